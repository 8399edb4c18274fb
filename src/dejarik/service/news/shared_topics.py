"""
Topics that everybody is told alike: offers, tables, chat, and how many are here.

What belongs here: from the lobby to the rows of an image, and which hints they wait for.
What does not: when they are read (`hub`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from dejarik.service.lobby.chat import LOBBY
from dejarik.service.lobby.chat_store import ChatStore
from dejarik.service.lobby.lists import LONGEST, open_offers, open_tables
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import Table
from dejarik.service.lobby.news import CHAT, SEEKS, TABLES
from dejarik.service.lobby.presence import PresenceTracker
from dejarik.service.news.image import Feed, Image, Row, Value, row_of
from dejarik.service.news.listeners import Key, Listener

SUBJECTS: Final = {"offers": SEEKS, "tables": TABLES, "chat": CHAT + LOBBY}
"""The hints that say that a topic may have changed."""


class Reader(Protocol):
    """Reads a topic anew."""

    @property
    def feed(self) -> Feed:
        """What is read."""
        ...

    async def read(self) -> bool:
        """Bring the feed up to date; whether it has changed. Raises Unavailable."""
        ...


@dataclass
class Shared:
    """A topic that somebody listens to here."""

    reader: Reader
    subject: str
    listeners: set[Listener] = field(default_factory=set)


def shared(key: Key, ports: LobbyPorts, doorkeeper: PresenceTracker) -> Shared:
    """A topic that nobody listens to yet."""
    topic, title = key
    reader: Reader
    if topic == "offers":
        reader = OffersReader(title, ports)
    elif topic == "tables":
        reader = TablesReader(title, ports)
    elif topic == "chat":
        reader = ChatReader(ports)
    else:
        reader = PeopleReader(doorkeeper)
    return Shared(reader, SUBJECTS.get(topic, ""))


def _about(topic: str, title: str) -> Mapping[str, str]:
    return {"topic": topic, "title": title}


class OffersReader:
    """The oldest offers."""

    def __init__(self, title: str, ports: LobbyPorts) -> None:
        self.feed = Image(_about("offers", title))
        self._title = title
        self._ports = ports

    async def read(self) -> bool:
        """Bring the feed up to date; whether it has changed. Raises Unavailable."""
        found = await open_offers(self._title, self._ports)
        rows = [row_of(one.id, one, frozenset({one.owner})) for one in found.rows]
        return self.feed.show(rows, found.total)


class TablesReader:
    """The newest tables to sit down at or to watch."""

    def __init__(self, title: str, ports: LobbyPorts) -> None:
        self.feed = Image(_about("tables", title))
        self._title = title
        self._ports = ports

    async def read(self) -> bool:
        """Bring the feed up to date; whether it has changed. Raises Unavailable."""
        found = await open_tables(self._title, self._ports)
        rows = [row_of(one.id, one, _people_before(one)) for one in found.rows]
        return self.feed.show(rows, found.total)


def _people_before(table: Table) -> frozenset[str]:
    """With whom somebody would sit down; whoever plays may be watched by all."""
    if table.status != "waiting":
        return frozenset()
    return frozenset(seat.account for seat in table.seats if seat.account)


class ChatReader:
    """The last lines of the lobby."""

    def __init__(self, ports: LobbyPorts) -> None:
        self.feed = Image({"topic": "chat"})
        self._store = ChatStore(ports.database)

    async def read(self) -> bool:
        """Bring the feed up to date; whether it has changed. Raises Unavailable."""
        known, rows = self.feed.known(), list[Row]()
        for line in await self._store.last(LOBBY, LONGEST):
            # Nobody changes a line that was said.
            rows.append(known.get(line.id) or row_of(line.id, line, frozenset({line.author})))
        return self.feed.show(rows, len(rows))


class PeopleReader:
    """How many are here."""

    def __init__(self, doorkeeper: PresenceTracker) -> None:
        self.feed = Value("people")
        self._doorkeeper = doorkeeper

    async def read(self) -> bool:
        """Bring the feed up to date; whether it has changed."""
        return self.feed.show(self._doorkeeper.company())
