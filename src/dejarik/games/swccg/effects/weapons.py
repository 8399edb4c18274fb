"""What weapons and other attacks do: draw, compare, hit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.flow.destiny import FOR_WEAPON, draw_destiny
from dejarik.games.swccg.rules.flow.leaving import lose_cards
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import NOT_DONE
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class HitIfAbove(Op):
    """
    Draw destinies; a total above the target's defence hits it, outside a battle it is lost.

    `plus` is added to the total.
    """

    draws: int = 1
    plus: int = 0

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            draw_destiny(s, scope.you, scope.source, self.draws, FOR_WEAPON)
            return
        pop(s)
        target = scope.names["chosen"][0]
        if target not in t.copies or f.result == NOT_DONE:
            return
        if f.result + self.plus <= value(t, st.DEFENCE, target):
            return
        if t.battle() is not None:
            emit(s, Event(ev.HIT, scope.you, target, scope.source))
        else:
            lose_cards(s, t, scope.you, scope.source, [target])
