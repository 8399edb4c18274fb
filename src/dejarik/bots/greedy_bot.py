"""
The bot that looks one move ahead: it tries every option and takes the best outcome.

An option is tried in a few imagined games, the same ones for all options, and the rest of
its move is played greedily too.
"""

import random
from typing import Final

from dejarik.bots.budget import Budget, Spent
from dejarik.bots.greed import TIE, answer, settled
from dejarik.bots.outlook import Outlook

IMAGINED: Final = 3
"""In how many imagined games an option is tried."""
PATIENCE: Final = 1.0
"""Seconds after which it takes the best it has seen."""


class GreedyBot:
    """Takes the option after which it stands best."""

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.random = random.Random(seed)
        self.budget = Budget(PATIENCE) if budget is None else budget

    def choose(self, outlook: Outlook) -> int:
        """The answer to the question."""
        decision = outlook.decision
        game = outlook.game
        count = len(decision.options)
        if count == 1:
            return 0
        self.budget.begin()
        totals = [self.random.random() * TIE for _ in range(count)]
        try:
            for number in range(IMAGINED):
                imagined = outlook.imagine(f"{self.random.random()}.{number}")
                for place in range(count):
                    after = answer(game, game.clone(imagined), decision, place, self.budget)
                    totals[place] += settled(game, after, decision.seat, self.budget)
        except Spent:
            pass
        return totals.index(max(totals))
