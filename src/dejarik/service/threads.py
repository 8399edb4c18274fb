"""
Threads: work that takes a while, done in threads beside the event loop, so that tables go on.

What belongs here: how much of it at once, and saying that too much waits.
What does not: what is done, and how often somebody may ask for it (`hosting.people.buckets`).
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from dejarik.service.refusals import Code, Refusal

T = TypeVar("T")


class ThreadQueue:
    """So much at once, and so much that waits; `busy` is what whoever comes then is told."""

    def __init__(self, at_once: int, waiting: int, busy: str) -> None:
        self._turn = asyncio.Semaphore(at_once)
        self._most = at_once + waiting
        self._busy = busy
        self._inside = 0

    async def do(self, work: Callable[[], T]) -> T:
        """Do something long in a thread. Raises Refusal BUSY, and whatever the work raises."""
        if self._inside >= self._most:
            raise Refusal(Code.BUSY, self._busy, "Try again in a moment.", 2)
        self._inside += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._inside -= 1
