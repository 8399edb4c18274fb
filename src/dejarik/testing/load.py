"""
Load: what an answer costs, and how many of them a machine can take.

    python -m dejarik.testing.load [SIZE] [--tables N ...] [--people N] [--watchers N]
        [--only lobby|tables|watchers] [--seconds S] [--titles T ...] [--json]

Everything runs on this machine: PostgreSQL, NATS, two server processes, and the clients.
Beside it, in the same run, stand the bare limits: one-row inserts by pgbench and an echo
by uvicorn. At the end people listen in the lobby, and then many watch one table, beside tables
that play at a human pace.
SIZE scales clients, tables and people; 1 is the full size. Whether the servers played by compiled
rules stands in the result as `rules`.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Final

from dejarik.hosting.titles import Titles
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate
from dejarik.service.garbage import hold_back
from dejarik.testing import bare_limits
from dejarik.testing.load_extent import Extent, extent_of
from dejarik.testing.lobby_load import measure_lobby
from dejarik.testing.meters import Meter
from dejarik.testing.nats_servers import nats
from dejarik.testing.processes import Process
from dejarik.testing.servers import postgres
from dejarik.testing.shares import shares_of
from dejarik.testing.table_load import Site, connection_kb, measure
from dejarik.testing.tables import lay_guests, lay_tables
from dejarik.testing.title_options import add_titles, titles_from
from dejarik.testing.watch_load import measure_watchers
from dejarik.titles.registry import TITLES

PROCESSES: Final = 2
PACED_LIMIT_MS: Final = 25.0


async def run(
    folder: Path, extent: Extent, seconds: float, titles: Titles = TITLES
) -> dict[str, object]:
    """The whole measurement."""
    with postgres(_made(folder / "postgres")) as server, nats(_made(folder / "nats")) as bus:
        url = server.url(server.new_database())
        await asyncio.to_thread(migrate, url)
        found: dict[str, object] = {
            "pgbench_inserts": await bare_limits.insert_rate(server, folder, seconds)
        }
        found["uvicorn_echoes"] = await bare_limits.echo_rate(seconds)
        found["stumbling"] = await asyncio.to_thread(bare_limits.stumbling, seconds)
        processes = [
            Process(folder, url, bus.url, number, titles=titles) for number in range(PROCESSES)
        ]
        try:
            for process in processes:
                await asyncio.to_thread(process.start)
            found["rules"] = await asyncio.to_thread(processes[0].rules_build)
            _say("rules", str(found["rules"]))
            async with open_database(url) as database:
                seated = await lay_tables(database, extent.needed(seconds), "load", titles=titles)
                sessions = await lay_guests(database, max(extent.people, extent.watchers))
            meter = Meter([process.pid for process in processes], server.pid)
            site = Site(server, processes, meter, seated)
            if extent.parts:
                await _measure_all(site, found, extent, seconds)
            if extent.people:
                people = sessions[: extent.people]
                await _measure_lobby(site, found, people, extent.beside, seconds)
            if extent.watchers:
                people = sessions[: extent.watchers]
                await _measure_watchers(site, found, people, extent.beside_final, seconds)
        finally:
            for process in processes:
                process.kill()
    return found


async def _measure_all(
    site: Site, found: dict[str, object], extent: Extent, seconds: float
) -> None:
    found["idle_mb"] = round(site.meter.memory() / 1e6, 1)
    found["connection_kb"] = await connection_kb(site)
    measured = []
    for part in extent.parts:
        if not part.rate:
            shares = asyncio.create_task(shares_of(site.processes[0].pid, seconds / 2))
        measured.append(await measure(site, part.tables, part.rate, seconds))
        _say(part.name, measured[-1].words())
        if not part.rate:
            found["shares"] = await shares
    found["paced"], found["saturated"], *by_tables = map(asdict, measured)
    found["by_tables"] = by_tables
    rate = found["pgbench_inserts"]
    assert isinstance(rate, float)
    found["saturated_to_pgbench"] = round(measured[1].rate / rate, 3)


async def _measure_lobby(
    site: Site, found: dict[str, object], sessions: list[str], beside: int, seconds: float
) -> None:
    before = site.meter.memory()
    lobby, answers = await measure_lobby(site, sessions, beside, seconds)
    _say(f"lobby of {lobby.people}", lobby.words())
    _say(f"{beside} tables beside", answers.words())
    found["lobby"] = asdict(lobby)
    found["beside_lobby"] = asdict(answers)
    found["lobby_mb"] = round((site.meter.memory() - before) / 1e6, 1)


async def _measure_watchers(
    site: Site, found: dict[str, object], sessions: list[str], beside: int, seconds: float
) -> None:
    watched, answers = await measure_watchers(site, sessions, beside, seconds)
    _say(f"a table with {watched.watchers} watchers", watched.words())
    _say(f"{beside} tables beside it", answers.words())
    found["watched"] = asdict(watched)
    found["beside_watched"] = asdict(answers)


def _say(what: str, words: str) -> None:
    print(f"{what}: {words}", file=sys.stderr, flush=True)


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def main(arguments: list[str] | None = None) -> int:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m dejarik.testing.load", description="Load.")
    parser.add_argument("size", type=float, nargs="?", default=1.0, help="1 is the full size")
    parser.add_argument("--tables", type=int, nargs="*", help="counts of tables to compare")
    parser.add_argument("--people", type=int, help="how many listen in the lobby")
    parser.add_argument("--watchers", type=int, help="how many watch one table")
    parser.add_argument("--only", choices=["tables", "lobby", "watchers"], help="this alone")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each stretch")
    parser.add_argument("--check", action="store_true", help="fail when a target is missed")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    add_titles(parser)
    asked = parser.parse_args(arguments)
    titles = titles_from(asked.titles)
    extent = extent_of(asked)
    with tempfile.TemporaryDirectory(prefix="load") as name:
        folder = Path(name)
        # Whoever runs PostgreSQL must be able to come here.
        folder.chmod(0o755)
        # A client that looks for lost objects would make the server look late.
        hold_back()
        found = asyncio.run(run(folder, extent, asked.seconds, titles))
    print(json.dumps(found) if asked.json else json.dumps(found, indent=2))
    paced = found.get("paced")
    late = isinstance(paced, dict) and paced["p99_ms"] > PACED_LIMIT_MS
    if late:
        print(f"load: p99 of paced answers is over {PACED_LIMIT_MS} ms", file=sys.stderr)
    return 1 if late and asked.check else 0


if __name__ == "__main__":
    sys.exit(main())
