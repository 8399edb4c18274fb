"""Tables: opened, joined, left, played again, and what a game needs to begin."""

import asyncio
from collections.abc import Awaitable

import pytest

from dejarik.hosting.play.settings_wire import Correspondence, TableSettings
from dejarik.kernel.chance import seed_from
from dejarik.kernel.state import Outcome
from dejarik.service.lobby import course, rematches, seating, tables
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.table_store import TableStore
from dejarik.service.lobby.terms import list_terms
from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal
from dejarik.testing.lobbies import INFINITE, JEDI, SITH, LobbyForTests, Opens, lobby_on, refused
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files

NONCE = "ab" * 16


async def two(lobby: LobbyForTests) -> tuple[Account, Account]:
    """Two people."""
    return await lobby.person("Han"), await lobby.person("Leia")


async def played(lobby: LobbyForTests, han: Account, leia: Account) -> wire.Table:
    """A table whose game is over."""
    ports = lobby.ports
    table = await tables.create_table(wire.CreateTable(INFINITE, JEDI), han, ports)
    await tables.sit_down(wire.SitDown(table.id, SITH), leia, ports)
    await course.opened(table.id, f"game-{table.id}", "hash", ports)
    await course.begun(table.id, ports)
    await course.finished(table.id, Outcome([[1], [0]], "no_characters"), ports)
    return table


async def ids(listed: Awaitable[wire.Tables]) -> list[str]:
    """The ids of listed tables."""
    return [table.id for table in (await listed).tables]


def test_a_table_against_a_bot_is_ready_at_once(database: Opens) -> None:
    """The bot takes a deck that fits; the setup starts a game."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            request = wire.CreateTable(INFINITE, JEDI, against=wire.BotSeat("search:0.5"))
            table = await tables.create_table(request, han, lobby.ports)

            assert ["Han", "thinking bot"] == [seat.name for seat in table.seats]
            found = await course.ready(table.id, lobby.ports)
            assert found is not None
            assert ("", "search:0.5") == (found.hosted.seats[1].account, found.hosted.seats[1].bot)
            game = games.destiny()
            assert game.pending(game.start(found.setup, seed_from("table")))

    asyncio.run(main())


@pytest.mark.parametrize("bot", ["search:0", "search:9"])
def test_a_bot_that_thinks_too_long_or_not_at_all_is_refused(database: Opens, bot: str) -> None:
    """With the names of those there are."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            request = wire.CreateTable(INFINITE, JEDI, against=wire.BotSeat(bot))
            no = await refused(tables.create_table(request, han, lobby.ports))
            assert (Code.INVALID, True) == (no.code, "veteran" in no.advice)

    asyncio.run(main())


def test_a_table_waits_until_somebody_sits_down(database: Opens) -> None:
    """Then it is ready with both decks and names, and no longer listed as free."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            table = await tables.create_table(wire.CreateTable(INFINITE, JEDI), han, ports)

            assert None is await course.ready(table.id, ports)
            assert [table.id] == await ids(lobby.tables_for(leia))
            await tables.sit_down(wire.SitDown(table.id, SITH), leia, ports)
            assert [] == await ids(lobby.tables_for(leia))
            found = await course.ready(table.id, ports)
            assert found is not None
            assert ["Han", "Leia"] == [seat.name for seat in found.hosted.seats]
            assert ("INF", "arh") == (found.setup["format"], found.setup["edition"])

    asyncio.run(main())


def test_one_seat_is_taken_once(database: Opens) -> None:
    """Of many who sit down at the same moment one sits, and the others are told."""

    async def main() -> None:
        async with lobby_on(database) as lobby, database() as second:
            han = await lobby.person("Han")
            rivals = [await lobby.person(f"Rival{number}") for number in range(6)]
            both = (lobby.ports, lobby.another_process(second))
            table = await tables.create_table(wire.CreateTable(INFINITE, JEDI), han, both[0])
            request = wire.SitDown(table.id, SITH)
            found = await asyncio.gather(
                *(tables.sit_down(request, one, both[n % 2]) for n, one in enumerate(rivals)),
                return_exceptions=True,
            )

            refusals = [one for one in found if isinstance(one, Refusal)]
            assert [Code.TAKEN] * 5 == [one.code for one in refusals]
            seated = (await tables.show_table(wire.NamedTable(table.id), han, both[0])).seats
            assert 2 == len(seated)

    asyncio.run(main())


def test_a_private_table_is_opened_by_its_link(database: Opens) -> None:
    """It is not listed; without the link it is as if there were none."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            request = wire.CreateTable(INFINITE, JEDI, private=True)
            table = await tables.create_table(request, han, ports)

            assert [] == await ids(lobby.tables_for(leia))
            for link in (None, "wrong"):
                sitting = tables.sit_down(wire.SitDown(table.id, SITH, link), leia, ports)
                assert Code.MISSING == (await refused(sitting)).code
                looking = tables.show_table(wire.NamedTable(table.id, link), leia, ports)
                assert Code.MISSING == (await refused(looking)).code
            seen = await tables.show_table(wire.NamedTable(table.id, table.link), leia, ports)
            assert "" == seen.link
            await tables.sit_down(wire.SitDown(table.id, SITH, table.link), leia, ports)

    asyncio.run(main())


