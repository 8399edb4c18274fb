"""Sums over results, and how sure they are."""

import pytest

from dejarik.hosting.people.statistics import (
    Played,
    Streaks,
    by,
    interval,
    streaks,
    tally_of,
    usual_length,
)


def played(score: float, title: str = "destiny", rounds: int = 5) -> Played:
    """A game with a result."""
    return Played(title, "STD", "deck", ("bob", ""), 0, score, rounds)


def test_a_draw_counts_half() -> None:
    """Two won, one lost, one drawn are five of eight."""
    tally = tally_of([played(1.0), played(1.0), played(0.0), played(0.5)])

    assert (2, 1, 1, 0.625) == (tally.won, tally.lost, tally.drawn, tally.share)
    assert tally.low < 0.625 < tally.high


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (1, 1, 0.2065, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_bounds_are_those_of_wilson(points: float, games: int, low: float, high: float) -> None:
    """One game of one says little; the last line is the example of Newcombe's paper of 1998."""
    assert [low, high] == pytest.approx(interval(points, games), abs=5e-5)


def test_groups_with_the_most_games_come_first() -> None:
    """Each with its own sum."""
    games = [played(0.0, "swccg"), played(1.0), played(1.0)]

    found = by(games, lambda game: game.title)

    assert ["destiny", "swccg"] == list(found)
    assert (2, 1) == (found["destiny"].won, found["swccg"].lost)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([], Streaks(0, 0, 0)),
        ([1.0, 1.0, 0.0], Streaks(-1, 2, 1)),
        ([0.0, 0.0, 0.5], Streaks(0, 0, 2)),
        ([0.0, 1.0, 0.5, 1.0, 1.0], Streaks(2, 2, 1)),
    ],
)
def test_streaks_end_with_another_result(scores: list[float], expected: Streaks) -> None:
    """A draw ends those of either kind."""
    assert expected == streaks(scores)


def test_the_usual_length_is_that_of_the_middle_game() -> None:
    """What nobody knows does not count."""
    games = [played(1.0, rounds=rounds) for rounds in (9, 0, 3, 4, 5)]

    assert 4 == usual_length(games)
    assert 0 == usual_length([played(1.0, rounds=0)])
