"""Backup and restore as docs/operations.md tells, rehearsed while games are played."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from dejarik.service.adapters.databases import open_database
from dejarik.testing.accounting import examine
from dejarik.testing.playing import playing, seat_everybody, some_answers
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import lay_tables

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"
TABLES = 2

Rehearse = Callable[[], None]


def _told(begins: str) -> str:
    """Return the commands of the page in the block that begins so."""
    blocks = re.findall(r"(?ms)^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"))
    (found,) = [block for block in blocks if block.startswith(begins)]
    return str(found)


def _run(commands: str, **names: str) -> None:
    """Run commands of the page, with what its names stand for."""
    shell = shutil.which("sh")
    assert shell is not None
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([shell, "-e", "-c", commands], check=True, env={"PATH": path, **names})


async def _entries(url: str) -> int:
    async with open_database(url) as database:
        ((count,),) = await database.rows("SELECT count(*) FROM entries")
        assert isinstance(count, int)
        return count


def _forget_since(before: list[dict[int, object]], players: list[Player]) -> None:
    """Keep only what was acknowledged before the backup: of the rest nothing is promised."""
    for player, kept in zip(players, before, strict=True):
        for version in set(player.account.acknowledged) - set(kept):
            del player.account.acknowledged[version]


async def _rehearsed(url: str, process: Process, backup: Rehearse, restore: Rehearse) -> None:
    """Play, back up, play on, lose everything, restore, and play to the end."""
    async with open_database(url) as database:
        seated = await lay_tables(database, TABLES, "backup")
    players = seat_everybody([process], seated)
    async with playing(players):
        await some_answers(players, 20)
        before: list[dict[int, object]] = [dict(one.account.acknowledged) for one in players]
        await asyncio.to_thread(backup)
        await some_answers(players, 10)
        await asyncio.to_thread(process.kill)
        reached = await _entries(url)
        _forget_since(before, players)
        await asyncio.to_thread(restore)
        assert sum(map(len, before)) <= await _entries(url) < reached
        await asyncio.to_thread(process.start)
    async with open_database(url) as database:
        assert [] == await examine(database, seated, players)


def test_a_club_comes_back_from_its_backup(tmp_path: Path, sqlite_url: str) -> None:
    """The copy of a file in use holds every answer acknowledged before it was made."""
    file, copy = sqlite_url.removeprefix("sqlite:///"), str(tmp_path / "copy.sqlite")
    process = Process(tmp_path, sqlite_url, "", 0)
    process.start()
    try:
        asyncio.run(
            _rehearsed(
                sqlite_url,
                process,
                lambda: _run(_told("dejarik backup"), FILE=file, BACKUP=copy),
                lambda: _run(_told("dejarik restore"), FILE=file, BACKUP=copy),
            )
        )
    finally:
        process.kill()


def test_a_service_comes_back_from_its_backup(
    tmp_path: Path, postgres_server: Postgres, postgres_url: str
) -> None:
    """A dump taken while games are played, restored into a database made anew."""
    name, dump = postgres_url.rpartition("/")[2], str(tmp_path / "dejarik.dump")

    def restore() -> None:
        postgres_server.drop_database(name)
        postgres_server.run(f"CREATE DATABASE {name}")
        _run(_told("pg_restore"), DATABASE=postgres_url, BACKUP=dump)

    process = Process(tmp_path, postgres_url, "", 0)
    process.start()
    try:
        dumping = _told("pg_dump")
        asyncio.run(
            _rehearsed(
                postgres_url,
                process,
                lambda: _run(dumping, DATABASE=postgres_url, BACKUP=dump),
                restore,
            )
        )
    finally:
        process.kill()
