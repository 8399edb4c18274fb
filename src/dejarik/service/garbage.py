"""
Collecting: when a process looks for objects that only hold each other.

Tables, views and news are trees and go by themselves, and so do connections, because whoever
handles them breaks their circles (`handlers.sockets`, `requests`). Left to itself the collector
would look at all of them several times a second, and answers would wait for it. So it looks in
slices: often at what is new, now and then once more at what has been made since the last
such time, and what is still there then is put out of its sight. Each object is looked at
twice, however many there are. Everything is looked at only while nobody is connected.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from itertools import count
from typing import Final

import structlog

from dejarik.bots.budget import freeze_loaded

EVERY: Final = 2.0
"""Seconds between two looks at what is new."""
SETTLED: Final = 30
"""How many looks until what has been made meanwhile is looked at once more and put away."""
WHOLE: Final = 1_800
"""How many looks until everything may be looked at again."""

log = structlog.get_logger()

Note = Callable[[str, float], None]
"""Told of each look: what at, and how many seconds everything stood still for it."""


def hold_back() -> None:
    """From now on nothing is looked for unasked, and what is loaded by now is never looked at."""
    freeze_loaded()
    gc.disable()


async def keep_collecting(note: Note, is_quiet: Callable[[], bool], every: float = EVERY) -> None:
    """Look for what is lost as long as the process lives; `is_quiet` when nobody is connected."""
    last_whole = 0
    for number in count(1):
        await asyncio.sleep(every)
        if number - last_whole >= WHOLE and is_quiet():
            last_whole = number
            gc.unfreeze()
            log.info("garbage_collected", lost=_look("everything", 2, note))
            gc.freeze()
        elif number % SETTLED == 0:
            _look("settled", 1, note)
            gc.freeze()
        else:
            _look("new", 0, note)


def _look(what: str, generation: int, note: Note) -> int:
    began = time.perf_counter()
    lost = gc.collect(generation)
    note(what, time.perf_counter() - began)
    return lost
