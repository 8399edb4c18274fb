"""
Placement: a table without a living home goes to a process that has far fewer.

What belongs here: how many tables everybody has, and who is to take the next one. What does
not: taking it (`home`). Without this the process that lives longest would gather all tables.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from dejarik.service.ports import Directory, Neighbour

UNEVEN: Final = 8
"""How many tables more than another process has are sent on to it."""
SENT_ON_MS: Final = 1_000
"""For how long a table is sent on; whoever still asks then has found nobody and stays."""
FORGOTTEN_MS: Final = 10_000
"""After how long it no longer counts that a table was sent on, or stayed."""


@dataclass
class Placement:
    """
    What one process knows of the others, by their last beats.

    All compare the same counts, so nobody is sent back. Tables are spread over processes of
    one release: another may have to let one wait. Whoever is named may turn out to be unable
    to take the table, or out of the caller's reach: nobody is sent there for long.

    When many tables lose their home at once, a beat is old before they are open again. So those
    that were just sent on count as the other's already, and no more go there than stay: to open
    them is work for everybody, and whoever waits last waits for all of it.
    """

    directory: Directory
    answers: Callable[[str], Awaitable[bool]]
    release: str = ""
    told: int = 0
    neighbours: tuple[Neighbour, ...] = ()
    _sent_on: dict[str, int] = field(default_factory=dict)
    _kept: dict[str, int] = field(default_factory=dict)

    async def beat(self, now: int, tables: int) -> int:
        """
        Say that this process lives and how many tables it has, and hear of the others.

        It gives the service's time. Raises Unavailable.
        """
        self.told = tables
        service = await self.directory.beat(now, tables)
        self.neighbours = await self.directory.neighbours(now)
        for asked in (self._sent_on, self._kept):
            for game, since in list(asked.items()):
                if now - since > FORGOTTEN_MS:
                    del asked[game]
        return service

    async def better_home(self, game: str, dead: str, now: int) -> str:
        """
        The address of the process that is to take a table; empty if it is this one.

        `dead` is the address of the process that had it and is gone.
        """
        other = self._emptier(game, dead, now)
        if other is None or not await self.answers(other.own_url):
            self._kept.setdefault(game, now)
            return ""
        self._sent_on.setdefault(game, now)
        return other.url

    def _emptier(self, game: str, dead: str, now: int) -> Neighbour | None:
        since = self._sent_on.get(game)
        if since is not None and now - since > SENT_ON_MS:
            return None
        if game in self._kept or (since is None and len(self._sent_on) > len(self._kept)):
            return None
        alike = (one for one in self.neighbours if one.release == self.release)
        other = next((one for one in alike if one.url != dead), None)
        before = len(self._sent_on.keys() - {game})
        if other is None or self.told < other.tables + before + UNEVEN:
            return None
        return other

    async def home_of(self, release: str) -> str:
        """The address of a living process of another release; empty if there is none."""
        for one in self.neighbours:
            if one.release == release and await self.answers(one.own_url):
                return one.url
        return ""
