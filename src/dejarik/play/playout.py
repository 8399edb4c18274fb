"""
Games that bots play out by themselves, with no journal: as quick as the rules are.

What belongs here: the one loop of it. What does not: which games (`many_games`), and words.
"""

from collections.abc import Callable, Sequence
from typing import Final

from dejarik.bots.outlook import Outlook, outlooks
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

LONGEST: Final = 5_000
"""Answers after which a game is nobody's."""

Chooser = Callable[[Outlook], int]
"""Whoever answers in a seat: from an outlook to the place of an option."""


def play_out(game: Game, s: State, seats: Sequence[Chooser], most: int = LONGEST) -> int:
    """Let each seat answer what it is asked until the game is over; how many answers that took."""
    answers = 0
    while answers < most and (asked := outlooks(game, s)):
        decision = asked[0].decision
        game.apply(s, decision.seat, decision.id, seats[decision.seat](asked[0]))
        answers += 1
    return answers


def share(game: Game, s: State, seat: int) -> float:
    """What a seat has of a game that was played out: 1, nothing, or its part of a shared one."""
    outcome = game.outcome(s)
    winners = list(range(s.seats)) if outcome is None else outcome.winners()
    return 1 / len(winners) if seat in winners else 0.0
