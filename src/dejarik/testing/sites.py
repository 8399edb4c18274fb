"""
Sites: everything that runs while a table is tried: processes, database, bus.

What belongs here: the two ways the service is run, and tables on them that are the same
every time. What does not: clients (`visits`), and what tests claim.
"""

import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.hosting.titles import Titles
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.schema import migrate
from dejarik.service.ports import Database, StoredGame
from dejarik.testing.nats_servers import nats
from dejarik.testing.processes import Process
from dejarik.testing.servers import postgres
from dejarik.testing.tables import Seated, lay_table
from dejarik.testing.visits import Greeting, Visit, always_ask, visit
from dejarik.titles.registry import TITLES

CLUB: Final = "club"
"""SQLite in one process."""
TROUBLE: Final = ("Traceback", '"level": "error"', "Exception in ASGI")
CLUSTER: Final = "cluster"
"""PostgreSQL, NATS and two processes."""


@dataclass
class Site:
    """The processes, and where their database is."""

    folder: Path
    database: str
    nats: str
    processes: list[Process]
    titles: Titles = TITLES
    _others: int = 0
    """How many more there were: each has a folder of its own."""

    @property
    def url(self) -> str:
        """Where clients go first."""
        return self.processes[0].url

    def open_database(self) -> AbstractAsyncContextManager[Database]:
        """The database, for `async with`."""
        return open_database(self.database)

    async def lay(
        self,
        seed: str = "wire",
        settings: TableSettings | None = None,
        title: str = "",
        seats: int = 0,
    ) -> Seated:
        """A table of the same decks and the same shuffles every time."""
        async with self.open_database() as database:
            return await lay_table(database, seed, settings, self.titles, title, seats)

    async def stored(self, table: Seated) -> StoredGame:
        """What the journal has of a table."""
        async with self.open_database() as database, SqlJournal(database) as journal:
            return await journal.load(table.game)

    def troubles(self) -> list[str]:
        """What processes have written about failures of their own."""
        found = []
        for process in self.processes:
            lines = process.log.read_text(errors="replace").splitlines()
            found += [line for line in lines if any(word in line for word in TROUBLE)]
        return found

    @contextmanager
    def another(self) -> Iterator[Process]:
        """One more process, for tests that kill it."""
        self._others += 1
        number = len(self.processes) + self._others
        process = Process(self.folder, self.database, self.nats, number, titles=self.titles)
        process.start()
        self.processes.append(process)
        try:
            yield process
        finally:
            self.processes.remove(process)
            process.kill()


@contextmanager
def club(folder: Path, titles: Titles = TITLES) -> Iterator[Site]:
    """One process on a SQLite file."""
    url = f"sqlite:///{folder / 'club.sqlite'}"
    migrate(url)
    processes = [Process(folder, url, "", 0, titles=titles)]
    with running(Site(folder, url, "", processes, titles)) as site:
        yield site


@contextmanager
def cluster(folder: Path, titles: Titles = TITLES) -> Iterator[Site]:
    """Two processes on PostgreSQL and NATS servers of their own."""
    with postgres(_made(folder / "postgres")) as server, nats(_made(folder / "nats")) as bus:
        url = server.url(server.new_database())
        migrate(url)
        with running(two_processes(folder, url, bus.url, titles)) as site:
            yield site


def two_processes(folder: Path, database: str, bus: str, titles: Titles = TITLES) -> Site:
    """Two processes on a database and a bus that run already."""
    processes = [Process(folder, database, bus, one, titles=titles) for one in range(2)]
    return Site(folder, database, bus, processes, titles)


@contextmanager
def site_of(mode: str, titles: Titles = TITLES) -> Iterator[Site]:
    """A site of either mode in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="dejarik-") as name:
        folder = Path(name)
        # Whoever runs PostgreSQL must be able to come here.
        folder.chmod(0o755)
        with (club if mode == CLUB else cluster)(folder, titles) as site:
            yield site


@contextmanager
def running(site: Site) -> Iterator[Site]:
    """A site while its processes run."""
    try:
        for process in site.processes:
            process.start()
        yield site
    finally:
        for process in site.processes:
            process.kill()


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


@dataclass(frozen=True)
class Place:
    """A site, a way to connect, and a table that has just been laid."""

    site: Site
    transport: str
    table: Seated

    def come(
        self,
        seat: int,
        have: int = -1,
        *,
        watch: bool = False,
        url: str = "",
        branch: str = "",
        orders: Mapping[str, Any] | None = None,
    ) -> AbstractAsyncContextManager[Visit]:
        """Somebody comes: by seat, or the guest who watches with the number behind them."""
        who = (self.table.game, self.table.sessions[seat])
        greeting = Greeting(*who, have, watch, branch, orders or {})
        return visit(url or self.site.url, self.transport, greeting)

    async def entries(self) -> int:
        """How many entries the journal has."""
        return len((await self.site.stored(self.table)).entries)


@asynccontextmanager
async def both(place: Place) -> AsyncIterator[tuple[Visit, Visit]]:
    """
    Both players at their table, with everything heard that is told at the beginning.

    They have everything asked: what is answered for them is answered by the test.
    """
    asked = always_ask()
    async with place.come(0, orders=asked) as ann, place.come(1, orders=asked) as bob:
        for visitor in (ann, bob):
            await visitor.settle()
        yield ann, bob


async def play_last(ann: Visit, bob: Visit, answers: int) -> None:
    """Give so many answers, each the last option, Ann before Bob where both are asked."""
    for _ in range(answers):
        asked = ann if ann.options else bob
        accepted = await asked.answer(-1)
        assert "accepted" == accepted["type"], accepted
        await ann.settle()
        await bob.settle()


BEFORE_ACTION: Final = 5
"""After so many last options of the usual table Bob is asked for his first action."""
