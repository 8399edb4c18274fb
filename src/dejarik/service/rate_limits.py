"""
Rate limits that hold for all processes together: signing in, mail, chat, and the like.

What belongs here: what a limit is, counting against several, and the refusal.
What does not: how often each thing may be done (beside each thing), counts that processes share
(`records.count_store`), and limits that protect the work of one process (`hosting.people.buckets`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import structlog

from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.service.ports import Now, Unavailable
from dejarik.service.refusals import too_often

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Limit:
    """How often each key may do something, and what is said to whoever does it more often."""

    name: str
    rate: Rate
    message: str


class Counts(Protocol):
    """Where it is counted. Every call raises Unavailable when that cannot be reached."""

    async def take(self, limit: Limit, key: str, now: int) -> int:
        """Take one if there is one: 0, or how many milliseconds to wait, and nothing is taken."""
        ...

    async def give_back(self, limit: Limit, key: str) -> None:
        """Put one back that was taken."""
        ...

    async def forget(self, now: int) -> int:
        """Delete what no longer limits anybody; how much."""
        ...


class MemoryCounts:
    """Counts of the only process: gone when it ends."""

    def __init__(self) -> None:
        self._buckets: dict[str, Buckets] = {}

    async def take(self, limit: Limit, key: str, now: int) -> int:
        """Take one if there is one: 0, or how many milliseconds to wait."""
        return self._buckets.setdefault(limit.name, Buckets(limit.rate)).take(key, now)

    async def give_back(self, limit: Limit, key: str) -> None:
        """Put one back that was taken."""
        self._buckets[limit.name].give_back(key)

    async def forget(self, now: int) -> int:
        """Buckets forget by themselves."""
        return 0


def _unnoted(_limit: str) -> None:
    """Nobody counts refusals."""


class RateLimits:
    """
    The limits of a service; `note` is told the name of each that has refused somebody.

    They are counted by `clock`, if there is one, and else by the time that callers tell.
    """

    def __init__(
        self,
        counts: Counts | None = None,
        note: Callable[[str], None] = _unnoted,
        clock: Now | None = None,
    ) -> None:
        self.counts = counts or MemoryCounts()
        self._note = note
        self.clock = clock

    async def count(self, now: int, *counted: tuple[Limit, str]) -> None:
        """Count something against limits: all of them or none. Raises Refusal TOO_OFTEN."""
        if self.clock is not None:
            now = self.clock()
        for place, (limit, key) in enumerate(counted):
            wait = await self.counts.take(limit, key, now)
            if wait:
                await self.give_back(*counted[:place])
                self._note(limit.name)
                raise too_often(limit.message, wait)

    async def give_back(self, *counted: tuple[Limit, str]) -> None:
        """Uncount something; where that fails, it stays counted until it would have passed."""
        try:
            for limit, key in counted:
                await self.counts.give_back(limit, key)
        except Unavailable:
            log.warning("rate_tokens_not_returned")
