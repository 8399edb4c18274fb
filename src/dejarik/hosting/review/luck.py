"""
Luck: what rolls brought against what they bring on average, and how often they bring less.

What belongs here: the exact distribution of a sum of rolls, and what follows from it. What does
not: what a face is worth, which each title says, in whole units.

A roll is a list of dice, and a die a list of the units that each of its faces is worth. The
distribution of all rolls together is worked out face by face (a convolution), nothing is drawn.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import prod

Die = Sequence[int]
"""What each face is worth, in units; every face is as likely as another."""


def ways(dice: Iterable[Die]) -> dict[int, int]:
    """How many of all ways to throw these dice come to each sum."""
    found = {0: 1}
    for die in dice:
        after: dict[int, int] = {}
        for total, count in found.items():
            for worth in die:
                after[total + worth] = after.get(total + worth, 0) + count
        found = after
    return found


def expected(dice: Iterable[Die]) -> Fraction:
    """What these dice bring on average."""
    return sum((Fraction(sum(die), len(die)) for die in dice), Fraction())


def luckier_than(dice: Sequence[Die], got: int) -> Fraction:
    """Of 100 throws of these dice, how many bring less; those that bring as much count half."""
    likely = _chances(dice)
    less = sum(chance for total, chance in likely.items() if total < got)
    return Fraction(100 * (less + likely.get(got, 0.0) / 2)).limit_denominator(1000)


def at_least(dice: Sequence[Die], got: int) -> tuple[int, int]:
    """In how many of how many ways these dice bring so much or more, in lowest terms."""
    found = ways(dice)
    chance = Fraction(sum(n for total, n in found.items() if total >= got), _all(dice))
    return chance.numerator, chance.denominator


def _all(dice: Iterable[Die]) -> int:
    return prod(len(die) for die in dice)


def _chances(dice: Iterable[Die]) -> dict[int, float]:
    """The same as `ways`, as parts of one: a game has too many dice for counts to stay small."""
    found = {0: 1.0}
    for die in dice:
        part = 1.0 / len(die)
        after: dict[int, float] = {}
        for total, chance in found.items():
            for worth in die:
                after[total + worth] = after.get(total + worth, 0.0) + chance * part
        found = after
    return found
