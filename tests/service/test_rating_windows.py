"""Whom rated offers meet: by their windows, their sides, and in the order that the rules say."""

import asyncio
import random
from dataclasses import replace

from dejarik.hosting.people.matching import FEW, LOOKED_AT, Window, partners
from dejarik.hosting.people.ratings import Rating
from dejarik.hosting.play.settings_wire import ChessClock, TableSettings
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby import matchmaker, seeks
from dejarik.service.lobby.deck_wire import ReadyChoice
from dejarik.service.lobby.rating_store import Held, Ladder, RatingStore
from dejarik.service.lobby.seek_store import SeekStore, StoredSeek
from dejarik.service.lobby.table_store import TableStore
from dejarik.service.ports import Account
from dejarik.service.refusals import Code
from dejarik.testing.lobbies import INFINITE, JEDI, SITH, LobbyForTests, Opens, lobby_on, refused
from dejarik.titles.registry import TITLES

RATED = TableSettings(ChessClock(20), rated=True)
LADDER = Ladder("destiny", "INF")
SURE = 60.0
SWCCG = TITLES.named("swccg")


async def rated(lobby: LobbyForTests, name: str, points: float) -> Account:
    """Somebody with a rating that is sure enough."""
    who = await lobby.person(name)
    store = RatingStore(lobby.database)
    assert await store.hold(who.id, LADDER, lobby.at)
    await store.keep(Held(who.id, LADDER, Rating(points, SURE), 30, lobby.at))
    return who


def offer(limit: int = 300) -> wire.OfferSeek:
    """A rated offer with the same limit below and above."""
    return wire.OfferSeek(INFINITE, JEDI, RATED, limits=wire.Limits(limit, limit))


async def look(lobby: LobbyForTests, seek: wire.Seek, who: Account) -> str:
    """Let an offer look for somebody once more; the table it led to."""
    return (await seeks.renew_seek(wire.NamedSeek(seek.id), who, lobby.ports)).table


def test_where_few_wait_the_limit_decides(database: Opens) -> None:
    """Three hundred apart they meet at once; one more point, and they never do."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await rated(lobby, "Han", 1500)
            leia = await rated(lobby, "Leia", 1801)
            first = await seeks.offer_seek(offer(), han, lobby.ports)
            assert (1500, 1200, 1800) == _limits(first)
            lobby.at += 1
            second = await seeks.offer_seek(offer(500), leia, lobby.ports)
            lobby.at += 50_000
            assert "" == second.table == await look(lobby, second, leia)
            taking = seeks.take_seek(wire.TakeSeek(SITH, first.id), leia, lobby.ports)
            refusal = await refused(taking)
            assert Code.CONFLICT is refusal.code
            assert "ratings of 1200 to 1800; yours is 1801" in refusal.message
            luke = await rated(lobby, "Luke", 1800)
            third = await seeks.offer_seek(offer(), luke, lobby.ports)
            table = await TableStore(lobby.database).find(third.table)
            # The oldest pair first: Han has waited longer than Leia, who is nearer to Luke.
            assert {"Han", "Luke"} == {seat.name for seat in table.seats}

    asyncio.run(main())


def _limits(seek: wire.Seek) -> tuple[int, int, int]:
    assert seek.window is not None
    return seek.window.points, seek.window.low, seek.window.high


def test_where_many_wait_windows_widen_with_time(database: Opens) -> None:
    """Two hundred apart meet after twenty seconds of both, not before."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            for number in range(FEW):
                far = await rated(lobby, f"Far{number}", 3_000 + 400 * number)
                await seeks.offer_seek(offer(), far, lobby.ports)
            han, leia = await rated(lobby, "Han", 1500), await rated(lobby, "Leia", 1700)
            await seeks.offer_seek(offer(), han, lobby.ports)
            lobby.at += 10_000
            seek = await seeks.offer_seek(offer(), leia, lobby.ports)
            lobby.at += 19_999
            assert "" == await look(lobby, seek, leia)
            lobby.at += 1
            assert "" != await look(lobby, seek, leia)

    asyncio.run(main())


