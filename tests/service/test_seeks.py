"""Offers to play: who meets whom, and nobody twice, however many processes match."""

import asyncio
import sys
from pathlib import Path

import pytest

from dejarik.hosting.play.settings_wire import ChessClock, Correspondence, TableSettings
from dejarik.kernel.state import Outcome
from dejarik.service.adapters.databases import open_database
from dejarik.service.lobby import course, matchmaker, seeks, tables
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.retention import SEEKS_MS, TABLES_MS, sweep_lobby
from dejarik.service.lobby.seek_store import SeekStore
from dejarik.service.lobby.table_store import StoredSeat, TableStore
from dejarik.service.ports import Account
from dejarik.service.refusals import Code
from dejarik.testing.lobbies import (
    JEDI,
    SITH,
    LobbyForTests,
    Opens,
    lobby_on,
    refused,
    wish,
)
from dejarik.titles.destiny.decks.answers import DestinyDecks

MATCHER = Path(__file__).parent / "matcher.py"
BY_MAIL = TableSettings(Correspondence(3))
QUICK = TableSettings(ChessClock(10, 5))
OPEN = wire.Terms("open")


async def crowd(lobby: LobbyForTests, size: int) -> list[Account]:
    """So many people."""
    return [await lobby.person(f"Pilot{number:02}") for number in range(size)]


async def offer(lobby: LobbyForTests, *people: Account, request: wire.OfferSeek) -> None:
    """Everybody offers the same, one after the other."""
    for one in people:
        lobby.at += 1
        await seeks.offer_seek(request, one, lobby.ports)


async def opponents(lobby: LobbyForTests, who: Account) -> list[str]:
    """Whom somebody sits with, at all tables."""
    found = await tables.list_own_tables(who, lobby.ports)
    return [seat.name for one in found.tables for seat in one.seats if seat.account != who.id]


def test_two_who_want_the_same_meet_at_once(database: Opens) -> None:
    """The second offer leads to a table; both find it, and both offers are gone from the list."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia, luke = await crowd(lobby, 3)
            first = await seeks.offer_seek(wish(JEDI), han, lobby.ports)
            assert "" == first.table
            lobby.at += 1
            second = await seeks.offer_seek(wish(SITH), leia, lobby.ports)
            again = await seeks.show_seek(wire.NamedSeek(first.id), han, lobby.ports)

            assert second.table == again.table != ""
            assert () == (await lobby.seeks_for(luke)).open
            found = await course.ready(second.table, lobby.ports)
            assert found is not None
            assert ["Pilot00", "Pilot01"] == [seat.name for seat in found.hosted.seats]

    asyncio.run(main())


def test_another_format_edition_or_clock_is_another_queue(database: Opens) -> None:
    """Nobody meets; everybody is listed, the oldest first."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            people = await crowd(lobby, 5)
            wishes = [
                wish(),
                wish(terms=OPEN),
                wish(settings=QUICK),
                wish(settings=TableSettings(ChessClock(10, 6))),
            ]
            for one, request in zip(people, wishes, strict=False):
                await offer(lobby, one, request=request)

            listed = await lobby.seeks_for(people[4])
            assert [one.id for one in people[:4]] == [one.owner for one in listed.open]
            assert [("", "", "")] * 4 == [(one.deck, one.link, one.table) for one in listed.open]

    asyncio.run(main())


def test_a_block_keeps_two_from_meeting(database: Opens) -> None:
    """They do not see each other's offers either, nor take them."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, greedo, leia = await crowd(lobby, 3)
            await lobby.block(greedo, han)
            await offer(lobby, han, greedo, request=wish())

            [seek] = (await lobby.seeks_for(han)).own
            assert () == (await lobby.seeks_for(greedo)).open
            taking = seeks.take_seek(wire.TakeSeek(SITH, seek.id), greedo, lobby.ports)
            assert Code.FORBIDDEN == (await refused(taking)).code
            await offer(lobby, leia, request=wish())
            assert ["Pilot02"] == await opponents(lobby, han)

    asyncio.run(main())


def test_two_who_just_played_meet_others_first(database: Opens) -> None:
    """With a third in the queue the old opponents are kept apart."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia, luke = await crowd(lobby, 3)
            ports = lobby.ports
            await offer(lobby, han, leia, request=wish())
            [table] = (await tables.list_own_tables(han, ports)).tables
            await course.opened(table.id, "game", "hash", ports)
            await course.begun(table.id, ports)
            await course.finished(table.id, Outcome([[0], [1]], "conceded"), ports)
            await lobby.block(luke, leia)
            await offer(lobby, luke, request=wish(private=True))
            await offer(lobby, leia, request=wish(settings=QUICK))
            await offer(lobby, luke, request=wish())
            await offer(lobby, han, request=wish())
            assert ["Pilot02", "Pilot01"] == await opponents(lobby, han)

            [own] = [one for one in (await lobby.seeks_for(leia)).own if not one.table]
            await seeks.withdraw_seek(wire.NamedSeek(own.id), leia, ports)
            await offer(lobby, leia, request=wish())
            assert ["Pilot00"] == await opponents(lobby, leia)

    asyncio.run(main())


