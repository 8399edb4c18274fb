"""
Where offers are kept, and how one is taken exactly once.

What belongs here: the statements. What does not: who fits whom (`hosting.people.matching`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import msgspec

from dejarik.hosting.decks import Payload
from dejarik.hosting.options import Chosen, read_chosen, write_chosen
from dejarik.hosting.people.matching import (
    ANY_RATING,
    STEP,
    STEP_MS,
    Block,
    Queue,
    Waiting,
    Window,
)
from dejarik.hosting.people.names import SOMEBODY
from dejarik.hosting.play.settings_wire import (
    Correspondence,
    TableSettings,
    queue_key,
    read_settings,
    write_settings,
)
from dejarik.service.lobby.lobby_wire import Terms
from dejarik.service.lobby.table_store import StoredTable, add_table
from dejarik.service.ports import Database, Missing, Row, Value

_SEEKS: Final = (
    "SELECT s.id, s.owner, s.title, s.edition, s.format, s.settings, s.deck_name, s.cards,"
    " s.link, s.last_opponent, s.since, s.until, s.table_id, s.places, s.options, s.side,"
    " s.points, s.begins, s.low, s.high, a.name"
    " FROM seeks s LEFT JOIN accounts a ON a.id = s.owner"
)
_LISTED: Final = _SEEKS.replace("s.cards", "substr(s.cards, 1, 0)")
"""For lists: nobody needs the decks there."""
_IN_QUEUE: Final = (
    " WHERE s.table_id IS NULL AND s.link IS NULL AND s.until > %s"
    " AND s.title = %s AND s.edition = %s AND s.format = %s AND s.clock = %s AND s.places = %s"
    " AND s.options = %s"
)
_OPEN: Final = " WHERE s.table_id IS NULL AND s.link IS NULL AND s.until > %s"


class _Reach(NamedTuple):
    points: int
    begins: int
    low: int
    high: int

    def window(self) -> Window:
        """The same as the queue knows it."""
        return Window(*self)


class _Lost(Exception):
    """Somebody else was first; what this transaction did is undone."""


@dataclass(frozen=True, slots=True)
class StoredSeek:
    """An offer in the database; `link` is empty for a public one, `table` until it is taken."""

    id: str
    owner: str
    title: str
    edition: str
    format: str
    settings: TableSettings
    deck_name: str
    listed: Payload
    since: int
    until: int
    link: str = ""
    last_opponent: str = ""
    table: str = ""
    places: int = 2
    options: Chosen = field(default_factory=dict)
    side: str = ""
    window: Window = ANY_RATING
    owner_name: str = SOMEBODY

    def terms(self) -> Terms:
        """Which game is offered."""
        options = dict(self.options)
        return Terms(self.format, self.edition, self.title, self.places, options)

    def is_by_correspondence(self) -> bool:
        """Whether nobody waits at a screen for it."""
        return isinstance(self.settings.clock, Correspondence)

    def waiting(self) -> Waiting:
        """The offer as the queue knows it."""
        clock = queue_key(self.settings)
        options = write_chosen(self.options)
        queue = Queue(self.title, self.edition, self.format, clock, self.places, options)
        last, window = self.last_opponent, self.window
        return Waiting(self.id, self.owner, queue, self.since, last, self.side, window)


class SeekStore:
    """Offers by id, by link, by owner, and those that wait."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, seek: StoredSeek, most: int) -> bool:
        """Keep a new offer; False if its owner has so many already."""
        stored = await self._database.run(
            "INSERT INTO seeks (id, owner, title, edition, format, clock, settings, deck_name,"
            " cards, link, last_opponent, since, until, places, options, side, points, begins, low,"
            " high)"
            " SELECT %s, accounts.id, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s,"
            " %s, %s, %s FROM accounts"
            " WHERE accounts.id = %s AND (SELECT count(*) FROM seeks WHERE owner = %s"
            " AND table_id IS NULL AND until > %s) < %s",
            (
                *(seek.id, seek.title, seek.edition, seek.format),
                *(queue_key(seek.settings), write_settings(seek.settings)),
                *(seek.deck_name, seek.listed, seek.link or None, seek.last_opponent),
                *(seek.since, seek.until, seek.places, write_chosen(seek.options)),
                *(seek.side, seek.window.points),
                *(seek.window.begins, seek.window.low, seek.window.high),
                *(seek.owner, seek.owner, seek.since, most),
            ),
        )
        return stored == 1

    async def own(self, owner: str, seek: str) -> StoredSeek:
        """An offer of somebody's own, taken or not. Raises Missing."""
        sql = _SEEKS + " WHERE s.owner = %s AND s.id = %s"
        return _only(await self._database.rows(sql, (owner, seek)))

    async def of(self, owner: str, now: int) -> list[StoredSeek]:
        """Somebody's offers: those that wait, and those that were taken."""
        sql = _SEEKS + (
            " WHERE s.owner = %s AND (s.until > %s OR s.table_id IS NOT NULL) ORDER BY s.since"
        )
        return [_seek(row) for row in await self._database.rows(sql, (owner, now))]

    async def public(self, seek: str) -> StoredSeek:
        """An offer without a link. Raises Missing."""
        sql = _SEEKS + " WHERE s.id = %s AND s.link IS NULL"
        return _only(await self._database.rows(sql, (seek,)))

    async def linked(self, link: str) -> StoredSeek:
        """The offer behind a link. Raises Missing."""
        return _only(await self._database.rows(_SEEKS + " WHERE s.link = %s", (link,)))

    async def waiting(self, now: int, most: int) -> list[StoredSeek]:
        """The public offers that wait, the oldest first."""
        sql = _SEEKS + (
            " WHERE s.table_id IS NULL AND s.link IS NULL AND s.until > %s"
            " ORDER BY s.since, s.id LIMIT %s"
        )
        return [_seek(row) for row in await self._database.rows(sql, (now, most))]

    async def listed(
        self, now: int, title: str, after: tuple[int, str], most: int
    ) -> list[StoredSeek]:
        """The public offers that wait behind one, of a game or of all, without their decks."""
        game, values = _of_title(title)
        sql = _LISTED + _OPEN + game + " AND (s.since, s.id) > (%s, %s)"
        sql += " ORDER BY s.since, s.id LIMIT %s"
        return [_seek(row) for row in await self._database.rows(sql, (now, *values, *after, most))]

    async def count_open(self, now: int, title: str) -> int:
        """How many public offers wait, of a game or of all."""
        game, values = _of_title(title)
        # Names of columns and marks for values, no value.
        sql = f"SELECT count(*) FROM seeks s{_OPEN}{game}"  # noqa: S608
        [(count,)] = await self._database.rows(sql, (now, *values))
        assert isinstance(count, int)
        return count

    async def count_in(self, queue: Queue, now: int, most: int) -> int:
        """How many public offers wait in a queue; more than so many are not counted."""
        sql = f"SELECT count(*) FROM (SELECT 1 FROM seeks s{_IN_QUEUE} LIMIT %s) AS found"  # noqa: S608
        [(count,)] = await self._database.rows(sql, (now, *queue, most))
        assert isinstance(count, int)
        return count

    async def partners(self, one: Waiting, now: int, most: int, *, whole: bool) -> list[StoredSeek]:
        """
        The offers that another may meet now: those of whom was just met last, the oldest first.

        It asks what `matching.may_meet` asks, and for blocks: so those that are left out by the
        limit are no worse than those that are looked at.
        """
        low, high = one.window.reaches(now - one.since, whole=whole)
        me, points, side = one.owner, one.window.points, one.side
        sql = f"""{_SEEKS}{_IN_QUEUE} AND s.owner <> %s AND (s.side = '' OR s.side <> %s)
            AND s.points BETWEEN %s AND %s AND %s BETWEEN s.low AND s.high
            AND (%s = 1 OR abs(s.points - %s)
                <= s.begins + {STEP} * ((%s - s.since) / {STEP_MS}))
            AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.account = s.owner AND b.blocked = %s)
            AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.account = %s AND b.blocked = s.owner)
            ORDER BY CASE WHEN s.owner = %s OR s.last_opponent = %s THEN 1 ELSE 0 END,
                CASE WHEN s.since < %s THEN s.since ELSE %s END, abs(s.points - %s), s.since, s.id
            LIMIT %s"""  # noqa: S608 - our own numbers
        values = (
            *(now, *one.queue, me, side, low, high, points, int(whole), points, now),
            *(me, me, one.last_opponent, me, one.since, one.since, points, most),
        )
        return [_seek(row) for row in await self._database.rows(sql, values)]

    async def waits(self, seek: str, now: int) -> bool:
        """Whether an offer waits still."""
        sql = "SELECT 1 FROM seeks WHERE id = %s AND table_id IS NULL AND until > %s"
        return bool(await self._database.rows(sql, (seek, now)))

    async def blocks(self) -> frozenset[Block]:
        """Who has blocked whom, of those whose offers wait."""
        found = await self._database.rows(
            "SELECT DISTINCT b.account, b.blocked FROM blocks b"
            " JOIN seeks s ON s.owner = b.account JOIN seeks o ON o.owner = b.blocked"
            " WHERE s.table_id IS NULL AND o.table_id IS NULL"
        )
        return frozenset((str(account), str(blocked)) for account, blocked in found)

    async def renew(self, owner: str, seek: str, until: int) -> bool:
        """Keep an offer that waits for longer; whether it does."""
        sql = "UPDATE seeks SET until = %s WHERE owner = %s AND id = %s AND table_id IS NULL"
        return await self._database.run(sql, (until, owner, seek)) == 1

    async def keep(self, owners: Sequence[str], now: int, until: int) -> list[StoredSeek]:
        """Let the offers of some people wait for longer that begin at once; the public ones."""
        among = ", ".join(["%s"] * len(owners))
        where = "s.table_id IS NULL AND s.until > %s"
        where += f" AND substr(s.clock, 1, 14) <> 'correspondence' AND s.owner IN ({among})"
        # Names of columns and marks for values, no value.
        kept = await self._database.run(
            f"UPDATE seeks AS s SET until = %s WHERE {where}",  # noqa: S608
            (until, now, *owners),
        )
        if not kept:
            return []
        sql = f"{_SEEKS} WHERE {where} AND s.link IS NULL ORDER BY s.since, s.id"
        return [_seek(row) for row in await self._database.rows(sql, (now, *owners))]

    async def withdraw(self, owner: str, seek: str) -> bool:
        """Take back an offer that waits; whether it did."""
        sql = "DELETE FROM seeks WHERE owner = %s AND id = %s AND table_id IS NULL"
        return await self._database.run(sql, (owner, seek)) == 1

    async def seat(self, table: StoredTable, seeks: tuple[str, ...], now: int) -> bool:
        """
        Make a table of offers that all still wait, or change nothing.

        Whoever sits down to a game that begins at once waits for no other such game: their
        other offers go, except for those by correspondence.
        """
        at_once = not isinstance(table.settings.clock, Correspondence)
        try:
            async with self._database.transaction() as together:
                await _hold(together, table)
                await _mark(together, table.id, seeks, now)
                for seat in table.seats if at_once else ():
                    await together.run(
                        "DELETE FROM seeks WHERE owner = %s AND table_id IS NULL"
                        " AND substr(clock, 1, 14) <> 'correspondence'",
                        (seat.account,),
                    )
                await add_table(together, table)
        except _Lost:
            return False
        return True

    async def reopen(self, owner: str, table: str, until: int) -> None:
        """Let the offer wait again that led somebody to a table of which nothing came."""
        await self._database.run(
            "UPDATE seeks SET table_id = NULL, until = %s WHERE owner = %s AND table_id = %s",
            (until, owner, table),
        )

    async def sweep(self, before: int) -> int:
        """Remove offers that ended before a moment; how many."""
        return await self._database.run("DELETE FROM seeks WHERE until < %s", (before,))


