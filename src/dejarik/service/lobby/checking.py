"""
Checking: how much is read and checked of people's decks, and how often for each of them.

What belongs here: the budget, and doing the work beside the tables.
What does not: reading and checking (`hosting`), and what people do with decks (`decks`).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.service.ports import Now
from dejarik.service.refusals import too_often
from dejarik.service.threads import ThreadQueue

CHECKS: Final = Rate(burst=60, every_ms=250)
"""A page holds a deck against every format at once, and a list while it is typed."""
AT_ONCE: Final = 1
MOST_WAITING: Final = 20
BUSY: Final = "Many decks are being checked just now."

T = TypeVar("T")


@dataclass
class Checking:
    """The checks of one process; one at a time, because each holds the interpreter."""

    rates: Buckets = field(default_factory=lambda: Buckets(CHECKS))
    _threads: ThreadQueue = field(default_factory=lambda: ThreadQueue(AT_ONCE, MOST_WAITING, BUSY))

    def count(self, key: str, now: Now) -> None:
        """Count one that asks, by account or by address. Raises Refusal TOO_OFTEN."""
        wait = self.rates.take(key, now())
        if wait:
            raise too_often("Checking a deck is work, and you asked often.", wait)

    async def aside(self, work: Callable[[], T]) -> T:
        """Read or check something in a thread. Raises Refusal BUSY."""
        return await self._threads.do(work)
