"""Triggers: what happens, to whom and by whom, and the abilities that wait for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.filters import Filter, controller_of
from dejarik.games.destiny.effects.hands import LookAtHand
from dejarik.games.destiny.effects.selectors import fits_all
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.definition import Heard
from dejarik.games.destiny.model.past import FIRST_PAST
from dejarik.games.destiny.model.state import ACTION, table_of
from dejarik.games.destiny.rules import as_characters
from dejarik.games.destiny.rules.flow.resolving import bring_outcome
from dejarik.games.destiny.rules.history import EVER, ONE_MOMENT, THIS_PHASE, is_within
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel import emitting, ids
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Condition, Node, Op
from dejarik.kernel.timing import Ability

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


BY_ANYONE: Final = 0
BY_YOU: Final = 1
BY_OPPONENT: Final = 2
BY_HOSTS_CONTROLLER: Final = 3
"""By whoever controls the card this one is attached to."""

SUBJECT: Final = 0
SOURCE: Final = 1
DICE: Final = 2
"""Any of an event's dice: the one it is about, or one of its items."""
PLAYED: Final = 3
"""The copy that a played card became, or the card if it became none."""

ANY_DETAIL: Final = -1
"""Where it does not matter of which sort an event is."""

HAND_LEFT: Final = (ev.CARD_DISCARDED, ev.CARD_SET_ASIDE)
"""What else tells in its detail that a card comes out of a hand."""

ATTACHING: Final = (ev.CARD_PLAYED, ev.ATTACHED)
"""What tells that an upgrade has come onto a card, which may count as a character for that."""

BEGINNINGS: Final = {
    ev.ACTION_TAKEN: ev.ACTION_DUE,
    ev.ACTIVATED: ev.ACTIVATION_DUE,
    ev.DIE_RESOLVED: ev.DIE_RESOLVING,
}
"""What is told when it is over, and where "before" it is: when it begins."""


@dataclass(frozen=True)
class Happening(Node):
    """
    The description of an event: its kind, by whom, and what it is about.

    `role` says whether the qualities are asked of the event's subject, its source, any of
    its dice or what was played; an event of another kind described by `also` will do too.
    """

    kind: int
    about: tuple[Filter, ...] = ()
    by: int = BY_ANYONE
    role: int = SUBJECT
    also: Happening | None = None

    def sort(self) -> int:
        """Of which sort it must be."""
        return ANY_DETAIL

    def span(self) -> int:
        """In which span of time only the first is meant, if in any."""
        return EVER

    def matches(self, s: State, scope: Scope, event: Event) -> bool:
        """Whether this event is one of those meant."""
        if not self.is_such(s, scope, event):
            return False
        return not self.looks_back() or self.is_first(table_of(s), scope, event)

    def looks_back(self) -> bool:
        """Whether it matters what has happened before."""
        return self.span() not in (EVER, ONE_MOMENT)

    def is_such(self, s: State, scope: Scope, event: Event) -> bool:
        """Whether it is described, the first or not."""
        if self.also is not None and event.kind == self.also.kind:
            return self.also.is_such(s, scope, event)
        if self.sort() not in (ANY_DETAIL, event.detail):
            return False
        if not self.is_by(table_of(s), event.seat, scope):
            return False
        if not self.about:
            return True
        t = table_of(s)
        if self.role == DICE:
            dice = [event.subject, *event.items]
            known = [one for one in dice if one in t.dice or one in t.gone_dice]
            return any(fits_all(self.about, t, scope, one) for one in known)
        return fits_all(self.about, t, scope, self.entity(event))

    def is_by(self, t: Table, seat: int, scope: Scope) -> bool:
        """Whether the right player did it."""
        if self.by == BY_YOU:
            return seat == scope.you
        if self.by == BY_HOSTS_CONTROLLER:
            host = t.copies.get(t.copy(scope.source).host)
            return host is not None and seat == host.controller
        return self.by != BY_OPPONENT or seat not in (scope.you, ids.NOBODY)

    def is_first(self, t: Table, scope: Scope, event: Event) -> bool:
        """Whether no such event came before it in its span of time."""
        span = self.span()
        if span == THIS_PHASE and t.phase != ACTION:
            return False
        for place, one in enumerate(t.past):
            if one.serial == event.serial:
                break
            if is_within(t, one, span, scope.you) and self.was(t, scope, place):
                return False
        return True

    def was(self, t: Table, scope: Scope, place: int) -> bool:
        """Whether what is remembered at this place is one of those meant."""
        one = t.past[place]
        if self.also is not None and one.kind == self.also.kind:
            return self.also.was(t, scope, place)
        if one.kind != self.kind or self.sort() not in (ANY_DETAIL, one.detail):
            return False
        if not self.is_by(t, one.seat, scope):
            return False
        if self.role == SOURCE and one.source not in t.copies:
            return False
        entity = one.source if self.role == SOURCE else FIRST_PAST + place
        return not self.about or fits_all(self.about, t, scope, entity)

    def kinds(self) -> set[int]:
        """The kinds of event it is about."""
        return {self.kind} if self.also is None else {self.kind, self.also.kind}

    def entity(self, event: Event) -> int:
        """What of the event is described."""
        if self.role == SOURCE or (self.role == PLAYED and event.source):
            return event.source
        return event.subject

    def is_about_holder(self) -> bool:
        """Whether only events about the very card meet the description."""
        if self.also is not None or self.role != SUBJECT:
            return False
        return any(one.means_holder() for one in self.about)

    def meant(self, t: Table, scope: Scope, event: Event) -> list[int]:
        """What the ability then speaks of: those dice still there, or what the event is about."""
        if self.also is not None and event.kind == self.also.kind:
            return self.also.meant(t, scope, event)
        if self.role != DICE:
            return [self.entity(event) if self.role == PLAYED else event.subject]
        dice = [one for one in (event.subject, *event.items) if one in t.dice]
        return [die for die in dice if fits_all(self.about, t, scope, die)]