def test_whoever_leaves_makes_room(database: Opens) -> None:
    """The other becomes the host; with the last person the table goes."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            table = await tables.create_table(wire.CreateTable(INFINITE, JEDI), han, ports)
            await tables.sit_down(wire.SitDown(table.id, SITH), leia, ports)
            named = wire.NamedTable(table.id)

            await tables.leave_table(named, han, ports)
            left = await tables.show_table(named, leia, ports)
            assert ("leia", [1]) == (left.host, [seat.seat for seat in left.seats])
            await tables.leave_table(named, leia, ports)
            assert Code.MISSING == (await refused(tables.show_table(named, leia, ports))).code

    asyncio.run(main())


def test_nobody_leaves_a_game_that_has_begun(database: Opens) -> None:
    """Nor sits down at it, nor begins it twice."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            table = await tables.create_table(wire.CreateTable(INFINITE, JEDI), han, ports)
            await tables.sit_down(wire.SitDown(table.id, SITH), leia, ports)

            assert [True, False] == [
                await course.opened(table.id, game, "hash", ports) for game in ("a", "b")
            ]
            assert [True, False] == [await course.begun(table.id, ports) for _ in range(2)]
            no = await refused(tables.leave_table(wire.NamedTable(table.id), han, ports))
            assert Code.CONFLICT == no.code
            chewie = await lobby.person("Chewie")
            sitting = tables.sit_down(wire.SitDown(table.id, SITH), chewie, ports)
            assert Code.TAKEN == (await refused(sitting)).code
            assert None is await course.ready(table.id, ports)

    asyncio.run(main())


def test_leaving_a_game_that_was_opened_but_not_begun_removes_the_table(database: Opens) -> None:
    """A vanished opponent holds nobody."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            table = await tables.create_table(wire.CreateTable(INFINITE, JEDI), han, ports)
            await tables.sit_down(wire.SitDown(table.id, SITH), leia, ports)
            await course.opened(table.id, "game", "hash", ports)

            await tables.leave_table(wire.NamedTable(table.id), han, ports)
            assert [] == await ids(tables.list_own_tables(leia, ports))

    asyncio.run(main())


async def share(table: wire.Table, who: Account, nonce: str, ports: LobbyPorts) -> object:
    """What comes of somebody's nonce."""
    return await course.add_nonce(wire.AddNonce(table.id, nonce), who, ports)


def test_nonces_are_taken_once_from_everybody_after_the_commitment(database: Opens) -> None:
    """A second one of the same person changes nothing."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            table = await tables.create_table(wire.CreateTable(INFINITE, JEDI), han, ports)
            await tables.sit_down(wire.SitDown(table.id, SITH), leia, ports)

            assert Code.CONFLICT == (await refused(share(table, han, NONCE, ports))).code
            await course.opened(table.id, "game", "hash", ports)
            assert None is await share(table, han, NONCE, ports)
            assert None is await share(table, han, "cd" * 16, ports)
            found = await share(table, leia, "ef" * 16, ports)
            assert (bytes.fromhex(NONCE), bytes.fromhex("ef" * 16)) == found
            stranger = await lobby.person("Jabba")
            assert Code.CONFLICT == (await refused(share(table, stranger, NONCE, ports))).code

    asyncio.run(main())


def test_ones_own_tables_say_whose_turn_it_is(database: Opens) -> None:
    """Those where it is one's own turn come first; a result ends them."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            settings = TableSettings(Correspondence(3))
            made: list[str] = []
            for turn in (1, 0):
                request = wire.CreateTable(INFINITE, JEDI, settings)
                table = await tables.create_table(request, han, ports)
                await tables.sit_down(wire.SitDown(table.id, SITH), leia, ports)
                await course.opened(table.id, f"game{turn}", "hash", ports)
                await course.begun(table.id, ports)
                await course.turns_are(table.id, [turn], ports)
                made.append(table.id)
                lobby.at += 1

            assert made[::-1] == await ids(tables.list_own_tables(han, ports))
            assert made == await ids(tables.list_own_tables(leia, ports))
            assert await course.finished(made[0], Outcome([[1], [0]], "conceded"), ports)
            assert not await course.finished(made[0], Outcome([[0, 1]], "draw"), ports)
            over = (await tables.list_own_tables(leia, ports)).tables[-1]
            assert wire.Result(((1,), (0,)), "conceded") == over.result

    asyncio.run(main())


