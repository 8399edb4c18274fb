"""Who is here, told between processes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from dejarik.hosting.people.presence import LINGER_MS, PATIENCE_MS
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.adapters.nats_bus import NatsBus
from dejarik.service.lobby import presence as doors
from dejarik.service.lobby.lobby_wire import Beats
from dejarik.service.lobby.presence import Doorkeeper
from dejarik.service.metrics import Metrics
from dejarik.service.ports import Account, Bus
from dejarik.testing.nats_servers import NatsServer, nats

TRIES = 750
HAN = Account("1", "Han", "player", 0)
LEIA = Account("2", "Leia", "player", 0)


class Hours:
    """A clock that a test sets."""

    at = 0

    def __call__(self) -> int:
        """The time."""
        return self.at


def names(keeper: Doorkeeper) -> list[str]:
    """Who is here."""
    return [one.name for one in keeper.company().people]


def keeper_of(process: str, bus: Bus, hours: Hours) -> Doorkeeper:
    """A process that counts for itself what it cannot read."""
    return Doorkeeper(process, bus, hours, Metrics())


async def told(news: AsyncIterator[tuple[str, bytes]]) -> Beats:
    """The next message between processes."""
    return msgspec.json.decode((await anext(news))[1], type=Beats)


async def settled() -> None:
    """Let everybody who waits for news hear them."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_people_of_two_processes_see_each_other() -> None:
    """Coming is told at once; who closes one of two windows is still here."""

    async def main() -> None:
        hours = Hours()
        async with LocalBus() as bus, asyncio.TaskGroup() as tasks:
            first, second = keeper_of("p", bus, hours), keeper_of("q", bus, hours)
            working = [tasks.create_task(one.work(every=60)) for one in (first, second)]
            await settled()
            first.come(HAN)
            first.come(HAN)
            second.come(LEIA)
            await settled()
            assert ["Han", "Leia"] == names(first) == names(second)
            first.go(HAN)
            await settled()
            hours.at += LINGER_MS
            assert ["Han", "Leia"] == names(second)
            first.go(HAN)
            await settled()
            hours.at += LINGER_MS
            assert ["Leia"] == names(first) == names(second)
            for one in working:
                one.cancel()

    asyncio.run(main())


def test_whoever_was_at_a_dead_process_is_gone_after_a_while() -> None:
    """A living one keeps its people here with every beat, and tells a process that came later."""

    async def main() -> None:
        hours = Hours()
        async with LocalBus() as bus:
            dead, living, late = [keeper_of(name, bus, hours) for name in "pql"]
            news = bus.listen("presence.*")
            dead.come(HAN)
            living.come(LEIA)
            for keeper in (dead, living):
                await keeper.tell_news()
            for keeper in (living, late):
                keeper.hear(await told(news))
            hours.at += PATIENCE_MS - 1
            await living.beat()
            late.hear(await told(news))
            hours.at += 1
            await living.beat()
            assert ["Leia"] == names(living) == names(late)

    asyncio.run(main())


def test_many_are_told_in_parts_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message and no list grows without end."""
    monkeypatch.setattr(doors, "AT_ONCE", 2)
    monkeypatch.setattr(doors, "LISTED", 3)

    async def main() -> None:
        async with LocalBus() as bus:
            here, there = keeper_of("p", bus, Hours()), keeper_of("q", bus, Hours())
            for number in range(5):
                here.come(Account(str(number), f"Pilot{number}", "player", 0))
            news = bus.listen("presence.p")
            await here.beat()
            for _ in range(3):
                there.hear(await told(news))
            assert ["Pilot0", "Pilot1", "Pilot2"] == names(there)
            assert 5 == there.company().total

    asyncio.run(main())


def test_people_see_each_other_over_a_restart_of_nats(tmp_path: Path) -> None:
    """The next beats tell what was lost meanwhile."""

    async def until(keeper: Doorkeeper, *expected: str) -> None:
        for _ in range(TRIES):
            if list(expected) == names(keeper):
                return
            await asyncio.sleep(0.02)
        raise AssertionError(names(keeper))

    async def main(server: NatsServer) -> None:
        hours = Hours()
        async with NatsBus(server.settings) as here, NatsBus(server.settings) as there:
            first, second = keeper_of("p", here, hours), keeper_of("q", there, hours)
            async with asyncio.TaskGroup() as tasks:
                working = [tasks.create_task(one.work(every=0.05)) for one in (first, second)]
                first.come(HAN)
                await until(second, "Han")
                await asyncio.to_thread(server.stop)
                second.come(LEIA)
                await asyncio.to_thread(server.start)
                await until(first, "Han", "Leia")
                for one in working:
                    one.cancel()

    with nats(tmp_path) as server:
        asyncio.run(main(server))
