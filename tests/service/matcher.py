"""A process that does nothing but match offers, for tests: its arguments are address and time."""

import asyncio
import sys
import time

from dejarik.service.adapters.databases import open_database
from dejarik.service.lobby.matchmaker import match_waiting
from dejarik.service.lobby.seek_store import SeekStore
from dejarik.testing.lobbies import lobby_on

PATIENCE = 20.0


async def main(url: str, at: int) -> int:
    """Match until nothing waits that could meet; 1 if nothing ever came."""
    async with lobby_on(lambda: open_database(url)) as lobby:
        lobby.at = at
        began = time.monotonic()
        while time.monotonic() < began + PATIENCE:
            waiting = await SeekStore(lobby.database).waiting(at, 100)
            await match_waiting(waiting, lobby.ports)
            seated = await lobby.database.rows("SELECT count(*) FROM tables")
            if not waiting and seated != [(0,)]:
                return 0
    return 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1], int(sys.argv[2]))))
