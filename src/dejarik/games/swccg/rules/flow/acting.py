"""
Acting: the one shape of every action.

The card is claimed from hand, costs are used, the action is initiated and can be responded to;
then comes its result, the card goes where it belongs, and the action is completed, which can be
answered once more. A cancelled action has no result and is not completed; its costs stay paid.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.state import table_of
from dejarik.kernel.emitting import emit, emit_all, emit_for
from dejarik.kernel.events import CANCELLED, LIVE, Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import forbidding
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push
from dejarik.kernel.timing import Ability

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

CLAIM: Final = 0
PAY: Final = 1
INITIATE: Final = 2
RESULT: Final = 3
PUT_AWAY: Final = 4
COMPLETE: Final = 5
END: Final = 6

REFUSED: Final = "refused"
"""Where an action says that its player would not pay the price that was found."""

COMMITTING: Final = (ev.DRAINING, ev.BATTLE_BEGINS, ev.FIRING)
"""Actions that use something up as soon as they are initiated, even if they are cancelled."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Action(Op):
    """
    An action under way.

    `y` of its frame is 1 once its initiation stands; `x` is what it cost. What was chosen is in the
    scope under `chosen`; the source of the scope is the card, copy, place or pile that acts.
    """

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        if place == CLAIM:
            if ids.is_card(scope.source) and t.zone_of(scope.source) == ids.HAND:
                emit_for(s, f, Event(ev.CLAIMED, scope.you, scope.source))
        elif place == PAY:
            if f.result > 0:
                scope.source = f.result
                f.result = 0
            first = self.prepares(t, scope)
            if first is not None:
                f.step = PAY
                push(s, first, f)
                return
            if REFUSED in scope.names:
                f.step = PUT_AWAY
                return
            shares = self.shares(t, scope)
            f.x = shares[scope.you]
            payers = [scope.you] * f.x + [t.other(scope.you)] * shares[t.other(scope.you)]
            paid = [Event(ev.USE_ONE, seat, 0, scope.source) for seat in payers]
            if self.limit():
                paid.append(Event(ev.TEXT_SPENT, scope.you, scope.source, 0, self.limit()))
            emit_all(s, paid)
        elif place == INITIATE:
            noted = self.notes(t, scope)
            if noted:
                entry = Event(ev.NOTED, scope.you, scope.source, scope.source)
                entry.items = noted
                emit(s, entry)
            event = self.announced(t, scope)
            if event.kind in COMMITTING:
                emit(s, Event(ev.COMMITTED, scope.you, scope.source, scope.source, 0, event.kind))
            event.amount = event.amount or f.x
            event.detail = len(s.frames) - 1
            emit(s, event)
        elif place == RESULT:
            if f.y:
                self.result(s, f)
        elif place == PUT_AWAY:
            self.put_away(s, f)
        elif place == COMPLETE:
            done = self.completed(t, scope) if f.y else None
            if done is not None:
                emit(s, done)
        else:
            pop(s)

    def prepares(self, t: Table, scope: Scope) -> Op | None:
        """
        What its initiation does before Force is used: a draw that finds the price, another price.

        It is asked again when that is done; a price that is then refused is under REFUSED.
        """
        return None

    def price(self, t: Table, scope: Scope) -> int:
        """How much Force it uses."""
        return 0

    def limit(self) -> int:
        """Which text in which time frame it uses up; 0 if it has no limit."""
        return 0

    def shares(self, t: Table, scope: Scope) -> list[int]:
        """How much Force each seat uses for it, by seat."""
        shares = [0, 0]
        shares[scope.you] = self.price(t, scope)
        return shares

    def notes(self, t: Table, scope: Scope) -> list[int]:
        """What its initiation enters in the ledger of limits, cancelled or not."""
        return []

    def announced(self, t: Table, scope: Scope) -> Event:
        """The event that says it has been initiated."""
        raise NotImplementedError

    def result(self, s: State, f: Frame) -> None:
        """What it does: propose events or push work, as the last thing."""

    def put_away(self, s: State, f: Frame) -> None:
        """Where its card goes if it is still open: to the Used Pile or the Lost Pile."""
        t = table_of(s)
        scope = s.scope_of(f)
        if ids.is_card(scope.source) and t.zone_of(scope.source) == ids.OPEN:
            used = f.y and not t.definition_of(scope.source).goes_lost
            pile = ids.USED if used else ids.LOST
            emit(s, Event(ev.PUT_CARD, scope.you, scope.source, scope.source, 0, pile))

    def completed(self, t: Table, scope: Scope) -> Event | None:
        """The event that says it is done, if that can be answered."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class RuleAction(Ability):
    """Something the rules let a player do at top level; its targets are picked with it."""

    def seat_of(self, t: Table, holder: int) -> int:
        """Who would do it."""
        return t.turn

    def is_open(self, t: Table, seat: int, holder: int, event: Event) -> bool:
        """Whether it can be begun and completed now."""
        raise NotImplementedError

    def may_be_of(self, s: State, holder: int, seat: int) -> bool:
        return self.seat_of(table_of(s), holder) == seat

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        seat = self.seat_of(t, holder)
        return Scope(seat, holder) if self.is_open(t, seat, holder, event) else None


def chosen(scope: Scope, place: int = 0) -> int:
    """What was chosen at one of the stages of initiation."""
    return scope.names["chosen"][place]


@dataclass(frozen=True)
class Cancel(Op):
    """What this responds to will have no result."""

    def step(self, s: State, f: Frame) -> None:
        answered = s.event_of(s.scope_of(f))
        pop(s)
        if answered is not None and answered.status == LIVE:
            answered.status = CANCELLED
            s.changes += 1


def is_protected(t: Table, event: Event) -> bool:
    """Whether what an event is about may not be cancelled: a character that is deployed never."""
    if event.kind == ev.DEPLOYING and t.definition(event.subject).kind == CHARACTER:
        return True
    return bool(forbidding(t, st.MAY_NOT_BE_CANCELLED, event.subject))
