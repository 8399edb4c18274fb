"""
Side work of a table: what no answer waits for.

What belongs here: work of one table beside its inbox, in order or each by itself, and how much of
it may wait. What does not: the work (talk, reports, news for the lobby, questions about the past).
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, Self

import structlog

from dejarik.service.error_places import fault_of
from dejarik.service.ports import Unavailable

MOST_WAITING: Final = 50
"""How much work may wait for what was begun before it."""
MOST_AT_ONCE: Final = 50
"""How much may go on by itself."""

Work = Callable[[], Coroutine[None, None, None]]

log = structlog.get_logger()


class SideWork:
    """The side work of one table. `async with` ends it: in order, unless it is cancelled."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._waiting: asyncio.Queue[Work | None] = asyncio.Queue()
        self._group = asyncio.TaskGroup()
        self._alone: set[asyncio.Task[None]] = set()

    def queue(self, work: Work) -> bool:
        """Do something after all that waits already; False if too much does."""
        if self._waiting.qsize() >= MOST_WAITING:
            return False
        self._waiting.put_nowait(work)
        return True

    def start(self, work: Work) -> bool:
        """Do something by itself, in no order; False if too much is done so already."""
        if len(self._alone) >= MOST_AT_ONCE:
            return False
        task = self._group.create_task(self._done_safely(work))
        self._alone.add(task)
        task.add_done_callback(self._alone.discard)
        return True

    async def _keep_working(self) -> None:
        while (work := await self._waiting.get()) is not None:
            await self._done_safely(work)

    async def _done_safely(self, work: Callable[[], Awaitable[None]]) -> None:
        """Whatever fails here, the table plays on."""
        try:
            await work()
        except Unavailable:
            log.warning("side_work_not_done", table=self._table)
        except Exception as error:  # noqa: BLE001  (nothing of it is worth a game)
            # Without the error's words: they may name hidden cards.
            log.error("side_work_failed", table=self._table, **fault_of(error))  # noqa: TRY400

    async def __aenter__(self) -> Self:
        await self._group.__aenter__()
        self._group.create_task(self._keep_working())
        return self

    async def __aexit__(self, *error: object) -> None:
        self._waiting.put_nowait(None)
        for task in self._alone:
            task.cancel()
        kind, value, trace = error
        await self._group.__aexit__(kind, value, trace)  # type: ignore[arg-type]
