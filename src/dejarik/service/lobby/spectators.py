"""
Spectators: how many watch each table, at whatever process it is at home.

What belongs here: telling and hearing the other processes. What does not: who watches
(`tables.crowd`), and who may (`tables.door`).
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from dejarik.service.bus_news import news_of
from dejarik.service.metrics import Metrics
from dejarik.service.ports import Bus, Now

TOLD_EVERY: Final = 5.0
"""Seconds."""
PATIENCE_MS: Final = 15_000
"""How long what a process told is believed."""
MOST_TABLES: Final = 2_000
"""Tables in one message between processes."""
SUBJECT: Final = "watched."

Counts = Callable[[], Mapping[str, int]]
"""How many watch each table of this process, by the tables' ids."""


class Watched(msgspec.Struct, frozen=True):
    """What one process tells the others: how many watch each of its tables; none is left out."""

    process: str
    tables: dict[str, int]


_watched = msgspec.json.Decoder(Watched)


class Spectators:
    """How many watch each table, here and elsewhere."""

    def __init__(self, process: str, bus: Bus, now: Now, metrics: Metrics) -> None:
        self._process = process
        self._bus = bus
        self._now = now
        self._metrics = metrics
        # What each process told last, and when.
        self._told: dict[str, tuple[int, Mapping[str, int]]] = {}

    def of(self, table: str) -> int:
        """How many watch a table."""
        since = self._now() - PATIENCE_MS
        return sum(tables.get(table, 0) for at, tables in self._told.values() if at > since)

    def hear(self, watched: Watched) -> None:
        """Note what a process told."""
        self._told[watched.process] = (self._now(), watched.tables)

    async def work(self, counts: Counts, every: float = TOLD_EVERY) -> None:
        """Tell and hear until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._hear())
            tasks.create_task(self._keep_telling(counts, every))

    async def tell(self, counts: Counts) -> None:
        """Say how many watch the tables here; this process knows it at once."""
        watched = Watched(self._process, dict(list(counts().items())[:MOST_TABLES]))
        self.hear(watched)
        await self._bus.publish(SUBJECT + self._process, msgspec.json.encode(watched))

    async def _hear(self) -> None:
        async for watched in news_of(self._bus, SUBJECT + "*", _watched, self._metrics):
            self.hear(watched)

    async def _keep_telling(self, counts: Counts, every: float) -> None:
        while True:
            await self.tell(counts)
            await asyncio.sleep(every)
