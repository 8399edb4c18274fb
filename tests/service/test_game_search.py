"""Games that are over and were open to all are found by card, deck, player and length."""

import asyncio

import pytest

from dejarik.hosting.decks import deck_hash
from dejarik.hosting.play.lengths import Length
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.kernel.state import Outcome
from dejarik.service.lobby import course, game_search, tables
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.game_search import GameWanted, PageWanted, SearchGames, SeatWanted
from dejarik.service.lobby.search_wire import GamesFound
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.office import Visitor
from dejarik.service.ports import Account
from dejarik.service.refusals import Code
from dejarik.testing.lobbies import INFINITE, JEDI, SITH, LobbyForTests, Opens, lobby_on, refused
from dejarik.titles.registry import TITLES

HERE = Visitor("192.0.2.1")
HAN_WINS = Outcome([[0], [1]], "no_characters")
LEVEL = Outcome([[0, 1]], "both_out")
SHORT, LONG = Length(2, 30), Length(9, 140)
DECKS = {one.name: one.listed for one in TITLES.named("destiny").decks.ready()}


async def over(
    lobby: LobbyForTests,
    people: tuple[Account, Account],
    outcome: Outcome = HAN_WINS,
    length: Length | None = SHORT,
    settings: TableSettings | None = None,
    *,
    private: bool = False,
) -> str:
    """A game between two people that is over, the first with the Jedi; which game it is."""
    one, other = people
    request = wire.CreateTable(INFINITE, JEDI, settings or TableSettings(), private=private)
    table = await tables.create_table(request, one, lobby.ports)
    await tables.sit_down(wire.SitDown(table.id, SITH, table.link or None), other, lobby.ports)
    game = f"game-{table.id}"
    await course.opened(table.id, game, "hash", lobby.ports)
    await course.begun(table.id, lobby.ports)
    lobby.at += 1_000
    assert await course.finished(table.id, outcome, lobby.ports, length)
    return game


async def found(
    lobby: LobbyForTests,
    game: GameWanted | None = None,
    page: PageWanted | None = None,
    seat: SeatWanted | None = None,
) -> GamesFound:
    """What a search finds."""
    wanted = SearchGames(seat or SeatWanted(), game or GameWanted(), page or PageWanted())
    return await game_search.search_games(wanted, HERE, lobby.ports)


def games_in(told: GamesFound) -> list[str]:
    """Which games were found."""
    return [one.game for one in told.games]


async def two(lobby: LobbyForTests) -> tuple[Account, Account]:
    """Two people."""
    return await lobby.person("Han"), await lobby.person("Leia")


def test_a_game_is_told_with_its_players_decks_and_length(database: Opens) -> None:
    """What people call a deck is theirs; one that comes with the program has its name."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            game = await over(lobby, await two(lobby))
            [one] = (await found(lobby)).games
            assert (game, "destiny", "INF", lobby.at) == (
                one.game,
                one.title,
                one.format,
                one.ended,
            )
            assert (2, 30, "no_characters") == (one.rounds, one.decisions, one.reason)
            han, leia = one.players
            assert ("Han", "han", "won", "jedi") == (
                *(han.name, han.account, han.result, han.deck.ready),
            )
            assert ("Leia", "lost", "sith") == (leia.name, leia.result, leia.deck.ready)
            decks = TITLES.named("destiny").decks
            assert deck_hash(decks, DECKS["jedi"]) == han.deck.hash
            assert decks.summary(DECKS["jedi"]).faces == han.deck.faces

    asyncio.run(main())


@pytest.mark.parametrize(
    ("settings", "private"), [(TableSettings(), True), (TableSettings(spectators=False), False)]
)
def test_what_was_not_open_to_all_is_not_found(
    database: Opens, settings: TableSettings, *, private: bool
) -> None:
    """A private game, and one without spectators; of neither the cards are noted."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            await over(lobby, await two(lobby), settings=settings, private=private)
            assert () == (await found(lobby)).games
            assert [] == await lobby.database.rows("SELECT * FROM seat_cards")
            noted = "SELECT rounds, decisions, found FROM tables"
            assert [(2, 30, 0)] == await lobby.database.rows(noted)

    asyncio.run(main())


