"""Ratings: Glickman's published example, and what must hold of any rating."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.hosting.people.ratings import (
    BEGIN,
    DRAWN,
    LOST,
    PERIOD_MS,
    PROVISIONAL,
    WIDEST,
    WON,
    Played,
    Rating,
    after_games,
    after_idle,
)

RATINGS = st.builds(
    Rating,
    points=st.floats(100, 3_000),
    deviation=st.floats(30, WIDEST),
    volatility=st.floats(0.03, 0.12),
)


def test_the_published_example() -> None:
    """Three games of one period, with the figures of Glickman's paper."""
    games = [
        Played(Rating(1400, 30), WON),
        Played(Rating(1550, 100), LOST),
        Played(Rating(1700, 300), LOST),
    ]
    after = after_games(Rating(1500, 200, 0.06), games)
    assert 1464.06 == pytest.approx(after.points, abs=0.01)
    assert 151.52 == pytest.approx(after.deviation, abs=0.01)
    assert 0.05999 == pytest.approx(after.volatility, abs=0.00001)


def test_a_surprise_makes_the_rating_more_volatile() -> None:
    """Five wins over somebody far better than oneself."""
    sure = Rating(1500, 30, 0.06)
    upset = after_games(sure, [Played(Rating(2600, 30), WON)] * 5)
    assert upset.volatility > sure.volatility
    assert upset.points > sure.points


def test_who_does_not_play_is_less_certain_and_no_better() -> None:
    """The deviation grows up to that of a newcomer; time that runs back changes nothing."""
    rating = Rating(1600, 60, 0.06)
    rested = after_idle(rating, PERIOD_MS)
    assert rested == after_games(rating, [])
    assert rested.points == rating.points
    assert 60 < rested.deviation < 62
    assert 60 == pytest.approx(after_idle(rating, -5).deviation)
    assert WIDEST == after_idle(rating, 10_000 * PERIOD_MS).deviation


def test_a_first_rating_is_a_guess_until_a_few_games_are_played() -> None:
    """Wins and losses in turn against somebody who is known."""
    rating, games = Rating(), 0
    while rating.is_provisional:
        rating = after_games(rating, [Played(Rating(BEGIN, 60), games % 2)])
        games += 1
    assert 5 <= games <= 15
    assert rating.deviation < PROVISIONAL


@given(own=RATINGS, other=RATINGS)
def test_winning_raises_losing_lowers_and_both_tell_something(own: Rating, other: Rating) -> None:
    """Whoever plays whom."""
    won, drawn, lost = (after_games(own, [Played(other, score)]) for score in (WON, DRAWN, LOST))
    assert lost.points < own.points < won.points
    assert lost.points < drawn.points < won.points
    for after in (won, drawn, lost):
        assert all(map(math.isfinite, (after.points, after.deviation, after.volatility)))
        assert after.deviation <= math.hypot(own.deviation, after.volatility * 173.7178) + 0.001
