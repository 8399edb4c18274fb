"""
Statistics of somebody's games: how often they won, how sure that is, and how it went on.

What belongs here: sums over results. What does not: where results are kept (`service`).

A share of few games says little, so each comes with the interval in which the truth lies in 95 of
100 such cases (Wilson's, which also holds for few games and for all or none won).
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import median_low
from typing import Final, TypeVar

from dejarik.hosting.people.ratings import DRAWN, LOST, WON

Z: Final = 1.959964
"""Standard deviations that 95 in 100 lie within."""
K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over, as one of its players had it; 0 rounds is a length nobody knows."""

    title: str
    format: str
    deck: str
    opponent: tuple[str, str]
    seat: int
    score: float
    rounds: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Games won, lost and drawn; a draw counts half. `low` and `high` bound the share, 0 to 1."""

    won: int
    lost: int
    drawn: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Streaks:
    """Games won (above 0) or lost (below) since the last other result, and the longest of each."""

    now: int
    most_won: int
    most_lost: int


def tally_of(games: Sequence[Played]) -> Tally:
    """What so many games come to."""
    won = sum(game.score == WON for game in games)
    lost = sum(game.score == LOST for game in games)
    drawn = len(games) - won - lost
    points = won * WON + drawn * DRAWN
    low, high = interval(points, len(games))
    return Tally(won, lost, drawn, points / len(games) if games else 0.0, low, high)


def interval(points: float, games: int) -> tuple[float, float]:
    """The bounds of a share of which this much was seen; everything is possible after no game."""
    if games == 0:
        return 0.0, 1.0
    share, spread = points / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def by(games: Iterable[Played], key: Callable[[Played], K]) -> dict[K, Tally]:
    """Games in groups, those with the most games first."""
    groups: dict[K, list[Played]] = {}
    for game in games:
        groups.setdefault(key(game), []).append(game)
    largest = sorted(groups.items(), key=lambda group: -len(group[1]))
    return {found: tally_of(members) for found, members in largest}


def usual_length(games: Sequence[Played]) -> int:
    """The rounds that half of the games had at most; 0 if no length is known."""
    known = [game.rounds for game in games if game.rounds]
    return median_low(known) if known else 0


def streaks(scores: Sequence[float]) -> Streaks:
    """How results followed each other, the oldest first; a draw ends either kind."""
    now = most_won = most_lost = 0
    for score in scores:
        if score == WON:
            now = max(now, 0) + 1
        elif score == LOST:
            now = min(now, 0) - 1
        else:
            now = 0
        most_won, most_lost = max(most_won, now), max(most_lost, -now)
    return Streaks(now, most_won, most_lost)
