"""
Verbs of cards: reveal, discard, draw, set aside, stack, play, attach, borrow a special.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.effects.verbs import Verb
from dejarik.games.destiny.facts import COLOUR_NAMES, UPGRADE
from dejarik.games.destiny.rules.legality import why_not_play
from dejarik.games.destiny.rules.playing import PlayCard
from dejarik.games.destiny.rules.resolving import SPECIAL_REASON
from dejarik.games.destiny.rules.values import SUBTYPES
from dejarik.games.destiny.state import FIRST_COPY, table_of
from dejarik.kernel.choosing import Choosing, remember
from dejarik.kernel.decisions import ONE, VALUE, Option
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.happening import emit_for
from dejarik.kernel.program import Op, Quantity, Selector
from dejarik.kernel.stack import ask, pop, push, push_scope

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

COLOUR_REASON: Final = 28

PLAY_FREE: Final = {
    zone: PlayCard(zone, free=True) for zone in (ev.FROM_HAND, ev.FROM_DISCARD, ev.FROM_UNDER)
}


@dataclass(frozen=True)
class ChooseColour(Op):
    """
    The actor names a colour.
    """

    name: str

    def step(self, s: State, f: Frame) -> None:
        """
        Ask, tell, remember.
        """
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            ask(s, f, scope.actor, ONE, COLOUR_REASON)
        elif f.step == 1:
            f.step = 2
            scope.names[self.name] = [f.x]
            emit_for(s, f, Event(ev.VALUE_CHOSEN, scope.actor, 0, scope.source, f.x))
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        The four colours.
        """
        return [Option(VALUE, 0, place, place) for place in range(len(COLOUR_NAMES))]

    def closed(self, s: State, f: Frame) -> None:
        """
        Note it.
        """
        f.x = f.forms[0].picks[0]


@dataclass(frozen=True)
class Reveal(Choosing):
    """
    Show cards to everyone, where they are.

    Rulings: arh.part8.reveal.01
    """

    cards: Selector

    def wanted(self) -> Selector:
        """
        Which cards.
        """
        return self.cards

    def can(self, s: State, scope: Scope) -> bool:
        """
        Whether there are any.
        """
        return bool(self.cards.find(s, scope))

    def step(self, s: State, f: Frame) -> None:
        """
        Choose, show, remember.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            if not self.choose(s, f):
                return
        if f.step == 1 and f.items:
            f.step = 2
            shown = Event(ev.CARDS_REVEALED, t.owner_of(f.items[0]), 0, scope.source)
            shown.items = f.items.copy()
            shown.amount = len(f.items)
            emit_for(t, f, shown)
            return
        if len(f.items) < self.cards.at_least(s, scope):
            scope.ok = False
        remember(scope, f.items, len(f.items), "")
        pop(s)


@dataclass(frozen=True)
class DiscardFromHand(Verb):
    """
    Discard cards from a hand.
    """

    cards: Selector

    def wanted(self) -> Selector:
        """
        Which cards.
        """
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """
        One card.
        """
        seat = t.owner_of(target)
        if target not in t.players[seat].hand:
            return None
        return Event(ev.CARD_DISCARDED, seat, target, scope.source, 1, ev.FROM_HAND)


@dataclass(frozen=True)
class Draw(Op):
    """
    A player draws cards.

    Rulings: arh.part6.draw.01
    """

    amount: Quantity
    who: Quantity

    def step(self, s: State, f: Frame) -> None:
        """
        Draw, remember.
        """
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
class LookAtHand(Op):
    """
    Look at the opponent's hand.

    Rulings: arh.part8.lookat.01
    """

    who: Quantity

    def step(self, s: State, f: Frame) -> None:
        """
        Look, leave.
        """
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            whose = self.who.amount(s, scope)
            emit_for(s, f, Event(ev.HAND_SEEN, scope.actor, whose, scope.source))
            return
        pop(s)


@dataclass(frozen=True)
class LeavePlay(Verb):
    """
    Cards leave play for a zone of their owner: the discard pile or set aside.
    """

    cards: Selector
    zone: int

    def wanted(self) -> Selector:
        """
        Which cards.
        """
        return self.cards

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """
        A copy in play, or the event card that is being played.
        """
        if target in t.copies:
            return Event(ev.LEFT_PLAY, scope.actor, target, scope.source, 1, self.zone)
        if target < FIRST_COPY and target in t.limbo:
            kind = ev.CARD_SET_ASIDE if self.zone == ev.TO_ASIDE else ev.CARD_DISCARDED
            return Event(kind, t.owner_of(target), target, scope.source, 1, ev.FROM_PLAY)
        return None


@dataclass(frozen=True)
class StackUnderThis(Verb):
    """
    Put a card from your hand face down under this set-aside card.
    """

    card: Selector

    def wanted(self) -> Selector:
        """
        Which card.
        """
        return self.card

    def event(self, t: Table, scope: Scope, target: int) -> Event | None:
        """
        Only when the card above is set aside by now.
        """
        if scope.source not in t.players[t.owner_of(scope.source)].aside:
            return None
        return Event(ev.CARD_STACKED, scope.you, target, scope.source, 1)

    def finish(self, s: State, f: Frame) -> None:
        """
        What was stacked is nobody's to remember.
        """
        remember(s.scope_of(f), [], f.y, "")
        pop(s)


@dataclass(frozen=True)
class PlayStacked(Choosing):
    """
    Play the card stacked under a set-aside card for free, then discard the latter.

    A stacked card that cannot be played is discarded.

    Rulings: arh.clar.sor.16, arh.clar.sor.18
    """

    upper: Selector

    def wanted(self) -> Selector:
        """
        The card it lies under.
        """
        return self.upper

    def can(self, s: State, scope: Scope) -> bool:
        """
        Whether there is one.
        """
        return bool(self.upper.find(s, scope))

    def step(self, s: State, f: Frame) -> None:
        """
        Choose, play or discard, discard the card above.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            if not self.choose(s, f):
                return
        step = f.step
        f.step = step + 1
        if not f.items:
            scope.ok = False
            pop(s)
        elif step == 1:
            card = t.under[f.items[0]]
            if why_not_play(t, scope.actor, card, free=True) is None:
                push(s, PLAY_FREE[ev.FROM_UNDER], f).x = card
            else:
                owner = t.owner_of(card)
                emit_for(t, f, Event(ev.CARD_DISCARDED, owner, card, 0, 1, ev.FROM_UNDER))
        elif step == 2:
            owner = t.owner_of(f.items[0])
            upper = Event(ev.CARD_DISCARDED, owner, f.items[0], 0, 1, ev.FROM_ASIDE)
            emit_for(t, f, upper)
        else:
            pop(s)


