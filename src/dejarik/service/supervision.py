"""
Supervising: work in the background that is begun again when it fails.

What belongs here: how long to wait before it is begun again, and when that is in vain.
What does not: the work itself, and ending the process (`app`, `server`).

Work that failed is never left lying: it is begun again, or `GaveUp` ends the group of tasks
it belongs to, and with it the process, which whoever runs it starts anew. Work that no game
needs is begun again for as long as the process lives; a metric and the log tell of it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from dejarik.service.error_places import fault_of

FIRST_PAUSE: Final = 0.1
"""Seconds before work is begun again; each failure in a row doubles them."""
LONGEST_PAUSE: Final = 10.0
MOST_FAILURES: Final = 10
"""How often work may fail in a row: with the pauses, about forty seconds."""
STEADY: Final = 60.0
"""Seconds after which work that fails has not failed in a row."""

Work = Callable[[], Awaitable[None]]
Note = Callable[[str], None]

log = structlog.get_logger()


class GaveUp(Exception):
    """Work has failed again and again: the process cannot go on."""


def noted_nowhere(name: str) -> None:
    """Count no failure."""


async def supervised(
    name: str, work: Work, note: Note = noted_nowhere, *, vital: bool = True
) -> None:
    """
    Do work until it is done, and begin it again whenever it fails; `note` is told each time.

    Raises GaveUp when it has failed too often in a row, if games cannot go on without it.
    """
    clock = asyncio.get_running_loop().time
    failures = 0
    while True:
        began = clock()
        try:
            await work()
        except Exception as error:
            failures = 1 if clock() - began > STEADY else failures + 1
            note(name)
            # Without the error's words: they may name hidden cards.
            log.error("work_failed", work=name, failures=failures, **fault_of(error))  # noqa: TRY400
            if vital and failures >= MOST_FAILURES:
                raise GaveUp(name) from error
        else:
            return
        await asyncio.sleep(pause_after(failures))


def pause_after(failures: int) -> float:
    """Seconds to wait after so many failures in a row."""
    return min(FIRST_PAUSE * 2.0 ** min(failures - 1, MOST_FAILURES), LONGEST_PAUSE)
