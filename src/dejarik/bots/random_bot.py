"""The bot that answers anything with anything: for fuzzing, traces and first games."""

import random

from dejarik.bots.outlook import Outlook
from dejarik.kernel.decisions import BACK, Decision


class RandomBot:
    """Picks among the options with equal chance; now and then it steps back."""

    def __init__(self, seed: int | str, steps_back: float = 0.0) -> None:
        self.random = random.Random(seed)
        self.steps_back = steps_back

    def answer(self, decision: Decision) -> int:
        """One of the offered answers."""
        if self.steps_back and decision.may_step_back() and self.random.random() < self.steps_back:
            return BACK
        return self.random.randrange(len(decision.options))

    def choose(self, outlook: Outlook) -> int:
        """The same from an outlook, of which it needs the question only."""
        return self.answer(outlook.decision)
