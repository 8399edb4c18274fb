"""
The foreseer: what comes of options, worked out for all tables between everything else.

What belongs here: whose turn it is, how long a turn lasts, and who wants to hear of it. What does
not: what is worked out (`hosting.play.room`).

Trying options takes longer than an answer, so no answer waits for it, at this table or another: a
turn is short, and after each the loop is given back. Where people answer faster than it can be
worked out, it is left out: what is asked by now replaces what was asked before.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Final

from dejarik.hosting.play.room import Foreseeing, Room
from dejarik.hosting.wire import Foretold
from dejarik.kernel.ids import NOBODY
from dejarik.service.tables.clients import Client, encoded

TURN: Final = 0.000_5
"""Seconds after which other work has its turn; the step at hand is finished."""

Place = tuple[str, int]
"""A table and a seat."""


@dataclass(frozen=True)
class Job:
    """What is worked out at a version of a seat, and who hears of it."""

    version: int
    steps: Foreseeing
    done: Callable[[Foretold], None]


class Foreseer:
    """The foresight of all tables of a process, one after the other."""

    def __init__(self) -> None:
        self._jobs: dict[Place, Job] = {}
        self._task: asyncio.Task[None] | None = None

    def want(self, place: Place, job: Job) -> None:
        """Work something out after what waits already, in place of what that seat wanted before."""
        if place in self._jobs and self._jobs[place].version == job.version:
            return
        self._jobs.pop(place, None)
        self._jobs[place] = job
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def settled(self) -> None:
        """Wait until nothing waits any more."""
        if self._task is not None:
            await asyncio.shield(self._task)

    async def _work(self) -> None:
        try:
            while self._jobs:
                # First everybody else: what has come meanwhile may have made it useless.
                await asyncio.sleep(0)
                self._take_turn()
        finally:
            self._task = None

    def _take_turn(self) -> None:
        """At least a step."""
        ends = perf_counter() + TURN
        while self._jobs:
            self._step(*next(iter(self._jobs.items())))
            if perf_counter() >= ends:
                return

    def _step(self, place: Place, job: Job) -> None:
        try:
            next(job.steps)
        except StopIteration as end:
            del self._jobs[place]
            if end.value is not None:
                job.done(end.value)


class Foresight:
    """
    The foresight of one table, which `branch` tells from all others, for those who want it.

    What was worked out last is kept for each seat: whoever comes back is told it at once.
    """

    def __init__(self, branch: str, room: Room, foreseer: Foreseer) -> None:
        self._branch = branch
        self._room = room
        self._foreseer = foreseer
        # By seat: the version, and the bytes.
        self._told: dict[int, tuple[int, bytes]] = {}

    def want(self, seat: int, clients: Iterable[Client], newcomer: Client | None = None) -> None:
        """
        A seat, or a newcomer there, has been shown what is asked: who wants it is told more.

        `clients` are those of the table, at any time.
        """
        if seat == NOBODY or not any(one.foresight and one.seat == seat for one in clients):
            return
        version = self._room.version(seat)
        if self._told.get(seat, (-1, b""))[0] == version:
            self._tell(seat, clients if newcomer is None else (newcomer,))
            return
        steps = self._room.foreseeing(seat)
        if steps is not None:
            done = partial(self._found, seat, clients)
            self._foreseer.want((self._branch, seat), Job(version, steps, done))

    def _found(self, seat: int, clients: Iterable[Client], told: Foretold) -> None:
        self._told[seat] = (told.version, encoded(told))
        self._tell(seat, clients)

    def _tell(self, seat: int, clients: Iterable[Client]) -> None:
        version, data = self._told[seat]
        for client in clients:
            if client.seat == seat and client.foresight and client.have == version:
                client.send_bytes(data)
