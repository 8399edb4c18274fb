"""
Where tables and their seats are kept.

What belongs here: the statements, and what keeps two people from taking one seat.
What does not: who may do what (`tables`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from dejarik.hosting.decks import Payload
from dejarik.hosting.options import Chosen, read_chosen, write_chosen
from dejarik.hosting.people.names import SOMEBODY
from dejarik.hosting.play.settings_wire import (
    Correspondence,
    TableSettings,
    read_settings,
    write_settings,
)
from dejarik.service.lobby.lobby_wire import Result, Terms
from dejarik.service.ports import Database, Missing, Row, Value

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
MOST_INVITATIONS: Final = 50
"""Tables that are looked through for those that wait for somebody."""

_TABLES: Final = (
    "SELECT t.id, t.title, t.edition, t.format, t.host, t.settings, t.created, t.status, t.link,"
    " t.game, t.commitment, t.turns, t.moved, t.result, t.rematch_of, t.fork_game, t.fork_seq,"
    " t.places, t.until, t.closed, t.number, t.options, t.weighed"
    " FROM tables t"
)
_SEATS: Final = (
    "SELECT s.table_id, s.seat, s.account, s.bot, s.deck_name, s.cards, s.here, s.nonce, s.points,"
    " a.name"
    " FROM seats s JOIN tables t ON t.id = s.table_id LEFT JOIN accounts a ON a.id = s.account"
)
_LISTED_SEATS: Final = _SEATS.replace("s.cards", "substr(s.cards, 1, 0)")
"""For lists: nobody needs the decks there."""
NEWEST: Final = (2**53, "")
"""Before every table in a list of the newest first."""

_result = msgspec.json.Decoder(Result)


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """
    Who sits where with which deck; `account` is empty for a bot, `nonce` until it is given.

    `points` are what the seat had in its match before this game.
    """

    seat: int
    account: str
    bot: str
    deck_name: str
    listed: Payload
    here: bool = True
    nonce: str = ""
    points: float = 0.0
    name: str = ""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """
    A table in the database; `link` is empty for a public one, `places` is for how many.

    `until` is when what waits there lapses, 0 if it does not; `closed` is why moderators closed
    it; `number` is which game of a match it is. `weighed` is how much a rated game counted.
    """

    id: str
    title: str
    edition: str
    format: str
    host: str
    settings: TableSettings
    created: int
    status: str = WAITING
    link: str = ""
    game: str = ""
    commitment: str = ""
    turns: str = ""
    moved: int = 0
    result: Result | None = None
    rematch_of: str = ""
    fork_game: str = ""
    fork_seq: int = 0
    places: int = 2
    until: int = 0
    closed: str = ""
    number: int = 1
    options: Chosen = field(default_factory=dict)
    weighed: str = ""
    seats: tuple[StoredSeat, ...] = ()

    def terms(self) -> Terms:
        """Which game is played there."""
        options = dict(self.options)
        return Terms(self.format, self.edition, self.title, self.places, options)

    def seat_of(self, account: str) -> StoredSeat | None:
        """Where somebody sits or is invited to."""
        for seat in self.seats:
            if account and seat.account == account:
                return seat
        return None

    def is_invited(self, account: str) -> bool:
        """Whether a seat waits for somebody and nobody else."""
        own = self.seat_of(account)
        return own is not None and not own.here

    def is_full(self) -> bool:
        """Whether everybody has sat down."""
        return len(self.seats) == self.places and all(seat.here for seat in self.seats)

    def is_by_correspondence(self) -> bool:
        """Whether nobody waits at a screen for it."""
        return isinstance(self.settings.clock, Correspondence)

    def has_lapsed(self, now: int) -> bool:
        """Whether what waits there has waited for too long."""
        return self.status == WAITING and 0 < self.until <= now

    def free_seat(self) -> int | None:
        """A seat that nobody has and nobody is invited to."""
        taken = {seat.seat for seat in self.seats}
        return next((seat for seat in range(self.places) if seat not in taken), None)


class TableStore:
    """Tables by id, by link, by who sits there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: StoredTable) -> None:
        """Keep a new table with its seats, all or nothing. Raises Taken for a second rematch."""
        async with self._database.transaction() as together:
            await add_table(together, table)

    async def find(self, table: str) -> StoredTable:
        """A table with its seats. Raises Missing."""
        found = await self._database.rows(
            _TABLES + " WHERE t.id = %s",
            (table,),
        )
        return await self._only(found)

    async def rematch_of(self, table: str) -> StoredTable:
        """The table that is the rematch of another. Raises Missing."""
        found = await self._database.rows(
            _TABLES + " WHERE t.rematch_of = %s",
            (table,),
        )
        return await self._only(found)

    async def public(
        self, status: str, title: str, after: tuple[int, str], most: int
    ) -> list[StoredTable]:
        """Tables without a link behind one, of a game or of all, the newest first; no decks."""
        game, values = _of_title(title)
        found = await self._database.rows(
            _TABLES + f" WHERE t.status = %s AND t.link IS NULL{game}"
            " AND (t.created < %s OR (t.created = %s AND t.id > %s))"
            " ORDER BY t.created DESC, t.id LIMIT %s",
            (status, *values, after[0], after[0], after[1], most),
        )
        if not found:
            return []
        among = ", ".join(["%s"] * len(found))
        seats = await self._database.rows(
            f"{_LISTED_SEATS} WHERE s.table_id IN ({among}) ORDER BY s.seat",
            [row[0] for row in found],
        )
        return _joined(found, seats)

    async def count_public(self, title: str) -> int:
        """How many tables without a link wait or play, of a game or of all."""
        game, values = _of_title(title)
        # Names of columns and marks for values, no value.
        sql = "SELECT count(*) FROM tables t WHERE t.status IN ('waiting', 'playing')"
        sql += f" AND t.link IS NULL{game}"
        [(count,)] = await self._database.rows(sql, values)
        return _int(count)

    async def of(self, account: str, status: str, most: int) -> list[StoredTable]:
        """The tables somebody sits at or is invited to, the newest first."""
        found = await self._database.rows(
            _TABLES + " JOIN seats m ON m.table_id = t.id WHERE t.status = %s AND m.account = %s"
            " ORDER BY t.created DESC, t.id LIMIT %s",
            (status, account, most),
        )
        seats = await self._database.rows(
            _SEATS + " JOIN seats m ON m.table_id = t.id WHERE t.status = %s AND m.account = %s"
            " AND t.created >= %s ORDER BY s.seat",
            (status, account, found[-1][6] if found else 0),
        )
        return _joined(found, seats)

    async def deserted(self, most: int) -> list[StoredTable]:
        """Tables at which somebody plays whose account is gone; the oldest first."""
        rows = await self._database.rows(
            "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id"
            " LEFT JOIN accounts a ON a.id = s.account WHERE t.status = 'playing'"
            " AND s.account IS NOT NULL AND a.id IS NULL ORDER BY t.id LIMIT %s",
            (most,),
        )
        return list((await self.by_ids([str(id_) for (id_,) in rows])).values())

    async def invitations(self, account: str, now: int) -> list[StoredTable]:
        """The tables that wait for somebody and nobody else, the newest first."""
        found = await self.of(account, WAITING, MOST_INVITATIONS)
        return [one for one in found if not one.has_lapsed(now) and one.is_invited(account)]

    async def over_between(self, account: str, first: int, last: int) -> dict[str, StoredTable]:
        """The tables of somebody whose games were over between two moments, by id."""
        span = " JOIN seats m ON m.table_id = t.id WHERE m.account = %s AND t.status = 'over'"
        span += " AND t.ended >= %s AND t.ended <= %s"
        values = (account, first, last)
        found = await self._database.rows(_TABLES + span, values)
        seats = await self._database.rows(_SEATS + span + " ORDER BY s.seat", values)
        return {table.id: table for table in _joined(found, seats)}

    async def by_ids(self, wanted: Sequence[str]) -> dict[str, StoredTable]:
        """These tables, by id; one that is not there is left out."""
        if not wanted:
            return {}
        among = f" IN ({', '.join(['%s'] * len(wanted))})"
        found = await self._database.rows(f"{_TABLES} WHERE t.id{among}", wanted)
        seats = await self._database.rows(
            f"{_SEATS} WHERE s.table_id{among} ORDER BY s.seat", wanted
        )
        return {table.id: table for table in _joined(found, seats)}

    async def count(self, account: str, status: str) -> int:
        """At how many tables somebody sits."""
        found = await self._database.rows(
            "SELECT count(*) FROM seats s JOIN tables t ON t.id = s.table_id"
            " WHERE s.account = %s AND s.here = 1 AND t.status = %s",
            (account, status),
        )
        return _int(found[0][0])

    async def last_opponent(self, account: str) -> str:
        """Whom somebody played last; empty if nobody."""
        found = await self._database.rows(
            "SELECT o.account FROM seats m JOIN tables t ON t.id = m.table_id"
            " JOIN seats o ON o.table_id = t.id AND o.seat <> m.seat"
            " WHERE m.account = %s AND t.status <> 'waiting' ORDER BY t.created DESC LIMIT 1",
            (account,),
        )
        return str(found[0][0] or "") if found else ""

    async def sit(self, table: str, seat: StoredSeat) -> bool:
        """
        Take a seat at a table that waits for players, or the one somebody was invited to.

        False if the table no longer waits. Raises Taken when somebody else was first.
        """
        async with self._database.transaction() as together:
            if not await _held(together, table):
                return False
            await together.run(
                "DELETE FROM seats WHERE table_id = %s AND seat = %s AND account = %s AND here = 0",
                (table, seat.seat, seat.account),
            )
            await _add_seat(together, table, seat)
        return True

    async def leave(self, table: str, account: str) -> bool:
        """
        Give a seat back; the table goes with it if nobody could play there any more.

        That is so if they were its last person, for a rematch or a challenge, and once a game was
        made for these players. False if the game has begun or they do not sit there.
        """
        async with self._database.transaction() as together:
            waits = "UPDATE tables SET status = status WHERE id = %s AND status = 'waiting'"
            if await together.run(waits, (table,)) == 0:
                return False
            gone = "DELETE FROM seats WHERE table_id = %s AND account = %s"
            if await together.run(gone, (table, account)) == 0:
                return False
            await together.run(
                "DELETE FROM tables WHERE id = %s AND (rematch_of IS NOT NULL"
                " OR game IS NOT NULL OR until > 0 OR NOT EXISTS"
                " (SELECT 1 FROM seats WHERE table_id = %s AND account IS NOT NULL))",
                (table, table),
            )
            await together.run(
                "UPDATE tables SET host = coalesce((SELECT account FROM seats"
                " WHERE table_id = %s AND account IS NOT NULL LIMIT 1), host)"
                " WHERE id = %s AND host = %s",
                (table, table, account),
            )
        return True

    async def open(self, table: str, game: str, commitment: str) -> bool:
        """Tie a game to a table that waits, once; whether this call did."""
        sql = (
            "UPDATE tables SET game = %s, commitment = %s"
            " WHERE id = %s AND status = 'waiting' AND game IS NULL"
        )
        return await self._database.run(sql, (game, commitment, table)) == 1

    async def add_nonce(self, table: str, account: str, nonce: str) -> bool:
        """Keep somebody's share of the chance, once; whether this call did."""
        sql = (
            "UPDATE seats SET nonce = %s WHERE table_id = %s AND account = %s AND nonce = ''"
            " AND EXISTS (SELECT 1 FROM tables WHERE id = %s AND game IS NOT NULL)"
        )
        return await self._database.run(sql, (nonce, table, account, table)) == 1

    async def begin(self, table: str, now: int) -> bool:
        """The game is being played from now on; whether this call said so first."""
        sql = (
            "UPDATE tables SET status = 'playing', moved = %s"
            " WHERE id = %s AND status = 'waiting' AND game IS NOT NULL"
        )
        return await self._database.run(sql, (now, table)) == 1

    async def note_turns(self, table: str, turns: str, now: int) -> None:
        """Note who is to decide."""
        sql = "UPDATE tables SET turns = %s, moved = %s WHERE id = %s AND status = 'playing'"
        await self._database.run(sql, (turns, now, table))

    async def score(self, table: str, seat: int, score: float) -> None:
        """Note what a seat got out of a game that is over."""
        sql = "UPDATE seats SET score = %s WHERE table_id = %s AND seat = %s"
        await self._database.run(sql, (score, table, seat))

    async def finish(self, table: str, result: Result, now: int) -> bool:
        """Note how a game ended; whether this call said so first."""
        sql = (
            "UPDATE tables SET status = 'over', turns = '', result = %s, ended = %s, moved = %s"
            " WHERE id = %s AND status = 'playing'"
        )
        return await self._database.run(sql, (msgspec.json.encode(result), now, now, table)) == 1

    async def close(self, table: str, why: str, now: int) -> bool:
        """Mark a table as closed; one that waits is over with that. Whether it was not over."""
        sql = (
            "UPDATE tables SET closed = %s, moved = %s, ended = %s,"
            " status = CASE WHEN status = 'waiting' THEN 'over' ELSE status END"
            " WHERE id = %s AND status <> 'over'"
        )
        return await self._database.run(sql, (why, now, now, table)) == 1

    async def set_until(self, table: str, until: int) -> None:
        """Note when what waits at a table lapses; 0 is never."""
        await self._database.run("UPDATE tables SET until = %s WHERE id = %s", (until, table))

    async def drop_lapsed(self, table: str, now: int) -> bool:
        """Remove a table that has waited for too long; whether it was there and did."""
        sql = (
            "DELETE FROM tables WHERE id = %s AND status = 'waiting' AND until > 0 AND until <= %s"
        )
        return await self._database.run(sql, (table, now)) == 1

    async def sweep(self, before: int, now: int) -> int:
        """Remove tables that were opened before a moment or have lapsed, and wait; how many."""
        sql = (
            "DELETE FROM tables WHERE status = 'waiting'"
            " AND (created < %s OR (until > 0 AND until <= %s))"
        )
        return await self._database.run(sql, (before, now))

    async def _only(self, found: list[Row]) -> StoredTable:
        if not found:
            raise Missing("table")
        seats = await self._database.rows(
            _SEATS + " WHERE s.table_id = %s ORDER BY s.seat",
            (found[0][0],),
        )
        return _joined(found, seats)[0]


