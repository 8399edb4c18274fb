"""Standing orders at a live table: heard after the beat, by the seat's people alone."""

import asyncio
from typing import cast

import pytest

from dejarik.hosting.play.hosted_wire import Hosted, SeatOf
from dejarik.hosting.play.room import Room
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.hosting.play.standing_wire import Order
from dejarik.kernel.decisions import ENTITY, PASS, PRIORITY, Decision, Option
from dejarik.kernel.entries import ANSWER, RETURN, Entry
from dejarik.service.tables.orders import OrderDue, TableOrders

BEAT = 50


def window(number: int, seat: int, *others: int) -> Decision:
    """A question for a response."""
    decision = Decision(number, seat, PRIORITY, 0)
    decision.options = [*(Option(kind, 7) for kind in others), Option(PASS)]
    return decision


class StandIn:
    """A room of which only what is asked now is known."""

    def __init__(self, *pending: Decision) -> None:
        self.asked = list(pending)
        self.game = self.title = self.telling = self
        self.state = None

    def pending(self, state: object) -> list[Decision]:
        return self.asked

    def reason(self, decision: Decision) -> str:
        return "respond"


class Table:
    """Orders at a table of two people and a bot, with a clock that is set by hand."""

    def __init__(self, *pending: Decision, people: int = 2) -> None:
        self.room = StandIn(*pending)
        self.now = 1_000
        self.ended: list[int] = []
        seats = (SeatOf("Han", "han"), SeatOf("greedy bot", bot="greedy"), SeatOf("Leia", "leia"))
        hosted = Hosted(seats[: people + 1], TableSettings(beat=BEAT))
        self.orders = TableOrders(hosted, cast("Room", self.room), lambda: self.now)

    async def heard(self) -> list[OrderDue]:
        """What becomes due within some beats."""
        found: list[OrderDue] = []
        self.ended = self.orders.arrange(found.append)
        await asyncio.sleep(4 * BEAT / 1000)
        return found


def test_an_order_is_heard_and_answers_with_the_pass() -> None:
    """Once; the place of the pass is what is played."""
    table = Table(window(1, 0))
    table.orders.give(0, Order())

    (due,) = asyncio.run(table.heard())

    assert OrderDue(0, 1) == due
    assert 0 == table.orders.answer(due)


@pytest.mark.parametrize("order", [None, Order(("attack",))])
def test_without_an_order_that_names_it_nobody_answers(order: Order | None) -> None:
    """And one that names something else has come to its end."""
    table = Table(window(1, 0))
    table.orders.give(0, order)

    assert [] == asyncio.run(table.heard())
    assert table.orders.of(0) is None
    assert ([0] if order else []) == table.ended


def test_what_could_be_answered_is_left_to_the_person() -> None:
    """The order stays for the next time."""
    table = Table(window(1, 0, ENTITY))
    table.orders.give(0, Order())

    assert [] == asyncio.run(table.heard())
    assert Order() == table.orders.of(0)


def test_an_order_that_was_taken_back_or_is_too_late_answers_nothing() -> None:
    """The table may have gone on before the beat was over."""
    table = Table(window(1, 0))
    table.orders.give(0, Order())
    due = OrderDue(0, 1)

    table.orders.give(0, None)
    assert table.orders.answer(due) is None
    table.orders.give(0, Order())
    table.room.asked = [window(2, 0)]
    assert table.orders.answer(due) is None


def test_answers_of_people_wait_for_the_beat_and_those_of_bots_do_not() -> None:
    """Nothing is held where only bots are asked."""
    table = Table(window(1, 0))
    table.now += 20
    assert (BEAT - 20, BEAT) == (table.orders.wait(0, 1), table.orders.hold())
    table.room.asked = [window(2, 1)]
    table.orders.note()
    assert (0, 0) == (table.orders.wait(1, 2), table.orders.hold())


@pytest.mark.parametrize(("people", "expected"), [(1, [OrderDue(0, 1)]), (2, [])])
def test_where_one_person_plays_against_bots_an_only_pass_needs_no_order(
    people: int, expected: list[OrderDue]
) -> None:
    """Nobody is there who could learn anything from it, and nobody waits for a beat."""
    table = Table(window(1, 0), people=people)

    assert expected == asyncio.run(table.heard())
    assert (0 if people == 1 else BEAT) == table.orders.wait(0, 1)


def test_what_a_person_could_answer_is_asked_where_they_are_alone() -> None:
    """And there is no order that could end."""
    table = Table(window(1, 0, ENTITY), people=1)

    assert [] == asyncio.run(table.heard())
    assert [] == table.ended


def test_after_taking_something_back_nothing_is_passed_until_the_next_answer() -> None:
    """Else what was taken back would be done again at once."""
    table = Table(window(1, 0), people=1)
    table.orders.note(Entry(RETURN))
    assert [] == asyncio.run(table.heard())

    given = Entry(ANSWER)
    given.seat = 0
    table.orders.note(given)
    assert [OrderDue(0, 1)] == asyncio.run(table.heard())


@pytest.mark.parametrize(("people", "expected"), [(1, {7}), (2, set())])
def test_what_was_passed_is_remembered_only_where_nobody_could_tell(
    people: int, expected: set[int]
) -> None:
    """An undo that goes back past it would show who has an order."""
    table = Table(window(1, 0), people=people)
    given = Entry(ANSWER)
    given.number = 7
    table.orders.has_passed(given)
    assert expected == table.orders.passed
