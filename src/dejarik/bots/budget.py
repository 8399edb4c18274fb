"""
The budget: how long a bot may think, by the clock or by the count of answers it tries.

By the clock it stops early enough for one more slow step. By count it is the same on
every machine, which is what tests and tuning want. With both, whichever is spent first ends
the thought: on a machine that is quick enough the count alone decides.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from time import perf_counter
from typing import Final

Clock = Callable[[], float]

MARGIN: Final = 0.04
"""The part of the time that is kept back for choosing and answering."""


class Spent(Exception):
    """The budget is spent: whoever thinks stops where it is and answers with what it has."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """
    Keep the collector of lost objects waiting: one round of it may take a fifth of a thought.

    Imagined games are no cycles; they go as soon as nobody holds them.
    """
    freeze_loaded()
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@cache
def freeze_loaded() -> None:
    """
    Tell the collector, once, that what is loaded by now stays.

    Otherwise the round it owes after a thought looks at every card there is.
    """
    gc.freeze()


class Budget:
    """Seconds, a number of steps, or both; a step is an answer tried out."""

    def __init__(self, seconds: float = 0.0, steps: int = 0, clock: Clock | None = None) -> None:
        self.seconds = seconds
        self.steps = steps
        self.clock: Clock = perf_counter if clock is None else clock
        self.taken = 0
        self._began = 0.0
        self._end = 0.0
        self._last = 0.0
        self._longest = 0.0

    def begin(self) -> None:
        """From here on it counts."""
        self.taken = 0
        self._longest = 0.0
        if self.seconds:
            self._began = self._last = self.clock()
            self._end = self._last + self.seconds * (1.0 - MARGIN)

    def spent(self) -> float:
        """What part of it is spent, by whichever limit is nearer."""
        by_count = self.taken / self.steps if self.steps else 0.0
        if not self.seconds:
            return by_count
        return max(by_count, (self.clock() - self._began) / self.seconds)

    def step(self) -> None:
        """
        Count one step.

        Raises Spent after the last one, and unless there is time for another one as long as the
        longest yet.
        """
        self.taken += 1
        if self.steps and self.taken >= self.steps:
            raise Spent
        if not self.seconds:
            return
        now = self.clock()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        if now + self._longest >= self._end:
            raise Spent
