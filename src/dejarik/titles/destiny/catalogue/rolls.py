"""
What the die of a card leads to by itself: one of them, and two.

What belongs here: faces as they are printed. What does not: counting (`games.destiny.advice.odds`)
and dice as things lie on a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.advice.odds import DAMAGE, MEASURES, Face, spread
from dejarik.hosting.catalogue import Roll

if TYPE_CHECKING:
    from dejarik.games.destiny.model.facts import Card
    from dejarik.kernel.game import Odds

DICE: Final = {"One die": 1, "Two dice": 2}


def rolls_of(card: Card) -> tuple[Roll, ...]:
    """
    The chances of one die and of two; nothing for a card without one.

    Every cost is paid, and a side of X counts as nothing: only a table knows better.
    """
    if not card.sides:
        return ()
    faces = [Face(side.symbol, side.value, side.modifier, 0) for side in card.sides]
    return tuple(Roll(words, _odds(card, [faces] * count)) for words, count in DICE.items())


def _odds(card: Card, dice: list[list[Face]]) -> Odds:
    """The chances of everything that counts; damage of one kind alone is not told twice."""
    found = spread(dice, [], 0)
    kinds = {side.symbol for side in card.sides} & set(MEASURES[DAMAGE])
    return {name: odds for name, odds in found.items() if name != DAMAGE or len(kinds) > 1}