def test_an_offer_is_taken_once(database: Opens) -> None:
    """Of many who take it at the same moment one sits down."""

    async def main() -> None:
        async with lobby_on(database) as lobby, database() as second:
            han, *rivals = await crowd(lobby, 7)
            both = (lobby.ports, lobby.another_process(second))
            seek = await seeks.offer_seek(wish(), han, lobby.ports)
            found = await asyncio.gather(
                *(
                    seeks.take_seek(wire.TakeSeek(SITH, seek.id), one, both[number % 2])
                    for number, one in enumerate(rivals)
                ),
                return_exceptions=True,
            )
            assert 1 == sum(isinstance(one, wire.Table) for one in found)
            assert 1 == len(await opponents(lobby, han))

    asyncio.run(main())


def test_a_private_offer_is_taken_by_its_link(database: Opens) -> None:
    """It is neither listed nor matched, its id is not enough, and its table is private."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await crowd(lobby, 2)
            ports = lobby.ports
            seek = await seeks.offer_seek(wish(private=True), han, ports)
            other = await seeks.offer_seek(wish(), leia, ports)
            assert () == (await lobby.seeks_for(leia)).open
            await seeks.withdraw_seek(wire.NamedSeek(other.id), leia, ports)
            taking = seeks.take_seek(wire.TakeSeek(SITH, seek.id), leia, ports)
            assert Code.MISSING == (await refused(taking)).code

            seen = await seeks.read_linked_seek(wire.LinkedSeek(seek.link), ports)
            assert (seek.id, "", "") == (seen.id, seen.deck, seen.link)
            table = await seeks.take_seek(wire.TakeSeek(SITH, link=seek.link), leia, ports)
            assert table.private
            again = seeks.take_seek(wire.TakeSeek(SITH, link=seek.link), leia, ports)
            assert Code.MISSING == (await refused(again)).code

    asyncio.run(main())


def test_an_offer_without_a_word_from_its_owner_is_forgotten(database: Opens) -> None:
    """Unless it is renewed; by correspondence it stands for days. What is old is swept."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia, luke = await crowd(lobby, 3)
            seek = await seeks.offer_seek(wish(), han, lobby.ports)
            await seeks.offer_seek(wish(settings=BY_MAIL), luke, lobby.ports)
            for _ in range(3):
                lobby.at += seeks.LIVE_MS - 1
                await seeks.renew_seek(wire.NamedSeek(seek.id), han, lobby.ports)
            assert 2 == len((await lobby.seeks_for(leia)).open)
            lobby.at += seeks.LIVE_MS
            assert [luke.id] == [one.owner for one in (await lobby.seeks_for(leia)).open]
            taking = seeks.take_seek(wire.TakeSeek(SITH, seek.id), leia, lobby.ports)
            assert Code.MISSING == (await refused(taking)).code
            lobby.at += SEEKS_MS + 1
            assert 1 == await sweep_lobby(lobby.ports)

    asyncio.run(main())


