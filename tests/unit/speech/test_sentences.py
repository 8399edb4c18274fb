"""What holds for any sentence: joining, plurals, persons, and what was spoken of."""

import pytest

from dejarik.kernel.program import Selector
from dejarik.speech.clause import SEQUEL, STATEMENT, Clause, joined, main_part, sentences
from dejarik.speech.lists import listing
from dejarik.speech.persons import of_many, third_person
from dejarik.speech.plurals import a, count, plural
from dejarik.speech.voice import Voice


@pytest.mark.parametrize(
    ("one", "many"),
    [("die", "dice"), ("copy", "copies"), ("red die", "red dice"), ("shield", "shields")],
)
def test_a_plural(one: str, many: str) -> None:
    """Of several words the last is changed."""
    assert many == plural(one)
    assert f"1 {one}" == count(1, one)
    assert f"2 {many}" == count(2, one)


@pytest.mark.parametrize(
    ("noun", "expected"),
    [("event", "an event"), ("die", "a die"), ("unique card", "a unique card")],
)
def test_an_article(noun: str, expected: str) -> None:
    """By how the noun sounds."""
    assert expected == a(noun)


@pytest.mark.parametrize(
    ("order", "told"),
    [
        ("draw a card", "draws a card"),
        ("have it", "has it"),
        ("carry on", "carries on"),
        ("play", "plays"),
        ("search", "searches"),
        ("may draw", "may draw"),
    ],
)
def test_an_order_told_of_somebody(order: str, told: str) -> None:
    """Only its verb changes."""
    assert told == third_person(order)


def test_what_is_said_of_several() -> None:
    """Only its verb changes."""
    assert "are blue" == of_many("is blue")
    assert "cost 2" == of_many("cost 2")


def test_words_in_a_row() -> None:
    """The last behind an and, or another word."""
    assert "one" == listing(["one"])
    assert "one, two and three" == listing(["one", "two", "three"])
    assert "one or two" == listing(["one", "two"], "or")


def test_orders_with_one_verb_say_it_once() -> None:
    """Statements are set off."""
    orders = [Clause("reroll this"), Clause("reroll that")]

    assert "reroll this and that" == joined(orders)
    assert "reroll this; it ends" == joined([orders[0], Clause("it ends", STATEMENT)])


def test_a_sequel_stands_alone() -> None:
    """Behind what it leans on."""
    first, then = Clause("draw a card"), Clause("then stop", SEQUEL)

    assert ([first], [then]) == main_part([first, then])
    assert ([first], []) == main_part([first])
    assert "Draw a card. Then stop." == sentences([first, then])


def test_a_voice_remembers_what_was_spoken_of() -> None:
    """Under a name too, and by whom it is heard."""
    voice, thing = Voice(), Selector()
    voice.touch(thing, "that die", "chosen+")
    voice.turn_to_opponent()

    assert ("that die", thing, {"chosen": "that die"}) == (voice.it, voice.topic, voice.names)
    assert ("your opponent’s", "your") == (voice.yours, voice.opponents)
