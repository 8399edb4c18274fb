"""
The store of push subscriptions and mail addresses: every statement about their tables.

What belongs here: SQL, and rows made into records. What does not: what is accepted.
"""

from dejarik.service.notices.board import Subscription
from dejarik.service.ports import Database


class NoticeStore:
    """Where people want to be told, in a database or in one transaction of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def subscribe(self, account: str, subscription: Subscription, now: int) -> None:
        """Keep a browser; one that was somebody else's has changed hands."""
        await self._database.run(
            "INSERT INTO push_subscriptions (endpoint, account, p256dh, auth, created)"
            " VALUES (%s, %s, %s, %s, %s) ON CONFLICT (endpoint) DO UPDATE SET"
            " account = excluded.account, p256dh = excluded.p256dh,"
            " auth = excluded.auth, created = excluded.created",
            (subscription.endpoint, account, subscription.p256dh, subscription.auth, now),
        )

    async def keep_newest(self, account: str, most: int) -> None:
        """Let go of the oldest browsers of an account, if there are too many."""
        await self._database.run(
            "DELETE FROM push_subscriptions WHERE account = %s AND endpoint NOT IN"
            " (SELECT endpoint FROM push_subscriptions WHERE account = %s"
            " ORDER BY created DESC, endpoint LIMIT %s)",
            (account, account, most),
        )

    async def subscriptions(self, account: str) -> list[Subscription]:
        """The browsers of an account, the oldest first."""
        rows = await self._database.rows(
            "SELECT endpoint, p256dh, auth FROM push_subscriptions"
            " WHERE account = %s ORDER BY created, endpoint",
            (account,),
        )
        return [Subscription(str(row[0]), str(row[1]), str(row[2])) for row in rows]

    async def unsubscribe(self, account: str, endpoint: str) -> bool:
        """Let go of a browser; whether it was there."""
        changed = await self._database.run(
            "DELETE FROM push_subscriptions WHERE account = %s AND endpoint = %s",
            (account, endpoint),
        )
        return changed == 1

    async def ask_address(self, account: str, address: str, code_hash: str, until: int) -> None:
        """Keep an address that is still to be confirmed, in place of any other."""
        await self._database.run(
            "INSERT INTO mail_addresses (account, address, code_hash, code_until, confirmed)"
            " VALUES (%s, %s, %s, %s, 0) ON CONFLICT (account) DO UPDATE SET"
            " address = excluded.address, code_hash = excluded.code_hash,"
            " code_until = excluded.code_until, confirmed = 0",
            (account, address, code_hash, until),
        )

    async def confirm(self, code_hash: str, now: int) -> bool:
        """Confirm the address a code was sent to; whether the code holds. It serves once."""
        changed = await self._database.run(
            "UPDATE mail_addresses SET confirmed = %s, code_hash = NULL"
            " WHERE code_hash = %s AND code_until > %s",
            (now, code_hash, now),
        )
        return changed == 1

    async def address(self, account: str) -> tuple[str, bool] | None:
        """The address of an account, and whether it is confirmed."""
        rows = await self._database.rows(
            "SELECT address, confirmed FROM mail_addresses WHERE account = %s", (account,)
        )
        return (str(rows[0][0]), rows[0][1] != 0) if rows else None

    async def forget_address(self, account: str) -> bool:
        """Let go of an address; whether there was one."""
        changed = await self._database.run(
            "DELETE FROM mail_addresses WHERE account = %s", (account,)
        )
        return changed == 1
