"""A game that this release cannot play waits for one that can."""

import asyncio
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from dejarik.kernel.entries import answered
from dejarik.kernel.wire import encode
from dejarik.service import wire
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.ports import NewEntry
from dejarik.testing.processes import Process
from dejarik.testing.tables import lay_tables
from dejarik.testing.visits import MEANT

NO_SUCH_CHOICE = 99_999


def test_a_game_of_another_release_is_left_to_it(tmp_path: Path, sqlite_url: str) -> None:
    """Its players are told, and it gets no home here that would keep others from playing it."""
    process = Process(tmp_path, sqlite_url, "", 0)

    async def main() -> None:
        async with open_database(sqlite_url) as database:
            (table,) = await lay_tables(database, 1, "release")
            other_rules = answered(0, 1, NO_SUCH_CHOICE)
            other_rules.number = 1
            async with SqlJournal(database) as journal:
                await journal.append(NewEntry(table.game, 1, encode(other_rules.pack()), 0))
            hello = msgspec.json.encode(wire.Hello(table.game, table.sessions[0]))
            address = f"{process.url}/api/socket"
            async with connect(address, proxy=None, additional_headers=MEANT) as socket:
                await socket.send(hello, text=True)
                said = msgspec.json.decode(await socket.recv())
            assert "unplayable" == said["code"]
            assert [("",)] == await database.rows("SELECT instance FROM homes")

    process.start()
    try:
        asyncio.run(main())
    finally:
        process.kill()
