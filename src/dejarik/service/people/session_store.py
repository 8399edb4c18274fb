"""
The store of sessions and of reset links: every statement about their tables.

What belongs here: SQL, and rows made into records.
What does not: how long they last (`sessions`, `administration`).
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from dejarik.service.people.account_store import account_of
from dejarik.service.ports import Account, Database


class Session(NamedTuple):
    """One device that is signed in."""

    id: str
    account: str
    label: str
    created: int
    seen: int
    expires: int


class SessionStore:
    """Sessions in a database, or in one transaction of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, token_hash: str, session: Session) -> None:
        """Store a new session."""
        await self._database.run(
            "INSERT INTO sessions (token_hash, id, account, label, created, seen, expires)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s)",
            (token_hash, *session),
        )

    async def find(self, token_hash: str) -> tuple[Session, Account] | None:
        """The session of a token, and whose it is."""
        rows = await self._database.rows(
            "SELECT s.id, s.account, s.label, s.created, s.seen, s.expires,"
            " a.id, a.name, a.role, a.created, a.muted_until, a.settings"
            " FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.token_hash = %s",
            (token_hash,),
        )
        if not rows:
            return None
        return msgspec.convert(rows[0][:6], Session), account_of(rows[0][6:])

    async def extend(self, id_: str, seen: int, expires: int) -> None:
        """Note that a session is used, and until when it lasts now."""
        await self._database.run(
            "UPDATE sessions SET seen = %s, expires = %s WHERE id = %s", (seen, expires, id_)
        )

    async def of(self, account: str, now: int) -> list[Session]:
        """The sessions of an account that last, the latest used first."""
        rows = await self._database.rows(
            "SELECT id, account, label, created, seen, expires FROM sessions"
            " WHERE account = %s AND expires > %s ORDER BY seen DESC, id",
            (account, now),
        )
        return [msgspec.convert(row, Session) for row in rows]

    async def among(self, ids: Sequence[str], now: int) -> set[str]:
        """Those of some sessions that last."""
        places = ", ".join(["%s"] * len(ids))
        rows = await self._database.rows(
            f"SELECT id FROM sessions WHERE expires > %s AND id IN ({places})",  # noqa: S608
            (now, *ids),
        )
        return {str(row[0]) for row in rows}

    async def end(self, account: str, id_: str) -> bool:
        """End one session of an account; whether there was one."""
        changed = await self._database.run(
            "DELETE FROM sessions WHERE account = %s AND id = %s", (account, id_)
        )
        return changed == 1

    async def end_all(self, account: str, but: str = "") -> None:
        """End every session of an account, or every one but one."""
        await self._database.run(
            "DELETE FROM sessions WHERE account = %s AND id <> %s", (account, but)
        )

    async def keep_newest(self, account: str, most: int) -> None:
        """End those of an account's sessions that were not used lately, if there are too many."""
        await self._database.run(
            "DELETE FROM sessions WHERE account = %s AND id NOT IN"
            " (SELECT id FROM sessions WHERE account = %s ORDER BY seen DESC, id LIMIT %s)",
            (account, account, most),
        )

    async def forget(self, now: int) -> int:
        """Delete the sessions that have run out; how many."""
        return await self._database.run("DELETE FROM sessions WHERE expires <= %s", (now,))


class ResetStore:
    """Links to a new password, in a database or in one transaction of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, token_hash: str, account: str, expires: int) -> None:
        """Store the one link of an account; an older one is worth nothing from now on."""
        await self.cancel(account)
        await self._database.run(
            "INSERT INTO resets (token_hash, account, expires) VALUES (%s, %s, %s)",
            (token_hash, account, expires),
        )

    async def find(self, token_hash: str, now: int) -> str | None:
        """Whose link it is, if it still holds."""
        rows = await self._database.rows(
            "SELECT account FROM resets WHERE token_hash = %s AND expires > %s", (token_hash, now)
        )
        return str(rows[0][0]) if rows else None

    async def use(self, token_hash: str, now: int) -> bool:
        """Use a link up; only one can."""
        changed = await self._database.run(
            "DELETE FROM resets WHERE token_hash = %s AND expires > %s", (token_hash, now)
        )
        return changed == 1

    async def cancel(self, account: str) -> None:
        """Make the links of an account worthless."""
        await self._database.run("DELETE FROM resets WHERE account = %s", (account,))

    async def forget(self, now: int) -> int:
        """Delete the links that have run out; how many."""
        return await self._database.run("DELETE FROM resets WHERE expires <= %s", (now,))
