"""
The matchmaker: brings those together who want the same.

What belongs here: looking for a partner for an offer, and the table that comes of offers.
What does not: who fits whom (`hosting.people.matching`), and what people do with offers
(`seeks`).

Each offer looks for itself: when it is made, when it is renewed, and every few seconds while its
owner is here. So of any two who may meet one finds the other, and no call looks at more than a
few.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from dejarik.hosting.people.matching import FEW, LOOKED_AT, Queue, agreed, groups, partners
from dejarik.hosting.play.settings_wire import Correspondence, TableSettings
from dejarik.service.ids import new_id
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.news import seeks_changed, table_changed
from dejarik.service.lobby.seek_store import SeekStore, StoredSeek
from dejarik.service.lobby.table_store import StoredSeat, StoredTable

COMING_MS: Final = 60_000
"""How long whoever was paired has to come to a game that begins at once."""


async def match_waiting(seeks: Iterable[StoredSeek], ports: LobbyPorts) -> int:
    """
    Look for partners of offers that wait, in any process at any time; how many tables came of it.

    How many wait in a queue is counted once for all of them.
    """
    store, now = SeekStore(ports.database), ports.now()
    few: dict[Queue, bool] = {}
    made, busy = 0, set[str]()
    for seek in seeks:
        queue = seek.waiting().queue
        if seek.id in busy or seek.table or seek.link:
            continue
        if queue not in few:
            few[queue] = await store.count_in(queue, now, FEW) < FEW
        group = await _seated(seek, ports, whole=few[queue] or seek.is_by_correspondence())
        busy |= {one.id for one in group}
        made += bool(group)
    return made


async def _seated(seek: StoredSeek, ports: LobbyPorts, *, whole: bool) -> Sequence[StoredSeek]:
    """The offers that a table came of, this one among them; none if it found nobody."""
    store, now = SeekStore(ports.database), ports.now()
    found = await store.partners(seek.waiting(), now, LOOKED_AT, whole=whole)
    if len(found) < seek.places - 1:
        return ()
    decks = ports.titles.named(seek.title).decks
    by_id = {one.id: one for one in found if not decks.apart([seek.listed, one.listed])}
    chosen = partners(seek.waiting(), [one.waiting() for one in by_id.values()], now, whole=whole)
    blocks = await store.blocks() if seek.places > len(("one", "other")) else frozenset()
    by_id[seek.id] = seek
    for group in groups(seek.waiting(), chosen, blocks):
        offers = [by_id[one.seek] for one in group]
        if await _is_seated(offers, now, ports):
            return offers
        if not await store.waits(seek.id, now):
            break
    return ()


async def _is_seated(offers: Sequence[StoredSeek], now: int, ports: LobbyPorts) -> bool:
    first, *others = offers
    seats = [StoredSeat(0, one.owner, "", one.deck_name, one.listed) for one in others]
    settings = agreed([one.settings for one in offers])
    table = table_of(first, seats, settings, now)
    if not await SeekStore(ports.database).seat(table, tuple(one.id for one in offers), now):
        return False
    await tell_matched(table, ports)
    return True


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
        options=seek.options,
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
