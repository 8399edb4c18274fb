"""
Decks and discard piles: look, search, pick out, put back, move, shuffle, discard.

Cards picked out of a deck come to lie on top of it, identities trading numbers, so that
the numbers that leave it tell nobody where a card was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects import selectors
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.hands import discard_event
from dejarik.games.destiny.effects.verbs import Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import FIRST_DIE, table_of
from dejarik.kernel import decisions
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.emitting import emit_all, emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.program import CHOOSE, Op, Quantity, Selector, written
from dejarik.kernel.stack import ask_some, pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

ARRANGE_REASON: Final = 60
BOTTOM_REASON: Final = 61
PARTING: Final = 0
UPPER: Final = 1
LOWER: Final = 2
ARRANGING: Final = 3


@dataclass(frozen=True)
class LookAtCards(Op):
    """
    The actor looks at cards of a deck where they are; nobody else does.

    Rulings: arh.part8.lookat.01, arh.part8.search.01
    """

    cards: Selector
    name: str = ""

    def can(self, s: State, scope: Scope) -> bool:
        """There must be cards; how many is public."""
        return bool(self.cards.find(s, scope))

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.items = self.cards.find(s, scope)
            if len(f.items) < max(1, self.cards.at_least(s, scope)):
                scope.ok = False
            if f.items:
                seen = Event(ev.DECK_SEEN, scope.actor, t.owner_of(f.items[0]), scope.source)
                seen.items = f.items.copy()
                seen.amount = len(f.items)
                emit_for(t, f, seen)
                return
        remember(scope, f.items, len(f.items), self.name)
        pop(s)


@dataclass(frozen=True)
class PickOut(Choosing):
    """
    Pick cards out of a deck one has looked at: they are then on top of it, under a name.

    Rulings: arh.part8.search.02
    """

    cards: DeckCards
    name: str

    def wanted(self) -> Selector:
        return self.cards

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 1 and f.items:
            f.step = 2
            owner = t.owner_of(f.items[0])
            picked = Event(ev.CARDS_PICKED, scope.actor, owner, scope.source, len(f.items))
            picked.items = f.items.copy()
            picked.detail = len(self.cards.within(s, scope))
            deck = t.players[owner].deck
            f.items = list(reversed(deck[-len(f.items) :]))
            emit_for(t, f, picked)
            return
        if len(f.items) < max(1, self.cards.at_least(s, scope)):
            scope.ok = False
        remember(scope, f.items, len(f.items), self.name)
        pop(s)


@dataclass(frozen=True)
class PutBack(Op):
    """
    The actor puts cards under a name back on top of their deck, in any order.

    With `bottom` some of them, or all, may go to the bottom instead; with `all_under` all of
    them do. How many do so is seen by everyone.
    Register: `x` is how many, and they stand last among the items.
    """

    name: str
    bottom: bool = False
    all_under: bool = False

    def __repr__(self) -> str:
        """As its hash knows it."""
        return written(self, {"all_under": False})

    def step(self, s: State, f: Frame) -> None:
        """Ask which go to the bottom, then for the order of both parts; put back."""
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == PARTING:
            f.items = self.cards(t, scope)
            if self.all_under:
                f.x = len(f.items)
            elif self.bottom and f.items:
                ask_some(s, f, scope.actor, decisions.SOME, BOTTOM_REASON, 0, len(f.items))
        elif step in (UPPER, LOWER):
            asked = len(self.part(f, step)) - 1
            if asked > 0:
                ask_some(s, f, scope.actor, decisions.ORDER, ARRANGE_REASON, asked, asked)
        elif step == ARRANGING and f.items:
            arranged = Event(ev.DECK_ARRANGED, scope.actor, t.owner_of(f.items[0]), scope.source)
            arranged.items = f.items.copy()
            arranged.amount = len(f.items)
            arranged.detail = f.x
            emit_for(t, f, arranged)
        else:
            pop(s)

    def cards(self, t: Table, scope: Scope) -> list[int]:
        """Those still in the deck, the top one first."""
        named = scope.names.get(self.name, [])
        found: list[int] = []
        for player in t.players:
            found += [card for card in reversed(player.deck) if card in named]
        return found

    def part(self, f: Frame, stage: int) -> list[int]:
        """The cards a question is about."""
        above = len(f.items) - f.x
        if stage == PARTING:
            return f.items
        return f.items[:above] if stage == UPPER else f.items[above:]

    def options(self, s: State, f: Frame, form: Form) -> list[decisions.Option]:
        """What could go to the bottom as well, or come next."""
        source = s.scope_of(f).source
        cards = self.part(f, f.step - 1)
        if f.step - 1 != PARTING:
            return [
                decisions.Option(decisions.ENTITY, source, card)
                for card in cards
                if card not in form.picks
            ]
        start = cards.index(form.picks[-1]) + 1 if form.picks else 0
        return [
            *[decisions.Option(decisions.ENTITY, source, card) for card in cards[start:]],
            decisions.Option(decisions.STOP),
        ]

    def pick(self, s: State, f: Frame, form: Form, option: decisions.Option) -> None:
        """One more, or enough; the last one needs no question."""
        if option.kind == decisions.STOP:
            form.closed = True
            return
        form.picks.append(option.target)
        form.closed = len(form.picks) == form.hi
        if f.step - 1 == PARTING and option.target == f.items[-1]:
            form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """Note which go to the bottom, or the order."""
        picks = f.forms[0].picks
        stage = f.step - 1
        rest = [card for card in self.part(f, stage) if card not in picks]
        if stage == PARTING:
            f.x = len(picks)
            f.items = rest + picks
        elif stage == UPPER:
            f.items = picks + rest + self.part(f, LOWER)
        else:
            f.items = self.part(f, UPPER) + picks + rest


@dataclass(frozen=True)
class MoveCards(Verb):
    """
    Put cards from a hand, deck or discard pile into a zone of their owner, or set-aside ones.

    An event that is being played may go the same way.
    """

    cards: Selector
    zone: int

    def wanted(self) -> Selector:
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        if target >= FIRST_DIE:
            return None
        owner = t.owner_of(target)
        player = t.players[owner]
        for zone, cards in (
            (ev.FROM_DISCARD, player.discard),
            (ev.FROM_HAND, player.hand),
            (ev.FROM_DECK, player.deck),
            (ev.FROM_PLAY, t.limbo),
            (ev.FROM_ASIDE, player.aside),
        ):
            if target in cards:
                if self.zone == ev.TO_DISCARD:
                    return discard_event(scope, owner, target, zone)
                moved = Event(ev.CARD_MOVED, owner, target, scope.source, 1, self.zone)
                moved.flags = zone
                return moved
        return None


@dataclass(frozen=True)
class DiscardFromDeck(Op):
    """
    Discard so many cards from the top of a player's deck.

    Rulings: arh.part7.then.04
    """

    amount: Quantity
    who: Quantity

    def can(self, s: State, scope: Scope) -> bool:
        return bool(table_of(s).players[self.who.amount(s, scope)].deck)

    def step(self, s: State, f: Frame) -> None:
        """One after the other, as many as there are; remember them."""
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.x = self.amount.amount(s, scope)
            seat = self.who.amount(s, scope)
            f.items = list(reversed(t.players[seat].deck))[: f.x]
            emit_all(
                t,
                [discard_event(scope, seat, card, ev.FROM_DECK) for card in f.items],
            )
            return
        if len(f.items) < f.x:
            scope.ok = False
        remember(scope, f.items, len(f.items), "")
        pop(s)


@dataclass(frozen=True)
class ShuffleDeck(Op):
    """A player shuffles their deck."""

    who: Quantity

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            emit_for(s, f, Event(ev.DECK_SHUFFLED, self.who.amount(s, scope), 0, scope.source))
            return
        pop(s)


@dataclass(frozen=True)
class DeckCards(Selector):
    """
    Cards of a deck with these qualities: of the whole deck, or of those under a name.

    Rulings: arh.part8.search.01, arh.part8.search.02
    """

    whose: int = selectors.YOURS
    among: str = ""
    filters: tuple[Filter, ...] = ()
    least: Quantity = selectors.ONE
    most: Quantity = selectors.ONE

    def within(self, s: State, scope: Scope) -> list[int]:
        """Where to look, the top card first."""
        t = table_of(s)
        found: list[int] = []
        for seat in selectors.seats_meant(t, scope, self.whose):
            found += reversed(t.players[seat].deck)
        if not self.among:
            return found
        named = scope.names.get(self.among, [])
        return [card for card in found if card in named]

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        return [
            one for one in self.within(s, scope) if selectors.fits_all(self.filters, t, scope, one)
        ]

    def mode(self) -> int:
        return CHOOSE

    def at_least(self, s: State, scope: Scope) -> int:
        return self.least.amount(s, scope)

    def at_most(self, s: State, scope: Scope) -> int:
        return self.most.amount(s, scope)

    def is_secret(self, s: State, scope: Scope) -> bool:
        """What fits is known only to who looks."""
        return bool(self.within(s, scope))

    def size(self, s: State, scope: Scope) -> int:
        return len(self.within(s, scope))


@dataclass(frozen=True)
class ThisInDiscardPile(Selector):
    """The card whose ability this is, while it lies in its owner's discard pile."""

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        if scope.source >= FIRST_DIE:
            return []
        found = scope.source in t.players[t.owner_of(scope.source)].discard
        return [scope.source] if found else []


@dataclass(frozen=True)
class ThisInHand(Selector):
    """The card whose ability this is, while it is in its owner's hand."""

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        if scope.source >= FIRST_DIE:
            return []
        found = scope.source in t.players[t.owner_of(scope.source)].hand
        return [scope.source] if found else []


@dataclass(frozen=True)
class TopCards(Selector):
    """So many cards from the top of a player's deck, the top one first."""

    amount: Quantity
    of: Quantity

    def find(self, s: State, scope: Scope) -> list[int]:
        deck = table_of(s).players[self.of.amount(s, scope)].deck
        return list(reversed(deck))[: self.amount.amount(s, scope)]

    def at_least(self, s: State, scope: Scope) -> int:
        """With fewer it is not fully done."""
        return self.amount.amount(s, scope)


@dataclass(frozen=True)
class WholeDeck(Selector):
    """All cards of a deck."""

    whose: int = selectors.YOURS

    def find(self, s: State, scope: Scope) -> list[int]:
        t = table_of(s)
        found: list[int] = []
        for seat in selectors.seats_meant(t, scope, self.whose):
            found += reversed(t.players[seat].deck)
        return found
