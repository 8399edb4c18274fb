"""News: topics that are told to whoever listens, in one process and in two."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dejarik.hosting.people.presence import LINGER_MS
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.adapters.nats_bus import NatsBus
from dejarik.service.lobby import chat, friends, lists, seeks
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import NamedSeek, SpeakUp
from dejarik.service.lobby.news import people_changed
from dejarik.service.lobby.presence import Doorkeeper
from dejarik.service.lobby.seek_store import SeekStore
from dejarik.service.metrics import Metrics
from dejarik.service.news import hub as hubs
from dejarik.service.news import news_wire as wire
from dejarik.service.news.hub import Hub
from dejarik.service.news.listeners import Listener
from dejarik.service.people.friend_store import FriendStore
from dejarik.service.ports import PERSON, Account, Bus
from dejarik.testing.lobbies import LobbyForTests, Notices, Opens, lobby_on, wish
from dejarik.testing.nats_servers import NatsServer, nats
from dejarik.titles.registry import TITLES

TRIES = 1_000


class Page:
    """A page that listens, and what it makes of what it is told."""

    def __init__(self, hub: Hub, account: Account) -> None:
        self.hub = hub
        self.listener = Listener(account, "s")
        self.rows: dict[str, dict[object, Any]] = {}
        self.total: dict[str, int] = {}
        self.told: dict[str, Any] = {}
        self.marks: dict[str, str] = {}
        self.wholes = 0
        self.joined = False

    async def listen(self, *topics: str, title: str = "") -> "Page":
        """Join, and listen to these topics."""
        if not self.joined:
            self.joined = True
            await self.hub.join(self.listener)
        self.hub.listen(self.listener, [((topic, title), "") for topic in topics])
        return self

    def take(self) -> None:
        """Whatever is to be said now; a change must count from what is known."""
        for message in self.listener.take():
            said = msgspec.json.decode(message, type=wire.NewsReply)
            assert isinstance(said, wire.Told), said
            for part in said.parts:
                self._take(part)

    def _take(self, part: Any) -> None:
        topic = part.__struct_config__.tag
        if hasattr(part, "told"):
            self.told[topic] = part.told
        else:
            assert part.since in ("", self.marks.get(topic))
            self.wholes += not part.since
            rows = {} if not part.since else self.rows[topic]
            rows.update({row.id: row for row in part.rows})
            self.rows[topic] = {id_: row for id_, row in rows.items() if id_ not in part.gone}
            self.total[topic] = part.total
        self.marks[topic] = part.mark

    async def until(self, holds: Callable[["Page"], bool]) -> None:
        """Read on until something holds."""

        def is_so() -> bool:
            self.take()
            return holds(self)

        await until(is_so)

    def owners(self) -> list[str]:
        """Whose offers are listed."""
        return [one.owner for one in self.rows.get("offers", {}).values()]

    def lines(self) -> list[str]:
        """What was said."""
        return [one.text for one in self.rows.get("chat", {}).values()]


def hub_on(ports: LobbyPorts, process: str = "p") -> tuple[Hub, Doorkeeper]:
    """A hub and who is here, for a process of this name."""
    doorkeeper = Doorkeeper(process, ports.bus, ports.now, Metrics())
    return Hub(ports, doorkeeper), doorkeeper


@asynccontextmanager
async def working(hub: Hub, doorkeeper: Doorkeeper) -> AsyncIterator[None]:
    """Both at work for a while."""
    async with asyncio.TaskGroup() as tasks:
        running = [tasks.create_task(hub.work()), tasks.create_task(doorkeeper.work())]
        yield
        for one in running:
            one.cancel()


@asynccontextmanager
async def news_on(database: Opens) -> AsyncIterator[tuple[LobbyForTests, Hub, Doorkeeper]]:
    """A lobby in one process whose news are told."""
    async with lobby_on(database) as lobby:
        hub, doorkeeper = hub_on(lobby.ports)
        async with working(hub, doorkeeper):
            yield lobby, hub, doorkeeper


def test_an_offer_comes_and_goes(database: Opens) -> None:
    """Whoever listens is told the list, then what changes; a topic is read for all at once."""

    async def main() -> None:
        async with news_on(database) as (lobby, hub, _):
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            page = await Page(hub, leia).listen("offers", "own")
            await page.until(lambda page: "offers" in page.rows)
            seek = await seeks.offer_seek(wish(), han, lobby.ports)
            await page.until(lambda page: page.owners() == [han.id])
            assert (1, 1) == (page.wholes, page.total["offers"])
            await seeks.withdraw_seek(NamedSeek(seek.id), han, lobby.ports)
            await page.until(lambda page: page.owners() == [])
            assert 1 == page.wholes

    asyncio.run(main())


def test_a_title_has_a_topic_of_its_own(database: Opens) -> None:
    """Offers of other games are not told there."""

    async def main() -> None:
        async with news_on(database) as (lobby, hub, _):
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            await seeks.offer_seek(wish(), han, lobby.ports)
            of_destiny = await Page(hub, leia).listen("offers", title="destiny")
            of_others = await Page(hub, han).listen("offers", title="swccg")
            await of_destiny.until(lambda page: page.owners() == [han.id])
            await of_others.until(lambda page: "offers" in page.rows)
            assert [] == of_others.owners()

    asyncio.run(main())


def test_lists_have_an_end_and_say_how_many_there_are(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest is read page by page."""
    monkeypatch.setattr(lists, "LONGEST", 2)

    async def main() -> None:
        async with news_on(database) as (lobby, hub, _):
            people = [await lobby.person(f"Pilot{number}") for number in range(6)]
            for one in people[:5]:
                lobby.at += 1
                await seeks.offer_seek(wish(private=one is people[0]), one, lobby.ports)
                await SeekStore(lobby.database).sweep(0)
            page = await Page(hub, people[5]).listen("offers")
            await page.until(lambda page: "offers" in page.rows)
            listed = await lists.open_offers("", lobby.ports)
            assert len(listed.rows) == len(page.owners()) <= 2
            assert listed.total == page.total["offers"]

    asyncio.run(main())


