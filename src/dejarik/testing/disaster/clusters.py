"""
Clusters to be destroyed: PostgreSQL with its backups, NATS, and processes of the service.

What belongs here: starting all of it in one folder, and backing it up. What does not:
losing more of it than the database.
"""

import asyncio
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate
from dejarik.testing.backups import Backups, archive_settings
from dejarik.testing.disaster.rehearsal import Report, Told, made, told_now
from dejarik.testing.nats_servers import NatsServer, nats
from dejarik.testing.playing import some_answers
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres, postgres
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated, lay_tables

PROCESSES: Final = 2


@dataclass
class Cluster:
    """Everything that runs, and where it lies."""

    folder: Path
    server: Postgres
    backups: Backups
    bus: NatsServer
    database: str
    processes: list[Process]

    @property
    def url(self) -> str:
        """The address of the database."""
        return self.server.url(self.database)

    async def lay(self, tables: int, seed: str, bot: str = "") -> list[Seated]:
        """Tables for everybody."""
        async with open_database(self.url) as database:
            return await lay_tables(database, tables, seed, bot)

    async def home_of(self, table: Seated) -> Process:
        """The process that a table is at home in."""
        async with open_database(self.url) as database:
            rows = await database.rows("SELECT instance FROM homes WHERE game = %s", (table.game,))
        return next(one for one in self.processes if (one.name,) in rows)

    async def start(self) -> None:
        """Start the processes."""
        for process in self.processes:
            await asyncio.to_thread(process.start)

    def destroy_database(self) -> None:
        """The server of the database dies, and its disk is gone."""
        self.server.kill()
        shutil.rmtree(self.server.data)


@contextmanager
def cluster(folder: Path, size: int = PROCESSES) -> Iterator[Cluster]:
    """A new database with a copied log, a bus, and processes that do not run yet."""
    with (
        postgres(made(folder / "postgres"), archive_settings()) as server,
        nats(made(folder / "nats")) as bus,
    ):
        backups = Backups(server, made(folder / "backup"))
        name = server.new_database()
        migrate(server.url(name))
        processes = [Process(folder, server.url(name), bus.url, number) for number in range(size)]
        backups.receiver.start()
        try:
            yield Cluster(folder, server, backups, bus, name, processes)
        finally:
            for process in processes:
                process.kill()
            backups.receiver.kill()


async def secured(site: Cluster, players: Sequence[Player], report: Report) -> tuple[Told, str]:
    """Make a base backup while everybody plays, and fix a moment later than that."""
    await some_answers(players, len(players))
    with report.step("base backup"):
        await asyncio.to_thread(site.backups.take)
    # A base backup can be restored to the next full second at the earliest.
    await asyncio.sleep(1.0)
    await some_answers(players, 2 * len(players))
    promised = told_now(players)
    return promised, await asyncio.to_thread(site.backups.secured)
