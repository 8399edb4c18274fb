"""
Looking back at games: who may, how often, and doing it beside the tables that go on.

What belongs here: the ports, and finding a game for somebody. What does not: what they are
told of it (`replaying`, `forking`).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.titles import Titles
from dejarik.kernel.replaying import Diverged
from dejarik.service.people.roles import Act, Role, may
from dejarik.service.ports import Account, Journal, Missing, Names, Now, StoredGame
from dejarik.service.refusals import Code, Refusal, too_often
from dejarik.service.tables.rebuild import Unplayable
from dejarik.service.tables.seat_names import as_called_now
from dejarik.service.threads import ThreadQueue

AT_ONCE: Final = 2
"""How many games are told again at the same time."""
MOST_WAITING: Final = 8
BUSY: Final = "Many games are being told again just now."
T = TypeVar("T")


@dataclass
class ReplayPorts:
    """Where games are kept, and how often somebody may have one told again."""

    journal: Journal
    names: Names
    now: Now
    titles: Titles
    rates: Buckets = field(default_factory=lambda: Buckets(Rate(10, 6_000)))
    _threads: ThreadQueue = field(default_factory=lambda: ThreadQueue(AT_ONCE, MOST_WAITING, BUSY))

    def count(self, key: str) -> None:
        """Count one that asks. Raises Refusal TOO_OFTEN."""
        wait = self.rates.take(key, self.now())
        if wait:
            raise too_often("Telling a game again is work, and you asked often.", wait)

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something long in a thread, so that tables go on. Raises Refusal BUSY."""
        try:
            return await self._threads.do(work)
        except (Diverged, Unplayable):
            message = "This game was played by another release of the rules."
            raise Refusal(Code.CONFLICT, message, "Nothing of it is lost; ask later.") from None


async def found(game: str, ports: ReplayPorts) -> tuple[StoredGame, Hosted]:
    """A stored game, and who sits there. Raises Refusal MISSING."""
    try:
        stored = await ports.journal.load(game)
    except Missing:
        raise no_game() from None
    return await as_called_now(stored, ports.names, ports.titles)


async def seen(game: str, who: Account, ports: ReplayPorts) -> tuple[StoredGame, Hosted]:
    """
    A game that somebody may look at: open to spectators, their own, or they moderate.

    Raises Refusal MISSING.
    """
    stored, hosted = await found(game, ports)
    must_be_open(hosted, who)
    return stored, hosted


def must_be_open(hosted: Hosted, who: Account | None) -> None:
    """Raise Refusal MISSING for a game that somebody, or nobody signed in, may not look at."""
    if hosted.settings.spectators:
        return
    played = who is not None and any(seat.account == who.id for seat in hosted.seats)
    if not played and (who is None or not may(Role(who.role), Act.READ_REPORTS)):
        raise no_game()


def must_be_over(stored: StoredGame) -> None:
    """Raise Refusal CONFLICT while a game goes on."""
    if not stored.outcome:
        message = "This game goes on: until it is over, each seat knows its own part only."
        raise Refusal(Code.CONFLICT, message, "Ask again when it is over.")


def no_game() -> Refusal:
    """The refusal of a game that is not there, or not for whoever asks."""
    message = "There is no such game, or it is not open to spectators."
    return Refusal(Code.MISSING, message, "Check the link.")