def test_whoever_sits_down_waits_nowhere_else(database: Opens) -> None:
    """Other offers for now are gone, those by correspondence stand; too many are refused."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await crowd(lobby, 2)
            await offer(lobby, han, request=wish(terms=OPEN))
            await offer(lobby, han, request=wish(settings=BY_MAIL))
            await offer(lobby, han, leia, request=wish())

            own = (await lobby.seeks_for(han)).own
            assert [True, False] == [one.table == "" for one in own]
            assert BY_MAIL == own[0].settings
            for minutes in range(1, seeks.MOST_SEEKS):
                await offer(lobby, han, request=wish(settings=TableSettings(ChessClock(minutes))))
            more = seeks.offer_seek(wish(settings=QUICK), han, lobby.ports)
            assert Code.CONFLICT == (await refused(more)).code
            lobby.at += TABLES_MS + 1
            assert 0 < await sweep_lobby(lobby.ports)
            assert [] == await opponents(lobby, han)

    asyncio.run(main())


def test_many_matchers_in_one_process_seat_everybody_once(database: Opens) -> None:
    """Each of twenty sits at one table, though four match at the same time."""

    async def main() -> None:
        async with lobby_on(database) as lobby, database() as second:
            people = await crowd(lobby, 20)
            both = (lobby.ports, lobby.another_process(second))
            await asyncio.gather(
                *(seeks.offer_seek(wish(), one, both[n % 2]) for n, one in enumerate(people))
            )
            left = await SeekStore(lobby.database).waiting(lobby.at, 20)
            await asyncio.gather(*(matchmaker.match_waiting(left, both[n % 2]) for n in range(4)))
            assert [1] * 20 == [len(await opponents(lobby, one)) for one in people]

    asyncio.run(main())


def test_somebody_with_two_offers_is_seated_once(database: Opens) -> None:
    """Two matchers take them at the same moment, each with another opponent: one is too late."""

    async def main() -> None:
        async with lobby_on(database) as lobby, database() as second:
            stores = (SeekStore(lobby.database), SeekStore(second))
            for number in range(10):
                han, leia, luke = [await lobby.person(f"{one}{number}") for one in "abc"]
                made = []
                for terms, other in ((wire.Terms("INF"), leia), (OPEN, luke)):
                    own = await seeks.offer_seek(wish(terms=terms, private=True), han, lobby.ports)
                    seek = await stores[0].own(han.id, own.id)
                    seat = StoredSeat(1, other.id, "", seek.deck_name, seek.listed)
                    made.append(matchmaker.table_of(seek, (seat,), seek.settings, lobby.at))
                own_ids = [one.id for one in (await lobby.seeks_for(han)).own]
                done = await asyncio.gather(
                    *(
                        store.seat(table, (seek_id,), lobby.at)
                        for store, table, seek_id in zip(stores, made, own_ids, strict=True)
                    )
                )
                assert [False, True] == sorted(done)
                assert 1 == len(await opponents(lobby, han))

    asyncio.run(main())


@pytest.mark.parametrize("size", [30])
def test_two_processes_seat_everybody_once(postgres_url: str, size: int) -> None:
    """Offers in two queues each, two processes that match them: one table for everybody."""

    async def main() -> None:
        async with lobby_on(lambda: open_database(postgres_url)) as lobby:
            people = await crowd(lobby, size)
            for terms in (wire.Terms("INF"), OPEN):
                for one in people:
                    # Hidden from the matchmaker until both processes run.
                    await seeks.offer_seek(wish(terms=terms, private=True), one, lobby.ports)
            commands = [(sys.executable, str(MATCHER), postgres_url, str(lobby.at))] * 2
            running = [await asyncio.create_subprocess_exec(*command) for command in commands]
            await lobby.database.run("UPDATE seeks SET link = NULL")
            assert [0, 0] == [await asyncio.wait_for(one.wait(), 60) for one in running]
            assert [1] * size == [len(await opponents(lobby, one)) for one in people]

    asyncio.run(main())


def test_decks_that_cannot_meet_are_kept_apart(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not matched, not taken, not sat down with; a bot brings one that can meet."""

    def apart(decks: object, lists: list[bytes]) -> str:
        return "Both decks are the same." if len(set(lists)) < len(lists) else ""

    monkeypatch.setattr(DestinyDecks, "apart", apart)

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, luke, leia = await crowd(lobby, 3)
            await offer(lobby, han, luke, request=wish(JEDI))
            [seek] = (await lobby.seeks_for(han)).own
            taking = seeks.take_seek(wire.TakeSeek(JEDI, seek.id), leia, lobby.ports)

            assert "Both decks are the same." == (await refused(taking)).message
            assert [] == await opponents(lobby, han)
            await offer(lobby, leia, request=wish(SITH))
            assert ["Pilot02"] == await opponents(lobby, han)
            alone = wire.CreateTable(wish().terms, JEDI, against=wire.BotSeat("random"))
            table = await tables.create_table(alone, luke, lobby.ports)
            stored = await TableStore(lobby.ports.database).find(table.id)
            assert 2 == len({seat.listed for seat in stored.seats})

    asyncio.run(main())
