"""
Timekeeping: the clocks of one table, from entry to entry.

What belongs here: reading them from the journal, how late it is by them, and what players are
told of them. What does not: the arithmetic (`hosting.clocks`), how far time has come
(`table_time`), and ending a game.
"""

from dejarik.hosting.clocks import Clocks, new_clocks, read_clocks
from dejarik.hosting.hosted_wire import Hosted
from dejarik.hosting.settings_wire import Correspondence, NoClock
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import ANSWER, Entry
from dejarik.service import ports, wire
from dejarik.service.tables.table_time import TableTime


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

    def after(self, entry: Entry, deciding: tuple[int, ...]) -> Clocks:
        """The clocks after an entry: a return gives no time back."""
        by = entry.seat if entry.kind == ANSWER else NOBODY
        return self.clocks.after(self.now(), deciding, by)

    def pause(self, seat: int) -> None:
        """Stand still while a seat reports a fault."""
        self.clocks = self.clocks.paused(self.now(), seat)

    def is_late(self) -> bool:
        """Whether somebody's time is up."""
        return bool(self.clocks.flagged(self.now()))

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


def takes_days(hosted: Hosted) -> bool:
    """Whether a decision may take days, so that nobody waits at the table."""
    return isinstance(hosted.settings.clock, Correspondence)


def _clocks_of(
    stored: ports.StoredGame, hosted: Hosted, deciding: tuple[int, ...], now: int
) -> Clocks:
    """The clocks as the journal left them; nobody pays for the time without a home."""
    last = stored.entries[-1].clocks if stored.entries else b""
    if last:
        return read_clocks(last).rebuilt(now)
    return new_clocks(hosted.settings.clock, len(hosted.seats), now, deciding)
