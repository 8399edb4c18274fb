"""
Random players with leanings, for the fuzzer.

They like to fight, or to walk about, so that games differ in more than their cards.
"""

import random

from dejarik.games.imperial.model.ids import is_card
from dejarik.games.imperial.rules import menu
from dejarik.kernel.decisions import BACK, PASS, REACTION, Decision, Option
from dejarik.kernel.state import State


class LeaningPlayer:
    """A random player with leanings: actions, responses and steps back are liked more or less."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.liking = {
            menu.ATTACK_OPTION: rng.choice((1.0, 8.0)),
            menu.SPECIAL_OPTION: rng.choice((1.0, 4.0)),
            menu.COMMAND_OPTION: rng.choice((0.3, 4.0)),
            menu.INTERACT_OPTION: rng.choice((1.0, 6.0)),
            menu.END_OPTION: rng.choice((0.05, 1.0)),
            REACTION: rng.choice((0.5, 3.0)),
            PASS: rng.choice((0.3, 1.0)),
        }
        self.last = rng.choice((1.0, 1.0, 8.0))
        self.going_back = rng.choice((0.0, 0.1))

    def answer(self, s: State, decision: Decision) -> int:
        """One of the offered answers, now and then a step back."""
        return self.choose(decision)

    def choose(self, decision: Decision) -> int:
        """The same, for whoever does not look at the table."""
        if decision.may_step_back() and self.rng.random() < self.going_back:
            return BACK
        weights = [self.weight(decision, option) for option in decision.options]
        return self.rng.choices(range(len(weights)), weights)[0]

    def weight(self, decision: Decision, option: Option) -> float:
        """How much it likes an option."""
        liking = self.last if option is decision.options[-1] else 1.0
        return liking * self.liking.get(option.kind, 1.0)


class CommandPlayer(LeaningPlayer):
    """One that plays Command cards wherever it can, and otherwise ends games soon."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.last = 1.0
        self.going_back = 0.0
        self.liking |= {menu.ATTACK_OPTION: 8.0, menu.COMMAND_OPTION: 60.0, PASS: 0.3}

    def weight(self, decision: Decision, option: Option) -> float:
        """Cards in windows are liked as those in the menu are."""
        if option.kind == REACTION and is_card(option.source):
            return self.liking[menu.COMMAND_OPTION]
        return super().weight(decision, option)
