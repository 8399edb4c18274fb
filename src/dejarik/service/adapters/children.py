"""
Child processes that answer questions, so that nobody else waits for them.

What belongs here: both ends of the pipe, and ending a child that is stuck. What does not: the
questions (`thinkers`, `replayers`).

It is a process because playing holds the interpreter, compiled rules above all, and a child of
our own rather than a pool because one that is stuck must be ended. A child whose parent has died
reads the end of its pipe and goes.
"""

import asyncio
import json
import os
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from types import TracebackType
from typing import Final, Self

from dejarik.hosting.titles import Titles

START_SECONDS: Final = 60.0
"""How long a child may take to load the game, on a busy machine too."""
END_SECONDS: Final = 5.0
NICENESS: Final = 5
"""How far a child stands back behind processes that people wait for."""
LARGEST: Final = 16 * 1024 * 1024
"""Bytes of a question or an answer."""
LONGEST_REASON: Final = 1000

READY: Final = b"!"
DONE: Final = b"+"
REFUSED: Final = b"-"

_LENGTH: Final = struct.Struct(">I")


class ChildLost(Exception):
    """The child died or was stuck; another one may be asked the same again."""


class ChildRefused(ValueError):
    """The question makes no sense, or the rules failed on it: it is not asked again."""


class Child(AbstractAsyncContextManager["Child"]):
    """One child that runs a module; it is started when first needed, and anew after it was lost."""

    def __init__(self, module: str, titles: Titles) -> None:
        self.module = module
        self.titles = titles
        self.process: Process | None = None

    async def start(self) -> Process:
        """
        The child, loaded and waiting.

        Raises ChildLost when it does not start.
        """
        if self.process is not None and self.process.returncode is None:
            return self.process
        await self.end()
        command = (sys.executable, "-m", self.module, json.dumps(self.titles.paths))
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        if READY != await self._frame(self.process, START_SECONDS, "starting"):
            await self.end()
            raise ChildLost("a child began with something else than a greeting")
        return self.process

    async def ask(self, question: bytes, seconds: float, what: str) -> bytes:
        """The child's answer, within so many seconds. Raises ChildRefused and ChildLost."""
        process = await self.start()
        assert process.stdin is not None
        process.stdin.write(_framed(question))
        frame = await self._frame(process, seconds, what)
        if frame[:1] != DONE:
            raise ChildRefused(frame[1:].decode(errors="replace"))
        return frame[1:]

    async def _frame(self, process: Process, limit: float, what: str) -> bytes:
        """The next thing the child says; a child that does not say it in time is ended."""
        assert process.stdout is not None
        try:
            async with asyncio.timeout(limit):
                head = await process.stdout.readexactly(_LENGTH.size)
                return await process.stdout.readexactly(_length(head))
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            await self.end()
            raise ChildLost(f"the child was lost while {what}: {error!r}") from error
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

    async def __aenter__(self) -> Self:
        return self

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
    if length > LARGEST:
        message = f"a message of {length} bytes"
        raise ValueError(message)
    return length


# --- the child ------------------------------------------------------------------------


def stand_back(niceness: int) -> None:
    """Stand back behind other processes, where the system knows how far (Windows does not)."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def serve(answer: Callable[[bytes, Titles], bytes], load: Callable[[Titles], None]) -> None:
    """Answer what comes in, until no more can come; the argument says which games there are."""
    titles = Titles(json.loads(sys.argv[1]))
    stand_back(NICENESS)
    answers = os.dup(sys.stdout.fileno())
    # Whatever prints in here must not talk into the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    load(titles)
    questions = sys.stdin.buffer
    # A parent that was killed in the middle hears it no more.
    with suppress(BrokenPipeError), os.fdopen(answers, "wb", buffering=0) as out:
        _say(out.fileno(), READY)
        while len(head := questions.read(_LENGTH.size)) == _LENGTH.size:
            _say(out.fileno(), _answered(answer, questions.read(_length(head)), titles))


def _answered(answer: Callable[[bytes, Titles], bytes], data: bytes, titles: Titles) -> bytes:
    """What to say to a question."""
    try:
        return DONE + answer(data, titles)
    except ValueError as error:
        return REFUSED + str(error).encode()[:LONGEST_REASON]
    except Exception as error:  # noqa: BLE001  # rules may fail in any way, and would again
        return REFUSED + f"it failed: {error!r}".encode()[:LONGEST_REASON]


def _say(answers: int, data: bytes) -> None:
    waiting = memoryview(_framed(data))
    while waiting:
        waiting = waiting[os.write(answers, waiting) :]