@dataclass(frozen=True)
class CertainHappening(Happening):
    """
    An event of a certain sort, or only the first one in a span of time.

    `detail` is what sort of its kind it must be: which phase, action, zone or symbol. With
    `first` only the first in a span of time is meant, one of `also` counted.
    """

    detail: int = ANY_DETAIL
    first: int = EVER

    def sort(self) -> int:
        return self.detail

    def span(self) -> int:
        return self.first


@dataclass(frozen=True)
class DefeatedByOpponent(Happening):
    """A defeat that the effect of an opponent of the character's controller has brought about."""

    def is_such(self, s: State, scope: Scope, event: Event) -> bool:
        return bool(event.flags & ev.BY_OPPONENT) and super().is_such(s, scope, event)


@dataclass(frozen=True)
class LostToAnother(Happening):
    """A player loses something because the other one's effect says so."""

    def is_such(self, s: State, scope: Scope, event: Event) -> bool:
        return bool(event.flags & ev.ANOTHERS_EFFECT) and super().is_such(s, scope, event)


@dataclass(frozen=True)
class RevealedInTheirHand(Happening):
    """You reveal cards in the hand of an opponent, who does not do it themselves."""

    def is_such(self, s: State, scope: Scope, event: Event) -> bool:
        """They lie there all the same."""
        if event.seat == scope.you or not event.flags & ev.BY_OPPONENT:
            return False
        hand = table_of(s).players[event.seat].hand
        return any(card in hand for card in event.items)


@dataclass(frozen=True)
class LeavesTheirHand(Happening):
    """
    A card leaves an opponent's hand, whichever way, and everyone knows which it is.

    One that goes unseen would show by what follows what only its owner knows.
    Rulings: arh.part3.hand.04
    """

    def kinds(self) -> set[int]:
        return {ev.PLAY_STARTED, *HAND_LEFT, ev.CARD_MOVED, ev.ENTERED_PLAY}

    def entity(self, event: Event) -> int:
        return event.source if event.kind == ev.ENTERED_PLAY else event.subject

    def is_such(self, s: State, scope: Scope, event: Event) -> bool:
        t = table_of(s)
        if event.kind == ev.ENTERED_PLAY:
            left = bool(event.flags & ev.OUT_OF_HAND)
        elif event.kind == ev.CARD_MOVED:
            left = event.flags == ev.FROM_HAND
        else:
            left = event.detail == ev.FROM_HAND
        card = self.entity(event)
        if not left or t.owner_of(card) == scope.you or not t.knowledge.is_public(card):
            return False
        return fits_all(self.about, t, scope, card)


