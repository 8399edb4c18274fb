"""
The live feed: games that are open to all, as they begin and end, to whoever listens.

What belongs here: what is told, from where on, and waiting for more. What does not: statements
(`feed_store`), and how it travels (`handlers.feed_routes`).

One task of a process reads what is new and everybody who listens is woken by it; whoever comes
back with an older number is told the rest from the database.
"""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

import msgspec
import structlog

from dejarik.hosting.people.names import SOMEBODY
from dejarik.service.lobby import feed_wire as wire
from dejarik.service.lobby.feed_store import FeedEvent, FeedStore
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.news import TABLES
from dejarik.service.lobby.table_store import NEWEST, PLAYING, StoredTable, TableStore
from dejarik.service.ports import Account, Unavailable

LOOKED_EVERY: Final = 5.0
"""Seconds after which events are looked for that nobody has told of."""
QUIET: Final = 15.0
"""Seconds without an event after which a listener is told that nothing has happened."""
AT_ONCE: Final = 100
REMEMBERED: Final = 500
REMEMBERED_MS: Final = 15_000
"""How long an event is told from memory; who comes later is told from the database."""
LISTED: Final = 100
"""Games that are told at the beginning because they are being played."""
MISSED: Final = "missed"

log = structlog.get_logger()


class FeedItem(NamedTuple):
    """One event as it is told: its number (0 is none to come back to), its kind, and JSON."""

    number: int
    kind: str
    data: bytes


@dataclass(eq=False)
class Follower:
    """Somebody who listens, until their session or key ends."""

    account: Account
    session: str
    closed: bool = False
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def close(self, why: object = None) -> None:
        """Tell them nothing more; a stream of events has no word for why."""
        self.closed = True
        self.news.set()


class Feed:
    """The feed of one process."""

    def __init__(self, ports: LobbyPorts) -> None:
        self._ports = ports
        self._store = FeedStore(ports.database)
        self._last = -1
        # With the moment of reading each: a name may have changed since, or be gone.
        self._recent: deque[tuple[int, FeedItem]] = deque(maxlen=REMEMBERED)
        self._hint = asyncio.Event()
        self._followers: set[Follower] = set()
        self._closed = False

    async def work(self) -> None:
        """Read what is new until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._hear())
            tasks.create_task(self._keep_looking())

    def close(self) -> None:
        """Let everybody who listens go: they come back to another process."""
        self._closed = True
        self._wake()

    async def follow(
        self, after: int | None, follower: Follower
    ) -> AsyncGenerator[FeedItem | None, None]:
        """
        The events after a number, and then each as it comes; None when nothing has for a while.

        Without a number, first the games that are being played now, then what comes.
        """
        self._followers.add(follower)
        try:
            async for told in self._followed(after, follower):
                yield told
        finally:
            self._followers.discard(follower)

    async def _followed(
        self, after: int | None, follower: Follower
    ) -> AsyncIterator[FeedItem | None]:
        newest = await self._store.newest()
        if after is None:
            for told in await self._playing():
                yield told
        else:
            async for told in self._missed(after):
                yield told
        place = newest if after is None else min(after, newest)
        while not self._closed and not follower.closed:
            follower.news.clear()
            found, place = await self._since(place)
            for told in found:
                yield told
            if self._last <= place and not await _comes(follower):
                yield None

    async def _missed(self, after: int) -> AsyncIterator[FeedItem]:
        """Say so if events right after a number are kept no longer."""
        following = await self._store.after(after, 1)
        if following and following[0].number > after + 1:
            gap = wire.FeedGap(following[0].number)
            yield FeedItem(0, MISSED, msgspec.json.encode(gap))

    async def _since(self, place: int) -> tuple[list[FeedItem], int]:
        """Events after a place, and the place after them: a table may be gone, and its event."""
        if place >= self._last >= 0:
            return [], place
        while self._recent and self._ports.now() - self._recent[0][0] >= REMEMBERED_MS:
            self._recent.popleft()
        if self._recent and self._recent[0][1].number <= place + 1:
            return [told for _, told in self._recent if told.number > place], self._last
        found = await self._store.after(place, AT_ONCE)
        return await self._told(found), found[-1].number if found else place

    async def _playing(self) -> list[FeedItem]:
        tables = await TableStore(self._ports.database).public(PLAYING, "", NEWEST, LISTED)
        return [
            _told_of(0, PLAYING, table.moved, table)
            for table in tables
            if table.settings.spectators
        ]

    async def _hear(self) -> None:
        async for _ in self._ports.bus.listen(TABLES):
            self._hint.set()

    async def _keep_looking(self) -> None:
        self._last = await self._store.newest()
        while True:
            try:
                async with asyncio.timeout(LOOKED_EVERY):
                    await self._hint.wait()
            except TimeoutError:
                pass
            self._hint.clear()
            try:
                await self.look()
            except Unavailable:
                log.warning("feed_not_read")

    async def look(self) -> None:
        """Read what is new, and wake everybody who listens."""
        while found := await self._store.after(self._last, AT_ONCE):
            now = self._ports.now()
            self._recent.extend([(now, told) for told in await self._told(found)])
            self._last = found[-1].number
            self._wake()

    def _wake(self) -> None:
        for follower in self._followers:
            follower.news.set()

    async def _told(self, events: list[FeedEvent]) -> list[FeedItem]:
        tables = await TableStore(self._ports.database).by_ids([one.table for one in events])
        return [
            _told_of(one.number, one.kind, one.at, tables[one.table])
            for one in events
            if one.table in tables
        ]


async def _comes(follower: Follower) -> bool:
    """Wait for an event, but not for longer than a listener should hear nothing."""
    try:
        async with asyncio.timeout(QUIET):
            await follower.news.wait()
    except TimeoutError:
        return False
    return True


def _told_of(number: int, kind: str, at: int, table: StoredTable) -> FeedItem:
    return FeedItem(number, kind, msgspec.json.encode(_game(kind, at, table)))


def _game(kind: str, at: int, table: StoredTable) -> wire.FeedGame:
    is_over = kind == "over" and table.result is not None
    return wire.FeedGame(
        _kind(kind),
        at,
        table.game,
        table.id,
        table.title,
        table.edition,
        table.format,
        tuple(
            wire.FeedPlayer(seat.name, "" if seat.name == SOMEBODY else seat.account, seat.bot)
            for seat in table.seats
        ),
        table.result.ranking if is_over and table.result else (),
        table.result.reason if is_over and table.result else "",
    )


def _kind(kind: str) -> Literal["playing", "begun", "over"]:
    if kind == PLAYING:
        return "playing"
    return "over" if kind == "over" else "begun"
