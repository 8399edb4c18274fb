"""
Ratings by Glicko-2: how strong somebody seems to be, and how sure that is.

What belongs here: the arithmetic of Mark Glickman's system, and how it is used here.
What does not: which games are rated, and where ratings are kept (`service.lobby.rating`).

Every game is a rating period of its own, so a result is seen at once; between games the
deviation grows with the days that pass.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

SCALE: Final = 173.7178
"""Points of the familiar scale in one of Glicko-2's own."""
BEGIN: Final = 1500.0
WIDEST: Final = 350.0
"""The deviation of somebody of whom nothing is known; none is wider."""
VOLATILITY: Final = 0.06
RESTRAINT: Final = 0.5
"""How much volatility may change (tau): between 0.3 and 1.2, less where luck plays a part."""
PERIOD_MS: Final = 5 * 24 * 3_600_000
"""After five days without a game the deviation has grown by one period."""
PROVISIONAL: Final = 110.0
"""From this deviation on a rating is only a first guess."""

WON: Final = 1.0
DRAWN: Final = 0.5
LOST: Final = 0.0

WHOLE: Final = 2
"""So many rated games of two people in a day count whole."""
HALF: Final = 3
"""So many more count half; those after them count nothing."""
DAY_MS: Final = 24 * 3_600_000
FEWEST_ROUNDS: Final = 2
"""A game that ended before its second round tells nothing."""

_CLOSE: Final = 0.000001


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating on the familiar scale, its deviation, and how much it is given to change."""

    points: float = BEGIN
    deviation: float = WIDEST
    volatility: float = VOLATILITY

    @property
    def is_provisional(self) -> bool:
        """Whether it is only a first guess."""
        return self.deviation >= PROVISIONAL


@dataclass(frozen=True, slots=True)
class Played:
    """A game against somebody of a rating, and how it ended: 1 won, a half drawn, 0 lost."""

    other: Rating
    score: float


def after_idle(rating: Rating, elapsed_ms: int) -> Rating:
    """The rating of somebody who has not played for a while: as good, but less certain."""
    periods = max(elapsed_ms, 0) / PERIOD_MS
    own = rating.deviation / SCALE
    grown = math.sqrt(own**2 + periods * rating.volatility**2) * SCALE
    return Rating(rating.points, min(grown, WIDEST), rating.volatility)


def after_games(rating: Rating, games: Sequence[Played]) -> Rating:
    """The rating after the games of one period."""
    if not games:
        return after_idle(rating, PERIOD_MS)
    variance, surplus = _evidence(rating, games)
    volatility = _volatility(rating, variance, variance * surplus)
    widened = (rating.deviation / SCALE) ** 2 + volatility**2
    narrowed = 1 / math.sqrt(1 / widened + 1 / variance)
    points = (rating.points - BEGIN) / SCALE + narrowed**2 * surplus
    return Rating(points * SCALE + BEGIN, min(narrowed * SCALE, WIDEST), volatility)


def weight_after(earlier: int) -> float:
    """How much a game counts of two who have played so many rated ones within a day."""
    if earlier < WHOLE:
        return 1.0
    return 0.5 if earlier < WHOLE + HALF else 0.0


def weighed(before: Rating, after: Rating, weight: float) -> Rating:
    """The rating after a game that counts for a part only."""
    part = 1 - weight
    return Rating(
        part * before.points + weight * after.points,
        part * before.deviation + weight * after.deviation,
        part * before.volatility + weight * after.volatility,
    )


def _evidence(rating: Rating, games: Sequence[Played]) -> tuple[float, float]:
    """How little the games can tell (the variance), and how far they went beyond what was due."""
    precision = surplus = 0.0
    for game in games:
        weight = _weight(game.other.deviation / SCALE)
        chance = _chance(weight, (rating.points - game.other.points) / SCALE)
        precision += weight**2 * chance * (1 - chance)
        surplus += weight * (game.score - chance)
    return 1 / precision, surplus


def _weight(deviation: float) -> float:
    return 1 / math.sqrt(1 + 3 * deviation**2 / math.pi**2)


def _chance(weight: float, ahead: float) -> float:
    return 1 / (1 + math.exp(-weight * ahead))


def _volatility(rating: Rating, variance: float, change: float) -> float:
    """The new volatility: the root of Glickman's equation, by the Illinois method he gives."""
    begin = math.log(rating.volatility**2)
    spread = (rating.deviation / SCALE) ** 2
    excess = change**2

    def off(guess: float) -> float:
        size = math.exp(guess)
        whole = spread + variance + size
        return size * (excess - whole) / (2 * whole**2) - (guess - begin) / RESTRAINT**2

    low, high = begin, _other_end(begin, excess - spread - variance, off)
    off_low, off_high = off(low), off(high)
    while abs(high - low) > _CLOSE:
        guess = low + (low - high) * off_low / (off_high - off_low)
        off_guess = off(guess)
        if off_guess * off_high <= 0:
            low, off_low = high, off_high
        else:
            off_low /= 2
        high, off_high = guess, off_guess
    return math.exp(low / 2)


def _other_end(begin: float, surprise: float, off: Callable[[float], float]) -> float:
    """Where the search for the root begins on the other side of it."""
    if surprise > 0:
        return math.log(surprise)
    steps = 1
    while off(begin - steps * RESTRAINT) < 0:
        steps += 1
    return begin - steps * RESTRAINT
