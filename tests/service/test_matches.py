"""Matches: the next game opens by itself, with the seats swapped and the points carried on."""

import asyncio

import pytest

from dejarik.hosting.people.matching import agreed
from dejarik.hosting.play.settings_wire import (
    ChessClock,
    TableSettings,
    queue_key,
    read_settings,
    write_settings,
)
from dejarik.kernel.state import Outcome
from dejarik.service.lobby import course, matches, rating, rematches, seating, tables
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.rating_store import RatingStore
from dejarik.service.lobby.table_store import TableStore
from dejarik.service.people.account_store import AccountStore
from dejarik.service.ports import Account, Missing
from dejarik.service.refusals import Code
from dejarik.testing.lobbies import INFINITE, JEDI, SITH, LobbyForTests, Opens, lobby_on

MATCH = TableSettings(ChessClock(20), best_of=3, rated=True)
LEVEL = [[0, 1]]


async def begun(lobby: LobbyForTests, table: str) -> str:
    """A table whose game goes on."""
    await course.opened(table, f"game-{table}", "hash", lobby.ports)
    await course.begun(table, lobby.ports)
    return table


async def match(lobby: LobbyForTests) -> tuple[Account, Account, str]:
    """Two people and the table of the first game of their match."""
    han, leia = await lobby.person("Han"), await lobby.person("Leia")
    table = await tables.create_table(wire.CreateTable(INFINITE, JEDI, MATCH), han, lobby.ports)
    await tables.sit_down(wire.SitDown(table.id, SITH), leia, lobby.ports)
    return han, leia, await begun(lobby, table.id)


async def won_by(lobby: LobbyForTests, table: str, who: Account | None) -> str:
    """End a game, and begin the one that follows; empty if none does."""
    found = await TableStore(lobby.database).find(table)
    ranking = LEVEL
    if who is not None:
        seat = found.seat_of(who.id)
        assert seat is not None
        ranking = [[seat.seat], [1 - seat.seat]]
    await course.finished(table, Outcome(ranking, "no_characters"), lobby.ports)
    try:
        following = await TableStore(lobby.database).rematch_of(table)
    except Missing:
        return ""
    return await begun(lobby, following.id)


async def points(lobby: LobbyForTests, table: str, who: Account) -> dict[str, float]:
    """The points of a match by account, as somebody is told."""
    told = await tables.show_table(wire.NamedTable(table), who, lobby.ports)
    return {seat.account: seat.points for seat in told.seats}


def test_the_next_game_opens_with_the_seats_swapped(database: Opens) -> None:
    """Everybody sits there with their deck, nobody has to ask, and it opens once."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia, first = await match(lobby)
            second = await won_by(lobby, first, han)
            assert not await course.finished(first, Outcome(LEVEL, "both_out"), lobby.ports)

            before, after = [await TableStore(lobby.database).find(one) for one in (first, second)]
            assert (2, MATCH, "playing") == (after.number, after.settings, after.status)
            for who in (han, leia):
                old, new = before.seat_of(who.id), after.seat_of(who.id)
                assert old is not None
                assert new is not None
                assert (1 - old.seat, old.listed, True) == (new.seat, new.listed, new.here)
            assert {han.id: 1.0, leia.id: 0.0} == await points(lobby, first, han)
            assert {han.id: 1.0, leia.id: 0.0} == await points(lobby, second, han)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("winners", "games", "ends"),
    [
        (("han", "han"), 2, (2.0, 0.0)),
        (("han", "leia", "leia"), 3, (1.0, 2.0)),
        (("han", "", ""), 3, (2.0, 1.0)),
        (("han", "", "leia"), 3, (1.5, 1.5)),
    ],
)
def test_a_match_is_decided(
    database: Opens, winners: tuple[str, ...], games: int, ends: tuple[float, float]
) -> None:
    """When somebody has more than half of it, or all was played; every game is rated."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia, table = await match(lobby)
            people = {"han": han, "leia": leia, "": None}
            last = table
            for winner in winners:
                last, table = table, await won_by(lobby, table, people[winner])
            assert "" == table
            assert {han.id: ends[0], leia.id: ends[1]} == await points(lobby, last, han)
            [held] = await RatingStore(lobby.database).of(han.id)
            assert games == held.games

    asyncio.run(main())


def test_a_match_ends_with_a_game_that_was_ended_or_an_account_that_went(database: Opens) -> None:
    """Nobody is awarded anything, and no table waits for nobody."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            _, leia, first = await match(lobby)
            await course.finished(first, Outcome(LEVEL, rating.ABANDONED), lobby.ports)
            with pytest.raises(Missing):
                await TableStore(lobby.database).rematch_of(first)
            assert {0.0} == set((await points(lobby, first, leia)).values())

        async with lobby_on(database) as lobby:
            han = await AccountStore(lobby.database).find("han")
            assert han is not None
            request = wire.CreateTable(INFINITE, JEDI, MATCH)
            table = await tables.create_table(request, han, lobby.ports)
            await tables.sit_down(wire.SitDown(table.id, SITH), leia, lobby.ports)
            await begun(lobby, table.id)
            await AccountStore(lobby.database).delete(han.id)
            assert "" == await won_by(lobby, table.id, leia)

    asyncio.run(main())


def test_a_rematch_of_a_match_begins_a_new_one(database: Opens) -> None:
    """With no points."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, _, first = await match(lobby)
            second = await won_by(lobby, first, han)
            assert "" == await won_by(lobby, second, han)
            again = await rematches.ask_rematch(wire.AskRematch(second), han, lobby.ports)
            assert 1 == again.number
            assert [0.0, 0.0] == [seat.points for seat in again.seats]

    asyncio.run(main())


def test_a_match_is_for_two(database: Opens) -> None:
    """And only those who want one meet for it."""
    with pytest.raises(Exception, match="A match is for two") as found:
        seating.check_rated(MATCH, 3, alone=False, forked=False)
    assert Code.INVALID is found.value.code  # type: ignore[attr-defined]
    single = TableSettings(ChessClock(20), rated=True)
    assert queue_key(single) != queue_key(MATCH)
    assert 3 == agreed([MATCH, MATCH]).best_of
    assert MATCH == read_settings(write_settings(MATCH))
    assert b"best_of" not in write_settings(single)


def test_an_older_table_is_no_match(database: Opens) -> None:
    """It is the first of one game, which decides it."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            request = wire.CreateTable(INFINITE, JEDI)
            table = await tables.create_table(request, han, lobby.ports)
            await tables.sit_down(wire.SitDown(table.id, SITH), leia, lobby.ports)
            await begun(lobby, table.id)
            assert "" == await won_by(lobby, table.id, han)
            assert matches.is_decided(await TableStore(lobby.database).find(table.id))

    asyncio.run(main())
