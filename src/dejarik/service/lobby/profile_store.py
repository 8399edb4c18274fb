"""
What is known of somebody's games: read, never written.

What belongs here: the statements. What does not: who may see what (`profiles`).
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec

from dejarik.service.lobby.table_store import StoredTable, TableStore
from dejarik.service.ports import Database, Row

MOST_GROUPS: Final = 50
"""Decks and opponents that are summed up: those with the most games."""

# Sums come as Decimal from one database and as int from the other: counted as whole numbers.
_SCORES: Final = (
    "count(*), CAST(coalesce(sum(CASE WHEN m.score > 0.75 THEN 1 ELSE 0 END), 0) AS BIGINT),"
    " CAST(coalesce(sum(CASE WHEN m.score < 0.25 THEN 1 ELSE 0 END), 0) AS BIGINT)"
)
_OVER: Final = (
    " FROM seats m JOIN tables t ON t.id = m.table_id"
    " WHERE m.account = %s AND t.status = 'over' AND m.score IS NOT NULL"
)
_PUBLIC: Final = " AND t.link IS NULL"


class Counted(NamedTuple):
    """So many games, and how many of them were won and lost."""

    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Moved:
    """What a seat got out of a game, and how far that moved a rating, if it did."""

    score: float
    before: float | None
    after: float | None
    ended: int


class _MovedRow(NamedTuple):
    table: str
    score: float
    before: float | None
    after: float | None
    ended: int


class ProfileStore:
    """Somebody's games that are over; with `public` only those that anybody could watch."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def scores(self, account: str, *, public: bool) -> Counted:
        """How many games, and how they ended."""
        sql = f"SELECT {_SCORES}{_OVER}" + (_PUBLIC if public else "")
        return _counted((await self._database.rows(sql, (account,)))[0])

    async def by_deck(self, account: str) -> list[tuple[str, str, Counted]]:
        """The same by title and name of the deck."""
        sql = (
            f"SELECT t.title, m.deck_name, {_SCORES}{_OVER}"
            " GROUP BY t.title, m.deck_name ORDER BY count(*) DESC, m.deck_name LIMIT %s"
        )
        found = await self._database.rows(sql, (account, MOST_GROUPS))
        return [(str(title), str(deck), _counted(tuple(sums))) for title, deck, *sums in found]

    async def by_opponent(self, account: str) -> list[tuple[str, str, Counted]]:
        """The same by account and bot of whoever sat across, in games of two."""
        sql = (
            f"SELECT coalesce(o.account, ''), o.bot, {_SCORES}"  # noqa: S608 - no values
            " FROM seats m JOIN tables t ON t.id = m.table_id"
            " JOIN seats o ON o.table_id = t.id AND o.seat <> m.seat"
            " WHERE m.account = %s AND t.status = 'over' AND m.score IS NOT NULL AND t.places = 2"
            " GROUP BY coalesce(o.account, ''), o.bot ORDER BY count(*) DESC, 1, 2 LIMIT %s"
        )
        found = await self._database.rows(sql, (account, MOST_GROUPS))
        return [(str(other), str(bot), _counted(tuple(sums))) for other, bot, *sums in found]

    async def games(
        self, account: str, before: int, most: int, *, public: bool
    ) -> list[tuple[StoredTable, Moved]]:
        """The tables of games that are over, the newest first, with what came of them."""
        sql = (
            f"SELECT t.id, m.score, m.rating_before, m.rating_after, t.ended{_OVER}"
            + (_PUBLIC if public else "")
            + " AND t.ended < %s ORDER BY t.ended DESC, t.id LIMIT %s"
        )
        rows = await self._database.rows(sql, (account, before, most))
        known = [msgspec.convert(row, _MovedRow) for row in rows]
        if not known:
            return []
        tables = await TableStore(self._database).over_between(
            account, known[-1].ended, known[0].ended
        )
        return [
            (tables[row.table], Moved(row.score, row.before, row.after, row.ended)) for row in known
        ]


def _counted(row: Row) -> Counted:
    return msgspec.convert(row, Counted)