def test_a_rematch_swaps_the_seats_and_needs_both(database: Opens) -> None:
    """Whoever asks second accepts; both asking at once make one table."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            named = wire.AskRematch((await played(lobby, han, leia)).id)
            first, second = await asyncio.gather(
                rematches.ask_rematch(named, han, ports), rematches.ask_rematch(named, leia, ports)
            )

            assert first.id == second.id
            found = await course.ready(first.id, ports)
            assert found is not None
            assert ["Leia", "Han"] == [seat.name for seat in found.hosted.seats]

    asyncio.run(main())


def test_decks_can_be_swapped_with_the_computer(database: Opens) -> None:
    """Each plays what the other had; between people everybody keeps their own."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            against = wire.BotSeat("greedy", SITH)
            request = wire.CreateTable(INFINITE, JEDI, against=against)
            table = await tables.create_table(request, han, ports)
            await course.opened(table.id, "game", "hash", ports)
            await course.begun(table.id, ports)
            await course.finished(table.id, Outcome([[0], [1]], "conceded"), ports)
            store = TableStore(lobby.ports.database)
            before = {seat.bot: seat.listed for seat in (await store.find(table.id)).seats}

            again = await rematches.ask_rematch(wire.AskRematch(table.id, swap=True), han, ports)

            after = {seat.bot: seat.listed for seat in (await store.find(again.id)).seats}
            assert {"": before["greedy"], "greedy": before[""]} == after
            people = await played(lobby, han, leia)
            asking = rematches.ask_rematch(wire.AskRematch(people.id, swap=True), han, ports)
            assert Code.CONFLICT == (await refused(asking)).code

    asyncio.run(main())


def test_a_rematch_can_be_declined(database: Opens) -> None:
    """Until the other has come nothing begins; declining removes it."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            table = await played(lobby, han, leia)
            again = await rematches.ask_rematch(wire.AskRematch(table.id), han, ports)

            assert [False, True] == [seat.here for seat in again.seats]
            assert None is await course.ready(again.id, ports)
            assert again.id in await ids(tables.list_own_tables(leia, ports))
            assert [] == await ids(lobby.tables_for(leia))
            await tables.leave_table(wire.NamedTable(again.id), leia, ports)
            assert [table.id] == await ids(tables.list_own_tables(han, ports))

    asyncio.run(main())


def test_a_block_keeps_people_from_each_others_tables(database: Opens) -> None:
    """Whoever of the two has blocked: not listed, not joined, no rematch."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            old = await played(lobby, han, leia)
            table = await tables.create_table(wire.CreateTable(INFINITE, JEDI), han, ports)
            await lobby.block(han, leia)

            assert [] == await ids(lobby.tables_for(leia))
            sitting = tables.sit_down(wire.SitDown(table.id, SITH), leia, ports)
            assert Code.FORBIDDEN == (await refused(sitting)).code
            asking = rematches.ask_rematch(wire.AskRematch(old.id), leia, ports)
            assert Code.FORBIDDEN == (await refused(asking)).code

    asyncio.run(main())


def test_what_may_not_be_played_is_refused(database: Opens) -> None:
    """An illegal deck with its reasons, correspondence without notices, too many tables."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, ports = await lobby.person("Han"), lobby.ports
            request = wire.CreateTable(wire.Terms("starter"), JEDI)
            no = await refused(tables.create_table(request, han, ports))
            assert (Code.INVALID, True) == (no.code, "Jedi cannot be played" in no.message)
            lobby.notices.ways = ()
            by_mail = wire.CreateTable(INFINITE, JEDI, TableSettings(Correspondence(3)))
            assert (
                "not offered" in (await refused(tables.create_table(by_mail, han, ports))).message
            )
            for _ in range(seating.MOST_WAITING):
                await tables.create_table(wire.CreateTable(INFINITE, JEDI), han, ports)
            again = tables.create_table(wire.CreateTable(INFINITE, JEDI), han, ports)
            assert Code.CONFLICT == (await refused(again)).code

    asyncio.run(main())


def test_what_can_be_played_is_listed(database: Opens) -> None:
    """Formats with whether a ready deck fits; correspondence only with notices."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            found = await list_terms(lobby.ports)
            destiny = found.titles[0]
            assert wire.FormatOffered("INF", files.formats()["INF"].name, True) in destiny.formats
            assert ("destiny", "arh", (2,)) == (destiny.id, destiny.editions[0], destiny.seats)
            assert ("none", "chess", "correspondence") == found.clocks
            lobby.notices.ways = ()
            assert ("none", "chess") == (await list_terms(lobby.ports)).clocks

    asyncio.run(main())


def test_a_fork_names_its_point_and_a_deleted_person_is_somebody(database: Opens) -> None:
    """The fields travel with the table; names come from those who are there."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            ports = lobby.ports
            point = wire.Fork("game", 12)
            request = wire.CreateTable(INFINITE, JEDI, fork=point)
            table = await tables.create_table(request, han, ports)
            await tables.sit_down(wire.SitDown(table.id, SITH), leia, ports)
            found = await course.ready(table.id, ports)
            assert found is not None
            assert point == found.fork == table.fork
            await lobby.database.run("DELETE FROM accounts WHERE id = 'leia'")
            seen = await tables.show_table(wire.NamedTable(table.id), han, ports)
            assert ["Han", "somebody"] == [seat.name for seat in seen.seats]

    asyncio.run(main())
