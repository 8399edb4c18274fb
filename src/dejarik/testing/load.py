"""
Load: what an answer costs, and how many of them a machine can take.

    python -m dejarik.testing.load [SIZE] [--tables N ...] [--seconds S] [--json]

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

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.migrating import migrate
from dejarik.testing.bare_limits import echo_rate, insert_rate
from dejarik.testing.meters import Meter, percentile
from dejarik.testing.nats_servers import nats
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres, postgres
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated, lay_tables

PROCESSES: Final = 2
PACED_CLIENTS: Final = 1_000
PACED_RATE: Final = 500
PACED_LIMIT_MS: Final = 25.0
SATURATED_CLIENTS: Final = 200
COUNTS: Final = (10, 100, 1_000, 5_000)
COUNTED_RATE: Final = 200
CONNECTING: Final = 100
"""How many clients come in at once."""


@dataclass
class Measured:
    """
    One stretch of play: how much, how quick, and at what cost.
    """

    tables: int
    answers: int
    seconds: float
    rate: float
    p50_ms: float
    p99_ms: float
    server_us: float
    postgres_us: float
    client_us: float
    server_mb: float


@dataclass
class Site:
    """
    Everything that runs, and the tables that are laid.
    """

    postgres: Postgres
    processes: list[Process]
    meter: Meter
    seated: list[Seated]

    def urls(self) -> list[str]:
        """
        Where the processes are.
        """
        return [process.url for process in self.processes]


async def measure(site: Site, tables: int, rate: float, seconds: float) -> Measured:
    """
    Let so many tables play at a rate (0: as fast as they can) and measure a stretch of it.
    """
    seated = [site.seated.pop() for _ in range(tables)]
    players = []
    for number, table in enumerate(seated):
        # Both players of a table go to the same process at once: no redirects to measure.
        url = site.urls()[number % len(site.processes)]
        for session in table.sessions:
            player = Player([url], session, table.game, session)
            player.pace = tables / rate if rate else 0.0
            players.append(player)
    async with asyncio.TaskGroup() as tasks:
        playing = []
        for start in range(0, len(players), CONNECTING):
            group = players[start : start + CONNECTING]
            playing += [tasks.create_task(player.play()) for player in group]
            await _arrived(group)
        await asyncio.sleep(min(2.0, seconds / 4))
        found = await _stretch(site, players, seconds)
        for task in playing:
            task.cancel()
    return found


async def _arrived(players: list[Player]) -> None:
    async with asyncio.timeout(120):
        for player in players:
            await player.arrived.wait()


async def _stretch(site: Site, players: list[Player], seconds: float) -> Measured:
    known = [len(player.account.waits) for player in players]
    before = site.meter.read()
    await asyncio.sleep(seconds)
    spent = site.meter.read().since(before)
    waits = sorted(
        wait
        for player, count in zip(players, known, strict=True)
        for wait in player.account.waits[count:]
    )
    answers = max(1, len(waits))
    return Measured(
        tables=len(players) // 2,
        answers=len(waits),
        seconds=round(spent.seconds, 2),
        rate=round(len(waits) / spent.seconds, 1),
        p50_ms=round(percentile(waits, 0.5) * 1_000, 2),
        p99_ms=round(percentile(waits, 0.99) * 1_000, 2),
        server_us=round(spent.servers / answers * 1e6),
        postgres_us=round(spent.postgres / answers * 1e6),
        client_us=round(spent.clients / answers * 1e6),
        server_mb=round(site.meter.memory() / 1e6, 1),
    )


async def run(folder: Path, size: float, counts: list[int], seconds: float) -> dict[str, object]:
    """
    The whole measurement.
    """
    with postgres(_made(folder / "postgres")) as server, nats(_made(folder / "nats")) as bus:
        url = server.url(server.new_database())
        await asyncio.to_thread(migrate, url)
        found: dict[str, object] = {"pgbench_inserts": await insert_rate(server, folder, seconds)}
        found["uvicorn_echoes"] = await echo_rate(seconds)
        processes = [Process(folder, url, bus.url, number) for number in range(PROCESSES)]
        try:
            for process in processes:
                await asyncio.to_thread(process.start)
            paced = max(1, round(PACED_CLIENTS * size) // 2)
            saturated = max(1, round(SATURATED_CLIENTS * size) // 2)
            async with open_database(url) as database:
                seated = await lay_tables(database, paced + saturated + sum(counts), "load")
            meter = Meter([process.pid for process in processes], server.pid)
            site = Site(server, processes, meter, seated)
            await _measure_all(site, found, counts, (paced, saturated), seconds, size)
        finally:
            for process in processes:
                process.kill()
    return found


async def _measure_all(
    site: Site,
    found: dict[str, object],
    counts: list[int],
    sizes: tuple[int, int],
    seconds: float,
    size: float,
) -> None:
    found["idle_mb"] = round(site.meter.memory() / 1e6, 1)
    paced = await measure(site, sizes[0], PACED_RATE * size, seconds)
    found["paced"] = asdict(paced)
    _say("paced", paced)
    saturated = await measure(site, sizes[1], 0, seconds)
    found["saturated"] = asdict(saturated)
    _say("saturated", saturated)
    by_tables = []
    for count in counts:
        by_tables.append(await measure(site, count, min(count * 2, COUNTED_RATE), seconds))
        _say(f"{count} tables", by_tables[-1])
    found["by_tables"] = [asdict(one) for one in by_tables]
    rate = found["pgbench_inserts"]
    assert isinstance(rate, float)
    found["saturated_to_pgbench"] = round(saturated.rate / rate, 3)


def _say(what: str, one: Measured) -> None:
    print(
        f"{what}: {one.rate}/s, p50 {one.p50_ms} ms, p99 {one.p99_ms} ms, CPU per answer: "
        f"servers {one.server_us} us, PostgreSQL {one.postgres_us} us, clients {one.client_us} us",
        file=sys.stderr,
        flush=True,
    )


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def main(arguments: list[str] | None = None) -> int:
    """
    Measure as the command line says.
    """
    parser = argparse.ArgumentParser(prog="python -m dejarik.testing.load", description="Load.")
    parser.add_argument("size", type=float, nargs="?", default=1.0, help="1 is the full size")
    parser.add_argument("--tables", type=int, nargs="*", help="counts of tables to compare")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each stretch")
    parser.add_argument("--check", action="store_true", help="fail when a target is missed")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    asked = parser.parse_args(arguments)
    counts = asked.tables
    if counts is None:
        counts = [max(1, round(count * asked.size)) for count in COUNTS]
    with tempfile.TemporaryDirectory(prefix="load") as name:
        folder = Path(name)
        # Whoever runs PostgreSQL must be able to come here.
        folder.chmod(0o755)
        found = asyncio.run(run(folder, asked.size, counts, asked.seconds))
    print(json.dumps(found) if asked.json else json.dumps(found, indent=2))
    paced = found["paced"]
    assert isinstance(paced, dict)
    late = paced["p99_ms"] > PACED_LIMIT_MS
    if late:
        print(f"load: p99 of paced answers is over {PACED_LIMIT_MS} ms", file=sys.stderr)
    return 1 if late and asked.check else 0


if __name__ == "__main__":
    sys.exit(main())