def test_blocked_people_are_not_heard_from_the_moment_of_the_block(database: Opens) -> None:
    """Neither what they offer nor what they say, and both again once it is taken back."""

    async def main() -> None:
        async with news_on(database) as (lobby, hub, _):
            han, greedo = await lobby.person("Han"), await lobby.person("Greedo")
            await seeks.offer_seek(wish(), greedo, lobby.ports)
            await chat.speak(SpeakUp("Going somewhere?"), greedo, lobby.ports)
            page = await Page(hub, han).listen("offers", "chat", "inbox")
            await page.until(lambda page: bool(page.owners() and page.lines()))
            await lobby.block(han, greedo)
            await people_changed(lobby.bus, han.id)
            await page.until(lambda page: not page.owners() and not page.lines())
            assert 0 == page.total["offers"]
            await chat.speak(SpeakUp("I said."), greedo, lobby.ports)
            await chat.speak(SpeakUp("Yes, I bet you have."), han, lobby.ports)
            await page.until(lambda page: len(page.lines()) == 1)
            assert ["Yes, I bet you have."] == page.lines()

    asyncio.run(main())


def test_a_removed_line_goes_at_once(database: Opens) -> None:
    """The hint is the same as for a line that was said."""

    async def main() -> None:
        async with news_on(database) as (lobby, hub, _):
            han = await lobby.person("Han")
            line = await chat.speak(SpeakUp("Boring conversation anyway."), han, lobby.ports)
            page = await Page(hub, han).listen("chat")
            await page.until(lambda page: len(page.lines()) == 1)
            await lobby.database.run("DELETE FROM chat WHERE id = %s", (line.id,))
            await lobby.bus.publish("chat.lobby", b"")
            await page.until(lambda page: page.lines() == [])
            assert 1 == page.wholes

    asyncio.run(main())


