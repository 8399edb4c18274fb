"""What a process does now and then."""

import asyncio

from dejarik.service import chores
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.lobby.chat_store import ChatStore
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.notices.board import NoticeBoard
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.people.sessions import LASTS
from dejarik.testing.people import crowd
from dejarik.titles.registry import TITLES


def test_guests_that_nobody_has_used_are_swept(database_url: str) -> None:
    """After their time they are gone, with their sessions and what they have said."""

    async def main() -> None:
        async with crowd(lambda: open_database(database_url)) as people:
            guest = await people.guest()
            database = people.office.database
            await ChatStore(database).add("lobby", guest.account.id, "Just passing.", people.now)
            board = NoticeBoard(NoticeStore(database), "http://club.example")
            async with LocalBus() as bus:
                lobby = LobbyPorts(database, bus, people.office.now, board, TITLES)
                await chores.sweep_once(people.office, lobby)
                assert [(1,)] == await database.rows("SELECT count(*) FROM accounts")
                people.now += LASTS + 1
                await chores.sweep_once(people.office, lobby)
                assert [(0,)] == await database.rows("SELECT count(*) FROM accounts")
                assert [(0,)] == await database.rows("SELECT count(*) FROM sessions")
                assert [(0,)] == await database.rows("SELECT count(*) FROM chat")

    asyncio.run(main())
