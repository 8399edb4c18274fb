"""
Load: what an answer costs, and how many of them a machine can take.

    python -m dejarik.testing.load [SIZE] [--tables N ...] [--seconds S] [--titles T ...] [--json]

Everything runs on this machine: PostgreSQL, NATS, two server processes, and the clients.
Beside it, in the same run, stand the bare limits: one-row inserts by pgbench and an echo
by uvicorn. SIZE scales clients, tables and seconds; 1 is the full size.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from dejarik.hosting.titles import Titles
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate
from dejarik.service.garbage import hold_back
from dejarik.testing.bare_limits import echo_rate, insert_rate, stumbling
from dejarik.testing.meters import Meter, percentile
from dejarik.testing.nats_servers import nats
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres, postgres
from dejarik.testing.shares import shares_of
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated, lay_tables
from dejarik.testing.title_options import add_titles, titles_from
from dejarik.titles.registry import TITLES

PROCESSES: Final = 2
PACED_CLIENTS: Final = 1_000
PACED_RATE: Final = 500
PACED_LIMIT_MS: Final = 25.0
SATURATED_CLIENTS: Final = 200
COUNTS: Final = (10, 100, 1_000, 5_000)
COUNTED_RATE: Final = 200
LEAST_RATE: Final = 20
FASTEST: Final = 2_000
"""More answers a second than any machine here can take: so many games are kept ready."""
SHORT_GAME: Final = 60
"""Hardly a game of random answers has fewer."""
WATCHERS: Final = 400
WATCHED: Final = 4
CONNECTING: Final = 100
"""How many clients come in at once."""


@dataclass
class Measured:
    """One stretch of play: how much, how quick, and at what cost."""

    tables: int
    answers: int
    seconds: float
    rate: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    server_us: float
    postgres_us: float
    client_us: float
    server_mb: float


@dataclass
class Site:
    """Everything that runs, and the tables that are laid."""

    postgres: Postgres
    processes: list[Process]
    meter: Meter
    seated: list[Seated]

    def urls(self) -> list[str]:
        """Where the processes are."""
        return [process.url for process in self.processes]


async def measure(site: Site, tables: int, rate: float, seconds: float) -> Measured:
    """Let so many tables play at a rate (0: as fast as they can) and measure a stretch of it."""
    pace = tables / rate if rate else 0.0
    places = [Place(site, number, pace) for number in range(tables)]
    async with asyncio.TaskGroup() as tasks:
        playing = []
        for start in range(0, tables, CONNECTING):
            group = places[start : start + CONNECTING]
            playing += [tasks.create_task(place.play()) for place in group]
            await _arrived(group)
        await asyncio.sleep(min(2.0, seconds / 4))
        found = await _stretch(site, places, seconds)
        for task in playing:
            task.cancel()
    return found


class Place:
    """A place for a table: when its game is over, its people go on to the next."""

    def __init__(self, site: Site, number: int, pace: float) -> None:
        # All players of a table go to the same process at once: no redirects to measure.
        self.url = site.urls()[number % len(site.processes)]
        self.seated = site.seated
        self.pace = pace
        self.arrived = asyncio.Event()
        self.players: list[Player] = []

    async def play(self) -> None:
        """Play one game after the other. Raises IndexError when no table is left."""
        while True:
            table = self.seated.pop()
            people = [Player([self.url], who, table.game, who) for who in table.sessions]
            for player in people:
                player.pace = self.pace
            self.players += people
            async with asyncio.TaskGroup() as tasks:
                for player in people:
                    tasks.create_task(player.play())
                for player in people:
                    await player.arrived.wait()
                self.arrived.set()


async def _arrived(places: list[Place]) -> None:
    async with asyncio.timeout(120):
        for place in places:
            await place.arrived.wait()


async def _stretch(site: Site, places: list[Place], seconds: float) -> Measured:
    known = {player: len(player.account.waits) for place in places for player in place.players}
    before = site.meter.read()
    await asyncio.sleep(seconds)
    spent = site.meter.read().since(before)
    waits = sorted(
        wait
        for place in places
        for player in place.players
        for wait in player.account.waits[known.get(player, 0) :]
    )
    answers = max(1, len(waits))
    return Measured(
        tables=len(places),
        answers=len(waits),
        seconds=round(spent.seconds, 2),
        rate=round(len(waits) / spent.seconds, 1),
        p50_ms=round(percentile(waits, 0.5) * 1_000, 2),
        p95_ms=round(percentile(waits, 0.95) * 1_000, 2),
        p99_ms=round(percentile(waits, 0.99) * 1_000, 2),
        server_us=round(spent.servers / answers * 1e6),
        postgres_us=round(spent.postgres / answers * 1e6),
        client_us=round(spent.clients / answers * 1e6),
        server_mb=round(site.meter.memory() / 1e6, 1),
    )


async def run(
    folder: Path, size: float, counts: list[int], seconds: float, titles: Titles = TITLES
) -> dict[str, object]:
    """The whole measurement."""
    with postgres(_made(folder / "postgres")) as server, nats(_made(folder / "nats")) as bus:
        url = server.url(server.new_database())
        await asyncio.to_thread(migrate, url)
        found: dict[str, object] = {"pgbench_inserts": await insert_rate(server, folder, seconds)}
        found["uvicorn_echoes"] = await echo_rate(seconds)
        found["stumbling"] = await asyncio.to_thread(stumbling, seconds)
        processes = [
            Process(folder, url, bus.url, number, titles=titles) for number in range(PROCESSES)
        ]
        try:
            for process in processes:
                await asyncio.to_thread(process.start)
            parts = _parts(size, counts)
            async with open_database(url) as database:
                needed = sum(_tables_for(part, seconds) for part in parts) + WATCHED + WATCHERS
                seated = await lay_tables(database, needed, "load", titles=titles)
            meter = Meter([process.pid for process in processes], server.pid)
            site = Site(server, processes, meter, seated)
            await _measure_all(site, found, parts, seconds)
        finally:
            for process in processes:
                process.kill()
    return found


@dataclass(frozen=True)
class Part:
    """So many tables at a rate; 0 is as fast as they can."""

    name: str
    tables: int
    rate: float


def _parts(size: float, counts: list[int]) -> list[Part]:
    counted = max(LEAST_RATE, COUNTED_RATE * size)
    return [
        Part("paced", max(1, round(PACED_CLIENTS * size) // 2), PACED_RATE * size),
        Part("saturated", max(1, round(SATURATED_CLIENTS * size) // 2), 0),
        *[Part(f"{count} tables", count, counted) for count in counts],
    ]


def _tables_for(part: Part, seconds: float) -> int:
    """Enough tables for everybody to go on to the next until the end."""
    return part.tables + round((part.rate or FASTEST) * 2 * seconds / SHORT_GAME)


async def _measure_all(
    site: Site, found: dict[str, object], parts: list[Part], seconds: float
) -> None:
    found["idle_mb"] = round(site.meter.memory() / 1e6, 1)
    found["connection_kb"] = await _connection_kb(site)
    measured = []
    for part in parts:
        if not part.rate:
            shares = asyncio.create_task(shares_of(site.processes[0].pid, seconds / 2))
        measured.append(await measure(site, part.tables, part.rate, seconds))
        _say(part.name, measured[-1])
        if not part.rate:
            found["shares"] = await shares
    found["paced"], found["saturated"], *by_tables = map(asdict, measured)
    found["by_tables"] = by_tables
    rate = found["pgbench_inserts"]
    assert isinstance(rate, float)
    found["saturated_to_pgbench"] = round(measured[1].rate / rate, 3)


async def _connection_kb(site: Site) -> float:
    """What one more connection holds in memory: many watch a few tables."""
    before = site.meter.memory()
    tables = [site.seated.pop() for _ in range(WATCHED)]
    watchers = [site.seated.pop().sessions[0] for _ in range(WATCHERS)]
    async with asyncio.TaskGroup() as tasks:
        players = [
            Player([site.urls()[0]], session, tables[number % WATCHED].game, session)
            for number, session in enumerate(watchers)
        ]
        watching = [tasks.create_task(player.play()) for player in players]
        async with asyncio.timeout(120):
            for player in players:
                await player.arrived.wait()
        held = site.meter.memory() - before
        for task in watching:
            task.cancel()
    return round(held / WATCHERS / 1e3, 1)


def _say(what: str, one: Measured) -> None:
    print(
        f"{what}: {one.rate}/s, p50 {one.p50_ms}, p95 {one.p95_ms}, p99 {one.p99_ms} ms, CPU: "
        f"servers {one.server_us} us, PostgreSQL {one.postgres_us} us, clients {one.client_us} us",
        file=sys.stderr,
        flush=True,
    )


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def main(arguments: list[str] | None = None) -> int:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m dejarik.testing.load", description="Load.")
    parser.add_argument("size", type=float, nargs="?", default=1.0, help="1 is the full size")
    parser.add_argument("--tables", type=int, nargs="*", help="counts of tables to compare")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each stretch")
    parser.add_argument("--check", action="store_true", help="fail when a target is missed")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    add_titles(parser)
    asked = parser.parse_args(arguments)
    titles = titles_from(asked.titles)
    counts = asked.tables
    if counts is None:
        counts = [max(1, round(count * asked.size)) for count in COUNTS]
    with tempfile.TemporaryDirectory(prefix="load") as name:
        folder = Path(name)
        # Whoever runs PostgreSQL must be able to come here.
        folder.chmod(0o755)
        # A client that looks for lost objects would make the server look late.
        hold_back()
        found = asyncio.run(run(folder, asked.size, counts, asked.seconds, titles))
    print(json.dumps(found) if asked.json else json.dumps(found, indent=2))
    paced = found["paced"]
    assert isinstance(paced, dict)
    late = paced["p99_ms"] > PACED_LIMIT_MS
    if late:
        print(f"load: p99 of paced answers is over {PACED_LIMIT_MS} ms", file=sys.stderr)
    return 1 if late and asked.check else 0


if __name__ == "__main__":
    sys.exit(main())
