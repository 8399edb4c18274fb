"""
The bot that searches: Monte Carlo over imagined games, each played on by greed.

Every option is looked at as the greedy bot does; the best few are then played on in one
imagined game after the other, with the answers of all seats, for some moves, and the
game evaluates where that has led. All options of a round meet the same hidden cards and
the same dice. From time to time the worse half is given up, so the time goes to what is
hard to tell apart.
"""

import random
from dataclasses import dataclass
from typing import Final

from dejarik.bots.budget import Budget, Spent, undisturbed
from dejarik.bots.greedy_bot import settled
from dejarik.bots.outlook import Outlook, standings
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.state import State

Key = tuple[int, int, int, int, int]
"""A seat and what makes its option this option."""

THINK: Final = 0.5
TO_THE_END: Final = 400
"""How many answers are played on where the game cannot evaluate: mostly all there are."""


@dataclass(frozen=True)
class Manner:
    """
    How it searches.

    `width` is how many options are played on, `moves` for how many moves, `answers` the
    most answers of one move; `imagined` is how many games it imagines for one question,
    `halving` after how many rounds the worse half goes first, `trust` how many rounds
    the first look counts for, and `doubt` how often it looks again at what an answer
    brought elsewhere in the same imagined game.
    """

    width: int = 4
    moves: int = 2
    answers: int = 6
    imagined: int = 16
    halving: int = 4
    trust: float = 2.0
    doubt: float = 0.2


class SearchBot:
    """
    Thinks as long as its budget lasts and takes the option that proved best.
    """

    def __init__(
        self, seed: int | str, budget: Budget | None = None, manner: Manner | None = None
    ) -> None:
        self.random = random.Random(seed)
        self.budget = Budget(THINK) if budget is None else budget
        self.manner = Manner() if manner is None else manner
        self.rounds = 0

    def choose(self, outlook: Outlook) -> int:
        """
        The answer to the question.
        """
        if len(outlook.decision.options) == 1:
            return 0
        self.budget.begin()
        search = Search(outlook, self.budget, self.manner, self.random)
        with undisturbed():
            place = search.best()
        self.rounds = search.rounds
        return place


class Candidate:
    """
    An option that is thought about: its place, and how well it went.
    """

    def __init__(self, place: int, total: float, weight: float) -> None:
        self.place = place
        self.total = total
        self.weight = weight

    def mean(self) -> float:
        """
        How well it went on the whole.
        """
        return self.total / self.weight


