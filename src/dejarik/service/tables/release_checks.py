"""
Release checks: which games this process plays, by their release and its own.

What belongs here: telling a game of this release from others, and what is noted of those
that it cannot play as they were. What does not: trying to (`home`, `rebuild`), and the
list for administrators (`records.waiting`).

A game that another release has played is taken over only if all of it comes to the same
here, by the hash of every entry. The rest wait, unchanged, for a process of their release.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

import structlog

from dejarik.service.ports import Journal, Missing, Now, Unavailable
from dejarik.service.records.waiting_store import WaitingStore
from dejarik.service.tables.rebuild import Unplayable

PAUSE: Final = 0.1
"""Seconds between two games that are tried: whoever plays comes first."""
LOOK_AGAIN: Final = 600
"""Seconds after which games are looked for that nobody can play since."""
REFUSED_MS: Final = 10_000
"""For how long a game that was refused is not tried again."""

log = structlog.get_logger()


@dataclass
class Releases:
    """The release of this process, and the games of others."""

    name: str
    journal: Journal
    store: WaitingStore
    now: Now
    _refused: dict[str, tuple[int, Unplayable]] = field(default_factory=dict)
    _tried: set[str] = field(default_factory=set)
    _told: frozenset[str] = frozenset()

    def must_not_be_refused(self, game: str) -> None:
        """Raise Unplayable for a game that was found to be so just now."""
        since, error = self._refused.get(game, (0, None))
        if error is not None and self.now() - since < REFUSED_MS:
            raise error

    async def refuse(self, game: str, error: Unplayable) -> None:
        """Note that this release cannot play a game; the reason is for the database alone."""
        _, known = self._refused.get(game, (0, None))
        if known is error:
            return
        self._refused.pop(game, None)
        self._refused[game] = self.now(), error
        self._forget()
        if error.over:
            return
        try:
            await self.store.keep(game, self.name, str(error))
        except Unavailable:
            log.warning("incompatible_game_not_recorded", table=game)
        log.warning("game_incompatible", table=game)

    def _forget(self) -> None:
        """Let go of refusals that no longer hold; they stand in the order of their time."""
        while self._refused:
            oldest = next(iter(self._refused))
            if self.now() - self._refused[oldest][0] < REFUSED_MS:
                return
            del self._refused[oldest]

    async def adopt(self, game: str) -> None:
        """A game of another release has come to the same here: it is played on by this one."""
        self._refused.pop(game, None)
        await self.journal.adopt(game, self.name)
        await self.store.forget(game)
        log.info("game_adopted", table=game)

    async def watch(self, attempt: Callable[[str], Awaitable[None]]) -> None:
        """Try the games that nobody plays, first and now and then, and list those that wait."""
        while True:
            try:
                await self.look_through(attempt)
            except Unavailable:
                log.warning("incompatible_games_check_failed")
            await asyncio.sleep(LOOK_AGAIN)

    async def look_through(self, attempt: Callable[[str], Awaitable[None]]) -> None:
        """Try each game once, and say which wait if others do than the last time."""
        untried = await self.store.untried(self.name)
        # What is no longer untried was adopted, refused or has ended: it is not listed again.
        self._tried.intersection_update(untried)
        for game in untried:
            if game not in self._tried:
                self._tried.add(game)
                try:
                    await attempt(game)
                except Missing:
                    continue
                await asyncio.sleep(PAUSE)
        waiting = [one.game for one in await self.store.listed()]
        if self._told != frozenset(waiting):
            self._told = frozenset(waiting)
            log.warning("games_incompatible", count=len(waiting), tables=waiting)
