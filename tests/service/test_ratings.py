"""Rated games change ratings once; profiles and ladders tell what they may."""

import asyncio
from dataclasses import replace

import pytest

from dejarik.hosting.people import ratings
from dejarik.hosting.people.ratings import Played, Rating
from dejarik.hosting.play.settings_wire import ChessClock, TableSettings
from dejarik.kernel.state import Outcome
from dejarik.service.lobby import course, profile_wire, profiles, rating, seating, seeks, tables
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.rating_store import Ladder, RatingStore
from dejarik.service.people.account_store import AccountStore
from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal
from dejarik.testing.lobbies import INFINITE, JEDI, SITH, LobbyForTests, Opens, lobby_on, refused

CLOCK = ChessClock(20, 10)
RATED = TableSettings(clock=CLOCK, rated=True)
LADDER = Ladder("destiny", "INF")
HAN_WINS = Outcome([[0], [1]], "no_characters")
LEIA_WINS = Outcome([[1], [0]], "no_characters")
LEVEL = Outcome([[0, 1]], "both_out")


async def two(lobby: LobbyForTests) -> tuple[Account, Account]:
    """Two people."""
    return await lobby.person("Han"), await lobby.person("Leia")


async def playing(
    lobby: LobbyForTests,
    han: Account,
    leia: Account,
    settings: TableSettings = RATED,
    *,
    private: bool = False,
) -> str:
    """A table whose game goes on."""
    request = wire.CreateTable(INFINITE, JEDI, settings, private=private)
    table = await tables.create_table(request, han, lobby.ports)
    await tables.sit_down(wire.SitDown(table.id, SITH, table.link or None), leia, lobby.ports)
    return await _begun(lobby, table.id)


async def against_bot(lobby: LobbyForTests, han: Account) -> str:
    """A table against a bot, whose game goes on."""
    settings = TableSettings(clock=CLOCK, rated=True, undo="never")
    request = wire.CreateTable(INFINITE, JEDI, settings, against=wire.BotSeat("greedy"))
    table = await tables.create_table(request, han, lobby.ports)
    return await _begun(lobby, table.id)


async def _begun(lobby: LobbyForTests, table: str) -> str:
    await course.opened(table, f"game-{table}", "hash", lobby.ports)
    await course.begun(table, lobby.ports)
    return table


async def points(lobby: LobbyForTests, holder: str) -> float | None:
    """Somebody's points; nothing if they have no rating."""
    held = await RatingStore(lobby.database).of(holder)
    return held[0].rating.points if held else None


async def profile(lobby: LobbyForTests, of: Account, seen_by: Account) -> profile_wire.Profile:
    """Somebody's profile as another sees it."""
    return await profiles.show_profile(profile_wire.ShowProfile(of.id), seen_by, lobby.ports)


