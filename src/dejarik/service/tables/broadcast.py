"""
Broadcasting: what all who watch a table are told, in order, some of them at a time.

What belongs here: whose turn it is. What does not: what is told (`crowd`, `relays`).

Many watch a final. Telling all of them in one go would keep every other table of the process
waiting; so where many watch, the loop is given back after each slice of them.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from dejarik.service.tables.clients import Client

SLICE: Final = 50
"""How many are told in one go."""
MOST_WAITING: Final = 100
"""How much may wait to be told; what is dropped is made up for, as news of a gap are."""

Deliver = Callable[[Client], None]


class Broadcast:
    """What those who watch are told; `watchers` are those of the moment."""

    def __init__(self, watchers: Callable[[], Iterable[Client]]) -> None:
        self._watchers = watchers
        self._waiting: deque[Deliver] = deque(maxlen=MOST_WAITING)
        self._task: asyncio.Task[None] | None = None

    def send(self, deliver: Deliver) -> None:
        """Tell everybody: at once if they are few and nothing waits, else after what waits."""
        if self._task is None:
            watchers = list(self._watchers())
            if len(watchers) <= SLICE:
                for client in watchers:
                    deliver(client)
                return
            self._task = asyncio.get_running_loop().create_task(self._work())
        self._waiting.append(deliver)

    async def _work(self) -> None:
        try:
            while self._waiting:
                deliver = self._waiting.popleft()
                watchers = list(self._watchers())
                for first in range(0, len(watchers), SLICE):
                    for client in watchers[first : first + SLICE]:
                        deliver(client)
                    await asyncio.sleep(0)
        finally:
            self._task = None

    def close(self) -> None:
        """Tell nothing more."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
