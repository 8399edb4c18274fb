"""Tables over everything that happens to processes, connections and time."""

import asyncio
import socket as sockets
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dejarik.hosting.play.settings_wire import ChessClock, TableSettings
from dejarik.hosting.wire import View
from dejarik.testing.processes import Process
from dejarik.testing.sites import BEFORE_ACTION, Place, Site, both, play_last
from dejarik.testing.visits import MEANT, SOCKET, Gone, Greeting, SocketLine, Visit, always_ask

SMALL = 4_096
"""Bytes that a slow client's connection takes in before it is full."""


def test_a_killed_home_is_taken_over(cluster_site: Site) -> None:
    """Everything acknowledged is there at the next home, and the game goes on."""

    async def main(doomed: Process) -> None:
        place = Place(cluster_site, SOCKET, await cluster_site.lay())
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(place.come(0, url=doomed.url))
            bob = await stack.enter_async_context(place.come(1))
            await ann.settle()
            await bob.settle()
            await play_last(ann, bob, BEFORE_ACTION)
            version, seen = bob.version, bob.seen
            await asyncio.to_thread(doomed.kill)
            with pytest.raises(Gone):
                await bob.until("never")
        for _ in range(60):
            if await _goes_on(place, version, seen):
                return
            await asyncio.sleep(0.2)
        pytest.fail("nobody has taken the table over")

    with cluster_site.another() as doomed:
        asyncio.run(main(doomed))


def test_a_new_home_passes_nothing_before_whoever_is_asked_has_come(cluster_site: Site) -> None:
    """They have ordered to be asked, and a home that has just taken over cannot know it."""

    async def main(doomed: Process) -> None:
        place = Place(cluster_site, SOCKET, await cluster_site.lay(title="swccg"))
        orders = always_ask()
        async with AsyncExitStack() as stack:
            coming = [place.come(seat, url=doomed.url, orders=orders) for seat in range(2)]
            people = [await stack.enter_async_context(one) for one in coming]
            await _play_to_an_only_pass(*people)
            asked = next(seat for seat, one in enumerate(people) if one.options)
            number = people[asked].view["decision"]["id"]
            await asyncio.to_thread(doomed.kill)
        async with await _taken_in(place, 1 - asked) as other:
            await other.settle()
            await asyncio.sleep(0.3)
            async with place.come(asked, orders=orders) as back:
                await back.settle()
                assert number == back.view["decision"]["id"]

    with cluster_site.another() as doomed:
        asyncio.run(main(doomed))


async def _play_to_an_only_pass(ann: Visit, bob: Visit) -> None:
    """Play last options until somebody is asked what they can only pass."""
    for _ in range(80):
        await ann.settle()
        await bob.settle()
        asked = ann if ann.options else bob
        told = asked.of_kind("passing")
        if asked.options == 1 and told and told[-1]["decision"] == asked.view["decision"]["id"]:
            return
        assert "accepted" == (await asked.answer(-1))["type"]
    pytest.fail("nobody could only pass")


async def _taken_in(place: Place, seat: int) -> AbstractAsyncContextManager[Visit]:
    """Come to the next home as soon as there is one."""
    for _ in range(60):
        with suppress(OSError):
            async with place.come(seat) as first:
                if first.heard[0]["type"] == "welcome":
                    return place.come(seat)
        await asyncio.sleep(0.2)
    pytest.fail("nobody has taken the table over")


async def _goes_on(place: Place, version: int, seen: View) -> bool:
    """Whether Bob is welcome again; then everything must be as he left it."""
    try:
        async with place.come(1, version) as again:
            if again.heard[0]["type"] != "welcome":
                return False
            await again.say("refresh")
            await again.until("whole")
            assert (version, seen) == (again.version, again.seen)
            assert "accepted" == (await again.answer(-1))["type"]
            return True
    except OSError:
        # He was sent to the home that has just died.
        return False


def test_a_slow_client_is_dropped_and_comes_back(club_site: Site) -> None:
    """Nobody waits for it: the other one plays on, and the table says it is gone."""

    async def main() -> None:
        place = Place(club_site, SOCKET, await club_site.lay())
        async with place.come(0) as ann:
            home = ann.line.socket.remote_address[1] if isinstance(ann.line, SocketLine) else 0
            narrow = sockets.socket()
            narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL)
            narrow.connect(("127.0.0.1", home))
            url = f"ws://127.0.0.1:{home}/api/socket"
            slow = await connect(
                url,
                sock=narrow,
                compression=None,
                max_queue=1,
                proxy=None,
                additional_headers=MEANT,
            )
            await slow.send(Greeting(place.table.game, place.table.sessions[1]).text())
            await ann.until("presence", present=[True, True])
            async with asyncio.timeout(60):
                while ann.of_kind("presence")[-1]["present"] == [True, True]:
                    with suppress(ConnectionClosed, TimeoutError):
                        await _ask_without_listening(slow)
                    await ann.settle()
            slow.transport.abort()
            async with place.come(1) as bob:
                assert "welcome" == bob.heard[0]["type"]
                await bob.settle()
                assert "accepted" == (await bob.answer(-1))["type"]

    asyncio.run(main())


async def _ask_without_listening(slow: ClientConnection) -> None:
    async with asyncio.timeout(1):
        for _ in range(20):
            await slow.send('{"type":"refresh"}')
        await asyncio.sleep(1)


def test_clocks_run_for_who_is_asked(site: Site) -> None:
    """They are told at the beginning and whenever they change hands."""

    async def main() -> None:
        settings = TableSettings(clock=ChessClock(1))
        place = Place(site, SOCKET, await site.lay(settings=settings))
        async with both(place) as (ann, bob):
            clock = ann.of_kind("clock")[0]["clock"]
            assert [0, 1] == clock["running"]
            assert all(59_000 < left <= 60_000 for left in clock["left"])
            await play_last(ann, bob, BEFORE_ACTION)
            assert [1] == ann.of_kind("clock")[-1]["clock"]["running"]

    asyncio.run(main())


def test_nobody_sees_by_the_clock_who_has_answered(site: Site) -> None:
    """While answers are sealed, the clocks say nothing new."""

    async def main() -> None:
        settings = TableSettings(clock=ChessClock(5))
        place = Place(site, SOCKET, await site.lay(settings=settings))
        async with both(place) as (ann, bob):
            before = len(bob.of_kind("clock"))
            await ann.answer(-1)
            await bob.settle()
            assert before == len(bob.of_kind("clock"))
            async with place.come(1) as again:
                await again.settle()
                assert [0, 1] == again.of_kind("clock")[0]["clock"]["running"]

    asyncio.run(main())


def test_spectators_behind_see_nothing_newer_whatever_they_ask(site: Site) -> None:
    """A delay holds for the table, for its log, and for whoever asks again."""

    async def main() -> None:
        place = Place(site, SOCKET, await site.lay(settings=TableSettings(delay=3_600)))
        async with both(place) as (ann, bob), place.come(2) as guest:
            await play_last(ann, bob, BEFORE_ACTION)
            line = ann.of_kind("news")[-1]["lines"][-1]["event"]["serial"]
            await guest.say("refresh")
            await guest.say("why", line=line)
            answer = {"version": 7, "decision": 256, "choice": 0}
            assert "refused" == (await guest.ask("answer", **answer))["type"]
            await guest.settle()
            assert guest.version <= 0
            assert [] == guest.of_kind("explained")
            assert all(one["version"] <= 0 for one in guest.of_kind("pong"))

    asyncio.run(main())
