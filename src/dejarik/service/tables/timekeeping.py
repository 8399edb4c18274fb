"""
Timekeeping: the clocks of one table, from entry to entry.

What belongs here: reading them from the journal, and what players are told of them.
What does not: the arithmetic (`hosting.clocks`), and ending a game.
"""

from dejarik.hosting.clocks import Clocks, new_clocks, read_clocks
from dejarik.hosting.hosted_wire import Hosted
from dejarik.hosting.settings_wire import Correspondence, NoClock
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import ANSWER, Entry
from dejarik.service import ports, wire


def clocks_of(
    stored: ports.StoredGame, hosted: Hosted, deciding: tuple[int, ...], now: int
) -> Clocks:
    """
    The clocks as the journal left them; nobody pays for the time without a home.
    """
    last = stored.entries[-1].clocks if stored.entries else b""
    if last:
        return read_clocks(last).rebuilt(now)
    return new_clocks(hosted.settings.clock, len(hosted.seats), now, deciding)


def takes_days(hosted: Hosted) -> bool:
    """
    Whether a decision may take days, so that nobody waits at the table.
    """
    return isinstance(hosted.settings.clock, Correspondence)


def after_entry(clocks: Clocks, entry: Entry, deciding: tuple[int, ...], at: int) -> Clocks:
    """
    The clocks after an entry: a return gives no time back.
    """
    return clocks.after(at, deciding, entry.seat if entry.kind == ANSWER else NOBODY)


def ticking(clocks: Clocks, now: int) -> wire.Ticking | None:
    """
    What players are told of the clocks; nothing where there are none.
    """
    if isinstance(clocks.policy, NoClock):
        return None
    return wire.Ticking(wire.Clock(clocks.at(now), clocks.running), now)


def out_of_time(clocks: Clocks, now: int) -> int:
    """
    The seat whose time was up first; NOBODY if there is none.
    """
    late = clocks.flagged(now)
    if not late:
        return NOBODY
    left = clocks.at(now)
    return min(late, key=lambda seat: left[seat])
