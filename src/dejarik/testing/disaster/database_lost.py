"""
The database is lost: its disk is gone, or somebody has dropped a table.

What belongs here: destroying it while games run, and going back to a moment. What does not:
the backups themselves (`deploy/backup`), and other machines that are lost (`machine_lost`).
"""

import asyncio
import shutil
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import httpx

from dejarik.service.adapters.databases import open_database
from dejarik.testing.disaster.clusters import Cluster, cluster, secured
from dejarik.testing.disaster.rehearsal import (
    PATIENCE,
    UNAVAILABLE,
    Report,
    all_sent_away,
    closings,
    forget_lost,
    nothing_acknowledged,
    said_over_http,
    told_now,
)
from dejarik.testing.playing import playing, seat_everybody, some_answers
from dejarik.testing.table_clients import Player

FAILED: Final = "failed"
"""The code of being sent away because something at the table went wrong."""


async def database_destroyed(folder: Path, tables: int) -> Report:
    """
    The disk of the database is gone while two processes play; all that was copied is restored.

    The processes are left running: they wait for the database, and their clients with them.
    """
    return await _destroyed(folder, tables, Report("database destroyed"))


async def database_destroyed_in_step(folder: Path, tables: int) -> Report:
    """The same, where answers are acknowledged only when their copies are on disk: none is lost."""
    report = Report("database destroyed, copied in step")
    await _destroyed(folder, tables, report, in_step=True)
    report.expect(report.figures["of these lost"] == 0, "an acknowledged answer was lost")
    return report


async def _destroyed(folder: Path, tables: int, report: Report, *, in_step: bool = False) -> Report:
    with cluster(folder) as site:
        seated = await site.lay(tables, report.name)
        if in_step:
            site.backups.keep_in_step()
        await site.start()
        players = seat_everybody(site.processes, seated)
        async with playing(players, PATIENCE):
            promised, _ = await secured(site, players, report)
            if in_step:
                await _nothing_without_copies(site, players, report)
            await some_answers(players, len(players))
            before = closings(players)
            with report.step("database destroyed, everybody told"):
                await asyncio.to_thread(site.destroy_database)
                await all_sent_away(players, UNAVAILABLE, before)
            told = told_now(players)
            await _words_over_http(site, seated[0].sessions[0], report)
            with report.step("everybody plays on"):
                await _restored(site, report)
                async with open_database(site.url) as database:
                    await forget_lost(database, told, promised, report)
                await some_answers(players, len(players), 60.0)
            await _backed_up_again(site, report)
        async with open_database(site.url) as database:
            await report.judge(database, seated, players)
    _nobody_signed_out(players, report)
    return report


async def table_dropped(folder: Path, tables: int) -> Report:
    """
    Somebody drops a table: the whole database goes back to the moment before.

    Clients have seen more than the database has then; they must be put right, not be stuck.
    """
    report = Report("table dropped")
    with cluster(folder) as site:
        seated = await site.lay(tables, report.name)
        await site.start()
        players = seat_everybody(site.processes, seated)
        async with playing(players, PATIENCE):
            promised, moment = await secured(site, players, report)
            await some_answers(players, 3 * len(players))
            before = closings(players)
            with report.step("table dropped, everybody told"):
                site.server.run("DROP TABLE entries CASCADE", site.database)
                await all_sent_away(players, FAILED, before)
            with report.step("everything stopped"):
                for process in site.processes:
                    await asyncio.to_thread(process.stop, signal.SIGTERM)
                await asyncio.to_thread(site.server.stop)
            told = told_now(players)
            shutil.move(site.server.data, site.folder / "spoiled")
            await _restored(site, report, moment)
            async with open_database(site.url) as database:
                await forget_lost(database, told, promised, report)
            report.expect(report.figures["of these lost"] != 0, "nobody was ahead of the database")
            with report.step("everybody plays on"):
                await site.start()
                await some_answers(players, len(players), 60.0)
            await _backed_up_again(site, report)
        async with open_database(site.url) as database:
            await report.judge(database, seated, players)
    _nobody_signed_out(players, report)
    return report


async def _nothing_without_copies(site: Cluster, players: Sequence[Player], report: Report) -> None:
    """Stop the copying for a while: what is not copied is not acknowledged."""
    await asyncio.to_thread(site.backups.receiver.kill)
    # Whatever was copied just before is acknowledged still.
    await asyncio.sleep(0.5)
    await nothing_acknowledged(players, report)
    await asyncio.to_thread(site.backups.receiver.start)


async def _restored(site: Cluster, report: Report, moment: str = "") -> None:
    """Do as docs/operations.md says."""
    await asyncio.to_thread(site.backups.receiver.stop)
    with report.step("files restored"):
        await asyncio.to_thread(site.backups.restore, moment)
    with report.step("log played back"):
        await asyncio.to_thread(site.backups.recover)
    await asyncio.to_thread(site.backups.receiver.start)


async def _backed_up_again(site: Cluster, report: Report) -> None:
    """From here on the log leads elsewhere: older copies are of no use with it."""
    with report.step("new base backup"):
        await asyncio.to_thread(site.backups.take)


async def _words_over_http(site: Cluster, session: str, report: Report) -> None:
    status, words = await said_over_http(site.processes[0], session)
    report.figures["said meanwhile"] = words
    is_clear = status == httpx.codes.SERVICE_UNAVAILABLE and "database" in words
    report.expect(is_clear, f"without a database a process answers {status} {words}")


def _nobody_signed_out(players: Sequence[Player], report: Report) -> None:
    lost = [one for one in players if "not_signed_in" in one.account.closings]
    report.expect(not lost, f"{len(lost)} had to sign in again")