def test_a_rated_game_moves_both_ratings_once(database: Opens) -> None:
    """By the arithmetic of a period with one game; telling of it again changes nothing."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            table = await playing(lobby, han, leia)
            assert await course.finished(table, HAN_WINS, lobby.ports)
            won = ratings.after_games(Rating(), [Played(Rating(), 1.0)])
            lost = ratings.after_games(Rating(), [Played(Rating(), 0.0)])
            for _ in range(2):
                [held] = await RatingStore(lobby.database).of(han.id)
                assert (LADDER, won, 1, lobby.at) == (
                    held.ladder,
                    held.rating,
                    held.games,
                    held.played,
                )
                assert lost.points == await points(lobby, leia.id)
                assert not await course.finished(table, LEIA_WINS, lobby.ports)

    asyncio.run(main())


def test_time_without_games_makes_the_next_one_weigh_more(database: Opens) -> None:
    """The deviation grows before the next game is counted."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            await course.finished(await playing(lobby, han, leia), HAN_WINS, lobby.ports)
            before = {
                who.id: (await RatingStore(lobby.database).of(who.id))[0] for who in (han, leia)
            }
            lobby.at += 40 * ratings.PERIOD_MS
            await course.finished(await playing(lobby, han, leia), LEVEL, lobby.ports)
            rested = {
                one: ratings.after_idle(held.rating, 40 * ratings.PERIOD_MS)
                for one, held in before.items()
            }
            assert rested[han.id].deviation > before[han.id].rating.deviation
            drawn = ratings.after_games(rested[han.id], [Played(rested[leia.id], 0.5)])
            [held] = await RatingStore(lobby.database).of(han.id)
            assert (drawn, 2) == (held.rating, held.games)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("settings", "outcome"),
    [(TableSettings(), HAN_WINS), (RATED, Outcome([[0, 1]], rating.ABANDONED))],
)
def test_what_does_not_count_moves_nothing(
    database: Opens, settings: TableSettings, outcome: Outcome
) -> None:
    """An unrated game, and one that an administrator ended."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            await course.finished(await playing(lobby, han, leia, settings), outcome, lobby.ports)
            assert await points(lobby, han.id) is None

    asyncio.run(main())


def test_a_bot_has_a_rating_of_its_own(database: Opens) -> None:
    """All bots of one name share it."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            for _ in range(2):
                await course.finished(await against_bot(lobby, han), HAN_WINS, lobby.ports)
            [held] = await RatingStore(lobby.database).of("bot:greedy")
            assert 2 == held.games
            assert held.rating.points < 1500

    asyncio.run(main())


def test_somebody_who_is_gone_has_no_rating_and_their_game_moves_none(database: Opens) -> None:
    """The rating goes with the account, and what was going on then does not count."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            await course.finished(await playing(lobby, han, leia), HAN_WINS, lobby.ports)
            table = await playing(lobby, han, leia)
            won = await points(lobby, han.id)
            await AccountStore(lobby.database).delete(leia.id)
            assert await points(lobby, leia.id) is None
            assert await course.finished(table, HAN_WINS, lobby.ports)
            assert won == await points(lobby, han.id)

    asyncio.run(main())


def test_two_games_that_end_at_once_both_count(database: Opens) -> None:
    """Through two connections; whoever is second waits."""

    async def main() -> None:
        async with lobby_on(database) as lobby, database() as other:
            han, leia = await two(lobby)
            table, again = [await playing(lobby, han, leia) for _ in range(2)]
            await asyncio.gather(
                course.finished(table, HAN_WINS, lobby.ports),
                course.finished(again, HAN_WINS, lobby.another_process(other)),
            )
            [held] = await RatingStore(lobby.database).of(han.id)
            assert 2 == held.games

    asyncio.run(main())


def test_what_cannot_be_rated_is_refused(database: Opens) -> None:
    """A fork, and a bot that lets everything be taken back."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            bot = wire.BotSeat("greedy")
            fork = wire.Fork("none", 1)
            consenting = wire.CreateTable(INFINITE, JEDI, RATED, against=bot)
            strict = TableSettings(clock=CLOCK, rated=True, undo="never")
            forked = wire.CreateTable(INFINITE, JEDI, strict, against=bot, fork=fork)
            for request in (consenting, forked):
                refusal = await refused(tables.create_table(request, han, lobby.ports))
                assert Code.INVALID is refusal.code

    asyncio.run(main())


def test_more_than_two_are_not_rated() -> None:
    """Whoever they are; unrated they may play."""
    with pytest.raises(Refusal, match="two players"):
        seating.check_rated(RATED, 3, alone=False, forked=False)
    seating.check_rated(TableSettings(), 3, alone=True, forked=True)


