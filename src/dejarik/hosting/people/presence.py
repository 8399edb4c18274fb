"""
Presence: who is here, as several processes have told it.

What belongs here: counting, with the time passed in.
What does not: the clock, connections, and how processes tell each other.
"""

from dataclasses import dataclass, field
from typing import Final

PATIENCE_MS: Final = 30_000
"""How long somebody is here after the last word about them."""
LINGER_MS: Final = 5_000
"""How long somebody who left is still here: a page that is loaded anew leaves and comes."""


@dataclass(slots=True)
class _Seen:
    """Somebody's name, and until when each process has them here."""

    name: str
    until: dict[str, int] = field(default_factory=dict)


class Presence:
    """Everybody who is here, each in one or several processes."""

    def __init__(self, patience_ms: int = PATIENCE_MS, linger_ms: int = LINGER_MS) -> None:
        self.patience_ms = patience_ms
        self.linger_ms = linger_ms
        self._seen: dict[str, _Seen] = {}

    def heard(self, process: str, account: str, name: str, now: int) -> bool:
        """A process has somebody here; whether they have just come."""
        came = not self.is_here(account, now)
        seen = self._seen.setdefault(account, _Seen(name))
        seen.name = name
        seen.until[process] = now + self.patience_ms
        return came

    def left(self, process: str, account: str, now: int) -> None:
        """Somebody's last connection to a process is gone; they linger a moment."""
        seen = self._seen.get(account)
        if seen is not None and process in seen.until:
            seen.until[process] = min(seen.until[process], now + self.linger_ms)

    def lapse(self, now: int) -> list[str]:
        """Forget everybody whose time has run out: who is no longer here."""
        gone: list[str] = []
        for account, seen in list(self._seen.items()):
            seen.until = {process: end for process, end in seen.until.items() if end > now}
            if not seen.until:
                del self._seen[account]
                gone.append(account)
        return gone

    def is_here(self, account: str, now: int) -> bool:
        """Whether somebody is here."""
        seen = self._seen.get(account)
        return seen is not None and any(end > now for end in seen.until.values())

    def here(self, now: int) -> list[tuple[str, str]]:
        """Everybody who is here, as account and name, by name."""
        found = [(account, seen.name) for account, seen in self._seen.items()]
        here = [one for one in found if self.is_here(one[0], now)]
        return sorted(here, key=lambda one: (one[1].casefold(), one[0]))
