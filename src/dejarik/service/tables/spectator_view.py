"""
The table as those who watch were told it, kept from the messages alone.

What belongs here: the whole table for whoever comes now. What does not: when it is told (`delay`),
and to whom (`crowd`, `relays`).
"""

from collections import deque
from typing import Any, Final

import msgspec

from dejarik.hosting.play.deltas import patched
from dejarik.hosting.wire import Delta

RECENT: Final = 60


class SpectatorView:
    """A view, its version and the latest lines."""

    def __init__(self) -> None:
        self.version = -1
        self._view: object = None
        self._lines: deque[Any] = deque(maxlen=RECENT)
        self._result = ""

    def follow(self, message: dict[str, Any]) -> None:
        """Take in a whole table or news of it, as plain data; other messages change nothing."""
        if message["type"] == "whole":
            self._view = message["view"]
            self._lines.clear()
        elif message["type"] == "news":
            self._view = patched(self._view, msgspec.convert(message["delta"], Delta))
        else:
            return
        self.version, self._result = message["version"], message.get("result", "")
        self._lines.extend(message.get("lines", ()))

    def whole(self) -> bytes | None:
        """The table for whoever comes now; nothing before the first moment that may be seen."""
        if self._view is None:
            return None
        return msgspec.json.encode(
            {
                "type": "whole",
                "version": self.version,
                "view": self._view,
                "prompt": None,
                "lines": list(self._lines),
                "result": self._result,
            }
        )
