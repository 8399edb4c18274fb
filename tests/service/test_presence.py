"""How many are here, and who of those that are asked for, told between processes."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from dejarik.hosting.people.presence import LINGER_MS, PATIENCE_MS
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.adapters.nats_bus import NatsBus
from dejarik.service.lobby import presence as doors
from dejarik.service.lobby.lobby_wire import AskPresent, Company
from dejarik.service.lobby.presence import PresenceTracker
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


def keeper_of(process: str, bus: Bus, hours: Hours) -> PresenceTracker:
    """A process that counts for itself what it cannot read."""
    return PresenceTracker(process, bus, hours, Metrics())


async def settled() -> None:
    """Let everybody who waits for news hear them."""
    for _ in range(30):
        await asyncio.sleep(0)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    for _ in range(TRIES):
        if holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it does not come to that")


def test_who_is_asked_for_is_seen_to_come_and_go() -> None:
    """Who closes one of two windows is still here; a page that is loaded anew does not go."""

    async def main() -> None:
        hours = Hours()
        async with LocalBus() as bus, asyncio.TaskGroup() as tasks:
            first, second = keeper_of("p", bus, hours), keeper_of("q", bus, hours)
            working = [tasks.create_task(one.work(every=60)) for one in (first, second)]
            told: list[str] = []
            second.changed = told.append
            second.watch([HAN.id])
            await settled()
            first.come(HAN)
            first.come(HAN)
            await settled()
            assert ([HAN.id], True) == (told, second.is_here(HAN.id))
            first.go(HAN)
            await settled()
            hours.at += LINGER_MS
            second.lapse()
            assert second.is_here(HAN.id)
            first.go(HAN)
            await settled()
            hours.at += LINGER_MS
            second.lapse()
            assert ([HAN.id, HAN.id], False) == (told, second.is_here(HAN.id))
            for one in working:
                one.cancel()

    asyncio.run(main())


def test_who_was_here_before_is_seen_as_soon_as_somebody_asks() -> None:
    """Nobody hears of those that nobody asks for, and no more of those asked for no more."""

    async def main() -> None:
        async with LocalBus() as bus, asyncio.TaskGroup() as tasks:
            hours = Hours()
            first, second = keeper_of("p", bus, hours), keeper_of("q", bus, hours)
            working = [tasks.create_task(one.work(every=60)) for one in (first, second)]
            first.come(HAN)
            first.come(LEIA)
            await settled()
            second.watch([HAN.id])
            second.watch([HAN.id])
            await settled()
            assert (True, False) == (second.is_here(HAN.id), second.is_here(LEIA.id))
            second.unwatch([HAN.id])
            await settled()
            assert second.is_here(HAN.id)
            second.unwatch([HAN.id])
            await settled()
            assert not second.is_here(HAN.id)
            assert not {one for one in bus.subjects() if one.startswith(doors.PERSON)}
            for one in working:
                one.cancel()

    asyncio.run(main())


def test_whoever_was_at_a_dead_process_is_gone_after_a_while() -> None:
    """A living one keeps its people here with every beat."""

    async def main() -> None:
        hours = Hours()
        async with LocalBus() as bus, asyncio.TaskGroup() as tasks:
            dead, living, third = [keeper_of(name, bus, hours) for name in "pql"]
            working = tasks.create_task(third.work(every=60))
            third.watch([HAN.id, LEIA.id])
            await settled()
            dead.come(HAN)
            living.come(LEIA)
            for keeper in (dead, living):
                await keeper.tell_news()
                await keeper.tell_count()
            await settled()
            assert 2 == third.company().total
            hours.at += PATIENCE_MS - 1
            await living.beat()
            await living.tell_count()
            await settled()
            hours.at += 1
            third.lapse()
            assert (False, True) == (third.is_here(HAN.id), third.is_here(LEIA.id))
            assert 1 == third.company().total
            working.cancel()

    asyncio.run(main())


def test_many_are_asked_for_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message grows without end."""
    monkeypatch.setattr(doors, "AT_ONCE", 2)

    async def main() -> None:
        async with LocalBus() as bus:
            asking = bus.listen(doors.ASKED)
            here = keeper_of("p", bus, Hours())
            here.watch([str(number) for number in range(5)])
            await here.tell_news()
        sizes = [len(doors._asked.decode(data).accounts) async for _, data in asking]
        assert [2, 2, 1] == sizes

    asyncio.run(main())


def test_processes_count_who_is_at_tables_of_which_game() -> None:
    """Each adds what the others told; its own question it does not answer."""

    async def main() -> None:
        async with LocalBus() as bus, asyncio.TaskGroup() as tasks:
            hours = Hours()
            first, second = keeper_of("p", bus, hours), keeper_of("q", bus, hours)
            working = tasks.create_task(second.work(lambda: {"toy": 1}))
            await settled()
            first.come(HAN)
            second.come(LEIA)
            await second.tell_count(lambda: {"toy": 1})
            await first.tell_count(lambda: {"other": 2, "toy": 3})
            await settled()
            assert Company(2, {"other": 2, "toy": 4}) == second.company()
            heard = bus.listen(doors.PERSON + "*")
            await first.answer(AskPresent("p", (HAN.id,)))
            await first.answer(AskPresent("q", (HAN.id, LEIA.id)))
            working.cancel()
        assert [doors.PERSON + HAN.id] == [subject async for subject, _ in heard]

    asyncio.run(main())


def test_people_see_each_other_over_a_restart_of_nats(tmp_path: Path) -> None:
    """The next beats tell what was lost meanwhile."""

    async def main(server: NatsServer) -> None:
        hours = Hours()
        async with NatsBus(server.settings) as here, NatsBus(server.settings) as there:
            first, second = keeper_of("p", here, hours), keeper_of("q", there, hours)
            first.watch([LEIA.id])
            second.watch([HAN.id])
            async with asyncio.TaskGroup() as tasks:
                working = [tasks.create_task(one.work(every=0.05)) for one in (first, second)]
                first.come(HAN)
                await until(lambda: second.is_here(HAN.id))
                await asyncio.to_thread(server.stop)
                second.come(LEIA)
                await asyncio.to_thread(server.start)
                await until(lambda: first.is_here(LEIA.id))
                for one in working:
                    one.cancel()

    with nats(tmp_path) as server:
        asyncio.run(main(server))
