"""Galactic Struggle: a vehicle's die rolled and resolved by a claim."""

import pytest

from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


def shaft(*, shown: str = "") -> Tabletop:
    """Vehicles of all costs; the battlefield is claimed."""
    t = Tabletop("T01 T06 T61", "T02")
    t.battlefield("19036")
    for code in ("T11", "01006", "02022", "T12"):
        t.support(code)
    t.support("T11", seat=THEM)
    t.show("T01", "1MD")
    if shown:
        t.show("T11", shown)
    t.answer("claim", "yes")
    return t


@card("19036")
def test_the_reactor_shaft_rolls_and_resolves_a_vehicles_die() -> None:
    """For damage of your own; a vehicle support of yours that costs up to 3."""
    t = shaft()
    t.copy("T06").shields = 1
    t.next_roll("T11", "2RD")

    assert "you: indirect_damage" == t.asked()
    t.answer("T06")
    assert ["T11", "01006"] == t.options()
    t.answer("T11")
    t.copy("their T02").shields = 1
    t.answer("their T02")

    assert (1, 0, 0) == (t.copy("their T02").damage, t.copy("T06").shields, t.copy("T06").damage)
    assert ["T01 1MD"] == t.pool()


@card("19036")
def test_the_reactor_shaft_resolves_a_die_in_the_pool() -> None:
    """If it cannot be rolled it is resolved as it lies."""
    t = shaft(shown="1R")

    t.answer("T01", "T11")

    assert (6, ["T01 1MD"], []) == (t.resources(), t.pool(), t.events("dice_rolled"))


@card("19036")
def test_the_reactor_shaft_pays_for_the_die() -> None:
    """What its side costs."""
    t = shaft()
    t.next_roll("01006", "3RD1")

    t.answer("T01", "01006", "their T02")

    assert (4, 3) == (t.resources(), t.copy("their T02").damage)


@card("19036")
def test_the_reactor_shaft_uses_one_die_of_an_elite_vehicle() -> None:
    """One of two is rolled, and one of those in your pool resolved; none that lies elsewhere."""
    t = Tabletop("T01", "T02")
    t.battlefield("19036")
    t.support("T11")
    t.make_elite("T11")
    t.answer("claim", "yes")
    t.choose(0)
    assert 1 == len(t.events("dice_rolled"))
    assert 1 == t.events("dice_rolled")[0].amount

    t = Tabletop("T01", "T02")
    t.battlefield("19036")
    t.support("T11")
    t.make_elite("T11")
    t.show("T11", "1R")
    t.show("T11", "1Sh")
    t.answer("claim", "yes")
    assert ["die T11 1R", "die T11 1Sh"] == t.options()
    t.answer("die T11 1R")
    assert (["T11 1Sh"], "they: action") == (t.pool(), t.asked())


@card("19036")
def test_the_reactor_shaft_resolves_the_die_it_rolls() -> None:
    """And not the other one of an elite vehicle, which lies in the pool already."""
    t = Tabletop("T01", "T02")
    t.battlefield("19036")
    t.support("T11")
    t.make_elite("T11")
    t.show("T11", "1Sh")
    other = t.state.dice[t.copy("T11").dice[1]]
    t.state.chance.dictate(ROLL, other.id, t.side_number(other, "1R"))

    t.answer("claim", "yes")

    assert (["T11 1Sh"], 6, "they: action") == (t.pool(), t.resources(), t.asked())


@card("19036")
def test_the_reactor_shaft_pays_for_a_die_in_the_pool_and_meets_shields() -> None:
    """Just as for one that it rolls."""
    t = Tabletop("T01", "T02", resources=1)
    t.battlefield("19036")
    t.support("01006")
    t.show("01006", "3RD1")
    t.copy("their T02").shields = 1

    t.answer("claim", "yes", "their T02")

    assert (0, 0, 2) == (
        t.resources(),
        t.copy("their T02").shields,
        t.copy("their T02").damage,
    )


@card("19036")
@ruling("arh.clar.sa.15")
@pytest.mark.parametrize(("side", "pool", "gained"), [("1R", [], 1), ("-", ["T11 -"], 0)])
def test_the_reactor_shaft_rolls_a_die_out_of_an_opponents_pool(
    side: str, pool: list[str], gained: int
) -> None:
    """Into yours, and resolves it there if it can be."""
    t = Tabletop("T01", "T02", resources=0)
    t.battlefield("19036")
    t.support("T11")
    t.lend(t.show("T11", "1Sh"))
    t.next_roll("T11", side)

    t.answer("claim", "yes")

    assert (pool, [], gained) == (t.pool(), t.pool(THEM), t.resources())


@card("19036")
def test_the_reactor_shaft_leaves_a_blank() -> None:
    """What cannot be resolved stays in the pool."""
    t = shaft()
    t.next_roll("T11", "-")

    t.answer("T01", "T11")

    assert ["T01 1MD", "T11 -"] == t.pool()
