"""
Scripted people at live tables, while something is done to the servers.

What belongs here: seating them, letting them play, and waiting for what they have been told.
What does not: what each of them does (`table_clients`), and what is done to the servers.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from dejarik.testing.processes import Process
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated

PACE: Final = 0.3
"""Seconds that a player thinks while something is done."""
PATIENCE: Final = 300.0
"""Seconds that all games together may take."""


def seat_everybody(processes: Sequence[Process], seated: Sequence[Seated]) -> list[Player]:
    """A player for each seat; every answer is drawn from the seat's own seed."""
    urls = [process.url for process in processes]
    return [
        Player(urls, session, table.game, f"{number}.{seat}")
        for number, table in enumerate(seated)
        for seat, session in enumerate(table.sessions)
    ]


@asynccontextmanager
async def playing(players: Sequence[Player], patience: float = PATIENCE) -> AsyncIterator[None]:
    """Let everybody play slowly inside, then quickly to the end."""
    for player in players:
        player.pace = PACE
    async with asyncio.timeout(patience), asyncio.TaskGroup() as tasks:
        for player in players:
            tasks.create_task(player.play())
        for player in players:
            await player.arrived.wait()
        yield
        for player in players:
            player.pace = 0.0


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110  (what is waited for happens in other processes)
            await asyncio.sleep(0.02)


def acknowledged(players: Sequence[Player]) -> int:
    """How many answers have been acknowledged so far."""
    return sum(len(player.account.acknowledged) for player in players)


def outages(players: Sequence[Player]) -> list[float]:
    """All outages in seconds, the longest last."""
    return sorted(one for player in players for one in player.account.outages)


async def some_answers(players: Sequence[Player], more: int = 6, seconds: float = 20.0) -> None:
    """Wait until so many more answers have been acknowledged."""
    goal = acknowledged(players) + more
    began = time.monotonic()
    await until(lambda: acknowledged(players) >= goal or all(p.over for p in players), seconds)
    assert time.monotonic() - began < PATIENCE
