"""
Keeping offers: those of people who are here stand on without a word from them.

What belongs here: renewing many at once. What does not: who is here (`news`), and what people do
with offers themselves (`seeks`).
"""

from collections.abc import Sequence
from typing import Final

from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.matchmaker import match_waiting
from dejarik.service.lobby.seek_store import SeekStore, StoredSeek
from dejarik.service.lobby.seeks import LIVE_MS

AT_ONCE: Final = 500
"""Owners in one statement."""


async def keep_offers(owners: Sequence[str], ports: LobbyPorts) -> None:
    """Keep the offers of people who are here, and look whether somebody wants the same by now."""
    now, store = ports.now(), SeekStore(ports.database)
    kept: list[StoredSeek] = []
    for place in range(0, len(owners), AT_ONCE):
        kept += await store.keep(owners[place : place + AT_ONCE], now, now + LIVE_MS)
    # The oldest offer looks first, whoever's it is.
    kept.sort(key=lambda seek: (seek.since, seek.id))
    await match_waiting(kept, ports)
