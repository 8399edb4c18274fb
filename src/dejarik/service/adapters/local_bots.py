"""
Bots that think beside the server, for the small mode: no queue outside, no worker program.

What belongs here: the queue of questions, and the thinkers that take from it.
What does not: the thinkers' processes (`thinkers`), and what a thought is (`thinking`).
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from time import perf_counter
from types import TracebackType
from typing import Final, Self

import structlog

from dejarik.hosting.titles import Titles
from dejarik.service.adapters.children import ChildLost
from dejarik.service.adapters.mailbox import Mailbox
from dejarik.service.adapters.thinkers import Thinker
from dejarik.service.monitoring.bot_metrics import BotMetrics
from dejarik.service.ports import BotAnswer, BotJob
from dejarik.service.supervision import supervised
from dejarik.service.thinking import BadJob, name_of

MOST_WAITING: Final = 1000
"""How many questions wait; more are dropped, and asked again by whoever misses the answer."""

log = structlog.get_logger()


class LocalBots(AbstractAsyncContextManager["LocalBots"]):
    """A few thinkers of this process; each is started when it first gets a question."""

    def __init__(
        self,
        titles: Titles,
        thinkers: int = 1,
        most: int = MOST_WAITING,
        metrics: BotMetrics | None = None,
    ) -> None:
        self.titles = titles
        self.metrics = metrics or BotMetrics()
        self.metrics.queue.read = lambda: {"process": len(self._open)}
        self.thinkers = thinkers
        self.dropped = 0
        self.failed = 0
        self._waiting: asyncio.Queue[tuple[BotJob, float]] = asyncio.Queue(most)
        self._open: set[str] = set()
        self._answers: Mailbox[BotAnswer] = Mailbox(most)
        self._stack = AsyncExitStack()

    async def ask(self, job: BotJob) -> None:
        """Queue a question; one that still waits is not doubled, one too many is dropped."""
        name = name_of(job)
        if name in self._open:
            return
        if self._waiting.full():
            self.dropped += 1
            self.metrics.lost.labels("dropped").inc()
            return
        self._open.add(name)
        self._waiting.put_nowait((job, perf_counter()))

    def answers(self) -> AsyncIterator[BotAnswer]:
        """The answers as they come, until this is closed."""
        return self._answers

    async def _work(self) -> None:
        async with Thinker(self.titles) as thinker:
            while True:
                job, asked = await self._waiting.get()
                self.metrics.wait.observe(perf_counter() - asked)
                try:
                    with self.metrics.thinking.time():
                        answer = await thinker.think(job)
                    self._answers.put(answer)
                except (BadJob, ChildLost) as error:
                    self.failed += 1
                    self.metrics.lost.labels("failed").inc()
                    log.warning("bot_without_answer", job=name_of(job), why=str(error))
                finally:
                    self._open.discard(name_of(job))

    async def __aenter__(self) -> Self:
        group = await self._stack.enter_async_context(asyncio.TaskGroup())
        for _ in range(self.thinkers):
            task = group.create_task(supervised("thinker", self._work))
            self._stack.callback(task.cancel)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._answers.close()
        # Only a cancellation is the group's business; any other error goes on as it is.
        if isinstance(error, asyncio.CancelledError):
            await self._stack.__aexit__(kind, error, trace)
        else:
            await self._stack.aclose()
