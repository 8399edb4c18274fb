"""
Talk at tables: lines that were said somewhere, brought to those who are here.

What belongs here: who at a live table is sent which line.
What does not: who may speak (`lobby.chat`), and the table's own messages (`live`).
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from dejarik.hosting.speaking import Chamber, Standing, may_hear
from dejarik.kernel.ids import NOBODY
from dejarik.service import ports, wire
from dejarik.service.tables.live import LiveTable

SUBJECT: Final = "chat."


class Spoken(msgspec.Struct, frozen=True):
    """
    A line as the news bring it.
    """

    place: str
    author: str
    name: str
    text: str
    at: int


_spoken = msgspec.json.Decoder(Spoken)


async def carry(bus: ports.Bus, tables: Mapping[str, LiveTable]) -> None:
    """
    Bring every line that is said at a table of this process to its people.
    """
    async for _, data in bus.listen(f"{SUBJECT}>"):
        try:
            spoken = _spoken.decode(data)
        except msgspec.DecodeError:
            continue
        chamber, _, table = spoken.place.partition(".")
        if chamber not in (Chamber.TABLE.value, Chamber.WATCH.value):
            continue
        for live in list(tables.values()):
            if live.hosted.table == table:
                deliver(live, Chamber(chamber), spoken)


def deliver(live: LiveTable, chamber: Chamber, spoken: Spoken) -> None:
    """
    Send a line to those at a table who may hear it and have not blocked its author.
    """
    said = wire.Said(spoken.name, spoken.text, spoken.at, chamber.value)
    over = live.room.is_over()
    for client in live.crowd.clients:
        standing = Standing.WATCHER if client.seat == NOBODY else Standing.PLAYER
        if may_hear(standing, chamber, over=over) and spoken.author not in client.blocked:
            client.send(said)
