"""Structure: how sentences hang together, where the kernel has no node for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.rules.easing import Easing, contends, eases
from dejarik.kernel.decisions import NO, YES, YES_NO, Option
from dejarik.kernel.ops import MAY_REASON, Nothing
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.stack import ask, pop, push

if TYPE_CHECKING:
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State

NOTHING: Final = Nothing()


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


@dataclass(frozen=True)
class Unless(Op):
    """
    Do something; if it is not done, or not in full, something else happens.

    Register: `x` is whether all before it was done.
    """

    effect: Op
    otherwise: Op

    def step(self, s: State, f: Frame) -> None:
        """Do it, look whether it was done, leave as if nothing had failed here."""
        scope = s.scope_of(f)
        step = f.step
        f.step = step + 1
        if step == 0:
            f.x = int(scope.ok)
            scope.ok = True
            push(s, self.effect, f)
        elif step == 1 and not scope.ok:
            push(s, self.otherwise, f)
        else:
            scope.ok = bool(f.x)
            pop(s)


@dataclass(frozen=True)
class Repeatable(Op):
    """
    An effect that the actor may do again as long as a condition holds after it.

    At most `most` times again; once it does not hold, something else follows.
    Register: `x` is how often it was done again.
    """

    effect: Op
    condition: Condition
    most: int
    otherwise: Op = NOTHING

    def can(self, s: State, scope: Scope) -> bool:
        return self.effect.can(s, scope)

    def step(self, s: State, f: Frame) -> None:
        """Do it, ask, do it again or leave."""
        step = f.step
        f.step = step + 1
        if step == 0:
            push(s, self.effect, f)
        elif step == 1 and not self.condition.holds(s, s.scope_of(f)):
            push(s, self.otherwise, f)
        elif step == 1 and f.x < self.most and self.effect.can(s, s.scope_of(f)):
            ask(s, f, s.scope_of(f).actor, YES_NO, MAY_REASON)
        else:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        source = s.scope_of(f).source
        return [Option(NO, source), Option(YES, source)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.kind)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        if f.forms[0].picks[0] == YES:
            f.x += 1
            f.step = 0
