"""
What dice in the middle of their resolution cost yet, in the manner in which they are resolved.

What belongs here: prices of dice that are being resolved. What does not: what a die costs as it
lies there (`die_costs`), and the course of its resolution (`resolving`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.rules import die_costs
from dejarik.games.destiny.rules import resolution_terms as how
from dejarik.games.destiny.rules.die_rules import ALL_OF_IT

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Frame, Scope


def spared_by(scope: Scope) -> int:
    """By how much the cost in resources of the die being resolved is lowered."""
    if how.SPARED_NAME in scope.names:
        return ALL_OF_IT
    return sum(scope.names.get(how.CHEAPER_NAME, []))


def eased(scope: Scope, number: int) -> int:
    """By how much the cost of one die, of either kind, was lowered before it was paid."""
    return scope.names.get(how.EASED_NAME, []).count(number)


def cost_of(t: Table, dice: list[int], scope: Scope) -> int:
    """
    The resources a die, which comes first, and its modifiers cost, some or all of it waived.

    Rulings: arh.part8.free.01
    """
    less = spared_by(scope)
    if less == ALL_OF_IT:
        return 0
    costs = [die_costs.cost_of_die(t, t.dice[one]) - eased(scope, one) for one in dice]
    costs[0] -= less
    return sum([max(0, cost) for cost in costs])


def damage_cost_of(t: Table, dice: list[int], scope: Scope) -> int:
    """
    The indirect damage they cost together, some or all of it waived.

    Rulings: arh.part8.free.01
    """
    less = sum(scope.names.get(how.CHEAPER_NAME, []))
    if less == ALL_OF_IT:
        return 0
    costs = [die_costs.damage_cost_of_die(t, t.dice[one]) - eased(scope, one) for one in dice]
    costs[0] -= less
    return sum([max(0, cost) for cost in costs])


def price_of(t: Table, number: int, f: Frame) -> int:
    """What one of the dice that are resolved together costs yet, in resources or damage."""
    assert f.own is not None
    if not t.is_in_a_pool(number):
        return 0
    dice = [f.x] if number == f.x else [f.x, number]
    price = cost_of(t, dice, f.own) + damage_cost_of(t, dice, f.own)
    return price if number == f.x else price - price_of(t, f.x, f)
