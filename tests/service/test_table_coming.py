"""Coming to a table: who is welcome, what they get, and where they are sent."""

import asyncio
import json

import pytest

from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.service.wire import PROTOCOL
from dejarik.testing.sites import BEFORE_ACTION, Place, Site, both, play_last
from dejarik.testing.visits import SOCKET, Gone, Greeting, Visit, line_to, visit


def test_hello_welcome_whole(place: Place) -> None:
    """Who comes learns their seat, who else sits there, and the whole table."""

    async def main() -> None:
        async with place.come(1) as bob:
            await bob.settle()
            welcome = bob.heard[0]
            assert "welcome" == welcome["type"]
            assert (place.table.game, 1) == (welcome["table"], welcome["seat"])
            assert list(place.table.names[:2]) == [one["name"] for one in welcome["sitters"]]
            assert 64 == len(welcome["commitment"])
            kinds = [one["type"] for one in bob.heard[1:]]
            assert ["whole", "undoable", "presence", "pong"] == kinds
            assert (0, 6) == (bob.version, bob.options)
            assert [False, True] == bob.of_kind("presence")[0]["present"]

    asyncio.run(main())


def test_everybody_hears_who_comes_and_goes(place: Place) -> None:
    """Presence is told whenever it changes."""

    async def main() -> None:
        async with place.come(0) as ann:
            async with place.come(1, url=place.site.url):
                await ann.until("presence", present=[True, True])
            if place.transport == SOCKET:
                await ann.until("presence", present=[True, False])

    asyncio.run(main())


def test_who_has_the_newest_version_gets_no_whole(place: Place) -> None:
    """A short absence costs nothing: the client goes on with what it has."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, BEFORE_ACTION)
            have, view = bob.version, bob.view
        async with place.come(1, have, branch=bob.branch) as again:
            await again.settle()
            assert [] == again.of_kind("whole")
            again.version, again.view = have, view
            assert "accepted" == (await again.answer(-1))["type"]
            await again.settle()
            assert have + 1 == again.version

    asyncio.run(main())


def test_who_has_an_older_version_gets_the_whole(place: Place) -> None:
    """News are for who has the version before; anybody else sees the table anew."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, BEFORE_ACTION)
            have = bob.version
        for older in (have - 1, 0, have + 1):
            async with place.come(1, older, branch=bob.branch) as again:
                await again.settle()
                assert [have] == [one["version"] for one in again.of_kind("whole")]

    asyncio.run(main())


