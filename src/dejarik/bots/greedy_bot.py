"""
The bot that looks one move ahead: it tries every option and takes the best outcome.

An option is tried in a few imagined games, the same ones for all options, and the rest of
its move is played greedily too. One that is to play less well overlooks options: it takes the
best of those it has seen, as a person does who has missed something.
"""

import random
from typing import Final

from dejarik.bots.budget import Budget, Spent
from dejarik.bots.greed import TIE, answer, settled
from dejarik.bots.outlook import Outlook

IMAGINED: Final = 3
"""In how many imagined games an option is tried, unless somebody wants less care."""
ENOUGH: Final = 400
"""After so many answers tried no other game is imagined."""
PATIENCE: Final = 1.0
"""Seconds after which it takes the best it has seen."""


class GreedyBot:
    """Takes the option after which it stands best, of those that it does not overlook."""

    def __init__(
        self,
        seed: int | str,
        budget: Budget | None = None,
        imagined: int = IMAGINED,
        overlooks: float = 0.0,
    ) -> None:
        self.random = random.Random(seed)
        self.budget = Budget(PATIENCE) if budget is None else budget
        self.imagined = imagined
        self.overlooks = overlooks

    def choose(self, outlook: Outlook) -> int:
        """The answer to the question."""
        decision = outlook.decision
        game = outlook.game
        count = len(decision.options)
        if count == 1:
            return 0
        self.budget.begin()
        ties = [self.random.random() * TIE for _ in range(count)]
        seen: set[int] = set()
        totals: dict[int, float] = {}
        try:
            for number in range(self.imagined):
                imagined = outlook.imagine(f"{self.random.random()}.{number}")
                # Looking once lists the options, and builds the index, that all clones share.
                game.pending(imagined)
                tried = game.worth_trying(imagined, decision)
                if self.overlooks:
                    seen = seen or self.seen(tried)
                    tried = [place for place in tried if place in seen]
                values = {place: ties[place] + totals.get(place, 0.0) for place in tried}
                for place in tried:
                    after = answer(game, game.clone(imagined), decision, place, self.budget)
                    values[place] += settled(game, after, decision.seat, self.budget)
                    if number == 0:
                        totals[place] = values[place]
                # A game counts once all options had their turn in it.
                totals = values
                if self.budget.taken > ENOUGH:
                    break
        except Spent:
            pass
        return max(totals, key=lambda place: totals[place]) if totals else 0

    def seen(self, places: list[int]) -> set[int]:
        """The options that it does not overlook, by their places; one there is always."""
        found = {place for place in places if self.random.random() >= self.overlooks}
        return found or {self.random.choice(places)}