def test_all_that_is_wanted_of_somebody_is_wanted_of_one_seat(database: Opens) -> None:
    """Who played, with which card or deck, and what they got out of it."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            people = await two(lobby)
            game = await over(lobby, people)
            destiny = GameWanted(title="destiny")
            decks = TITLES.named("destiny").decks
            jedi, sith = (dict(decks.cards(DECKS[name])) for name in ("jedi", "sith"))
            card = next(code for code in jedi if code not in sith)
            hits = [
                SeatWanted(player="han"),
                SeatWanted(player="Han", result="won"),
                SeatWanted(card=card, result="won"),
                SeatWanted(deck="sith", player="Leia"),
                SeatWanted(deck=deck_hash(decks, DECKS["sith"]), result="lost"),
            ]
            misses = [
                SeatWanted(player="Han", result="lost"),
                SeatWanted(card=card, player="Leia"),
                SeatWanted(card="no-such-card"),
                SeatWanted(deck="jedi", result="lost"),
                SeatWanted(bot="greedy"),
                SeatWanted(result="drawn"),
            ]
            for seat in hits:
                assert [game] == games_in(await found(lobby, destiny, seat=seat)), seat
            for seat in misses:
                assert [] == games_in(await found(lobby, destiny, seat=seat)), seat

    asyncio.run(main())


def test_games_are_found_by_terms_length_and_time(database: Opens) -> None:
    """Limits are part of what they limit; a length that nobody knows is not short."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            people = await two(lobby)
            short = await over(lobby, people)
            middle = lobby.at + 1
            long = await over(lobby, people, LEVEL, LONG)
            unknown = await over(lobby, people, length=Length(0, 5))
            expected = {
                GameWanted(): [unknown, long, short],
                GameWanted(title="destiny", format="INF"): [unknown, long, short],
                GameWanted(title="swccg"): [],
                GameWanted(format="starter"): [],
                GameWanted(least_rounds=9): [long],
                GameWanted(most_rounds=2): [short],
                GameWanted(least_rounds=2, most_rounds=9): [long, short],
                GameWanted(since=middle): [unknown, long],
            }
            for wanted, games in expected.items():
                assert games == games_in(await found(lobby, wanted)), wanted
            assert [long] == games_in(await found(lobby, seat=SeatWanted(result="drawn")))

    asyncio.run(main())


def test_a_search_has_pages_and_an_end(database: Opens) -> None:
    """Every game once, though two were over at the same moment."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            people = await two(lobby)
            games = {await over(lobby, people) for _ in range(5)}
            await lobby.database.run("UPDATE tables SET ended = 7")
            told, cursor = [], ""
            for length in (2, 2, 1):
                page = await found(lobby, page=PageWanted(cursor, 2))
                assert length == len(page.games)
                told += games_in(page)
                cursor = page.next
            assert ("", games, 5) == (cursor, set(told), len(told))

    asyncio.run(main())


def test_bots_are_found_however_long_they_think(database: Opens) -> None:
    """By the name, not by the time."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            request = wire.CreateTable(INFINITE, JEDI, against=wire.BotSeat("search:0.5"))
            table = await tables.create_table(request, han, lobby.ports)
            await course.opened(table.id, "played", "hash", lobby.ports)
            await course.begun(table.id, lobby.ports)
            await course.finished(table.id, HAN_WINS, lobby.ports, SHORT)
            assert ["played"] == games_in(
                await found(lobby, seat=SeatWanted(bot="search", result="lost"))
            )
            assert [] == games_in(await found(lobby, seat=SeatWanted(bot="sear")))

    asyncio.run(main())


def test_what_cannot_be_meant_is_refused(database: Opens) -> None:
    """A card without its game, a game and a name that nobody has, and searching too often."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            asked = [
                (Code.INVALID, found(lobby, seat=SeatWanted(card="01001"))),
                (Code.INVALID, found(lobby, GameWanted(title="chess"))),
                (Code.MISSING, found(lobby, seat=SeatWanted(player="Nobody-Here"))),
                (Code.MISSING, found(lobby, seat=SeatWanted(player="%"))),
            ]
            for code, asking in asked:
                assert code is (await refused(asking)).code
            for _ in range(26):
                await found(lobby)
            assert Code.TOO_OFTEN is (await refused(found(lobby))).code

    asyncio.run(main())


def test_somebody_who_is_gone_is_somebody(database: Opens) -> None:
    """The game stays, the name goes, and so does the way to their page."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            await over(lobby, (han, leia))
            await AccountStore(lobby.database).delete(leia.id)
            [game] = (await found(lobby)).games
            assert [("Han", "han"), ("somebody", "")] == [
                (one.name, one.account) for one in game.players
            ]

    asyncio.run(main())
