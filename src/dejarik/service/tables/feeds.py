"""
Feeds: what the home of a table tells other processes where it is watched.

What belongs here: hearing who follows which table, and what a newcomer among them is told. What
does not: telling them the rest (`feed`), and telling those who watch (`relays`).
"""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Final

import structlog

from dejarik.service.bus_news import UNREADABLE
from dejarik.service.metrics import Metrics
from dejarik.service.ports import Bus
from dejarik.service.tables.clients import encoded
from dejarik.service.tables.feed import TOLD, Feed, Outbox
from dejarik.service.tables.live import MOVED, LiveTable
from dejarik.service.tables.relay_wire import (
    Alive,
    Ended,
    Follow,
    Opening,
    encoder,
    follows,
)

FOLLOW: Final = "tables.follow."
"""With the name of a process behind it: somebody wants to follow one of its tables."""

log = structlog.get_logger()


class Feeds:
    """The feeds of the tables of one process."""

    def __init__(
        self, process: str, tables: Mapping[str, LiveTable], bus: Bus, metrics: Metrics
    ) -> None:
        self._process = process
        self._tables = tables
        self._bus = bus
        self._metrics = metrics
        self.outbox = Outbox()

    async def work(self) -> None:
        """Hear who wants to follow a table of this process, and tell them, until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.outbox.work(self._bus))
            tasks.create_task(self._hear())

    async def _hear(self) -> None:
        async for _, data in self._bus.listen(FOLLOW + self._process):
            try:
                follow = follows.decode(data)
            except UNREADABLE as error:
                self._metrics.unreadable.inc()
                log.warning("news_unreadable", subject=FOLLOW, fault=type(error).__name__)
                continue
            self.follow(follow)

    def follow(self, follow: Follow) -> None:
        """A process follows a table; it is told in its turn, so nothing that is not stored."""
        live = self._tables.get(follow.game)
        if live is None or live.closed:
            self.outbox.put(TOLD + follow.game, encoder.encode(Ended("", MOVED)))
            return
        if live.crowd.feed is None:
            live.crowd.feed = Feed(live.id, live.crowd.branch, self.outbox)
        live.post(partial(_tell_follower, live, live.crowd.feed, follow))


def _tell_follower(live: LiveTable, feed: Feed, follow: Follow) -> None:
    live.crowd.follow(follow.process, follow.watchers)
    feed.put(opening(live, feed) if follow.whole else Alive(feed.number, feed.branch))


def opening(live: LiveTable, feed: Feed) -> Opening:
    """A table as its watchers know it now."""
    hosted, crowd = live.hosted, live.crowd
    briefing = [] if hosted.settings.delay else [encoded(one) for one in live.briefing()]
    return Opening(
        *(feed.number, crowd.branch, live.id, live.stored.title, live.host.edition),
        *(live.fairness, hosted.table, crowd.sitters()),
        accounts=tuple(seat.account for seat in hosted.seats),
        is_open=hosted.settings.spectators,
        is_behind=bool(hosted.settings.delay),
        is_over=live.room.is_over(),
        told=(*crowd.whole_for_watchers(), *briefing, encoded(crowd.presence())),
    )
