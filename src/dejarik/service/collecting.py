"""
Collecting: when a process looks for objects that only hold each other.

Tables, views and news are trees and go by themselves; left to itself the collector would
look at all of them several times a second, and answers would wait for it. What connections
leave behind is found just as well every few minutes.
"""

import asyncio
import gc
import time
from typing import Final

import structlog

from dejarik.bots.budget import settle

EVERY: Final = 600.0
"""Seconds between two looks."""

log = structlog.get_logger()


def hold_back() -> None:
    """
    From now on nothing is looked for unasked, and what is loaded by now is never looked at.
    """
    settle()
    gc.disable()


async def keep_collecting(every: float = EVERY) -> None:
    """
    Look now and then, as long as the process lives.
    """
    while True:
        await asyncio.sleep(every)
        began = time.perf_counter()
        found = gc.collect()
        took = round((time.perf_counter() - began) * 1_000)
        log.info("collected", objects=found, milliseconds=took)
