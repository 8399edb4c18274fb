"""
The delay: what spectators are told, as much later as the host wants.

What belongs here: holding messages back, and the table as it stood when the last one was
let go. What does not: who watches, and what is told at all.
"""

from collections import deque
from typing import Final

import msgspec

from dejarik.hosting.wire import News, Whole
from dejarik.service import wire
from dejarik.service.tables.clients import encoded
from dejarik.service.tables.spectator_view import SpectatorView

SECOND: Final = 1_000


class Delay:
    """The stream of one table's spectators, so many seconds behind."""

    def __init__(self, seconds: int) -> None:
        self._behind = seconds * SECOND
        self._waiting: deque[tuple[int, wire.Reply]] = deque()
        self.view = SpectatorView()

    def hold(self, message: wire.Reply, now: int) -> None:
        """Keep a message back."""
        self._waiting.append((now + self._behind, message))

    def release(self, now: int) -> list[tuple[wire.Reply, bytes]]:
        """The messages whose time has come, as they go over the wire."""
        found = []
        while self._waiting and self._waiting[0][0] <= now:
            message = self._waiting.popleft()[1]
            if isinstance(message, Whole | News):
                self.view.follow(msgspec.to_builtins(message))
            found.append((message, encoded(message)))
        return found

    def whole(self) -> bytes | None:
        """The table for whoever comes now; nothing before the first moment that may be seen."""
        return self.view.whole()
