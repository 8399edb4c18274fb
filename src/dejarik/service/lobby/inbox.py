"""
The inbox: what waits for somebody's answer, wherever on the page they are.

What belongs here: bringing it together. What does not: answering it (`people`, `friends`,
`tables`).
"""

from dejarik.service.lobby import inbox_wire as wire
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.pairings import is_missed
from dejarik.service.lobby.presence import Doorkeeper
from dejarik.service.lobby.seek_store import SeekStore
from dejarik.service.lobby.table_store import MOST_INVITATIONS, WAITING, TableStore
from dejarik.service.lobby.tables_told import told
from dejarik.service.people.friend_store import FriendStore
from dejarik.service.people.moderation_store import WarningStore
from dejarik.service.people.office import person_of
from dejarik.service.people.people_wire import WarningLine
from dejarik.service.ports import Account


async def read_inbox(who: Account, ports: LobbyPorts, doorkeeper: Doorkeeper) -> wire.Inbox:
    """What waits for an answer of whoever asks, who is here with that."""
    await doorkeeper.look_in(who)
    warnings = await WarningStore(ports.database).unread(who.id)
    asking = await FriendStore(ports.database).asking(who.id)
    invited = await TableStore(ports.database).invitations(who.id, ports.now())
    found = await TableStore(ports.database).of(who.id, WAITING, MOST_INVITATIONS)
    seeks = await SeekStore(ports.database).of(who.id, ports.now())
    return wire.Inbox(
        tuple(WarningLine(one.id, one.at, one.reason) for one in warnings),
        tuple(map(person_of, asking)),
        tuple(told(one, who) for one in invited),
        tuple(
            told(one, who)
            for one in found
            if is_missed(one, who.id) and not one.has_lapsed(ports.now())
        ),
        tuple(one.id for one in seeks if not one.table and not one.is_by_correspondence()),
    )
