"""
The index of games that are over: what they are found by.

What belongs here: what is noted of a game, and which games lack it. What does not: finding them
(`game_search`), and how long a game was that nobody measured at its end (`records.lengths`).

A game that was not open to all is in nobody's search: of it only the length and the hashes of its
decks are noted, for those who played it.
"""

from typing import Final

from dejarik.hosting.decks import deck_hash
from dejarik.hosting.play.lengths import Length
from dejarik.hosting.titles import Titles
from dejarik.service.lobby.table_store import StoredTable
from dejarik.service.ports import Database, Value

_LACKING: Final = (
    "SELECT id FROM tables WHERE status = 'over' AND found IS NULL ORDER BY ended LIMIT %s"
)
_NOTED: Final = (
    "UPDATE tables SET rounds = %s, decisions = %s, found = %s"
    " WHERE id = %s AND status = 'over' AND found IS NULL"
)


async def index_game(
    table: StoredTable, length: Length, titles: Titles, database: Database
) -> bool:
    """
    Note a game that is over inside somebody's transaction; False if that was done before.

    Its cards are those of the decks that were brought. One whose title is not played here any more
    cannot be looked at, so nobody finds it.
    """
    known = table.title in titles.ids
    found = known and is_open(table)
    values = (length.rounds, length.decisions, int(found), table.id)
    if await database.run(_NOTED, values) == 0:
        return False
    if not known:
        return True
    decks = titles.named(table.title).decks
    for seat in table.seats:
        await database.run(
            "UPDATE seats SET deck_hash = %s WHERE table_id = %s AND seat = %s",
            (deck_hash(decks, seat.listed), table.id, seat.seat),
        )
        if found:
            codes = [code for code, _ in decks.cards(seat.listed)]
            await _note_cards(table.id, seat.seat, codes, database)
    return True


async def lacking(most: int, database: Database) -> list[str]:
    """Tables whose games are over and not indexed, those that ended first before the others."""
    return [str(table) for (table,) in await database.rows(_LACKING, (most,))]


def is_open(table: StoredTable) -> bool:
    """Whether anybody could watch a game, so that anybody may find it."""
    return not table.link and table.settings.spectators


async def _note_cards(table: str, seat: int, codes: list[str], database: Database) -> None:
    if not codes:
        return
    rows = ", ".join(["(%s, %s, %s)"] * len(codes))
    values: list[Value] = [part for code in codes for part in (table, seat, code)]
    sql = f"INSERT INTO seat_cards (table_id, seat, code) VALUES {rows}"  # noqa: S608 - no values
    await database.run(sql, values)
