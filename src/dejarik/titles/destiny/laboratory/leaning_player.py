"""
Random players with leanings, for the fuzzer.

They look at the whole table, which no real bot may.
"""

import random

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import Table, table_of
from dejarik.games.destiny.rules.flow.rounds import UPKEEP_DISCARD_REASON
from dejarik.games.destiny.rules.flow.setup import MULLIGAN_REASON
from dejarik.kernel.decisions import BACK, GAME_OPTION, STOP, Decision, Option
from dejarik.kernel.state import State

EAGER_RATE = 0.6
HAND_REASONS = (UPKEEP_DISCARD_REASON, MULLIGAN_REASON)


class LeaningPlayer:
    """
    A random player with leanings, so that games differ in more than their cards.

    Half of the games are eager: dice are rolled and resolved against the opponent, cards
    are kept. Otherwise every game would end by running out of cards.
    """

    def __init__(self, rng: random.Random) -> None:
        eager = rng.random() < EAGER_RATE
        self.rng = rng
        self.actions = {
            ev.NO_ACTION: 0.05 if eager else rng.choice((0.1, 1.0)),
            ev.PLAY: rng.choice((0.3, 1.0, 3.0)),
            ev.RESOLVE: rng.choice((1.0, 4.0)),
            ev.REROLL: 0.02 if eager else rng.choice((0.02, 1.0)),
            ev.CLAIM: 0.05 if eager else rng.choice((0.1, 1.0)),
        }
        self.stopping = 20.0 if eager else rng.choice((0.5, 6.0))
        self.theirs = rng.choice((1.0, 10.0)) if eager else rng.choice((0.2, 1.0))
        self.last = rng.choice((1.0, 1.0, 8.0))
        self.going_back = rng.choice((0.0, 0.1))

    def answer(self, s: State, decision: Decision) -> int:
        """One of the offered answers, now and then a step back."""
        t = table_of(s)
        if decision.may_step_back() and self.rng.random() < self.going_back:
            return BACK
        weights = [self.weight(t, decision, option) for option in decision.options]
        return self.rng.choices(range(len(weights)), weights)[0]

    def weight(self, t: Table, decision: Decision, option: Option) -> float:
        """How much it likes an option."""
        if option.kind == STOP:
            return self.stopping if decision.reason in HAND_REASONS else 1.0
        if option.kind >= GAME_OPTION:
            return self.actions.get(option.kind - GAME_OPTION, 1.0)
        liking = self.last if option is decision.options[-1] else 1.0
        copy = t.copies.get(option.target)
        if copy is not None and copy.controller != decision.seat:
            liking *= self.theirs
        return liking
