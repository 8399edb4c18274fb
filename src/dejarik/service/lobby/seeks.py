"""
Offers to play: make one, take one, and be paired with whoever wants the same.

What belongs here: what people do with offers.
What does not: bringing them together (`matchmaker`), and statements (`seek_store`).
"""

from typing import Final

from dejarik.hosting.play.settings_wire import Correspondence, TableSettings
from dejarik.service.ids import new_id
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby import matchmaker, seating
from dejarik.service.lobby.deck_legality import check_company, title_of
from dejarik.service.lobby.lobby_ports import OFFERS, LobbyPorts
from dejarik.service.lobby.news import seeks_changed
from dejarik.service.lobby.rating_windows import check_window, told_window, window_for
from dejarik.service.lobby.seek_store import SeekStore, StoredSeek
from dejarik.service.lobby.table_store import TableStore
from dejarik.service.lobby.tables_told import told
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.people.people_wire import Done
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account, Missing
from dejarik.service.refusals import Code, Refusal

MOST_SEEKS: Final = 5
LIVE_MS: Final = 60_000
"""How long an offer stands without a word from its owner."""
CORRESPONDENCE_MS: Final = 7 * 24 * 3_600_000
"""The same for play by correspondence, where nobody waits at a screen."""


async def offer_seek(request: wire.OfferSeek, who: Account, ports: LobbyPorts) -> wire.Seek:
    """
    Offer to play; whoever already wants the same is paired at once.

    Raises Refusal when the deck may not be played so, or somebody has too many offers or makes
    them too often.
    """
    require(who, Act.LOOK_FOR_GAMES)
    seating.check_settings(request.settings, ports)
    await seating.check_free(who, ports.database)
    terms = seating.in_full(request.terms, ports)
    seating.check_rated(request.settings, terms.seats, alone=False, forked=False)
    own = await seating.seat_for(request.deck, terms, who, ports)
    now = ports.now()
    await ports.limits.count(now, (OFFERS, who.id))
    seek = StoredSeek(
        id=new_id(),
        owner=who.id,
        title=terms.title,
        edition=terms.edition,
        format=terms.format,
        options=terms.options,
        settings=request.settings,
        deck_name=own.deck_name,
        listed=own.listed,
        since=now,
        until=now + _life(request.settings),
        link=new_id() if request.private else "",
        last_opponent=await TableStore(ports.database).last_opponent(who.id),
        places=terms.seats,
        side=title_of(terms.title, ports.titles).decks.side(own.listed),
        window=await window_for(request, terms, who, ports),
    )
    if not await SeekStore(ports.database).add(seek, MOST_SEEKS):
        message = f"You have {MOST_SEEKS} offers already."
        raise Refusal(Code.CONFLICT, message, "Withdraw one of them first.")
    await matchmaker.match_waiting([seek], ports)
    await seeks_changed(ports.bus, who.id)
    return await show_seek(wire.NamedSeek(seek.id), who, ports)


async def show_seek(request: wire.NamedSeek, who: Account, ports: LobbyPorts) -> wire.Seek:
    """One's own offer, and the table it led to. Raises Refusal when there is none."""
    try:
        return told_seek(await SeekStore(ports.database).own(who.id, request.id), own=True)
    except Missing as error:
        raise no_offer() from error


async def read_linked_seek(request: wire.LinkedSeek, ports: LobbyPorts) -> wire.Seek:
    """The private offer behind a link, before it is taken. Raises Refusal when there is none."""
    try:
        return told_seek(await SeekStore(ports.database).linked(request.link))
    except Missing as error:
        raise no_offer() from error


async def renew_seek(request: wire.NamedSeek, who: Account, ports: LobbyPorts) -> wire.Seek:
    """Say that one still wants to play. Raises Refusal when there is no such offer."""
    store = SeekStore(ports.database)
    try:
        seek = await store.own(who.id, request.id)
    except Missing as error:
        raise no_offer() from error
    until = ports.now() + _life(seek.settings)
    if await store.renew(who.id, request.id, until):
        await matchmaker.match_waiting([seek], ports)
    return await show_seek(request, who, ports)


async def withdraw_seek(request: wire.NamedSeek, who: Account, ports: LobbyPorts) -> Done:
    """Take an offer back. Raises Refusal when it is gone or was taken just now."""
    if not await SeekStore(ports.database).withdraw(who.id, request.id):
        raise no_offer()
    await seeks_changed(ports.bus, who.id)
    return Done()


async def take_seek(request: wire.TakeSeek, who: Account, ports: LobbyPorts) -> wire.Table:
    """
    Take somebody's offer: the table at which both sit; one for more waits for the others.

    Raises Refusal when it is gone, not for them, or the deck may not be played so.
    """
    require(who, Act.LOOK_FOR_GAMES)
    store = SeekStore(ports.database)
    try:
        if request.link is not None:
            seek = await store.linked(request.link)
        else:
            seek = await store.public(request.id or "")
    except Missing as error:
        raise no_offer() from error
    avoided = await BlockStore(ports.database).apart(who.id) | {who.id}
    if seek.owner in avoided:
        message = "This offer is not open to you."
        raise Refusal(Code.FORBIDDEN, message, "Take another one, or make one yourself.")
    await seating.check_free(who, ports.database)
    terms = seek.terms()
    seating.check_rated(seek.settings, terms.seats, alone=False, forked=False)
    if not seek.link:
        await check_window(seek, who, ports)
    seat = await seating.seat_for(request.deck, terms, who, ports, 1)
    check_company(title_of(seek.title, ports.titles), [seek.listed, seat.listed])
    table = matchmaker.table_of(seek, (seat,), seek.settings, ports.now())
    if not await store.seat(table, (seek.id,), ports.now()):
        raise no_offer()
    await matchmaker.tell_matched(table, ports)
    return told(await TableStore(ports.database).find(table.id), who)


def _life(settings: TableSettings) -> int:
    return CORRESPONDENCE_MS if isinstance(settings.clock, Correspondence) else LIVE_MS


def told_seek(seek: StoredSeek, *, own: bool = False) -> wire.Seek:
    """An offer as its owner or anybody else is told of it."""
    return wire.Seek(
        id=seek.id,
        owner=seek.owner,
        owner_name=seek.owner_name,
        terms=seek.terms(),
        settings=seek.settings,
        since=seek.since,
        until=seek.until,
        deck=seek.deck_name if own else "",
        link=seek.link if own else "",
        table=seek.table if own else "",
        window=told_window(seek.window),
    )


def no_offer() -> Refusal:
    """The refusal of an offer that is no longer there."""
    message = "There is no such offer any more: it was taken, withdrawn, or forgotten."
    return Refusal(Code.MISSING, message, "Look at the list of offers.")
