"""
Presence: who is here, as several processes have told it.

What belongs here: counting, with the time passed in.
What does not: the clock, connections, and how processes tell each other.
"""

from typing import Final

PATIENCE_MS: Final = 30_000
"""How long somebody is here after the last word about them."""
LINGER_MS: Final = 5_000
"""How long somebody who left is still here: a page that is loaded anew leaves and comes."""


class Presence:
    """Everybody who is here, each in one or several processes."""

    def __init__(self, patience_ms: int = PATIENCE_MS, linger_ms: int = LINGER_MS) -> None:
        self.patience_ms = patience_ms
        self.linger_ms = linger_ms
        # Until when each process has somebody here, by account.
        self._until: dict[str, dict[str, int]] = {}

    def heard(self, process: str, account: str, now: int) -> bool:
        """A process has somebody here; whether they have just come."""
        came = not self.is_here(account, now)
        self._until.setdefault(account, {})[process] = now + self.patience_ms
        return came

    def left(self, process: str, account: str, now: int) -> None:
        """Somebody's last connection to a process is gone; they linger a moment."""
        until = self._until.get(account, {})
        if process in until:
            until[process] = min(until[process], now + self.linger_ms)

    def lapse(self, now: int) -> list[str]:
        """Forget everybody whose time has run out: who is no longer here."""
        gone: list[str] = []
        for account, until in list(self._until.items()):
            for process in [one for one, end in until.items() if end <= now]:
                del until[process]
            if not until:
                del self._until[account]
                gone.append(account)
        return gone

    def forget(self, account: str) -> None:
        """Know nothing of somebody any more."""
        self._until.pop(account, None)

    def is_here(self, account: str, now: int) -> bool:
        """Whether somebody is here."""
        return any(end > now for end in self._until.get(account, {}).values())