def test_one_is_told_what_concerns_oneself(database: Opens) -> None:
    """Who asks to be friends, and one's own offers; others are told nothing of it."""

    async def main() -> None:
        async with news_on(database) as (lobby, hub, _):
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            page = await Page(hub, han).listen("inbox", "own", "friends")
            other = await Page(hub, leia).listen("inbox", "own")
            await page.until(lambda page: len(page.told) == 3)
            await other.until(lambda page: len(page.told) == 2)
            await FriendStore(lobby.database).ask(leia.id, han.id, 1)
            await people_changed(lobby.bus, han.id)
            await page.until(lambda page: bool(page.told["inbox"].asking))
            assert [leia.id] == [one.id for one in page.told["friends"].asking]
            await seeks.offer_seek(wish(private=True), han, lobby.ports)
            await page.until(lambda page: bool(page.told["own"].offers))
            other.take()
            assert () == other.told["own"].offers

    asyncio.run(main())


def test_offers_stand_while_their_owner_listens(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to ask for it; whoever is gone is forgotten after a minute."""
    monkeypatch.setattr(hubs, "OFFERS_KEPT_EVERY", 0.01)

    async def main() -> None:
        async with news_on(database) as (lobby, hub, _):
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            await seeks.offer_seek(wish(), han, lobby.ports)
            page = await Page(hub, han).listen("inbox")
            watching = await Page(hub, leia).listen("offers", "inbox")
            for _ in range(3):
                lobby.at += seeks.LIVE_MS - 1
                hub.look()
                await watching.until(lambda page: page.owners() == [han.id])
                await kept(lobby, han)
            hub.look()
            await watching.until(lambda page: page.owners() == [han.id])
            hub.leave(page.listener)
            lobby.at += 2 * seeks.LIVE_MS
            hub.look()
            await watching.until(lambda page: page.owners() == [])

    asyncio.run(main())


async def kept(lobby: LobbyForTests, who: Account) -> None:
    """Wait until somebody's offer stands for a whole while."""
    for _ in range(TRIES):
        [seek] = await SeekStore(lobby.database).of(who.id, 0)
        if seek.until == lobby.at + seeks.LIVE_MS:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the offer is not kept")


def test_what_nobody_listens_to_is_neither_heard_nor_read(database: Opens) -> None:
    """With the last listener its subjects go."""

    async def main() -> None:
        async with news_on(database) as (lobby, hub, _):
            han = await lobby.person("Han")
            page = await Page(hub, han).listen("offers", "chat", "inbox")
            await page.until(lambda page: "chat" in page.rows)
            assert {"lobby.seeks", "chat.lobby", PERSON + han.id} <= heard_by(lobby.bus)
            await page.listen("chat")
            hub.look()
            await until(lambda: "lobby.seeks" not in heard_by(lobby.bus))
            hub.leave(page.listener)
            await until(lambda: {"chat.lobby", PERSON + han.id}.isdisjoint(heard_by(lobby.bus)))
            assert ({}, 0) == (hub.people, hub.count())

    asyncio.run(main())


def heard_by(bus: Bus) -> set[str]:
    """Every subject that somebody listens to."""
    assert isinstance(bus, LocalBus)
    return bus.subjects()


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    for _ in range(TRIES):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come to that")


def test_many_hints_are_one_reading(database: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come within a moment."""
    monkeypatch.setattr(hubs, "PAUSE", 0.3)

    async def main() -> None:
        async with news_on(database) as (lobby, hub, _):
            page = await Page(hub, await lobby.person("Han")).listen("chat")
            await page.until(lambda page: "chat" in page.rows)
            leia, first = await lobby.person("Leia"), page.marks["chat"]
            for number in range(5):
                await chat.speak(SpeakUp(f"{number}"), leia, lobby.ports)
            await page.until(lambda page: len(page.lines()) == 5)
            numbers = [int(mark.rpartition(".")[2]) for mark in (first, page.marks["chat"])]
            assert numbers[1] - numbers[0] <= 2

    asyncio.run(main())


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
            elsewhere = Doorkeeper("q", lobby.bus, lambda: lobby.at, Metrics())
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
