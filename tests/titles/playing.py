"""
Games of any title, played by chance and heard by everybody, for tests of the contract.

What does not belong here: what the tests claim of a title.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
import pytest

from dejarik.hosting.decks import ReadyDeck, Terms
from dejarik.hosting.play.deltas import patched
from dejarik.hosting.play.fairness import game_seed
from dejarik.hosting.play.records import plain
from dejarik.hosting.play.room import Room
from dejarik.hosting.title import Title
from dejarik.hosting.wire import Line, News, View, Whole
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from tests.titles.both import EVERY

NAMES = ("Ann", "Bob", "Cid", "Dot")
STEPS = 120
TABLES = [(title.id, seats) for title in EVERY for seats in title.seats]

every_title = pytest.mark.parametrize("title", list(EVERY), ids=EVERY.ids)
every_table = pytest.mark.parametrize(("id_", "seats"), TABLES)


def ready_decks(title: Title, seats: int) -> list[ReadyDeck]:
    """A ready deck for each seat, all of one format."""
    first = title.decks.ready()[0]
    same = [one for one in title.decks.ready() if first.format in one.legal]
    return [same[place % len(same)] for place in range(seats)]


def setup_of(title: Title, seats: int, names: Sequence[str] = NAMES) -> dict[str, object]:
    """A game of ready decks."""
    decks = ready_decks(title, seats)
    terms = Terms(decks[0].format, title.editions[0])
    return title.decks.setup([one.listed for one in decks], names[:seats], terms)


def journal_of(title: Title, seats: int, seed: bytes) -> Journal:
    """A new game."""
    setup = setup_of(title, seats)
    return Journal(title.release(setup), setup, seed)


def as_json(record: object) -> Any:
    """A record as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(record))


@dataclass
class Heard:
    """One audience: all it was ever told, and its table as it stands by that."""

    seat: int
    version: int
    table: Any
    lines: list[Line]
    views: list[View] = field(default_factory=list)

    def hear(self, news: Whole | News) -> None:
        """Take over what is told."""
        assert isinstance(news, News)
        assert self.version == news.since
        self.version = news.version
        self.table = patched(self.table, plain(news.delta))
        self.lines += news.lines


@dataclass
class Told:
    """A game that was played at random, with all that was told of it."""

    title: Title
    room: Room
    audiences: list[Heard]
    prompts: int = 0


@cache
def played(id_: str, seats: int, steps: int = STEPS) -> Told:
    """A random game of so many answers at most, heard by everybody."""
    title = EVERY.named(id_)
    chance = random.Random(f"{id_} {seats}")
    seed = game_seed(seed_from("server"), "table", [b"n" * 16] * seats)
    room = Room(title, journal_of(title, seats, seed))
    wholes = {seat: room.attend(seat) for seat in range(NOBODY, seats)}
    audiences = [
        Heard(seat, whole.version, as_json(whole.view), [*whole.lines])
        for seat, whole in wholes.items()
    ]
    told = Told(title, room, audiences)
    for _ in range(steps):
        if room.is_over():
            break
        asked = chance.choice(room.game.pending(room.state))
        choice = chance.randrange(len(asked.options))
        step = room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
        for heard in audiences:
            if heard.seat in step.news:
                heard.hear(step.news[heard.seat])
            _look(told, heard)
    return told


def _look(told: Told, heard: Heard) -> None:
    """Hold what an audience has been told against what it may see."""
    room = told.room
    view = told.title.telling.view(room.game, room.state, heard.seat)
    assert as_json(view) == as_json(heard.table)
    heard.views.append(view)
    whole = room.attend(heard.seat)
    assert heard.seat == view.seat
    pending = [one for one in room.game.pending(room.state) if one.seat == heard.seat]
    assert bool(pending) == (view.decision is not None) == (whole.prompt is not None)
    if view.decision is not None and whole.prompt is not None:
        told.prompts += 1
        assert len(pending[0].options) == len(view.decision.options) == len(whole.prompt.options)
        assert pending[0].id == view.decision.id
        assert whole.prompt.text
        assert all(whole.prompt.options)
    assert bool(whole.result) == (view.outcome is not None)


def beginning(told: Told) -> tuple[Any, dict[str, object], bytes]:
    """What a game began with."""
    journal = told.room.play.journal
    return journal.release, journal.setup(), journal.seed
