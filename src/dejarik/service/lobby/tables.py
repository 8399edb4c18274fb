"""
Tables: open one, sit down, leave, play again.

What belongs here: what people do at a table before and after its game.
What does not: the course of its game (`course`), and statements (`table_store`).
"""

import hmac
from dataclasses import replace
from typing import Final

from dejarik.service.ids import new_id
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.deck_legality import check_company, title_of
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.news import table_changed
from dejarik.service.lobby.seating import (
    bot_seats,
    check_free,
    check_rated,
    check_settings,
    in_full,
    seat_for,
)
from dejarik.service.lobby.table_store import (
    OVER,
    PLAYING,
    WAITING,
    StoredTable,
    TableStore,
)
from dejarik.service.lobby.tables_told import told
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.people.people_wire import Done
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account, Missing, Taken
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
    check_settings(request.settings, ports, who)
    await check_free(who, ports)
    terms = in_full(request.terms, ports)
    check_rated(
        request.settings,
        terms.seats,
        alone=request.against is not None,
        forked=request.fork is not None,
    )
    own = await seat_for(request.deck, terms, who, ports)
    seats = [own]
    if request.against is not None:
        seats += await bot_seats(request.against, terms, who, ports, own)
    table = StoredTable(
        id=new_id(),
        title=terms.title,
        edition=terms.edition,
        format=terms.format,
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
    await store.add(table)
    await table_changed(ports.bus, "opened", table.id)
    return told(await store.find(table.id), who)


async def sit_down(request: wire.SitDown, who: Account, ports: LobbyPorts) -> wire.Table:
    """
    Take the free seat, or the one somebody was invited to.

    Raises Refusal when there is none for them, or the deck may not be played there.
    """
    require(who, Act.PLAY)
    store = TableStore(ports.database)
    table = await _seen(store, request.table, who, request.link)
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
    check_settings(table.settings, ports, who)
    await _check_company(table, who, ports)
    await check_free(who, ports)
    if request.deck is not None:
        terms = wire.Terms(table.format, table.edition, table.title, table.places)
        seat = await seat_for(request.deck, terms, who, ports, place)
    elif own is not None and own.listed:
        seat = replace(own, here=True)
    else:
        raise Refusal(Code.INVALID, "You have chosen no deck.", "Choose one and sit down again.")
    others = [one.listed for one in table.seats if one.seat != place and one.listed]
    check_company(title_of(table.title, ports.titles), [*others, seat.listed])
    try:
        if not await store.sit(table.id, seat):
            raise _full()
    except Taken as error:
        raise _full() from error
    if table.until:
        # The challenge is taken; now whoever made it has to come.
        until = 0 if table.is_by_correspondence() else ports.now() + COMING_MS
        await store.set_until(table.id, until)
    table = await store.find(table.id)
    await table_changed(ports.bus, "joined", table.id, *_people(table))
    return told(table, who)


async def leave_table(request: wire.NamedTable, who: Account, ports: LobbyPorts) -> Done:
    """
    Give the seat back before the game has begun, or decline an invitation.

    Raises Refusal when the game has begun or they do not sit there.
    """
    store = TableStore(ports.database)
    table = await _seen(store, request.table, who, request.link)
    if not await store.leave(table.id, who.id):
        message = "You cannot leave this table: its game has begun, or you do not sit there."
        raise Refusal(Code.CONFLICT, message, "Concede a game you no longer want to play.")
    await table_changed(ports.bus, "left", table.id, *_people(table))
    return Done()


async def show_table(request: wire.NamedTable, who: Account, ports: LobbyPorts) -> wire.Table:
    """A table that somebody may see. Raises Refusal when there is none."""
    table = await _seen(TableStore(ports.database), request.table, who, request.link)
    return told(table, who, ports.watching(table.id))


async def list_tables(who: Account, ports: LobbyPorts) -> wire.Tables:
    """The public tables: those that wait for a player, and those that may be watched."""
    store = TableStore(ports.database)
    avoided = await BlockStore(ports.database).apart(who.id)
    waiting = await store.public(WAITING, LISTED)
    free = [
        one
        for one in waiting
        if one.free_seat() is not None and avoided.isdisjoint(seat.account for seat in one.seats)
    ]
    playing = [one for one in await store.public(PLAYING, LISTED) if one.settings.spectators]
    return wire.Tables(tuple(told(one, who, ports.watching(one.id)) for one in [*free, *playing]))


async def list_own_tables(who: Account, ports: LobbyPorts) -> wire.Tables:
    """The tables somebody sits at: where it is their turn first, then the others, then the past."""
    store = TableStore(ports.database)
    playing = [told(one, who) for one in await store.of(who.id, PLAYING, LISTED)]
    playing.sort(key=lambda one: (not one.your_turn, one.moved))
    waiting = [
        told(one, who)
        for one in await store.of(who.id, WAITING, LISTED)
        if not one.has_lapsed(ports.now())
    ]
    over = [told(one, who) for one in await store.of(who.id, OVER, LISTED)]
    return wire.Tables((*playing, *waiting, *over))


async def ask_rematch(request: wire.AskRematch, who: Account, ports: LobbyPorts) -> wire.Table:
    """
    Play again with the seats swapped: the first to ask invites, the second to ask accepts.

    Raises Refusal when the game is not over or they did not play it.
    """
    require(who, Act.PLAY)
    store = TableStore(ports.database)
    table = await _seen(store, request.table, who, request.link)
    if table.status != OVER or table.seat_of(who.id) is None:
        message = "There is no rematch of this table: its game goes on, or was not yours."
        raise Refusal(Code.CONFLICT, message, "Finish the game first.")
    await _check_company(table, who, ports)
    if request.swap and any(seat.account not in ("", who.id) for seat in table.seats):
        # Whoever is invited to a rematch is invited to play their own deck.
        message = "Decks are swapped against the computer only."
        raise Refusal(Code.CONFLICT, message, "Open a table and agree on decks there.")
    again = _rematch(table, who, ports.now(), swap=request.swap)
    try:
        await check_free(who, ports)
        await store.add(again)
    except Taken:
        again = await _other_rematch(store, table.id)
        return await sit_down(wire.SitDown(again.id), who, ports)
    await table_changed(ports.bus, "invited", again.id, *_people(again))
    return told(await store.find(again.id), who)


async def _seen(store: TableStore, table_id: str, who: Account, link: str | None) -> StoredTable:
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


async def _check_company(table: StoredTable, who: Account, ports: LobbyPorts) -> None:
    avoided = await BlockStore(ports.database).apart(who.id)
    if not avoided.isdisjoint(seat.account for seat in table.seats):
        message = "This table is not open to you."
        raise Refusal(Code.FORBIDDEN, message, "Choose another table, or open one yourself.")


async def _other_rematch(store: TableStore, table_id: str) -> StoredTable:
    try:
        return await store.rematch_of(table_id)
    except Missing as error:
        message = "The rematch was declined just now."
        raise Refusal(Code.CONFLICT, message, "Ask again if you want to.") from error


def _rematch(table: StoredTable, who: Account, now: int, *, swap: bool) -> StoredTable:
    """
    The same people and decks, everybody a seat further on: two have swapped theirs.

    The others are invited, bots are there. With `swap` decks stay where they were.
    """
    owners = [*table.seats[1:], *table.seats[:1]] if swap else table.seats
    seats = tuple(
        replace(
            seat,
            seat=(seat.seat + 1) % table.places,
            here=bool(seat.bot) or seat.account == who.id,
            nonce="",
            points=0.0,
            deck_name=owner.deck_name,
            listed=owner.listed,
        )
        for seat, owner in zip(table.seats, owners, strict=True)
    )
    return StoredTable(
        id=new_id(),
        title=table.title,
        edition=table.edition,
        format=table.format,
        host=who.id,
        settings=table.settings,
        created=now,
        link=new_id(),
        rematch_of=table.id,
        places=table.places,
        seats=seats,
    )


def _people(table: StoredTable) -> list[str]:
    return [seat.account for seat in table.seats if seat.account]


def _no_table() -> Refusal:
    message = "There is no such table, or it is private and the link is not the right one."
    return Refusal(Code.MISSING, message, "Look at the list of tables.")


def _full() -> Refusal:
    message = "This table has no free seat any more."
    return Refusal(Code.TAKEN, message, "Choose another table, or watch this one.")
