"""The dice of a card by themselves: exact chances of its attack and of its defence."""

from fractions import Fraction

import pytest

from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.title import TITLE

CATALOGUE = TITLE.catalogue


def test_stormtroopers_roll_blue_and_green() -> None:
    """Of 36 rolls of blue and green one has no damage; one face of black has no block."""
    attack, defence = CATALOGUE.rolls("stormtrooper", "print", "en")

    assert ("Attack dice", "Defence dice") == (attack.words, defence.words)
    assert ["accuracy", "damage", "surge"] == list(attack.odds)
    assert Fraction(1, 36) == attack.odds["damage"][0]
    assert {0: Fraction(1, 6), 1: Fraction(2, 6), 2: Fraction(2, 6), 3: Fraction(1, 6)} == (
        defence.odds["block"]
    )


def test_all_chances_make_up_one() -> None:
    """Every card with dice, whatever is counted; a Command card has none."""
    for code in files.deployments():
        for roll in CATALOGUE.rolls(code, "print", "en"):
            assert all(sum(chances.values()) == 1 for chances in roll.odds.values())
    assert () == CATALOGUE.rolls(next(iter(files.commands())), "print", "en")


def test_what_there_is_not_is_refused() -> None:
    """No chances of a code that nobody knows."""
    with pytest.raises(ValueError, match="no card 'nobody'"):
        CATALOGUE.rolls("nobody", "print", "en")
