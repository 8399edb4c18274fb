"""News: topics that are told to whoever listens, in one process and in two."""

import asyncio

import pytest

from dejarik.service.lobby import chat, lists, seeks
from dejarik.service.lobby.lobby_wire import NamedSeek, SpeakUp
from dejarik.service.lobby.news import people_changed
from dejarik.service.lobby.seek_store import SeekStore
from dejarik.service.news import hub as hubs
from dejarik.service.people.friend_store import FriendStore
from dejarik.service.ports import PERSON, Account
from dejarik.testing.lobbies import LobbyForTests, Opens, wish
from dejarik.testing.news_pages import TRIES, Page, heard_by, news_on, until


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
