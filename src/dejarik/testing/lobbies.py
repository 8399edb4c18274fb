"""
A lobby for tests: a database, news in one process, a clock that stands still, and people.

What belongs here: what every test of the lobby needs. What does not: what it expects.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field, replace

from dejarik.hosting.people.names import look_of
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.lobby.deck_wire import ReadyChoice
from dejarik.service.lobby.lists import ListWanted, list_seeks, list_tables
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import OfferSeek, Seeks, Tables, Terms
from dejarik.service.ports import Account, Database
from dejarik.service.refusals import Refusal
from dejarik.titles.registry import TITLES

Opens = Callable[[], AbstractAsyncContextManager[Database]]

INFINITE = Terms("INF")
JEDI = ReadyChoice("jedi")
SITH = ReadyChoice("sith")


@dataclass
class Notices:
    """Notices that reach nobody."""

    ways: tuple[str, ...] = ("mail",)

    def offered(self) -> tuple[str, ...]:
        """The ways that a test wants to be configured."""
        return self.ways

    async def tell(self, account: Account, subject: str, text: str, path: str) -> None:
        """Nobody is told."""


@dataclass
class LobbyForTests:
    """The ports of a lobby, with a time that a test sets."""

    database: Database
    bus: LocalBus
    at: int = 1_000_000
    notices: Notices = field(default_factory=Notices)
    ports: LobbyPorts = field(init=False)

    def __post_init__(self) -> None:
        """Join the ports."""
        self.ports = LobbyPorts(self.database, self.bus, lambda: self.at, self.notices, TITLES)

    def another_process(self, database: Database) -> LobbyPorts:
        """The same lobby through another connection."""
        return replace(self.ports, database=database)

    async def person(self, name: str) -> Account:
        """Somebody with an account; their id is the name in small letters."""
        account = Account(name.casefold(), name, "player", self.at)
        await self.database.run(
            "INSERT INTO accounts (id, name, look, password, role, created, seen, muted_until,"
            " settings) VALUES (%s, %s, %s, '', %s, %s, %s, 0, %s)",
            (account.id, name, look_of(name), account.role, self.at, self.at, b"{}"),
        )
        return account

    async def seeks_for(self, who: Account) -> Seeks:
        """What is offered, as somebody is told of it."""
        return await list_seeks(ListWanted(), who, self.ports)

    async def tables_for(self, who: Account) -> Tables:
        """The public tables, as somebody is told of them."""
        return await list_tables(ListWanted(), who, self.ports)

    async def block(self, account: Account, blocked: Account) -> None:
        """One blocks another."""
        sql = "INSERT INTO blocks (account, blocked, at) VALUES (%s, %s, %s)"
        await self.database.run(sql, (account.id, blocked.id, self.at))


@asynccontextmanager
async def lobby_on(database: Opens) -> AsyncIterator[LobbyForTests]:
    """An empty lobby on a migrated database."""
    async with database() as opened, LocalBus() as bus:
        yield LobbyForTests(opened, bus)


def wish(
    deck: ReadyChoice = JEDI,
    terms: Terms = INFINITE,
    settings: TableSettings | None = None,
    *,
    private: bool = False,
) -> OfferSeek:
    """An offer with a deck of the program."""
    return OfferSeek(terms, deck, settings or TableSettings(), private)


async def refused(doing: Awaitable[object]) -> Refusal:
    """What a handler refuses with."""
    try:
        await doing
    except Refusal as refusal:
        return refusal
    raise AssertionError("this was not refused")