async def add_table(database: Database, table: StoredTable) -> None:
    """Add a table and its seats inside somebody's transaction. Raises Taken."""
    values: tuple[Value, ...] = (
        *(table.id, table.title, table.edition, table.format, table.status, table.host),
        *(table.link or None, write_settings(table.settings), table.created),
        *(table.created, table.rematch_of or None),
        *(table.fork_game or None, table.fork_seq if table.fork_game else None, table.places),
        *(table.until, table.number, write_chosen(table.options)),
    )
    await database.run(
        "INSERT INTO tables (id, title, edition, format, status, host, link, settings, created,"
        " moved, rematch_of, fork_game, fork_seq, places, until, number, options,"
        " commitment, turns, result) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s,"
        " %s, %s, %s, %s, '', '', %s)",
        (*values, b""),
    )
    for seat in table.seats:
        await _add_seat(database, table.id, seat)


async def _add_seat(database: Database, table: str, seat: StoredSeat) -> None:
    await database.run(
        "INSERT INTO seats (table_id, seat, account, bot, deck_name, cards, here, points, nonce)"
        " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, '')",
        (
            *(table, seat.seat, seat.account or None, seat.bot, seat.deck_name),
            *(seat.listed, int(seat.here), seat.points),
        ),
    )


async def _held(database: Database, table: str) -> bool:
    """Hold a table so that it does not begin or change meanwhile; whether it waits for players."""
    sql = "UPDATE tables SET status = status WHERE id = %s AND status = 'waiting' AND game IS NULL"
    return await database.run(sql, (table,)) == 1