def test_unrated_offers_and_links_have_no_window(database: Opens) -> None:
    """Anybody may come."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await rated(lobby, "Han", 1500)
            leia = await rated(lobby, "Leia", 2500)
            casual = wire.OfferSeek(INFINITE, JEDI, TableSettings(ChessClock(20)))
            first = await seeks.offer_seek(casual, han, lobby.ports)
            assert first.window is None
            assert (await seeks.offer_seek(casual, leia, lobby.ports)).table
            private = wire.OfferSeek(INFINITE, JEDI, RATED, private=True)
            linked = await seeks.offer_seek(private, han, lobby.ports)
            take = wire.TakeSeek(SITH, link=linked.link)
            assert (await seeks.take_seek(take, leia, lobby.ports)).settings.rated

    asyncio.run(main())


def _pool(chance: random.Random, count: int, now: int) -> list[StoredSeek]:
    """Offers of all kinds in one queue; nobody looks at their lists."""
    made = []
    for number in range(count):
        points = chance.randrange(1000, 2000)
        limit = chance.choice((50, 100, 300, 700))
        window = Window(points, chance.choice((100, 180, 580)), points - limit, points + limit)
        listed = SWCCG.decks.ready()[0].listed
        made.append(
            StoredSeek(
                *(f"s{number}", f"p{number}", "swccg", "e", "open", RATED, "deck", listed),
                since=now - chance.randrange(60_000),
                until=now + 60_000,
                last_opponent=f"p{chance.randrange(count)}",
                side=chance.choice(("dark", "light", "")),
                window=window,
            )
        )
    return made


def test_the_database_chooses_as_the_rules_do(database: Opens) -> None:
    """The same offers, in the same order, however they differ; blocks aside."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            store, now = SeekStore(lobby.database), lobby.at
            pool = _pool(random.Random(7), 40, now)
            for seek in pool:
                await lobby.person(seek.owner)
                assert await store.add(seek, 5)
            blocked = Account("p1", "p1", "player", 0), Account("p2", "p2", "player", 0)
            await lobby.block(*blocked)
            everybody, looked = [one.waiting() for one in pool], 0
            for one in everybody:
                for whole in (False, True):
                    chosen = partners(one, everybody, now, whole=whole)
                    apart = {"p1": "p2", "p2": "p1"}.get(one.owner)
                    wanted = [other.seek for other in chosen if other.owner != apart][:LOOKED_AT]
                    found = await store.partners(one, now, LOOKED_AT, whole=whole)
                    assert wanted == [other.id for other in found]
                    looked += len(wanted)
            assert looked > len(pool)

    asyncio.run(main())


def test_two_hundred_of_one_side_wait_and_one_of_the_other_is_found(database: Opens) -> None:
    """Whoever comes last is not hidden behind those who can meet nobody; it costs one look."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            store = SeekStore(lobby.database)
            dark = next(
                one for one in SWCCG.decks.ready() if SWCCG.decks.side(one.listed) == "dark"
            )
            for place in range(200):
                owner = (await lobby.person(f"Dark{place:03}")).id
                window = Window(1500, 580, 1200, 1800)
                blank = StoredSeek(
                    f"d{place}", owner, "swccg", "", "open", RATED, "", dark.listed, 1, 2
                )
                seek = replace(blank, since=place + 1, until=lobby.at + 60_000, side="dark")
                assert await store.add(replace(seek, edition=SWCCG.editions[0], window=window), 5)
            assert 0 == await matchmaker.match_waiting(
                await store.waiting(lobby.at, 200), lobby.ports
            )
            luke = await lobby.person("Luke")
            light = next(
                one.name
                for one in SWCCG.decks.ready()
                if SWCCG.decks.side(one.listed) == "light" and "open" in one.legal
            )
            terms = wire.Terms("open", title="swccg")
            asked = wire.OfferSeek(terms, ReadyChoice(light), RATED)
            made = await seeks.offer_seek(asked, luke, lobby.ports)
            table = await TableStore(lobby.database).find(made.table)
            assert {"Dark000", "Luke"} == {seat.name for seat in table.seats}

    asyncio.run(main())


def test_sides_and_lists_that_cannot_meet_say_the_same() -> None:
    """Of every title: two ready decks of one side cannot meet, all others can."""
    for title in TITLES:
        lists = [deck.listed for deck in title.decks.ready()]
        for one in lists:
            for other in lists:
                side = title.decks.side(one)
                alike = bool(side) and side == title.decks.side(other)
                assert alike == bool(title.decks.apart([one, other]))