@dataclass(frozen=True)
class PlayForFree(Choosing):
    """
    Play a card by an effect, for free; it resolves when its turn in the queue comes.

    Rulings: arh.part8.free.01
    """

    card: Selector

    def wanted(self) -> Selector:
        """
        Which card.
        """
        return self.card

    def can(self, s: State, scope: Scope) -> bool:
        """
        Whether there may be one.
        """
        return self.card.is_secret(s, scope) or bool(self.card.find(s, scope))

    def step(self, s: State, f: Frame) -> None:
        """
        Choose, play, leave.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            if not self.choose(s, f):
                return
        if f.step == 1 and f.items:
            f.step = 2
            card = f.items[0]
            in_hand = card in t.players[t.owner_of(card)].hand
            zone = ev.FROM_HAND if in_hand else ev.FROM_DISCARD
            push(s, PLAY_FREE[zone], f).x = card
            return
        if not f.items:
            scope.ok = False
        remember(scope, f.items, len(f.items), "")
        pop(s)


@dataclass(frozen=True)
class AttachThis(Choosing):
    """
    Attach this card to another one.

    With `becomes` it first turns into an upgrade of that subtype and a cost of 0.

    Rulings: arh.part5.changetype.01, arh.part8.move.01
    """

    to: Selector
    becomes: str = ""

    def wanted(self) -> Selector:
        """
        The new host.
        """
        return self.to

    def can(self, s: State, scope: Scope) -> bool:
        """
        Whether there is a host, and something to attach.
        """
        return scope.source in table_of(s).copies and bool(self.to.find(s, scope))

    def step(self, s: State, f: Frame) -> None:
        """
        Choose, change type, attach, remember.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            if not self.choose(s, f):
                return
        step = f.step
        f.step = step + 1
        if not f.items or scope.source not in t.copies:
            scope.ok = False
            remember(scope, [], 0, "")
            pop(s)
        elif step == 1 and self.becomes:
            self.change_type(t, f, scope)
        elif step <= 2 and f.items[0] in t.copies:
            f.step = 3
            emit_for(t, f, Event(ev.ATTACHED, scope.actor, scope.source, f.items[0], 1))
        else:
            remember(scope, f.items, 1, "")
            pop(s)

    def change_type(self, t: Table, f: Frame, scope: Scope) -> None:
        """
        The card becomes an upgrade before it is attached.
        """
        changed = Event(ev.TYPE_CHANGED, scope.actor, scope.source, scope.source, 0, UPGRADE)
        changed.items = [SUBTYPES.index(self.becomes)]
        emit_for(t, f, changed)


@dataclass(frozen=True)
class UseSpecial(Choosing):
    """
    Use the special ability of a card in play as if it were yours.

    Rulings: arh.faq.22, arh.faq.25
    """

    of: Selector

    def wanted(self) -> Selector:
        """
        Whose special.
        """
        return self.of

    def can(self, s: State, scope: Scope) -> bool:
        """
        Whether there is one.
        """
        return bool(self.of.find(s, scope))

    def step(self, s: State, f: Frame) -> None:
        """
        Choose a card, then which of its specials, then use it.
        """
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            if not self.choose(s, f):
                return
        step = f.step
        f.step = step + 1
        if not f.items:
            scope.ok = False
            pop(s)
        elif step == 1 and len(t.definition_of(t.copy(f.items[0])).specials) > 1:
            ask(s, f, scope.actor, ONE, SPECIAL_REASON)
        elif step <= 2:
            f.step = 3
            specials = t.definition_of(t.copy(f.items[0])).specials
            push_scope(s, specials[f.x], Scope(scope.you, f.items[0]))
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        Cards, or specials by place.
        """
        if f.step < 2:
            return super().options(s, f, form)
        t = table_of(s)
        specials = t.definition_of(t.copy(f.items[0])).specials
        return [Option(VALUE, f.items[0], place, place) for place in range(len(specials))]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """
        A special closes at once.
        """
        if f.step < 2:
            super().pick(s, f, form, option)
            return
        form.picks.append(option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """
        Note the card, or the special.
        """
        if f.step < 2:
            super().closed(s, f)
        else:
            f.x = f.forms[0].picks[0]
