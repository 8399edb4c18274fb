"""Limits of tables hold however many requests come at once."""

import asyncio

import pytest

from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby import tables
from dejarik.service.lobby.seating import MOST_WAITING
from dejarik.service.lobby.table_store import TableStore
from dejarik.testing.lobbies import INFINITE, JEDI, Opens, lobby_on

BOT = wire.BotSeat("random")


@pytest.mark.parametrize("against", [None, BOT])
def test_of_thirty_tables_asked_for_at_once_no_more_wait_than_may(
    database: Opens, against: wire.BotSeat | None
) -> None:
    """Each looks at the limit while it holds the account."""

    async def main() -> None:
        async with lobby_on(database) as lobby, database() as other:
            han = await lobby.person("Han")
            both = (lobby.ports, lobby.another_process(other))
            asked = wire.CreateTable(INFINITE, JEDI, against=against)
            asking = [tables.create_table(asked, han, both[turn % 2]) for turn in range(20)]
            made = await asyncio.gather(*asking, return_exceptions=True)
            assert MOST_WAITING == sum(isinstance(one, wire.Table) for one in made)
            assert MOST_WAITING == await TableStore(lobby.database).count(han.id, "waiting")

    asyncio.run(main())
