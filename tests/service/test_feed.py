"""The live feed: what is open to all, in order, and nothing twice or never after coming back."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing
from pathlib import Path

import msgspec
import pytest

from dejarik.client import FeedEvent, Refused, Site
from dejarik.hosting.people.names import SOMEBODY
from dejarik.service.lobby import tables
from dejarik.service.lobby.feed import REMEMBERED_MS, Feed, Follower
from dejarik.service.lobby.feed_store import FeedStore
from dejarik.service.lobby.lobby_wire import CreateTable
from dejarik.service.people.account_store import AccountStore
from dejarik.service.ports import Account
from dejarik.testing import http_clients
from dejarik.testing.lobbies import INFINITE, JEDI, lobby_on
from dejarik.testing.people import PASSWORD, Opens
from dejarik.testing.sites import Site as Served
from dejarik.testing.sites import club

READY = ({"kind": "ready", "name": "aw-heroes"}, {"kind": "ready", "name": "aw-villains"})
TERMS = {"format": "starter"}
PATIENCE = 30.0
AT_ONCE = 8.0
"""Seconds: less than it takes until sessions are looked up without being told."""


def address_of(served: Served, process: int = 0) -> str:
    """Where a program finds a process of a site."""
    return served.processes[process].url.replace("ws", "http", 1)


async def begun(
    address: str, *, private: bool = False, spectators: bool = True
) -> tuple[Site, str]:
    """A guest and the game they have begun with another."""
    first, second = Site(address), Site(address)
    await first.guest()
    await second.guest()
    settings = {"spectators": spectators}
    asked = {"terms": TERMS, "deck": READY[0], "private": private, "settings": settings}
    table = await first.ask("/api/tables/create", asked)
    sit = {"table": table["id"], "deck": READY[1], "link": table["link"] or None}
    await second.ask("/api/tables/sit", sit)
    for one in (first, second):
        share = {"table": table["id"], "nonce": secrets.token_hex(16)}
        game = (await one.ask("/api/tables/nonce", share))["game"]
    await second.close()
    return first, str(game)


async def conceded(site: Site, game: str) -> None:
    """Give a game up."""
    async with site.seat(game) as seat:
        await seat.concede()


async def heard(feed: AsyncIterator[FeedEvent], game: str, kind: str) -> FeedEvent:
    """The next event of a game of this kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            event = await anext(feed)
            if event.kind == kind and event.game["game"] == game:
                return event


@pytest.mark.parametrize("process", [0, 1])
def test_a_game_is_told_as_it_begins_and_ends(cluster_site: Served, process: int) -> None:
    """At whichever process one listens, with names and result, and nothing hidden."""

    async def main() -> None:
        async with Site(address_of(cluster_site, process)) as listener:
            await listener.guest()
            async with aclosing(listener.feed(0)) as feed:
                site, game = await begun(address_of(cluster_site))
                begin = await heard(feed, game, "begun")
                await conceded(site, game)
                over = await heard(feed, game, "over")
            await site.close()
            assert begin.number < over.number
            assert [] == begin.game["ranking"]
            assert 2 == len(over.game["ranking"])
            assert 2 == len(over.game["players"])
            known = {"kind", "at", "game", "table", "title", "edition", "format", "players"}
            assert known | {"ranking", "reason"} == over.game.keys()

    asyncio.run(main())


def test_whoever_comes_back_is_told_what_they_missed(club_site: Served) -> None:
    """From the number they heard last, once each and in order."""

    async def main() -> None:
        address = address_of(club_site)
        async with Site(address) as listener:
            await listener.guest()
            async with aclosing(listener.feed(0)) as feed:
                site, game = await begun(address)
                begin = await heard(feed, game, "begun")
            await conceded(site, game)
            await site.close()
            async with aclosing(listener.feed(begin.number)) as feed:
                over = await anext(feed)
                another, other = await begun(address)
                later = await heard(feed, other, "begun")
            await another.close()
            assert ("over", game) == (over.kind, over.game["game"])
            assert begin.number < over.number < later.number

    asyncio.run(main())


def test_what_is_being_played_is_told_first(club_site: Served) -> None:
    """A listener without a number begins with the games that can be watched now."""

    async def main() -> None:
        address = address_of(club_site)
        site, game = await begun(address)
        async with site, aclosing(site.feed()) as feed:
            event = await heard(feed, game, "playing")
            assert 0 == event.number

    asyncio.run(main())


