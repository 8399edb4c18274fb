"""Words for sides that a die does not show."""

from __future__ import annotations

from dejarik.games.destiny.effects import other_sides as nodes
from dejarik.games.destiny.language.dice import this_die
from dejarik.kernel.program import Op, Selector


def resolve_another_side(of: Selector = this_die) -> Op:
    """Resolve a side that a die does not show, at its cost."""
    return nodes.ResolveOtherSides(of)


def resolve_each_other_side(of: Selector = this_die) -> Op:
    """Resolve each side that a die does not show, in an order of choice."""
    return nodes.ResolveOtherSides(of, each=True)
