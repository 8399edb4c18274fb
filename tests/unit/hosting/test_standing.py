"""Standing orders: which questions they answer, that they last, and the beat that hides them."""

import msgspec
import pytest

from dejarik.hosting.play import standing_wire as wire
from dejarik.hosting.play.clocks import new_clocks
from dejarik.hosting.play.hosted_wire import Hosted, SeatOf, read_hosted, write_hosted
from dejarik.hosting.play.passing import Passing, only_answer, pass_in, response
from dejarik.hosting.play.settings_wire import (
    BEAT,
    ChessClock,
    Correspondence,
    TableSettings,
    read_settings,
    write_settings,
)
from dejarik.hosting.play.standing import Question, Standing, answers, beat_of, mode_of
from dejarik.kernel.decisions import ENTITY, ONE, PASS, PRIORITY, Decision, Option


def window(*kinds: int, number: int = 1, seat: int = 0) -> Decision:
    """A question for a response with options of these kinds and a pass."""
    decision = Decision(number, seat, PRIORITY, 0)
    decision.options = [*(Option(kind, 7) for kind in kinds), Option(PASS)]
    return decision


def choice(*kinds: int) -> Decision:
    """A question that asks for no response, though it can be passed."""
    decision = Decision(1, 0, ONE, 0)
    decision.options = [*(Option(kind, 7) for kind in kinds), Option(PASS)]
    return decision


def asked(decision: Decision, *occasions: str) -> Question:
    """A question for a response with its occasions."""
    return decision, response(decision, *occasions)


CHOICE: Question = (choice(ENTITY), Passing())


def test_only_the_pass_of_a_response_is_an_orders_to_give() -> None:
    """A window in which somebody must act has none."""
    owed = window(ENTITY)
    owed.options.pop()

    assert [0, 2, -1, -1] == [
        pass_in(one) for one in (window(), window(ENTITY, ENTITY), owed, choice())
    ]
    assert -1 == response(owed).option


@pytest.mark.parametrize(
    ("ordered", "idle", "passes"),
    [
        ("auto", True, True),
        ("auto", False, False),
        ("ask", True, False),
        ("pass", True, True),
        ("pass", False, True),
    ],
)
def test_an_order_passes_where_nothing_else_can_be_answered_or_as_it_says(
    ordered: wire.Mode, *, idle: bool, passes: bool
) -> None:
    """Without an order it passes only where there is nothing else."""
    _, passing = asked(window() if idle else window(ENTITY), "draw")

    assert passes == answers(wire.Order({"draw": ordered}), passing)
    assert idle == answers(wire.Order({"deploy": ordered}), passing)
    assert idle == answers(wire.AS_USUAL, passing)


def test_of_several_occasions_to_be_asked_comes_first_and_to_pass_next() -> None:
    """Whoever wants to be asked about battles is, whatever the phase."""
    order = wire.Order({"battle": "ask", "their.battle": "pass"})

    assert ["ask", "pass", "auto"] == [
        mode_of(order, one)
        for one in (("their.battle", "battle"), ("their.battle", "fire"), ("fire",))
    ]


@pytest.mark.parametrize(
    ("is_open", "alone", "passes"),
    [(True, False, True), (False, False, False), (False, True, True)],
)
def test_an_only_answer_is_given_where_it_tells_nothing(
    *, is_open: bool, alone: bool, passes: bool
) -> None:
    """All can see that there is no other, or nobody is there; never one of several."""
    assert passes == answers(wire.AS_USUAL, only_answer(choice(), is_open=is_open), alone=alone)
    assert not answers(wire.AS_USUAL, only_answer(choice(ENTITY), is_open=is_open), alone=alone)


def test_an_order_lasts_until_it_is_lifted() -> None:
    """Whatever else is asked in between."""
    standing = Standing(0, {0: wire.Order({"draw": "pass"})})

    assert standing.due(asked(window(ENTITY), "draw"))
    assert not standing.due(CHOICE)
    assert not standing.due(asked(window(ENTITY), "deploy"))
    assert standing.due(asked(window(ENTITY), "draw"))
    standing.give(0, None)
    assert not standing.due(asked(window(ENTITY), "draw"))


def test_everybody_has_an_order_from_the_start() -> None:
    """To pass where there is nothing else to answer; after an undo it waits."""
    standing = Standing(0)

    assert standing.due(asked(window(), "draw"))
    standing.thinking = {0}
    assert not standing.due(asked(window(), "draw"))


def test_every_response_waits_for_the_beat_order_or_not() -> None:
    """Counted from when the question came up; another question begins anew."""
    standing = Standing(700)
    standing.note([asked(window()), CHOICE], 1_000)
    standing.note([asked(window())], 1_300)

    assert [400, 100, 0] == [standing.wait(asked(window()), at) for at in (1_300, 1_600, 1_700)]
    standing.give(0, wire.Order({"draw": "ask"}))
    assert 400 == standing.wait(asked(window(ENTITY), "draw"), 1_300)
    assert 0 == standing.wait(CHOICE, 1_000)
    assert 700 == standing.wait(asked(window(number=2)), 1_300)


def test_what_everybody_can_see_waits_for_nothing() -> None:
    """There is nothing to hide."""
    forced = choice()
    question = (forced, only_answer(forced, is_open=True))
    standing = Standing(700)
    standing.note([question], 1_000)

    assert (0, 0) == (standing.wait(question, 1_000), standing.hold([question]))


def test_the_beat_is_on_nobodys_clock() -> None:
    """They stand still for it, and run on from there."""
    standing = Standing(700)
    clocks = new_clocks(ChessClock(1), 2, 0, (0,))

    held = clocks.after(1_000, (1,), 0, standing.hold([asked(window(seat=1))]))

    assert (59_000, 60_000) == held.at(1_700)
    assert (59_000, 59_900) == held.at(1_800)
    assert 0 == standing.hold([CHOICE])


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
