"""
A thinker: a child process that thinks, so that nobody else waits for it.

What belongs here: both ends of the pipe, and ending a child that is stuck.
What does not: the thought itself (`thinking`), and where jobs come from.

It is a process because a thought holds the interpreter for its whole budget, and a child
of our own rather than a pool because a stuck thought must be ended. A child whose parent
has died reads the end of its pipe and goes.
"""

import asyncio
import gc
import json
import os
import struct
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import AbstractAsyncContextManager, suppress
from types import TracebackType
from typing import Final

from dejarik.bots.budget import freeze_loaded
from dejarik.hosting.titles import Titles
from dejarik.service.bots_wire import (
    MOST_BYTES,
    Malformed,
    pack_answer,
    pack_job,
    unpack_answer,
    unpack_job,
)
from dejarik.service.ports import BotAnswer, BotJob
from dejarik.service.thinking import BadJob, limit_for, name_of, rules_of, think

START_SECONDS: Final = 60.0
"""How long a child may take to load the game, on a busy machine too."""
END_SECONDS: Final = 5.0
NICENESS: Final = 5
"""How far a child stands back behind processes that people wait for."""

LONGEST_REASON: Final = 1000

READY: Final = b"!"
DONE: Final = b"+"
REFUSED: Final = b"-"

_LENGTH: Final = struct.Struct(">I")


class ThoughtLost(Exception):
    """The child died or was stuck; another one may think the same again."""


class Thinker(AbstractAsyncContextManager["Thinker"]):
    """One child; it is started when first needed, and anew after it was lost."""

    def __init__(self, titles: Titles) -> None:
        self.titles = titles
        self.process: Process | None = None

    async def start(self) -> Process:
        """
        The child, loaded and waiting.

        Raises ThoughtLost when it does not start.
        """
        if self.process is not None and self.process.returncode is None:
            return self.process
        await self.end()
        command = (sys.executable, "-m", __spec__.name, json.dumps(self.titles.paths))
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        if READY != await self._frame(self.process, START_SECONDS, "starting"):
            await self.end()
            raise ThoughtLost("a thinker began with something else than a greeting")
        return self.process

    async def think(self, job: BotJob) -> BotAnswer:
        """
        The bot's answer, within its budget and some grace.

        Raises BadJob when the job makes no sense, and ThoughtLost.
        """
        limit = limit_for(job.bot)
        process = await self.start()
        assert process.stdin is not None
        process.stdin.write(_framed(pack_job(job)))
        frame = await self._frame(process, limit, name_of(job))
        if frame[:1] != DONE:
            raise BadJob(frame[1:].decode(errors="replace"))
        return unpack_answer(frame[1:])

    async def _frame(self, process: Process, limit: float, what: str) -> bytes:
        """The next thing the child says; a child that does not say it in time is ended."""
        assert process.stdout is not None
        try:
            async with asyncio.timeout(limit):
                head = await process.stdout.readexactly(_LENGTH.size)
                return await process.stdout.readexactly(_length(head))
        except (TimeoutError, OSError, EOFError, Malformed) as error:
            await self.end()
            raise ThoughtLost(f"the thinker was lost while {what}: {error!r}") from error
        except asyncio.CancelledError:
            # Whatever it says later would be taken for the answer to the next question.
            await self.end()
            raise

    async def end(self) -> None:
        """End the child at once."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        async with asyncio.timeout(END_SECONDS):
            await process.communicate()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.end()


def _framed(data: bytes) -> bytes:
    return _LENGTH.pack(len(data)) + data


def _length(head: bytes) -> int:
    length: int = _LENGTH.unpack(head)[0]
    if length > 2 * MOST_BYTES:
        raise Malformed(f"a message of {length} bytes")
    return length


# --- the child ------------------------------------------------------------------------


def main() -> None:
    """Answer the jobs that come in, until no more can come; the argument says which games."""
    titles = Titles(json.loads(sys.argv[1]))
    os.nice(NICENESS)
    answers = os.dup(sys.stdout.fileno())
    # Whatever prints in here must not talk into the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # The others are loaded when one of them is first asked about.
    gc.disable()
    first = titles.named(titles.default)
    rules_of(first.id, first.editions[0], titles)
    freeze_loaded()
    gc.enable()
    jobs = sys.stdin.buffer
    # A parent that was killed in the middle of a thought hears it no more.
    with suppress(BrokenPipeError):
        _say(answers, READY)
        while len(head := jobs.read(_LENGTH.size)) == _LENGTH.size:
            _say(answers, thought(jobs.read(_length(head)), titles))


def thought(data: bytes, titles: Titles) -> bytes:
    """What to say to a job."""
    try:
        return DONE + pack_answer(think(unpack_job(data)[0], titles))
    except ValueError as error:
        return REFUSED + str(error).encode()[:LONGEST_REASON]
    except Exception as error:  # noqa: BLE001  # rules may fail in any way, and would again
        return REFUSED + f"the thought failed: {error!r}".encode()[:LONGEST_REASON]


def _say(answers: int, data: bytes) -> None:
    # So short that a pipe takes it whole.
    os.write(answers, _framed(data))


if __name__ == "__main__":
    main()
