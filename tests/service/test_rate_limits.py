"""Rate limits that all processes of a service keep together."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from dejarik.hosting.people.buckets import Rate
from dejarik.service.adapters.factory import limits_of
from dejarik.service.adapters.postgres import PostgresDatabase
from dejarik.service.config import Config
from dejarik.service.metrics import Metrics
from dejarik.service.people.office import NEWCOMERS
from dejarik.service.ports import Database, Row, Unavailable, Value
from dejarik.service.rate_limits import Counts, Limit, MemoryCounts, RateLimits
from dejarik.service.records.count_store import SharedCounts
from dejarik.service.refusals import Code
from dejarik.testing import http_clients
from dejarik.testing.people import refused
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres

NOW = 1_800_000_000_000
LETTERS = Limit("letters", Rate(3, 1_000), "Three letters were sent just now.")
VISITS = Limit("visits", Rate(1, 60_000), "You were here just now.")
FEW_MORE = 4
"""How many come after the limit is reached."""


class Watched:
    """A database whose statements are counted."""

    def __init__(self, database: Database) -> None:
        """Count from none."""
        self._database = database
        self.statements = 0
        self.transaction = database.transaction

    async def rows(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Count it, and run it."""
        self.statements += 1
        return await self._database.rows(sql, values)

    async def run(self, sql: str, values: Sequence[Value] = ()) -> int:
        """Count it, and run it."""
        self.statements += 1
        return await self._database.run(sql, values)


@asynccontextmanager
async def in_memory(_url: str) -> AsyncIterator[Counts]:
    """Yield the counts of the only process."""
    yield MemoryCounts()


@asynccontextmanager
async def shared(url: str) -> AsyncIterator[Counts]:
    """Yield the counts of several."""
    async with PostgresDatabase(url) as database:
        yield SharedCounts(database)


@pytest.mark.parametrize("opened", [in_memory, shared])
def test_a_bucket_empties_and_fills(
    opened: Callable[[str], AbstractAsyncContextManager[Counts]], postgres_url: str
) -> None:
    """Three at once, then one each second; what is given back can be taken again."""

    async def main() -> None:
        async with opened(postgres_url) as counts:
            took = [await counts.take(LETTERS, "han", NOW) for _ in range(5)]
            assert [0, 0, 0, 1_000, 1_000] == took
            assert 0 == await counts.take(LETTERS, "leia", NOW)
            assert 0 == await counts.take(VISITS, "han", NOW)
            assert 400 == await counts.take(LETTERS, "han", NOW + 600)
            assert 0 == await counts.take(LETTERS, "han", NOW + 1_000)
            await counts.give_back(LETTERS, "han")
            assert 0 == await counts.take(LETTERS, "han", NOW + 1_000)
            assert 1_000 == await counts.take(LETTERS, "han", NOW + 1_000)

    asyncio.run(main())


@pytest.mark.parametrize("back", [120_000, 3_600_000, 86_400_000])
def test_a_stored_count_of_a_clock_that_went_back_is_an_empty_bucket(
    postgres_url: str, back: int
) -> None:
    """Nobody waits longer than an interval, neither who was refused before nor who was not."""

    async def main() -> None:
        async with shared(postgres_url) as counts:
            assert [0, 0, 0, 1_000] == [await counts.take(LETTERS, "han", NOW) for _ in range(4)]
            assert 0 == await counts.take(LETTERS, "leia", NOW)
            for name in ("han", "leia"):
                assert 1_000 == await counts.take(LETTERS, name, NOW - back)
                assert 400 == await counts.take(LETTERS, name, NOW - back + 600)
                assert 0 == await counts.take(LETTERS, name, NOW - back + 1_000)
                assert 1_000 == await counts.take(LETTERS, name, NOW - back + 1_000)

    asyncio.run(main())


def test_several_limits_count_all_or_none() -> None:
    """Whoever is refused by the second has not used the first up."""

    async def main() -> None:
        noted: list[str] = []
        limits = RateLimits(MemoryCounts(), noted.append)
        await limits.count(NOW, (VISITS, "han"))
        for _ in range(5):
            with refused(Code.TOO_OFTEN):
                await limits.count(NOW, (LETTERS, "han"), (VISITS, "han"))
        assert ["visits"] * 5 == noted
        for _ in range(3):
            await limits.count(NOW, (LETTERS, "han"))

    asyncio.run(main())


