"""
Challenges: ask one person to play, on terms and with a deck of one's own.

What belongs here: making one. A challenge is a private table with a seat for the challenged: to
sit down accepts it, to leave declines it (`tables`), and after a while it lapses.
"""

from typing import Final

from dejarik.hosting.people.names import DEMO_NAMES
from dejarik.hosting.play.settings_wire import Correspondence, TableSettings
from dejarik.service.ids import new_id
from dejarik.service.lobby import inbox_wire, lobby_wire
from dejarik.service.lobby.lobby_ports import MEETINGS, LobbyPorts
from dejarik.service.lobby.news import table_changed
from dejarik.service.lobby.seating import (
    check_free,
    check_rated,
    check_settings,
    in_full,
    seat_for,
)
from dejarik.service.lobby.table_store import StoredSeat, StoredTable, TableStore
from dejarik.service.lobby.tables import add_own
from dejarik.service.lobby.tables_told import told
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.people.office import nobody
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal

LIVE_MS: Final = 10 * 60_000
"""How long a challenge stands that is played at once."""
CORRESPONDENCE_MS: Final = 3 * 24 * 3_600_000
"""The same for play by correspondence."""
MOST_CHALLENGED: Final = 10
"""How many challenges may wait for one person."""


async def challenge(
    request: inbox_wire.Challenge, who: Account, ports: LobbyPorts
) -> lobby_wire.Table:
    """
    Challenge somebody: a table at which a seat waits for them.

    Raises Refusal when they cannot be challenged, the deck may not be played so, or somebody has
    too many tables.
    """
    require(who, Act.PLAY)
    other = await _challenged(request.account, who, ports)
    check_settings(request.settings, ports, who, other)
    await check_free(who, ports.database)
    terms = in_full(request.terms, ports)
    if terms.seats != 2:
        message = "A challenge is for two players."
        raise Refusal(Code.INVALID, message, "Open a private table for more.")
    check_rated(request.settings, terms.seats, alone=False, forked=False)
    own, now = await seat_for(request.deck, terms, who, ports), ports.now()
    await ports.limits.count(now, (MEETINGS, who.id))
    table = StoredTable(
        id=new_id(),
        title=terms.title,
        edition=terms.edition,
        format=terms.format,
        options=terms.options,
        host=who.id,
        settings=request.settings,
        created=now,
        link=new_id(),
        until=now + _life(request.settings),
        seats=(own, StoredSeat(1, other.id, "", "", b"", here=False)),
    )
    store = TableStore(ports.database)
    await add_own(table, who, ports)
    await table_changed(ports.bus, "invited", table.id, who.id, other.id)
    text = f"{who.name} challenges you to a game."
    await ports.notices.tell(other, "A challenge", text, f"/table/{table.id}")
    return told(await store.find(table.id), who)


async def _challenged(id_: str, who: Account, ports: LobbyPorts) -> Account:
    """Somebody who can be challenged. Raises Refusal MISSING, INVALID, FORBIDDEN or CONFLICT."""
    account = await AccountStore(ports.database).find(id_)
    if account is None:
        raise nobody()
    if account.id == who.id:
        raise Refusal(Code.INVALID, "That is you.", "Choose somebody else.")
    if account.name in DEMO_NAMES:
        message = f"{account.name} is part of a demonstration, and answers nobody."
        raise Refusal(Code.FORBIDDEN, message, "Play the computer, or watch their tables.")
    if account.id in await BlockStore(ports.database).apart(who.id):
        message = f"{account.name} cannot be challenged by you."
        raise Refusal(Code.FORBIDDEN, message, "Play with somebody else.")
    waiting = await TableStore(ports.database).invitations(account.id, ports.now())
    if who.id in {table.host for table in waiting}:
        message = f"You have challenged {account.name} already."
        raise Refusal(Code.CONFLICT, message, "Wait for their answer, or take it back.")
    if len(waiting) >= MOST_CHALLENGED:
        message = f"Many people have challenged {account.name}."
        raise Refusal(Code.CONFLICT, message, "Try again later.")
    return account


def _life(settings: TableSettings) -> int:
    return CORRESPONDENCE_MS if isinstance(settings.clock, Correspondence) else LIVE_MS
