"""The hashes of a game leave the server when it is over: before, one would confirm guesses."""

import asyncio
import random

import msgspec

from dejarik.kernel.entries import Entry
from dejarik.kernel.ids import NOBODY
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.people.roles import Role
from dejarik.service.tables.clients import Client
from dejarik.testing.application import application
from dejarik.testing.played_games import play_some
from dejarik.testing.tables import lay_table
from tests.service.alone import alone

ANSWERS = 30


def hex_of(entries: list[Entry]) -> list[str]:
    """The hashes of entries without the schema in front."""
    return [entry.hash.partition(":")[2] for entry in entries]


def test_no_audience_of_a_game_that_goes_on_is_told_a_hash(sqlite_url: str) -> None:
    """Neither those who play nor those who watch, whatever they are sent."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            watcher = Client("w", "somebody", NOBODY)
            here.table.post(watcher)
            everybody = [*here.players, watcher]
            chance = random.Random("hashes")
            told = b""
            for _ in range(ANSWERS):
                room = here.table.room
                asked = chance.choice(room.game.pending(room.state))
                here.answer(asked.seat)
                for one in everybody:
                    told += msgspec.json.encode(await here.heard(one))
            hashes = hex_of(here.table.room.play.journal.entries)

            assert ANSWERS == len(set(hashes))
            assert here.table.room.play.journal.start_hash
            assert [] == [one for one in hashes if one.encode() in told]

    asyncio.run(main())


def test_no_route_tells_a_hash_before_the_game_is_over(sqlite_url: str) -> None:
    """Not even to an administrator."""

    async def lay() -> tuple[str, list[str]]:
        async with open_database(sqlite_url) as database, SqlJournal(database) as journal:
            game = (await lay_table(database, "hashes")).game
            room = await play_some(journal, game, ANSWERS)
            return game, hex_of(room.play.journal.entries)

    game, hashes = asyncio.run(lay())

    with application(sqlite_url) as place:
        boss = place.somebody(Role.ADMINISTRATOR)
        parts = ("", "/receipt", "/replay?seat=0", "/replay?seat=-1")
        told = "".join(boss.get(f"/api/games/{game}{part}").text for part in parts)
        told += boss.get("/api/waiting").text

    assert game in told
    assert ANSWERS == len(set(hashes))
    assert [] == [one for one in hashes if one in told]
