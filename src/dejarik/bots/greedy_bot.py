"""
The bot that looks one move ahead: it tries every option and takes the best outcome.

An option is tried in a few imagined games, the same ones for all options. What the
same seat is asked next belongs to the move, so it is answered greedily too, until
somebody else is asked.
"""

import random
from typing import Final

from dejarik.bots.budget import Budget, Spent
from dejarik.bots.outlook import Outlook, standings
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

IMAGINED: Final = 3
"""In how many imagined games an option is tried."""
DEEPEST: Final = 5
"""How many answers of one's own a move may take."""
PATIENCE: Final = 1.0
"""Seconds after which it takes the best it has seen."""


class GreedyBot:
    """
    Takes the option after which it stands best.
    """

    def __init__(self, seed: int | str, budget: Budget | None = None) -> None:
        self.random = random.Random(seed)
        self.budget = Budget(PATIENCE) if budget is None else budget

    def choose(self, outlook: Outlook) -> int:
        """
        The answer to the question.
        """
        decision = outlook.decision
        count = len(decision.options)
        if count == 1:
            return 0
        self.budget.begin()
        # Options that look alike are taken in any order.
        totals = [self.random.random() * 1e-6 for _ in range(count)]
        try:
            for number in range(IMAGINED):
                imagined = outlook.imagine(f"{self.random.random()}.{number}")
                for place in range(count):
                    totals[place] += self.tried(outlook.game, imagined, decision, place)
        except Spent:
            pass
        return totals.index(max(totals))

    def tried(self, game: Game, s: State, decision: Decision, place: int) -> float:
        """
        How well the seat stands after one option.

        Raises Spent.
        """
        after = game.clone(s)
        game.apply(after, decision.seat, decision.id, place)
        self.budget.step()
        return settled(game, after, decision.seat, self.budget)


def settled(game: Game, s: State, seat: int, budget: Budget) -> float:
    """
    How well the seat stands once its move is over, played on greedily in place.

    Raises Spent.
    """
    for _ in range(DEEPEST):
        asked = game.pending(s)
        if not asked or asked[0].seat != seat:
            break
        place = 0 if len(asked[0].options) == 1 else _best_now(game, s, asked[0], budget)
        game.apply(s, seat, asked[0].id, place)
        budget.step()
    return standings(game, s)[seat]


def _best_now(game: Game, s: State, decision: Decision, budget: Budget) -> int:
    """
    The option after which the seat stands best at once.

    Raises Spent.
    """
    best = -1.0
    found = 0
    for place in range(len(decision.options)):
        after = game.clone(s)
        game.apply(after, decision.seat, decision.id, place)
        budget.step()
        value = standings(game, after)[decision.seat]
        if value > best:
            best, found = value, place
    return found
