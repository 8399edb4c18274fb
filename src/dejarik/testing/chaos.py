"""
Chaos: live tables while processes are killed and servers restarted.

    python -m dejarik.testing.chaos TABLES [--seed S] [--pace SECONDS] [--json]

Three server processes share a PostgreSQL and a NATS server of their own. Scripted clients
play real games at every table; meanwhile one process after another is killed with SIGKILL
and started again, and NATS and PostgreSQL are restarted once each. Afterwards the journal
is held against what every client sent, was acknowledged and saw.
"""

import argparse
import asyncio
import json
import random
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.migrating import migrate
from dejarik.testing.accounting import Finding, examine
from dejarik.testing.nats_servers import NatsServer, nats
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres, postgres
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated, lay_tables

PROCESSES: Final = 3
DEAD_FOR: Final = 6.0
"""Seconds that a killed process stays dead: others take over before it is started again."""
BETWEEN: Final = 10.0
"""Seconds between two deaths, on average: enough for the last one to be over."""
WITHIN: Final = 5.0
"""Seconds within which everybody must be back at their table."""
PATIENCE: Final = 1_200.0


@dataclass
class Harm:
    """
    What was done to the servers.
    """

    killed: int = 0
    nats_restarts: int = 0
    postgres_restarts: int = 0
    log: list[str] = field(default_factory=list)


@dataclass
class Site:
    """
    Everything that runs.
    """

    postgres: Postgres
    nats: NatsServer
    processes: list[Process]


async def wreck(site: Site, chance: random.Random, harm: Harm, tables: list[Player]) -> None:
    """
    Kill one process after another, and restart the servers once each on the way.
    """
    turns = 0
    while not all(player.over for player in tables):
        await asyncio.sleep(BETWEEN * (0.5 + chance.random()))
        turns += 1
        if turns == 2:
            await asyncio.to_thread(site.nats.restart)
            harm.nats_restarts += 1
        elif turns == 4:
            await asyncio.to_thread(site.postgres.restart)
            harm.postgres_restarts += 1
        else:
            victim = chance.choice(site.processes)
            await asyncio.to_thread(victim.kill)
            harm.killed += 1
            await asyncio.sleep(DEAD_FOR)
            await asyncio.to_thread(victim.start)


async def play(
    site: Site, seated: list[Seated], seed: str, pace: float
) -> tuple[list[Player], Harm]:
    """
    Let everybody play to the end, whatever happens.
    """
    urls = [process.url for process in site.processes]
    players = []
    for table in seated:
        for seat, session in enumerate(table.sessions):
            player = Player(urls, session, table.game, f"{seed}.{table.game}.{seat}")
            player.pace = pace
            players.append(player)
    harm = Harm()
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
        tasks.create_task(wreck(site, random.Random(seed), harm, players))  # noqa: S311
        tasks.create_task(_report(players))
        for player in players:
            tasks.create_task(player.play())
    return players, harm


async def _report(players: list[Player]) -> None:
    began = time.monotonic()
    while not all(player.over for player in players):
        await asyncio.sleep(2)
        done = sum(player.over for player in players)
        acknowledged = sum(len(player.account.acknowledged) for player in players)
        seconds = time.monotonic() - began
        print(
            f"\r{done}/{len(players)} seats done, {acknowledged} answers, {seconds:.0f} s ",
            end="",
            file=sys.stderr,
            flush=True,
        )
    print(file=sys.stderr)


async def run(folder: Path, tables: int, seed: str, pace: float) -> dict[str, object]:
    """
    The whole experiment: its figures and findings.
    """
    with postgres(_made(folder / "postgres")) as server, nats(_made(folder / "nats")) as bus:
        url = server.url(server.new_database())
        await asyncio.to_thread(migrate, url)
        processes = [Process(folder, url, bus.url, number) for number in range(PROCESSES)]
        site = Site(server, bus, processes)
        try:
            async with open_database(url) as database:
                seated = await lay_tables(database, tables, seed)
                for process in processes:
                    await asyncio.to_thread(process.start)
                began = time.monotonic()
                players, harm = await play(site, seated, seed, pace)
                seconds = time.monotonic() - began
                findings = await examine(database, seated, players)
        finally:
            for process in processes:
                process.kill()
    return _summary(players, harm, findings, seconds)


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def _summary(
    players: list[Player], harm: Harm, findings: list[Finding], seconds: float
) -> dict[str, object]:
    outages = sorted(one for player in players for one in player.account.outages)
    late = [one for one in outages if one > WITHIN]
    if late:
        findings.append(Finding("", f"{len(late)} returns took longer than {WITHIN} s"))
    waits = sorted(one for player in players for one in player.account.waits)
    return {
        "tables": len(players) // 2,
        "seconds": round(seconds, 1),
        "killed": harm.killed,
        "nats_restarts": harm.nats_restarts,
        "postgres_restarts": harm.postgres_restarts,
        "acknowledged": sum(len(player.account.acknowledged) for player in players),
        "sent": sum(len(player.account.sent) for player in players),
        "outages": len(outages),
        "longest_outage": round(outages[-1], 2) if outages else 0,
        "median_outage": round(outages[len(outages) // 2], 2) if outages else 0,
        "p99_wait_ms": round(waits[int(len(waits) * 0.99)] * 1_000, 1) if waits else 0,
        "findings": [f"{one.table} {one.text}".strip() for one in findings],
    }


def main(arguments: list[str] | None = None) -> int:
    """
    Wreck as the command line says; 1 if anything was lost.
    """
    parser = argparse.ArgumentParser(prog="python -m dejarik.testing.chaos", description="Chaos.")
    parser.add_argument("tables", type=int, help="how many tables play at once")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--pace", type=float, default=0.2, help="seconds a client thinks")
    parser.add_argument("--keep", type=Path, help="a new folder to keep logs and data in")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    asked = parser.parse_args(arguments)
    folder = asked.keep or Path(tempfile.mkdtemp(prefix="chaos"))
    folder.mkdir(exist_ok=True)
    # Whoever runs PostgreSQL must be able to come here.
    folder.chmod(0o755)
    found = asyncio.run(run(folder, asked.tables, asked.seed, asked.pace))
    if asked.json:
        print(json.dumps(found))
    else:
        print("\n".join(f"{name}: {value}" for name, value in found.items()))
    if asked.keep is None:
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if found["findings"] else 0


if __name__ == "__main__":
    sys.exit(main())
