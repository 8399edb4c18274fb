"""Children that review games."""

import asyncio

import pytest

from dejarik.kernel.chance import seed_from
from dejarik.kernel.journal_bytes import dump_journal
from dejarik.kernel.play import begin
from dejarik.service.adapters.reviewers import ChildReviewer
from dejarik.service.records.reviewing import CannotReview, ReviewLost
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.title import TITLE
from dejarik.titles.registry import TITLES


def _unfinished() -> bytes:
    setup = setup_of(DECKS[2], DECKS[3], ("Ann", "Bob"))
    play = begin(TITLE.game(setup), TITLE.release(setup), setup, seed_from("child"))
    return dump_journal(play.journal)


def test_a_child_refuses_a_game_that_goes_on() -> None:
    """Also where nobody has looked whether it is over."""
    with pytest.raises(CannotReview):
        asyncio.run(ChildReviewer(TITLES).make("destiny", 0, _unfinished()))


def test_a_child_that_takes_too_long_is_ended() -> None:
    """Nobody waits for it, and it does not stay."""
    with pytest.raises(ReviewLost):
        asyncio.run(ChildReviewer(TITLES, seconds=0.01).make("destiny", 0, _unfinished()))


def test_a_child_that_fails_is_told_of() -> None:
    """Bytes that are no journal end it."""
    with pytest.raises(ReviewLost):
        asyncio.run(ChildReviewer(TITLES).make("destiny", 0, b"nothing"))


def test_whoever_no_longer_waits_leaves_no_child() -> None:
    """A request that is given up ends its child."""

    async def give_up() -> None:
        task = asyncio.create_task(ChildReviewer(TITLES).make("destiny", 0, _unfinished()))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(give_up())
