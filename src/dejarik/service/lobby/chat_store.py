"""
Where lines of chat are kept.

What belongs here: the statements. What does not: who may speak and hear (`chat`).
"""

from typing import Final

from dejarik.hosting.people.names import SOMEBODY
from dejarik.service.lobby.lobby_wire import ChatLine
from dejarik.service.ports import Database, Row

KEPT: Final = 200
"""Lines that each place remembers."""


class ChatStore:
    """Lines by place, in the order they were said."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, place: str, author: str, said: str, at: int) -> int:
        """Keep a line and forget the oldest; the number of the line."""
        found = await self._database.rows(
            "INSERT INTO chat (place, author, said, at) VALUES (%s, %s, %s, %s) RETURNING id",
            (place, author, said, at),
        )
        await self._database.run(
            "DELETE FROM chat WHERE place = %s AND id <= (SELECT id FROM chat WHERE place = %s"
            " ORDER BY id DESC LIMIT 1 OFFSET %s)",
            (place, place, KEPT),
        )
        return _int(found[0][0])

    async def after(self, place: str, line: int) -> list[ChatLine]:
        """What was said in a place after a line."""
        found = await self._database.rows(
            "SELECT c.id, c.place, c.author, a.name, c.said, c.at FROM chat c"
            " LEFT JOIN accounts a ON a.id = c.author"
            " WHERE c.place = %s AND c.id > %s ORDER BY c.id LIMIT %s",
            (place, line, KEPT),
        )
        return [_line(row) for row in found]

    async def last(self, place: str, most: int) -> list[ChatLine]:
        """The last lines of a place, in the order they were said."""
        found = await self._database.rows(
            "SELECT c.id, c.place, c.author, a.name, c.said, c.at FROM chat c"
            " LEFT JOIN accounts a ON a.id = c.author"
            " WHERE c.place = %s ORDER BY c.id DESC LIMIT %s",
            (place, most),
        )
        return [_line(row) for row in reversed(found)]

    async def remove(self, line: int) -> tuple[str, str] | None:
        """Remove a line; who had said it and where, or nothing if there was none."""
        found = await self._database.rows(
            "DELETE FROM chat WHERE id = %s RETURNING author, place", (line,)
        )
        return (str(found[0][0]), str(found[0][1])) if found else None

    async def remove_of(self, author: str) -> int:
        """Remove everything that somebody has said; how many lines."""
        return await self._database.run("DELETE FROM chat WHERE author = %s", (author,))

    async def sweep(self, before: int) -> int:
        """Remove what was said before a moment anywhere but in the lobby; how many lines."""
        sql = "DELETE FROM chat WHERE at < %s AND place <> 'lobby'"
        return await self._database.run(sql, (before,))


def _line(row: Row) -> ChatLine:
    id_, place, author, name, said, at = row
    return ChatLine(_int(id_), str(place), str(author), str(name or SOMEBODY), str(said), _int(at))


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
