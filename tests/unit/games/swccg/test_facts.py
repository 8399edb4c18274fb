"""The printed facts of the Customizable Card Game: what a record says, and what is no record."""

import pytest

from dejarik.games.swccg.model import facts
from dejarik.games.swccg.model.facts import Printing, UnreadableFact, printed_from

GUARD: dict[str, object] = {
    "code": "9_999",
    "source_id": 7,
    "side": "dark",
    "set": "9",
    "rarity": "C",
    "title": "Guard",
    "type": "character",
}


def test_a_record_is_read_fact_by_fact() -> None:
    """Marks, types, numbers and icons."""
    card = printed_from(
        {
            **GUARD,
            "dots": 1,
            "subtypes": ["alien", "imperial"],
            "destiny": [1, 6],
            "power": 0,
            "icons": {"warrior": 2},
            "dark_icons": 2,
        }
    )

    assert ("9_999", 7, "dark", "9", "C", "Guard") == (
        card.code,
        card.source_id,
        card.side,
        card.set_code,
        card.rarity,
        card.title,
    )
    assert card.unique
    assert not card.generic
    assert card.is_a(facts.CHARACTER, facts.IMPERIAL)
    assert not card.is_a(facts.CHARACTER, facts.REBEL)
    assert not card.is_a(facts.WEAPON)
    assert ((1, 6), 0, None) == (card.destiny, card.power, card.ability)
    assert (True, False) == (card.has_icon(facts.WARRIOR), card.has_icon(facts.PILOT))
    assert (2, 0) == (card.force_icons(facts.DARK), card.force_icons(facts.LIGHT))


def test_what_a_record_does_not_say_is_empty() -> None:
    """Numbers are None, which is not 0; a card that says nothing else was printed once."""
    card = printed_from(GUARD)

    assert {None} == {getattr(card, one) for one in facts.NUMBERS}
    assert ((), {}, {}, None) == (card.destiny, card.unusual, card.icons, card.back)
    assert (Printing(7, "9_999", ""),) == card.printings


def test_what_is_no_whole_number_is_unusual() -> None:
    """A fraction and an asterisk, each by its fact, and no number in their place."""
    card = printed_from({**GUARD, "power": 3, "unusual": {"deploy": "*", "destiny": "1/2"}})

    assert (3, None, ()) == (card.power, card.deploy, card.destiny)
    assert {"deploy": "*", "destiny": "1/2"} == card.unusual


def test_alternate_images_are_printings_of_their_card() -> None:
    """With a code of their own only where the data gives one."""
    card = printed_from(
        {
            **GUARD,
            "printings": [
                {"source_id": 7},
                {"source_id": 8, "note": "AI"},
                {"source_id": 9, "code": "9_998", "note": "AI 2"},
            ],
        }
    )

    assert (
        Printing(7, "9_999", ""),
        Printing(8, "9_999", "AI"),
        Printing(9, "9_998", "AI 2"),
    ) == card.printings


def test_a_second_side_is_a_card_of_the_same_code() -> None:
    """It says its own title and type; side and set are those of the first."""
    card = printed_from({**GUARD, "back": {"title": "Captain", "type": "vehicle", "power": 2}})

    assert card.back is not None
    assert ("9_999", "dark", "9", "Captain", "vehicle", 2) == (
        card.back.code,
        card.back.side,
        card.back.set_code,
        card.back.title,
        card.back.type,
        card.back.power,
    )
    assert card.power is None


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"code": ""}, r"card \(no code\): code: missing"),
        ({"title": None}, "card 9_999: title: missing"),
        ({"side": "grey"}, "side: 'grey' is not one of dark, light"),
        ({"type": "Character"}, "type: 'Character' is not one of character"),
        ({"power": "3"}, "power: '3' is not a whole number"),
        ({"power": True}, "power: True is not a whole number"),
        ({"dots": 4}, "dots: 4 is not at most 3"),
        ({"dark_icons": -1}, "dark_icons: -1 is not 0 or more"),
        ({"destiny": [0.5]}, "destiny"),
        ({"destiny": 3}, "destiny: 3 is not a list"),
        ({"icons": {"hoth": 1}}, "icons: .* is not names among"),
        ({"icons": {"pilot": 0}}, "icons: .* is not counts from 1 on"),
        ({"subtypes": [1]}, "subtypes: .* is not a list of texts"),
        ({"virtual": 1}, "virtual: 1 is not true or false"),
        ({"unusual": {"title": "*"}}, "unusual: .* is not facts among"),
        ({"unusual": {"deploy": 1}}, "unusual: .* is not values in words"),
        ({"power": 1, "unusual": {"power": "*"}}, "power is a number as well"),
        ({"destiny": [1], "unusual": {"destiny": "*"}}, "destiny is a number as well"),
        ({"gender": "none"}, "gender: 'none' is not one of"),
        ({"back": []}, r"back: \[\] is not a record"),
        ({"printings": [3]}, "printings: .* is not a list of records"),
    ],
)
def test_what_is_no_record_is_refused(changes: dict[str, object], reason: str) -> None:
    """Card, fact and reason are named; nothing is guessed."""
    with pytest.raises(UnreadableFact, match=reason):
        printed_from({**GUARD, **changes})
