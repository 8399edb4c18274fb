"""
The outlook: all that a bot is given of a game.

What belongs here: the question its seat is asked, and games as they might be. The real
state stays inside: a bot can ask for imagined ones only, and those are alike for all
states that look alike to its seat.
"""

from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

WON = 1.0
LOST = 0.0
EVEN = 0.5


class Outlook:
    """One question to one seat, and what that seat may assume."""

    def __init__(self, game: Game, s: State, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.__state = s

    def imagine(self, seed: str) -> State:
        """A game as it might be: what the seat cannot know, and all chance to come, is new."""
        return self.game.determinize(self.__state, self.decision.seat, seed_from(seed))


def outlooks(game: Game, s: State) -> list[Outlook]:
    """What is asked now, each for the bot of its seat."""
    return [Outlook(game, s, decision) for decision in game.pending(s)]


def standings(game: Game, s: State) -> list[float]:
    """How well each seat stands, from 0 to 1: by the outcome, else as the game evaluates it."""
    outcome = game.outcome(s)
    if outcome is None:
        return game.evaluate(s) or [EVEN] * s.seats
    winners = outcome.winners()
    best = WON if len(winners) == 1 else EVEN
    return [best if seat in winners else LOST for seat in range(s.seats)]
