"""Two processes at one journal, and a server that dies under it."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest

from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.postgres import PostgresDatabase
from dejarik.service.ports import Database, Fenced, NewEntry, StoredGame, Unavailable
from dejarik.testing.servers import Postgres

Opens = Callable[[], AbstractAsyncContextManager[Database]]

NUMBERS = 500
TABLES = 30


def game_named(name: str) -> StoredGame:
    """A game that has not begun."""
    return StoredGame(name, "destiny", b"", b"", b"", b"", b"", b"", 1)


async def race(journal: SqlJournal, name: bytes) -> tuple[list[int], int]:
    """Write until the numbers are used up; which were won, and how many were lost."""
    won, lost, reached = [], 0, 0
    while reached < NUMBERS:
        try:
            await journal.append(NewEntry("g", reached + 1, name, 0))
        except Fenced:
            lost += 1
            reached += len(await journal.since("g", reached))
        else:
            reached += 1
            won.append(reached)
    return won, lost


def test_two_writers_win_every_number_once(database: Opens) -> None:
    """There is no gap, no number is won twice, and what is stored is the winner's."""

    async def main() -> None:
        async with (
            database() as one,
            database() as two,
            SqlJournal(one) as first,
            SqlJournal(two) as second,
        ):
            await first.create(game_named("g"))
            (mine, lost), (theirs, lost_too) = await asyncio.gather(
                race(first, b"first"), race(second, b"second")
            )
            stored = (await first.load("g")).entries
        assert list(range(1, NUMBERS + 1)) == [each.seq for each in stored]
        assert mine == [each.seq for each in stored if each.entry == b"first"]
        assert theirs == [each.seq for each in stored if each.entry == b"second"]
        assert lost + lost_too > 0

    asyncio.run(asyncio.wait_for(main(), 60))


async def play(journal: SqlJournal, name: str, told: dict[str, int], enough: asyncio.Event) -> int:
    """Append to one game until it is enough; how often the database was out of reach."""
    failures = 0
    while not enough.is_set():
        try:
            await journal.append(NewEntry(name, told[name] + 1, b"e", 0))
            told[name] += 1
        except (Unavailable, Fenced):
            failures += 1
            await asyncio.sleep(0.05)
            try:
                told[name] += len(await journal.since(name, told[name]))
            except Unavailable:
                continue
    return failures


def test_what_was_acknowledged_survives_the_death_of_the_server(
    killable_server: Postgres, killable_url: str
) -> None:
    """A kill in the middle of appends loses none that returned, leaves no gap and hangs nobody."""
    told = {f"g{number}": 0 for number in range(TABLES)}

    async def main() -> None:
        async with PostgresDatabase(killable_url, patience=1.0) as db, SqlJournal(db) as journal:
            for name in told:
                await journal.create(game_named(name))
            enough = asyncio.Event()
            players = [asyncio.create_task(play(journal, name, told, enough)) for name in told]
            await asyncio.sleep(1)
            await asyncio.to_thread(killable_server.kill)
            before = dict(told)
            await asyncio.to_thread(killable_server.start)
            async with asyncio.timeout(60):
                while any(told[name] <= before[name] for name in told):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
                enough.set()
                failures = await asyncio.gather(*players)
            assert min(failures) > 0
            for name, count in told.items():
                stored = [each.seq for each in (await journal.load(name)).entries]
                assert list(range(1, len(stored) + 1)) == stored
                assert len(stored) >= count > before[name] > 0

    asyncio.run(main())


def test_while_the_server_is_away_appends_fail_in_time(
    killable_server: Postgres, killable_url: str
) -> None:
    """Everybody who waits is told within the limits of the database."""

    async def main() -> None:
        async with PostgresDatabase(killable_url, patience=0.5) as db, SqlJournal(db) as journal:
            await journal.create(game_named("g"))
            await asyncio.to_thread(killable_server.kill)
            try:
                began = time.monotonic()
                with pytest.raises(Unavailable):
                    await journal.append(NewEntry("g", 1, b"", 0))
                assert time.monotonic() - began < 3
            finally:
                await asyncio.to_thread(killable_server.start)
            # What failed may be there or not; only reading it again can tell.
            with pytest.raises(Fenced):
                await journal.append(NewEntry("g", 1, b"", 0))
            reached = len((await journal.load("g")).entries)
            await journal.append(NewEntry("g", reached + 1, b"", 0))

    asyncio.run(main())
