"""Answers have a connection of their own, whatever else the database is asked for."""

import asyncio
import time
from contextlib import AsyncExitStack

import pytest

from dejarik.cli.main import build_parser
from dejarik.cli.serve import config_from
from dejarik.cli.trouble import Trouble
from dejarik.service.adapters.databases import journal_database, open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.ports import NewEntry, Unavailable
from dejarik.testing.tables import lay_table

POOL = 2
ON_SERVER = ("serve", "--database", "postgresql://nowhere/dejarik")


def test_an_answer_is_stored_while_all_other_connections_are_in_use(postgres_url: str) -> None:
    """Searches and exports hold the pool, and nobody at a table notices."""

    async def main() -> None:
        async with AsyncExitStack() as stack:
            database = await stack.enter_async_context(open_database(postgres_url, size=POOL))
            game = (await lay_table(database, "journal")).game
            writing = await stack.enter_async_context(journal_database(postgres_url, database))
            journal = await stack.enter_async_context(SqlJournal(database, writing=writing))
            [(last,)] = await database.rows(
                "SELECT coalesce(max(seq), 0) FROM entries WHERE game = %s", (game,)
            )
            assert isinstance(last, int)
            slow = [asyncio.create_task(database.rows("SELECT pg_sleep(2.5)")) for _ in range(POOL)]
            await asyncio.sleep(0.3)
            began = time.monotonic()
            for seq in range(last + 1, last + 11):
                await journal.append(NewEntry(game, seq, b"answer", 1, b"", -1))
            assert time.monotonic() - began < 1.5
            assert not any(task.done() for task in slow)
            await asyncio.gather(*slow)

    asyncio.run(main())


def test_the_pool_has_the_size_that_was_asked_for(postgres_url: str) -> None:
    """One more waits."""

    async def main() -> None:
        async with open_database(postgres_url, size=POOL) as database:
            asked = [database.rows("SELECT pg_sleep(4)") for _ in range(POOL + 1)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [Unavailable] * (POOL + 1) == [type(one) for one in found]
            assert ["couldn't get a connection" in str(one) for one in found].count(True) == 1

    asyncio.run(main())


def test_the_size_is_a_setting() -> None:
    """Eight if nobody says how many."""
    usual = build_parser().parse_args(ON_SERVER)
    asked = build_parser().parse_args([*ON_SERVER, "--pool-size", "20"])

    assert [8, 20] == [config_from(one, {}).pool for one in (usual, asked)]


@pytest.mark.parametrize("size", ["-1", "0", "1", "101"])
def test_a_size_that_serves_nobody_is_refused(size: str) -> None:
    """In words that say how many there must be."""
    args = build_parser().parse_args([*ON_SERVER, "--pool-size", size])

    with pytest.raises(Trouble, match=f"cannot do with {size} connections"):
        config_from(args, {})
