"""The end of a turn: what lasted until then ends, as an automatic action among the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import durations
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.state import table_of
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop
from dejarik.kernel.timing import FIRST, Ability, Listener

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class EndDuration(Op):
    """What came into force at a moment (`amount` of the scope) lasts no longer; 0 for all."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(ev.DURATIONS_ENDED, scope.you, amount=scope.amount))


@dataclass(frozen=True)
class DurationEnds(Ability):
    """
    Something that lasts until the end of the turn ends.

    Its holder is no thing: when it came about, below zero; 0 for all there is.
    """

    effect: EndDuration

    def duty(self) -> int:
        return FIRST

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        t = table_of(s)
        due = [one for one in t.lasting if one.until == durations.THIS_TURN]
        if not any(holder in (0, -one.since) for one in due):
            return None
        scope = Scope(event.seat, 0)
        scope.amount = -holder
        return scope

    def program(self) -> Op:
        return self.effect


DURATION_ENDS: Final = DurationEnds(EndDuration())


def endings(t: Table, others: list[Listener]) -> list[Listener]:
    """One automatic action for each ending; all as one where their order can matter to nobody."""
    due = [one.since for one in t.lasting if one.until == durations.THIS_TURN]
    if any(one.ability.duty() == FIRST for one in others):
        return [Listener(DURATION_ENDS, -since) for since in due]
    return [Listener(DURATION_ENDS, 0)] if due else []
