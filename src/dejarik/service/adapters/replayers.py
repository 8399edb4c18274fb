"""
A replayer: a child process that plays games again, so that nobody at a table waits for it.

What belongs here: starting it when it is needed, ending it when it is not. What does not: the jobs
(`hosting.play.history`), the pipe (`children`), and who may ask how often (`tables.history`).
"""

import asyncio
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Final

from dejarik.hosting.play import history
from dejarik.hosting.play.history_wire import HistoryJob, read_job, write_job
from dejarik.hosting.titles import Titles
from dejarik.kernel.replaying import Diverged
from dejarik.service.adapters.children import Child, ChildLost, ChildRefused, serve
from dejarik.service.tables.history import ReplayLost

MOST_SECONDS: Final = 20.0
"""Playing a game again, and loading it, on a busy machine too."""
IDLE_SECONDS: Final = 300.0
"""After how long without a job the child gives its memory back: about 100 MB."""


class ChildReplayer(AbstractAsyncContextManager["ChildReplayer"]):
    """One child, which does one job after the other."""

    def __init__(self, titles: Titles, idle: float = IDLE_SECONDS) -> None:
        self._child = Child(__spec__.name, titles)
        self._idle = idle
        self._turn = asyncio.Lock()
        self._rest: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    async def do(self, job: HistoryJob) -> bytes:
        """What comes of a job. Raises ReplayLost."""
        async with self._turn:
            self._keep()
            try:
                return await self._child.ask(write_job(job), MOST_SECONDS, f"replaying {job.title}")
            except (ChildLost, ChildRefused) as error:
                raise ReplayLost(str(error)) from error
            finally:
                self._rest = asyncio.get_running_loop().call_later(self._idle, self._end_soon)

    def _keep(self) -> None:
        if self._rest is not None:
            self._rest.cancel()

    def _end_soon(self) -> None:
        self._ending = asyncio.get_running_loop().create_task(self._end())

    async def _end(self) -> None:
        async with self._turn:
            await self._child.end()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._keep()
        if self._ending is not None:
            await self._ending
        await self._child.end()


# --- the child ------------------------------------------------------------------------


def load(titles: Titles) -> None:
    """Games are loaded when one of them is first asked about."""


def replayed(data: bytes, titles: Titles) -> bytes:
    """What comes of a job."""
    try:
        return history.done(read_job(data), titles)
    except Diverged as error:
        message = f"the game does not play out as it did: {error}"
        raise ValueError(message) from error


if __name__ == "__main__":
    serve(replayed, load)
