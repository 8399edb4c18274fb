"""Words for what dice cost while they are paid for."""

from __future__ import annotations

from dejarik.games.destiny.effects import die_costs as nodes
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.kernel.program import Op


def lower_cost_of_die(amount: Amount) -> Op:
    """The die that is to be paid for costs less, this once."""
    return nodes.LowerDieCost(number(amount))
