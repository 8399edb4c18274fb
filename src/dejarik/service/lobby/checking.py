"""
Checking: how much is read and checked of people's decks, and how often for each of them.

What belongs here: the budget, and doing the work beside the tables.
What does not: reading and checking (`hosting`), and what people do with decks (`decks`).

A check is counted by the CPU it took, so that whoever finds a list that takes long gains nothing
by it. Whoever sits down has a queue of their own: nobody waits for a seat because strangers have
lists checked.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.service.ports import Now
from dejarik.service.refusals import too_often
from dejarik.service.threads import ThreadQueue

CHECKS: Final = Rate(burst=60, every_ms=250)
"""A page holds a deck against every format at once, and a list while it is typed."""
CPU_MS: Final = 25
"""So much CPU is one check: nobody has more than a tenth of a processor for long."""
AT_ONCE: Final = 1
MOST_WAITING: Final = 20
BUSY: Final = "Many decks are being checked just now."

T = TypeVar("T")


def _queue() -> ThreadQueue:
    return ThreadQueue(AT_ONCE, MOST_WAITING, BUSY)


@dataclass
class Checking:
    """The checks of one process; one at a time in each queue: each holds the interpreter."""

    rates: Buckets = field(default_factory=lambda: Buckets(CHECKS))
    _decks: ThreadQueue = field(default_factory=_queue)
    _seats: ThreadQueue = field(default_factory=_queue)

    async def deck(self, key: str, now: Now, work: Callable[[], T]) -> T:
        """
        Read or check a list for somebody who asks, by account or by address.

        Raises Refusal TOO_OFTEN or BUSY, and whatever the work raises.
        """
        return await self._counted(self._decks, key, now, work)

    async def seat(self, key: str, now: Now, work: Callable[[], T]) -> T:
        """The same for a list that somebody sits down with: it waits for other seats only."""
        return await self._counted(self._seats, key, now, work)

    async def _counted(self, queue: ThreadQueue, key: str, now: Now, work: Callable[[], T]) -> T:
        wait = self.rates.take(key, now())
        if wait:
            raise too_often("Checking a deck is work, and you asked often.", wait)
        spent = 0.0

        def timed() -> T:
            nonlocal spent
            begin = time.thread_time()
            try:
                return work()
            finally:
                spent = (time.thread_time() - begin) * 1_000

        try:
            return await queue.do(timed)
        finally:
            more = int(spent / CPU_MS)
            if more:
                self.rates.owe(key, more, now())
