"""
Games that are over and open to all, found by what is known of them.

What belongs here: the statements. What does not: what is noted (`game_index`), and who is told
what (`game_search`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import msgspec

from dejarik.service.lobby.table_store import StoredTable, TableStore
from dejarik.service.ports import Database, Value

_SCORES: Final = {"won": "s.score > 0.75", "lost": "s.score < 0.25", "drawn": "s.score = 0.5"}
_CARD: Final = (
    "EXISTS (SELECT 1 FROM seat_cards c"
    " WHERE c.table_id = s.table_id AND c.seat = s.seat AND c.code IN ({codes}))"
)


class Cursor(NamedTuple):
    """A place in the list of all games: when one was over, and its table."""

    ended: int
    table: str


@dataclass(frozen=True, slots=True)
class Length:
    """When a game was over, and how long it was."""

    ended: int
    rounds: int
    decisions: int


@dataclass(slots=True)
class Wanted:
    """What is wanted: conditions on the table `t` and on one seat `s` of it, with their values."""

    table: list[str] = field(default_factory=list)
    table_values: list[Value] = field(default_factory=list)
    seat: list[str] = field(default_factory=list)
    seat_values: list[Value] = field(default_factory=list)

    def of_table(self, column: str, comparison: str, value: Value) -> None:
        """Want something of the table."""
        self.table.append(f"t.{column} {comparison} %s")
        self.table_values.append(value)

    def of_seat(self, column: str, value: Value) -> None:
        """Want something of the seat."""
        self.seat.append(f"s.{column} = %s")
        self.seat_values.append(value)

    def bot(self, name: str) -> None:
        """Want a bot at the seat, however long it thinks."""
        self.seat.append("(s.bot = %s OR s.bot LIKE %s)")
        self.seat_values += [name, f"{name}:%"]

    def card(self, printings: Sequence[str]) -> None:
        """Want a card, in any of its printings, in the deck of the seat."""
        self.seat.append(_CARD.format(codes=", ".join(["%s"] * len(printings))))
        self.seat_values += printings

    def result(self, result: str) -> None:
        """Want the seat to have won, lost or drawn."""
        self.seat.append(_SCORES[result])


class _FoundRow(NamedTuple):
    table: str
    ended: int
    rounds: int
    decisions: int


class SearchStore:
    """The index, as it is searched."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def search(
        self, wanted: Wanted, after: Cursor | None, most: int
    ) -> list[tuple[StoredTable, Length]]:
        """The newest games first, after a place in the list."""
        parts, values = ["t.found = 1", *wanted.table], list(wanted.table_values)
        if wanted.seat:
            conditions = " AND ".join(wanted.seat)
            seat = f"SELECT 1 FROM seats s WHERE s.table_id = t.id AND {conditions}"  # noqa: S608 - no values
            parts.append(f"EXISTS ({seat})")
            values += wanted.seat_values
        if after is not None:
            parts.append("(t.ended, t.id) < (%s, %s)")
            values += after
        sql = (
            f"SELECT t.id, t.ended, t.rounds, t.decisions FROM tables t WHERE {' AND '.join(parts)}"  # noqa: S608 - no values
            " ORDER BY t.ended DESC, t.id DESC LIMIT %s"
        )
        rows = await self._database.rows(sql, (*values, most))
        known = [msgspec.convert(row, _FoundRow) for row in rows]
        tables = await TableStore(self._database).by_ids([row.table for row in known])
        return [(tables[row.table], Length(row.ended, row.rounds, row.decisions)) for row in known]