def test_what_is_not_open_to_all_is_not_told(club_site: Served) -> None:
    """Neither private games nor those without spectators."""

    async def main() -> None:
        address = address_of(club_site)
        async with Site(address) as listener:
            await listener.guest()
            hidden = [
                await begun(address, private=True),
                await begun(address, spectators=False),
            ]
            site, game = await begun(address)
            found = [""]
            async with asyncio.timeout(PATIENCE), aclosing(listener.feed(0)) as feed:
                while found[-1] != game:
                    found.append((await anext(feed)).game["game"])
            for one, _ in [*hidden, (site, game)]:
                await one.close()
            assert set(found).isdisjoint(name for _, name in hidden)

    asyncio.run(main())


def test_nobody_listens_without_signing_in_or_too_often(club_site: Served) -> None:
    """Four connections of an account are enough."""

    async def main() -> None:
        address = address_of(club_site)
        async with Site(address) as site:
            with pytest.raises(Refused) as caught:
                await anext(site.feed())
            assert "not_signed_in" == caught.value.code
            await site.guest()
            signed = {"Authorization": f"Bearer {site.token}"}
            async with (
                http_clients.async_client(address, headers=signed) as http,
                AsyncExitStack() as stack,
            ):
                held = []
                for _ in range(4):
                    answer = await stack.enter_async_context(http.stream("GET", "/api/feed"))
                    # Whoever lets go of what is told closes the connection.
                    held.append(answer.aiter_raw())
                    await anext(held[-1])
                assert 429 == (await http.get("/api/feed")).status_code

    asyncio.run(main())


def test_a_process_ends_although_somebody_listens(tmp_path: Path) -> None:
    """Listeners are let go, and come back to the next process where they were."""
    with club(tmp_path) as served:

        async def main() -> None:
            address = address_of(served)
            async with Site(address) as listener:
                await listener.guest()
                async with aclosing(listener.feed(0)) as feed:
                    site, game = await begun(address)
                    await heard(feed, game, "begun")
                    served.processes[0].stop()
                    served.processes[0].start()
                    async with Site(address, site.token) as back:
                        await conceded(back, game)
                    await heard(feed, game, "over")
                await site.close()

        asyncio.run(main())


def test_numbers_have_no_gap_and_old_events_go(database: Opens) -> None:
    """Two that are noted at once get two numbers; what is old is swept, and numbers go on."""

    async def main() -> None:
        async with database() as opened:
            store = FeedStore(opened)

            async def note(table: str, at: int) -> None:
                async with opened.transaction() as together:
                    await FeedStore(together).add("begun", table, at)

            await asyncio.gather(*(note(f"t{one}", one) for one in range(20)))
            found = await store.after(0, 100)
            assert list(range(1, 21)) == [event.number for event in found]
            assert 20 == await store.sweep(100)
            await note("late", 200)
            assert [21] == [event.number for event in await store.after(0, 100)]
            assert 21 == await store.newest()

    asyncio.run(main())


def test_whoever_is_gone_is_not_told_from_memory(database: Opens) -> None:
    """A moment later the feed calls them somebody, as everything else does."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            wish = CreateTable(INFINITE, JEDI)
            table = await tables.create_table(wish, han, lobby.ports)
            feed = Feed(lobby.ports)
            async with asyncio.TaskGroup() as tasks_of_feed:
                working = tasks_of_feed.create_task(feed.work())
                await asyncio.sleep(0)
                await FeedStore(lobby.database).add("begun", table.id, lobby.at)
                await feed.look()
                assert "Han" == await first_name(feed, han)
                await AccountStore(lobby.database).delete(han.id)
                lobby.at += REMEMBERED_MS
                assert SOMEBODY == await first_name(feed, han)
                working.cancel()

    asyncio.run(main())


async def first_name(feed: Feed, who: Account) -> str:
    """The first name in the first event of the feed."""
    async with aclosing(feed.follow(0, Follower(who, "s"))) as followed:
        told = await anext(followed)
    assert told is not None
    return str(msgspec.json.decode(told.data)["players"][0]["name"])


def test_a_feed_ends_with_its_key(club_site: Served) -> None:
    """At once, as every other connection that the key has opened."""

    async def main() -> None:
        address = address_of(club_site)
        async with Site(address) as owner:
            asked = {"name": f"Han-{secrets.token_hex(4)}", "password": PASSWORD}
            owner.token = (await owner.ask("/api/people/register", asked))["token"]
            key = await owner.ask("/api/keys/make", {"name": "x", "scopes": ["read"]})
            signed = {"Authorization": f"Bearer {key['key']}"}
            async with (
                http_clients.async_client(address, headers=signed) as http,
                http.stream("GET", "/api/feed") as answer,
            ):
                told = answer.aiter_raw()
                await anext(told)
                await owner.ask("/api/keys/revoke", {"key": key["line"]["id"]})
                async with asyncio.timeout(AT_ONCE):
                    async for piece in told:
                        assert piece.startswith(b"event: playing")

    asyncio.run(main())
