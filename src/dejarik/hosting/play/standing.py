"""
Standing orders: what a seat passes on without being asked each time.

What belongs here: which questions an order answers, and the beat. What does not: how a question
could be passed (`passing`), timers (whoever hosts a table has them), and the rules: an order's
answer is an answer like any other, so a journal knows nothing of orders.

Everybody has an order from the start: to pass where there is nothing else to answer. It lasts until
it is lifted ([ADR 38](../../../../docs/adr/0038-orders-last-until-they-are-lifted.md)).

Whether an order has answered must not show. So nobody's answer to a response is played before one
beat has passed, order or not; and whether such a question is asked at all is the game's to decide,
from what everybody knows.

What was ordered ends with the process that hosts the table. So at a new home nothing is passed for
a seat before its player has come there, and said what they want.

Whoever plays against bots alone has nobody to hide anything from: there is no beat. After something
was taken back an order waits, until the seat has answered something itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.passing import Passing
from dejarik.hosting.play.settings_wire import Correspondence
from dejarik.hosting.play.standing_wire import AS_USUAL, ASK, AUTO, PASS, Mode, Order
from dejarik.kernel.decisions import Decision

Question = tuple[Decision, Passing]
"""What a seat is asked, and how it could be passed."""


def mode_of(order: Order, occasions: Sequence[str]) -> Mode:
    """What becomes of a question of these occasions."""
    modes = {order.modes.get(one, AUTO) for one in occasions}
    return ASK if ASK in modes else PASS if PASS in modes else AUTO


def answers(order: Order, passing: Passing, *, alone: bool = False) -> bool:
    """Whether an order passes here."""
    if passing.option < 0 or (passing.hides == "alone" and not alone):
        return False
    mode = mode_of(order, passing.occasions)
    return mode == PASS or (mode == AUTO and passing.idle)


def is_alone(hosted: Hosted) -> bool:
    """Whether one person plays against bots."""
    return [bool(one.bot) for one in hosted.seats].count(False) == 1 < len(hosted.seats)


def awaited(hosted: Hosted) -> set[int]:
    """
    The seats that nothing is passed for before their people have come.

    None where a decision may take days: there people need not come for a pass alone.
    """
    if isinstance(hosted.settings.clock, Correspondence):
        return set()
    return {place for place, one in enumerate(hosted.seats) if not one.bot}


def beat_of(hosted: Hosted) -> int:
    """
    How long a beat is at a table, in milliseconds.

    There is none where a decision may take days, or nobody is there to draw conclusions.
    """
    if isinstance(hosted.settings.clock, Correspondence) or is_alone(hosted):
        return 0
    return hosted.settings.beat


@dataclass
class Standing:
    """
    The orders of one table, and since when each seat is asked what it is asked now.

    Nothing is passed for `thinking`, the seats that have just taken something back, and for
    `awaited`, those whose people may still bring another order.
    """

    beat: int
    orders: dict[int, Order] = field(default_factory=dict)
    alone: bool = False
    thinking: set[int] = field(default_factory=set)
    awaited: set[int] = field(default_factory=set)
    _asked: dict[int, tuple[int, int]] = field(default_factory=dict)

    def give(self, seat: int, order: Order | None) -> None:
        """A seat's new order in place of the old one; without one all is as usual."""
        if order is None:
            self.orders.pop(seat, None)
        else:
            self.orders[seat] = order

    def note(self, pending: Sequence[Question], now: int) -> None:
        """Remember since when each question stands."""
        before = self._asked
        self._asked = {
            one.seat: before[one.seat]
            if before.get(one.seat, (-1, 0))[0] == one.id
            else (one.id, now)
            for one, _ in pending
        }

    def wait(self, question: Question, now: int) -> int:
        """How long an answer to a question must wait yet, in milliseconds."""
        decision, passing = question
        if not self.beat or not has_beat(passing):
            return 0
        number, since = self._asked.get(decision.seat, (decision.id, now))
        return max(0, since + self.beat - now) if number == decision.id else self.beat

    def due(self, question: Question) -> bool:
        """Whether the seat's order answers this question."""
        decision, passing = question
        if decision.seat in self.thinking or decision.seat in self.awaited:
            return False
        order = self.orders.get(decision.seat, AS_USUAL)
        return answers(order, passing, alone=self.alone)

    def hold(self, pending: Sequence[Question]) -> int:
        """How long the clocks stand still after an entry: a beat is on nobody's time."""
        return self.beat if any(has_beat(passing) for _, passing in pending) else 0


def has_beat(passing: Passing) -> bool:
    """Whether every answer to such a question waits for the beat."""
    return passing.option >= 0 and passing.hides == "beat"
