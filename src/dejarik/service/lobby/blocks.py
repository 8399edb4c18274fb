"""
Who wants nothing to do with whom.

What belongs here: asking. What does not: blocking somebody (`people`).
"""

from dejarik.service.ports import Database


class Blocks:
    """
    The blocks in the database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def by(self, account: str) -> frozenset[str]:
        """
        Whom somebody has blocked.
        """
        sql = "SELECT blocked FROM blocks WHERE account = %s"
        return frozenset(str(row[0]) for row in await self._database.rows(sql, (account,)))

    async def around(self, account: str) -> frozenset[str]:
        """
        Whom somebody has blocked, and who has blocked them.
        """
        sql = (
            "SELECT blocked FROM blocks WHERE account = %s"
            " UNION SELECT account FROM blocks WHERE blocked = %s"
        )
        return frozenset(str(row[0]) for row in await self._database.rows(sql, (account, account)))

    async def among_waiting(self) -> frozenset[tuple[str, str]]:
        """
        Who has blocked whom, of those whose offers wait.
        """
        found = await self._database.rows(
            "SELECT DISTINCT b.account, b.blocked FROM blocks b"
            " JOIN seeks s ON s.owner = b.account JOIN seeks o ON o.owner = b.blocked"
            " WHERE s.table_id IS NULL AND o.table_id IS NULL"
        )
        return frozenset((str(account), str(blocked)) for account, blocked in found)
