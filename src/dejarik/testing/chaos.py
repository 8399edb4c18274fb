"""
Chaos: live tables while processes are killed and frozen and servers fail.

    python -m dejarik.testing.chaos TABLES [--seed S] [--pace SECONDS] [--between SECONDS]
        [--longest ANSWERS] [--titles T ...] [--json]

Three server processes share a PostgreSQL and a NATS server of their own. Scripted clients
play real games at every table, and others listen in the lobby; meanwhile one fault after another
happens (`faults`), each of them before any happens again, and all are counted. Whoever has
answered `--longest` times gives up, since games of chance can go on for thousands. Afterwards the
journal is held against what every client sent, was acknowledged and saw, and everybody in the
lobby must hear what is said there.
"""

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dejarik.hosting.titles import Titles
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate
from dejarik.testing import chaos_summary
from dejarik.testing.accounting import Finding, examine
from dejarik.testing.faults import EACH_ROUND, FAULTS, Site
from dejarik.testing.lobby_chaos import listen_meanwhile
from dejarik.testing.nats_servers import nats
from dejarik.testing.processes import Process
from dejarik.testing.servers import postgres
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated, lay_tables
from dejarik.testing.title_options import add_titles, titles_from
from dejarik.titles.registry import TITLES

PROCESSES: Final = 3
BETWEEN: Final = 10.0
"""Seconds between two faults, on average: enough for the last one to be over."""
PATIENCE: Final = 1_800.0
LONGEST: Final = 600
"""Answers after which a client gives up: more than most games of people have."""
TROUBLE: Final = ("work_failed", "application_failed", "Traceback")
"""What a process says of itself that no fault around it excuses."""


@dataclass(frozen=True)
class Tempo:
    """Seconds that a client thinks, seconds between two faults, and its most answers."""

    pace: float
    between: float
    longest: int = LONGEST


async def wreck(
    site: Site, chance: random.Random, between: float, tables: list[Player]
) -> chaos_summary.Harm:
    """Let one fault after another happen, as long as anybody plays."""
    harm: chaos_summary.Harm = []
    coming: list[str] = []
    while True:
        await asyncio.sleep(between * (0.5 + chance.random()))
        if all(player.over for player in tables):
            return harm
        coming = coming or chance.sample(EACH_ROUND, len(EACH_ROUND))
        name = coming.pop()
        print(f"\n{name}", file=sys.stderr, flush=True)
        began = time.monotonic()
        await FAULTS[name](site, chance)
        harm.append((began, name))


async def play(
    site: Site, seated: list[Seated], seed: str, tempo: Tempo
) -> tuple[list[Player], chaos_summary.Harm]:
    """Let everybody play to the end, whatever happens."""
    urls = [process.url for process in site.processes]
    players = []
    for table in seated:
        for seat, session in enumerate(table.sessions):
            player = Player(urls, session, table.game, f"{seed}.{table.game}.{seat}")
            player.pace, player.longest = tempo.pace, tempo.longest
            players.append(player)
    chance = random.Random(seed)  # noqa: S311  (an experiment, not a secret)
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
        wrecking = tasks.create_task(wreck(site, chance, tempo.between, players))
        tasks.create_task(_report(players))
        for player in players:
            tasks.create_task(player.play())
    return players, wrecking.result()


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


async def run(
    folder: Path, tables: int, seed: str, tempo: Tempo, titles: Titles = TITLES
) -> dict[str, object]:
    """The whole experiment: its figures and findings."""
    with postgres(_made(folder / "postgres")) as server, nats(_made(folder / "nats")) as bus:
        url = server.url(server.new_database())
        await asyncio.to_thread(migrate, url)
        processes = [
            Process(folder, url, bus.url, number, titles=titles) for number in range(PROCESSES)
        ]
        site = Site(server, bus, processes)
        try:
            async with open_database(url) as database:
                seated = await lay_tables(database, tables, seed, titles=titles)
                for process in processes:
                    await asyncio.to_thread(process.start)
                began = time.monotonic()
                playing = play(site, seated, seed, tempo)
                (players, harm), findings = await listen_meanwhile(site, database, tables, playing)
                seconds = time.monotonic() - began
                findings += await examine(database, seated, players, titles)
                findings += _troubles(processes)
        finally:
            for process in processes:
                process.kill()
    return chaos_summary.summary(players, harm, findings, seconds)


def _troubles(processes: list[Process]) -> list[Finding]:
    """Faults of ours that processes have written about."""
    lines = [line for one in processes for line in one.log.read_text().splitlines()]
    return [Finding("", line) for line in lines if any(word in line for word in TROUBLE)]


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def main(arguments: list[str] | None = None) -> int:
    """Wreck as the command line says; 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m dejarik.testing.chaos", description="Chaos.")
    parser.add_argument("tables", type=int, help="how many tables play at once")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--pace", type=float, default=0.2, help="seconds a client thinks")
    parser.add_argument("--between", type=float, default=BETWEEN, help="seconds between faults")
    parser.add_argument(
        "--longest", type=int, default=LONGEST, help="answers after which a client gives up"
    )
    parser.add_argument("--keep", type=Path, help="a new folder to keep logs and data in")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    add_titles(parser)
    asked = parser.parse_args(arguments)
    titles = titles_from(asked.titles)
    folder = asked.keep or Path(tempfile.mkdtemp(prefix="chaos"))
    folder.mkdir(exist_ok=True)
    # Whoever runs PostgreSQL must be able to come here.
    folder.chmod(0o755)
    tempo = Tempo(asked.pace, asked.between, asked.longest)
    found = asyncio.run(run(folder, asked.tables, asked.seed, tempo, titles))
    print(chaos_summary.written(found, as_json=asked.json))
    if asked.keep is None:
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if found["findings"] else 0


if __name__ == "__main__":
    sys.exit(main())
