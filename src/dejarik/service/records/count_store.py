"""
Counts that all processes share, in one table of PostgreSQL: every statement about it.

What belongs here: token buckets as rows, and what a process remembers of refusals.
What does not: which limits there are, and what is said to whoever reaches one (`rate_limits`).
"""

import hashlib
import hmac
from collections import OrderedDict
from typing import Final

import msgspec

from dejarik.service.ports import Database
from dejarik.service.rate_limits import Limit
from dejarik.service.records.secret_store import SecretStore

SECRET: Final = "rate limits"
REMEMBERED: Final = 20_000
"""How many refusals a process remembers."""

# The moment at which a bucket will be full again says all there is to know of it.
_TAKE: Final = (
    "INSERT INTO rate_limits AS kept (key, full_at) VALUES (%s, %s)"
    " ON CONFLICT (key) DO UPDATE SET full_at = greatest(kept.full_at, %s) + %s"
    " WHERE kept.full_at <= %s RETURNING full_at"
)
# Later than one burst from now is a count of a clock that has gone back, or of one of another
# process that is fast: nobody waits for it, and nobody gets more by asking both.
_HEAL: Final = "UPDATE rate_limits SET full_at = %s WHERE key = %s AND full_at > %s"


class SharedCounts:
    """
    Token buckets in the database, one row each.

    Keys name people and addresses, so only their hash under a secret of the service is stored.
    Whoever is refused here is refused from memory until the wait is over: a flood of them costs
    the database nothing.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._secrets = SecretStore(database)
        self._refused: OrderedDict[str, int] = OrderedDict()

    async def take(self, limit: Limit, key: str, now: int) -> int:
        """Take one if there is one: 0, or how many milliseconds to wait."""
        row, every = await self._row(limit, key), limit.rate.every_ms
        refused_for = self._refused.get(row, now) - now
        if 0 < refused_for <= every:
            return refused_for
        room = (limit.rate.burst - 1) * every
        values = (row, now + every, now, every, now + room)
        if await self._database.rows(_TAKE, values):
            self._refused.pop(row, None)
            return 0
        found = await self._database.rows("SELECT full_at FROM rate_limits WHERE key = %s", (row,))
        full_at = msgspec.convert(found[0][0], int) if found else now
        empty = now + limit.rate.burst * every
        if full_at > empty:
            await self._database.run(_HEAL, (empty, row, empty))
        wait = max(1, min(full_at, empty) - room - now)
        self._remember(row, now + wait)
        return wait

    async def give_back(self, limit: Limit, key: str) -> None:
        """Put one back that was taken."""
        row = await self._row(limit, key)
        self._refused.pop(row, None)
        await self._database.run(
            "UPDATE rate_limits SET full_at = full_at - %s WHERE key = %s",
            (limit.rate.every_ms, row),
        )

    async def forget(self, now: int) -> int:
        """Delete the buckets that are full; how many."""
        return await self._database.run("DELETE FROM rate_limits WHERE full_at <= %s", (now,))

    async def _row(self, limit: Limit, key: str) -> str:
        secret = await self._secrets.named(SECRET)
        text = f"{limit.name}\0{key}".encode("utf-8", "surrogatepass")
        return hmac.new(secret, text, hashlib.sha256).hexdigest()

    def _remember(self, row: str, until: int) -> None:
        self._refused[row] = until
        self._refused.move_to_end(row)
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)
