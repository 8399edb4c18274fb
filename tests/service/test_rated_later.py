"""A rated game whose end the lobby has not heard is rated when it hears of it, and once."""

import asyncio

from dejarik.hosting.people import ratings
from dejarik.hosting.people.ratings import Played, Rating
from dejarik.kernel.wire import encode
from dejarik.service.lobby.rating_store import RatingStore
from dejarik.service.lobby.repair import mend
from dejarik.service.lobby.table_store import TableStore
from dejarik.testing.lobbies import Opens, lobby_on
from tests.service.test_ratings import playing, points, two

ENDED_GAME = (
    "INSERT INTO games (id, title, release, setup, settings, server_seed, nonces, seed, began,"
    " finished, outcome) VALUES (%s, 'destiny', %s, %s, %s, %s, %s, %s, 1, 2, %s)"
)


def test_a_rated_game_whose_end_was_not_heard_is_rated_later_and_once(database: Opens) -> None:
    """The process died between the last entry of the journal and the lobby."""

    async def main() -> None:
        async with lobby_on(database) as lobby:
            han, leia = await two(lobby)
            table = await playing(lobby, han, leia)
            game = (await TableStore(lobby.database).find(table)).game
            await lobby.database.run(ENDED_GAME, (game, *[b""] * 6, encode(([[0], [1]], "left"))))
            assert await points(lobby, han.id) is None
            assert [1, 0] == [await mend(lobby.ports), await mend(lobby.ports)]
            won = ratings.after_games(Rating(), [Played(Rating(), 1.0)])
            [held] = await RatingStore(lobby.database).of(han.id)
            assert (won, 1) == (held.rating, held.games)

    asyncio.run(main())
