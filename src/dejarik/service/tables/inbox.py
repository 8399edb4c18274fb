"""
The inbox of a table: what waits to be worked on, so that nobody's mail holds up anybody else's.

What belongs here: what mail is, lanes, their limits, and whose turn it is. What does not: what is
done with it (`live`).

The table's own mail (orders that are due, answers of bots) comes first and is never refused. Each
seat has a lane, all who watch share one; lanes take turns, and a full one refuses its own.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dejarik.service import ports, wire
from dejarik.service.tables.clients import Client
from dejarik.service.tables.orders import OrderDue

SEAT_LANE: Final = 100
"""How much mail of one seat may wait."""
WATCHERS_LANE: Final = 300
"""How much mail of all who watch may wait."""


@dataclass(frozen=True)
class Reported:
    """A client's report is stored."""

    client: Client
    ref: int


Own = ports.BotAnswer | OrderDue | Reported | Callable[[], None] | None
"""
Mail of the table itself: an answer of a bot or an order, a report, something to be done when it is
its turn, or the wish to look around.
"""
Mail = tuple[Client, wire.Message] | Client | Own
"""A client's message or coming, or mail of the table itself."""


class Inbox:
    """Mail by lanes: the seat, or -1 for all who watch."""

    def __init__(self) -> None:
        self._own: deque[Mail] = deque()
        self._lanes: dict[int, deque[Mail]] = {}
        self._turns: deque[int] = deque()
        self._came = asyncio.Event()

    def put_own(self, mail: Own) -> None:
        """Take mail of the table itself; what waits already is not doubled."""
        if mail not in self._own:
            self._own.append(mail)
            self._came.set()

    def put(self, lane: int, mail: Mail) -> bool:
        """Take mail of a lane; False if too much of it waits."""
        waiting = self._lanes.setdefault(lane, deque())
        if len(waiting) >= (SEAT_LANE if lane >= 0 else WATCHERS_LANE):
            return False
        if not waiting:
            self._turns.append(lane)
        waiting.append(mail)
        self._came.set()
        return True

    async def get(self) -> Mail:
        """The mail whose turn it is, once there is any."""
        while not (self._own or self._turns):
            self._came.clear()
            await self._came.wait()
        return self._next()

    def _next(self) -> Mail:
        if self._own:
            return self._own.popleft()
        lane = self._turns.popleft()
        waiting = self._lanes[lane]
        mail = waiting.popleft()
        if waiting:
            self._turns.append(lane)
        return mail

    def qsize(self) -> int:
        """How much waits."""
        return len(self._own) + sum(len(waiting) for waiting in self._lanes.values())

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not (self._own or self._turns)

    def take_all(self) -> list[Mail]:
        """Everything that waits, taken out."""
        found = []
        while not self.empty():
            found.append(self._next())
        return found