async def _hold(database: Database, table: StoredTable) -> None:
    """Hold the people of a table, in one order everywhere, so that nobody is seated twice."""
    for account in sorted(seat.account for seat in table.seats):
        # Two offers of one person are two rows: only the person is one.
        held = await database.run("UPDATE accounts SET role = role WHERE id = %s", (account,))
        if held == 0:
            raise _Lost


async def _mark(database: Database, table: str, seeks: tuple[str, ...], now: int) -> None:
    """The compare-and-set: every offer must still wait."""
    for seek in seeks:
        taken = await database.run(
            "UPDATE seeks SET table_id = %s WHERE id = %s AND table_id IS NULL AND until > %s",
            (table, seek, now),
        )
        if taken == 0:
            raise _Lost


def _of_title(title: str) -> tuple[str, tuple[Value, ...]]:
    """What limits offers to a game; nothing does if none is named."""
    return (" AND s.title = %s", (title,)) if title else ("", ())


def _only(rows: list[Row]) -> StoredSeek:
    if not rows:
        raise Missing("seek")
    return _seek(rows[0])


def _seek(row: Row) -> StoredSeek:
    id_, owner, title, edition, format_, settings, deck_name, cards, *rest = row
    link, last_opponent, since, until, table, places, options, side, *reach, name = rest
    assert isinstance(cards, bytes)
    assert isinstance(places, int)
    assert isinstance(settings, bytes)
    assert isinstance(since, int)
    assert isinstance(until, int)
    return StoredSeek(
        id=str(id_),
        owner=str(owner),
        title=str(title),
        edition=str(edition),
        format=str(format_),
        settings=read_settings(settings),
        deck_name=str(deck_name),
        listed=cards,
        since=since,
        until=until,
        link=str(link or ""),
        last_opponent=str(last_opponent),
        table=str(table or ""),
        places=places,
        options=read_chosen(str(options)),
        side=str(side),
        window=msgspec.convert(reach, _Reach).window(),
        owner_name=str(name or SOMEBODY),
    )
