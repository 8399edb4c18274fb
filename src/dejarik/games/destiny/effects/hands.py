"""Hands: reveal, discard, draw, look; and how many cards a hand lacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.verbs import Verb
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.events import BY_DIE, LAST_OF_HAND
from dejarik.games.destiny.model.state import FIRST_DIE, table_of
from dejarik.games.destiny.rules.flow.resolving import note_discarded
from dejarik.games.destiny.rules.values import hand_size
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.emitting import emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import ALL, Condition, Op, Quantity, Selector, written
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

LOOKING: Final = 1
REVEALING: Final = 2


def hidden_of(t: Table, cards: list[int]) -> list[int]:
    """
    Those of some cards that do not lie revealed already.

    Rulings: arh.part8.reveal.03
    """
    return [card for card in cards if card not in t.players[t.owner_of(card)].detected]


def reveal_event(t: Table, scope: Scope, cards: list[int], detects: bool) -> Event:
    """Cards of one player are revealed."""
    shown = Event(ev.CARDS_REVEALED, t.owner_of(cards[0]), 0, scope.source, len(cards))
    shown.items = cards.copy()
    if scope.actor != shown.seat:
        shown.flags = ev.BY_OPPONENT
    if detects:
        shown.detail = ev.DETECTED
    return shown


@dataclass(frozen=True)
class Reveal(Choosing):
    """
    Show cards to everyone, where they are.

    What lies revealed already is not revealed again; `detects` makes it stay revealed.
    Rulings: arh.part8.reveal.01, arh.part8.reveal.03
    """

    cards: Selector
    detects: bool = False
    name: str = ""

    def __repr__(self) -> str:
        """As its hash knows it."""
        return written(self, {"name": ""})

    def wanted(self) -> Selector:
        return self.cards

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 1:
            f.step = 2
            f.items = hidden_of(t, f.items)
            if f.items:
                emit_for(t, f, reveal_event(t, scope, f.items, self.detects))
                return
        if len(f.items) < self.cards.at_least(s, scope):
            scope.ok = False
        remember(scope, f.items, len(f.items), self.name)
        pop(s)


def discard_event(scope: Scope, seat: int, card: int, zone: int) -> Event:
    """
    A card is discarded by an effect, which may be that of a die being resolved.

    Rulings: arh.clar.leg.07, arh.clar.res.07
    """
    discarded = Event(ev.CARD_DISCARDED, seat, card, scope.source, 1, zone)
    if scope.subject:
        discarded.flags = BY_DIE
    return discarded


@dataclass(frozen=True)
class DiscardFromHand(Verb):
    """Discard cards from a hand."""

    cards: Selector

    def wanted(self) -> Selector:
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        seat = t.owner_of(target)
        if target not in t.players[seat].hand:
            return None
        return discard_event(scope, seat, target, ev.FROM_HAND)

    def finish(self, s: State, f: Frame) -> None:
        """A die being resolved may have to tell what it discarded."""
        done = [target for target in f.items if target != NOTHING]
        note_discarded(table_of(s), s.scope_of(f).subject, done)
        super().finish(s, f)


@dataclass(frozen=True)
class Draw(Op):
    """
    A player draws cards.

    Rulings: arh.part6.draw.01
    """

    amount: Quantity
    who: Quantity

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            f.x = self.amount.amount(s, scope)
            seat = self.who.amount(s, scope)
            emit_for(s, f, Event(ev.CARDS_DRAWN, seat, 0, scope.source, f.x))
            return
        if f.result < f.x:
            scope.ok = False
        remember(scope, [], max(0, f.result), "")
        pop(s)


@dataclass(frozen=True)
class LookAtHand(Choosing):
    """
    Look at cards of a hand; those everyone knows by then have been revealed.

    Rulings: arh.part8.lookat.01, arh.part8.lookat.02
    """

    cards: Selector
    name: str = ""

    def wanted(self) -> Selector:
        return self.cards

    def proceed(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == LOOKING and f.items:
            emit_for(t, f, self.seen(t, scope, f.items))
            return
        if step == REVEALING:
            cards = hidden_of(t, f.items)
            if cards and all(t.knowledge.is_public(card) for card in cards):
                emit_for(t, f, reveal_event(t, scope, cards, detects=False))
                return
        if self.cards.mode() != ALL and len(f.items) < self.cards.at_least(s, scope):
            scope.ok = False
        remember(scope, f.items, len(f.items), self.name)
        pop(s)

    def seen(self, t: Table, scope: Scope, cards: list[int]) -> Event:
        """That the actor looks at these cards of one player."""
        whose = t.owner_of(cards[0])
        seen = Event(ev.HAND_SEEN, scope.actor, whose, scope.source, len(cards))
        seen.detail = int(len(cards) < len(t.players[whose].hand))
        seen.items = cards.copy()
        return seen


@dataclass(frozen=True)
class Detected(Filter):
    """
    A hand card that Detect has revealed, as long as it is.

    Rulings: arh.part8.detected.01, arh.part8.detected.03
    """

    def fits(self, t: Table, scope: Scope, entity: int) -> bool:
        return entity < FIRST_DIE and entity in t.players[t.owner_of(entity)].detected


@dataclass(frozen=True)
class WasLastOfHand(Condition):
    """The card that a player just played or discarded was the last one of that player's hand."""

    def holds(self, s: State, scope: Scope) -> bool:
        """As it was noted when the card left; a card may be played from another player's hand."""
        event = s.event_of(scope)
        if event is None or not event.flags & LAST_OF_HAND:
            return False
        return table_of(s).owner_of(event.subject) == event.seat


@dataclass(frozen=True)
class DiscardedByEffect(Condition):
    """
    The card was discarded by an effect, from a certain zone: of a card alone, or a die as well.

    What a player discards to reroll, or in upkeep, is discarded by no effect.
    Rulings: arh.clar.leg.07, arh.clar.res.07
    """

    zones: tuple[int, ...]
    of_a_die: bool

    def holds(self, s: State, scope: Scope) -> bool:
        event = s.event_of(scope)
        if event is None or not event.source or event.detail not in self.zones:
            return False
        return self.of_a_die or not event.flags & BY_DIE


@dataclass(frozen=True)
class CardsMissing(Quantity):
    """
    How many cards a player lacks to their hand size.

    Rulings: arh.part3.hand.02
    """

    who: Quantity

    def amount(self, s: State, scope: Scope) -> int:
        t = table_of(s)
        seat = self.who.amount(s, scope)
        return max(0, hand_size(t, seat) - len(t.players[seat].hand))
