"""
Streams: what clients receive over real sockets, held against what a room says.

What belongs here: playing games between real clients and comparing bytes. What does not:
whether a room says too much (`wire_leaks`): what it says is all that anybody receives.
"""

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import cycle, islice
from typing import Final

from dejarik.hosting.play.replays import carry_out
from dejarik.hosting.play.room import Room
from dejarik.hosting.titles import Titles
from dejarik.hosting.wire import News, Whole
from dejarik.kernel.journal import Journal
from dejarik.service.people.account_store import AccountStore
from dejarik.service.tables.clients import encoded
from dejarik.service.tables.rebuild import room_of
from dejarik.service.tables.seat_names import as_called_now
from dejarik.testing.sites import CLUB, Place, Site, site_of
from dejarik.testing.visits import SOCKET, Visit
from dejarik.titles.registry import TITLES

PACE: Final = 0.08
"""Seconds between two answers: who sends faster than anybody can play is sent away."""
LONGEST: Final = 120
"""Answers after which somebody gives up."""


async def streams_agree(games: int, seed: str, titles: Titles = TITLES) -> list[str]:
    """Play games in the small mode; every difference between sockets and rooms."""
    found: list[str] = []
    tables = cycle([(title.id, seats) for title in titles for seats in title.seats])
    with site_of(CLUB, titles) as site:
        for number, (title, seats) in enumerate(islice(tables, games)):
            found += await stream_agrees(site, f"{seed}.{number}", title, seats)
        found += site.troubles()
    return found


async def stream_agrees(site: Site, name: str, title: str = "", seats: int = 0) -> list[str]:
    """One game with a spectator: the tables and news of each, byte for byte."""
    place = Place(site, SOCKET, await site.lay(name, title=title, seats=seats))
    chance = random.Random(name)  # noqa: S311  (an experiment, not a secret)
    async with AsyncExitStack() as stack:
        people = range(len(place.table.sessions))
        everybody = [await stack.enter_async_context(place.come(one)) for one in people]
        await _play(everybody, chance)
    stored = await site.stored(place.table)
    async with site.open_database() as database:
        names = AccountStore(database).names
        stored, _ = await as_called_now(stored, names, site.titles)
    room = room_of(stored, site.titles)
    found = []
    for visit in everybody:
        since = visit.of_kind("whole")[0]["version"]
        said = _said(room, visit.seat, since)
        if [encoded(one) for one in said] != _tables(visit):
            found.append(f"{name}: seat {visit.seat} received other bytes than the room says")
    return found


async def _play(everybody: list[Visit], chance: random.Random) -> None:
    for _ in range(LONGEST):
        for visit in everybody:
            await visit.settle()
        asked = [visit for visit in everybody if visit.options]
        if not asked:
            return
        visit = chance.choice(asked)
        await visit.answer(chance.randrange(visit.options))
        await asyncio.sleep(PACE)
    for visit in everybody[:-2]:
        await visit.ask("concede")
    for visit in everybody:
        await visit.settle()


def _said(room: Room, seat: int, since: int) -> Iterator[Whole | News]:
    """What a room says to an audience that came when the table stood at a version."""
    journal = room.play.journal
    again = Room(room.title, Journal(journal.release, journal.setup(), journal.seed))
    has_come = since == 0
    if has_come:
        yield again.attend(seat)
    for entry in journal.effective():
        news = carry_out(again, entry).get(seat)
        if has_come and news is not None:
            yield news
        elif not has_come and again.version(seat) == since:
            has_come = True
            yield again.attend(seat)


def _tables(visit: Visit) -> list[bytes]:
    """The whole tables and the news among what a client has received."""
    together = zip(visit.heard, visit.raw, strict=True)
    return [raw for heard, raw in together if heard["type"] in ("whole", "news")]
