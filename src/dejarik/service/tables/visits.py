"""
Visits: everybody who is in, by socket or by poll, as long as their session lasts.

What belongs here: who is in, how many connections one account and one address may have, and
closing those whose session has ended. What does not: letting somebody in (`door`).

That a session has ended is told as news, which may be lost; so every few seconds the
sessions of all who are in are looked up as well.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Protocol

import structlog

from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.people.quotas import Places
from dejarik.service import wire
from dejarik.service.ports import SESSIONS_ENDED, Account, Bus, Unavailable
from dejarik.service.tables.clients import Client
from dejarik.service.tables.inbox import Mail

OF_ACCOUNT: Final = 40
"""How many connections one account may have to a process."""
LOOKED_EVERY: Final = 10.0
"""Seconds after which sessions are looked up whose end may not have been heard of."""

ENDED: Final = wire.Closing(
    "session_ended", "Your session has ended, and this connection with it. Sign in again."
)
"""Whoever has another session by now comes back with it; the others are told to sign in."""
TOO_MANY: Final = wire.Closing(
    "too_many",
    "You have more connections open than anybody needs. Close some pages of this site.",
    again=10_000,
)
CROWDED: Final = wire.Closing(
    "too_many",
    "As many are connected from your network as may be. Close some pages of this site.",
    again=10_000,
)

Lasting = Callable[[Collection[str]], Awaitable[frozenset[str]]]
"""Which of some sessions still last."""

log = structlog.get_logger()


class TurnedAway(Exception):
    """The client is told this, and the connection closes."""

    def __init__(self, message: wire.Elsewhere | wire.Closing) -> None:
        super().__init__("turned away")
        self.message = message


class Connected(Protocol):
    """Somebody who is connected, to a table, the news or the feed, and the session they have."""

    account: Account
    session: str

    def close(self, why: wire.Closing | None = None) -> None:
        """Say why, and hang up."""
        ...


class Place(Protocol):
    """A table that somebody is at, at home here or elsewhere."""

    def post(self, mail: Mail) -> None:
        """Bring somebody to it, or a message of theirs."""
        ...

    def leave(self, client: Client) -> None:
        """Somebody is gone."""
        ...


@dataclass(eq=False)
class Visit:
    """A client at a table, and the session or key it came with; without a session none speaks."""

    client: Client
    table: Place
    account: Account
    session: str = ""
    refused: int = 0
    speaks: bool = True

    def close(self, why: wire.Closing | None = None) -> None:
        """Say why, and hang up."""
        self.client.close(why)


@dataclass
class Visits:
    """The connections of this process; `of_address` is how many one address may have."""

    lasting: Lasting
    of_address: int
    inside: set[Connected] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Nobody has come yet."""
        self._accounts = Places(OF_ACCOUNT)
        self._addresses = Places(self.of_address)

    @contextmanager
    def from_address(self, address: str) -> Iterator[None]:
        """Hold one of the connections of an address. Raises TurnedAway."""
        self.come_from(address)
        try:
            yield
        finally:
            self.leave_from(address)

    def come_from(self, address: str) -> None:
        """Take one of the connections of an address. Raises TurnedAway."""
        if not self._addresses.take(network_of(address)):
            raise TurnedAway(CROWDED)

    def leave_from(self, address: str) -> None:
        """Give a connection of an address back."""
        self._addresses.give_back(network_of(address))

    @contextmanager
    def coming(self, account: str) -> Iterator[None]:
        """
        Take one of the connections of an account; it is free again if nothing comes of it.

        Raises TurnedAway.
        """
        if not self._accounts.take(account):
            raise TurnedAway(TOO_MANY)
        try:
            yield
        except BaseException:
            self._accounts.give_back(account)
            raise

    @contextmanager
    def ending(self, visit: Connected) -> Iterator[None]:
        """Let something end with its session that takes no place of its account here."""
        self.inside.add(visit)
        try:
            yield
        finally:
            self.inside.discard(visit)

    def go(self, visit: Connected) -> None:
        """A visit is over; a second time changes nothing."""
        if visit in self.inside:
            self.inside.discard(visit)
            self._accounts.give_back(visit.account.id)

    async def watch(self, bus: Bus) -> None:
        """Close visits whose session has ended, as long as the process lives."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._hear(bus))
            tasks.create_task(self._keep_looking())

    async def _hear(self, bus: Bus) -> None:
        async for _, data in bus.listen(SESSIONS_ENDED):
            account = data.decode(errors="replace")
            await self.look([one for one in self.inside if one.account.id == account])

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOKED_EVERY)
            await self.look(list(self.inside))

    async def look(self, visits: Collection[Connected]) -> None:
        """Close those of some visits whose session no longer lasts."""
        if not visits:
            return
        try:
            lasting = await self.lasting({one.session for one in visits})
        except Unavailable:
            log.warning("session_check_failed")
            return
        for one in visits:
            if one.session not in lasting:
                one.close(ENDED)