def test_of_many_at_once_no_more_pass_than_the_limit(postgres_url: str) -> None:
    """Two processes ask at the same moment, and the database decides."""

    async def main() -> None:
        async with PostgresDatabase(postgres_url) as one, PostgresDatabase(postgres_url) as other:
            both = [SharedCounts(one), SharedCounts(other)]
            asked = [both[number % 2].take(LETTERS, "han", NOW) for number in range(20)]
            waits = await asyncio.gather(*asked)
            assert 3 == waits.count(0)

    asyncio.run(main())


def test_a_flood_that_is_refused_costs_the_database_nothing(postgres_url: str) -> None:
    """A process remembers whom it has refused, until the wait is over."""

    async def main() -> None:
        async with PostgresDatabase(postgres_url) as database:
            watched = Watched(database)
            counts = SharedCounts(watched)
            while not await counts.take(LETTERS, "han", NOW):
                pass
            before = watched.statements
            assert [1_000] * 50 == [await counts.take(LETTERS, "han", NOW) for _ in range(50)]
            assert before == watched.statements
            assert 0 == await counts.take(LETTERS, "han", NOW + 1_000)

    asyncio.run(main())


def test_what_is_counted_names_nobody_and_is_forgotten(postgres_url: str) -> None:
    """A row has a hash and a time, and goes when it limits nobody any more."""

    async def main() -> None:
        async with PostgresDatabase(postgres_url) as database:
            counts = SharedCounts(database)
            await counts.take(LETTERS, "192.0.2.7", NOW)
            await counts.take(VISITS, "192.0.2.7", NOW)
            rows = await database.rows("SELECT key, full_at FROM rate_limits ORDER BY full_at")
            assert [NOW + 1_000, NOW + 60_000] == [full_at for _, full_at in rows]
            assert [64, 64] == [len(str(key)) for key, _ in rows]
            assert 2 == len({key for key, _ in rows})
            assert 1 == await counts.forget(NOW + 1_000)
            assert 1 == await counts.forget(NOW + 60_000)
            kind = "SELECT CAST(relpersistence AS text) FROM pg_class WHERE relname = 'rate_limits'"
            assert [("u",)] == await database.rows(kind)

    asyncio.run(main())


def test_nobody_passes_while_the_counts_are_out_of_reach(
    killable_server: Postgres, killable_url: str
) -> None:
    """What a limit guards needs the same database, so nothing is lost by refusing."""

    async def main() -> None:
        async with PostgresDatabase(killable_url, patience=0.5) as database:
            limits = RateLimits(SharedCounts(database))
            await limits.count(NOW, (LETTERS, "han"))
            killable_server.kill()
            with pytest.raises(Unavailable):
                await limits.count(NOW, (LETTERS, "han"))
            # Giving back does not undo what has succeeded.
            await limits.give_back((LETTERS, "han"))

    try:
        asyncio.run(main())
    finally:
        killable_server.start()


def test_a_file_of_one_process_is_not_written_to() -> None:
    """On SQLite the counts stay in memory: the file has one writer, and games need it."""
    config = Config("sqlite:///club.sqlite", "p1", "ws://127.0.0.1:1")
    unused = PostgresDatabase("postgresql://nowhere")

    assert isinstance(limits_of(config, unused, Metrics(), lambda: 0).counts, MemoryCounts)


def test_two_processes_have_one_limit(tmp_path: Path, postgres_url: str) -> None:
    """As many guests come from one address as may come to one process, and the rest wait."""
    processes = [Process(tmp_path, postgres_url, "", number) for number in range(2)]
    try:
        for process in processes:
            process.start()
        burst = NEWCOMERS.rate.burst
        found = []
        for number in range(burst + FEW_MORE):
            address = f"http://127.0.0.1:{processes[number % 2].port}/api/people/guest"
            with http_clients.client(timeout=20.0) as client:
                found.append(client.post(address, headers={"X-Dejarik": "1"}).status_code)
        figures = [process.metrics() for process in processes]
    finally:
        for process in processes:
            process.kill()

    assert [200] * burst + [429] * FEW_MORE == found
    assert all('dejarik_limited_total{limit="sign_up"} 2.0' in one for one in figures)
