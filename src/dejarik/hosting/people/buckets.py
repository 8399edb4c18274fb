"""
Token buckets: how often somebody may do something.

What belongs here: counting, with the time passed in.
What does not: the clock, and what happens to whoever asks too often.
A bucket lives in the memory of one process: several processes allow as much each, and a
restart forgives.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 20_000
"""How many keys are remembered, so that a flood of new ones cannot fill the memory."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and one more each time so many milliseconds have passed."""

    burst: int
    every_ms: int


class Buckets:
    """
    One bucket for each key, all with the same rate.

    A full bucket is forgotten; when too many are left, the one untouched longest goes.
    """

    def __init__(self, rate: Rate, remembered: int = REMEMBERED) -> None:
        self.rate = rate
        self._remembered = remembered
        # The moment at which a bucket will be full again says all there is to know of it.
        self._full_at: OrderedDict[str, int] = OrderedDict()

    def wait(self, key: str, now: int) -> int:
        """How many milliseconds until one may be taken; 0 if at once. Takes nothing."""
        ahead = self._full_at.get(key, now) - now
        return max(0, ahead - (self.rate.burst - 1) * self.rate.every_ms)

    def take(self, key: str, now: int) -> int:
        """Take one if there is one: 0, or how many milliseconds to wait, and nothing is taken."""
        wait = self.wait(key, now)
        if wait == 0:
            full_at = max(now, self._full_at.get(key, now)) + self.rate.every_ms
            self._full_at[key] = full_at
            self._full_at.move_to_end(key)
            self._forget(now)
        return wait

    def give_back(self, key: str) -> None:
        """Put one back that was taken."""
        if key in self._full_at:
            self._full_at[key] -= self.rate.every_ms

    def forgive(self, key: str) -> None:
        """Fill a bucket again."""
        self._full_at.pop(key, None)

    def __len__(self) -> int:
        return len(self._full_at)

    def _forget(self, now: int) -> None:
        while self._full_at:
            oldest = next(iter(self._full_at))
            if self._full_at[oldest] > now and len(self._full_at) <= self._remembered:
                return
            del self._full_at[oldest]
