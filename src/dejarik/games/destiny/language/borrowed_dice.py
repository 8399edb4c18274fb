"""Words for dice of cards that are not in play."""

from __future__ import annotations

from dejarik.games.destiny.effects import borrowed_dice as nodes
from dejarik.kernel.program import Op, Selector


def resolve_a_side_of(card: Selector) -> Op:
    """Resolve a side of the die of a card that is not in play, if one can be."""
    return nodes.ResolveSide(card)


def roll_die_of(card: Selector) -> Op:
    """Roll the die of a card that is not in play; used, it is set aside."""
    return nodes.RollDieOf(card)
