"""News: in one process and over NATS, also over a NATS that goes away and comes back."""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing
from pathlib import Path
from time import monotonic

import pytest

from dejarik.service.adapters.local_bus import LocalBus, fits
from dejarik.service.adapters.nats_bus import NatsBus
from dejarik.service.adapters.nats_link import AGAIN_SECONDS, MOST_PENDING
from dejarik.service.config import NatsSettings
from dejarik.service.ports import Bus
from dejarik.testing.nats_servers import NatsServer, nats

PATIENCE = 15.0
DEPLOYED = Path(__file__).parents[2] / "deploy" / "nats.conf"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[NatsServer]:
    """A NATS server of this test's own."""
    with nats(tmp_path) as running:
        yield running


async def told(bus: Bus, heard: AsyncGenerator[tuple[str, bytes], None]) -> tuple[str, bytes]:
    """Tell the same until it is heard: news are hints, and the listener may not be there yet."""

    async def tell() -> None:
        while True:
            await bus.publish("games.g1", b"7")
            await asyncio.sleep(0.02)

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        telling = group.create_task(tell())
        news = await anext(heard)
        telling.cancel()
    return news


async def all_of(heard: AsyncGenerator[tuple[str, bytes], None]) -> list[tuple[str, bytes]]:
    """Everything that is heard until the end."""
    return [news async for news in heard]


@pytest.mark.parametrize(
    ("pattern", "subject", "fit"),
    [
        ("games.g1", "games.g1", True),
        ("games.g1", "games.g2", False),
        ("games.*", "games.g1", True),
        ("games.*", "games", False),
        ("games.*", "games.g1.chat", False),
        ("games.*.chat", "games.g1.chat", True),
        ("games.>", "games.g1.chat", True),
        ("games.>", "games", False),
        (">", "lobby", True),
        ("games", "games.g1", False),
    ],
)
def test_a_star_is_one_word_and_an_arrow_the_rest(pattern: str, subject: str, fit: bool) -> None:
    """The small mode reads patterns as NATS does."""
    assert fit is fits(pattern.split("."), subject.split("."))


def test_everyone_in_the_process_hears_what_fits() -> None:
    """Two listen, each to its own; who came too late hears nothing."""

    async def main() -> None:
        async with LocalBus() as bus:
            games, lobby = bus.listen("games.*"), bus.listen("lobby")
            await bus.publish("games.g1", b"7")
            await bus.publish("lobby", b"")
            late = bus.listen(">")
        assert [("games.g1", b"7")] == [news async for news in games]
        assert [("lobby", b"")] == [news async for news in lobby]
        assert [] == [news async for news in late]

    asyncio.run(main())


def test_a_slow_listener_loses_the_oldest_news_and_nobody_waits_for_it() -> None:
    """Its queue is bounded; what was lost is counted."""

    async def main() -> None:
        async with LocalBus(most=2) as bus:
            slow = bus.listen("games.*")
            for number in range(5):
                await bus.publish("games.g1", b"%d" % number)
        assert [b"3", b"4"] == [data async for _, data in slow]
        assert 3 == bus.lost

    asyncio.run(main())


def test_who_stops_listening_is_forgotten() -> None:
    """A listener that went leaves no queue behind."""

    async def main() -> None:
        async with LocalBus() as bus:
            async with aclosing(bus.listen(">")) as heard:
                await told(bus, heard)
                assert 1 == bus.listeners()
            assert 0 == bus.listeners()

    asyncio.run(main())


def test_news_travel_between_processes(server: NatsServer) -> None:
    """Two buses stand for two processes; each hears the other, by pattern."""

    async def main() -> None:
        async with NatsBus(server.settings) as one, NatsBus(server.settings) as two:
            async with aclosing(two.listen("games.*")) as heard:
                assert ("games.g1", b"7") == await told(one, heard)
            async with aclosing(one.listen("games.>")) as heard:
                assert ("games.g1", b"7") == await told(two, heard)

    asyncio.run(main())


