"""Structure: how sentences hang together, where the kernel has no node for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.rules.easing import Easing, contends, eases
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import pop, push

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class SpotToDo(Easing):
    """
    Spot something to do something; without it nothing is done, and that is not fully done.

    Rulings: arh.part8.spotting.04, arh.part7.then.01
    """

    spotted: Condition
    effect: Op

    def can(self, s: State, scope: Scope) -> bool:
        """Whether it is there, and the effect could do anything."""
        return self.spotted.holds(s, scope) and self.effect.can(s, scope)

    def payable(self, s: State, scope: Scope) -> bool:
        """Whether it is there, and the effect could be done in full."""
        return self.spotted.holds(s, scope) and self.effect.payable(s, scope)

    def seems_payable(self, s: State, scope: Scope) -> bool:
        """The same, as far as everyone knows."""
        return self.spotted.holds(s, scope) and self.effect.seems_payable(s, scope)

    def eases(self, s: State, scope: Scope) -> int:
        """What the effect does, if it is there."""
        return eases(self.effect, s, scope) if self.spotted.holds(s, scope) else 0

    def contends(self) -> bool:
        return contends(self.effect)

    def step(self, s: State, f: Frame) -> None:
        """Look once, do it or note that it was not done, leave."""
        if f.step == 0:
            f.step = 1
            scope = s.scope_of(f)
            if self.spotted.holds(s, scope):
                push(s, self.effect, f)
                return
            scope.ok = False
        pop(s)
