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
from dejarik.service.rate_limits import Limit, RateLimits

MEETINGS: Final = Limit("meet", Rate(10, 30_000), "You have asked many people just now.")
"""Ten friends or opponents may be asked at once, then one every thirty seconds."""
OFFERS: Final = Limit("offer", Rate(20, 15_000), "You have made many offers just now.")
"""Twenty offers at once, then one every fifteen seconds."""
CHAT_LINES: Final = Limit("chat", Rate(5, 2_000), "You speak too quickly to be heard.")
"""Five lines at once, then one every two seconds."""
QUICK_RATE: Final = Rate(burst=3, every_ms=5_000)
"""Three ready phrases at once, then one every five seconds."""
SEARCH_RATE: Final = Rate(burst=30, every_ms=1_000)
"""Thirty searches at once, then one every second."""


def _nobody(_table: str) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class LobbyPorts:
    """
    Database, news, time, messages, games, and how often one may do things.

    `limits` hold for all processes together; the others protect the work of this one.
    """

    database: Database
    bus: Bus
    now: Now
    notices: Notices
    titles: Titles
    limits: RateLimits = field(default_factory=RateLimits)
    guests_speak: bool = False
    """Whether what guests write is shown to others."""
    quick: Buckets = field(default_factory=lambda: Buckets(QUICK_RATE))
    checking: Checking = field(default_factory=Checking)
    watching: Callable[[str], int] = _nobody
    """How many watch a table."""
    searching: Buckets = field(default_factory=lambda: Buckets(SEARCH_RATE))
