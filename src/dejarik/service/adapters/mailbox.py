"""
A mailbox: where something waits for one reader, and how much of it.

What belongs here: keeping the newest few, and saying how many were lost.
What does not: who sends what to whom.
"""

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 1000
"""How many things wait for a reader that is slow."""


class Mailbox(Generic[T]):
    """A bounded queue that never makes its writer wait: when it is full, the oldest is lost."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.lost = 0
        self.closed = False
        self._waiting: deque[T] = deque()
        self._news = asyncio.Event()

    def put(self, item: T) -> None:
        """Leave something; after closing it goes nowhere."""
        if self.closed:
            return
        if len(self._waiting) == self.most:
            self._waiting.popleft()
            self.lost += 1
        self._waiting.append(item)
        self._news.set()

    def close(self) -> None:
        """No more will come; what waits can still be read."""
        self.closed = True
        self._news.set()

    def __aiter__(self) -> "Mailbox[T]":
        return self

    async def __anext__(self) -> T:
        while not self._waiting:
            if self.closed:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()
