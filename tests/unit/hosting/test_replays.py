"""Replays and forks of a game."""

import random

import msgspec
import pytest

from dejarik.hosting.play.deltas import patched
from dejarik.hosting.play.lengths import length_of
from dejarik.hosting.play.records import plain
from dejarik.hosting.play.replays import forked, retold
from dejarik.hosting.play.room import Room
from dejarik.hosting.wire import News, Whole
from dejarik.kernel.chance import seed_from
from dejarik.kernel.journal import Journal
from dejarik.kernel.wire import digest
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.title import TITLE


def _plain(view: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(view))


def _played() -> Room:
    setup = setup_of(DECKS[2], DECKS[3], ("Ann", "Bob"))
    room = Room(TITLE, Journal(TITLE.release(setup), setup, seed_from("again")))
    chance = random.Random(1)
    for number in range(60):
        asked = room.game.pending(room.state)[0]
        choice = chance.randrange(len(asked.options))
        room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
        if number == 30:
            room.return_to(20)
    room.concede(1)
    return room


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_replay_leads_to_the_table_as_it_stands(seat: int) -> None:
    """From the first view on, the news of every entry that counts give the last view."""
    room = _played()

    first, *rest = retold(TITLE, room.play.journal, seat)

    assert isinstance(first, Whole)
    view: object = _plain(first.view)
    for news in rest:
        assert isinstance(news, News)
        view = patched(view, plain(news.delta))
    assert _plain(TITLE.telling.view(room.game, room.state, seat)) == _plain(view)


def test_the_length_of_a_game_counts_what_counts() -> None:
    """Sixty answers of which ten were taken back, and no round but those that were reached."""
    room = _played()

    length = length_of(TITLE, room.play.journal, room.state)

    assert (TITLE.counting(room.play.journal).round(room.state), 49) == (
        *(length.rounds, length.decisions),
    )


def test_a_fork_stands_where_the_game_stood() -> None:
    """A journal of its own, with the state of that position, that plays on."""
    room = _played()
    there = Room(TITLE, room.play.journal)
    there.return_to(25)

    fork = Room(TITLE, forked(room.play.journal, 25))

    assert digest(there.game.dump(there.state)) == digest(fork.game.dump(fork.state))
    asked = fork.game.pending(fork.state)[0]
    fork.answer(asked.seat, fork.version(asked.seat), asked.id, 0)
    assert fork.seq() < room.seq()
