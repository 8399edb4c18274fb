"""
Easing: how far an effect would help to pay for a card, before anyone decides on it.

What belongs here: reading effects for what they could save or bring. What does not: prices
and who can pay them (`costs`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.kernel.choosing import Choosing
from dejarik.kernel.ops import If, May, Pay, Sequence, Then
from dejarik.kernel.program import ALL, Op

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Easing(Op):
    """An effect that may help to pay for a card, or take from what there is to pay with."""

    def eases(self, s: State, scope: Scope) -> int:
        """How much of what is to be paid for just now it could save or bring at best."""
        raise NotImplementedError

    def contends(self) -> bool:
        """As a cost: whether other costs may want the same things."""
        return False


def eases(effect: Op, s: State, scope: Scope) -> int:
    """How much of what is to be paid for just now an effect could save or bring at best."""
    if isinstance(effect, Easing):
        return effect.eases(s, scope)
    if isinstance(effect, Sequence):
        return sum([eases(part, s, scope) for part in effect.parts])
    if isinstance(effect, May):
        return max(0, eases(effect.effect, s, scope)) if effect.effect.can(s, scope) else 0
    if isinstance(effect, If):
        branch = effect.then if effect.condition.holds(s, scope) else effect.otherwise
        return eases(branch, s, scope)
    if isinstance(effect, Pay) and effect.cost.payable(s, scope):
        return eases(effect.cost, s, scope) + eases(effect.effect, s, scope)
    if isinstance(effect, Then) and effect.first.payable(s, scope):
        return eases(effect.first, s, scope) + eases(effect.second, s, scope)
    return 0


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Price(Choosing):
    """Something done to chosen things, which may be the cost of an effect."""

    def how_often(self, s: State, scope: Scope) -> int:
        """As a cost: how often it could be done in full, one time after another."""
        return int(self.payable(s, scope))


ALWAYS: Final = 1000
"""More often than one moment needs anything."""


def how_often(effect: Op, s: State, scope: Scope) -> int:
    """How often an effect could help if there were more than one thing to pay for."""
    if isinstance(effect, May):
        return how_often(effect.effect, s, scope)
    if not isinstance(effect, Pay):
        return ALWAYS
    cost = effect.cost
    return cost.how_often(s, scope) if isinstance(cost, Price) else int(cost.payable(s, scope))


def help_held(t: State, scope: Scope) -> tuple[int, int]:
    """
    What others that wait to interrupt the same event could still save.

    Apart from that, the most that one of those could whose costs may want the same things.
    """
    total = contended = 0
    for frame in t.frames[scope.paused + 1 :]:
        for waiting in frame.held:
            if waiting.scope.you != scope.you:
                continue
            eased = max(0, eases(waiting.op, t, waiting.scope))
            if contends(waiting.op):
                contended = max(contended, eased)
            else:
                total += eased
    return total, contended


def contends(effect: Op) -> bool:
    """As a cost: whether other costs may want the same things."""
    if isinstance(effect, Easing):
        return effect.contends()
    if isinstance(effect, Sequence):
        return any(contends(part) for part in effect.parts)
    if isinstance(effect, May):
        return contends(effect.effect)
    if isinstance(effect, Pay):
        return contends(effect.cost)
    return isinstance(effect, Choosing) and effect.wanted().mode() != ALL
