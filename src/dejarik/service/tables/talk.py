"""
Talk at tables: lines that were said somewhere, brought to those who are here.

What belongs here: who at a live table is sent which line.
What does not: who may speak (`lobby.chat`), and the table's own messages (`live`).
"""

from collections.abc import Awaitable, Callable, Iterable
from collections.abc import Set as AbstractSet
from typing import Final, Protocol

import msgspec
import structlog

from dejarik.hosting.people.chat_rooms import Chamber, Standing, may_hear
from dejarik.kernel.ids import NOBODY
from dejarik.service import ports, wire
from dejarik.service.bus_news import news_of
from dejarik.service.metrics import Metrics
from dejarik.service.tables.clients import Client

SUBJECT: Final = "chat.*.*"
"""With a room and a table: what is said in the lobby has no table."""

log = structlog.get_logger()

BlockedBy = Callable[[str], Awaitable[AbstractSet[str]]]
"""Everybody who has blocked an account, as it is now."""


class Spoken(msgspec.Struct, frozen=True):
    """A line as the news bring it."""

    place: str
    author: str
    name: str
    text: str
    at: int
    word: str = ""


class Place(Protocol):
    """A table that people of this process are at."""

    @property
    def lobby_table(self) -> str:
        """The table in the lobby."""
        ...

    @property
    def clients(self) -> AbstractSet[Client]:
        """Who is here."""
        ...

    def seat_of(self, account: str) -> int:
        """Where somebody sits; -1 if nowhere."""
        ...

    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...


_spoken = msgspec.json.Decoder(Spoken)


async def carry(
    bus: ports.Bus, places: Callable[[], Iterable[Place]], blocked_by: BlockedBy, metrics: Metrics
) -> None:
    """
    Bring every line that is said at a table of this process to its people.

    Blocks are asked for line by line: one that was made a moment ago holds already. A line
    whose author's blocks cannot be read is brought to nobody.
    """
    async for spoken in news_of(bus, SUBJECT, _spoken, metrics):
        chamber, _, table = spoken.place.partition(".")
        if chamber not in (Chamber.TABLE.value, Chamber.WATCH.value):
            continue
        here = [place for place in places() if place.lobby_table == table]
        if not here:
            continue
        try:
            deaf = await blocked_by(spoken.author)
        except ports.Unavailable:
            log.warning("chat_line_not_delivered", table=table)
            continue
        for place in here:
            deliver(place, Chamber(chamber), spoken, deaf)


def deliver(
    place: Place, chamber: Chamber, spoken: Spoken, deaf: AbstractSet[str] = frozenset()
) -> None:
    """
    Send a line to those at a table who may hear it; `deaf` have blocked its author.

    Whoever has a seat is a player in every window, also in one that only watches.
    """
    said = wire.Said(spoken.name, spoken.text, spoken.at, chamber.value, spoken.word)
    over = place.is_over()
    for client in tuple(place.clients):
        is_watching = place.seat_of(client.account) == NOBODY
        standing = Standing.WATCHER if is_watching else Standing.PLAYER
        if may_hear(standing, chamber, over=over) and client.account not in deaf:
            client.send(said)
