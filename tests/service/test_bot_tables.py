"""Games against a bot, over real sockets."""

import asyncio
import subprocess
import sys
from pathlib import Path

from dejarik.service.adapters.databases import open_database
from dejarik.testing.accounting import examine
from dejarik.testing.nats_servers import nats
from dejarik.testing.processes import Process
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated, lay_tables

BOT = "greedy"


async def _played(url: str, process: Process, tables: int) -> None:
    async with open_database(url) as database:
        seated: list[Seated] = await lay_tables(database, tables, "bots", BOT)
        players = [
            Player([process.url], one.sessions[0], one.game, f"{number}")
            for number, one in enumerate(seated)
        ]
        async with asyncio.timeout(120), asyncio.TaskGroup() as tasks:
            for player in players:
                tasks.create_task(player.play())
        assert [] == await examine(database, seated, players)


def test_a_guest_finishes_a_game_against_a_bot_in_the_small_mode(
    tmp_path: Path, sqlite_url: str
) -> None:
    """One process with one file: the bot thinks beside it and the game ends."""
    process = Process(tmp_path, sqlite_url, "", 0)
    process.start()
    try:
        asyncio.run(_played(sqlite_url, process, 2))
    finally:
        process.kill()


def test_a_worker_answers_for_the_bot_over_the_queue(tmp_path: Path, postgres_url: str) -> None:
    """With NATS the bot thinks in a worker's process, and its answers come home."""
    folder = tmp_path / "nats"
    folder.mkdir()
    with nats(folder) as bus:
        process = Process(tmp_path, postgres_url, bus.url, 0)
        process.start()
        command = [sys.executable, "-m", "dejarik.cli.main", "work", "--nats", bus.url]
        worker = subprocess.Popen(command)
        try:
            asyncio.run(_played(postgres_url, process, 1))
        finally:
            worker.kill()
            worker.wait()
            process.kill()