@dataclass(frozen=True)
class ShownOrDiscarded(Happening):
    """
    The card itself is to be revealed, or discarded from its hand, by an effect of an opponent.

    Looking at a hand reveals it in a game of two; what that has shown is not revealed again.
    Rulings: arh.part8.lookat.02, arh.part8.reveal.03
    """

    def kinds(self) -> set[int]:
        return {ev.CARD_DISCARDED, ev.CARDS_REVEALED, ev.HAND_SEEN}

    def is_such(self, s: State, scope: Scope, event: Event) -> bool:
        """Whoever chooses the card, it is their effect."""
        t = table_of(s)
        by = _doing(t)
        if by is None or not event.source or t.scope_of(by).you == scope.you:
            return False
        if event.kind == ev.CARD_DISCARDED:
            return event.subject == scope.source and event.detail == ev.FROM_HAND
        if scope.source in t.players[scope.you].detected or scope.source not in event.items:
            return False
        return event.kind == ev.HAND_SEEN or not isinstance(by.op, LookAtHand)


def _doing(t: Table) -> Frame | None:
    """The frame whose event is about to happen."""
    for frame in reversed(t.frames):
        if not isinstance(
            frame.op, (emitting.ResolveOne, emitting.ResolveEvent, emitting.ResolveMany)
        ):
            return frame
    return None


@dataclass(frozen=True)
class AboutToTakeDamage(Happening):
    """
    Damage that was dealt is about to be taken: where it is blocked, if it can be.

    Rulings: arh.part6.shields.02, arh.part6.shields.04, arh.part6.damage.03
    """

    def kinds(self) -> set[int]:
        return {self.kind, ev.DAMAGE_TAKEN}

    def is_such(self, s: State, scope: Scope, event: Event) -> bool:
        """What cannot be blocked has no moment but that of taking it."""
        if event.kind == ev.DAMAGE_TAKEN and not event.flags & ev.UNBLOCKABLE:
            return False
        return super().is_such(s, scope, event)


@dataclass(frozen=True)
class TakenThroughCard(Happening):
    """An event of its kind that a card has brought about, not an action by itself."""

    def is_such(self, s: State, scope: Scope, event: Event) -> bool:
        """Claiming brings control without a card."""
        return event.source != 0 and super().is_such(s, scope, event)


@dataclass(frozen=True)
class ByAnEffect(Condition):
    """What an ability waits for was done by a card or a die, not by an action."""

    def holds(self, s: State, scope: Scope) -> bool:
        event = s.event_of(scope)
        return event is not None and event.source != ids.NOTHING


@dataclass(frozen=True)
class Triggered(Ability):
    """An ability that waits for an event: before, after, or instead of it."""

    band: int
    when: Happening
    effect: Op
    condition: Condition | None = None

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        """
        The scope to run in, if the event is meant and the condition holds.

        Rulings: arh.part7.triggered.01
        """
        t = table_of(s)
        scope = Scope(controller_of(t, holder), holder)
        is_attaching = event.kind in ATTACHING
        if is_attaching:
            as_characters.count_host(
                t, scope, event.source if event.kind == ev.CARD_PLAYED else event.subject
            )
        if not self.when.matches(s, scope, event):
            return None
        scope.event = event
        scope.it = self.when.meant(t, scope, event)
        if event.kind == ev.DIE_RESOLVED:
            bring_outcome(t, event.subject, scope)
        if self.condition is not None and not self.condition.holds(s, scope):
            return None
        if is_attaching:
            as_characters.count_nothing(scope)
        return scope

    def program(self) -> Op:
        return self.effect

    def is_once_a_moment(self) -> bool:
        return self.when.span() == ONE_MOMENT

    def is_about_holder(self) -> bool:
        return self.when.is_about_holder()

    def heard(self) -> list[Heard]:
        """The events to wait for: "before" waits for the beginning."""
        first = self.when.kind
        kinds = [first, *sorted(self.when.kinds() - {first})]
        if self.band == BEFORE:
            kinds = [BEGINNINGS.get(kind, kind) for kind in kinds]
        return [Heard(kind, self.band, self) for kind in kinds]
