"""
Rematches: the same people and decks again, with the seats swapped.

What belongs here: asking for one, and what it is like. What does not: sitting down (`tables`).
"""

from dataclasses import replace

from dejarik.service.ids import new_id
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.news import table_changed
from dejarik.service.lobby.seating import bot_seats, check_rated
from dejarik.service.lobby.table_store import OVER, StoredTable, TableStore
from dejarik.service.lobby.tables import (
    add_own,
    check_table_company,
    people_at,
    seen_table,
    sit_down,
)
from dejarik.service.lobby.tables_told import told
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account, Missing, Taken
from dejarik.service.refusals import Code, Refusal


async def ask_rematch(request: wire.AskRematch, who: Account, ports: LobbyPorts) -> wire.Table:
    """
    Play again with the seats swapped: the first to ask invites, the second to ask accepts.

    Raises Refusal when the game is not over or they did not play it.
    """
    require(who, Act.PLAY)
    store = TableStore(ports.database)
    table = await seen_table(store, request.table, who, request.link)
    if table.status != OVER or table.seat_of(who.id) is None:
        message = "There is no rematch of this table: its game goes on, or was not yours."
        raise Refusal(Code.CONFLICT, message, "Finish the game first.")
    await check_table_company(table, who, ports.database)
    if request.swap and table.settings.rated:
        message = "In a rated game the computer's deck is drawn for it."
        raise Refusal(Code.CONFLICT, message, "Ask for a rematch without swapping decks.")
    if request.swap and any(seat.account not in ("", who.id) for seat in table.seats):
        # Whoever is invited to a rematch is invited to play their own deck.
        message = "Decks are swapped against the computer only."
        raise Refusal(Code.CONFLICT, message, "Open a table and agree on decks there.")
    alone = any(seat.bot for seat in table.seats)
    check_rated(table.settings, table.places, alone=alone, forked=False)
    again = _rematch(table, who, ports.now(), swap=request.swap)
    if alone and table.settings.rated:
        again = await _with_drawn_deck(again, who, ports)
    try:
        await add_own(again, who, ports)
    except Taken:
        again = await _other_rematch(store, table.id)
        return await sit_down(wire.SitDown(again.id), who, ports)
    await table_changed(ports.bus, "invited", again.id, *people_at(again))
    return told(await store.find(again.id), who)


async def _with_drawn_deck(again: StoredTable, who: Account, ports: LobbyPorts) -> StoredTable:
    """A rated rematch against a bot, with another deck drawn for it."""
    own = next(seat for seat in again.seats if not seat.bot)
    bot = next(seat for seat in again.seats if seat.bot)
    terms = again.terms()
    asked = wire.BotSeat(bot.bot)
    [drawn] = await bot_seats(asked, terms, who, ports, own, rated=True)
    seats = sorted((own, replace(drawn, seat=bot.seat)), key=lambda seat: seat.seat)
    return replace(again, seats=tuple(seats))


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
        options=table.options,
        host=who.id,
        settings=table.settings,
        created=now,
        link=new_id(),
        rematch_of=table.id,
        places=table.places,
        seats=seats,
    )
