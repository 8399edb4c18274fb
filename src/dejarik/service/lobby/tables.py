"""
Tables: open one, sit down, leave, play again.

What belongs here: what people do at a table before and after its game.
What does not: the course of its game (`course`), and statements (`table_store`).
"""

import hmac
from dataclasses import replace
from typing import Final

import msgspec

from dejarik.service.ids import new_id
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby import seating
from dejarik.service.lobby.deck_legality import check_company, title_of
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.news import table_changed
from dejarik.service.lobby.table_store import (
    OVER,
    PLAYING,
    WAITING,
    StoredTable,
    TableStore,
    add_table,
)
from dejarik.service.lobby.tables_told import told
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.people.people_wire import Done
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account, Database, Missing, Taken
from dejarik.service.refusals import Code, Refusal

LISTED: Final = 100
COMING_MS: Final = 5 * 60_000
"""How long a challenger has to come to a challenge that was taken."""


async def create_table(request: wire.CreateTable, who: Account, ports: LobbyPorts) -> wire.Table:
    """
    Open a table and sit down at it.

    Raises Refusal when the deck may not be played there or somebody has too many tables.
    """
    require(who, Act.PLAY)
    seating.check_settings(request.settings, ports, who)
    await seating.check_free(who, ports.database)
    terms = seating.in_full(request.terms, ports)
    seating.check_rated(
        request.settings,
        terms.seats,
        alone=request.against is not None,
        forked=request.fork is not None,
    )
    own = await seating.seat_for(request.deck, terms, who, ports)
    seats = [own]
    if request.against is not None:
        rated = request.settings.rated
        seats += await seating.bot_seats(request.against, terms, who, ports, own, rated=rated)
    table = StoredTable(
        id=new_id(),
        title=terms.title,
        edition=terms.edition,
        format=terms.format,
        options=terms.options,
        host=who.id,
        settings=request.settings,
        created=ports.now(),
        link=new_id() if request.private else "",
        fork_game=request.fork.game if request.fork else "",
        fork_seq=request.fork.seq if request.fork else 0,
        places=terms.seats,
        seats=tuple(seats),
    )
    store = TableStore(ports.database)
    await add_own(table, who, ports)
    await table_changed(ports.bus, "opened", table.id, who.id)
    return told(await store.find(table.id), who)


async def add_own(table: StoredTable, who: Account, ports: LobbyPorts) -> None:
    """
    Keep a new table that somebody sits at, if they may have one more.

    Raises Refusal CONFLICT, and Taken for a second rematch.
    """
    async with ports.database.transaction() as together:
        await seating.hold_free(who, together)
        await add_table(together, table)


async def sit_down(request: wire.SitDown, who: Account, ports: LobbyPorts) -> wire.Table:
    """
    Take the free seat, or the one somebody was invited to.

    Raises Refusal when there is none for them, or the deck may not be played there.
    """
    require(who, Act.PLAY)
    store = TableStore(ports.database)
    table = await seen_table(store, request.table, who, request.link)
    own = table.seat_of(who.id)
    if own is not None and own.here:
        return told(table, who)
    place = own.seat if own is not None else table.free_seat()
    if table.status != WAITING or table.game or place is None:
        raise _full()
    if table.has_lapsed(ports.now()):
        raise Refusal(Code.EXPIRED, "This challenge has lapsed.", "Challenge them yourself.")
    if own is None and not table.link:
        require(who, Act.LOOK_FOR_GAMES)
    seating.check_settings(table.settings, ports, who)
    alone = any(seat.bot for seat in table.seats)
    seating.check_rated(table.settings, table.places, alone=alone, forked=bool(table.fork_game))
    await check_table_company(table, who, ports.database)
    await seating.check_free(who, ports.database)
    if request.deck is not None:
        terms = table.terms()
        seat = await seating.seat_for(request.deck, terms, who, ports, place)
    elif own is not None and own.listed:
        seat = replace(own, here=True)
    else:
        raise Refusal(Code.INVALID, "You have chosen no deck.", "Choose one and sit down again.")
    others = [one.listed for one in table.seats if one.seat != place and one.listed]
    check_company(title_of(table.title, ports.titles), [*others, seat.listed])
    try:
        async with ports.database.transaction() as together:
            await seating.hold_free(who, together)
            if not await TableStore(together).sit(table.id, seat):
                raise _full()
            await _check_whole(table.id, who, together, ports)
    except Taken as error:
        raise _full() from error
    if table.until:
        # The challenge is taken; now whoever made it has to come.
        until = 0 if table.is_by_correspondence() else ports.now() + COMING_MS
        await store.set_until(table.id, until)
    table = await store.find(table.id)
    await table_changed(ports.bus, "joined", table.id, *people_at(table))
    return told(table, who)


