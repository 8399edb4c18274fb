"""
Features: what tells how well two seats stand, as numbers that weights count.

What belongs here: the arithmetic that all games evaluate by, a logistic function of a weighted
sum, and what is known of such an evaluation. What does not: which features a game has, and what
they count for (`advice` of each game).

Every feature is what the first seat has more than the second, so two seats that have the same
stand alike, and whatever one of them gains the other loses.
"""

from math import exp
from typing import Final

CLEAR: Final = 20.0
"""A lead that leaves no doubt; there is no limit to what somebody may heap up."""


class Evaluation:
    """
    What an evaluation is made of: the features by name in their order, and what each counts for.

    `judged` are those that no fit may change. Where the others were fitted, `former` is what they
    counted for before, and `run` tells which games the weights were found in.
    """

    def __init__(
        self,
        features: tuple[str, ...],
        judged: frozenset[str],
        weights: dict[str, float],
        former: dict[str, float],
        run: dict[str, object],
    ) -> None:
        self.features: tuple[str, ...] = features
        self.judged: frozenset[str] = judged
        self.weights: dict[str, float] = weights
        self.former: dict[str, float] = former
        self.run: dict[str, object] = run

    def listed(self, weights: dict[str, float]) -> list[float]:
        """Weights in the order of the features."""
        return [weights[name] for name in self.features]


def lead_by(features: list[float], weights: list[float]) -> float:
    """By how much the first seat is ahead, as the logarithm of its odds."""
    lead = 0.0
    for place in range(len(features)):
        lead += features[place] * weights[place]
    return max(-CLEAR, min(CLEAR, lead))


def likelihoods(lead: float) -> list[float]:
    """How likely each of two seats is to win, from 0 to 1."""
    likely = 1.0 / (1.0 + exp(-lead))
    return [likely, 1.0 - likely]
