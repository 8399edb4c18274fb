"""
Standing orders at a live table: when they answer, and how long any answer waits.

What belongs here: the timers, and what a seat is told of its own order. What does not: what an
order means (`hosting.play.standing`), and playing its answer (`live`).
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.room import Room
from dejarik.hosting.play.standing import Question, Standing, awaited, beat_of, is_alone
from dejarik.hosting.play.standing_wire import Order
from dejarik.kernel.entries import RETURN, Entry
from dejarik.service import ports, wire


@dataclass(frozen=True)
class OrderDue:
    """A question that somebody's order may answer now."""

    seat: int
    decision: int


class TableOrders:
    """
    The orders of the people at one table; what they ordered ends with the process that has it.

    Whoever comes to the next process brings it along, and is passed for by nothing before.
    """

    def __init__(self, hosted: Hosted, room: Room, now: ports.Now) -> None:
        self._room = room
        self._now = now
        self._bots = frozenset(place for place, one in enumerate(hosted.seats) if one.bot)
        self._standing = Standing(beat_of(hosted), alone=is_alone(hosted), awaited=awaited(hosted))
        self._by_hand: set[OrderDue] = set()
        """Questions whose answer by hand waits for the beat: it comes before that of an order."""
        self._told: dict[int, wire.Passing] = {}
        self.passed: set[int] = set()
        """
        The numbers of the entries that are taken back with the seat's answer before.

        With some the table has answered where nobody could tell, others were said to be joined.
        """
        self.note()

    def _asked(self) -> list[Question]:
        """What people are asked now; of bots nobody is to learn anything."""
        state, telling = self._room.state, self._room.title.telling
        pending = self._room.game.pending(state)
        people = [one for one in pending if one.seat not in self._bots]
        return [(one, telling.passing(state, one)) for one in people]

    def _question(self, seat: int, decision: int) -> Question | None:
        """What a seat is asked now, if it is this."""
        for question in self._asked():
            if (question[0].seat, question[0].id) == (seat, decision):
                return question
        return None

    def note(self, entry: Entry | None = None) -> None:
        """The table has gone on: remember since when each question stands, and who thinks anew."""
        asked = self._asked()
        if entry is not None and entry.kind == RETURN:
            self._standing.thinking = {one.seat for one, _ in asked}
        elif entry is not None:
            self._standing.thinking.discard(entry.seat)
        self._by_hand &= {OrderDue(one.seat, one.id) for one, _ in asked}
        self._standing.note(asked, self._now())

    def hold(self) -> int:
        """How long the clocks stand still for what is asked now."""
        return self._standing.hold(self._asked())

    def of(self, seat: int) -> Order | None:
        """A seat's order; nothing if all is as usual."""
        return self._standing.orders.get(seat)

    def come(self, seat: int, order: Order | None) -> bool:
        """Somebody is here, perhaps with an order; whether it is another one than before."""
        self._standing.awaited.discard(seat)
        if order is None or order == self.of(seat):
            return False
        self.give(seat, order)
        return True

    def give(self, seat: int, order: Order | None) -> None:
        """A seat's new order."""
        self._standing.give(seat, order)

    def wait(self, seat: int, decision: int) -> int:
        """How many milliseconds an answer by hand has to wait yet."""
        question = self._question(seat, decision)
        wait = 0 if question is None else self._standing.wait(question, self._now())
        if wait:
            self._by_hand.add(OrderDue(seat, decision))
        else:
            self._by_hand.discard(OrderDue(seat, decision))
        return wait

    def arrange(self, post: Callable[[OrderDue], None]) -> None:
        """Have every order that answers something heard when its beat is over."""
        loop = asyncio.get_running_loop()
        for question in self._asked():
            if self._standing.due(question):
                wait = self._standing.wait(question, self._now())
                decision, _ = question
                loop.call_later(wait / 1000, post, OrderDue(decision.seat, decision.id))

    def news(self, seat: int | None = None) -> list[tuple[int, wire.Passing]]:
        """What seats are to be told of how their order takes what they are asked; or one anew."""
        found: list[tuple[int, wire.Passing]] = []
        for decision, passing in self._asked():
            if passing.option < 0 or seat not in (None, decision.seat):
                continue
            passes = self._standing.due((decision, passing))
            told = wire.Passing(decision.id, passing.occasions, passes)
            if seat is not None or self._told.get(decision.seat) != told:
                self._told[decision.seat] = told
                found.append((decision.seat, told))
        return found

    def has_passed(self, entry: Entry, *, is_open: bool) -> None:
        """
        The table has answered.

        Where others play, an undo must not show whose order did, but for an only answer that all
        could see.
        """
        if self._standing.alone or is_open:
            self.passed.add(entry.number)

    def join(self, entry: Entry) -> None:
        """Somebody has chosen this together with the answer before."""
        self.passed.add(entry.number)

    def answer(self, due: OrderDue) -> tuple[int, bool] | None:
        """The answer of an order to a question that still stands, and whether all can see it."""
        question = self._question(due.seat, due.decision)
        if question is None or due in self._by_hand or not self._standing.due(question):
            return None
        return question[1].option, question[1].hides == "open"
