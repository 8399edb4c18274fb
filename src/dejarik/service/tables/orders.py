"""
Standing orders at a live table: when they answer, and how long any answer waits.

What belongs here: the timers. What does not: what an order means (`hosting.play.standing`), and
playing its answer (`live`).
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.room import Room
from dejarik.hosting.play.standing import Standing, beat_of, is_alone, pass_in
from dejarik.hosting.play.standing_wire import Order
from dejarik.kernel.decisions import Decision
from dejarik.kernel.entries import RETURN, Entry
from dejarik.service import ports


@dataclass(frozen=True)
class OrderDue:
    """A question that somebody's order may answer now."""

    seat: int
    decision: int


class TableOrders:
    """
    The orders of the people at one table; they end with the process that has them.

    A client that was told of its order gives it again to the next process (`branch` tells it).
    """

    def __init__(self, hosted: Hosted, room: Room, now: ports.Now) -> None:
        self._room = room
        self._now = now
        self._bots = frozenset(place for place, one in enumerate(hosted.seats) if one.bot)
        self.passed: set[int] = set()
        """The numbers of the entries with which the table has passed for whoever plays alone."""
        self._standing = Standing(beat_of(hosted), usual=Order() if is_alone(hosted) else None)
        self.note()

    def _asked(self) -> list[Decision]:
        """What people are asked now; of bots nobody is to learn anything."""
        pending = self._room.game.pending(self._room.state)
        return [one for one in pending if one.seat not in self._bots]

    def note(self, entry: Entry | None = None) -> None:
        """The table has gone on: remember since when each question stands, and who thinks anew."""
        asked = self._asked()
        if entry is not None and entry.kind == RETURN:
            self._standing.thinking = {one.seat for one in asked}
        elif entry is not None:
            self._standing.thinking.discard(entry.seat)
        self._standing.note(asked, self._now())

    def hold(self) -> int:
        """How long the clocks stand still for what is asked now."""
        return self._standing.hold(self._asked())

    def of(self, seat: int) -> Order | None:
        """A seat's order."""
        return self._standing.orders.get(seat)

    def give(self, seat: int, order: Order | None) -> None:
        """A seat's new order."""
        self._standing.give(seat, order)

    def wait(self, seat: int, decision: int) -> int:
        """How many milliseconds an answer has to wait yet."""
        for asked in self._asked():
            if (asked.seat, asked.id) == (seat, decision):
                return self._standing.wait(asked, self._now())
        return 0

    def arrange(self, post: Callable[[OrderDue], None]) -> list[int]:
        """
        Have every order that answers something heard when its beat is over.

        Gives the seats whose order has come to its end.
        """
        loop = asyncio.get_running_loop()
        before = list(self._standing.orders)
        for asked in self._asked():
            if self._standing.due(asked, self._room.title.telling.reason(asked)):
                wait = self._standing.wait(asked, self._now())
                loop.call_later(wait / 1000, post, OrderDue(asked.seat, asked.id))
        return [seat for seat in before if seat not in self._standing.orders]

    def has_passed(self, entry: Entry) -> None:
        """The table has answered; where others play, an undo must not show whose order did."""
        if self._standing.usual is not None:
            self.passed.add(entry.number)

    def answer(self, due: OrderDue) -> int | None:
        """The answer of an order that still stands to a question that still does."""
        for asked in self._asked():
            if (asked.seat, asked.id) == (due.seat, due.decision):
                reason = self._room.title.telling.reason(asked)
                return pass_in(asked) if self._standing.due(asked, reason) else None
        return None
