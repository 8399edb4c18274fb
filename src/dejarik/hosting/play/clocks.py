"""
Clocks: how much time each seat has left, as a policy of the host.

What belongs here: pure arithmetic on milliseconds that whoever calls has read off a
clock. What does not: reading one, and ending a game whose time is up. The rules never
learn what time it is.

A clock runs from one entry of the journal to the next; what is left after an entry is
stored with it. Several seats that are asked at once run at once.
"""

from dataclasses import dataclass, replace
from typing import Final

import msgspec

from dejarik.hosting.play.settings_wire import ChessClock, Clock, Correspondence, NoClock
from dejarik.kernel.ids import NOBODY

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
PAUSE: Final = 5 * MINUTE
"""How long clocks stand still at most while somebody reports a fault."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """
    What each seat has left at `since`, and whose clocks run from then on.

    They stand still until `held`; `pauses` are the seats that have used their pause.
    """

    policy: Clock
    left: tuple[int, ...]
    running: tuple[int, ...]
    since: int
    held: int = 0
    pauses: tuple[int, ...] = ()

    def elapsed(self, now: int) -> int:
        """How long the running clocks have run; a time that goes back takes nothing."""
        return max(0, now - max(self.since, self.held))

    def at(self, now: int) -> tuple[int, ...]:
        """What each seat has left; less than nothing if it is over its time."""
        gone = self.elapsed(now)
        return tuple(
            left - gone if seat in self.running else left for seat, left in enumerate(self.left)
        )

    def after(
        self, at: int, deciding: tuple[int, ...], by: int = NOBODY, hold: int = 0
    ) -> "Clocks":
        """
        The clocks after an entry: charged up to its time, and running for who is asked now.

        `by` is the seat that answered, if it was an answer and no return. They stand still for
        as long as `hold`.
        """
        if isinstance(self.policy, NoClock):
            return self
        running = tuple(sorted(deciding))
        left = tuple(
            self._renewed(seat, left, by, asked=seat in running)
            for seat, left in enumerate(self.at(at))
        )
        since = max(at, self.since)
        held = since + hold if hold else 0
        return replace(self, left=left, running=running, since=since, held=held)

    def _renewed(self, seat: int, left: int, by: int, *, asked: bool) -> int:
        """
        What an entry brings: days for each decision, seconds for what ends one's turn.

        Who is asked again by a return gives the seconds back, or taking back would pay.
        """
        comes = asked and seat not in self.running
        if isinstance(self.policy, Correspondence):
            return self.policy.days * DAY if seat == by or comes else left
        if isinstance(self.policy, ChessClock):
            increment = self.policy.increment * SECOND
            if seat == by and not asked:
                return left + increment
            if by == NOBODY and comes:
                return left - min(increment, max(0, left - SECOND))
        return left

    def flagged(self, now: int) -> tuple[int, ...]:
        """The seats whose time is up."""
        if isinstance(self.policy, NoClock):
            return ()
        return tuple(seat for seat in self.running if self.at(now)[seat] <= 0)

    def next_flag(self) -> int | None:
        """When the first time will be up if nobody answers; nothing if no clock runs."""
        if isinstance(self.policy, NoClock) or not self.running:
            return None
        start = max(self.since, self.held)
        return start + max(0, min(self.left[seat] for seat in self.running))

    def may_pause(self, seat: int) -> bool:
        """Whether a seat still has its pause, and there is a clock to stop."""
        return not isinstance(self.policy, NoClock) and seat not in self.pauses

    def paused(self, now: int, seat: int) -> "Clocks":
        """
        The clocks standing still while a seat reports a fault, once in a game.

        They run on by themselves after a while, or with the next entry.
        """
        if not self.may_pause(seat):
            return self
        return replace(
            self,
            left=self.at(now),
            since=max(now, self.since),
            held=max(now + PAUSE, self.held),
            pauses=(*self.pauses, seat),
        )

    def resumed(self, now: int) -> "Clocks":
        """The clocks running on before their pause is over."""
        return replace(self, left=self.at(now), since=max(now, self.since), held=0)

    def written(self) -> bytes:
        """The clocks as JSON, to be stored with an entry; empty when there are none."""
        return b"" if isinstance(self.policy, NoClock) else msgspec.json.encode(self)

    def rebuilt(self, now: int) -> "Clocks":
        """
        The clocks of a game read from the journal: nobody pays for the time without a server.

        They run by another process's time from now on, so that of the last one counts for nothing.
        """
        return replace(self, since=now, held=0)

    def begun_anew(self, at: int) -> "Clocks":
        """The clocks with all that run begun anew at a moment."""
        full = full_time(self.policy)
        left = tuple(full if seat in self.running else one for seat, one in enumerate(self.left))
        return replace(self, left=left, since=at, held=0)


def new_clocks(policy: Clock, seats: int, now: int, deciding: tuple[int, ...] = ()) -> Clocks:
    """The clocks at the start of a game."""
    return Clocks(policy, (full_time(policy),) * seats, tuple(sorted(deciding)), now)


def full_time(policy: Clock) -> int:
    """What a seat has at the beginning: of the game, or of each decision."""
    if isinstance(policy, ChessClock):
        return policy.minutes * MINUTE
    if isinstance(policy, Correspondence):
        return policy.days * DAY
    return 0


def read_clocks(data: bytes) -> Clocks:
    """
    The clocks that were stored.

    Raises ValueError when these bytes are something else.
    """
    try:
        return msgspec.json.decode(data, type=Clocks)
    except msgspec.DecodeError as error:
        message = f"these bytes hold no clocks: {error}"
        raise ValueError(message) from error
