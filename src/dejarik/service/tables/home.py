"""
Home: the tables that live in this process, and whether they still do.

What belongs here: finding a table's home, taking over from a dead process, the heartbeat.
What does not: what happens at a table (`live`), and making its room (`rebuild`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Self
from weakref import WeakValueDictionary

import structlog

from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.room import Room
from dejarik.service.ports import (
    Bots,
    Bus,
    Directory,
    Home,
    Missing,
    Now,
    StoredGame,
    Unavailable,
)
from dejarik.service.tables import feeds, rebuild, relays
from dejarik.service.tables.live import LEAVING, MOVED, LiveTable
from dejarik.service.tables.placement import Placement
from dejarik.service.tables.release_checks import Releases
from dejarik.service.tables.seat_names import as_called_now
from dejarik.service.tables.staff import TablePorts

BEAT_MS: Final = 500
"""How often a process says that it lives."""
LOOK_MS: Final = 4_000
"""How often it looks into the directory whether its tables are still its own."""
TAKEN: Final = "homes.taken."
"""With the name of a process behind it: a table of that process has a new home."""
ENDED: Final = "games.ended"
"""What is told, with its id, when a game was ended from outside; the journal has the end."""
STEADY_MS: Final = 1_000
"""How long it must have reached the directory before it calls another one dead."""
SETTLING: Final = 1.0
"""Seconds that tables have to store what they are about to, when this process goes."""
IDLE_MS: Final = 120_000
"""After how long a table where nobody is leaves the memory."""
TRIES: Final = 3

Made = tuple[StoredGame, Hosted, Room]
"""A game as it is stored, what was chosen for it, and its room."""

log = structlog.get_logger()


class Elsewhere(Exception):
    """The table is at home in another process, at this address; without a name nobody has it."""

    def __init__(self, url: str, process: str = "") -> None:
        super().__init__(f"the table is at {url}")
        self.url = url
        self.process = process


def people_at(hosted: Hosted) -> tuple[int, ...]:
    """The seats of people, who will want to see the table."""
    return tuple(seat for seat, one in enumerate(hosted.seats) if not one.bot)


@dataclass
class TableRegistry:
    """
    The tables at home here.

    `answers` asks another process whether it lives: one that was just killed is found out
    before its heartbeat is missed. A wrong guess does no harm, the journal fences.
    """

    name: str
    directory: Directory
    staff: TablePorts
    now: Now
    bus: Bus
    answers: Callable[[str], Awaitable[bool]]
    releases: Releases
    tables: dict[str, LiveTable] = field(default_factory=dict)
    steady_since: int = 0
    leaving: bool = False
    _looked: int = 0
    _opened: dict[str, int] = field(default_factory=dict)
    _working: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    # A lock lives as long as somebody waits for it: whoever comes meanwhile waits too.
    _epochs: dict[str, int] = field(default_factory=dict)
    _opening: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    _building: asyncio.Lock = field(default_factory=asyncio.Lock)
    _tasks: asyncio.TaskGroup = field(default_factory=asyncio.TaskGroup)

    def __post_init__(self) -> None:
        """Know of the other processes."""
        self.spreading = Placement(self.directory, self.answers, self.releases.name)
        self.feeds = feeds.Feeds(self.name, self.tables, self.bus, self.staff.metrics)
        self.relays = relays.Relays(self.name, self.bus, self.staff)

    async def __aenter__(self) -> Self:
        await self._tasks.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        for game in list(self.tables):
            self._drop(game)
        await self._tasks.__aexit__(None, None, None)

    async def table(self, game: str) -> LiveTable:
        """
        A table, brought home if nobody living has it.

        Raises Elsewhere, Missing, NotStarted, Unplayable or Unavailable.
        """
        live = self.tables.get(game)
        if live is not None and not live.closed:
            return live
        async with self._lock(game):
            live = self.tables.get(game)
            if live is not None and not live.closed:
                return live
            return await self._bring_home(game)

    async def _bring_home(self, game: str) -> LiveTable:
        self._must_stay()
        self.staff.time.must_be_known()
        played_by = await self.staff.journal.played_by(game)
        if played_by == self.releases.name:
            made = await self._claimed(game)
        else:
            made = await self._adopted(game, played_by)
        self._drop(game)
        live = LiveTable(*made, self.staff)
        self.tables[game] = live
        self._opened[game] = self.now()
        self._working[game] = self._tasks.create_task(live.work())
        return live

    async def _claimed(self, game: str) -> Made:
        """A game of this release: it is claimed first, so that nobody else makes it meanwhile."""
        await self._claim(game)
        try:
            return await self._made(game)
        except (rebuild.NotStarted, rebuild.Unplayable, Unavailable) as error:
            # Another process may be able to play it: one that stays, or of another release.
            await self._release(game)
            if isinstance(error, rebuild.Unplayable):
                await self.releases.refuse(game, error)
            raise

    async def _adopted(self, game: str, played_by: str) -> Made:
        """
        A game of another release: it is claimed only once it has come to the same here.

        Raises Elsewhere if it does not and a process of its release lives, else Unplayable.
        """
        for _ in range(TRIES):
            found = await self._not_elsewhere(game)
            try:
                self.releases.must_not_be_refused(game)
                made = await self._made(game)
            except rebuild.Unplayable as error:
                await self.releases.refuse(game, error)
                if found is not None and found.instance == self.name:
                    self._epochs[game] = found.epoch
                    await self._release(game)
                if url := await self.spreading.home_of(played_by):
                    raise Elsewhere(url) from error
                raise
            if await self._is_taken(game, found):
                await self.releases.adopt(game)
                return made
        raise Unavailable("the table is being moved")

    def clients(self) -> int:
        """How many clients are connected to the tables here."""
        watching = sum(len(relay.clients) for relay in self.relays.tables.values())
        return watching + sum(len(live.crowd.clients) for live in self.tables.values())

    def places(self) -> list[LiveTable | relays.Relay]:
        """Every table that people of this process are at, wherever it is at home."""
        return [*self.tables.values(), *self.relays.tables.values()]

    def people_by_title(self) -> dict[str, int]:
        """How many people are connected to tables of each game here."""
        found: dict[str, set[str]] = {}
        for live in self.tables.values():
            found.setdefault(live.stored.title, set()).update(
                client.account for client in live.crowd.clients
            )
        return {title: len(people) for title, people in found.items() if people}

    def watchers(self) -> dict[str, int]:
        """How many watch each table here, by the table of the lobby; none is left out."""
        counted = {live.hosted.table: live.crowd.watchers() for live in self.tables.values()}
        return {table: count for table, count in counted.items() if table and count}

    async def _made(self, game: str) -> Made:
        loaded = await self.staff.journal.load(game)
        kept = await self.staff.journal.snapshots(game)
        stored, hosted = await as_called_now(loaded, self.staff.names, self.staff.titles)
        room = await self._built(stored, people_at(hosted), kept)
        self._must_stay()
        return stored, hosted, room

    async def attempt(self, game: str) -> None:
        """Find out whether a game of another release comes to the same here; nothing is claimed."""
        try:
            await self._made(game)
        except rebuild.Unplayable as error:
            await self.releases.refuse(game, error)
        except (rebuild.NotStarted, Unavailable):
            return

    async def _built(
        self, stored: StoredGame, expected: tuple[int, ...], kept: rebuild.StoredStates
    ) -> Room:
        """
        The room, when it is its turn; in between, everybody else gets a word in.

        Playing a game again takes a while, and many come at once when another process has died.
        """
        async with self._building:
            with self.staff.metrics.rebuilds.seconds.time():
                room = rebuild.room_of(stored, self.staff.titles, expected, kept)
            self.staff.metrics.rebuilds.entries.observe(room.replayed)
            await asyncio.sleep(0)
            return room

    def _must_stay(self) -> None:
        if self.leaving:
            raise Unavailable("this process is going down")

    async def _claim(self, game: str) -> None:
        for _ in range(TRIES):
            if await self._is_taken(game, await self._not_elsewhere(game)):
                return
        raise Unavailable("the table is being moved")

    async def _not_elsewhere(self, game: str) -> Home | None:
        """The home of a table, if this process may take it from there; nothing if it has none."""
        found = await self.directory.find(game, self.now())
        if found is not None and found.instance == self.name:
            return found
        if found is not None and found.alive and await self.answers(found.own_url):
            raise Elsewhere(found.url, found.instance)
        if found is not None and not self._is_steady():
            # Perhaps it is we who were cut off.
            raise Unavailable("this process has just come back")
        dead = found.url if found is not None else ""
        if better := await self.spreading.better_home(game, dead, self.now()):
            raise Elsewhere(better)
        return found

    async def _is_taken(self, game: str, found: Home | None) -> bool:
        """Make this process the home; False if somebody was quicker."""
        if found is not None and found.instance == self.name:
            self._epochs[game] = found.epoch
            return True
        home = await self.directory.claim(game, found)
        if home is None:
            return False
        self._epochs[game] = home.epoch
        self.staff.metrics.taken.inc()
        log.info("table_claimed", table=game, before=found and found.instance)
        if found is not None and found.instance:
            await self.bus.publish(TAKEN + found.instance, game.encode())
        return True

    def is_ready(self) -> bool:
        """Whether whoever comes now finds their table: beats reach the database, not only once."""
        return not self.leaving and self._is_steady()

    def _is_steady(self) -> bool:
        return bool(self.steady_since) and self.now() - self.steady_since >= STEADY_MS

    async def keep_beating(self) -> None:
        """Beat until this process goes, whatever anything else waits for."""
        while not self.leaving:
            await self.beat()
            await asyncio.sleep(BEAT_MS / 1_000)

    async def keep_looking(self) -> None:
        """Look after the tables until this process goes."""
        while not self.leaving:
            await self.look_after()
            await asyncio.sleep(BEAT_MS / 1_000)

    async def hear_bots(self, bots: Bots) -> None:
        """Pass the answers of bots on to their tables, as long as they come."""
        async for answer in bots.answers():
            live = self.tables.get(answer.game)
            if live is not None and not live.closed:
                live.post(answer)

    async def beat(self) -> None:
        """Say that this process lives."""
        began = self.now()
        try:
            service = await self.spreading.beat(began, len(self.tables))
        except Unavailable:
            self.steady_since = 0
            return
        self.staff.time.beat(service)
        self.steady_since = self.steady_since or began

    async def look_after(self) -> None:
        """Have the tables look around, and let go of those that have moved or are idle."""
        now = self.now()
        self._count()
        idle = []
        for game, live in list(self.tables.items()):
            if live.closed:
                self._drop(game)
            elif self._is_idle(game, now):
                idle.append(game)
            else:
                live.nudge()
        await self.let_go(idle)
        if now - self._looked > LOOK_MS:
            self._looked = now
            await self._lose_moved(now)

    async def _lose_moved(self, now: int) -> None:
        try:
            mine = await self.directory.mine()
        except Unavailable:
            return
        self._lose_all_but(mine, now)

    def _lose_all_but(self, mine: frozenset[str], asked: int) -> None:
        """Let go of tables that are at home elsewhere by now."""
        for game in list(self.tables):
            if game not in mine and self._opened[game] < asked:
                self._lose(game)

    def _lose(self, game: str) -> None:
        live = self.tables.get(game)
        if live is not None:
            self.staff.metrics.moved.inc()
            log.warning("table_evicted", table=game)
            live.shut(MOVED)
            self._drop(game)
            self._epochs.pop(game, None)

    async def hear_losses(self) -> None:
        """
        Let go at once of tables that another process says it has taken.

        It is a hint: one that is lost is made up for by looking into the directory.
        """
        async for _, data in self.bus.listen(TAKEN + self.name):
            self._lose(data.decode(errors="replace"))

    async def hear_endings(self) -> None:
        """
        Let go of games that were ended from outside; whoever is there comes back to the end.

        It is a hint: one that is lost is made up for when somebody answers.
        """
        async for _, data in self.bus.listen(ENDED):
            game = data.decode(errors="replace")
            if (live := self.tables.get(game)) is not None:
                live.shut(MOVED)
                self._drop(game)

    def _count(self) -> None:
        metrics = self.staff.metrics
        metrics.tables.set(len(self.tables))
        metrics.clients.set(self.clients())

    async def let_go(self, games: list[str]) -> None:
        """Nobody is there any more: these tables need no home until somebody comes."""
        locks = [self._lock(game) for game in games]
        held = 0
        try:
            for lock in locks:
                # Whoever comes meanwhile waits, and finds a table without a home.
                await lock.acquire()
                held += 1
            left = [game for game in games if game in self.tables]
            for game in left:
                self.tables[game].shut(LEAVING)
                self._drop(game)
            await self._release(*left)
        finally:
            for lock in locks[:held]:
                lock.release()

    def _is_idle(self, game: str, now: int) -> bool:
        """Whether nobody is at a table, has been lately, or is just coming to it."""
        live = self.tables[game]
        if live.crowd.clients or self._lock(game).locked():
            return False
        return now - live.touched > IDLE_MS

    async def _release(self, *games: str) -> None:
        homes = {game: self._epochs.pop(game) for game in games if game in self._epochs}
        if not homes:
            return
        try:
            await self.directory.release(homes)
        except Unavailable:
            log.warning("table_release_failed", tables=len(homes))

    def _lock(self, game: str) -> asyncio.Lock:
        return self._opening.setdefault(game, asyncio.Lock())

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
            log.warning("shutdown_release_failed")
        for game, live in list(self.tables.items()):
            live.shut(LEAVING)
            self._drop(game)

    async def _settle(self) -> None:
        """Have every table finish the message it is at, and take no other."""
        for live in self.tables.values():
            live.retire()
        working = list(self._working.values())
        if working:
            await asyncio.wait(working, timeout=SETTLING)
