"""A table that nobody is at is let go of, and whoever comes just then finds it whole."""

import asyncio
from collections.abc import Mapping

import pytest

from dejarik.service.tables.home import IDLE_MS
from tests.service.alone import Alone, alone


async def _idle(here: Alone) -> None:
    """Everybody leaves, and time passes."""
    for player in here.players:
        here.table.leave(player)
    await here.live(IDLE_MS + 1_000)


def test_whoever_comes_while_a_table_is_let_go_of_has_it_with_a_home(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newcomer waits for the release and claims the table anew; it is not taken from them."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            game, directory = here.table.id, here.table_registry.directory
            release, begun, go_on = directory.release, asyncio.Event(), asyncio.Event()

            async def slowly(games: Mapping[str, int]) -> None:
                begun.set()
                await go_on.wait()
                await release(games)

            monkeypatch.setattr(directory, "release", slowly)
            idle = asyncio.create_task(_idle(here))
            await begun.wait()
            coming = asyncio.create_task(here.table_registry.table(game))
            await asyncio.sleep(0.2)
            go_on.set()
            table = await coming
            await idle
            assert frozenset({game}) == await directory.mine()
            assert not table.closed
            assert table is await here.table_registry.table(game)
            await here.live(10_000)
            assert not table.closed

    asyncio.run(main())


def test_nobody_is_ready_before_tables_can_be_opened(sqlite_url: str) -> None:
    """Not at the first beat but when beats go on, and not while none reaches the database."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            table_registry = here.table_registry
            table_registry.steady_since = 0
            assert not table_registry.is_ready()
            await here.beat()
            assert not table_registry.is_ready()
            await here.live(2_000)
            assert table_registry.is_ready()
            await here.database.run("DROP TABLE service_time")
            await here.database.run("PRAGMA query_only = ON")
            await here.beat()
            assert not table_registry.is_ready()

    asyncio.run(main())
