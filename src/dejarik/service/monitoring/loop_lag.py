"""Loop lag: how much later than asked the event loop wakes somebody who sleeps."""

import asyncio
from collections.abc import Callable
from typing import Final

EVERY: Final = 0.25
"""Seconds between two looks."""


async def keep_measuring(note: Callable[[float], object], every: float = EVERY) -> None:
    """Sleep and note by how many seconds too long it was, as long as the process lives."""
    clock = asyncio.get_running_loop().time
    while True:
        asked = clock() + every
        await asyncio.sleep(every)
        note(max(0.0, clock() - asked))
