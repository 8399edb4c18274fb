"""
A disk is full: that of PostgreSQL, or that of a club's file.

What belongs here: filling a small disk while games run, and making room. What does not: how
one is mounted (`small_disks`).
"""

import asyncio
from pathlib import Path
from typing import Final

import psycopg

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate
from dejarik.testing.disaster.rehearsal import (
    PATIENCE,
    UNAVAILABLE,
    Report,
    all_sent_away,
    closings,
    made,
    nothing_acknowledged,
)
from dejarik.testing.playing import playing, seat_everybody, some_answers
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres, postgres
from dejarik.testing.small_disks import SmallDisk, small_disk
from dejarik.testing.tables import Seated, lay_tables

DATABASE_MIB: Final = 256
CLUB_MIB: Final = 24
SMALL_LOG: Final = ("max_wal_size=48MB", "min_wal_size=32MB")


async def disk_full(folder: Path, tables: int) -> Report:
    """
    The disk of PostgreSQL is full, down to its log.

    It ends when it cannot write its log, so whoever supervises it must start it again.
    """
    report = Report("disk of PostgreSQL full")
    with (
        small_disk(folder / "disk", DATABASE_MIB) as disk,
        postgres(made(disk.folder / "postgres"), SMALL_LOG) as server,
    ):
        url = server.url(server.new_database())
        migrate(url)
        process = Process(folder, url, "", 0)
        try:
            await _filled(report, process, disk, await _laid(url, tables, report.name), server)
        finally:
            process.kill()
    return report


async def disk_of_club_full(folder: Path, tables: int) -> Report:
    """The disk with the file of a club is full: nothing is acknowledged until there is room."""
    report = Report("disk of a club full")
    with small_disk(folder / "disk", CLUB_MIB) as disk:
        url = f"sqlite:///{disk.folder / 'club.sqlite'}"
        migrate(url)
        process = Process(folder, url, "", 0)
        try:
            await _filled(report, process, disk, await _laid(url, tables, report.name))
        finally:
            process.kill()
    return report


async def _laid(url: str, tables: int, seed: str) -> tuple[str, list[Seated]]:
    async with open_database(url) as database:
        return url, await lay_tables(database, tables, seed)


async def _filled(
    report: Report,
    process: Process,
    disk: SmallDisk,
    laid: tuple[str, list[Seated]],
    server: Postgres | None = None,
) -> None:
    """Play, fill the disk, make room, and play to the end."""
    url, seated = laid
    await asyncio.to_thread(process.start)
    players = seat_everybody([process], seated)
    async with playing(players, PATIENCE):
        await some_answers(players, 2 * len(players))
        before = closings(players)
        with report.step("disk full, everybody told"):
            disk.fill()
            if server is not None:
                await asyncio.to_thread(_switch_log, server)
            await all_sent_away(players, UNAVAILABLE, before)
        await nothing_acknowledged(players, report)
        with report.step("room made, everybody plays on"):
            disk.make_room()
            if server is not None:
                await asyncio.to_thread(_supervise, server, report)
            await some_answers(players, len(players), 60.0)
    async with open_database(url) as database:
        await report.judge(database, seated, players)


def _switch_log(server: Postgres) -> None:
    """Have the server begin a new file of its log, for which there is no room."""
    try:
        for _ in range(8):
            server.run("SELECT pg_switch_wal()")
            server.run("SELECT txid_current()")
    except psycopg.OperationalError:
        return


def _supervise(server: Postgres, report: Report) -> None:
    """Start the server again if it has ended, as whatever supervises it would."""
    has_ended = not server.is_ready()
    report.figures["PostgreSQL had ended"] = has_ended
    if has_ended:
        server.kill()
        server.start()
