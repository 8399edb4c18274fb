"""
Collecting: when a process looks for objects that only hold each other.

Tables, views and news are trees and go by themselves, and so do connections, because whoever
handles them breaks their circles (`handlers.sockets`, `serving`). Left to itself the collector
would look at all of them several times a second, and answers would wait for it.

A look cannot be divided: the process stands still for it, up to 0.4 ms for each table. So it is
rare, and one that would take so long that other processes might miss this one is left out.
What does not belong here: what is lost.
"""

import asyncio
import gc
import sys
import time
from typing import Final

import structlog

from dejarik.bots.budget import settle
from dejarik.service.metrics import Metrics

EVERY: Final = 3_600.0
"""Seconds between two looks."""
MOST_BLOCKS: Final = 4_000_000
"""
Blocks of memory, of some 2,200 tables, beyond which no look is taken.

At 0.2 µs for each it takes a second, and a process that is silent for two counts as dead.
"""

log = structlog.get_logger()


def hold_back() -> None:
    """
    From now on nothing is looked for unasked, and what is loaded by now is never looked at.
    """
    settle()
    gc.disable()


async def keep_collecting(metrics: Metrics, every: float = EVERY) -> None:
    """
    Look now and then, as long as the process lives.
    """
    loaded = sys.getallocatedblocks()
    longest = 0.0
    while True:
        await asyncio.sleep(every)
        blocks = sys.getallocatedblocks() - loaded
        if blocks > MOST_BLOCKS:
            metrics.uncollected.inc()
            log.warning("not collected: it would take too long", blocks=blocks)
            continue
        longest = max(longest, look())
        metrics.longest_collection.set(longest)


def look() -> float:
    """
    Look once; the seconds that it took.
    """
    began = time.perf_counter()
    found = gc.collect()
    took = time.perf_counter() - began
    log.info("collected", objects=found, milliseconds=round(took * 1_000))
    return took
