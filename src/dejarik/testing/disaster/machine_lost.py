"""
A machine is lost with its disk: that of a process, of the bus, or of all there is.

What belongs here: killing and removing, and going on without or elsewhere. What does not: the
database alone (`database_lost`), and a club (`club_lost`).
"""

import asyncio
import shutil
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from dejarik.service.adapters.databases import open_database
from dejarik.testing.backups import Backups, archive_settings
from dejarik.testing.disaster.clusters import PROCESSES, Cluster, cluster, secured
from dejarik.testing.disaster.rehearsal import (
    PATIENCE,
    Report,
    forget_lost,
    made,
    told_now,
)
from dejarik.testing.nats_servers import NatsServer
from dejarik.testing.playing import outages, playing, seat_everybody, some_answers, until
from dejarik.testing.processes import Process, Worker
from dejarik.testing.servers import postgres_in
from dejarik.testing.table_clients import Player

BOT: Final = "greedy"
"""A bot that answers at once; the workers think for it."""
TAKEOVER_PROCESSES: Final = 4
WITHIN: Final = 5.0
"""Seconds within which everybody is back where one process of several is lost."""


async def process_lost(folder: Path, tables: int) -> Report:
    """A machine with one of two processes is gone: its tables are taken, and a new one joins."""
    report = Report("machine of a process lost")
    with cluster(folder) as site:
        seated = await site.lay(tables, report.name)
        await site.start()
        players = seat_everybody(site.processes, seated)
        async with playing(players, PATIENCE):
            await some_answers(players, len(players))
            lost = await site.home_of(seated[0])
            with report.step("everybody plays on without it"):
                await asyncio.to_thread(lost.kill)
                shutil.rmtree(lost.folder)
                await some_answers(players, 2 * len(players), 60.0)
            with report.step("another machine has joined"):
                site.processes.remove(lost)
                site.processes.append(Process(site.folder, site.url, site.bus.url, PROCESSES))
                await asyncio.to_thread(site.processes[-1].start)
            for player in players:
                player.urls[:] = [process.url for process in site.processes]
            await some_answers(players, len(players))
        async with open_database(site.url) as database:
            await report.judge(database, seated, players)
    gone = outages(players)
    report.expect(gone[-1] < WITHIN, f"a return took {gone[-1]} s")
    return report


async def takeover(folder: Path, tables: int) -> Report:
    """One of four processes dies with its share of the tables: how long its people are away."""
    report = Report("takeover at four processes")
    with cluster(folder, TAKEOVER_PROCESSES) as site:
        seated = await site.lay(tables, report.name)
        await site.start()
        players = seat_everybody(site.processes, seated)
        async with playing(players, PATIENCE):
            await some_answers(players, 2 * len(players), 120.0)
            lost = await site.home_of(seated[0])
            with report.step("everybody back"):
                await asyncio.to_thread(lost.kill)
                await _all_answered(players)
            gone = outages(players)
        async with open_database(site.url) as database:
            await report.judge(database, seated, players)
    report.expect(gone[-1] < WITHIN, f"a return took {gone[-1]} s")
    report.figures["people sent away"] = len(gone)
    report.figures["median return in s"] = round(gone[len(gone) // 2], 2)
    return report


async def _all_answered(players: Sequence[Player]) -> None:
    """Wait until every table that goes on has got further."""
    before = {player: player.version for player in players}
    await until(lambda: all(one.over or one.version > before[one] for one in players), 120.0)


async def bus_lost(folder: Path, tables: int) -> Report:
    """The machine of NATS is gone: nobody at a table notices but those who play against bots."""
    report = Report("machine of NATS lost")
    with cluster(folder) as site:
        worker = Worker(folder, site.bus.url)
        worker.start()
        try:
            seated = await site.lay(tables, report.name)
            against_bots = await site.lay(1, "bots", BOT)
            await site.start()
            players = seat_everybody(site.processes, seated)
            alone = seat_everybody(site.processes, against_bots)
            async with playing([*players, *alone], PATIENCE):
                await some_answers(alone)
                site.bus.kill()
                shutil.rmtree(site.bus.folder / "jetstream")
                await some_answers(players, 2 * len(players))
                report.expect(outages(players) == [], "somebody against people noticed")
                with report.step("a new bus, and its bots answer"):
                    await asyncio.to_thread(site.bus.start)
                    await some_answers(alone, 4, 180.0)
        finally:
            worker.kill()
        async with open_database(site.url) as database:
            await report.judge(database, [*seated, *against_bots], [*players, *alone])
    return report


async def everything_lost(folder: Path, tables: int) -> Report:
    """All there is is gone but the backups: it begins anew elsewhere, at other addresses."""
    report = Report("everything lost")
    with cluster(folder) as site, ExitStack() as ends:
        seated = await site.lay(tables, report.name)
        await site.start()
        players = seat_everybody(site.processes, seated)
        async with playing(players, PATIENCE):
            promised, _ = await secured(site, players, report)
            await some_answers(players, len(players))
            await asyncio.to_thread(_lose, site)
            told = told_now(players)
            elsewhere = _elsewhere(site, made(folder / "elsewhere"))
            for server in (elsewhere.server, elsewhere.bus, *elsewhere.processes):
                ends.callback(server.kill)
            with report.step("everybody plays on elsewhere"):
                await _begin_anew(elsewhere, report)
                async with open_database(elsewhere.url) as database:
                    await forget_lost(database, told, promised, report)
                for player in players:
                    player.urls[:] = [process.url for process in elsewhere.processes]
                await some_answers(players, len(players), 60.0)
        async with open_database(elsewhere.url) as database:
            await report.judge(database, seated, players)
    return report


def _lose(site: Cluster) -> None:
    """Everything dies, and nothing is left of it but the copies."""
    for server in (*site.processes, site.bus, site.server, site.backups.receiver):
        server.kill()
    for server in (*site.processes, site.bus):
        shutil.rmtree(server.folder)
    shutil.rmtree(site.server.data)


def _elsewhere(site: Cluster, folder: Path) -> Cluster:
    """The same service on another machine: other folders, other ports, the old backups."""
    server = postgres_in(made(folder / "postgres"), archive_settings())
    backups = Backups(server, made(folder / "backup"))
    shutil.rmtree(backups.folder)
    shutil.move(site.backups.folder, backups.folder)
    bus = NatsServer(made(folder / "nats"))
    processes = [
        Process(folder, server.url(site.database), bus.url, number) for number in range(PROCESSES)
    ]
    return Cluster(folder, server, backups, bus, site.database, processes)


async def _begin_anew(site: Cluster, report: Report) -> None:
    with report.step("files restored"):
        await asyncio.to_thread(site.backups.restore)
    with report.step("log played back"):
        await asyncio.to_thread(site.backups.recover)
    await asyncio.to_thread(site.bus.start)
    await site.start()
