"""
Load of tables: clients that play at many of them, and what their answers cost.

What belongs here: letting them play, a stretch of it, and its figures.
What does not: what one client does (`table_clients`), and which stretches there are (`load`).
"""

import asyncio
from dataclasses import dataclass
from typing import Final

from dejarik.testing.meters import Meter, percentile
from dejarik.testing.processes import Process
from dejarik.testing.servers import Postgres
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated

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

    def words(self) -> str:
        """The figures in a line."""
        return (
            f"{self.rate}/s, p50 {self.p50_ms}, p95 {self.p95_ms}, p99 {self.p99_ms} ms, CPU:"
            f" servers {self.server_us} us, PostgreSQL {self.postgres_us} us,"
            f" clients {self.client_us} us"
        )


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
        playing = await seated_at(places, tasks)
        await asyncio.sleep(min(2.0, seconds / 4))
        found = await stretch(site, places, seconds)
        for task in playing:
            task.cancel()
    return found


async def seated_at(places: list["Place"], tasks: asyncio.TaskGroup) -> list[asyncio.Task[None]]:
    """Let tables begin to play, some at a time."""
    playing = []
    for start in range(0, len(places), CONNECTING):
        group = places[start : start + CONNECTING]
        playing += [tasks.create_task(place.play()) for place in group]
        await _arrived(group)
    return playing


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


async def stretch(site: Site, places: list[Place], seconds: float) -> Measured:
    """Measure a while of it."""
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


async def connection_kb(site: Site) -> float:
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
