"""
The store of blocks, reports, warnings and the audit: every statement about their tables.

What belongs here: SQL, and rows made into records.
What does not: who may read or write them (`moderation`, `administration`).
"""

from typing import NamedTuple

import msgspec

from dejarik.service.ids import new_id
from dejarik.service.people.account_store import account_of
from dejarik.service.ports import Account, Database


class Report(NamedTuple):
    """What somebody told the moderators; the excerpt is JSON."""

    id: str
    reporter: str
    about: str
    place: str
    reason: str
    excerpt: bytes
    at: int


class Warned(NamedTuple):
    """A warning that waits to be read."""

    id: str
    at: int
    reason: str


class Deed(NamedTuple):
    """What a moderator or administrator did to whom."""

    id: str
    at: int
    actor: str
    act: str
    target: str
    detail: str


class BlockStore:
    """Who has blocked whom."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, account: str, blocked: str, at: int) -> None:
        """Note that one has blocked another; a second time changes nothing."""
        await self._database.run(
            "INSERT INTO blocks (account, blocked, at) VALUES (%s, %s, %s)"
            " ON CONFLICT (account, blocked) DO NOTHING",
            (account, blocked, at),
        )

    async def remove(self, account: str, blocked: str) -> None:
        """Note that one no longer blocks another."""
        await self._database.run(
            "DELETE FROM blocks WHERE account = %s AND blocked = %s", (account, blocked)
        )

    async def of(self, account: str) -> list[Account]:
        """Whom one has blocked, the first of them first."""
        rows = await self._database.rows(
            "SELECT a.id, a.name, a.role, a.created, a.muted_until, a.settings"
            " FROM blocks b JOIN accounts a ON a.id = b.blocked"
            " WHERE b.account = %s ORDER BY b.at, a.id",
            (account,),
        )
        return [account_of(row) for row in rows]

    async def by(self, blocked: str) -> frozenset[str]:
        """Everybody who has blocked somebody."""
        rows = await self._database.rows(
            "SELECT account FROM blocks WHERE blocked = %s", (blocked,)
        )
        return frozenset(str(id_) for (id_,) in rows)

    async def apart(self, account: str) -> frozenset[str]:
        """Everybody whom one has blocked or who has blocked them."""
        rows = await self._database.rows(
            "SELECT blocked FROM blocks WHERE account = %s"
            " UNION SELECT account FROM blocks WHERE blocked = %s",
            (account, account),
        )
        return frozenset(str(id_) for (id_,) in rows)


class ReportStore:
    """What was told to the moderators."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: Report) -> None:
        """Store an open report."""
        await self._database.run(
            "INSERT INTO reports (id, reporter, about, place, reason, excerpt, at,"
            " closed, closed_by, note) VALUES (%s, %s, %s, %s, %s, %s, %s, 0, '', '')",
            report,
        )

    async def open_after(self, at: int, id_: str, most: int) -> list[Report]:
        """Open reports after one, the oldest first."""
        rows = await self._database.rows(
            "SELECT id, reporter, about, place, reason, excerpt, at FROM reports"
            " WHERE closed = 0 AND (at, id) > (%s, %s) ORDER BY at, id LIMIT %s",
            (at, id_, most),
        )
        return [msgspec.convert(row, Report) for row in rows]

    async def find_open(self, id_: str) -> Report | None:
        """A report, unless it is closed."""
        rows = await self._database.rows(
            "SELECT id, reporter, about, place, reason, excerpt, at FROM reports"
            " WHERE closed = 0 AND id = %s",
            (id_,),
        )
        return msgspec.convert(rows[0], Report) if rows else None

    async def close(self, id_: str, by: str, note: str, now: int) -> bool:
        """Close a report; whether it was open."""
        changed = await self._database.run(
            "UPDATE reports SET closed = %s, closed_by = %s, note = %s"
            " WHERE id = %s AND closed = 0",
            (now, by, note, id_),
        )
        return changed == 1


class WarningStore:
    """What moderators want people to read."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, account: str, reason: str, at: int) -> None:
        """Keep a warning that is not read yet."""
        await self._database.run(
            "INSERT INTO warnings (id, account, reason, at, seen) VALUES (%s, %s, %s, %s, 0)",
            (new_id(), account, reason, at),
        )

    async def unread(self, account: str) -> list[Warned]:
        """The warnings somebody has not said to have read, the oldest first."""
        rows = await self._database.rows(
            "SELECT id, at, reason FROM warnings WHERE account = %s AND seen = 0 ORDER BY at, id",
            (account,),
        )
        return [msgspec.convert(row, Warned) for row in rows]

    async def read(self, id_: str, account: str, now: int) -> bool:
        """Note that somebody has read a warning of theirs; whether there was one to read."""
        sql = "UPDATE warnings SET seen = %s WHERE id = %s AND account = %s AND seen = 0"
        return await self._database.run(sql, (now, id_, account)) == 1


class AuditStore:
    """What those with power did. Nothing here changes or deletes a line."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, at: int, actor: str, act: str, target: str, detail: str = "") -> None:
        """Note an act, in the transaction that does it."""
        await self._database.run(
            "INSERT INTO audit (id, at, actor, act, target, detail)"
            " VALUES (%s, %s, %s, %s, %s, %s)",
            (new_id(), at, actor, act, target, detail),
        )

    async def before(self, at: int, id_: str, most: int) -> list[Deed]:
        """Acts before one, the newest first."""
        rows = await self._database.rows(
            "SELECT id, at, actor, act, target, detail FROM audit"
            " WHERE (at, id) < (%s, %s) ORDER BY at DESC, id DESC LIMIT %s",
            (at, id_, most),
        )
        return [msgspec.convert(row, Deed) for row in rows]
