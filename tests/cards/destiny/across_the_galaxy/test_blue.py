"""Across the Galaxy, blue cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Finishing Strike


def finishing_strike(damage: int, side: str = "1MD") -> Tabletop:
    """Played with dice of both players in the pools, against a shielded character."""
    t = Tabletop("T01 T04", "T02 T06", hand="08060", resources=1)
    t.show("T01", side)
    t.show("T04", "2RD")
    t.show("their T02", "1MD")
    t.copy("their T06").damage = damage
    t.copy("their T06").shields = 2
    t.answer("play 08060")
    return t


@card("08060")
@pytest.mark.parametrize(("damage", "fallen"), [(5, 0), (6, 1)])
def test_finishing_strike_defeats_who_has_one_health_left(damage: int, fallen: int) -> None:
    """The die is yours and shows melee damage; shields do not help."""
    t = finishing_strike(damage)

    assert ["T01", "T04", "their T02", "their T06"] == t.options()
    t.answer("their T06")

    dealt = t.events("damage_taken")
    assert (fallen, [1]) == (len(t.events("defeated")), [one.amount for one in dealt])
    assert (["T04 2RD"], ["T02 1MD"]) == (t.pool(), t.pool(THEM))


@card("08060")
def test_finishing_strike_defeats_nobody_without_damage() -> None:
    """A die worth nothing deals none, so nobody was just dealt damage."""
    t = Tabletop("T01", "T02 T06", hand="T37 T208 08060", resources=2)
    t.show("T01", "1MD")
    t.copy("their T06").damage = 7

    t.answer("play T37", "play T208", "play 08060", "their T06")

    assert [] == t.events("defeated")


@card("08060")
def test_finishing_strike_needs_a_die() -> None:
    """Of yours, showing melee damage: a modifier cannot be resolved by itself."""
    t = finishing_strike(7, "+1MD")

    assert ("they: action", 2) == (t.asked(), len(t.pool()))


@card("08060")
@ruling("arh.faq.49")
def test_finishing_strike_resolves_a_die_that_may_be_treated_as_melee() -> None:
    """Obi-Wan's discard is resolved as melee damage, and finishes somebody."""
    t = Tabletop("22045", "T02 T06", hand="08060", resources=1)
    t.show("22045", "1Dc")
    t.copy("their T06").damage = 6

    t.answer("play 08060", "their T06")

    assert [t.copy("22045").ref] == [one.source for one in t.events("damage_dealt")]
    assert 1 == len(t.events("defeated"))


@card("08060")
def test_finishing_strike_resolves_one_die_at_its_cost() -> None:
    """One of two is chosen, and what its side costs is paid."""
    t = Tabletop("T01 T83", "T02", hand="08060", resources=2)
    t.show("T01", "1MD")
    t.show("T83", "2MD1")

    t.answer("play 08060")
    assert ["die T01 1MD", "die T83 2MD1"] == t.options()
    t.answer("die T83 2MD1", "their T02")

    assert (0, ["T01 1MD"], 2) == (t.resources(), t.pool(), t.copy("their T02").damage)
