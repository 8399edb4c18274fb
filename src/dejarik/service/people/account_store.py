"""
The store of accounts: every statement about their table.

What belongs here: SQL, and rows made into records.
What does not: what is allowed (handlers), and sessions (`session_store`).
"""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

import msgspec

from dejarik.hosting.people.names import SOMEBODY, look_of, same_name, spelled_look
from dejarik.service.people.roles import Role
from dejarik.service.ports import Account, Database, Row, Value

NO_PASSWORD: Final = ""
"""What is stored of a guest's password."""

_SETTINGS: Final = msgspec.json.Decoder(dict[str, bool | str | int | float | None])


class Known(NamedTuple):
    """An account, and what is stored of its password."""

    account: Account
    password: str


class _AccountRow(NamedTuple):
    id: str
    name: str
    role: str
    created: int
    muted_until: int
    settings: bytes


def account_of(row: Row) -> Account:
    """An account from id, name, role, created, muted_until and settings, in this order."""
    known = msgspec.convert(row, _AccountRow)
    return Account(
        known.id,
        known.name,
        known.role,
        known.created,
        known.muted_until,
        _SETTINGS.decode(known.settings),
    )


class AccountStore:
    """Accounts in a database, or in one transaction of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, account: Account, password: str, owner: str = "") -> None:
        """
        Store a new account; a bot account has an owner.

        Raises Taken when its name looks like another's.
        """
        await self._database.run(
            "INSERT INTO accounts"
            " (id, name, look, password, role, created, seen, muted_until, settings, owner)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)",
            (
                account.id,
                account.name,
                look_of(account.name),
                password,
                account.role,
                account.created,
                account.created,
                account.muted_until,
                msgspec.json.encode(dict(account.settings)),
                owner or None,
            ),
        )

    async def bots_of(self, owner: str) -> list[Account]:
        """The bot accounts of somebody, the oldest first."""
        rows = await self._database.rows(
            "SELECT id, name, role, created, muted_until, settings FROM accounts"
            " WHERE owner = %s ORDER BY created, id",
            (owner,),
        )
        return [account_of(row) for row in rows]

    async def owner_name(self, bot: str) -> str:
        """What the owner of a bot account is called."""
        rows = await self._database.rows(
            "SELECT o.name FROM accounts a JOIN accounts o ON o.id = a.owner WHERE a.id = %s",
            (bot,),
        )
        return str(rows[0][0]) if rows else SOMEBODY

    async def find(self, id_: str) -> Account | None:
        """The account of an id."""
        rows = await self._database.rows(
            "SELECT id, name, role, created, muted_until, settings FROM accounts WHERE id = %s",
            (id_,),
        )
        return account_of(rows[0]) if rows else None

    async def is_taken(self, name: str) -> bool:
        """Whether somebody's name looks like this one."""
        rows = await self._database.rows(
            "SELECT id FROM accounts WHERE look IN (%s, %s)", (look_of(name), spelled_look(name))
        )
        return bool(rows)

    async def named(self, name: str) -> Known | None:
        """The account of a name, in any case, and what is stored of its password."""
        rows = await self._database.rows(
            "SELECT id, name, role, created, muted_until, settings, password"
            " FROM accounts WHERE look IN (%s, %s)",
            (look_of(name), spelled_look(name)),
        )
        for *row, password in rows:
            account = account_of(tuple(row))
            if same_name(account.name, name):
                return Known(account, str(password))
        return None

    async def password(self, id_: str) -> str:
        """What is stored of an account's password; empty if there is none."""
        rows = await self._database.rows("SELECT password FROM accounts WHERE id = %s", (id_,))
        return str(rows[0][0]) if rows else NO_PASSWORD

    async def come_in(self, id_: str, password: str, now: int) -> bool:
        """
        Note that somebody is here; whether their stored password is still this one.

        Until the transaction ends, nobody else can change it.
        """
        changed = await self._database.run(
            "UPDATE accounts SET seen = %s WHERE id = %s AND password = %s", (now, id_, password)
        )
        return changed == 1

    async def seen(self, id_: str, now: int) -> None:
        """Note that somebody is here."""
        await self._database.run("UPDATE accounts SET seen = %s WHERE id = %s", (now, id_))

    async def change_password(self, id_: str, old: str, new: str) -> bool:
        """Store another password, if the stored one is still this."""
        changed = await self._database.run(
            "UPDATE accounts SET password = %s WHERE id = %s AND password = %s", (new, id_, old)
        )
        return changed == 1

    async def set_password(self, id_: str, password: str) -> bool:
        """Store another password, whatever it was; whether there is such an account."""
        changed = await self._database.run(
            "UPDATE accounts SET password = %s WHERE id = %s", (password, id_)
        )
        return changed == 1

    async def name_guest(self, id_: str, name: str, password: str) -> bool:
        """Make a guest a player; whether it was a guest. Raises Taken."""
        changed = await self._database.run(
            "UPDATE accounts SET name = %s, look = %s, password = %s, role = %s"
            " WHERE id = %s AND role = %s",
            (name, look_of(name), password, Role.PLAYER.value, id_, Role.GUEST.value),
        )
        return changed == 1

    async def set_role(self, id_: str, role: Role) -> bool:
        """Give somebody who is no guest another role; whether there was such an account."""
        changed = await self._database.run(
            "UPDATE accounts SET role = %s WHERE id = %s AND role <> %s",
            (role.value, id_, Role.GUEST.value),
        )
        return changed == 1

    async def mute(self, id_: str, until: int) -> None:
        """Let somebody speak again only from a time on."""
        await self._database.run("UPDATE accounts SET muted_until = %s WHERE id = %s", (until, id_))

    async def suspend(self, id_: str, until: int) -> None:
        """Let somebody in again only from a time on."""
        await self._database.run(
            "UPDATE accounts SET suspended_until = %s WHERE id = %s", (until, id_)
        )

    async def suspended_until(self, id_: str) -> int:
        """Until when somebody may not come in; 0 if they may."""
        rows = await self._database.rows(
            "SELECT suspended_until FROM accounts WHERE id = %s", (id_,)
        )
        return msgspec.convert(rows[0][0], int) if rows else 0

    async def rename(self, id_: str, name: str) -> None:
        """Give somebody another name. Raises Taken when it looks like another's."""
        await self._database.run(
            "UPDATE accounts SET name = %s, look = %s WHERE id = %s", (name, look_of(name), id_)
        )

    async def keep_settings(self, id_: str, settings: Mapping[str, Value]) -> None:
        """Keep what a client wants to find again."""
        await self._database.run(
            "UPDATE accounts SET settings = %s WHERE id = %s",
            (msgspec.json.encode(dict(settings)), id_),
        )

    async def hold(self, *ids: str) -> None:
        """Let nobody else change these accounts until the transaction ends; always in one order."""
        for id_ in sorted(ids):
            await self._database.run("UPDATE accounts SET seen = seen WHERE id = %s", (id_,))

    async def hold_administrators(self) -> frozenset[str]:
        """
        The ids of all administrators; until the transaction ends, none comes or goes.

        Without it, two who demote each other at once could leave nobody.
        """
        rows = await self._database.rows(
            "UPDATE accounts SET seen = seen WHERE role = %s RETURNING id",
            (Role.ADMINISTRATOR.value,),
        )
        return frozenset(str(id_) for (id_,) in rows)

    async def delete(self, id_: str) -> bool:
        """Delete an account, with its sessions, keys, blocks, reset links and bot accounts."""
        await self._database.run("DELETE FROM accounts WHERE owner = %s", (id_,))
        return await self._database.run("DELETE FROM accounts WHERE id = %s", (id_,)) == 1

    async def forget_guests(self, seen_before: int, most: int) -> list[str]:
        """Delete some guests who have not been here since a time; their ids."""
        rows = await self._database.rows(
            "DELETE FROM accounts WHERE role = %s AND seen < %s AND id IN"
            " (SELECT id FROM accounts WHERE role = %s AND seen < %s LIMIT %s) RETURNING id",
            (Role.GUEST.value, seen_before, Role.GUEST.value, seen_before, most),
        )
        return [str(id_) for (id_,) in rows]

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """The name of every id; whoever is gone is somebody."""
        found = dict.fromkeys(ids, SOMEBODY)
        # One statement for each would be slow, one for all could have too many parameters.
        wanted = sorted(found)
        for start in range(0, len(wanted), 100):
            part = wanted[start : start + 100]
            padded = part + [""] * (100 - len(part))
            for id_, name in await self._database.rows(_NAMES_OF_A_HUNDRED, padded):
                found[str(id_)] = str(name)
        return found


_HUNDRED: Final = ", ".join(["%s"] * 100)
_NAMES_OF_A_HUNDRED: Final = f"SELECT id, name FROM accounts WHERE id IN ({_HUNDRED})"  # noqa: S608 - marks, no values