def test_who_has_a_version_of_another_history_gets_the_whole(place: Place) -> None:
    """The number alone says nothing: a table may have been brought back from a backup."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, BEFORE_ACTION)
            have = bob.version
        for other in ("", "another"):
            async with place.come(1, have, branch=other) as again:
                await again.settle()
                assert [have] == [one["version"] for one in again.of_kind("whole")]
                assert bob.branch == again.branch

    asyncio.run(main())


def test_two_tabs_of_one_player_hear_the_same(place: Place) -> None:
    """Both show the table, both may answer, and the slower answer is stale."""

    async def main() -> None:
        async with place.come(0) as one, place.come(0) as two:
            await one.settle()
            await two.settle()
            assert "accepted" == (await one.answer(0))["type"]
            late = await two.answer(0, version=0)
            assert ("refused", "stale") == (late["type"], late["code"])
            await one.settle()
            await two.settle()
            assert (1, 1) == (one.version, two.version)
            assert one.seen == two.seen

    asyncio.run(main())


def test_spectators_see_what_spectators_may_see(place: Place) -> None:
    """No hand, no question, nothing to decide; a player who watches sees no more."""

    async def main() -> None:
        async with place.come(2) as guest, place.come(0, watch=True) as ann:
            for watcher in (guest, ann):
                await watcher.settle()
                assert -1 == watcher.seat
                assert watcher.view["decision"] is None
                assert watcher.prompt is None
                hands = [player["hand"] for player in watcher.view["board"]["players"]]
                assert [[{"handle": 0}] * 5] * 2 == hands
            for kind in ("concede", "offer_draw"):
                refused = await guest.ask(kind)
                assert ("refused", "not_yours") == (refused["type"], refused["code"])
            answer = {"version": 0, "decision": 256, "choice": 5}
            assert "not_yours" == (await ann.ask("answer", **answer))["code"]
            assert "not_yours" == (await guest.ask("explain", question="cost:40"))["code"]
        assert 0 == await place.entries()

    asyncio.run(main())


def test_a_closed_table_has_no_spectators(site: Site) -> None:
    """The host's choice: nobody watches, the players come."""

    async def main() -> None:
        table = await site.lay(settings=TableSettings(spectators=False))
        place = Place(site, SOCKET, table)
        async with place.come(2) as guest:
            assert "no_watchers" == guest.heard[0]["code"]
        async with place.come(0) as ann:
            assert "welcome" == ann.heard[0]["type"]

    asyncio.run(main())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        (Greeting("nowhere", "token"), "missing"),
        (Greeting("", "token"), "malformed"),
        (Greeting("../etc", "token"), "malformed"),
    ],
)
def test_who_asks_for_no_table_is_told_so(site: Site, hello: Greeting, code: str) -> None:
    """The socket says why it closes, and closes."""

    async def main() -> None:
        table = await site.lay()
        greeting = Greeting(hello.table, table.sessions[0])
        async with visit(site.url, SOCKET, greeting) as lost:
            assert ("closing", code) == (lost.heard[0]["type"], lost.heard[0]["code"])
            with pytest.raises(Gone):
                await lost.hear()

    asyncio.run(main())


@pytest.mark.parametrize("session", ["", "nobody", "'; drop table games; --", "\x00", "ä" * 100])
def test_strangers_are_told_to_sign_in(place: Place, session: str) -> None:
    """Without a session there is no table, whatever else is sent."""

    async def main() -> None:
        greeting = Greeting(place.table.game, session)
        async with visit(place.site.url, place.transport, greeting) as stranger:
            assert "not_signed_in" == stranger.heard[0]["code"]
            assert "whole" not in str(stranger.heard)

    asyncio.run(main())


def test_a_page_of_another_release_is_told_to_load_anew(place: Place) -> None:
    """A protocol that is not spoken here is refused in words."""

    async def main() -> None:
        async with line_to(place.site.url, place.transport) as line:
            hello = json.loads(Greeting(place.table.game, place.table.sessions[0]).text())
            await line.send(json.dumps({**hello, "protocol": PROTOCOL + 1}))
            assert "protocol" == (await Visit(line).hear())["code"]

    asyncio.run(main())


def test_a_table_at_home_elsewhere_sends_clients_there(cluster_site: Site) -> None:
    """Every process knows where a table is; both players meet whichever they ask."""

    async def main() -> None:
        place = Place(cluster_site, SOCKET, await cluster_site.lay())
        first, second = (process.url for process in cluster_site.processes[:2])
        async with place.come(0, url=second) as ann:
            async with line_to(first, SOCKET) as line:
                await line.send(Greeting(place.table.game, place.table.sessions[1]).text())
                away = await Visit(line).hear()
                assert ("elsewhere", second) == (away["type"], away["url"])
            async with place.come(1, url=first) as bob:
                assert "welcome" == bob.heard[0]["type"]
                await ann.until("presence", present=[True, True])

    asyncio.run(main())


def test_news_are_deltas_and_lead_to_the_whole(place: Place) -> None:
    """What a client patches together is what a newcomer is shown, and is smaller than it."""

    async def main() -> None:
        async with both(place) as (ann, bob):
            await play_last(ann, bob, 12)
            async with place.come(0) as fresh:
                await fresh.settle()
                assert fresh.seen == ann.seen
                assert (fresh.version, fresh.prompt) == (ann.version, ann.prompt)
            news = [len(json.dumps(one["delta"])) for one in ann.of_kind("news")]
            assert 12 == len(news)
            assert sum(news) < 8 * len(json.dumps(ann.view))

    asyncio.run(main())
