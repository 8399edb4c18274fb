"""
Home: the tables that live in this process, and whether they still do.

What belongs here: finding a table's home, taking over from a dead process, the heartbeat.
What does not: what happens at a table (`live`), and making its room (`rebuilding`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakValueDictionary

import structlog

from dejarik.hosting.hosted_wire import Hosted, read_hosted
from dejarik.hosting.room import Room
from dejarik.service.ports import (
    Bots,
    Bus,
    Directory,
    Missing,
    Now,
    StoredGame,
    Unavailable,
)
from dejarik.service.tables.live import MOVED, LiveTable, Staff
from dejarik.service.tables.rebuilding import Kept, NotStarted, Unplayable, room_of
from dejarik.service.tables.spreading import Spreading

BEAT_MS: Final = 500
"""How often a process says that it lives."""
LOOK_MS: Final = 4_000
"""How often it looks into the directory whether its tables are still its own."""
TAKEN: Final = "homes.taken."
"""With the name of a process behind it: a table of that process has a new home."""
STEADY_MS: Final = 1_000
"""How long it must have reached the directory before it calls another one dead."""
SETTLING: Final = 1.0
"""Seconds that tables have to store what they are about to, when this process goes."""
IDLE_MS: Final = 120_000
"""After how long a table where nobody is leaves the memory."""
TRIES: Final = 3

log = structlog.get_logger()


class Elsewhere(Exception):
    """
    The table is at home in another process, at this address.
    """

    def __init__(self, url: str) -> None:
        super().__init__(f"the table is at {url}")
        self.url = url


def people_at(hosted: Hosted) -> tuple[int, ...]:
    """
    The seats of people, who will want to see the table.
    """
    return tuple(seat for seat, one in enumerate(hosted.seats) if not one.bot)


@dataclass
class Household:
    """
    The tables at home here.

    `answers` asks another process whether it lives: one that was just killed is found out
    before its heartbeat is missed. A wrong guess does no harm, the journal fences.
    """

    name: str
    directory: Directory
    staff: Staff
    now: Now
    bus: Bus
    answers: Callable[[str], Awaitable[bool]]
    tables: dict[str, LiveTable] = field(default_factory=dict)
    steady_since: int = 0
    leaving: bool = False
    _looked: int = 0
    _opened: dict[str, int] = field(default_factory=dict)
    _working: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    # A lock lives as long as somebody waits for it: whoever comes meanwhile waits too.
    _opening: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    _building: asyncio.Lock = field(default_factory=asyncio.Lock)
    _tasks: asyncio.TaskGroup | None = None

    def __post_init__(self) -> None:
        """
        Know of the other processes.
        """
        self.spreading = Spreading(self.directory, self.answers)

    async def table(self, game: str) -> LiveTable:
        """
        A table, brought home if nobody living has it.

        Raises Elsewhere, Missing, NotStarted, Unplayable or Unavailable.
        """
        live = self.tables.get(game)
        if live is not None and not live.closed:
            return live
        lock = self._opening.setdefault(game, asyncio.Lock())
        async with lock:
            live = self.tables.get(game)
            if live is not None and not live.closed:
                return live
            return await self._bring_home(game)

    async def _bring_home(self, game: str) -> LiveTable:
        self._must_stay()
        await self._claim(game)
        stored = await self.staff.journal.load(game)
        kept = await self.staff.journal.snapshots(game)
        try:
            hosted = read_hosted(stored.settings)
            room = await self._built(stored, people_at(hosted), kept)
            self._must_stay()
        except (NotStarted, Unplayable, Unavailable):
            # Another process may be able to play it: one that stays, or of another release.
            await self._release(game)
            raise
        self._drop(game)
        live = LiveTable(stored, hosted, room, self.staff)
        self.tables[game] = live
        self._opened[game] = self.now()
        assert self._tasks is not None
        self._working[game] = self._tasks.create_task(live.work())
        return live

    async def _built(self, stored: StoredGame, expected: tuple[int, ...], kept: Kept) -> Room:
        """
        The room, when it is its turn; in between, everybody else gets a word in.

        Playing a game again takes a while, and many come at once when another process has died.
        """
        async with self._building:
            room = room_of(stored, expected, kept)
            await asyncio.sleep(0)
            return room

    def _must_stay(self) -> None:
        if self.leaving:
            raise Unavailable("this process is going down")

    async def _claim(self, game: str) -> None:
        for _ in range(TRIES):
            found = await self.directory.find(game, self.now())
            if found is not None and found.instance == self.name:
                return
            if found is not None and found.alive and await self.answers(found.url):
                raise Elsewhere(found.url)
            if found is not None and not self._is_steady():
                # Perhaps it is we who were cut off.
                raise Unavailable("this process has just come back")
            dead = found.url if found is not None else ""
            if better := await self.spreading.better_home(game, dead, self.now()):
                raise Elsewhere(better)
            if await self.directory.claim(game, found) is not None:
                self.staff.metrics.taken.inc()
                log.info("table taken", table=game, before=found and found.instance)
                if found is not None and found.instance:
                    await self.bus.publish(TAKEN + found.instance, game.encode())
                return
        raise Unavailable("the table is being moved")

    def _is_steady(self) -> bool:
        return bool(self.steady_since) and self.now() - self.steady_since >= STEADY_MS

    async def run(self, ready: asyncio.Event) -> None:
        """
        Beat until cancelled; tables work in the meantime.
        """
        async with asyncio.TaskGroup() as tasks:
            self._tasks = tasks
            ready.set()
            while not self.leaving:
                await self.beat()
                await asyncio.sleep(BEAT_MS / 1_000)

    async def hear_bots(self, bots: Bots) -> None:
        """
        Pass the answers of bots on to their tables, as long as they come.
        """
        async for answer in bots.answers():
            live = self.tables.get(answer.game)
            if live is not None and not live.closed:
                live.post(answer)

    async def beat(self) -> None:
        """
        Say that this process lives, and let go of tables that have moved or are idle.
        """
        began = self.now()
        self._count()
        try:
            await self.spreading.beat(began, len(self.tables))
            if began - self._looked > LOOK_MS:
                self._looked = began
                self._lose_all_but(await self.directory.mine(), began)
        except Unavailable:
            self.steady_since = 0
            return
        if self.leaving:
            return
        self.steady_since = self.steady_since or began
        for game, live in list(self.tables.items()):
            if live.closed:
                self._drop(game)
            elif not live.crowd.clients and began - live.touched > IDLE_MS:
                await self._let_go(game, live)
            else:
                live.nudge()

    def _lose_all_but(self, mine: frozenset[str], asked: int) -> None:
        """
        Let go of tables that are at home elsewhere by now.
        """
        for game in list(self.tables):
            if game not in mine and self._opened[game] < asked:
                self._lose(game)

    def _lose(self, game: str) -> None:
        live = self.tables.get(game)
        if live is not None:
            self.staff.metrics.moved.inc()
            log.warning("table lost", table=game)
            live.shut(MOVED)
            self._drop(game)

    async def hear_losses(self) -> None:
        """
        Let go at once of tables that another process says it has taken.

        It is a hint: one that is lost is made up for by looking into the directory.
        """
        async for _, data in self.bus.listen(TAKEN + self.name):
            self._lose(data.decode(errors="replace"))

    def _count(self) -> None:
        metrics = self.staff.metrics
        metrics.tables.set(len(self.tables))
        metrics.clients.set(sum(len(live.crowd.clients) for live in self.tables.values()))

    async def _let_go(self, game: str, live: LiveTable) -> None:
        """
        Nobody is here any more: the table needs no home until somebody comes.
        """
        live.shut(MOVED)
        self._drop(game)
        await self._release(game)

    async def _release(self, game: str) -> None:
        try:
            await self.directory.release(game)
        except Unavailable:
            log.warning("table kept in name only", table=game)

    def _drop(self, game: str) -> None:
        self.tables.pop(game, None)
        self._opened.pop(game, None)
        task = self._working.pop(game, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """
        Give the tables up, then send everybody away; a second time does nothing.

        What is being stored is stored and acknowledged first. Whoever is sent away finds the
        table without a home, so another process takes it at once.
        """
        if self.leaving:
            return
        self.leaving = True
        await self._settle()
        try:
            await self.directory.leave()
        except (Unavailable, Missing):
            log.warning("left without saying so")
        for game, live in list(self.tables.items()):
            live.shut(MOVED)
            self._drop(game)

    async def _settle(self) -> None:
        """
        Have every table finish the message it is at, and take no other.
        """
        for live in self.tables.values():
            live.retire()
        working = list(self._working.values())
        if working:
            await asyncio.wait(working, timeout=SETTLING)
