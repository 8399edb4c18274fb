"""
The store of friends: who asked whom, and who agreed.

What belongs here: the statements. What does not: who may ask whom (`lobby.friends`).
"""

from typing import Final

from dejarik.service.people.account_store import account_of
from dejarik.service.ports import Account, Database

MOST_FRIENDS: Final = 200
"""Friends and people who were asked, together."""
MOST_ASKING: Final = 200
"""How many may wait for an answer of one person."""
_ACCOUNT: Final = "SELECT a.id, a.name, a.role, a.created, a.muted_until, a.settings FROM friends f"
_ARE: Final = "((account = %s AND other = %s) OR (account = %s AND other = %s))"


class FriendStore:
    """Friendships and what was asked; each stands once, as the one who asked stored it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, account: str, other: str, at: int) -> None:
        """Note that one asks another; a second time changes nothing."""
        await self._database.run(
            "INSERT INTO friends (account, other, at, accepted) VALUES (%s, %s, %s, 0)"
            " ON CONFLICT (account, other) DO NOTHING",
            (account, other, at),
        )

    async def accept(self, account: str, asker: str, at: int) -> bool:
        """Note that one agrees to what another asked; whether that one had asked."""
        sql = "UPDATE friends SET accepted = %s WHERE account = %s AND other = %s AND accepted = 0"
        return await self._database.run(sql, (at, asker, account)) == 1

    async def part(self, one: str, other: str) -> None:
        """Neither is the other's friend any more, and neither asks."""
        # Names of columns and marks for values, no value.
        sql = f"DELETE FROM friends WHERE {_ARE}"  # noqa: S608
        await self._database.run(sql, (one, other, other, one))

    async def are_friends(self, one: str, other: str) -> bool:
        """Whether two are friends."""
        sql = f"SELECT 1 FROM friends WHERE accepted > 0 AND {_ARE}"  # noqa: S608 - the same
        return bool(await self._database.rows(sql, (one, other, other, one)))

    async def of(self, account: str) -> list[Account]:
        """Somebody's friends, by name; as many as anybody may have."""
        rows = await self._database.rows(
            _ACCOUNT + " JOIN accounts a"
            " ON a.id = CASE WHEN f.account = %s THEN f.other ELSE f.account END"
            " WHERE f.accepted > 0 AND (f.account = %s OR f.other = %s) ORDER BY a.name LIMIT %s",
            (account, account, account, MOST_FRIENDS),
        )
        return [account_of(row) for row in rows]

    async def asking(self, account: str) -> list[Account]:
        """Who asks somebody, the first of them first; as many as may ask."""
        rows = await self._database.rows(
            _ACCOUNT + " JOIN accounts a ON a.id = f.account"
            " WHERE f.other = %s AND f.accepted = 0 ORDER BY f.at, a.id LIMIT %s",
            (account, MOST_ASKING),
        )
        return [account_of(row) for row in rows]

    async def asked(self, account: str) -> list[Account]:
        """Whom somebody asks, the first of them first; as many as they may."""
        rows = await self._database.rows(
            _ACCOUNT + " JOIN accounts a ON a.id = f.other"
            " WHERE f.account = %s AND f.accepted = 0 ORDER BY f.at, a.id LIMIT %s",
            (account, MOST_FRIENDS),
        )
        return [account_of(row) for row in rows]

    async def count_asking(self, account: str) -> int:
        """How many ask somebody and wait for an answer."""
        [(count,)] = await self._database.rows(
            "SELECT count(*) FROM friends WHERE other = %s AND accepted = 0", (account,)
        )
        assert isinstance(count, int)
        return count

    async def count(self, account: str) -> int:
        """How many somebody has as friends or has asked."""
        [(count,)] = await self._database.rows(
            "SELECT count(*) FROM friends WHERE account = %s OR (other = %s AND accepted > 0)",
            (account, account),
        )
        assert isinstance(count, int)
        return count