def _of_title(title: str) -> tuple[str, tuple[Value, ...]]:
    """What limits tables to a game; nothing does if none is named."""
    return (" AND t.title = %s", (title,)) if title else ("", ())


def _joined(tables: list[Row], seats: list[Row]) -> list[StoredTable]:
    by_table: dict[str, list[StoredSeat]] = {}
    for row in seats:
        by_table.setdefault(str(row[0]), []).append(_seat(row))
    return [_table(row, tuple(by_table.get(str(row[0]), []))) for row in tables]


def _seat(row: Row) -> StoredSeat:
    _, seat, account, bot, deck_name, cards, here, nonce, points, name = row
    assert isinstance(cards, bytes)
    assert isinstance(points, float | int)
    called = str(name or SOMEBODY) if account else bot_called(str(bot))
    return StoredSeat(
        _int(seat),
        str(account or ""),
        str(bot),
        str(deck_name),
        cards,
        bool(here),
        str(nonce),
        float(points),
        called,
    )


def _table(row: Row, seats: tuple[StoredSeat, ...]) -> StoredTable:
    id_, title, edition, format_, host, settings, created, status, link, game, *rest = row
    (
        commitment,
        turns,
        moved,
        result,
        rematch_of,
        fork_game,
        fork_seq,
        places,
        until,
        closed,
        number,
        options,
        weighed,
    ) = rest
    assert isinstance(settings, bytes)
    assert isinstance(result, bytes)
    return StoredTable(
        id=str(id_),
        title=str(title),
        edition=str(edition),
        format=str(format_),
        host=str(host),
        settings=read_settings(settings),
        created=_int(created),
        status=str(status),
        link=str(link or ""),
        game=str(game or ""),
        commitment=str(commitment),
        turns=str(turns),
        moved=_int(moved),
        result=_result.decode(result) if result else None,
        rematch_of=str(rematch_of or ""),
        fork_game=str(fork_game or ""),
        fork_seq=_int(fork_seq or 0),
        places=_int(places),
        until=_int(until),
        closed=str(closed),
        number=_int(number),
        options=read_chosen(str(options)),
        weighed=str(weighed),
        seats=seats,
    )


BOTS_CALLED: Final = {"greedy": "practice", "search": "thinking"}
"""What people read for bots whose names are those of their programs."""


def bot_called(bot: str) -> str:
    """What people read for a bot: its name without how long it thinks."""
    name = bot.partition(":")[0]
    return f"{BOTS_CALLED.get(name, name)} bot"


def _int(value: Value) -> int:
    assert isinstance(value, int)
    return value
