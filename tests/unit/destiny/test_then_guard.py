"""A then never follows a condition that could count as done without being met."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.structure import SpotToDo
from dejarik.games.destiny.language.node_list import from_json
from dejarik.games.destiny.language.then_guard import ConditionBeforeThen
from dejarik.kernel import ops
from dejarik.kernel.json_form import to_json
from dejarik.kernel.program import Op

BLUE = d.such(d.a_character, d.blue)
IF_BLUE = d.if_(d.spot(BLUE), d.draw(1))


@pytest.mark.parametrize(
    "before",
    [
        IF_BLUE,
        d.in_order(d.draw(1), IF_BLUE),
        d.as_(d.the_opponent, IF_BLUE),
        d.pay(d.spend(1), IF_BLUE),
        d.may(d.in_order(d.draw(1), IF_BLUE)),
        d.either(d.gain(1), IF_BLUE),
        d.if_(d.first_round, IF_BLUE, otherwise=d.gain(1)),
    ],
)
def test_a_then_cannot_be_written_behind_a_condition(before: Op) -> None:
    """Whatever the condition is wrapped in; and the complaint says what to write."""
    with pytest.raises(ConditionBeforeThen, match="write spot_to for what must be spotted"):
        d.then(before, d.gain(1))


def test_nor_can_it_be_written_a_sentence_later() -> None:
    """A then asks for all that came before, also for the sentence before its own."""
    with pytest.raises(ConditionBeforeThen):
        d.play(IF_BLUE, d.then(d.draw(1), d.gain(1)))
    with pytest.raises(ConditionBeforeThen):
        d.action(IF_BLUE, d.pay(d.spend(1), d.then(d.draw(1), d.gain(1))))


def test_nor_can_it_be_read_from_plain_data() -> None:
    """The nodes themselves are no way around the words."""
    written = to_json(ops.Then(IF_BLUE, d.gain(1)))

    with pytest.raises(ConditionBeforeThen):
        from_json(written)


@pytest.mark.parametrize(
    "effect",
    [
        d.then(d.draw(1), IF_BLUE),
        d.if_(d.spot(BLUE), d.then(d.draw(1), d.gain(1))),
        d.then(d.if_(d.spot(BLUE), d.draw(1), otherwise=d.gain(1)), d.gain(1)),
        d.then(d.spot_to(BLUE, d.draw(1)), d.gain(1)),
        d.in_order(d.then(d.draw(1), d.gain(1)), IF_BLUE),
        d.in_order(d.before_this_round_ends(IF_BLUE), d.then(d.draw(1), d.gain(1))),
    ],
)
def test_what_counts_only_when_it_is_done_may_stand_before_a_then(effect: Op) -> None:
    """A condition behind it, around it, with another way out, or for later does no harm."""
    assert effect == from_json(to_json(effect))


def test_to_spot_something_is_one_node() -> None:
    """Its effect is all that follows; it is something of yours, whoever was described."""
    assert SpotToDo(d.spot(BLUE), d.in_order(d.draw(1), d.gain(1))) == d.spot_to(
        BLUE, d.draw(1), d.gain(1)
    )
