"""
The matchmaker: brings those together who want the same.

What belongs here: its round, and the table that comes of offers. What does not: who fits whom
(`hosting.people.matching`), and what people do with offers (`seeks`).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dejarik.hosting.people.matching import Block, Queue, agreed, groups
from dejarik.hosting.play.settings_wire import Correspondence, TableSettings
from dejarik.service.ids import new_id
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.news import seeks_changed, table_changed
from dejarik.service.lobby.seek_store import SeekStore, StoredSeek
from dejarik.service.lobby.table_store import StoredSeat, StoredTable

COMING_MS: Final = 60_000
"""How long whoever was paired has to come to a game that begins at once."""
LISTED: Final = 200
"""How many offers are looked at."""


async def match_waiting(ports: LobbyPorts, queue: Queue | None = None) -> int:
    """
    One round of the matchmaker, in any process at any time; how many tables came of it.

    Whoever offers or renews looks through their own queue, so that no queue waits for another.
    """
    store = SeekStore(ports.database)
    now = ports.now()
    if queue is None:
        found = await store.waiting(now, LISTED)
    else:
        found = await store.in_queue(queue, now, LISTED)
    waiting = {seek.id: seek for seek in found}
    blocks = await store.blocks() | _apart(found, ports)
    made = 0
    for group in groups([seek.waiting() for seek in waiting.values()], blocks):
        first, *others = [waiting[one.seek] for one in group]
        seats = [StoredSeat(0, one.owner, "", one.deck_name, one.listed) for one in others]
        settings = agreed([first.settings, *(one.settings for one in others)])
        table = table_of(first, seats, settings, now)
        if await store.seat(table, tuple(one.seek for one in group), now):
            made += 1
            await tell_matched(table, ports)
    return made


def _apart(seeks: Sequence[StoredSeek], ports: LobbyPorts) -> frozenset[Block]:
    """Those of one queue whose lists cannot meet at one table, as if one had blocked the other."""
    return frozenset(
        (one.owner, other.owner)
        for place, one in enumerate(seeks)
        for other in seeks[place + 1 :]
        if one.waiting().queue == other.waiting().queue
        and ports.titles.named(one.title).decks.apart([one.listed, other.listed])
    )


def table_of(
    seek: StoredSeek, others: Sequence[StoredSeat], settings: TableSettings, now: int
) -> StoredTable:
    """The table of an offer and whoever takes it; private if the offer was."""
    at_once = not isinstance(settings.clock, Correspondence)
    owner = StoredSeat(0, seek.owner, "", seek.deck_name, seek.listed)
    return StoredTable(
        id=new_id(),
        title=seek.title,
        edition=seek.edition,
        format=seek.format,
        host=seek.owner,
        settings=settings,
        created=now,
        link=new_id() if seek.link else "",
        places=seek.places,
        until=now + COMING_MS if at_once else 0,
        seats=(owner, *(replace(one, seat=place) for place, one in enumerate(others, 1))),
    )


async def tell_matched(table: StoredTable, ports: LobbyPorts) -> None:
    """Tell everybody at a table, and those who look at offers."""
    people = [seat.account for seat in table.seats]
    await table_changed(ports.bus, "matched", table.id, *people)
    await seeks_changed(ports.bus)
