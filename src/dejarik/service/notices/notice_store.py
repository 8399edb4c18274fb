"""
The store of push subscriptions: every statement about their table.

What belongs here: SQL, and rows made into records. What does not: what is accepted, and
mail addresses (`people.mail_store`).
"""

from dejarik.service.notices.board import Subscription
from dejarik.service.people.mail_store import MailStore
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

    async def unsubscribe_all(self, account: str) -> None:
        """Let go of every browser of an account."""
        await self._database.run("DELETE FROM push_subscriptions WHERE account = %s", (account,))

    async def address(self, account: str) -> str:
        """The confirmed mail address of an account; empty if there is none."""
        return await MailStore(self._database).address(account)
