"""
Clocks of a process: the time of day, one that nobody sets, and one between them.

What belongs here: reading them. What does not: what runs by which (`app` wires it).
"""

import time

from dejarik.service.ports import Now


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


def steady() -> Now:
    """A clock that begins with the time of day, and that nobody sets afterwards."""
    ahead = now() - monotonic()
    return lambda: monotonic() + ahead
