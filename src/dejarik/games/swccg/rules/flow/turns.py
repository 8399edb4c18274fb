"""Turns: start, six phases, recirculation, end; one after the other until somebody has lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.state import PHASES, table_of
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

BEGIN: Final = 0
FIRST_PHASE: Final = 1
RECIRCULATE: Final = FIRST_PHASE + 2 * len(PHASES)
ENDING: Final = RECIRCULATE + 1
END: Final = ENDING + 1


@dataclass(frozen=True)
class Turns(Op):
    """One turn after the other; a phase is two steps: it begins, and its actions."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        place = f.step
        f.step = place + 1
        if place == BEGIN:
            seat = t.other(t.turn) if t.turn_count else t.dark()
            emit(s, Event(ev.TURN_BEGINS, seat))
        elif place < RECIRCULATE:
            number, part = divmod(place - FIRST_PHASE, 2)
            kind = ev.PHASE if part else ev.PHASE_BEGINS
            emit(s, Event(kind, t.turn, detail=PHASES[number]))
        elif place == RECIRCULATE:
            seats = (t.turn, t.other(t.turn))
            emit_all(s, [Event(ev.RECIRCULATED, seat) for seat in seats])
        elif place == ENDING:
            emit(s, Event(ev.TURN_ENDING, t.turn))
        else:
            f.step = BEGIN
            emit(s, Event(ev.TURN_ENDS, t.turn))


TURNS: Final = Turns()
