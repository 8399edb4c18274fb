"""
Migrating a database of PostgreSQL while answers are stored in it.

    python -m dejarik.testing.live_migration 500000

What belongs here: old rows, the load, and the longest time that anything took meanwhile.
What does not: the steps (`dejarik.service.adapters.migrations`).
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from dejarik.kernel.wire import encode
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.postgres import PostgresDatabase
from dejarik.service.adapters.schema import migrate, newest_revision, revision
from dejarik.service.ports import Database, NewEntry
from dejarik.testing.servers import postgres

BEFORE: Final = "0008"
"""The steps after it fill columns in for every game and every seat."""
SETUP: Final = {"seats": [{"name": "Han", "deck": "x" * 1_000}, {"name": "Leia", "deck": ""}]}
SETTINGS: Final = b'{"seats":[{"name":"Han","account":"han"},{"name":"Leia","account":"leia"}]}'
RESULT: Final = b'{"ranking": [[1], [0]], "reason": "conceded"}'
GAMES: Final = """
    INSERT INTO games (id, title, release, setup, settings, server_seed, nonces, seed, began,
        finished, outcome, played_by, start_hash)
    SELECT 'g' || n, 'destiny', '', %s, %s, '', '', 's', 1, n, 'over', '', ''
    FROM generate_series(1, %s) AS n
"""
TABLES: Final = """
    INSERT INTO tables (id, commitment, title, edition, format, status, host, settings, created,
        turns, moved, result, game)
    SELECT 't' || n, '', 'destiny', '', 'INF', 'over', 'han', '{}', 1, '', 1, %s, 'g' || n
    FROM generate_series(1, %s) AS n
"""
SEATS: Final = """
    INSERT INTO seats (table_id, seat, account, bot, deck_name, cards, here, nonce)
    SELECT 't' || n, seat, 'p' || seat, '', '', '', 1, ''
    FROM generate_series(1, %s) AS n, generate_series(0, 1) AS seat
"""
ANSWERS: Final = "an answer stored"
PLAYING: Final = "g1"
"""The game whose answers are stored."""


async def fill(database: Database, rows: int) -> None:
    """Lay so many games that are over, with their tables and seats."""
    await database.run(GAMES, (encode(SETUP), SETTINGS, rows))
    await database.run(TABLES, (RESULT, rows))
    await database.run(SEATS, (rows,))


class Load:
    """What the processes of a service do all the time, and how long it took at most."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}
        self.done: dict[str, int] = {}

    async def repeat(self, name: str, work: Callable[[int], Awaitable[object]]) -> None:
        """Do something again and again until cancelled."""
        number = 0
        while True:
            number += 1
            began = time.perf_counter()
            await work(number)
            took = time.perf_counter() - began
            self.longest[name] = max(took, self.longest.get(name, 0.0))
            self.done[name] = number
            await asyncio.sleep(0.002)


async def migrated_under_load(url: str) -> tuple[Load, float]:
    """Bring a database up to date while it is used; what was noticed, and how long it took."""
    load = Load()
    async with PostgresDatabase(url) as database, SqlJournal(database) as journal:
        works: dict[str, Callable[[int], Awaitable[object]]] = {
            ANSWERS: lambda number: journal.append(NewEntry(PLAYING, number, b"e", 1, b"", -1)),
            "a game read": lambda _: database.rows("SELECT id, setup FROM games WHERE id = 'g2'"),
            "a game ended": lambda number: database.run(
                "UPDATE games SET finished = 1, outcome = 'x' WHERE id = %s", (f"g{number}",)
            ),
            "a seat taken": lambda number: database.run(
                "UPDATE seats SET here = 1 WHERE table_id = %s", (f"t{number}",)
            ),
            "a turn noted": lambda number: database.run(
                "UPDATE tables SET moved = %s WHERE id = 't1'", (number,)
            ),
        }
        tasks = [asyncio.create_task(load.repeat(*work)) for work in works.items()]
        await asyncio.sleep(0.5)
        began = time.perf_counter()
        await asyncio.to_thread(migrate, url)
        took = time.perf_counter() - began
        failed = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        for task in failed:
            task.result()
    return load, took


def main(arguments: Sequence[str]) -> int:
    """Migrate so many games on a server of its own, and say what was noticed."""
    rows = int(arguments[0])
    with tempfile.TemporaryDirectory(prefix="dejarik-") as folder:
        Path(folder).chmod(0o755)
        with postgres(Path(folder)) as server:
            url = server.url(server.new_database())
            migrate(url, BEFORE)

            async def run() -> tuple[Load, float]:
                async with PostgresDatabase(url, patience=600.0) as database:
                    await fill(database, rows)
                return await migrated_under_load(url)

            load, took = asyncio.run(run())
            assert newest_revision() == revision(url)
    print(f"{rows} games from {BEFORE} to {newest_revision()} in {took:.1f} s")  # noqa: T201 - its result
    for name, longest in load.longest.items():
        print(f"  {name}: {load.done[name]} times, {longest * 1000:.0f} ms at most")  # noqa: T201 - the same
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
