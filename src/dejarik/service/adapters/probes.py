"""Probing: whether another process of the service answers on its port."""

import asyncio
from typing import Final
from urllib.parse import urlsplit

from dejarik.service.ports import Now

PATIENCE: Final = 0.5
"""Seconds to wait for an answer; only a refusal proves that nobody is there."""
REMEMBERED_MS: Final = 500
PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


class Probe:
    """Asks, and remembers the answer for a moment."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._known: dict[str, tuple[int, bool]] = {}

    async def answers(self, url: str) -> bool:
        """Whether somebody may be at an address: not if connections are refused there."""
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
    except TimeoutError:
        # Perhaps it is busy, perhaps we are: that proves nothing. Its heartbeat will tell.
        return True
    except OSError:
        return False
    writer.close()
    return True
