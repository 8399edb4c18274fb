"""
What the lobby's handlers need, in one place.

What belongs here: the ports they take last, and fresh ids.
What does not: anything they do with them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.hosting.titles import Titles
from dejarik.service.lobby.checking import Checking
from dejarik.service.ports import Bus, Database, Notices, Now

MEETING_RATE: Final = Rate(burst=10, every_ms=30_000)
"""Ten friends or opponents may be asked at once, then one every thirty seconds."""
QUICK_RATE: Final = Rate(burst=3, every_ms=5_000)
"""Three ready phrases at once, then one every five seconds."""
CHAT_RATE: Final = Rate(burst=5, every_ms=2_000)
"""Five lines at once, then one every two seconds."""
SEARCH_RATE: Final = Rate(burst=30, every_ms=1_000)
"""Thirty searches at once, then one every second."""


def _nobody(_table: str) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class LobbyPorts:
    """Database, news, time, messages, games, and how often one may speak, ask, check or search."""

    database: Database
    bus: Bus
    now: Now
    notices: Notices
    titles: Titles
    speaking: Buckets = field(default_factory=lambda: Buckets(CHAT_RATE))
    quick: Buckets = field(default_factory=lambda: Buckets(QUICK_RATE))
    meeting: Buckets = field(default_factory=lambda: Buckets(MEETING_RATE))
    checking: Checking = field(default_factory=Checking)
    watching: Callable[[str], int] = _nobody
    """How many watch a table."""
    searching: Buckets = field(default_factory=lambda: Buckets(SEARCH_RATE))
