"""Victory points that effects and missions give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.state import battle_of
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import Op, Quantity
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class Score(Op):
    """The player gains victory points."""

    amount: Quantity

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        amount = self.amount.amount(s, scope)
        pop(s)
        if amount:
            emit(s, Event(ev.POINTS_SCORED, scope.you, NOTHING, scope.source, amount))


@dataclass(frozen=True)
class ScoreForAll(Op):
    """Every player gains victory points."""

    amount: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        emit_all(
            s,
            [
                Event(ev.POINTS_SCORED, seat, NOTHING, scope.source, self.amount)
                for seat in battle_of(s).seats_by_initiative()
            ],
        )
