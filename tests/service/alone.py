"""A table registry by itself, with a clock that is moved by hand, for tests."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.hosting.titles import Titles
from dejarik.service import wire
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.directory import SqlDirectory
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.ports import Database
from dejarik.service.records.waiting_store import WaitingStore
from dejarik.service.tables.clients import Client
from dejarik.service.tables.home import TableRegistry
from dejarik.service.tables.live import LiveTable
from dejarik.service.tables.release_checks import Releases
from dejarik.service.tables.table_time import TableTime
from dejarik.testing.tables import lay_table
from dejarik.titles.registry import TITLES
from tests.service.nobody import Nobody
from tests.service.own_staff import staff_of

STEP_MS = 1_900
"""How long a process may be silent and still live."""


class Alone:
    """A table registry with one table, and what its players have heard."""

    def __init__(
        self, table_registry: TableRegistry, table: LiveTable, clock: list[int], database: Database
    ) -> None:
        self.table_registry = table_registry
        self.database = database
        self.table = table
        self.clock = clock
        seats = range(table.room.state.seats)
        self.players = [Client(f"a{seat}", "somebody", seat) for seat in seats]

    async def heard(self, client: Client) -> list[dict[str, Any]]:
        """What waits for somebody, once the table has nothing left to do."""
        self.table.post((client, wire.Ping()))
        found: list[dict[str, Any]] = []
        async with asyncio.timeout(20):
            while not found or found[-1]["type"] not in ("pong", "closing"):
                found += [msgspec.json.decode(data) for data in await client.outgoing()]
        return found

    def answer(self, seat: int) -> None:
        """A seat takes the last option of what it is asked."""
        room = self.table.room
        asked = next(one for one in room.game.pending(room.state) if one.seat == seat)
        last = len(asked.options) - 1
        said = wire.Answer(version=room.version(seat), decision=asked.id, choice=last)
        self.table.post((self.players[seat], said))

    async def play(self, chance: random.Random) -> None:
        """Somebody who is asked answers by chance, and everybody hears of it."""
        room = self.table.room
        asked = chance.choice(room.game.pending(room.state))
        choice = chance.randrange(len(asked.options))
        said = wire.Answer(version=room.version(asked.seat), decision=asked.id, choice=choice)
        self.table.post((self.players[asked.seat], said))
        for player in self.players:
            await self.heard(player)

    async def beat(self) -> None:
        """What the process does every half second."""
        await self.table_registry.beat()
        await self.table_registry.look_after()

    async def live(self, milliseconds: int) -> None:
        """Let time pass in which the process beats."""
        while milliseconds > 0:
            self.clock[0] += min(milliseconds, STEP_MS)
            milliseconds -= STEP_MS
            await self.beat()

    async def taken_over(self) -> LiveTable:
        """The table, let go of and brought home again."""
        game = self.table.id
        await self.table_registry.let_go([game] if game in self.table_registry.tables else [])
        self.table = await self.table_registry.table(game)
        return self.table


async def _nobody_answers(url: str) -> bool:
    return not url


@asynccontextmanager
async def alone(
    url: str,
    settings: TableSettings | None = None,
    answers: Callable[[str], Awaitable[bool]] = _nobody_answers,
    nobody: Nobody | None = None,
    titles: Titles = TITLES,
    title: str = "",
    seats: int = 0,
) -> AsyncIterator[Alone]:
    """A table at home in this process, with all players there."""
    clock = [1_800_000_000_000]
    async with open_database(url) as database, SqlJournal(database) as journal, LocalBus() as bus:
        seated = await lay_table(database, "alone", settings, titles, title, seats)
        time = TableTime(lambda: clock[0], clock[0])
        staff = staff_of(database, journal, lambda: clock[0], nobody or Nobody(), time, titles)
        directory = SqlDirectory(database, "alone", "ws://alone", titles.release_name())
        waiting = WaitingStore(database, staff.now)
        releases = Releases(titles.release_name(), journal, waiting, staff.now)
        table_registry = TableRegistry("alone", directory, staff, staff.now, bus, answers, releases)
        async with table_registry:
            await table_registry.beat()
            here = Alone(table_registry, await table_registry.table(seated.game), clock, database)
            for player in here.players:
                here.table.post(player)
                await here.heard(player)
            yield here
