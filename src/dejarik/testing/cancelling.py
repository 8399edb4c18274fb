"""
Cancelling a task at each of its awaits, one after another.

What belongs here: where a task is cancelled.
What does not: what must hold afterwards (the tests).
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator
from enum import Enum
from typing import Any


class Moment(Enum):
    """When the cancellation comes, seen from an await."""

    WHILE_WAITING = "while waiting"
    """What is awaited has not happened yet."""
    JUST_AS_DONE = "just as done"
    """It has happened, and the task has not been told."""
    TWICE = "twice"
    """While waiting, and again at the next await, which cleans up."""


class _Counted:
    """A coroutine whose awaits are counted; at one of them its own task is cancelled."""

    def __init__(self, work: Coroutine[Any, Any, None], at: int, moment: Moment) -> None:
        self._work = work
        self._at = at
        self._moment = moment
        self.awaits = 0

    def __await__(self) -> Generator[Any, Any, None]:
        task = asyncio.current_task()
        assert task is not None
        loop = asyncio.get_running_loop()
        steps = self._work.__await__()
        error: BaseException | None = None
        while True:
            try:
                awaited = next(steps) if error is None else steps.throw(error)
            except StopIteration:
                return
            error = None
            due = self.awaits == self._at
            due = due or (self._moment is Moment.TWICE and self.awaits == self._at + 1)
            self.awaits += 1
            if due and self._moment is Moment.JUST_AS_DONE and awaited is not None:
                awaited.add_done_callback(lambda _: task.cancel())
            elif due:
                loop.call_soon(task.cancel)
            try:
                yield awaited
            except BaseException as thrown:  # noqa: BLE001 - it is handed to the coroutine
                error = thrown


async def cancelled_at_each_await(
    work: Callable[[], Coroutine[Any, Any, None]],
    moment: Moment,
    afterwards: Callable[[int], Awaitable[None]],
) -> int:
    """Run the work again and again, cancelled one await later each time; how many it has."""
    at = 0
    while True:
        counted = _Counted(work(), at, moment)

        async def run(counted: _Counted = counted) -> None:
            await counted

        await asyncio.wait([asyncio.create_task(run())])
        await afterwards(at)
        if counted.awaits <= at:
            return at
        at += 1
