"""
The store of bans: who and which networks are kept out, and what they are known by.

What belongs here: the statements. What does not: what a ban keeps from whom (`bans`).
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import msgspec

from dejarik.service.ports import Database

_COLUMNS: Final = "id, account, network, everybody, until, reason, made_by, at"


class Ban(NamedTuple):
    """
    Somebody who is suspended, or a network from which nobody new comes; or nobody at all.

    `account` is whose it is, empty for a network that was typed. `network` is empty for a
    suspension, a prefix, or the mark of a network whose address nobody knows.
    """

    id: str
    account: str
    network: str
    everybody: bool
    until: int
    reason: str
    made_by: str
    at: int


class BanStore:
    """Bans in a database, or in one transaction of it; those that have ended are not there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, ban: Ban) -> None:
        """Keep a ban; an older one of the same account or network ends with that."""
        await self._database.run(
            "DELETE FROM bans WHERE account = %s AND network = %s", (ban.account, ban.network)
        )
        await self._database.run(
            f"INSERT INTO bans ({_COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s)",  # noqa: S608
            (*ban[:3], int(ban.everybody), *ban[4:]),
        )

    async def after(self, at: int, id_: str, most: int, now: int) -> list[Ban]:
        """Those in force behind one, the newest first."""
        return await self._read(
            "WHERE until > %s AND (at, id) < (%s, %s) ORDER BY at DESC, id DESC LIMIT %s",
            (now, at, id_, most),
        )

    async def find(self, id_: str) -> Ban | None:
        """One of them."""
        found = await self._read("WHERE id = %s", (id_,))
        return found[0] if found else None

    async def suspension(self, account: str, now: int) -> Ban | None:
        """Why somebody is suspended."""
        found = await self._read(
            "WHERE account = %s AND network = '' AND until > %s", (account, now)
        )
        return found[0] if found else None

    async def of_networks(self, networks: Collection[str], now: int) -> list[Ban]:
        """Those of some networks, the one that lasts longest first."""
        places = ", ".join(["%s"] * len(networks))
        return await self._read(
            f"WHERE network IN ({places}) AND until > %s ORDER BY until DESC", (*networks, now)
        )

    async def lift(self, id_: str) -> None:
        """End one."""
        await self._database.run("DELETE FROM bans WHERE id = %s", (id_,))

    async def lift_all(self, account: str) -> None:
        """End every ban because of somebody."""
        await self._database.run("DELETE FROM bans WHERE account = %s", (account,))
        await self._database.run("DELETE FROM banned_browsers WHERE account = %s", (account,))

    async def mark_browsers(self, account: str, until: int) -> None:
        """Know the browsers again in which somebody is signed in; they keep what they hold."""
        await self._database.run(
            "INSERT INTO banned_browsers (token_hash, account, until)"
            " SELECT token_hash, account, 0 FROM sessions WHERE account = %s"
            " ON CONFLICT (token_hash) DO NOTHING",
            (account,),
        )
        await self._database.run(
            "UPDATE banned_browsers SET until = %s WHERE account = %s", (until, account)
        )

    async def browser(self, token_hash: str, now: int) -> int:
        """Until when the browser is known that holds a token; 0 if it is not."""
        rows = await self._database.rows(
            "SELECT until FROM banned_browsers WHERE token_hash = %s AND until > %s",
            (token_hash, now),
        )
        return msgspec.convert(rows[0][0], int) if rows else 0

    async def forget(self, now: int) -> int:
        """Delete what has ended; how much. What was done stands in the audit."""
        browsers = "DELETE FROM banned_browsers WHERE until <= %s"
        ended = await self._database.run("DELETE FROM bans WHERE until <= %s", (now,))
        return ended + await self._database.run(browsers, (now,))

    async def _read(self, clause: str, values: Sequence[str | int]) -> list[Ban]:
        rows = await self._database.rows(f"SELECT {_COLUMNS} FROM bans {clause}", values)  # noqa: S608
        return [msgspec.convert(row, Ban, strict=False) for row in rows]


class NetworkStore:
    """By the marks of which networks somebody was here lately."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, account: str, network: str, now: int, most: int) -> None:
        """Note that somebody comes from a network; only the latest few are kept."""
        await self._database.run(
            "INSERT INTO account_networks (account, network, seen) VALUES (%s, %s, %s)"
            " ON CONFLICT (account, network) DO UPDATE SET seen = excluded.seen",
            (account, network, now),
        )
        await self._database.run(
            "DELETE FROM account_networks WHERE account = %s AND network NOT IN"
            " (SELECT network FROM account_networks WHERE account = %s"
            " ORDER BY seen DESC, network LIMIT %s)",
            (account, account, most),
        )

    async def of(self, account: str) -> list[str]:
        """The marks of somebody's networks."""
        rows = await self._database.rows(
            "SELECT network FROM account_networks WHERE account = %s ORDER BY network", (account,)
        )
        return [str(network) for (network,) in rows]

    async def forget(self, seen_before: int) -> int:
        """Delete what was not seen since a time; how much."""
        return await self._database.run(
            "DELETE FROM account_networks WHERE seen < %s", (seen_before,)
        )
