"""
The feed of one table: each message to those who watch it elsewhere, told once for each process.

What belongs here: numbering the messages, and what waits to be told. What does not: what is told
(`crowd`), and who follows (`feeds`).

News between processes may be lost: messages are numbered, and who misses one asks for the whole.
"""

import asyncio
from collections import deque
from typing import Final

from dejarik.service.ports import Bus
from dejarik.service.tables.relay_wire import Frame, ToRelays, encoder

TOLD: Final = "tables.told."
"""With a game behind it: what its watchers are told."""
MOST_WAITING: Final = 5_000
"""Messages that may wait to be told; what is dropped is asked for again."""


class Outbox:
    """What waits to be told on the bus, in order."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=MOST_WAITING)
        self._came = asyncio.Event()

    def put(self, subject: str, data: bytes) -> None:
        """Tell something soon."""
        self._waiting.append((subject, data))
        self._came.set()

    async def work(self, bus: Bus) -> None:
        """Tell what waits, until cancelled."""
        while True:
            self._came.clear()
            while self._waiting:
                await bus.publish(*self._waiting.popleft())
            await self._came.wait()


class Feed:
    """What is told of one table; nothing is, unless somebody follows it."""

    def __init__(self, game: str, branch: str, outbox: Outbox) -> None:
        self._subject = TOLD + game
        self.branch = branch
        self.number = 0
        self._outbox = outbox

    def tell(self, data: bytes) -> None:
        """Tell all who watch elsewhere one message."""
        self.number += 1
        self.put(Frame(self.number, self.branch, data))

    def put(self, message: ToRelays) -> None:
        """Tell those who follow something."""
        self._outbox.put(self._subject, encoder.encode(message))