def test_nats_as_it_is_deployed_lets_nobody_in_without_the_password(tmp_path: Path) -> None:
    """Whoever has none, or another, hears and tells nothing."""

    async def main() -> None:
        with nats(tmp_path, DEPLOYED, "t0p-secret") as server:
            url = server.url.replace("//", "//dejarik@")
            mine = NatsSettings(url, "t0p-secret")
            strangers = (server.settings, NatsSettings(url, "guessed"))
            async with NatsBus(mine) as one, NatsBus(mine) as two:
                async with aclosing(two.listen("games.*")) as heard:
                    assert ("games.g1", b"7") == await told(one, heard)
                for stranger in strangers:
                    async with NatsBus(stranger) as outside:
                        await asyncio.sleep(AGAIN_SECONDS * 3)
                        await outside.publish("games.g1", b"8")
                        assert (0, 1) == (outside.link.connections, outside.dropped)

    asyncio.run(main())


# A client that is cancelled while it connects leaves its socket to the collector.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_who_is_being_refused_can_end_at_any_moment(tmp_path: Path) -> None:
    """The client of NATS keeps some cancellations to itself; nobody waits for it then."""

    async def main() -> None:
        with nats(tmp_path, DEPLOYED, "t0p-secret") as server:
            for moment in range(60):
                async with asyncio.timeout(PATIENCE), NatsBus(server.settings):
                    await asyncio.sleep(moment / 4_000)

    asyncio.run(main())


@pytest.mark.parametrize("gentle", [True, False])
def test_listening_survives_a_restart_of_nats(server: NatsServer, gentle: bool) -> None:
    """News told before are heard, and those after; those in between are dropped and counted."""

    async def main() -> None:
        async with NatsBus(server.settings) as one, NatsBus(server.settings) as two:
            async with aclosing(two.listen("games.*")) as heard:
                await told(one, heard)
                await asyncio.to_thread(server.stop if gentle else server.kill)
                async with asyncio.timeout(1.0):
                    while not one.dropped:
                        await one.publish("games.g1", b"6")
                        await asyncio.sleep(0)
                await asyncio.to_thread(server.start)
                news = await told(one, heard)
                while news[1] != b"7":
                    news = await told(one, heard)
            assert 2 == two.link.connections

    asyncio.run(main())


def test_a_bus_starts_before_nats_does(tmp_path: Path) -> None:
    """Nothing waits for NATS: news are dropped until it is there, listening begins then."""
    server = NatsServer(tmp_path)

    async def main() -> None:
        async with NatsBus(server.settings) as bus, aclosing(bus.listen("games.*")) as heard:
            await bus.publish("games.g1", b"7")
            assert 1 == bus.dropped
            await asyncio.to_thread(server.start)
            assert ("games.g1", b"7") == await told(bus, heard)

    try:
        asyncio.run(main())
    finally:
        server.kill()


def test_a_nats_that_stands_still_holds_nobody_up(server: NatsServer) -> None:
    """It takes nothing in and does not hang up: the connection is given up, news are dropped."""

    async def main() -> None:
        async with NatsBus(server.settings) as bus, aclosing(bus.listen("games.*")) as heard:
            await told(bus, heard)
            dropped = bus.dropped
            server.pause()
            before = monotonic()
            for _ in range(200):
                await bus.publish("games.g1", bytes(100_000))
            assert monotonic() - before < 2.0
            assert bus.dropped > dropped + 100
            server.resume()
            while (await told(bus, heard))[1] != b"7":
                pass

    asyncio.run(main())


def test_a_burst_of_news_is_sent_whole(server: NatsServer) -> None:
    """More than may wait at once, told without a pause, to a NATS that is well."""

    async def main() -> None:
        async with NatsBus(server.settings) as bus:
            await bus.link.up()
            for _ in range(3 * MOST_PENDING // 1000):
                await bus.publish("games.g1", bytes(1000))
            assert 0 == bus.dropped

    asyncio.run(main())


def test_closing_the_bus_ends_listening(server: NatsServer) -> None:
    """Whoever waits for news is let go."""

    async def main() -> None:
        async with asyncio.timeout(PATIENCE), NatsBus(server.settings) as bus:
            await bus.link.up()
            heard = bus.listen("lobby")
            async with asyncio.TaskGroup() as group:
                waiting = group.create_task(all_of(bus.listen("lobby")))
                await asyncio.sleep(0.05)
                await bus.__aexit__(None, None, None)
            assert [] == waiting.result()
        assert [] == await all_of(heard)

    asyncio.run(main())


def test_an_error_beside_the_bus_stays_what_it_is(server: NatsServer) -> None:
    """The bus closes and adds nothing to it."""

    async def main() -> None:
        async with NatsBus(server.settings) as bus:
            await bus.link.up()
            raise LookupError

    with pytest.raises(LookupError):
        asyncio.run(main())