async def leave_table(request: wire.NamedTable, who: Account, ports: LobbyPorts) -> Done:
    """
    Give the seat back before the game has begun, or decline an invitation.

    Raises Refusal when the game has begun or they do not sit there.
    """
    store = TableStore(ports.database)
    table = await seen_table(store, request.table, who, request.link)
    if not await store.leave(table.id, who.id):
        message = "You cannot leave this table: its game has begun, or you do not sit there."
        raise Refusal(Code.CONFLICT, message, "Concede a game you no longer want to play.")
    await table_changed(ports.bus, "left", table.id, *people_at(table))
    return Done()


async def show_table(request: wire.NamedTable, who: Account, ports: LobbyPorts) -> wire.Table:
    """
    A table that somebody may see, and which sides are taken there while it waits.

    Raises Refusal when there is none.
    """
    table = await seen_table(TableStore(ports.database), request.table, who, request.link)
    shown = told(table, who, ports.watching(table.id))
    if table.status != WAITING:
        return shown
    decks = title_of(table.title, ports.titles).decks
    others = (one for one in table.seats if one.account != who.id and one.listed)
    taken = {decks.side(one.listed) for one in others} - {""}
    return msgspec.structs.replace(shown, taken=tuple(sorted(taken)))


async def list_own_tables(who: Account, ports: LobbyPorts) -> wire.Tables:
    """The tables somebody sits at: where it is their turn first, then the others, then the past."""
    return wire.Tables(await own_tables(who, LISTED, ports))


async def own_tables(who: Account, past: int, ports: LobbyPorts) -> tuple[wire.Table, ...]:
    """The same, with so many of the past."""
    store = TableStore(ports.database)
    playing = [told(one, who) for one in await store.of(who.id, PLAYING, LISTED)]
    playing.sort(key=lambda one: (not one.your_turn, one.moved))
    waiting = [
        told(one, who)
        for one in await store.of(who.id, WAITING, LISTED)
        if not one.has_lapsed(ports.now())
    ]
    over = [told(one, who) for one in await store.of(who.id, OVER, past)]
    return (*playing, *waiting, *over)


async def seen_table(
    store: TableStore, table_id: str, who: Account, link: str | None
) -> StoredTable:
    """A table that somebody may see: public, their own, or by its link. Raises Refusal."""
    try:
        table = await store.find(table_id)
    except Missing as error:
        raise _no_table() from error
    if may_enter(table, who, link):
        return table
    raise _no_table()


def may_enter(table: StoredTable, who: Account, link: str | None) -> bool:
    """Whether a table is public, somebody's own, or opened by the link they have."""
    if not table.link or table.seat_of(who.id) is not None:
        return True
    return link is not None and hmac.compare_digest(link, table.link)


async def _check_whole(id_: str, who: Account, together: Database, ports: LobbyPorts) -> None:
    """
    Check who and what meets at a table once more, with the seat taken and the table held.

    Whoever sat down meanwhile was not there at the first look. Raises Refusal.
    """
    table = await TableStore(together).find(id_)
    await check_table_company(table, who, together)
    lists = [seat.listed for seat in table.seats if seat.listed]
    check_company(title_of(table.title, ports.titles), lists)


async def check_table_company(table: StoredTable, who: Account, database: Database) -> None:
    """Raise Refusal where somebody sits whom they have blocked, or who has blocked them."""
    avoided = await BlockStore(database).apart(who.id)
    if not avoided.isdisjoint(seat.account for seat in table.seats):
        message = "This table is not open to you."
        raise Refusal(Code.FORBIDDEN, message, "Choose another table, or open one yourself.")


def people_at(table: StoredTable) -> list[str]:
    """Who sits there, bots aside."""
    return [seat.account for seat in table.seats if seat.account]


def _no_table() -> Refusal:
    message = "There is no such table, or it is private and the link is not the right one."
    return Refusal(Code.MISSING, message, "Look at the list of tables.")


def _full() -> Refusal:
    message = "This table has no free seat any more."
    return Refusal(Code.TAKEN, message, "Choose another table, or watch this one.")