def test_rated_and_unrated_offers_do_not_meet(database: Opens) -> None:
    """Two of one kind do, and their table is of that kind."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            lando = await lobby.person("Lando")
            await seeks.offer_seek(wire.OfferSeek(INFINITE, JEDI, RATED), han, lobby.ports)
            offer = wire.OfferSeek(INFINITE, SITH, TableSettings())
            alone = await seeks.offer_seek(offer, leia, lobby.ports)
            assert "" == alone.table
            offer = wire.OfferSeek(INFINITE, SITH, RATED)
            met = await seeks.offer_seek(offer, lando, lobby.ports)
            table = await tables.show_table(wire.NamedTable(met.table), lando, lobby.ports)
            assert {"Han", "Lando"} == {seat.name for seat in table.seats}
            assert table.settings.rated

    asyncio.run(main())


def test_a_profile_tells_others_only_what_was_open_to_all(database: Opens) -> None:
    """Private games, decks and opponents are for oneself."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            public = await playing(lobby, han, leia)
            await course.finished(public, HAN_WINS, lobby.ports)
            lobby.at += 5
            private = await playing(lobby, han, leia, TableSettings(), private=True)
            await course.finished(private, LEIA_WINS, lobby.ports)

            own = await profile(lobby, han, han)
            assert [private, public] == [game.table for game in own.games]
            assert ["lost", "won"] == [game.result for game in own.games]
            assert [None, 162] == [game.change for game in own.games]
            assert profile_wire.Scores(1, 1, 0) == own.scores
            assert [("destiny", "Jedi", profile_wire.Scores(1, 1, 0))] == [
                (one.title, one.deck, one.scores) for one in own.decks
            ]
            [against] = own.opponents
            assert (profile_wire.Opponent("Leia", "leia"), own.scores) == (
                against.opponent,
                against.scores,
            )

            seen = await profile(lobby, han, leia)
            assert [public] == [game.table for game in seen.games]
            assert profile_wire.Scores(1, 0, 0) == seen.scores
            assert ((), ()) == (seen.decks, seen.opponents)
            assert own.ratings == seen.ratings
            [shown] = seen.ratings
            assert (1662, True, 1) == (shown.points, shown.provisional, shown.games)
            assert (profile_wire.RatingPoint(lobby.at - 5, 1662),) == shown.course

    asyncio.run(main())


def test_a_profile_has_pages(database: Opens) -> None:
    """The next page begins before the last game of the one before."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            made = []
            for _ in range(3):
                made.append(await playing(lobby, han, leia, TableSettings()))
                lobby.at += 5
                await course.finished(made[-1], LEVEL, lobby.ports)
            first = await profiles.show_profile(
                profile_wire.ShowProfile(han.id, most=2), han, lobby.ports
            )
            assert (made[:0:-1], True) == ([game.table for game in first.games], first.more)
            rest = await profiles.show_profile(
                profile_wire.ShowProfile(han.id, first.games[-1].ended, 2), han, lobby.ports
            )
            assert (made[:1], False) == ([game.table for game in rest.games], rest.more)
            assert {"drawn"} == {game.result for game in (*first.games, *rest.games)}

    asyncio.run(main())


def test_there_is_no_profile_of_nobody(database: Opens) -> None:
    """And it says so."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            nobody = replace(han, id="nobody")
            assert Code.MISSING is (await refused(profile(lobby, nobody, han))).code

    asyncio.run(main())


def test_a_ladder_lists_whoever_is_known_well_enough(database: Opens) -> None:
    """Bots among them, the best first."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            request = profile_wire.ShowLadder("destiny", "INF")
            await course.finished(await against_bot(lobby, han), HAN_WINS, lobby.ports)
            assert () == (await profiles.show_ladder(request, lobby.ports)).standings
            for game in range(20):
                lobby.at += ratings.DAY_MS
                outcome = HAN_WINS if game % 3 else LEIA_WINS
                await course.finished(await against_bot(lobby, han), outcome, lobby.ports)
            listed = (await profiles.show_ladder(request, lobby.ports)).standings
            assert [("Han", "han", ""), ("practice bot", "", "greedy")] == [
                (one.name, one.account, one.bot) for one in listed
            ]
            assert listed[0].rating.points > listed[1].rating.points
            other = profile_wire.ShowLadder("swccg", "INF")
            assert () == (await profiles.show_ladder(other, lobby.ports)).standings

    asyncio.run(main())
