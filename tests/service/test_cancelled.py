"""Whoever is cancelled in a statement leaves the database whole: nothing open, nothing lost."""

import asyncio
import itertools
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import psycopg
import pytest

from dejarik.service.adapters.postgres import PostgresDatabase
from dejarik.service.adapters.sqlite import SqliteDatabase
from dejarik.service.ports import Database
from dejarik.testing.cancelling import Moment, cancelled_at_each_await

INSERT = "INSERT INTO instances (id, url, seen) VALUES (%s, '', 1)"
HELD_FOR = 0.05
"""Seconds for which another process has the table to itself."""
SETTLED_WITHIN = 2.0

Opened = PostgresDatabase | SqliteDatabase
Task = Callable[[Database, str], Awaitable[None]]


async def read(database: Database, _: str) -> None:
    """Read in a statement of its own."""
    await database.rows("SELECT id FROM instances")


async def write(database: Database, id_: str) -> None:
    """Write in a statement of its own."""
    await database.run(INSERT, (id_,))


async def write_together(database: Database, id_: str) -> None:
    """Write in a transaction that also waits for something else."""
    async with database.transaction() as together:
        await together.run(INSERT, (id_,))
        await asyncio.sleep(0)
        await together.rows("SELECT id FROM instances")


async def write_inside(database: Database, id_: str) -> None:
    """Write in a transaction within another."""
    async with database.transaction() as outer:
        await outer.run(INSERT, (id_,))
        async with outer.transaction() as inner:
            await inner.run(INSERT, (f"{id_}, inner",))


def opened(url: str) -> Opened:
    """The adapter of an address."""
    if url.startswith("sqlite:///"):
        return SqliteDatabase(url.removeprefix("sqlite:///"))
    return PostgresDatabase(url, size=2)


def ids_of(url: str) -> set[str]:
    """What another process sees in the table."""
    statement = "SELECT id FROM instances"
    if url.startswith("sqlite:///"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        found = connection.execute(statement).fetchall()
        connection.close()
    else:
        with psycopg.connect(url) as server:
            found = server.execute(statement).fetchall()
    return {id_ for (id_,) in found}


@contextmanager
def write_lock(url: str, held: threading.Event) -> Iterator[None]:
    """The lock that a process has while it writes to the table."""
    if url.startswith("sqlite:///"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        held.set()
        yield
        connection.execute("ROLLBACK")
        connection.close()
    else:
        with psycopg.connect(url) as server:
            server.execute("LOCK TABLE instances IN ACCESS EXCLUSIVE MODE")
            held.set()
            yield


def another_writer(url: str) -> threading.Thread:
    """Another process, which has the lock now and gives it back by itself after a moment."""
    held = threading.Event()

    def hold() -> None:
        with write_lock(url, held):
            time.sleep(HELD_FOR)

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait()
    return thread


async def is_whole(database: Opened) -> None:
    """No connection is in use, and none is waited for."""
    until = time.monotonic() + SETTLED_WITHIN
    while (figures := database.connections())["used"] or figures["wanted"]:
        assert time.monotonic() < until, figures
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("moment", list(Moment), ids=lambda moment: moment.value)
@pytest.mark.parametrize("task", [read, write, write_together, write_inside])
@pytest.mark.parametrize("locked", [False, True], ids=["alone", "beside another writer"])
def test_a_task_cancelled_at_any_await_leaves_the_database_whole(
    database_url: str, task: Task, moment: Moment, locked: bool
) -> None:
    """What is written after it is durable, in a transaction and without, and none waits for it."""
    numbers = itertools.count()
    writers: list[threading.Thread] = []

    async def main() -> None:
        async with opened(database_url) as database:
            await read(database, "")

            async def once() -> None:
                if locked:
                    writers.append(another_writer(database_url))
                await task(database, f"{next(numbers)}")

            async def afterwards(at: int) -> None:
                after = {f"alone {at}", f"together {at}"}
                await asyncio.gather(
                    write(database, f"alone {at}"), write_together(database, f"together {at}")
                )
                assert after <= await asyncio.to_thread(ids_of, database_url)
                await is_whole(database)
                for writer in writers:
                    await asyncio.to_thread(writer.join)

            assert await cancelled_at_each_await(once, moment, afterwards)

    asyncio.run(main())
