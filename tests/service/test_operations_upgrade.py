"""An upgrade with live games: one process after the other is stopped and started again."""

import asyncio
import logging
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.service.adapters.databases import open_database
from dejarik.testing.accounting import examine
from dejarik.testing.nats_servers import nats
from dejarik.testing.playing import outages, playing, seat_everybody, some_answers
from dejarik.testing.processes import Process
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import lay_tables

log = logging.getLogger(__name__)

TABLES = 4
WITHIN = 2.0
"""Seconds within which everybody is back at their table."""


@pytest.fixture
def two_processes(tmp_path: Path, postgres_url: str) -> Iterator[list[Process]]:
    """Two processes of one service, running."""
    folder = tmp_path / "nats"
    folder.mkdir()
    with nats(folder) as bus:
        processes = [Process(tmp_path, postgres_url, bus.url, number) for number in range(2)]
        try:
            for process in processes:
                process.start()
            yield processes
        finally:
            for process in processes:
                process.kill()


async def _renew(processes: list[Process], players: list[Player]) -> float:
    """Restart each process while the others play; the longest that one took to end."""
    longest = 0.0
    for process in processes:
        await some_answers(players)
        began = time.monotonic()
        await asyncio.to_thread(process.stop, signal.SIGTERM)
        longest = max(longest, time.monotonic() - began)
        await some_answers(players, 2 * len(players))
        await asyncio.to_thread(process.start)
    return longest


def test_an_upgrade_loses_no_answer_and_keeps_nobody_waiting(
    postgres_url: str, two_processes: list[Process]
) -> None:
    """Whoever is sent away is at the table again within two seconds, with everything in place."""

    async def main() -> None:
        async with open_database(postgres_url) as database:
            seated = await lay_tables(database, TABLES, "upgrade")
            players = seat_everybody(two_processes, seated)
            async with playing(players):
                stopping = await _renew(two_processes, players)
            assert [] == await examine(database, seated, players)
        gone = outages(players)
        log.warning(
            "outages in s: %s; stopping took %.2f", [f"{one:.2f}" for one in gone], stopping
        )
        assert len(players) <= len(gone)
        assert WITHIN > gone[-1]

    asyncio.run(main())
