"""Standing orders at a live table: heard after the beat, by the seat's people alone."""

import asyncio
from typing import cast

import pytest

from dejarik.hosting.play.hosted_wire import Hosted, SeatOf
from dejarik.hosting.play.passing import Passing, only_answer, response, rest
from dejarik.hosting.play.room import Room
from dejarik.hosting.play.settings_wire import Clock, Correspondence, NoClock, TableSettings
from dejarik.hosting.play.standing_wire import Order
from dejarik.kernel.decisions import ENTITY, GAME_OPTION, ONE, PASS, PRIORITY, Decision, Option
from dejarik.kernel.entries import ANSWER, RETURN, Entry
from dejarik.service import wire
from dejarik.service.tables.orders import OrderDue, TableOrders

BEAT = 50
NO_CLOCK = NoClock()


END = GAME_OPTION
CARD = GAME_OPTION + 1


def menu(number: int, seat: int, *others: int) -> Decision:
    """A menu with nothing left to do but to end, or to play cards."""
    decision = Decision(number, seat, ONE, 0)
    decision.options = [*(Option(kind, 7) for kind in others), Option(END)]
    return decision


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

    def passing(self, state: object, decision: Decision) -> Passing:
        if decision.kind != PRIORITY:
            kinds = [option.kind for option in decision.options]
            ends = END in kinds
            return rest(decision, kinds.index(END)) if ends else only_answer(decision, is_open=True)
        return response(decision, "draw")


class Table:
    """Orders at a table of two people and a bot, with a clock that is set by hand."""

    def __init__(
        self,
        *pending: Decision,
        people: int = 2,
        here: bool = True,
        clock: Clock = NO_CLOCK,
    ) -> None:
        self.room = StandIn(*pending)
        self.now = 1_000
        seats = (SeatOf("Han", "han"), SeatOf("greedy bot", bot="greedy"), SeatOf("Leia", "leia"))
        hosted = Hosted(seats[: people + 1], TableSettings(beat=BEAT, clock=clock))
        self.orders = TableOrders(hosted, cast("Room", self.room), lambda: self.now)
        for seat in (0, 2) if here else ():
            self.orders.come(seat, None)

    async def heard(self) -> list[OrderDue]:
        """What becomes due within some beats."""
        found: list[OrderDue] = []
        self.orders.arrange(found.append)
        await asyncio.sleep(4 * BEAT / 1000)
        return found


def only(number: int, seat: int) -> Decision:
    """A question for something else than a response, with one answer."""
    decision = Decision(number, seat, ONE, 0)
    decision.options = [Option(ENTITY, 7)]
    return decision


def test_an_order_is_heard_and_answers_with_the_pass() -> None:
    """Everybody has one; once, and the place of the pass is what is played."""
    table = Table(window(1, 0))

    (due,) = asyncio.run(table.heard())

    assert OrderDue(0, 1) == due
    assert (0, False) == table.orders.answer(due)


def test_whoever_wants_to_be_asked_is_asked() -> None:
    """And the order stays for the next time."""
    table = Table(window(1, 0))
    table.orders.give(0, Order({"draw": "ask"}))

    assert [] == asyncio.run(table.heard())
    assert Order({"draw": "ask"}) == table.orders.of(0)


def test_a_new_home_passes_nothing_before_the_seat_has_come_with_its_order() -> None:
    """Else whoever wants to be asked would be passed for after every crash."""
    table = Table(window(1, 0), here=False)
    assert [] == asyncio.run(table.heard())
    assert [(0, wire.Passing(1, ("draw",)))] == table.orders.news()

    assert table.orders.come(0, Order({"draw": "ask"}))
    assert [] == asyncio.run(table.heard())


def test_whoever_comes_without_an_order_is_passed_for_as_usual() -> None:
    """And an order that was given before stays, for whoever comes once more."""
    table = Table(window(1, 0), here=False)
    assert not table.orders.come(0, None)
    assert [OrderDue(0, 1)] == asyncio.run(table.heard())

    table.orders.give(0, Order({"draw": "ask"}))
    assert not table.orders.come(0, None)
    assert [] == asyncio.run(table.heard())


def test_where_a_decision_may_take_days_nobody_need_come_for_a_pass() -> None:
    """They would be called for nothing else."""
    table = Table(window(1, 0), here=False, clock=Correspondence(3))

    assert [OrderDue(0, 1)] == asyncio.run(table.heard())


