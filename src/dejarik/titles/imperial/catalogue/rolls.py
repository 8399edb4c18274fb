"""
What the dice of a card lead to by themselves: those it attacks with, and those it defends with.

What belongs here: pools as they are printed. What does not: counting (`games.imperial.advice.odds`)
and attacks as things stand on a map.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.odds import pool_chances
from dejarik.games.imperial.model.dice import FACES
from dejarik.games.imperial.model.facts import COLOURS, Deployment
from dejarik.hosting.catalogue import Roll

if TYPE_CHECKING:
    from dejarik.kernel.game import Odds

ANY_COLOUR: Final = COLOURS.index("any")
ATTACK: Final = ("accuracy", "damage", "surge")
DEFENCE: Final = ("block", "evade", "dodge")


def rolls_of(card: Deployment) -> tuple[Roll, ...]:
    """The chances of its attack and defence dice; dice of any colour have none."""
    pools = (
        ("Attack dice", ATTACK, card.attack_dice),
        ("Defence dice", DEFENCE, card.defence_dice),
    )
    return tuple(
        Roll(words, _odds(names, list(dice)))
        for words, names, dice in pools
        if dice and ANY_COLOUR not in dice
    )


def _odds(names: tuple[str, ...], dice: list[int]) -> Odds:
    """For each of three results the chance of every amount."""
    rolls = FACES ** len(dice)
    found: Odds = {name: {} for name in names}
    for sums, count in sorted(pool_chances(dice).items()):
        for name, amount in zip(names, sums, strict=True):
            found[name][amount] = found[name].get(amount, Fraction(0)) + Fraction(count, rolls)
    return {name: dict(sorted(chances.items())) for name, chances in found.items()}
