"""
Holding: abilities that run one after another, in the order their players choose.

Those caught from the queue together, and those that interrupt one event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import ONE, ORDER, REACTION, SEAT, Option
from dejarik.kernel.events import CANCELLED, REPLACED
from dejarik.kernel.frames import Form, Frame, Scope, Waiting
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ORDER_REASON, ask, pop, start_waiting

if TYPE_CHECKING:
    from dejarik.kernel.state import State

EVERYBODY: Final = NOBODY - 1
"""Instead of a seat: the abilities of all seats are ordered as one."""


def start_queue_head(s: State) -> None:
    """Begin with the oldest waiting abilities; those caught together are ordered first."""
    head = s.queue.pop(0)
    held = [head]
    while s.queue and s.queue[0].batch == head.batch and head.batch:
        held.append(s.queue.pop(0))
    if len(held) == 1:
        start_waiting(s, head)
    else:
        hold(s, held)


def hold(s: State, held: list[Waiting], paused: int = NOBODY) -> None:
    """
    Run these abilities one after another, asking for their order where it is free.

    `paused` is the place of the frame whose event they interrupt.
    """
    s.listing = None
    f = Frame(RUN_QUEUE, len(s.frames), s.cause)
    f.own = Scope(NOBODY, NOTHING)
    f.own.paused = paused
    f.held = held
    s.frames.append(f)


@dataclass(frozen=True)
class RunQueue(Op):
    """
    Run held abilities in the order their players choose.

    Step 0 asks whose come first if several seats have some, step 1 asks that seat for
    the order of its own, step 2 runs them.
    """

    def step(self, s: State, f: Frame) -> None:
        """Ask for what is still open, else run the next one."""
        if not f.held or _is_off(s, f):
            pop(s)
            return
        if f.step == 0:
            f.step = 1
            seats = _owners(f.held)
            if len(seats) > 1 and s.game.timing.one_orders_all(s):
                seats = [EVERYBODY]
            if len(seats) > 1:
                ask(s, f, s.game.timing.block_chooser(s), ONE, ORDER_REASON)
                return
            f.x = seats[0]
        if f.step == 1:
            f.step = 2
            f.y = sum([1 for waiting in f.held if _is_of(waiting, f.x)])
            if f.y > 1:
                seat = f.x if f.x > NOBODY else s.game.timing.block_chooser(s)
                form = ask(s, f, seat, ORDER, ORDER_REASON)
                form.lo = form.hi = f.y - 1
                return
        self.run_next(s, f)

    def run_next(self, s: State, f: Frame) -> None:
        """Start the first of the chosen seat's, or go back to asking."""
        if f.y == 0:
            f.step = 0
            return
        f.y -= 1
        for place, waiting in enumerate(f.held):
            if _is_of(waiting, f.x):
                del f.held[place]
                start_waiting(s, waiting)
                return

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The seats, or the places of this seat's abilities not yet ordered."""
        if f.step == 1:
            return [Option(SEAT, NOTHING, seat) for seat in _owners(f.held)]
        return [
            Option(REACTION, waiting.scope.source, place)
            for place, waiting in enumerate(f.held)
            if _is_of(waiting, f.x) and place not in form.picks
        ]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """One more in order; the last one needs no question."""
        form.picks.append(option.target)
        form.closed = f.step == 1 or len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        """Take the seat, or put the abilities into the chosen order."""
        picks = f.forms[0].picks
        if f.step == 1:
            f.x = picks[0]
            return
        chosen = [f.held[place] for place in picks]
        f.held = chosen + [one for place, one in enumerate(f.held) if place not in picks]


def _is_of(waiting: Waiting, seat: int) -> bool:
    """Whether an ability is among those of a seat."""
    return seat == EVERYBODY or waiting.seat == seat


def _owners(held: list[Waiting]) -> list[int]:
    """The seats that have abilities here, lowest first."""
    return sorted({waiting.seat for waiting in held})


def _is_off(s: State, f: Frame) -> bool:
    """Whether the event these abilities interrupt has been cancelled or replaced."""
    assert f.own is not None
    if f.own.paused == NOBODY:
        return False
    event = s.frames[f.own.paused].event
    return event is not None and event.status in (CANCELLED, REPLACED)


RUN_QUEUE: Final = RunQueue()
