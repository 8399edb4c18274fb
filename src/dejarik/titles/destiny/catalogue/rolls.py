"""
What the die of a card leads to by itself: one of them, and two.

What belongs here: faces as they are printed. What does not: counting (`games.destiny.advice.odds`)
and dice as things lie on a table.
"""

from typing import Final

from dejarik.games.destiny.advice.odds import Face, spread
from dejarik.games.destiny.model.facts import Card
from dejarik.hosting.catalogue import Roll

DICE: Final = {"One die": 1, "Two dice": 2}


def rolls_of(card: Card) -> tuple[Roll, ...]:
    """
    The chances of one die and of two; nothing for a card without one.

    Every cost is paid, and a side of X counts as nothing: only a table knows better.
    """
    if not card.sides:
        return ()
    faces = [Face(side.symbol, side.value, side.modifier, 0) for side in card.sides]
    return tuple(Roll(words, spread([faces] * count, [], 0)) for words, count in DICE.items())
