"""
Token buckets: how often somebody may do something.

What belongs here: counting, with the time passed in: of a clock that nobody sets, where there
is one. A clock that goes back fills buckets: each key may do its burst once more.
What does not: the clock, and what happens to whoever asks too often.
A bucket lives in the memory of one process: several processes allow as much each, and a
restart forgives.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 20_000
"""How many keys are remembered, so that a flood of new ones cannot fill the memory."""
TOLERATED_MS: Final = 1_000
"""How far a clock may be put right without being thought of as set back."""


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
        self._latest = 0
        # The moment at which a bucket will be full again says all there is to know of it.
        self._full_at: OrderedDict[str, int] = OrderedDict()

    def wait(self, key: str, now: int) -> int:
        """How many milliseconds until one may be taken; 0 if at once. Takes nothing."""
        self._notice(now)
        ahead = self._full_at.get(key, now) - now
        return max(0, ahead - (self.rate.burst - 1) * self.rate.every_ms)

    def take(self, key: str, now: int) -> int:
        """Take one if there is one: 0, or how many milliseconds to wait, and nothing is taken."""
        wait = self.wait(key, now)
        if wait == 0:
            self._full_at[key] = max(now, self._full_at.get(key, now)) + self.rate.every_ms
            self._full_at.move_to_end(key)
            self._forget(now)
        return wait

    def owe(self, key: str, more: int, now: int) -> None:
        """Take more than there is for what turned out to be much; the next one waits for it."""
        self._notice(now)
        full_at = max(now, self._full_at.get(key, now)) + more * self.rate.every_ms
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)

    def give_back(self, key: str) -> None:
        """Put one back that was taken."""
        if key in self._full_at:
            self._full_at[key] -= self.rate.every_ms

    def forgive(self, key: str) -> None:
        """Fill a bucket again."""
        self._full_at.pop(key, None)

    def __len__(self) -> int:
        return len(self._full_at)

    def _notice(self, now: int) -> None:
        """After the clock was set back nobody waits for it to come forward again."""
        if now < self._latest - TOLERATED_MS:
            self._full_at.clear()
            self._latest = now
        self._latest = max(self._latest, now)

    def _forget(self, now: int) -> None:
        while self._full_at:
            oldest = next(iter(self._full_at))
            if self._full_at[oldest] > now and len(self._full_at) <= self._remembered:
                return
            del self._full_at[oldest]
