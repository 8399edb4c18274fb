"""The die of a card by itself: exact chances of one and of two, and all printings of a card."""

from fractions import Fraction

import pytest

from dejarik.games.destiny.advice.odds import DAMAGE, MEASURES
from dejarik.games.destiny.model.facts import Card, parse_side, write_side
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.title import TITLE

CATALOGUE = TITLE.catalogue


def test_one_die_is_counted_in_sixths() -> None:
    """Phasma's die: 1 and 2 ranged damage, a focus, a discard, a resource, a blank."""
    one, _ = CATALOGUE.rolls("01001", "arh", "en")

    assert "One die" == one.words
    sixth = Fraction(1, 6)
    assert {0: 4 * sixth, 1: sixth, 2: sixth} == one.odds["ranged"]
    assert {0: 5 * sixth, 1: sixth} == one.odds["blank"]
    assert {0: Fraction(1)} == one.odds["melee"]


def test_two_dice_are_counted_roll_by_roll() -> None:
    """Every one of the 36 rolls of two of her dice, by hand."""
    _, two = CATALOGUE.rolls("01001", "arh", "en")
    values = (1, 2, 0, 0, 0, 0)
    counts = [one + other for one in values for other in values]

    assert "Two dice" == two.words
    assert {amount: Fraction(counts.count(amount), 36) for amount in sorted(set(counts))} == dict(
        sorted(two.odds["ranged"].items())
    )


def test_a_modifier_counts_beside_a_plain_side_only() -> None:
    """Of Rey's die +2 melee alone is nothing; beside 1 melee it makes three."""
    card = files.facts("arh")["01038"]
    sides = [(one.symbol, one.value, one.modifier) for one in card.sides]
    melee = parse_side("1MD").symbol
    assert [(melee, 1, False), (melee, 2, True)] == sides[:2]

    one, two = CATALOGUE.rolls("01038", "arh", "en")

    assert {0: Fraction(5, 6), 1: Fraction(1, 6)} == one.odds["melee"]
    assert Fraction(2, 36) == two.odds["melee"][3]
    assert Fraction(25, 36) == two.odds["melee"][0]


def test_damage_is_told_apart_from_its_kinds_where_there_are_several() -> None:
    """A die with melee only has no sum; one with melee and ranged has."""
    facts = files.facts("arh").values()
    one = next(card for card in facts if {"2MD", "3MD"} <= _written(card))
    two = next(card for card in facts if {"1MD", "1RD"} <= _written(card))

    assert "damage" not in CATALOGUE.rolls(one.code, "arh", "en")[0].odds
    assert "damage" in CATALOGUE.rolls(two.code, "arh", "en")[0].odds


def _written(card: Card) -> set[str]:
    return {write_side(side) for side in card.sides}


def test_every_die_has_chances_that_make_up_one() -> None:
    """All cards with a die, whatever is counted."""
    for code, card in files.facts("arh").items():
        rolls = CATALOGUE.rolls(code, "arh", "en")
        assert (2 if card.sides else 0) == len(rolls)
        for roll in rolls:
            assert roll.odds.keys() >= MEASURES.keys() - {DAMAGE}
            assert all(sum(chances.values()) == 1 for chances in roll.odds.values())


def test_printings_of_a_card_are_one_family() -> None:
    """Asked by any of them the answer is the same, the first in front, also through a reprint."""
    facts = files.facts("arh")
    twice = next(
        code for code, card in facts.items() if facts.get(card.reprint_of, card).reprint_of
    )
    family = CATALOGUE.printings(twice, "arh")

    assert 3 <= len(family)
    assert "" == facts[family[0]].reprint_of
    assert {family} == {CATALOGUE.printings(code, "arh") for code in family}
    assert ("01001",) == CATALOGUE.printings("01001", "arh")


def test_what_there_is_not_is_refused() -> None:
    """Neither printings nor chances of a code that nobody knows."""
    with pytest.raises(ValueError, match="no card '99999'"):
        CATALOGUE.printings("99999", "arh")
    with pytest.raises(ValueError, match="no card '99999'"):
        CATALOGUE.rolls("99999", "arh", "en")
