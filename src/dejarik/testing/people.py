"""
People for tests of the service: accounts of every role, and a clock that is moved by hand.

What does not belong here: what the tests claim.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Final

import pytest
from argon2 import PasswordHasher

from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.game_starts import StartPorts
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.people import accounts, sessions
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.office import AccountPorts, Caller, Visitor
from dejarik.service.people.passwords import Passwords
from dejarik.service.people.people_wire import LogIn, Register
from dejarik.service.people.roles import Role
from dejarik.service.ports import Database
from dejarik.service.records.secret_store import SecretStore
from dejarik.service.refusals import Code, Refusal
from dejarik.testing.lobbies import Notices
from dejarik.titles.registry import TITLES

Opens = Callable[[], AbstractAsyncContextManager[Database]]

PASSWORD: Final = "three porgs in the pantry"
OTHER_PASSWORD: Final = "a moon of quiet kettles"
START: Final = 1_800_000_000_000
HOME: Final = Visitor("192.0.2.1", "Firefox on Linux")


class AccountsFixture:
    """People of one service; `now` is its clock."""

    def __init__(self, database: Database, passwords: Passwords) -> None:
        self.now = START
        self.office = AccountPorts(database, passwords, lambda: self.now)

    @property
    def start(self) -> StartPorts:
        """What handlers want who may end games, with a journal that nobody has opened."""
        database = self.office.database
        lobby = LobbyPorts(database, LocalBus(), self.office.now, Notices(), TITLES)
        return StartPorts(lobby, SqlJournal(database), SecretStore(database))

    async def player(self, name: str, role: Role = Role.PLAYER) -> Caller:
        """Somebody new of a role, signed in."""
        signed_in = await accounts.register(Register(name, PASSWORD), HOME, self.office)
        if role is not Role.PLAYER:
            await AccountStore(self.office.database).set_role(signed_in.person.id, role)
        return await self.caller(signed_in.token)

    async def guest(self) -> Caller:
        """A guest, signed in."""
        return await self.caller((await accounts.be_guest(HOME, self.office)).token)

    async def of_every_role(self) -> dict[Role, Caller]:
        """One of each."""
        found = {Role.GUEST: await self.guest()}
        for number, role in enumerate(sorted(set(Role) - {Role.GUEST})):
            found[role] = await self.player(f"Person-{number}", role)
        return found

    async def log_in(self, name: str, password: str = PASSWORD) -> Caller:
        """Somebody who logs in once more."""
        signed_in = await accounts.log_in(LogIn(name, password), HOME, self.office)
        return await self.caller(signed_in.token)

    async def caller(self, token: str) -> Caller:
        """Whose token it is."""
        return await sessions.authenticate(token, HOME, self.office)

    async def anew(self, caller: Caller) -> Caller:
        """The same caller as the database knows them now."""
        account = await AccountStore(self.office.database).find(caller.account.id)
        assert account is not None
        return replace(caller, account=account)


@asynccontextmanager
async def crowd(database: Opens) -> AsyncIterator[AccountsFixture]:
    """A service without people, whose passwords are hashed cheaply."""
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    async with database() as opened, Passwords(cheap) as passwords:
        yield AccountsFixture(opened, passwords)


@contextmanager
def refused(code: Code) -> Iterator[None]:
    """What happens inside is refused with this code, in words."""
    with pytest.raises(Refusal) as caught:
        yield
    assert code is caught.value.code, caught.value.message
    assert caught.value.message.endswith(".")
    assert caught.value.advice.endswith(".")
