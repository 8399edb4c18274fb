"""Awaiting Fate, Far, Far Away: who comes back from there."""

import pytest

from dejarik.games.destiny.effects.filters import is_of_colour
from dejarik.games.destiny.model.facts import BLUE, YELLOW
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import set_aside_dice, waits_only_for_your_die


@card("24081")
def test_vehicles_lead_the_way() -> None:
    """A resource for each die of theirs that you resolve."""
    t = Tabletop("T01", "T02")
    t.support("24081")
    t.support("T11")
    vehicle, other = t.show("T11", "1R"), t.show("T01", "1R")
    waits_only_for_your_die(t, "24081", vehicle.id, other.id)

    t.answer("resolve resource", "die T11 1R", "stop")

    assert (1, 6) == (t.copy("24081").resources, t.resources())


def away(team: str, resources: int = 12, *, bought: int = 1, aside: int = 1) -> Tabletop:
    """The plot with so many resources, and Ezra Bridger set aside."""
    t = Tabletop(team, "T908 22070")
    t.support("01031")
    plot = t.support("24081")
    plot.resources, plot.bought = resources, bought
    t.set_aside("T12")
    for _ in range(aside):
        t.set_aside("22070")
    t.set_aside("22070", seat=THEM)
    t.spare_die("22070", count=2)
    t.answer("use 24081")
    return t


@card("24081")
@pytest.mark.parametrize(("bought", "dice"), [(1, 1), (2, 2)])
def test_ezra_comes_back(bought: int, dice: int) -> None:
    """Blue as well, and elite if the plot is; the plot is set aside."""
    t = away("T600", bought=bought)

    ezra = t.copy("22070")
    assert (["T600", "01031", "22070"], ["T12", "24081"]) == (t.in_play(), t.aside())
    assert (dice, True, 3 - dice) == (len(ezra.dice), ezra.ready, set_aside_dice(t)["22070"])
    assert [True, True] == [is_of_colour(t.state, ezra.ref, one) for one in (BLUE, YELLOW)]
    assert not is_of_colour(t.state, t.copy("T600").ref, BLUE)
    t.answer("pass", "pass")
    t.keep_hands()
    assert is_of_colour(t.state, ezra.ref, BLUE)


@card("24081")
@pytest.mark.parametrize(("team", "resources"), [("T600", 11), ("T600", 0), ("T01", 12)])
def test_ezra_does_not_come_too_early_or_to_nobody(team: str, resources: int) -> None:
    """Twelve resources are needed, and a hero of yours to meet him; the plot goes all the same."""
    t = away(team, resources)

    assert [team, "01031"] == t.in_play()
    assert {"22070", "24081"} <= set(t.aside())
    taken = [event.amount for event in t.events("resources_removed")]
    assert ([resources] if resources else []) == taken


@card("24081")
def test_thirteen_resources_are_more_than_enough() -> None:
    """Of two Ezras one comes; it is asked which."""
    t = away("T600", 13, aside=2)
    assert ("you: choose", ["card 22070", "card 22070"]) == (t.asked(), t.options())
    t.choose(0)

    assert ["T600", "01031", "22070"] == t.in_play()


@card("24081")
def test_without_ezra_nobody_else_changes() -> None:
    """One who is there already does not become blue."""
    t = away("T600 22070", bought=2, aside=0)

    ezra = t.copy("22070")
    assert (False, 1) == (is_of_colour(t.state, ezra.ref, BLUE), len(ezra.dice))


@card("24081")
def test_ezra_may_be_set_aside_for_the_plot() -> None:
    """That very card; and the plot may be bought elite for a point more."""
    assert [] == faults(listed("T600*2 24081*2", aside="22070", extra_dice="22070"))
    assert "not_named 25015" in faults(listed("T600 24081", aside="25015"))
