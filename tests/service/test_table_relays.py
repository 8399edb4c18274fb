"""Tables that many watch: told once for each process, in slices, and presence once a second."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from dejarik.hosting.play.deltas import patched
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.hosting.wire import Delta
from dejarik.kernel.ids import NOBODY
from dejarik.service import wire
from dejarik.service.tables.broadcast import SLICE
from dejarik.service.tables.clients import Client
from dejarik.service.tables.live import MOVED
from dejarik.service.tables.relays import Relay, Relays
from tests.service.alone import Alone, alone

QUICK = TableSettings(beat=0)


class Watcher(Client):
    """Somebody who watches, and the table as their page has it."""

    def __init__(self, number: int) -> None:
        super().__init__(f"w{number}", "Watcher", NOBODY)
        self.view: Any = None
        self.version = -1
        self.heard: list[dict[str, Any]] = []

    async def catch_up(self) -> None:
        """Take in what waits."""
        if not self._waiting:
            return
        for data in await self.outgoing():
            message = msgspec.json.decode(data)
            self.heard.append(message)
            if message["type"] == "whole":
                self.view = message["view"]
            elif message["type"] == "news":
                assert self.version == message["since"]
                self.view = patched(self.view, msgspec.convert(message["delta"], Delta))
            self.version = message.get("version", self.version)


@asynccontextmanager
async def relayed(here: Alone) -> AsyncIterator[tuple[Relays, Relay]]:
    """The table as another process has it."""
    table_registry = here.table_registry
    relays = Relays("other", table_registry.bus, table_registry.staff)
    tasks = [asyncio.create_task(work()) for work in (table_registry.feeds.work, relays.work)]
    await asyncio.sleep(0.05)
    try:
        relay = await relays.come(here.table.id, "alone", "ws://alone")
        assert relay is not None
        yield relays, relay
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until_all_have(here: Alone, watchers: list[Watcher]) -> None:
    """Wait until everybody sees the table as it is."""
    whole = here.table.room.attend(NOBODY)
    async with asyncio.timeout(10):
        while any(one.version != whole.version for one in watchers):
            await asyncio.sleep(0.01)
            for one in watchers:
                await one.catch_up()
    view = msgspec.json.decode(msgspec.json.encode(whole.view))
    assert all(one.view == view for one in watchers)


def test_who_watches_at_another_process_sees_the_same(sqlite_url: str) -> None:
    """The home tells that process once; a lost message is noticed, and asked for again."""

    async def main() -> None:
        async with alone(sqlite_url, QUICK) as here, relayed(here) as (_, relay):
            watchers = [Watcher(number) for number in range(2 * SLICE)]
            for one in watchers:
                relay.post(one)
            await asyncio.sleep(1.2)
            assert len(watchers) == here.table.crowd.watchers()
            feed, chance = here.table.crowd.feed, random.Random(1)
            assert feed is not None
            before = feed.number
            for _ in range(4):
                await here.play(chance)
            assert feed.number - before <= 4 * 4
            await until_all_have(here, watchers)
            feed.number += 1
            await here.play(chance)
            await until_all_have(here, watchers)

    asyncio.run(main())


def test_a_relay_answers_and_refuses_as_a_table_does(sqlite_url: str) -> None:
    """Pings, the table anew, why; whatever is for players only is refused."""

    async def main() -> None:
        async with alone(sqlite_url, QUICK) as here, relayed(here) as (_, relay):
            watcher = Watcher(1)
            relay.post(watcher)
            asked: tuple[wire.Message, ...] = (
                wire.Ping(ref=1),
                wire.Refresh(ref=2),
                wire.Why(ref=3, line=2**53),
                wire.Concede(ref=4),
            )
            for message in asked:
                relay.post((watcher, message))
            async with asyncio.timeout(10):
                while len([one for one in watcher.heard if one.get("ref")]) < 3:
                    await asyncio.sleep(0.01)
                    await watcher.catch_up()
            said = {one["ref"]: one.get("code", "") for one in watcher.heard if one.get("ref")}
            assert {1: "", 3: "no_answer", 4: "not_yours"} == said
            assert 2 == [one["type"] for one in watcher.heard].count("whole")

    asyncio.run(main())


def test_whoever_watches_elsewhere_is_sent_away_with_the_table(sqlite_url: str) -> None:
    """And somebody who plays is never taken in there."""

    async def main() -> None:
        async with alone(sqlite_url, QUICK) as here, relayed(here) as (relays, relay):
            watcher = Watcher(1)
            relay.post(watcher)
            seated = [seat.account for seat in here.table.hosted.seats]
            assert [0, 1, NOBODY] == [relay.seat_of(one) for one in (*seated, "w1")]
            here.table.shut(MOVED)
            async with asyncio.timeout(10):
                while not watcher.closed:
                    await asyncio.sleep(0.01)
                    await watcher.catch_up()
            await watcher.catch_up()
            assert "moved" == watcher.heard[-1]["code"]
            assert await relays.come("nobody-has-this", "gone", "ws://gone") is None

    asyncio.run(main())


def test_many_who_watch_are_told_in_slices_and_seldom_who_comes(sqlite_url: str) -> None:
    """Others have their turn in between, and a crowd that comes costs one message a second."""

    async def main() -> None:
        async with alone(sqlite_url, QUICK) as here:
            watchers = [Watcher(number) for number in range(6 * SLICE)]
            for one in watchers:
                here.table.post(one)
                await asyncio.sleep(0)
            await until_all_have(here, watchers)
            told = [one["type"] for one in watchers[0].heard].count("presence")
            assert told < 30
            here.table.crowd.tell_all(wire.Offered("draw", 0))
            turns = 0
            while any(one.heard[-1]["type"] != "offered" for one in watchers):
                await asyncio.sleep(0)
                turns += 1
                for one in watchers:
                    await one.catch_up()
            assert turns >= 6

    asyncio.run(main())
