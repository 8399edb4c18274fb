"""
Load of a final: thousands who watch one table, beside tables that play.

What belongs here: those who watch, a stretch of it, and its figures.
What does not: who plays (`table_clients`), and tables alone (`table_load`).
"""

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import Final

from dejarik.testing.lobby_load import THINKING
from dejarik.testing.meters import cpu, in_ms, percentile
from dejarik.testing.table_clients import LOST, open_socket
from dejarik.testing.table_load import CONNECTING, Measured, Place, Site, seated_at, stretch

WATCHERS: Final = 3_000
BESIDE: Final = 100
"""How many tables play beside the one that is watched."""
PACE: Final = 1.0
"""Seconds between two answers of a player who is watched."""
NEWS: Final = b'{"type":"news"'
WHOLE: Final = b'{"type":"whole"'


@dataclass
class WatchMeasured:
    """One stretch of a table that is watched: how quick news and its answers are, at what cost."""

    watchers: int
    seconds: float
    news_p50_ms: float
    """After the acknowledgement of the answer that the news tell of."""
    news_p95_ms: float
    news_p99_ms: float
    answers_p50_ms: float
    answers_p99_ms: float
    messages_per_s: float
    kb_per_s: float
    servers_cpu: list[float]
    """Cores that each process used."""
    clients_cpu: float
    lost: int

    def words(self) -> str:
        """The figures in a line."""
        return (
            f"news p50 {self.news_p50_ms}, p95 {self.news_p95_ms}, p99 {self.news_p99_ms} ms,"
            f" answers p50 {self.answers_p50_ms}, p99 {self.answers_p99_ms} ms,"
            f" {self.messages_per_s} messages/s, {self.kb_per_s} kB/s,"
            f" cores of servers {self.servers_cpu}, {self.lost} lost"
        )


@dataclass
class Audience:
    """Those who watch one table, and what they have been told."""

    place: Place
    news: list[float] = field(default_factory=list)
    messages: int = 0
    size: int = 0
    lost: int = 0

    async def watch(self, url: str, session: str, arrived: asyncio.Event) -> None:
        """Watch the table by one process, as long as it can be watched."""
        game = self.place.players[0].table
        try:
            async with await open_socket(f"{url}/api/socket") as socket:
                hello = {"type": "hello", "table": game, "session": session, "watch": True}
                await socket.send(json.dumps(hello))
                async for data in socket:
                    self._hear(data.encode() if isinstance(data, str) else data, arrived)
        except LOST:
            self.lost += 1

    def _hear(self, data: bytes, arrived: asyncio.Event) -> None:
        self.messages += 1
        self.size += len(data)
        if data.startswith(WHOLE):
            arrived.set()
        elif data.startswith(NEWS):
            self.news.append(time.monotonic() - self._acknowledged())

    def _acknowledged(self) -> float:
        """When a player was last told that an answer was taken."""
        return max(player.account.acknowledged_at for player in self.place.players)

    async def come(
        self, tasks: asyncio.TaskGroup, urls: list[str], sessions: list[str]
    ) -> list[asyncio.Task[None]]:
        """Let everybody come to the process they happen to know, some at a time."""
        watching: list[asyncio.Task[None]] = []
        for start in range(0, len(sessions), CONNECTING):
            arrivals = []
            for number, session in enumerate(sessions[start : start + CONNECTING]):
                arrivals.append(asyncio.Event())
                url = urls[number % len(urls)]
                watching.append(tasks.create_task(self.watch(url, session, arrivals[-1])))
            async with asyncio.timeout(120):
                for arrived in arrivals:
                    await arrived.wait()
        return watching


async def measure_watchers(
    site: Site, sessions: list[str], tables: int, seconds: float
) -> tuple[WatchMeasured, Measured]:
    """Let people watch one table beside tables that play as people do, and measure both."""
    final = Place(site, 0, PACE)
    beside = [Place(site, number, THINKING) for number in range(tables)]
    audience = Audience(final)
    async with asyncio.TaskGroup() as tasks:
        going_on = await seated_at([final], tasks)
        going_on += await seated_at(beside, tasks)
        going_on += await audience.come(tasks, site.urls(), sessions)
        await asyncio.sleep(min(5.0, seconds / 4))
        measuring = tasks.create_task(stretch(site, beside, seconds))
        found = await _stretch(site, audience, len(sessions), seconds)
        answers = await measuring
        for task in going_on:
            task.cancel()
    return found, answers


async def _stretch(site: Site, audience: Audience, watchers: int, seconds: float) -> WatchMeasured:
    meter, before = site.meter, site.meter.read()
    cores = [cpu(one) for one in meter.servers]
    messages, size, lost = audience.messages, audience.size, audience.lost
    audience.news.clear()
    answers = await stretch(site, [audience.place], seconds)
    spent = meter.read().since(before)
    told = sorted(audience.news)
    return WatchMeasured(
        watchers=watchers,
        seconds=round(spent.seconds, 2),
        news_p50_ms=in_ms(percentile(told, 0.5)),
        news_p95_ms=in_ms(percentile(told, 0.95)),
        news_p99_ms=in_ms(percentile(told, 0.99)),
        answers_p50_ms=answers.p50_ms,
        answers_p99_ms=answers.p99_ms,
        messages_per_s=round((audience.messages - messages) / spent.seconds, 1),
        kb_per_s=round((audience.size - size) / spent.seconds / 1e3, 1),
        servers_cpu=[
            round((cpu(one) - then) / spent.seconds, 3)
            for one, then in zip(meter.servers, cores, strict=True)
        ],
        clients_cpu=round(spent.clients / spent.seconds, 3),
        lost=audience.lost - lost,
    )
