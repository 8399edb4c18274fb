"""
Probing: whether another process of the service answers on its port.
"""

import asyncio
from typing import Final
from urllib.parse import urlsplit

from dejarik.service.ports import Now

PATIENCE: Final = 0.5
"""Seconds that a living process takes at most to accept a connection."""
REMEMBERED_MS: Final = 500
PORTS: Final = {"ws": 80, "wss": 443}


class Probe:
    """
    Asks, and remembers the answer for a moment.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        self._known: dict[str, tuple[int, bool]] = {}

    async def answers(self, url: str) -> bool:
        """
        Whether somebody accepts connections at an address.
        """
        asked, found = self._known.get(url, (0, False))
        if self._now() - asked > REMEMBERED_MS:
            found = await _accepts(url)
            self._known[url] = (self._now(), found)
        return found


async def _accepts(url: str) -> bool:
    parts = urlsplit(url)
    try:
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(
                parts.hostname, parts.port or PORTS.get(parts.scheme, 443)
            )
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True
