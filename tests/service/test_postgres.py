"""The pool lives through what happens to its server."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from dejarik.service.adapters.postgres import GRACE, PostgresDatabase
from dejarik.service.ports import Taken, Unavailable
from dejarik.testing.servers import Postgres

BEAT = "INSERT INTO instances (id, url, seen) VALUES (%s, '', 1)"


async def seconds_until(done: Callable[[], Awaitable[object]]) -> float:
    """How long it takes until something no longer raises Unavailable."""
    began = time.monotonic()
    while time.monotonic() < began + 20:
        try:
            await done()
        except Unavailable:
            continue
        break
    return time.monotonic() - began


def test_a_restart_while_nobody_asks_is_not_noticed(
    killable_server: Postgres, killable_url: str
) -> None:
    """Connections that died while they were idle are never given to a statement."""

    async def main() -> None:
        async with PostgresDatabase(killable_url, size=4) as db:
            await asyncio.gather(*(db.rows("SELECT pg_sleep(0.1)") for _ in range(4)))
            await asyncio.to_thread(killable_server.restart)
            assert [(1,)] * 8 == [(await db.rows("SELECT 1"))[0] for _ in range(8)]

    asyncio.run(main())


def test_a_killed_server_is_out_of_reach_and_the_pool_heals(
    killable_server: Postgres, killable_url: str
) -> None:
    """Statements fail within their limit while it is away, and work soon after it is back."""

    async def main() -> None:
        async with PostgresDatabase(killable_url, size=4, patience=1.0) as db:
            sleepers = [asyncio.create_task(db.rows("SELECT pg_sleep(30)")) for _ in range(4)]
            await asyncio.sleep(0.3)
            await asyncio.to_thread(killable_server.kill)
            began = time.monotonic()
            found = await asyncio.gather(*sleepers, db.run(BEAT, ("a",)), return_exceptions=True)
            assert [Unavailable] * 5 == [type(each) for each in found]
            assert time.monotonic() - began < 4
            await asyncio.sleep(2)
            await asyncio.to_thread(killable_server.start)
            assert await seconds_until(lambda: db.rows("SELECT 1")) < 2
            assert 1 == await db.run(BEAT, ("a",))

    asyncio.run(main())


def test_a_server_that_hangs_is_hung_up_on(killable_server: Postgres, killable_url: str) -> None:
    """A server that keeps the line and says nothing counts as out of reach."""

    async def main() -> None:
        async with PostgresDatabase(killable_url, size=2, patience=0.5) as db:
            await db.run(BEAT, ("a",))
            killable_server.pause()
            try:
                began = time.monotonic()
                with pytest.raises(Unavailable):
                    await db.run(BEAT, ("b",))
                assert time.monotonic() - began < 0.5 + GRACE + 2
            finally:
                killable_server.resume()
            assert await seconds_until(lambda: db.rows("SELECT 1")) < 3

    asyncio.run(main())


def test_a_statement_that_takes_too_long_is_given_up(postgres_url: str) -> None:
    """The server ends it, and the connection can be used again."""

    async def main() -> None:
        async with PostgresDatabase(postgres_url, size=1, patience=0.3) as db:
            with pytest.raises(Unavailable, match="statement timeout"):
                await db.rows("SELECT pg_sleep(5)")
            assert [(2,)] == await db.rows("SELECT 2")

    asyncio.run(main())


def test_a_pool_that_is_all_in_use_is_out_of_reach(postgres_url: str) -> None:
    """Whoever waits longer than the limit for a connection is told so."""

    async def main() -> None:
        async with PostgresDatabase(postgres_url, size=1, patience=0.3) as db, db.transaction():
            with pytest.raises(Unavailable, match="couldn't get a connection"):
                await db.rows("SELECT 1")

    asyncio.run(main())


def test_sums_are_plain_numbers(postgres_url: str) -> None:
    """The server's decimals come as whole or floating numbers, as from SQLite."""

    async def main() -> None:
        async with PostgresDatabase(postgres_url) as db:
            found = await db.rows("SELECT sum(seen), avg(seen) FROM instances")
            assert [(None, None)] == found
            await db.run(BEAT, ("a",))
            await db.run(BEAT.replace("1)", "4)"), ("b",))
            found = await db.rows("SELECT sum(seen), avg(seen) FROM instances")
            assert [(5, 2.5)] == found
            assert [int, float] == [type(value) for value in found[0]]
            with pytest.raises(Taken, match="instances_pkey"):
                await db.run(BEAT, ("a",))

    asyncio.run(main())
