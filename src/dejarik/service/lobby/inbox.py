"""
The inbox: what waits for somebody's answer, wherever on the page they are.

What belongs here: bringing it together. What does not: answering it (`people`, `friends`,
`tables`).
"""

from dejarik.service.lobby import inbox_wire as wire
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.pairings import is_missed
from dejarik.service.lobby.table_store import MOST_INVITATIONS, WAITING, TableStore
from dejarik.service.lobby.tables_told import told
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.friend_store import FriendStore
from dejarik.service.people.moderation_store import WarningStore
from dejarik.service.people.office import person_of
from dejarik.service.people.people_wire import WarningLine
from dejarik.service.ports import Account


async def read_inbox(who: Account, ports: LobbyPorts) -> wire.Inbox:
    """What waits for an answer of whoever asks."""
    now = ports.now()
    known = await AccountStore(ports.database).find(who.id)
    warnings = await WarningStore(ports.database).unread(who.id)
    asking = await FriendStore(ports.database).asking(who.id)
    waiting = await TableStore(ports.database).of(who.id, WAITING, MOST_INVITATIONS)
    lasting = [one for one in waiting if not one.has_lapsed(now)]
    muted_until = known.muted_until if known is not None else 0
    return wire.Inbox(
        tuple(WarningLine(one.id, one.at, one.reason) for one in warnings),
        tuple(map(person_of, asking)),
        tuple(told(one, who) for one in lasting if one.is_invited(who.id)),
        tuple(told(one, who) for one in lasting if is_missed(one, who.id)),
        muted_until if muted_until > now else 0,
    )
