"""
The store of invitations: who invites, and who came with one.

What belongs here: the statements. What does not: who may invite (`invitations`).

One of them may make the first administrator (`first_administrator`); it is worth nothing once
there is one.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from dejarik.service.people.roles import Role
from dejarik.service.ports import Database

_COLUMNS: Final = "id, coalesce(maker, ''), begins, uses, used, created, expires, role"
_HOLDS: Final = (
    " expires > %s AND used < uses AND (role <> 'administrator'"
    " OR NOT EXISTS (SELECT 1 FROM accounts a WHERE a.role = 'administrator'))"
)


class Invitation(NamedTuple):
    """An invitation, and what whoever comes with it is; nobody's was made by the command."""

    id: str
    maker: str
    begins: str
    uses: int
    used: int
    created: int
    expires: int
    role: Role = Role.PLAYER


class Invited(NamedTuple):
    """One end of an invitation that was used: somebody, and when."""

    account: str
    at: int


class InvitationStore:
    """Invitations in a database, or in one transaction of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, code_hash: str, one: Invitation) -> None:
        """Store a new invitation."""
        await self._database.run(
            "INSERT INTO invitations"
            " (id, maker, begins, uses, used, created, expires, role, code_hash)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)",
            (one.id, one.maker or None, *one[2:], code_hash),
        )

    async def find(self, code_hash: str, now: int) -> Invitation | None:
        """The invitation of a code, if it still holds."""
        found = await self._read(f"WHERE code_hash = %s AND {_HOLDS}", (code_hash, now))
        return found[0] if found else None

    async def use(self, code_hash: str, account: str, now: int) -> Role | None:
        """
        Let somebody come with a code, in the transaction that makes them.

        What they are with it; nothing if it does not hold.
        """
        rows = await self._database.rows(
            f"UPDATE invitations SET used = used + 1 WHERE code_hash = %s AND {_HOLDS}"  # noqa: S608 - no value
            " RETURNING id, coalesce(maker, ''), role",
            (code_hash, now),
        )
        if not rows:
            return None
        id_, inviter, role = rows[0]
        await self._database.run(
            "INSERT INTO invited (account, invitation, inviter, at) VALUES (%s, %s, %s, %s)",
            (account, id_, inviter, now),
        )
        return Role(str(role))

    async def drop_unused(self, role: Role) -> None:
        """End every invitation to a role that nobody has used."""
        await self._database.run(
            "DELETE FROM invitations WHERE role = %s AND used = 0", (role.value,)
        )

    async def count_open(self, maker: str, now: int) -> int:
        """How many of somebody's invitations hold."""
        rows = await self._database.rows(
            "SELECT count(*) FROM invitations WHERE maker = %s AND expires > %s AND used < uses",
            (maker, now),
        )
        return msgspec.convert(rows[0][0], int)

    async def before(self, maker: str, at: int, id_: str, most: int) -> list[Invitation]:
        """Invitations of somebody, or of all if nobody is named; the newest first."""
        whose = "maker = %s AND" if maker else "%s = '' AND"
        return await self._read(
            f"WHERE {whose} (created, id) < (%s, %s) ORDER BY created DESC, id DESC LIMIT %s",
            (maker, at, id_, most),
        )

    async def revoke(self, id_: str, maker: str) -> str | None:
        """End an invitation of somebody, or anybody's if nobody is named; whose it was."""
        whose = "maker = %s" if maker else "%s = ''"
        rows = await self._database.rows(
            f"DELETE FROM invitations WHERE id = %s AND {whose}"  # noqa: S608 - no value
            " RETURNING coalesce(maker, '')",
            (id_, maker),
        )
        return str(rows[0][0]) if rows else None

    async def inviter(self, account: str) -> Invited | None:
        """Who invited somebody; an empty id if that was the command."""
        rows = await self._database.rows(
            "SELECT inviter, at FROM invited WHERE account = %s", (account,)
        )
        return msgspec.convert(rows[0], Invited) if rows else None

    async def invited_by(self, account: str, most: int) -> list[Invited]:
        """Whom somebody has invited, the latest first."""
        rows = await self._database.rows(
            "SELECT account, at FROM invited WHERE inviter = %s ORDER BY at DESC, account LIMIT %s",
            (account, most),
        )
        return [msgspec.convert(row, Invited) for row in rows]

    async def forget(self, expired_before: int) -> int:
        """Delete those that have ended since a time; how many."""
        return await self._database.run(
            "DELETE FROM invitations WHERE expires <= %s", (expired_before,)
        )

    async def _read(self, clause: str, values: Sequence[str | int]) -> list[Invitation]:
        rows = await self._database.rows(f"SELECT {_COLUMNS} FROM invitations {clause}", values)  # noqa: S608
        return [msgspec.convert(row, Invitation) for row in rows]
