"""
Retention: what nobody will look at again goes.

What belongs here: after how long. What does not: when this is done (`chores`).
"""

from typing import Final

from dejarik.service.lobby.chat_store import ChatStore
from dejarik.service.lobby.feed_store import FeedStore
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.repair import Measure, forget_unbegun, mend, unmeasured
from dejarik.service.lobby.seek_store import SeekStore
from dejarik.service.lobby.table_store import TableStore

HOUR_MS: Final = 3_600_000
SEEKS_MS: Final = HOUR_MS
"""An offer is kept so long after its end: its owner may still ask where it led."""
TABLES_MS: Final = 7 * 24 * HOUR_MS
"""A table may wait so long for players."""
CHAT_MS: Final = 90 * 24 * HOUR_MS
"""What was said at tables is kept so long."""
FEED_MS: Final = 7 * 24 * HOUR_MS
"""Whoever listens to the live feed may come back so late and miss nothing."""


async def sweep_lobby(ports: LobbyPorts, measure: Measure = unmeasured) -> int:
    """Remove old offers, tables that wait in vain with their games, old talk, old events."""
    now = ports.now()
    # What has begun by now does not wait.
    await mend(ports, measure)
    seeks = await SeekStore(ports.database).sweep(now - SEEKS_MS)
    tables = await TableStore(ports.database).sweep(now - TABLES_MS, now)
    games = await forget_unbegun(now - TABLES_MS, ports)
    told = await FeedStore(ports.database).sweep(now - FEED_MS)
    return seeks + tables + games + told + await ChatStore(ports.database).sweep(now - CHAT_MS)
