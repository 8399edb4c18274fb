"""
Habits: how imagined games are played on, greedily for all seats and quickly.

What belongs here: choosing the answers of a play-out by what such answers have brought
before in the same thought. What does not: which options are thought about, and how
long. A greedy look at every option of every question would be a clone for each of them;
a habit costs none, and now and then the one about to be followed is tried anew.
"""

import random
from typing import Final

from dejarik.bots.budget import Budget
from dejarik.bots.outlook import standings
from dejarik.kernel.decisions import STOP, Decision, Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

Key = tuple[int, int, int, int, int, int]
"""A seat, why it is asked, and what makes its option this option."""

LONGEST: Final = 8
"""The most answers of one move."""
DOUBT: Final = 0.3
"""How often a habit is tried anew before it is followed."""
RECENCY: Final = 0.3
"""How much of a habit is what it brought the last time."""
REST: Final = 0.001
"""What another option must bring for an open choice to go on."""
TIE: Final = 1e-6
"""Options that look alike come in any order."""
HUNCH: Final = 1e-4
"""The same inside a try, where nothing may be known of the options yet."""
LEAST: Final = -9.0


class Habits:
    """
    What answers brought so far, by seat and option.
    """

    def __init__(self, game: Game, budget: Budget, chance: random.Random) -> None:
        self.game = game
        self.budget = budget
        self.random = chance
        self.gains: dict[Key, float] = {}

    def play_move(self, s: State, now: list[float]) -> list[float]:
        """
        Play what the seat asked does until another one is asked; how all seats stand then.

        Raises Spent.
        """
        asked = self.game.pending(s)
        if not asked:
            return now
        seat = asked[0].seat
        first: Key | None = None
        for _ in range(LONGEST):
            decision = asked[0]
            place = self.habitual(s, decision) if len(decision.options) > 1 else 0
            if first is None and len(decision.options) > 1:
                first = key_of(decision, decision.options[place])
            self.game.apply(s, seat, decision.id, place)
            self.budget.step()
            asked = self.game.pending(s)
            if not asked or asked[0].seat != seat:
                break
        after = standings(self.game, s)
        if first is not None:
            self.learn(first, after[seat] - now[seat])
        return after

    def habitual(self, s: State, decision: Decision) -> int:
        """
        The option that has brought most; what was never tried is tried first.

        Raises Spent.
        """
        for place, option in enumerate(decision.options):
            key = key_of(decision, option)
            if key not in self.gains:
                self.gains[key] = self.tried(s, decision, place)
        found = self.most_gainful(decision)
        if self.random.random() < DOUBT:
            key = key_of(decision, decision.options[found])
            self.learn(key, self.tried(s, decision, found))
            found = self.most_gainful(decision)
        return found

    def most_gainful(self, decision: Decision) -> int:
        """
        The option with the best habit, all of them known.
        """
        best = LEAST
        found = 0
        for place, option in enumerate(decision.options):
            gain = self.gains[key_of(decision, option)]
            if option.kind == STOP:
                gain += REST
            if gain > best:
                best, found = gain, place
        return found

    def learn(self, key: Key, gain: float) -> None:
        """
        Take in what an answer brought.
        """
        old = self.gains.get(key, gain)
        self.gains[key] = old + RECENCY * (gain - old)

    def tried(self, s: State, decision: Decision, place: int) -> float:
        """
        How much better the seat asked stands after an option and what it asks further.

        The dice are others than those to come: nobody may choose by what they will show.

        Raises Spent.
        """
        seat = decision.seat
        after = self.game.clone(s)
        after.chance.reseed(self.random.randbytes(32))
        self.game.apply(after, seat, decision.id, place)
        self.budget.step()
        self.finish(after, decision, len(s.frames))
        gain = standings(self.game, after)[seat] - standings(self.game, s)[seat]
        return gain + self.random.random() * TIE

    def finish(self, s: State, decision: Decision, depth: int) -> None:
        """
        Answer by habit, else anything, what an option asks further: deeper in the stack.

        Raises Spent.
        """
        for _ in range(LONGEST):
            asked = self.game.pending(s)
            if not asked or asked[0].seat != decision.seat:
                return
            if len(s.frames) <= depth and asked[0].group != decision.group:
                return
            self.game.apply(s, asked[0].seat, asked[0].id, self.guessed(asked[0]))
            self.budget.step()

    def guessed(self, decision: Decision) -> int:
        """
        The option with the best habit, where most may have none.
        """
        best = LEAST
        found = 0
        for place, option in enumerate(decision.options):
            gain = self.gains.get(key_of(decision, option), 0.0) + self.random.random() * HUNCH
            if gain > best:
                best, found = gain, place
        return found


def key_of(decision: Decision, option: Option) -> Key:
    """
    By what an option is remembered.
    """
    return (decision.seat, decision.reason, *option.key())
