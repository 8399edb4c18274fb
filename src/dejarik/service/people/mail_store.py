"""
The store of mail addresses, confirmed and not: every statement about their tables.

What belongs here: SQL, and rows made into records.
What does not: what is asked and written (`notices.mail_address`, `notices.mail_reset`).
"""

from typing import NamedTuple

import msgspec

from dejarik.service.ports import Database


class MailChange(NamedTuple):
    """An address that waits to be confirmed, and until when it may be."""

    address: str
    expires: int


class MailStore:
    """Mail addresses in a database, or in one transaction of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def address(self, account: str) -> str:
        """The address that mail of an account goes to; empty if none is confirmed."""
        rows = await self._database.rows(
            "SELECT address FROM mail_addresses WHERE account = %s AND confirmed > 0", (account,)
        )
        return str(rows[0][0]) if rows else ""

    async def waiting(self, account: str) -> MailChange | None:
        """The address of an account that waits to be confirmed, or has waited too long."""
        rows = await self._database.rows(
            "SELECT address, expires FROM mail_changes WHERE account = %s", (account,)
        )
        return msgspec.convert(rows[0], MailChange) if rows else None

    async def ask(self, account: str, address: str, token_hash: str, expires: int) -> None:
        """Keep an address that is still to be confirmed; only the newest can be."""
        await self._database.run(
            "INSERT INTO mail_changes (account, address, token_hash, expires)"
            " VALUES (%s, %s, %s, %s) ON CONFLICT (account) DO UPDATE SET"
            " address = excluded.address, token_hash = excluded.token_hash,"
            " expires = excluded.expires",
            (account, address, token_hash, expires),
        )

    async def confirm(self, token_hash: str, now: int) -> str | None:
        """
        Use the token of a link: mail goes to its address from now on.

        Whose it is, or nothing if the token is worth nothing. For a transaction.
        """
        rows = await self._database.rows(
            "DELETE FROM mail_changes WHERE token_hash = %s AND expires > %s"
            " RETURNING account, address",
            (token_hash, now),
        )
        if not rows:
            return None
        [(account, address)] = rows
        await self._database.run(
            "INSERT INTO mail_addresses (account, address, code_hash, code_until, confirmed)"
            " VALUES (%s, %s, NULL, 0, %s) ON CONFLICT (account) DO UPDATE SET"
            " address = excluded.address, code_hash = NULL, code_until = 0,"
            " confirmed = excluded.confirmed",
            (account, address, now),
        )
        return str(account)

    async def cancel(self, account: str) -> None:
        """Let go of an address that waits to be confirmed."""
        await self._database.run("DELETE FROM mail_changes WHERE account = %s", (account,))

    async def remove(self, account: str) -> None:
        """Let go of every address of an account."""
        await self.cancel(account)
        await self._database.run("DELETE FROM mail_addresses WHERE account = %s", (account,))

    async def forget(self, expired_before: int) -> int:
        """Delete what has waited too long, since before a time; how many."""
        return await self._database.run(
            "DELETE FROM mail_changes WHERE expires <= %s", (expired_before,)
        )
