"""Both databases keep the promises of the port."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest

from dejarik.service.adapters.sqlite import SqliteDatabase
from dejarik.service.ports import Database, Taken, Unavailable

Opens = Callable[[], AbstractAsyncContextManager[Database]]

INSERT = "INSERT INTO instances (id, url, seen) VALUES (%s, %s, %s)"
COUNT = "SELECT count(*) FROM instances"


async def add_together(db: Database, *ids: str) -> None:
    """Add rows in one transaction."""
    async with db.transaction() as together:
        for id_ in ids:
            await together.run(INSERT, (id_, "", 1))


def test_values_come_back_as_they_went_in(database: Opens) -> None:
    """Text, whole numbers beyond 32 bits, bytes and nothing survive the way there and back."""
    columns = "id, title, release, setup, settings, server_seed, nonces, seed, began, outcome"
    game = ("g", "Größe %s", b"\x00\xff", b"", b"{}", b"s", b"", b"", 1_800_000_000_000, b"")

    async def main() -> None:
        async with database() as db:
            marks = ", ".join(["%s"] * len(game))
            assert 1 == await db.run(f"INSERT INTO games ({columns}) VALUES ({marks})", game)  # noqa: S608 - of this test alone
            found = await db.rows(f"SELECT {columns}, finished FROM games")  # noqa: S608 - the same
            assert [(*game, None)] == found

    asyncio.run(main())


def test_a_second_row_of_a_key_is_taken(database: Opens) -> None:
    """A violated key raises Taken and leaves the first row."""

    async def main() -> None:
        async with database() as db:
            await db.run(INSERT, ("a", "first", 1))
            with pytest.raises(Taken):
                await db.run(INSERT, ("a", "second", 2))
            assert [("first",)] == await db.rows("SELECT url FROM instances")

    asyncio.run(main())


def test_a_transaction_is_all_or_nothing(database: Opens) -> None:
    """What an error interrupts is undone; what ends well is kept, once."""

    async def main() -> None:
        async with database() as db:
            with pytest.raises(Taken):
                await add_together(db, "a", "a")
            assert [(0,)] == await db.rows(COUNT)
            await add_together(db, "a", "b")
            assert [(2,)] == await db.rows(COUNT)

    asyncio.run(main())


def test_an_inner_transaction_fails_alone(database: Opens) -> None:
    """What a failed inner transaction did is undone, and the outer one goes on."""

    async def main() -> None:
        async with database() as db, db.transaction() as outer:
            await outer.run(INSERT, ("a", "", 1))
            with pytest.raises(Taken):
                await add_together(outer, "b", "a")
            await outer.run(INSERT, ("c", "", 1))
            found = await outer.rows("SELECT id FROM instances ORDER BY id")
            assert [("a",), ("c",)] == found

    asyncio.run(main())


def test_a_cancelled_transaction_is_undone_and_the_next_one_works(database: Opens) -> None:
    """Whoever gives up in the middle leaves nothing behind, neither rows nor a lock."""

    async def main() -> None:
        async with database() as db:

            async def sleeper() -> None:
                async with db.transaction() as together:
                    await together.run(INSERT, ("a", "", 1))
                    await asyncio.sleep(60)

            with pytest.raises(TimeoutError):
                await asyncio.wait_for(sleeper(), 0.2)
            assert 1 == await db.run(INSERT, ("a", "", 1))

    asyncio.run(main())


def test_a_row_that_is_returned_is_stored(database: Opens) -> None:
    """RETURNING gives rows and keeps them."""

    async def main() -> None:
        async with database() as db:
            assert [("a",)] == await db.rows(INSERT + " RETURNING id", ("a", "", 1))
        async with database() as db:
            assert [(1,)] == await db.rows(COUNT)

    asyncio.run(main())


def test_the_database_has_a_clock(database: Opens) -> None:
    """Both tell milliseconds since 1970, in the same words."""

    async def main() -> None:
        async with database() as db:
            ((shown,),) = await db.rows("SELECT ms FROM clock")
            assert isinstance(shown, int)
            assert abs(shown - time.time() * 1000) < 5_000

    asyncio.run(main())


def test_after_a_transaction_ended_by_itself_nothing_is_stored_alone(sqlite_url: str) -> None:
    """A full disk ends a transaction; what its body runs next is refused, and a new one works."""

    async def main() -> None:
        async with SqliteDatabase(sqlite_url.removeprefix("sqlite:///")) as db:

            async def full() -> None:
                async with db.transaction() as together:
                    await together.run(INSERT, ("a", "", 1))
                    # What SQLite does by itself when the disk is full.
                    await together.run("ROLLBACK")
                    await together.run(INSERT, ("b", "", 1))

            with pytest.raises(Unavailable, match="ended by an earlier error"):
                await full()
            await add_together(db, "c")
            assert [("c",)] == await db.rows("SELECT id FROM instances")

    asyncio.run(main())


def test_a_transaction_left_open_is_undone_and_told(sqlite_url: str) -> None:
    """A turn never begins inside a transaction: nothing of it would be durable."""

    async def main() -> None:
        async with SqliteDatabase(sqlite_url.removeprefix("sqlite:///")) as db:
            await db.run("BEGIN IMMEDIATE")
            with pytest.raises(RuntimeError, match="left open"):
                await db.run(INSERT, ("a", "", 1))
            assert 1 == await db.run(INSERT, ("a", "", 1))
            with sqlite3.connect(db.path) as other:
                assert [("a",)] == other.execute("SELECT id FROM instances").fetchall()

    asyncio.run(main())
