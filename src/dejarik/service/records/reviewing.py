"""
Reviews of games that are over: made once, elsewhere, and kept as long as there is room.

What belongs here: who may have one, how often, and keeping them. What does not: what is in one
(`hosting.review`), and the process that makes it (`adapters.reviewers`).

Whoever may see the replay of a game may see its review; of a game that goes on there is none.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final, Protocol

from dejarik.hosting.titles import Titles
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal_bytes import dump_journal
from dejarik.service.people.office import Caller
from dejarik.service.records.looking_back import ReplayPorts, must_be_over, seen
from dejarik.service.refusals import Code, Refusal
from dejarik.service.tables.rebuild import journal_of

MOST_KEPT: Final = 200
"""Reviews have ten to twenty kilobytes."""
MOST_WAITING: Final = 8


class ReviewLost(Exception):
    """The process that was to make a review has died or was stuck."""


class CannotReview(Exception):
    """The game no longer plays out as it did."""


class Reviewer(Protocol):
    """Makes reviews of games of these titles, somewhere else."""

    @property
    def titles(self) -> Titles:
        """The titles it knows."""
        ...

    async def make(self, title: str, seat: int, journal: bytes) -> bytes:
        """The review of a journal as JSON. Raises ReviewLost or CannotReview."""
        ...


@dataclass
class ReviewPorts:
    """Where games are looked up, who makes reviews, and those that were made."""

    replays: ReplayPorts
    reviewer: Reviewer
    _kept: OrderedDict[tuple[str, int], bytes] = field(default_factory=OrderedDict)
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _waiting: int = 0

    def kept(self, game: str, seat: int) -> bytes | None:
        """A review that was made before."""
        found = self._kept.get((game, seat))
        if found is not None:
            self._kept.move_to_end((game, seat))
        return found

    async def made(self, game: str, seat: int, title: str, journal: bytes) -> bytes:
        """A review, made now unless somebody else has just had it made. Raises Refusal BUSY."""
        if self._waiting >= MOST_WAITING:
            raise Refusal(Code.BUSY, "Many games are being looked through.", "Try again soon.", 5)
        self._waiting += 1
        try:
            async with self._turn:
                found = self.kept(game, seat)
                if found is None:
                    found = await self.reviewer.make(title, seat, journal)
                    self._kept[game, seat] = found
                    while len(self._kept) > MOST_KEPT:
                        self._kept.popitem(last=False)
                return found
        finally:
            self._waiting -= 1


async def review(game: str, seat: int, caller: Caller, ports: ReviewPorts) -> bytes:
    """
    The review of a game that is over, told to a seat or a spectator (-1), as JSON of a Review.

    Raises Refusal MISSING, INVALID, CONFLICT, TOO_OFTEN or BUSY.
    """
    stored, hosted = await seen(game, caller.account, ports.replays)
    must_be_over(stored)
    if not NOBODY <= seat < len(hosted.seats):
        raise Refusal(Code.INVALID, f"There is no seat {seat}.", "Spectators are -1.")
    found = ports.kept(game, seat)
    if found is not None:
        return found
    ports.replays.count(caller.account.id)
    try:
        return await ports.made(game, seat, stored.title, dump_journal(journal_of(stored)))
    except CannotReview:
        message = "This game was played by another release of the rules."
        raise Refusal(Code.CONFLICT, message, "Nothing of it is lost; ask later.") from None
    except ReviewLost:
        message = "The game could not be looked through just now."
        raise Refusal(Code.BUSY, message, "Try again in a moment.", 5) from None
