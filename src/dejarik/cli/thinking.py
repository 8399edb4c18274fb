"""
Showing that a bot thinks.

What belongs here: a clock for bots that draws on a terminal as time passes.
What does not: thinking (`bots`).
"""

import sys
from time import perf_counter
from typing import Final, TextIO

EVERY: Final = 0.15
"""Seconds between two pictures; whoever answers sooner is not seen thinking."""
WHEEL: Final = "|/-\\"


class Thinking:
    """A clock; whoever looks at it in the middle of a long thought lets it draw."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = sys.stdout if stream is None else stream
        self.began = perf_counter()
        self.drawn = 0

    def __call__(self) -> float:
        """The time in seconds, from any beginning."""
        now = perf_counter()
        if self.stream.isatty() and now - self.began > EVERY * (self.drawn + 1):
            self.drawn += 1
            sign = WHEEL[self.drawn % len(WHEEL)]
            print(f"\r The bot thinks {sign}", end="", file=self.stream, flush=True)
        return now

    def begin(self) -> None:
        """A new thought."""
        self.began = perf_counter()
        self.drawn = 0

    def end(self) -> None:
        """Take the picture away."""
        if self.drawn:
            print("\r                 \r", end="", file=self.stream, flush=True)
        self.drawn = 0
