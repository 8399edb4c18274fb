"""Reviews of finished games: who was ahead, what decided it."""

import random

import pytest

from dejarik.hosting.play.replays import retold_by_position
from dejarik.hosting.review.review_wire import Point, Review
from dejarik.hosting.review.reviewing import (
    MOST_POINTS,
    NotOver,
    Stretch,
    review,
    swings,
    thinned,
)
from dejarik.hosting.wire import Event, Line
from dejarik.kernel.chance import seed_from
from dejarik.kernel.journal import Journal
from dejarik.kernel.play import Play, begin
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.title import TITLE


def _begun() -> Play:
    setup = setup_of(DECKS[2], DECKS[3], ("Ann", "Bob"), lab=True)
    return begin(TITLE.game(setup), TITLE.release(setup), setup, seed_from("review"))


@pytest.fixture(scope="module")
def played() -> Journal:
    """A game of random answers, some of them taken back, to its end."""
    play = _begun()
    chance = random.Random(1)
    while play.game.outcome(play.state) is None:
        asked = play.game.pending(play.state)[0]
        play.answer(asked.seat, asked.id, chance.randrange(len(asked.options)))
        if play.position() == 30:
            play.return_to(20)
    return play.journal


@pytest.fixture(scope="module")
def told(played: Journal) -> Review:
    """What the first seat is told of it."""
    return review(TITLE, played, 0)


def test_a_game_that_goes_on_has_no_review() -> None:
    """It would tell what is hidden."""
    with pytest.raises(NotOver):
        review(TITLE, _begun().journal, 0)


def test_the_chart_goes_from_the_beginning_to_the_outcome(told: Review) -> None:
    """Chances of all seats come to 100, and in the end one has all of it."""
    assert 0 == told.points[0].position
    assert {0.0, 100.0} == set(told.points[-1].chances)
    assert all(abs(100 - sum(point.chances)) < 0.2 for point in told.points)
    positions = [point.position for point in told.points]
    assert sorted(set(positions)) == positions


def test_moments_can_be_replayed(told: Review, played: Journal) -> None:
    """They begin and end at entries that count, and lines of the log tell them."""
    counted = {0, *(entry.number for entry in played.effective())}

    assert told.moments
    for moment in told.moments:
        assert {moment.begins, moment.position} <= counted
        assert moment.lines
    shown = {position for position, _ in retold_by_position(TITLE, played, 0)}
    assert all(any(one <= moment.begins for one in shown) for moment in told.moments)


def test_a_review_speaks_to_its_audience(told: Review, played: Journal) -> None:
    """A seat is you, to spectators everybody has a name; all numbers are the same."""
    watching = review(TITLE, played, -1)

    assert told.points == watching.points
    assert told.luck == watching.luck
    own = [line for moment in told.moments for line in moment.lines]
    theirs = [line for moment in watching.moments for line in moment.lines]
    assert len(own) == len(theirs)
    assert any("ou" in line for line in own)
    assert not any(line.startswith("You ") for line in theirs)


def _points(*chances: float) -> list[Point]:
    return [Point(place, 1, (one, 100 - one)) for place, one in enumerate(chances)]


def _stretches(count: int) -> list[Stretch]:
    line = Line("Something happens.", Event(1, 0, "something"))
    return [Stretch(place, lines=[line]) for place in range(count)]


def test_the_largest_swings_that_last_are_told() -> None:
    """One that the next action takes back is none, and small ones are left out."""
    points = _points(50, 70, 52, 40, 38, 60, 61, 62)

    assert [3, 5] == swings(points, _stretches(len(points)))


def test_giving_up_decides_nothing() -> None:
    """It only ends what was decided before."""
    points = _points(50, 60, 0)
    stretches = _stretches(3)
    stretches[2].gave_up = True

    assert [] == swings(points, stretches)


def test_a_long_game_is_thinned() -> None:
    """First, last and the beginnings of rounds stay."""
    points = [Point(place, place // 300, (50.0, 50.0)) for place in range(1500)]

    found = thinned(points)

    assert len(found) <= MOST_POINTS + 5
    assert (points[0], points[-1]) == (found[0], found[-1])
    assert {0, 1, 2, 3, 4} == {one.round for one in found}
    assert {300, 600, 900, 1200} <= {one.position for one in found}
