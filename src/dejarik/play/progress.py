"""
How far many games are: a bar that is written over.

What belongs here: drawing it, where somebody looks. What does not: playing (`many_games`).
"""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO

BAR: Final = 40
EVERY: Final = 0.1
"""Seconds between two pictures."""

Progress = Callable[[int, int], None]
"""Told how many games of how many are over."""


@contextmanager
def progress_shown() -> Iterator[Progress]:
    """Whom to tell: a bar, if somebody looks."""
    if not _is_looked_at(sys.stderr):
        yield _nobody
        return
    bar = Bar(sys.stderr)
    try:
        yield bar
    finally:
        bar.end()


def _nobody(done: int, games: int) -> None:
    """Nobody looks."""


def _is_looked_at(stream: TextIO) -> bool:
    """Whether there is a person: at a terminal, or at a notebook."""
    return stream.isatty() or "ipykernel" in sys.modules


class Bar:
    """One line that is written over."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.began = time.monotonic()
        self.drawn = 0.0

    def __call__(self, done: int, games: int) -> None:
        """So many games of so many are over."""
        now = time.monotonic()
        if now - self.drawn < EVERY and done < games:
            return
        self.drawn = now
        speed = done / max(now - self.began, EVERY)
        full = BAR * done // games
        bar = "█" * full + "·" * (BAR - full)
        left = (games - done) / speed
        line = f"\r{bar} {done}/{games}  {speed:.1f} games/s  {left:.0f} s left "
        self.stream.write(line)
        self.stream.flush()

    def end(self) -> None:
        """Go on below it."""
        if self.drawn:
            self.stream.write("\n")
            self.stream.flush()
