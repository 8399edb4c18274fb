"""
The delay: what spectators are told, as much later as the host wants.

What belongs here: holding messages back, and the table as it stood when the last one was
let go. What does not: who watches, and what is told at all.
"""

from collections import deque
from typing import Final

import msgspec

from dejarik.hosting.play.deltas import patched
from dejarik.hosting.play.records import plain
from dejarik.hosting.wire import Line, News, Whole
from dejarik.service import wire
from dejarik.service.tables.clients import encoded

RECENT: Final = 60
SECOND: Final = 1_000


class Delay:
    """The stream of one table's spectators, so many seconds behind."""

    def __init__(self, seconds: int) -> None:
        self._behind = seconds * SECOND
        self._waiting: deque[tuple[int, wire.Reply]] = deque()
        self._view: object = None
        self._version = -1
        self._lines: deque[Line] = deque(maxlen=RECENT)
        self._result = ""

    def hold(self, message: wire.Reply, now: int) -> None:
        """Keep a message back."""
        self._waiting.append((now + self._behind, message))

    def release(self, now: int) -> list[bytes]:
        """The messages whose time has come, as they go over the wire."""
        found = []
        while self._waiting and self._waiting[0][0] <= now:
            message = self._waiting.popleft()[1]
            self._follow(message)
            found.append(encoded(message))
        return found

    def _follow(self, message: wire.Reply) -> None:
        """Keep the table as spectators see it now."""
        if isinstance(message, Whole):
            self._view = msgspec.to_builtins(message.view)
            self._lines.clear()
        elif isinstance(message, News):
            self._view = patched(self._view, plain(message.delta))
        else:
            return
        self._version, self._result = message.version, message.result
        self._lines.extend(message.lines)

    def whole(self) -> bytes | None:
        """The table for whoever comes now; nothing before the first moment that may be seen."""
        if self._view is None:
            return None
        return msgspec.json.encode(
            {
                "type": "whole",
                "version": self._version,
                "view": self._view,
                "prompt": None,
                "lines": list(self._lines),
                "result": self._result,
            }
        )
