"""
The store of keys: every statement about their table.

What belongs here: SQL, and rows made into records. What does not: who may have one (`keys`).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from dejarik.service.people.account_store import account_of
from dejarik.service.ports import Account, Database, Row
from dejarik.service.scopes import Scope

_COLUMNS: Final = "k.id, k.account, k.name, k.begins, k.scopes, k.created, k.used, k.expires"
_OWNERS: Final = " JOIN accounts a ON a.id = k.account LEFT JOIN accounts o ON o.id = a.owner"
_LASTING: Final = (
    "k.expires > %s AND a.suspended_until <= %s AND coalesce(o.suspended_until, 0) <= %s"
)
"""A key does nothing while its account, or the owner of that, is suspended."""


class Key(NamedTuple):
    """What is kept of a key beside its hash; `used` is a day in milliseconds, 0 if none."""

    id: str
    account: str
    name: str
    begins: str
    scopes: str
    created: int
    used: int
    expires: int

    def opens(self) -> tuple[Scope, ...]:
        """What it may be used for."""
        return tuple(Scope(one) for one in self.scopes.split())


class KeyStore:
    """Keys in a database, or in one transaction of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, key_hash: str, key: Key) -> None:
        """Store a new key."""
        await self._database.run(
            "INSERT INTO api_keys"
            " (key_hash, id, account, name, begins, scopes, created, used, expires)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)",
            (key_hash, *key),
        )

    async def find(self, key_hash: str, now: int) -> tuple[Key, Account] | None:
        """The key of a hash and whose it is, if it opens anything now."""
        rows = await self._database.rows(
            f"SELECT {_COLUMNS}, a.id, a.name, a.role, a.created, a.muted_until, a.settings"  # noqa: S608 - no values
            f" FROM api_keys k{_OWNERS} WHERE k.key_hash = %s AND {_LASTING}",
            (key_hash, now, now, now),
        )
        if not rows:
            return None
        return _key_of(rows[0][:8]), account_of(rows[0][8:])

    async def of(self, accounts: Sequence[str]) -> list[Key]:
        """The keys of some accounts, the newest first."""
        if not accounts:
            return []
        places = ", ".join(["%s"] * len(accounts))
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM api_keys k WHERE k.account IN ({places})"  # noqa: S608 - no values
            " ORDER BY k.created DESC, k.id",
            accounts,
        )
        return [_key_of(row) for row in rows]

    async def among(self, ids: Sequence[str], now: int) -> set[str]:
        """Those of some keys that open anything now."""
        places = ", ".join(["%s"] * len(ids))
        rows = await self._database.rows(
            f"SELECT k.id FROM api_keys k{_OWNERS} WHERE {_LASTING} AND k.id IN ({places})",  # noqa: S608 - no values
            (now, now, now, *ids),
        )
        return {str(row[0]) for row in rows}

    async def note_use(self, id_: str, day: int) -> None:
        """Note the day of the last use."""
        await self._database.run("UPDATE api_keys SET used = %s WHERE id = %s", (day, id_))

    async def revoke(self, id_: str, owner: str) -> str:
        """End a key of somebody or of their bot accounts; whose it was, empty if there is none."""
        rows = await self._database.rows(
            "DELETE FROM api_keys WHERE id = %s AND (account = %s OR account IN"
            " (SELECT id FROM accounts WHERE owner = %s)) RETURNING account",
            (id_, owner, owner),
        )
        return str(rows[0][0]) if rows else ""

    async def revoke_all(self, owner: str) -> None:
        """End every key of somebody and of their bot accounts."""
        await self._database.run(
            "DELETE FROM api_keys WHERE account = %s OR account IN"
            " (SELECT id FROM accounts WHERE owner = %s)",
            (owner, owner),
        )

    async def forget(self, now: int) -> int:
        """Delete the keys that have run out; how many."""
        return await self._database.run("DELETE FROM api_keys WHERE expires <= %s", (now,))


def _key_of(row: Row) -> Key:
    return msgspec.convert(row, Key)
