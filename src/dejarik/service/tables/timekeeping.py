"""
Timekeeping: the clocks of one table, from entry to entry.

What belongs here: reading them from the journal, how late it is by them, and what players are
told of them. What does not: the arithmetic (`hosting.play.clocks`), how far time has come
(`table_time`), and ending a game.
"""

from typing import Final

from dejarik.hosting.play.clocks import HOUR, Clocks, full_time, new_clocks, read_clocks
from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.settings_wire import Clock, Correspondence, NoClock
from dejarik.kernel.entries import ANSWER, CONCEDE, Entry
from dejarik.kernel.ids import NOBODY
from dejarik.service import ports, wire
from dejarik.service.tables.table_time import TableTime

WARNING: Final = 12 * HOUR
"""How long before a limit of days is over somebody is told."""


class TableClocks:
    """
    The clocks of a table as they run, and as they were told last.

    What was told is kept apart: while answers are sealed, the clocks would tell who has
    answered.
    """

    def __init__(
        self,
        stored: ports.StoredGame,
        hosted: Hosted,
        deciding: tuple[int, ...],
        time: TableTime,
    ) -> None:
        self.policy = hosted.settings.clock
        self._time = time
        self._standstills = time.standstills
        self.clocks = _clocks_of(stored, hosted, deciding, self.now())
        self.told()

    def now(self) -> int:
        """The time that they run by."""
        return self._time.now(self.policy)

    def after(self, entry: Entry, deciding: tuple[int, ...], hold: int = 0) -> Clocks:
        """
        The clocks after an entry, standing still for a while.

        A return gives no time back, and nobody pays for whoever has left.
        """
        by = entry.seat if entry.kind in (ANSWER, CONCEDE) else NOBODY
        return self.clocks.after(self.now(), deciding, by, hold)

    def pause(self, seat: int) -> None:
        """Stand still while a seat reports a fault."""
        self.clocks = self.clocks.paused(self.now(), seat)

    def take_days(self) -> bool:
        """Whether a decision may take days, so that nobody waits at the table."""
        return takes_days(self.policy)

    def is_late(self) -> bool:
        """Whether somebody's time is up."""
        return bool(self.clocks.flagged(self.now()))

    def deadline(self, clocks: Clocks) -> int | None:
        """When the first limit of days is over by some clocks; nothing if there is no limit."""
        return clocks.next_flag() if takes_days(self.policy) else None

    def nearly_late(self) -> tuple[int, ...]:
        """The seats whose limit of days is over next, if that is soon."""
        deadline = self.deadline(self.clocks)
        if deadline is None or self.now() < deadline - WARNING:
            return ()
        left = self.clocks.at(self.now())
        least = min(left[seat] for seat in self.clocks.running)
        return tuple(seat for seat in self.clocks.running if left[seat] == least)

    def out_of_time(self) -> int:
        """The seat whose time was up first; NOBODY if there is none."""
        late = self.clocks.flagged(self.now())
        if not late:
            return NOBODY
        left = self.clocks.at(self.now())
        return min(late, key=lambda seat: left[seat])

    # --- telling ---

    def told(self) -> None:
        """Everybody is told of the clocks as they are."""
        self._told = self.clocks

    def have_stood_still(self) -> bool:
        """Whether they have since this was asked last: pages have counted on by themselves."""
        before, self._standstills = self._standstills, self._time.standstills
        return before != self._standstills

    def ticking(self, at: int) -> wire.Ticking | None:
        """What players are told of the clocks; nothing where there are none."""
        if isinstance(self.policy, NoClock):
            return None
        return wire.Ticking(wire.Clock(self._told.at(self.now()), self._told.running), at)


def takes_days(clock: Clock) -> bool:
    """Whether a decision may take days, so that nobody waits at the table."""
    return isinstance(clock, Correspondence)


def _clocks_of(
    stored: ports.StoredGame, hosted: Hosted, deciding: tuple[int, ...], now: int
) -> Clocks:
    """The clocks as the journal left them: of minutes without the time that nobody had them."""
    policy = hosted.settings.clock
    last = stored.entries[-1].clocks if stored.entries else b""
    begin = stored.deadline - full_time(policy) if stored.deadline else now
    if not last:
        return new_clocks(policy, len(hosted.seats), begin, deciding)
    clocks = read_clocks(last)
    if not takes_days(policy):
        return clocks.rebuilt(now)
    # A deadline that is later than the last entry's is a limit that was begun anew since; one
    # that is earlier is of an entry before, because an older release has stored the last one.
    flag = clocks.next_flag()
    is_anew = flag is not None and (stored.deadline is None or stored.deadline > flag)
    return clocks.begun_anew(begin) if is_anew else clocks
