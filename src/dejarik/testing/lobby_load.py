"""
Load of the lobby: many people who listen, beside tables that play.

What belongs here: letting them come, a stretch of it, and its figures.
What does not: what one of them does (`lobby_clients`), and tables alone (`load`).
"""

import asyncio
from dataclasses import dataclass
from typing import Final

import httpx

from dejarik.testing import http_clients
from dejarik.testing.lobby_clients import LobbyPerson, Log
from dejarik.testing.meters import Meter, cpu, in_ms, percentile
from dejarik.testing.table_load import CONNECTING, Measured, Place, Site, seated_at, stretch

PEOPLE: Final = 2_000
TABLES: Final = 500
THINKING: Final = 12.5
"""Seconds between two answers at a table of people."""
PACE: Final = 60.0
"""Seconds between two acts of somebody in the lobby."""
ATTENTIVE: Final = 20
"""One of so many reads what it is told, to measure when."""
COMING: Final = 50
"""How many come in at once."""


@dataclass
class LobbyMeasured:
    """One stretch of a lobby: how quick news and answers are, and at what cost."""

    people: int
    seconds: float
    acts: int
    news_p50_ms: float
    news_p95_ms: float
    news_p99_ms: float
    requests_per_s: float
    request_p50_ms: float
    request_p99_ms: float
    messages_per_s: float
    kb_per_s: float
    servers_cpu: list[float]
    """Cores that each process used."""
    postgres_cpu: float
    clients_cpu: float
    refused: int
    losses: int

    def words(self) -> str:
        """The figures in a line."""
        return (
            f"news p50 {self.news_p50_ms}, p95 {self.news_p95_ms}, p99 {self.news_p99_ms} ms,"
            f" {self.requests_per_s} requests/s, {self.messages_per_s} messages/s,"
            f" {self.kb_per_s} kB/s, cores of servers {self.servers_cpu}"
        )


class Crowd:
    """Everybody in the lobby."""

    def __init__(self, urls: list[str], sessions: list[str]) -> None:
        self.log = Log()
        self.people = [
            LobbyPerson(urls, session, self.log, f"lobby {number}")
            for number, session in enumerate(sessions)
        ]
        for number, person in enumerate(self.people):
            person.pace = PACE
            person.attentive = not number % ATTENTIVE

    async def come(
        self, tasks: asyncio.TaskGroup, client: httpx.AsyncClient
    ) -> list[asyncio.Task[None]]:
        """Let everybody come in, some at a time."""
        staying: list[asyncio.Task[None]] = []
        for start in range(0, len(self.people), COMING):
            some = self.people[start : start + COMING]
            staying += [tasks.create_task(person.stay(client)) for person in some]
            async with asyncio.timeout(120):
                for person in some:
                    await person.arrived.wait()
        return staying

    async def stretch(self, meter: Meter, seconds: float) -> LobbyMeasured:
        """Measure a while of it."""
        log, before = self.log, meter.read()
        cores = [cpu(one) for one in meter.servers]
        news, asked, refused = len(log.news), len(log.asked), len(log.refused)
        messages, size, losses = log.messages, log.bytes, log.losses
        await asyncio.sleep(seconds)
        spent = meter.read().since(before)
        told, answered = sorted(log.news[news:]), sorted(log.asked[asked:])
        return LobbyMeasured(
            people=len(self.people),
            seconds=round(spent.seconds, 2),
            acts=len(answered),
            news_p50_ms=in_ms(percentile(told, 0.5)),
            news_p95_ms=in_ms(percentile(told, 0.95)),
            news_p99_ms=in_ms(percentile(told, 0.99)),
            requests_per_s=round(len(answered) / spent.seconds, 1),
            request_p50_ms=in_ms(percentile(answered, 0.5)),
            request_p99_ms=in_ms(percentile(answered, 0.99)),
            messages_per_s=round((log.messages - messages) / spent.seconds, 1),
            kb_per_s=round((log.bytes - size) / spent.seconds / 1e3, 1),
            servers_cpu=[
                round((cpu(one) - then) / spent.seconds, 3)
                for one, then in zip(meter.servers, cores, strict=True)
            ],
            postgres_cpu=round(spent.postgres / spent.seconds, 3),
            clients_cpu=round(spent.clients / spent.seconds, 3),
            refused=len(log.refused) - refused,
            losses=log.losses - losses,
        )


async def measure_lobby(
    site: Site, sessions: list[str], tables: int, seconds: float
) -> tuple[LobbyMeasured, Measured]:
    """Let people listen in the lobby beside tables that play as people do, and measure both."""
    places = [Place(site, number, THINKING) for number in range(tables)]
    crowd = Crowd(site.urls(), sessions)
    client = http_clients.async_client(connections=CONNECTING)
    async with client, asyncio.TaskGroup() as tasks:
        staying = await crowd.come(tasks, client)
        staying += await seated_at(places, tasks)
        await asyncio.sleep(min(5.0, seconds / 4))
        measuring = tasks.create_task(stretch(site, places, seconds))
        lobby = await crowd.stretch(site.meter, seconds)
        answers = await measuring
        for task in staying:
            task.cancel()
    return lobby, answers
