"""
The bot that searches: Monte Carlo over imagined games, each played on greedily.

Every option is looked at as the greedy bot does, in as many imagined games as a part of
the time allows; the best few are then played on in one imagined game after the other,
greedily for all seats, for some moves, and the game evaluates what that leads to.
What looked best is answered, unless playing on has shown that another is surely better.
All options of a round meet the same hidden cards and the same dice. From time to time
the worse half is given up, so the time goes to what is hard to tell apart, and soon the
rest is played on farther: a longer way shows more, if there is time for many of them.
"""

import random
from dataclasses import dataclass
from typing import Final

from dejarik.bots.budget import Budget, Spent, undisturbed
from dejarik.bots.candidates import Candidate, chosen, ranked
from dejarik.bots.greed import TIE, answer, play_move, settled
from dejarik.bots.outlook import Outlook, standings
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import STOP
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

THINK: Final = 0.5
TO_THE_END: Final = 400
"""How many answers are played on where the game cannot evaluate: mostly all there are."""


@dataclass(frozen=True)
class Manner:
    """
    How it searches.

    It looks at all options `least_looks` times, then on until `looking`, a part of its
    budget, is spent, at most `most_looks` times. `width` options are played on, for
    `moves` moves after the one under way; `last` is how much of a round's worth is where
    it ends, the rest is where it passed. `imagined` is how many games it imagines for
    one question, `halving` after how many rounds the worse half goes first and what is
    left is played on twice as far, `trust` how many rounds all looks count for, and
    `sureness` how many standard errors anything must be ahead of what looked best, or of
    choosing no more. What looks worse than the best by `hopeless` is not played on; where nothing
    else is left, it answers at once.
    """

    least_looks: int = 3
    most_looks: int = 60
    looking: float = 0.2
    width: int = 3
    moves: int = 2
    last: float = 0.5
    imagined: int = 64
    halving: int = 4
    trust: float = 4.0
    sureness: float = 2.0
    hopeless: float = 0.05


class SearchBot:
    """Thinks as long as its budget lasts and takes the option that proved best."""

    def __init__(
        self, seed: int | str, budget: Budget | None = None, manner: Manner | None = None
    ) -> None:
        self.random = random.Random(seed)
        self.budget = Budget(THINK) if budget is None else budget
        self.manner = Manner() if manner is None else manner
        self.rounds = 0

    def choose(self, outlook: Outlook) -> int:
        """The answer to the question."""
        if len(outlook.decision.options) == 1:
            return 0
        self.budget.begin()
        search = Search(outlook, self.budget, self.manner, self.random)
        with undisturbed():
            place = search.best()
        self.rounds = search.rounds
        return place


class Search:
    """One question being thought about."""

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
        self.met = 0
        self.rounds = 0
        self.imagined: list[State] = []
        self.evaluates = True
        self.left: list[Candidate] = []

    def best(self) -> int:
        """Look at all options, play the best ones on, and say which is the best."""
        try:
            self.look()
            halve_at = self.manner.halving
            while len(self.left) > 1:
                self.play_round()
                if self.rounds == halve_at and len(self.left) > 2:
                    self.keep((len(self.left) + 1) // 2)
                    halve_at += halve_at
        except Spent:
            pass
        return self.chosen() if self.left else 0

    def chosen(self) -> int:
        """The best option left."""
        trust, sureness = self.manner.trust, self.manner.sureness
        # Whose turn had not come when time was up stays out.
        left = [one for one in self.left if one.looks] or self.left
        if self.evaluates:
            return chosen(left, trust, sureness).place
        return ranked(left, trust)[0].place

    # --- looking ---

    def look(self) -> None:
        """
        Keep the most promising options by what the seat has once its move is over.

        Raises Spent.
        """
        for number in range(self.manner.most_looks):
            if number >= self.manner.least_looks and self.budget.spent() > self.manner.looking:
                break
            s = self.imagine()
            if number == 0:
                self.left = self.candidates(s)
            for candidate in self.left:
                after = self.after(s, candidate.place)
                value = self.look_of(after)
                candidate.looks.append(value + self.random.random() * TIE)
            if not self.evaluates:
                # Such a look tells next to nothing: its game is as good as new.
                self.met = 0
                return
        self.keep(self.manner.width)
        least = max(one.look() for one in self.left) - self.manner.hopeless
        self.left = [one for one in self.left if one.rests or one.look() >= least]

    def look_of(self, after: State) -> float:
        """What an option promises; where nothing is evaluated only an end at once tells."""
        if self.evaluates:
            return settled(self.game, after, self.seat, self.budget)
        return standings(self.game, after)[self.seat]

    def candidates(self, s: State) -> list[Candidate]:
        """The options that are worth a look."""
        decision = self.outlook.decision
        return [
            Candidate(place, rests=decision.options[place].kind == STOP)
            for place in self.game.worth_trying(s, decision)
        ]

    def keep(self, width: int) -> None:
        """Give up all but the best, and never to choose no more."""
        order = ranked(self.left, self.manner.trust)
        self.left = order[:width]
        if self.evaluates:
            self.left += [one for one in order[width:] if one.rests]

    def imagine(self) -> State:
        """The next imagined game, with chance of its own."""
        place = self.met % self.manner.imagined
        if place == len(self.imagined):
            imagined = self.outlook.imagine(f"{self.salt}.{place}")
            self.evaluates = self.game.evaluate(imagined) is not None
            # Looking once lists the options, and builds the index, that all clones share.
            self.game.pending(imagined)
            self.imagined.append(imagined)
        s = self.game.clone(self.imagined[place])
        s.chance.reseed(seed_from(f"{self.salt}.{self.met}"))
        self.met += 1
        return s

    def after(self, s: State, place: int) -> State:
        """
        An imagined game after one of the options.

        Raises Spent.
        """
        return answer(self.game, self.game.clone(s), self.outlook.decision, place, self.budget)

    # --- playing on ---

    def play_round(self) -> None:
        """
        Play every candidate on in one imagined game; it counts only if all had their turn.

        Raises Spent.
        """
        s = self.imagine()
        moves = self.manner.moves * (1 if self.rounds < self.manner.halving else 2)
        values: list[float] = []
        for candidate in self.left:
            after = self.after(s, candidate.place)
            values.append(self.play_on(after, moves) if self.evaluates else self.play_out(after))
        for candidate, value in zip(self.left, values, strict=True):
            candidate.rounds.append(value)
        self.rounds += 1

    def play_on(self, s: State, moves: int) -> float:
        """
        How well the seat stands over so many moves: the way there steadies the end.

        Raises Spent.
        """
        # The own move first, as in the looks: options that end it at once are no farther then.
        now = settled(self.game, s, self.seat, self.budget)
        passed = now
        for number in range(moves):
            # The same for every option, or players would differ by luck where options do not.
            chance = random.Random(f"{self.salt}.{self.met}.{number}")
            play_move(self.game, s, self.budget, chance)
            now = standings(self.game, s)[self.seat]
            passed += now
        way = passed / (1 + moves)
        return self.manner.last * now + (1.0 - self.manner.last) * way

    def play_out(self, s: State) -> float:
        """
        How well the seat does with any answers to the end of the game.

        Raises Spent.
        """
        for _ in range(TO_THE_END):
            asked = self.game.pending(s)
            if not asked:
                break
            place = self.random.randrange(len(asked[0].options))
            answer(self.game, s, asked[0], place, self.budget)
        return standings(self.game, s)[self.seat]
