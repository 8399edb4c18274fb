"""Monthly partitions of entries fit the key of the journal, for games with ids that tell time."""

import asyncio
from datetime import UTC, datetime
from itertools import pairwise

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.ids import first_of, new_game_id
from dejarik.service.ports import Database, NewEntry, StoredGame

OLD = "kx7Jp0q_random-id-20"
"""As ids of games were before they told their time."""
PARTITIONED = (
    "ALTER TABLE entries RENAME TO entries_before",
    "CREATE TABLE entries (LIKE entries_before INCLUDING ALL) PARTITION BY RANGE (game)",
    "ALTER TABLE entries ATTACH PARTITION entries_before DEFAULT",
)
MONTHS = ((2026, 11), (2026, 12), (2027, 1))


def _begins(year: int, month: int) -> int:
    return int(datetime(year, month, 1, tzinfo=UTC).timestamp() * 1_000)


def _game(id_: str) -> StoredGame:
    return StoredGame(id_, "destiny", b"", b"", b"", b"", b"", b"", began=0)


async def _split(database: Database) -> None:
    for statement in PARTITIONED:
        await database.run(statement)
    for number, (begin, end) in enumerate(pairwise(MONTHS)):
        bounds = f"FROM ('{first_of(_begins(*begin))}') TO ('{first_of(_begins(*end))}')"
        name = f"entries_{number}"
        await database.run(f"CREATE TABLE {name} PARTITION OF entries FOR VALUES {bounds}")


def test_a_month_of_entries_is_one_partition(postgres_url: str) -> None:
    """The statements of the journal stay as they are, and a month is detached in one."""

    async def main() -> None:
        async with open_database(postgres_url) as database, SqlJournal(database) as journal:
            await journal.create(_game(OLD))
            await journal.append(NewEntry(OLD, 1, b"old", 1, b"", -1))
            await _split(database)
            november = new_game_id(_begins(2026, 12) - 1)
            december = new_game_id(_begins(2026, 12))
            for game in (november, december):
                await journal.create(_game(game))
                await journal.append(NewEntry(game, 1, b"new", 2, b"", -1))
            await journal.append(NewEntry(OLD, 2, b"goes on", 3, b"", -1))

            for place, game in (("0", november), ("1", december), ("before", OLD)):
                sql = f"SELECT DISTINCT game FROM entries_{place}"  # noqa: S608 - names of ours
                found = await database.rows(sql)
                assert [(game,)] == found
            await database.run("ALTER TABLE entries DETACH PARTITION entries_0")
            assert () == (await journal.load(november)).entries
            assert 1 == len((await journal.load(december)).entries)
            assert 2 == len((await journal.load(OLD)).entries)

    asyncio.run(main())
