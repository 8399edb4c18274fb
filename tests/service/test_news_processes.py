"""News in several processes: over the bus, without it, and friends who are elsewhere."""

import asyncio
from pathlib import Path

from dejarik.hosting.people.presence import LINGER_MS
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.adapters.nats_bus import NatsBus
from dejarik.service.lobby import chat, friends, seeks
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import SpeakUp
from dejarik.service.lobby.news import people_changed
from dejarik.service.lobby.presence import PresenceTracker
from dejarik.service.metrics import Metrics
from dejarik.service.people.friend_store import FriendStore
from dejarik.testing.lobbies import LobbyForTests, Notices, Opens, wish
from dejarik.testing.nats_servers import NatsServer, nats
from dejarik.testing.news_pages import Page, heard_by, hub_on, news_on, until, working
from dejarik.titles.registry import TITLES


def test_two_processes_tell_the_same_also_without_a_bus(postgres_url: str, tmp_path: Path) -> None:
    """Over NATS within a second; while it is away, as often as topics are read in any case."""

    async def main(server: NatsServer) -> None:
        async with (
            open_database(postgres_url) as database,
            NatsBus(server.settings) as here,
            NatsBus(server.settings) as there,
        ):
            lobby = LobbyForTests(database, LocalBus())
            ports = [
                LobbyPorts(database, bus, lambda: lobby.at, Notices(), TITLES)
                for bus in (here, there)
            ]
            (first, one), (second, two) = hub_on(ports[0], "p"), hub_on(ports[1], "q")
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            async with working(first, one), working(second, two):
                page = await Page(second, leia).listen("offers", "inbox")
                await page.until(lambda page: "offers" in page.rows)
                await until(here.is_up)
                await until(there.is_up)
                async with asyncio.timeout(1.0):
                    await seeks.offer_seek(wish(), han, ports[0])
                    await page.until(lambda page: page.owners() == [han.id])
                await asyncio.to_thread(server.stop)
                await until(lambda: not there.is_up())
                await chat.speak(SpeakUp("Hello?"), han, ports[0])
                await page.listen("chat", "inbox")
                second.look()
                await page.until(lambda page: page.lines() == ["Hello?"])

    with nats(tmp_path) as server:
        asyncio.run(main(server))


def test_a_friend_elsewhere_is_seen_to_come_and_go(database: Opens) -> None:
    """Only who asks for them hears of them: nobody is told of strangers."""

    async def main() -> None:
        async with news_on(database) as (lobby, hub, doorkeeper):
            elsewhere = PresenceTracker("q", lobby.bus, lambda: lobby.at, Metrics())
            async with asyncio.TaskGroup() as tasks:
                running = tasks.create_task(elsewhere.work())
                han, leia, lando = [await lobby.person(one) for one in ("Han", "Leia", "Lando")]
                store = FriendStore(lobby.database)
                await store.ask(han.id, leia.id, 1)
                await store.accept(leia.id, han.id, 2)
                elsewhere.come(leia)
                elsewhere.come(lando)
                page = await Page(hub, han).listen("friends", "inbox")
                await page.until(lambda page: _here(page) == [True])
                assert {f"present.{leia.id}"} == {
                    one for one in heard_by(lobby.bus) if one.startswith("present.")
                }
                elsewhere.go(leia)

                def is_away(page: Page) -> bool:
                    lobby.at += LINGER_MS
                    doorkeeper.lapse()
                    return _here(page) == [False]

                await page.until(is_away)
                running.cancel()

    asyncio.run(main())


def _here(page: Page) -> list[bool]:
    return [one.here for one in page.told["friends"].friends] if "friends" in page.told else []


def test_friends_are_told_of_a_friendship_that_begins(database: Opens) -> None:
    """Both lists change with the hint."""

    async def main() -> None:
        async with news_on(database) as (lobby, hub, doorkeeper):
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            page = await Page(hub, han).listen("friends")
            await page.until(lambda page: "friends" in page.told)
            doorkeeper.come(leia)
            await FriendStore(lobby.database).ask(leia.id, han.id, 1)
            await FriendStore(lobby.database).accept(han.id, leia.id, 2)
            await people_changed(lobby.bus, han.id)
            await page.until(lambda page: _here(page) == [True])
            found = await friends.friends_of(han, doorkeeper, lobby.ports)
            assert found == page.told["friends"]

    asyncio.run(main())
