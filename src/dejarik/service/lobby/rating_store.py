"""
Where ratings are kept.

What belongs here: the statements, and what keeps two games from rating one person at once.
What does not: which games count (`rating`), and the arithmetic (`hosting.people.ratings`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec

from dejarik.hosting.people.ratings import Rating
from dejarik.service.ports import Database, Row

BOT: Final = "bot:"
"""What the holder of a bot's rating begins with; no id of an account has a colon."""


class Ladder(NamedTuple):
    """What people are rated in: a format of a title."""

    title: str
    format: str


@dataclass(frozen=True, slots=True)
class Held:
    """A rating: whose, in what, after how many games, and when the last of them was."""

    holder: str
    ladder: Ladder
    rating: Rating
    games: int = 0
    played: int = 0


class _RatingRow(NamedTuple):
    holder: str
    title: str
    format: str
    points: float
    deviation: float
    volatility: float
    games: int
    played: int


_RATINGS: Final = (
    "SELECT holder, title, format, points, deviation, volatility, games, played FROM ratings"
)


class RatingStore:
    """Ratings in a database, or in one transaction of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def hold(self, holder: str, ladder: Ladder, now: int) -> Held | None:
        """
        Somebody's rating, a first one if there was none; nothing for somebody who is gone.

        Until the transaction ends nobody else can change it. Whoever holds several holds them
        in the order of their holders, so that no two wait for each other.
        """
        new = Rating()
        values = (*ladder, new.points, new.deviation, new.volatility, now)
        columns = "(holder, account, title, format, points, deviation, volatility, games, played)"
        if holder.startswith(BOT):
            await self._database.run(
                f"INSERT INTO ratings {columns} VALUES (%s, NULL, %s, %s, %s, %s, %s, 0, %s)"  # noqa: S608 - names, no values
                " ON CONFLICT DO NOTHING",
                (holder, *values),
            )
        else:
            await self._database.run(
                f"INSERT INTO ratings {columns}"  # noqa: S608 - names, no values
                " SELECT accounts.id, accounts.id, %s, %s, %s, %s, %s, 0, %s FROM accounts"
                " WHERE accounts.id = %s ON CONFLICT DO NOTHING",
                (*values, holder),
            )
        found = await self._database.rows(
            "UPDATE ratings SET games = games WHERE holder = %s AND title = %s AND format = %s"
            " RETURNING holder, title, format, points, deviation, volatility, games, played",
            (holder, *ladder),
        )
        return _held(found[0]) if found else None

    async def keep(self, held: Held) -> None:
        """Put another rating in place of one that is held."""
        rating = held.rating
        await self._database.run(
            "UPDATE ratings SET points = %s, deviation = %s, volatility = %s, games = %s,"
            " played = %s WHERE holder = %s AND title = %s AND format = %s",
            (
                *(rating.points, rating.deviation, rating.volatility),
                *(held.games, held.played, held.holder, *held.ladder),
            ),
        )

    async def of(self, holder: str) -> list[Held]:
        """Somebody's ratings, those with the most games first."""
        sql = _RATINGS + " WHERE holder = %s ORDER BY games DESC, title, format"
        return [_held(row) for row in await self._database.rows(sql, (holder,))]

    async def of_bots(self) -> list[Held]:
        """The ratings of all bots."""
        sql = _RATINGS + " WHERE account IS NULL ORDER BY title, format, points DESC, holder"
        return [_held(row) for row in await self._database.rows(sql)]

    async def course(self, account: str, most: int) -> dict[Ladder, list[tuple[int, float]]]:
        """When somebody's ratings moved, and to what, the oldest first; the latest of them."""
        found = await self._database.rows(
            "SELECT t.title, t.format, t.ended, m.rating_after"
            " FROM seats m JOIN tables t ON t.id = m.table_id"
            " WHERE m.account = %s AND t.status = 'over' AND m.rating_after IS NOT NULL"
            " ORDER BY t.ended DESC, t.id LIMIT %s",
            (account, most),
        )
        courses: dict[Ladder, list[tuple[int, float]]] = {}
        for row in reversed(found):
            title, format_, ended, points = msgspec.convert(row, tuple[str, str, int, float])
            courses.setdefault(Ladder(title, format_), []).append((ended, points))
        return courses

    async def best(self, ladder: Ladder, surer_than: float, most: int) -> list[Held]:
        """The highest ratings of those that are sure enough, bots among them."""
        sql = _RATINGS + (
            " WHERE title = %s AND format = %s AND deviation < %s"
            " ORDER BY points DESC, holder LIMIT %s"
        )
        found = await self._database.rows(sql, (*ladder, surer_than, most))
        return [_held(row) for row in found]

    async def rated_between(self, holders: Sequence[str], since: int) -> int:
        """How many rated games of these two have ended since a moment, whatever each counted."""
        # Of two bots nothing is rated, so one of them is a person: ids sort before `bot:`.
        person, other = sorted(holders, key=lambda holder: holder.startswith(BOT))
        whose, name = (
            ("bot", other.removeprefix(BOT)) if other.startswith(BOT) else ("account", other)
        )
        [(count,)] = await self._database.rows(
            "SELECT count(*) FROM seats m JOIN tables t ON t.id = m.table_id"  # noqa: S608 - a name
            " JOIN seats o ON o.table_id = t.id AND o.seat <> m.seat"
            f" WHERE m.account = %s AND o.{whose} = %s AND t.status = 'over' AND t.ended > %s"
            " AND t.weighed IN ('whole', 'half', 'often')",
            (person, name, since),
        )
        assert isinstance(count, int)
        return count

    async def weigh(self, table: str, weighed: str) -> None:
        """Note at a table how much its game counted, or why it did not."""
        sql = "UPDATE tables SET weighed = %s WHERE id = %s"
        await self._database.run(sql, (weighed, table))

    async def note(self, table: str, seat: int, before: float, after: float) -> None:
        """Note at a seat how far its game moved a rating."""
        await self._database.run(
            "UPDATE seats SET rating_before = %s, rating_after = %s"
            " WHERE table_id = %s AND seat = %s",
            (before, after, table, seat),
        )


def _held(row: Row) -> Held:
    known = msgspec.convert(row, _RatingRow)
    rating = Rating(known.points, known.deviation, known.volatility)
    ladder = Ladder(known.title, known.format)
    return Held(known.holder, ladder, rating, known.games, known.played)
