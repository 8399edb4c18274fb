"""
An upgrade changes the rules while games run: processes are replaced one by one.

What belongs here: replacing them, and which release each game ends on. What does not: the
other release itself (`other_rules`).
"""

import asyncio
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.ports import Database
from dejarik.testing.accounting import answer_complaints, complaints
from dejarik.testing.disaster.clusters import Cluster, cluster
from dejarik.testing.disaster.rehearsal import PATIENCE, Report, made
from dejarik.testing.other_rules import other_release
from dejarik.testing.playing import outages, playing, seat_everybody, some_answers, until
from dejarik.testing.processes import Process
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated
from dejarik.titles.registry import TITLES

UNPLAYABLE: Final = "unplayable"
"""The code of being sent away because no living process plays the game as it was."""
LATE: Final = 40
"""After so many answers at a table the changed rule has been met."""

SLOW: Final = 5.0
"""Seconds that those think who must not meet the changed rule before processes are replaced."""


async def rules_changed(folder: Path, tables: int) -> Report:
    """
    Two processes become two of another release; then one of the old one is started beside them.

    Games that have met the changed rule stay with the old release, wait without one, and end
    on it. Games that have not go on with whichever process takes them.
    """
    report = Report("rules changed while games run")
    environment = other_release(made(folder / "other"))
    with cluster(folder) as site:
        early = await site.lay(tables, "early")
        late = await site.lay(tables, "late")
        await site.start()
        players = seat_everybody(site.processes, late)
        newcomers = seat_everybody(site.processes, early)
        everybody = [*players, *newcomers]
        async with playing(players, PATIENCE):
            await _each_has(players, LATE)
            async with playing(newcomers, PATIENCE):
                for player in newcomers:
                    player.pace = SLOW
                await _replace_all(site, environment, everybody, report)
                await _start_old(site, players, report)
        async with open_database(site.url) as database:
            await _judge(database, [*late, *early], everybody, report)
    report.figures["longest return in s"] = round(outages(everybody)[-1], 2)
    return report


async def _each_has(players: Sequence[Player], answers: int) -> None:
    """Wait until every table has so many answers."""
    for player in players:
        player.pace = 0.1
    await until(lambda: all(one.version >= answers or one.over for one in players), 120.0)
    for player in players:
        player.pace = 1.0


async def _replace_all(
    site: Cluster, environment: dict[str, str], players: Sequence[Player], report: Report
) -> None:
    """Replace one process after the other."""
    for place, old in enumerate(list(site.processes)):
        with report.step(f"process {place + 1} replaced"):
            new = Process(site.folder, site.url, site.bus.url, 10 + place, environment=environment)
            await asyncio.to_thread(old.stop, signal.SIGTERM)
            await asyncio.to_thread(new.start)
            site.processes[place] = new
            for player in players:
                player.urls[:] = [process.url for process in site.processes]


async def _start_old(site: Cluster, players: Sequence[Player], report: Report) -> None:
    """Wait until nobody plays the old games any more, then do as docs/operations.md says."""
    with report.step("games of the old release wait, everybody told"):
        await until(
            lambda: all(one.over or UNPLAYABLE in one.account.closings for one in players), 60.0
        )
    report.figures["games that waited"] = len({one.table for one in players if not one.over})
    with report.step("a process of the old release plays them on"):
        old = Process(site.folder, site.url, site.bus.url, 20)
        site.processes.append(old)
        await asyncio.to_thread(old.start)
        await some_answers(players, len(players), 60.0)


async def _judge(
    database: Database, seated: Sequence[Seated], players: Sequence[Player], report: Report
) -> None:
    """Every game has ended, and nothing acknowledged is missing; ours can be played again."""
    ended = {"the old release": 0, "the new release": 0}
    async with SqlJournal(database) as journal:
        for table in seated:
            stored = await journal.load(table.game)
            here = [one for one in players if one.table == table.game]
            is_ours = stored.played_by == TITLES.release_name()
            ended["the old release" if is_ours else "the new release"] += 1
            judged = complaints if is_ours else answer_complaints
            report.findings += [f"{table.game} {text}" for text in judged(stored, here)]
            report.expect(bool(stored.outcome), f"{table.game} has not ended")
    for name, count in ended.items():
        report.figures[f"ended on {name}"] = count
        report.expect(count > 0, f"no game ended on {name}")
