"""Words for dice of cards that are not in play, and for spare ones."""

from __future__ import annotations

from dejarik.games.destiny.effects import borrowed_dice as nodes
from dejarik.games.destiny.effects.filters import Printing
from dejarik.games.destiny.language.amounts import Amount, number
from dejarik.kernel.program import Op, Selector


def resolve_a_side_of(card: Selector) -> Op:
    """Resolve a side of the die of a card that is not in play, if one can be."""
    return nodes.ResolveSide(card)


def roll_die_of(card: Selector) -> Op:
    """Roll the die of a card that is not in play; used, it is set aside."""
    return nodes.RollDieOf(card)


def roll_fallen(dice: Selector) -> Op:
    """Roll dice that were set aside with a character; used, they are set aside again."""
    return nodes.RollFallenDice(dice)


def roll_die_of_played(card: Selector) -> Op:
    """Roll the die of a card that was just played by an effect; it returns to that card."""
    return nodes.RollDieOfPlayed(card)


def roll_set_aside(code: str, title: str, amount: Amount = 1) -> Op:
    """Roll so many set-aside dice of this very card, or of a reprint; used, they are set aside."""
    return nodes.RollSpareDice(Printing(code, title), number(amount))
