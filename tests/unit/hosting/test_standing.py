"""Standing orders: which questions they answer, when they end, and the beat that hides them."""

import msgspec
import pytest

from dejarik.hosting.play.clocks import new_clocks
from dejarik.hosting.play.hosted_wire import Hosted, SeatOf, read_hosted, write_hosted
from dejarik.hosting.play.settings_wire import (
    BEAT,
    ChessClock,
    Correspondence,
    TableSettings,
    read_settings,
    write_settings,
)
from dejarik.hosting.play.standing import Standing, answers, beat_of, ends, pass_in
from dejarik.hosting.play.standing_wire import Order
from dejarik.kernel.decisions import ENTITY, ONE, PASS, PRIORITY, Decision, Option

ALL = Order()


def window(*kinds: int, number: int = 1, seat: int = 0) -> Decision:
    """A question for a response with options of these kinds and a pass."""
    decision = Decision(number, seat, PRIORITY, 0)
    decision.options = [*(Option(kind, 7) for kind in kinds), Option(PASS)]
    return decision


def choice(number: int = 1) -> Decision:
    """A question that asks for no response, though it can be passed."""
    decision = Decision(number, 0, ONE, 0)
    decision.options = [Option(ENTITY, 7), Option(PASS)]
    return decision


def test_only_the_pass_of_a_response_is_an_orders_to_give() -> None:
    """A window in which somebody must act has none."""
    owed = window(ENTITY)
    owed.options.pop()

    assert [0, 2, -1, -1] == [
        pass_in(one) for one in (window(), window(ENTITY, ENTITY), owed, choice())
    ]


@pytest.mark.parametrize(
    ("order", "asked", "reason", "passes", "is_over"),
    [
        (ALL, window(), "respond", True, False),
        (ALL, window(ENTITY), "respond", False, False),
        (Order(always=True), window(ENTITY), "respond", True, False),
        (Order(("use",)), window(), "use", True, False),
        (Order(("use",)), window(), "attack", False, True),
        (Order(always=True), choice(), "act", False, True),
    ],
)
def test_an_order_passes_on_what_it_names_and_ends_with_the_rest(
    order: Order, asked: Decision, reason: str, passes: bool, is_over: bool
) -> None:
    """Where there is something to answer the seat itself is asked, unless it said otherwise."""
    assert (passes, is_over) == (answers(order, asked, reason), ends(order, asked, reason))


def test_an_order_that_has_ended_is_gone() -> None:
    """It does not come back with the next window."""
    standing = Standing(0, {0: ALL})

    assert standing.due(window(), "respond")
    assert not standing.due(choice(), "act")
    assert {} == standing.orders
    assert not standing.due(window(), "respond")


def test_every_response_waits_for_the_beat_order_or_not() -> None:
    """Counted from when the question came up; another question begins anew."""
    standing = Standing(700)
    standing.note([window(), choice()], 1_000)
    standing.note([window()], 1_300)

    assert [400, 100, 0] == [standing.wait(window(), at) for at in (1_300, 1_600, 1_700)]
    standing.give(0, ALL)
    assert 400 == standing.wait(window(), 1_300)
    assert 0 == standing.wait(choice(), 1_000)
    assert 700 == standing.wait(window(number=2), 1_300)
    standing.give(0, None)
    assert {} == standing.orders


def test_the_beat_is_on_nobodys_clock() -> None:
    """They stand still for it, and run on from there."""
    standing = Standing(700)
    clocks = new_clocks(ChessClock(1), 2, 0, (0,))

    held = clocks.after(1_000, (1,), 0, standing.hold([window(seat=1)]))

    assert (59_000, 60_000) == held.at(1_700)
    assert (59_000, 59_900) == held.at(1_800)
    assert 0 == standing.hold([choice()])


def test_the_beat_is_a_choice_of_the_table() -> None:
    """Where a decision may take days there is none, nor where one person plays against bots."""
    seats = (SeatOf("Han"), SeatOf("Leia"))
    bot = SeatOf("greedy bot", bot="greedy")

    assert BEAT == beat_of(Hosted(seats))
    assert 0 == beat_of(Hosted(seats, TableSettings(beat=0)))
    assert 0 == beat_of(Hosted(seats, TableSettings(Correspondence(3))))
    assert [0, BEAT, BEAT] == [
        beat_of(Hosted(found)) for found in ((seats[0], bot), (*seats, bot), (bot, bot))
    ]


def test_a_release_that_knows_no_beat_can_read_the_usual_one() -> None:
    """It is written only where it was chosen."""
    seats = (SeatOf("Han"), SeatOf("Leia"))
    for settings in (TableSettings(), TableSettings(beat=0)):
        assert settings == read_settings(write_settings(settings))
        assert settings == read_hosted(write_hosted(Hosted(seats, settings))).settings
    assert "beat" not in msgspec.json.decode(write_settings(TableSettings()))
    assert b"beat" not in write_hosted(Hosted(seats))
