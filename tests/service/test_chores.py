"""What a process does now and then."""

import asyncio

from dejarik.service import chores
from dejarik.service.adapters.databases import open_database
from dejarik.service.lobby.chat_store import ChatStore
from dejarik.service.people.sessions import LASTS
from dejarik.testing.people import crowd


def test_guests_that_nobody_has_used_are_swept(database_url: str) -> None:
    """After their time they are gone, with their sessions and what they have said."""

    async def main() -> None:
        async with crowd(lambda: open_database(database_url)) as people:
            guest = await people.guest()
            database = people.office.database
            await ChatStore(database).add("lobby", guest.account.id, "Just passing.", people.now)
            start = people.start
            await chores.sweep_once(people.office, start)
            assert [(1,)] == await database.rows("SELECT count(*) FROM accounts")
            people.now += LASTS + 1
            await chores.sweep_once(people.office, start)
            assert [(0,)] == await database.rows("SELECT count(*) FROM accounts")
            assert [(0,)] == await database.rows("SELECT count(*) FROM sessions")
            assert [(0,)] == await database.rows("SELECT count(*) FROM chat")

    asyncio.run(main())