class Search:
    """
    One question being thought about.
    """

    def __init__(
        self, outlook: Outlook, budget: Budget, manner: Manner, chance: random.Random
    ) -> None:
        self.outlook = outlook
        self.game: Game = outlook.game
        self.seat = outlook.decision.seat
        self.budget = budget
        self.manner = manner
        self.random = chance
        self.salt = f"{chance.random()}"
        self.rounds = 0
        self.imagined: list[State] = []
        self.seen: list[dict[Key, float]] = []
        self.evaluates = True
        self.left: list[Candidate] = []

    def best(self) -> int:
        """
        Look at all options, play the best ones on, and say which is the best.
        """
        try:
            self.first_look()
            halve_at = self.manner.halving
            while len(self.left) > 1:
                self.play_round()
                if self.rounds == halve_at and len(self.left) > 2:
                    self.left = ranked(self.left)[: (len(self.left) + 1) // 2]
                    halve_at += halve_at
        except Spent:
            pass
        return ranked(self.left)[0].place if self.left else 0

    def first_look(self) -> None:
        """
        Keep the most promising options by what the seat has once its move is over.

        Raises Spent.
        """
        s = self.imagine()
        trust = self.manner.trust
        for place in range(len(self.outlook.decision.options)):
            value = settled(self.game, self.after(s, place), self.seat, self.budget)
            # Options that look alike come in any order.
            value += self.random.random() * 1e-6
            self.left.append(Candidate(place, value * trust, trust))
        if self.evaluates:
            self.left = ranked(self.left)[: self.manner.width]

    def imagine(self) -> State:
        """
        The imagined game of this round, with chance of its own.
        """
        place = self.rounds % self.manner.imagined
        if place == len(self.imagined):
            imagined = self.outlook.imagine(f"{self.salt}.{place}")
            self.evaluates = self.game.evaluate(imagined) is not None
            # Looking once builds the index that all clones share.
            self.game.pending(imagined)
            self.imagined.append(imagined)
            self.seen.append({})
        s = self.game.clone(self.imagined[place])
        s.chance.reseed(seed_from(f"{self.salt}.{self.rounds}"))
        return s

    def after(self, s: State, place: int) -> State:
        """
        An imagined game after one of the options.

        Raises Spent.
        """
        after = self.game.clone(s)
        self.game.apply(after, self.seat, self.outlook.decision.id, place)
        self.budget.step()
        return after

    def play_round(self) -> None:
        """
        Play every candidate on in one imagined game; it counts only if all had their turn.

        Raises Spent.
        """
        s = self.imagine()
        values: list[float] = []
        for candidate in self.left:
            after = self.after(s, candidate.place)
            if self.evaluates:
                # The move under way is the first one.
                for _ in range(1 + self.manner.moves):
                    self.play_move(after)
            else:
                self.play_anything(after)
            values.append(standings(self.game, after)[self.seat])
        for candidate, value in zip(self.left, values, strict=True):
            candidate.total += value
            candidate.weight += 1.0
        self.rounds += 1

    def play_anything(self, s: State) -> None:
        """
        Any answers to the end of the game.

        Raises Spent.
        """
        for _ in range(TO_THE_END):
            asked = self.game.pending(s)
            if not asked:
                break
            place = self.random.randrange(len(asked[0].options))
            self.game.apply(s, asked[0].seat, asked[0].id, place)
            self.budget.step()

    def play_move(self, s: State) -> None:
        """
        What the seat asked now does until another one is asked.

        Raises Spent.
        """
        asked = self.game.pending(s)
        seat = asked[0].seat if asked else NOBODY
        for _ in range(self.manner.answers):
            asked = self.game.pending(s)
            if not asked or asked[0].seat != seat:
                break
            decision = asked[0]
            place = self.greediest(s, decision) if len(decision.options) > 1 else 0
            self.game.apply(s, seat, decision.id, place)
            self.budget.step()

    def greediest(self, s: State, decision: Decision) -> int:
        """
        The option after which the seat asked stands best, as far as a short look tells.

        Raises Spent.
        """
        best = -2.0
        found = 0
        now = standings(self.game, s)[decision.seat]
        seen = self.seen[self.rounds % self.manner.imagined]
        for place, option in enumerate(decision.options):
            key = (decision.seat, *option.key())
            gain = seen.get(key)
            if gain is None or self.random.random() < self.manner.doubt:
                gain = self.gain(s, decision, place, now)
                seen[key] = gain
            if gain > best:
                best, found = gain, place
        return found

    def gain(self, s: State, decision: Decision, place: int, now: float) -> float:
        """
        How much better the seat asked stands after an option and what it asks further.

        Raises Spent.
        """
        after = self.game.clone(s)
        self.game.apply(after, decision.seat, decision.id, place)
        self.budget.step()
        self.finish(after, decision, len(s.frames))
        # Options that look alike come in any order.
        return standings(self.game, after)[decision.seat] - now + self.random.random() * 1e-6

    def finish(self, s: State, decision: Decision, depth: int) -> None:
        """
        Answer anything to what an option asks further: what is asked deeper in the stack.

        Raises Spent.
        """
        for _ in range(self.manner.answers):
            asked = self.game.pending(s)
            if not asked or asked[0].seat != decision.seat:
                return
            if len(s.frames) <= depth and asked[0].group != decision.group:
                return
            place = self.random.randrange(len(asked[0].options))
            self.game.apply(s, asked[0].seat, asked[0].id, place)
            self.budget.step()


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """
    The best first.
    """
    return sorted(candidates, key=Candidate.mean, reverse=True)
