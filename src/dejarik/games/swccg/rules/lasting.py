"""What lasts: modifiers that outlive the action that made them, and until when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.swccg.model.definition import WEAPON
from dejarik.games.swccg.model.durations import BY_RULE, UNTIL_IT_LEAVES, duration
from dejarik.games.swccg.model.state import table_of
from dejarik.kernel.frames import Lasting
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.modifiers import Modifier
    from dejarik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Lasts(Op):
    """An op that makes something last; cards say what and until when."""

    def modifiers(self) -> tuple[Modifier, ...]:
        """The modifiers in force while it lasts."""
        return ()

    def span(self) -> int:
        """Until when."""
        return BY_RULE

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f).clone()
        scope.event = None
        scope.paused = NOBODY
        pop(s)
        source = scope.source
        by_weapon = source in t.copies and t.definition(source).kind == WEAPON
        until = duration(t, UNTIL_IT_LEAVES if by_weapon and not self.span() else self.span())
        s.lasting.append(Lasting(self, scope, until, scope.you, s.serial))
        s.index = None
        s.changes += 1