@pytest.mark.parametrize(("order", "passes"), [(None, False), (Order({"draw": "pass"}), True)])
def test_what_could_be_answered_is_left_to_the_person_unless_they_said_so(
    order: Order | None, *, passes: bool
) -> None:
    """By the occasion it belongs to."""
    table = Table(window(1, 0, ENTITY))
    table.orders.give(0, order)

    assert passes == bool(asyncio.run(table.heard()))


def test_an_order_that_was_changed_or_is_too_late_answers_nothing() -> None:
    """The table may have gone on before the beat was over."""
    table = Table(window(1, 0))
    due = OrderDue(0, 1)

    table.orders.give(0, Order({"draw": "ask"}))
    assert table.orders.answer(due) is None
    table.orders.give(0, None)
    table.room.asked = [window(2, 0)]
    assert table.orders.answer(due) is None


def test_an_answer_by_hand_that_waits_for_the_beat_comes_before_the_order() -> None:
    """Else the hand would be told that it came too late."""
    table = Table(window(1, 0))
    assert BEAT == table.orders.wait(0, 1)
    assert table.orders.answer(OrderDue(0, 1)) is None

    table.now += BEAT
    assert 0 == table.orders.wait(0, 1)
    assert (0, False) == table.orders.answer(OrderDue(0, 1))


def test_a_seat_is_told_once_how_its_order_takes_a_question() -> None:
    """And once more for whoever comes; nobody is told of what cannot be passed."""
    table = Table(window(1, 0), window(2, 2, ENTITY))
    told = [(0, wire.Passing(1, ("draw",), passes=True)), (2, wire.Passing(2, ("draw",)))]

    assert told == table.orders.news()
    assert [] == table.orders.news()
    assert told[:1] == table.orders.news(0)
    table.orders.give(0, Order({"draw": "ask"}))
    assert [(0, wire.Passing(1, ("draw",)))] == table.orders.news()


@pytest.mark.parametrize(("people", "passed"), [(1, {7}), (2, {7})])
def test_an_only_answer_that_all_can_see_is_given_at_once(people: int, passed: set[int]) -> None:
    """No beat hides it, and an undo goes back past it."""
    table = Table(only(1, 0), people=people)
    assert 0 == table.orders.wait(0, 1)
    assert (0, True) == table.orders.answer(OrderDue(0, 1))

    given = Entry(ANSWER)
    given.number = 7
    table.orders.has_passed(given, is_open=True)
    assert passed == table.orders.passed


def test_answers_of_people_wait_for_the_beat_and_those_of_bots_do_not() -> None:
    """Nothing is held where only bots are asked."""
    table = Table(window(1, 0))
    table.now += 20
    assert (BEAT - 20, BEAT) == (table.orders.wait(0, 1), table.orders.hold())
    table.room.asked = [window(2, 1)]
    table.orders.note()
    assert (0, 0) == (table.orders.wait(1, 2), table.orders.hold())


@pytest.mark.parametrize(("people", "expected"), [(1, 0), (2, BEAT)])
def test_where_one_person_plays_against_bots_nobody_waits_for_a_beat(
    people: int, expected: int
) -> None:
    """Nobody is there who could learn anything from it."""
    table = Table(window(1, 0), people=people)

    assert [OrderDue(0, 1)] == asyncio.run(table.heard())
    assert expected == table.orders.wait(0, 1)


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
    table.orders.has_passed(given, is_open=False)
    assert expected == table.orders.passed


@pytest.mark.parametrize("people", [1, 2])
def test_what_is_left_when_nothing_can_be_done_needs_no_order(people: int) -> None:
    """The end of an activation is given by the table, against bots and between people."""
    table = Table(menu(1, 0), people=people)

    (due,) = asyncio.run(table.heard())

    assert (0, False) == table.orders.answer(due)


def test_a_card_that_could_be_played_is_asked_for_and_the_beat_is_the_same() -> None:
    """So neither a question nor a pause tells what is in hand."""
    table = Table(menu(1, 0, CARD))

    assert [] == asyncio.run(table.heard())
    assert BEAT == table.orders.wait(0, 1) == Table(menu(1, 0)).orders.wait(0, 1)


def test_whoever_has_taken_something_back_ends_an_activation_by_hand() -> None:
    """Else what was taken back would be given again at once."""
    table = Table(menu(1, 0))
    table.orders.note(Entry(RETURN))

    assert [] == asyncio.run(table.heard())

    given = Entry(ANSWER)
    given.seat = 0
    table.orders.note(given)

    assert [OrderDue(0, 1)] == asyncio.run(table.heard())
