"""Awaiting Fate, cards that ask whose effect defeated a character."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import followed

# Enoch


def enoch(side: str = "2RD") -> Tabletop:
    """His die in the pool; characters of both players have one health left."""
    t = Tabletop("24016*2 T01", "T02*2 T06", resources=5)
    t.show("24016", side)
    for label in ("T01", "their T02"):
        t.copy(label).damage = 7
    return t


@card("24016")
def test_enoch_gains_a_die_of_the_opponents_character_you_defeat() -> None:
    """One of two; it is rolled with his own from then on."""
    t = enoch()
    t.show("their T02", "1R")

    t.answer("resolve ranged", "their T02")

    gained = t.events("dice_gained")
    assert ([t.copy("24016").ref], [YOU]) == (
        [one.subject for one in gained],
        [one.seat for one in gained],
    )
    assert followed(t, "defeated", "dice_gained")
    t.answer("pass", "activate 24016")
    assert ["T02"] == [one.split()[0] for one in t.pool() if one.startswith("T02")]


@card("24016")
@pytest.mark.parametrize("label", ["T01", "24016"])
def test_enoch_gains_nothing_of_your_own(label: str) -> None:
    """Your own character falls to your die; his own defeat brings nothing either."""
    t = enoch()
    t.copy("24016").damage = 8

    t.answer("resolve ranged", label)

    assert ([], 1) == (t.events("dice_gained"), len(t.events("defeated")))


@card("24016")
@pytest.mark.parametrize("label", ["T01", "their T02"])
def test_enoch_waits_for_your_effects(label: str) -> None:
    """An opponent who defeats a character, their own or yours, gives him nothing."""
    t = enoch()
    t.show("their T06", "2RD")

    t.answer("pass", "resolve ranged", label)

    assert ([], 1) == (t.events("dice_gained"), len(t.events("defeated")))


@card("24016")
def test_enoch_counts_damage_the_opponent_deals_for_your_effect() -> None:
    """Your card makes them spread damage over their own: your effect defeats the character."""
    t = Tabletop("24016", "T02 T06")
    t.upgrade("01008", on="24016")
    t.show("01008", "Sp")
    t.copy("their T02").damage = 7

    t.answer("resolve special")
    assert "they: distribute_damage" == t.asked()
    t.answer("their T02", "their T06")

    assert [t.copy("24016").ref] == [one.subject for one in t.events("dice_gained")]


@card("24016")
def test_enoch_gains_a_resource_or_rolls_a_die_of_a_cheap_red_card() -> None:
    """On an upgrade or support of yours for up to 3; one die of those there are."""
    t = enoch("Sp")
    for code in ("01032", "T68", "T11"):
        t.support(code)
    t.upgrade("01008", on="T01")
    t.upgrade("01007", on="T01")
    t.support("T68", seat=THEM)

    t.answer("resolve special")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["die T68 2ID", "die 01008 2RD1", "die 01007 1F"] == t.options()
    t.answer("die 01008 2RD1")

    assert ["01008"] == [one.split()[0] for one in t.pool()]


@card("24016")
def test_enoch_may_gain_a_resource() -> None:
    """Instead of a die."""
    t = enoch("Sp")
    t.support("T68")

    t.answer("resolve special", "either 1")

    assert (6, []) == (t.resources(), t.pool())
