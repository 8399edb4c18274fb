"""Which process takes a table that has no living home."""

import asyncio

import pytest

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.directory import SqlDirectory
from dejarik.service.tables.home import STEADY_MS, Elsewhere
from dejarik.service.tables.placement import FORGOTTEN_MS, SENT_ON_MS, UNEVEN
from dejarik.testing.tables import lay_table
from dejarik.titles.registry import TITLES
from tests.service.alone import alone


@pytest.mark.parametrize(
    ("fewer", "there", "sent_on"),
    [(UNEVEN, True, True), (UNEVEN - 1, True, False), (UNEVEN, False, False)],
)
def test_a_table_without_a_home_goes_to_a_process_that_has_far_fewer(
    sqlite_url: str, fewer: int, there: bool, sent_on: bool
) -> None:
    """Not to one that has nearly as many or is gone; whoever comes back after a second stays."""

    async def answers(_url: str) -> bool:
        return there

    async def main() -> None:
        async with alone(sqlite_url, answers=answers) as here, open_database(sqlite_url) as two:
            second = (await lay_table(two, "second")).game
            here.table_registry.tables |= {f"t{n}": here.table for n in range(20 + fewer - 1)}
            await SqlDirectory(two, "two", "ws://two", TITLES.release_name()).beat(0, 20)
            await here.table_registry.beat()
            for _ in range(2 if sent_on else 0):
                with pytest.raises(Elsewhere, match="ws://two"):
                    await here.table_registry.table(second)
            here.clock[0] += SENT_ON_MS + 1
            assert second == (await here.table_registry.table(second)).id

    asyncio.run(main())


@pytest.mark.parametrize(
    ("fewer", "sent_on"), [(100, [0, 2, 4, 6, 8]), (UNEVEN + 1, [0, 2]), (UNEVEN - 1, [])]
)
def test_of_many_tables_at_once_half_are_sent_on_at_most(
    sqlite_url: str, fewer: int, sent_on: list[int]
) -> None:
    """Those sent on count as the other's before it says so; later all that is forgotten."""

    async def answers(_url: str) -> bool:
        return True

    async def main() -> None:
        async with alone(sqlite_url, answers=answers) as here, open_database(sqlite_url) as two:
            directory = SqlDirectory(two, "two", "ws://two", TITLES.release_name())
            spreading, clock = here.table_registry.spreading, here.clock

            async def asked(games: range) -> list[int]:
                found = [await spreading.better_home(f"g{n}", "", clock[0]) for n in games]
                return [n for n, url in zip(games, found, strict=True) if url == "ws://two"]

            for _ in range(2):
                clock[0] += FORGOTTEN_MS + 1
                await directory.beat(0, 20)
                await spreading.beat(clock[0], 20 + fewer)
                assert sent_on == await asked(range(10))

    asyncio.run(main())


def test_nobody_is_sent_on_to_a_process_of_another_release(sqlite_url: str) -> None:
    """It may have to let the table wait."""

    async def answers(_url: str) -> bool:
        return True

    async def main() -> None:
        async with alone(sqlite_url, answers=answers) as here, open_database(sqlite_url) as two:
            second = (await lay_table(two, "second")).game
            here.table_registry.tables |= {f"t{n}": here.table for n in range(20 + UNEVEN)}
            await SqlDirectory(two, "two", "ws://two", "another").beat(0, 0)
            await here.table_registry.beat()
            assert second == (await here.table_registry.table(second)).id

    asyncio.run(main())


def test_nobody_is_sent_on_to_the_process_that_has_just_died(sqlite_url: str) -> None:
    """It has the fewest tables by its last beat; the next one gets them."""

    async def answers(url: str) -> bool:
        return url != "ws://dead"

    async def main() -> None:
        async with alone(sqlite_url, answers=answers) as here, open_database(sqlite_url) as other:
            second = (await lay_table(other, "second")).game
            here.table_registry.tables |= {f"t{n}": here.table for n in range(20 + UNEVEN)}
            dead = SqlDirectory(other, "dead", "ws://dead")
            await dead.claim(second, None)
            await dead.beat(0, 1)
            await SqlDirectory(other, "two", "ws://two", TITLES.release_name()).beat(0, 20)
            here.clock[0] += STEADY_MS
            await here.table_registry.beat()
            with pytest.raises(Elsewhere, match="ws://two"):
                await here.table_registry.table(second)

    asyncio.run(main())


def test_a_dead_process_behind_a_proxy_is_found_out_at_once(sqlite_url: str) -> None:
    """Its heartbeat is fresh and the proxy answers; it does not, at its own address."""
    asked = []

    async def answers(url: str) -> bool:
        asked.append(url)
        return url == "wss://proxy/dead"

    async def main() -> None:
        async with alone(sqlite_url, answers=answers) as here, open_database(sqlite_url) as other:
            second = (await lay_table(other, "second")).game
            dead = SqlDirectory(other, "dead", "wss://proxy/dead", "", "http://dead")
            await dead.claim(second, None)
            await dead.beat(0, 1)
            here.clock[0] += STEADY_MS
            await here.table_registry.beat()
            assert second == (await here.table_registry.table(second)).id
            assert ["http://dead"] == asked

    asyncio.run(main())
