"""
The inbox: what waits for somebody's answer, wherever on the page they are.

What belongs here: bringing it together. What does not: answering it (`people`, `tables`).
"""

from dejarik.service.lobby import inbox_wire as wire
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.people.moderation_store import WarningStore
from dejarik.service.people.people_wire import WarningLine
from dejarik.service.ports import Account


async def read_inbox(who: Account, ports: LobbyPorts) -> wire.Inbox:
    """What waits for an answer of whoever asks."""
    warnings = await WarningStore(ports.database).unread(who.id)
    return wire.Inbox(tuple(WarningLine(one.id, one.at, one.reason) for one in warnings))
