"""
Where the events of the live feed are kept, in the order in which they became true.

What belongs here: the statements. What does not: who is told of them (`feed`).

An event gets its number in the transaction that it tells of, as its last statement. The numbers
are one row, held until that transaction ends: whoever has read up to a number has missed nothing
before it.
"""

from typing import Final, NamedTuple

import msgspec

from dejarik.service.ports import Database

BEGUN: Final = "begun"
OVER: Final = "over"


class FeedEvent(NamedTuple):
    """That a game that is open to all has begun, or is over."""

    number: int
    at: int
    kind: str
    table: str


class FeedStore:
    """The events, in a database or in one transaction of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, kind: str, table: str, now: int) -> None:
        """Note an event, as the last statement of the transaction that makes it true."""
        rows = await self._database.rows(
            "UPDATE feed_numbers SET last = last + 1 WHERE id = 1 RETURNING last"
        )
        await self._database.run(
            "INSERT INTO feed (number, at, kind, table_id) VALUES (%s, %s, %s, %s)",
            (rows[0][0], now, kind, table),
        )

    async def after(self, number: int, most: int) -> list[FeedEvent]:
        """The events after one, the oldest first."""
        rows = await self._database.rows(
            "SELECT number, at, kind, table_id FROM feed WHERE number > %s"
            " ORDER BY number LIMIT %s",
            (number, most),
        )
        return [msgspec.convert(row, FeedEvent) for row in rows]

    async def newest(self) -> int:
        """The number of the newest event; 0 if there was none yet."""
        rows = await self._database.rows("SELECT last FROM feed_numbers WHERE id = 1")
        return msgspec.convert(rows[0][0], int)

    async def sweep(self, before: int) -> int:
        """Remove the events before a moment; how many."""
        return await self._database.run("DELETE FROM feed WHERE at < %s", (before,))
