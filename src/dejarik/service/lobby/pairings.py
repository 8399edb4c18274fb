"""
Pairings: two whose offers met, of whom one may be elsewhere, playing a bot meanwhile.

What belongs here: the game against a bot while an offer waits, and what becomes of a pairing
that somebody does not come to. What does not: who meets whom (`matchmaker`).

A table that offers led to waits for everybody's share of the chance, which the page gives when
they come. After a minute it falls apart: whoever was there waits on in their old place.
"""

import msgspec

from dejarik.hosting.play.settings_wire import NoClock
from dejarik.service.ids import new_id
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.news import people_changed, seeks_changed, table_changed
from dejarik.service.lobby.seating import bot_seats, check_free
from dejarik.service.lobby.seek_store import SeekStore
from dejarik.service.lobby.seeks import LIVE_MS, no_offer
from dejarik.service.lobby.table_store import StoredSeat, StoredTable, TableStore
from dejarik.service.lobby.tables import add_own
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account, Missing


async def play_meanwhile(request: wire.PlayMeanwhile, who: Account, ports: LobbyPorts) -> str:
    """
    A table against a bot, with the deck and on the terms of one's offer, which goes on waiting.

    Nothing there is rated or timed: it may be left at any moment. Raises Refusal.
    """
    require(who, Act.PLAY)
    await check_free(who, ports.database)
    try:
        seek = await SeekStore(ports.database).own(who.id, request.id)
    except Missing as error:
        raise no_offer() from error
    terms = seek.terms()
    own = StoredSeat(0, who.id, "", seek.deck_name, seek.listed)
    others = await bot_seats(request.against, terms, who, ports, own)
    relaxed = msgspec.structs.replace(seek.settings, clock=NoClock(), rated=False, best_of=1)
    table = StoredTable(
        id=new_id(),
        title=seek.title,
        edition=seek.edition,
        format=seek.format,
        options=seek.options,
        host=who.id,
        settings=relaxed,
        created=ports.now(),
        link=new_id(),
        places=seek.places,
        seats=(own, *others),
    )
    await add_own(table, who, ports)
    await people_changed(ports.bus, who.id)
    return table.id


async def lapse(table: StoredTable, ports: LobbyPorts) -> bool:
    """
    Let a table go that has waited for too long; whether it has.

    The offers of those who were there wait again, since when they did.
    """
    now = ports.now()
    if not table.has_lapsed(now):
        return False
    there = [seat.account for seat in table.seats if seat.account and seat.nonce]
    async with ports.database.transaction() as together:
        if not await TableStore(together).drop_lapsed(table.id, now):
            return False
        for account in there:
            await SeekStore(together).reopen(account, table.id, now + LIVE_MS)
    await table_changed(ports.bus, "left", table.id, *(seat.account for seat in table.seats))
    await seeks_changed(ports.bus)
    return True


def is_missed(table: StoredTable, account: str) -> bool:
    """Whether somebody is waited for at a table that an offer or a challenge led to."""
    own = table.seat_of(account)
    return table.until > 0 and table.is_full() and own is not None and not own.nonce
