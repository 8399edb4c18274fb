"""Duels in texts: two characters meet, and one of them begins a duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules.flow.duels import begin_duel
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class DuelWithChosen(Op):
    """What the answered event is about duels with what was chosen; each draws so many destinies."""

    draws: int

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        moved = s.event_of(scope)
        other = scope.names["chosen"][0]
        pop(s)
        if moved is not None and moved.subject in t.copies and other in t.copies:
            begin_duel(s, scope.you, scope.source, [moved.subject, other], self.draws)
