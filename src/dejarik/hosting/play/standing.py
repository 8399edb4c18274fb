"""
Standing orders: what a seat passes on without being asked each time.

What belongs here: which questions an order answers, when it ends, and the beat. What does not:
timers (whoever hosts a table has them), and the rules: an order's answer is an answer like any
other, so a journal knows nothing of orders.

Whether somebody has an order must not show. So nobody's answer to a question that an order
could answer is played before one beat has passed, order or not; and whether such a question is
asked at all is the game's to decide, from what everybody knows.

Whoever plays against bots alone has nobody to hide anything from: there is no beat, and where a
pass is all there is, the table passes without an order. After something was taken back it waits,
until the seat has answered something itself.
"""

from dataclasses import dataclass, field

from dejarik.hosting.play.hosted_wire import Hosted
from dejarik.hosting.play.settings_wire import Correspondence
from dejarik.hosting.play.standing_wire import Order
from dejarik.kernel.decisions import PASS, PRIORITY, Decision


def pass_in(decision: Decision) -> int:
    """The place of the pass in a question that asks for a response; -1 if it is none such."""
    if decision.kind != PRIORITY:
        return -1
    places = [place for place, option in enumerate(decision.options) if option.kind == PASS]
    return places[0] if places else -1


def answers(order: Order, decision: Decision, reason: str) -> bool:
    """Whether an order passes here; it leaves alone what somebody might want to answer."""
    if pass_in(decision) < 0 or (order.reasons and reason not in order.reasons):
        return False
    return order.always or len(decision.options) == 1


def ends(order: Order, decision: Decision, reason: str) -> bool:
    """Whether an order has come to its end: the seat is asked something it does not name."""
    if pass_in(decision) < 0:
        return True
    return bool(order.reasons) and reason not in order.reasons


def is_alone(hosted: Hosted) -> bool:
    """Whether one person plays against bots."""
    return [bool(one.bot) for one in hosted.seats].count(False) == 1 < len(hosted.seats)


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

    `usual` is the order of whoever has given none; `thinking` are the seats that have just taken
    something back, for whom nothing is passed.
    """

    beat: int
    orders: dict[int, Order] = field(default_factory=dict)
    usual: Order | None = None
    thinking: set[int] = field(default_factory=set)
    _asked: dict[int, tuple[int, int]] = field(default_factory=dict)

    def give(self, seat: int, order: Order | None) -> None:
        """A seat's new order in place of the old one; nothing for none."""
        if order is None:
            self.orders.pop(seat, None)
        else:
            self.orders[seat] = order

    def note(self, pending: list[Decision], now: int) -> None:
        """Remember since when each question stands."""
        before = self._asked
        self._asked = {
            one.seat: before[one.seat]
            if before.get(one.seat, (-1, 0))[0] == one.id
            else (one.id, now)
            for one in pending
        }

    def wait(self, decision: Decision, now: int) -> int:
        """How long an answer to a question must wait yet, in milliseconds."""
        if not self.beat or pass_in(decision) < 0:
            return 0
        number, since = self._asked.get(decision.seat, (decision.id, now))
        return max(0, since + self.beat - now) if number == decision.id else self.beat

    def due(self, decision: Decision, reason: str) -> bool:
        """Whether the seat's order answers this question; an order that is over goes."""
        order = self.orders.get(decision.seat)
        if order is not None and ends(order, decision, reason):
            del self.orders[decision.seat]
            order = None
        order = order or self.usual
        if order is None or decision.seat in self.thinking:
            return False
        return answers(order, decision, reason)

    def hold(self, pending: list[Decision]) -> int:
        """How long the clocks stand still after an entry: a beat is on nobody's time."""
        return self.beat if any(pass_in(one) >= 0 for one in pending) else 0
