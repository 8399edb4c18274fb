"""Somebody's own games in numbers, private ones among them, for nobody else."""

import asyncio

from dejarik.hosting.play.lengths import Length
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.service.lobby import decks, own_statistics
from dejarik.service.lobby.deck_wire import StoreDeck
from dejarik.service.lobby.profile_wire import ShowProfile
from dejarik.service.lobby.profiles import show_profile
from dejarik.testing.lobbies import LobbyForTests, Opens, lobby_on
from tests.service.test_game_search import HAN_WINS, LEVEL, over, two


def test_games_are_summed_up_by_everything_that_is_known(database: Opens) -> None:
    """Three games of two people: won, won, drawn, the last one private and long."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            for outcome, rounds in ((HAN_WINS, 3), (HAN_WINS, 4)):
                await over(lobby, (han, leia), outcome, Length(rounds, 50))
            await over(lobby, (han, leia), LEVEL, Length(9, 90), TableSettings(), private=True)
            told = await own_statistics.show_statistics(han, lobby.ports)
            assert (2, 0, 1, 83) == (
                *(told.tally.won, told.tally.lost, told.tally.drawn, told.tally.share),
            )
            assert told.tally.low < 83 < told.tally.high
            [format_], [deck], [opponent] = told.formats, told.decks, told.opponents
            assert ("destiny", "INF", 2) == (format_.title, format_.format, format_.tally.won)
            assert ("destiny", "Jedi", 2) == (deck.title, deck.deck, deck.tally.won)
            assert ("Leia", "leia") == (opponent.opponent.name, opponent.opponent.account)
            assert [("destiny", 0)] == [(one.title, one.seat) for one in told.seats]
            [length] = told.lengths
            assert (4, 2, 1) == (length.rounds, length.shorter.won, length.longer.drawn)
            assert (0, 2, 0) == (told.streaks.now, told.streaks.most_won, told.streaks.most_lost)
            other = await own_statistics.show_statistics(leia, lobby.ports)
            assert (0, 2, 1) == (other.tally.won, other.tally.lost, other.streaks.most_lost - 1)

    asyncio.run(main())


def test_decks_of_older_games_are_called_as_they_are_today(database: Opens) -> None:
    """Rows of then have what a deck is chosen by; both are one deck, and own names stay."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            for _ in range(2):
                await over(lobby, (han, leia), HAN_WINS, Length(3, 50))
            old = (
                "UPDATE seats SET deck_name = 'jedi' WHERE table_id = (SELECT min(id) FROM tables)"
            )
            await lobby.ports.database.run(old)

            told = await own_statistics.show_statistics(han, lobby.ports)
            shown = await show_profile(ShowProfile(han.id), han, lobby.ports)
            assert [("Jedi", 2)] == [(one.deck, one.tally.won) for one in told.decks]
            assert [("Jedi", 2)] == [(one.deck, one.scores.won) for one in shown.decks]

            kept = StoreDeck("jedi", "1 Rey (TPG 24)", "INF", title="destiny")
            await decks.store_deck(kept, han, lobby.ports)
            told = await own_statistics.show_statistics(han, lobby.ports)
            assert {"Jedi", "jedi"} == {one.deck for one in told.decks}

    asyncio.run(main())


def test_whoever_has_not_played_is_told_so(database: Opens) -> None:
    """Anything is possible."""

    async def main(lobby: LobbyForTests) -> None:
        told = await own_statistics.show_statistics(await lobby.person("Han"), lobby.ports)
        assert (0, 0, 100) == (told.tally.won, told.tally.low, told.tally.high)
        assert ((), (), (), (), ()) == (
            *(told.formats, told.decks, told.opponents, told.seats, told.lengths),
        )

    async def opened() -> None:
        async with lobby_on(database) as lobby:
            await main(lobby)

    asyncio.run(opened())
