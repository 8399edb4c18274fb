"""How much a rated game counts when it is over."""

import asyncio

import pytest

from dejarik.hosting.people.ratings import DAY_MS, Played, Rating, after_games, weight_after
from dejarik.hosting.play.lengths import Length
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby import tables
from dejarik.service.lobby.rating_store import RatingStore
from dejarik.testing.lobbies import Opens, lobby_on
from tests.service.test_rated_games import bot_game, game, points, weighed


@pytest.mark.parametrize(("rounds", "counted"), [(1, "short"), (2, "whole"), (0, "whole")])
def test_a_game_that_ended_in_its_first_round_moves_no_rating(
    database: Opens, rounds: int, counted: str
) -> None:
    """Every game has rounds or turns; of one whose rounds nobody knows it is not held."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            table = await game(lobby, han, leia)
            assert counted == await weighed(lobby, table, Length(rounds, 9))
            assert (counted == "whole") == (await points(lobby, han) > Rating().points)
            seen = await tables.show_table(wire.NamedTable(table), han, lobby.ports)
            assert counted == seen.weighed

    asyncio.run(main())


def test_many_games_of_two_in_a_day_count_less_and_less(database: Opens) -> None:
    """Two whole, three half, then nothing; others are not held to it, nor is the next day."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            luke, found = await lobby.person("Luke"), []
            for _ in range(7):
                before = await RatingStore(lobby.database).of(han.id)
                found.append(await weighed(lobby, await game(lobby, han, leia)))
                lobby.at += 60_000
            assert [*["whole"] * 2, *["half"] * 3, *["often"] * 2] == found
            assert before == await RatingStore(lobby.database).of(han.id)
            assert "whole" == await weighed(lobby, await game(lobby, han, luke))
            lobby.at += DAY_MS
            assert "whole" == await weighed(lobby, await game(lobby, han, leia))

    asyncio.run(main())


def test_a_game_that_counts_half_moves_half(database: Opens) -> None:
    """Points, deviation and volatility all go half of the way."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await lobby.person("Han"), await lobby.person("Leia")
            for _ in range(2):
                await weighed(lobby, await game(lobby, han, leia))
            [own], [other] = [await RatingStore(lobby.database).of(one.id) for one in (han, leia)]
            await weighed(lobby, await game(lobby, han, leia))
            whole = after_games(own.rating, [Played(other.rating, 1.0)])
            [after] = await RatingStore(lobby.database).of(han.id)
            half = (own.rating.points + whole.points) / 2
            assert half == pytest.approx(after.rating.points)
            assert own.rating.deviation > after.rating.deviation > whole.deviation

    asyncio.run(main())


def test_the_computer_is_an_opponent_like_any_other(database: Opens) -> None:
    """Nobody wins a hundred rated games of it in a day."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han = await lobby.person("Han")
            found = [await weighed(lobby, await bot_game(lobby, han)) for _ in range(6)]
            assert ["whole", "whole", "half", "half", "half", "often"] == found

    asyncio.run(main())


def test_what_a_game_counts_never_rises_with_how_many_there_were() -> None:
    """And is nothing in the end."""
    weights = [weight_after(earlier) for earlier in range(10)]
    assert sorted(weights, reverse=True) == weights
    assert (1.0, 0.0) == (weights[0], weights[-1])
