"""
The store of a demonstration: who is of it, which tables are theirs, and taking them away.

What belongs here: the statements. What does not: making people and games (`filling`).
"""

from typing import Final, Literal

import msgspec

from dejarik.hosting.play.hosted_wire import read_hosted
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.roles import Role
from dejarik.service.ports import Database

State = Literal["empty", "demo", "used"]
"""A club that nobody has used, one with a demonstration, and one of people alone."""

_PEOPLE: Final = "SELECT a.id FROM accounts a WHERE a.role = %s AND a.owner IS NULL"
_TABLES: Final = f"SELECT t.id, coalesce(t.game, '') FROM tables t WHERE t.host IN ({_PEOPLE})"  # noqa: S608
_OF_A_GAME: Final = (
    *("DELETE FROM entries WHERE game = %s", "DELETE FROM snapshots WHERE game = %s"),
    *("DELETE FROM homes WHERE game = %s", "DELETE FROM waiting WHERE game = %s"),
    *("DELETE FROM undo_talks WHERE game = %s", "DELETE FROM games WHERE id = %s"),
)
_OF_A_TABLE: Final = (
    "DELETE FROM feed WHERE table_id = %s",
    "DELETE FROM chat WHERE place = %s",
    # Seats and their cards go with it.
    "DELETE FROM tables WHERE id = %s",
)


class DemoStore:
    """A demonstration in a database, or in one transaction of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def state(self) -> State:
        """Whether there is a demonstration, or room for one."""
        if await self.people():
            return "demo"
        used = "SELECT (SELECT count(*) FROM accounts) + (SELECT count(*) FROM games)"
        [(count,)] = await self._database.rows(used)
        return "used" if count else "empty"

    async def people(self) -> list[str]:
        """The ids of its people, in the order in which they were made."""
        rows = await self._database.rows(f"{_PEOPLE} ORDER BY a.created, a.id", (Role.BOT.value,))
        return [str(id_) for (id_,) in rows]

    async def tables(self, status: str) -> list[tuple[str, str]]:
        """Its tables of a status by id and title, the newest first."""
        sql = f"SELECT t.id, t.title FROM tables t WHERE t.host IN ({_PEOPLE}) AND t.status = %s"  # noqa: S608
        values = (Role.BOT.value, status)
        rows = await self._database.rows(f"{sql} ORDER BY t.created DESC, t.id", values)
        return [(str(id_), str(title)) for id_, title in rows]

    async def remove_table(self, table: str) -> None:
        """Take away one of its tables with the game."""
        for id_, game in await self._database.rows(f"{_TABLES} AND t.id = %s", _bot(table)):
            await self._remove(str(id_), str(game))

    async def forget_unseen(self) -> int:
        """Take away games that a process has left before they had a table; how many."""
        unseen = "SELECT id, settings FROM games WHERE id NOT IN"
        unseen += " (SELECT t.game FROM tables t WHERE t.game IS NOT NULL)"
        found = [
            str(game)
            for game, settings in await self._database.rows(unseen)
            if isinstance(settings, bytes) and read_hosted(settings).paced
        ]
        for game in found:
            await self._remove("", game)
        return len(found)

    async def remove(self) -> tuple[int, int]:
        """Take all of it away, inside a transaction; how many people and tables that were."""
        await self.forget_unseen()
        people, tables = await self.people(), await self._database.rows(_TABLES, _bot())
        for id_, game in tables:
            await self._remove(str(id_), str(game))
        for account in people:
            await AccountStore(self._database).delete(account)
        return len(people), len(tables)

    async def _remove(self, table: str, game: str) -> None:
        for statement in _OF_A_GAME:
            await self._database.run(statement, (game,))
        for statement in _OF_A_TABLE:
            await self._database.run(statement, (table,))

    async def counted(self) -> tuple[int, int]:
        """How many people and tables there are of it."""
        rows = await self._database.rows(
            f"SELECT count(*) FROM ({_TABLES}) AS found",  # noqa: S608 - no value
            _bot(),
        )
        return len(await self.people()), msgspec.convert(rows[0][0], int)


def _bot(*others: str) -> tuple[str, ...]:
    return (Role.BOT.value, *others)
