"""Clone Commander Wolffe: one of several backs of a plot, bought and played by itself."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import set_up, waits_only_for_your_activation

# T01 is red, T609 and T600 are red and unique, T02 and T03 unique and of other colours.


def wolffe(team: str = "13005D*2 T01 T609 T02", dice: int = 2, field: int = YOU) -> Tabletop:
    """With spare dice of troopers and of others, and the battlefield or not."""
    t = Tabletop(team, "T600 T03")
    t.support("23065")
    if dice:
        t.spare_die("05038", count=dice)
    t.spare_die("01012")
    t.battlefield("T41", controller=field)
    return t


def rolled(t: Tabletop) -> list[str]:
    """Whose dice lie in your pool."""
    return [one.split()[0] for one in t.pool()]


@card("13005D")
def test_wolffe_brings_a_trooper_and_activates_a_red_character() -> None:
    """One die of several, and a ready character of yours."""
    t = wolffe("13005D T01 T609 T02")
    t.answer("activate 13005D")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert (["05038"], ["T01", "T609"]) == (rolled(t), t.options())
    t.answer("T609")

    assert (["05038", "T609"], False, True) == (
        rolled(t),
        t.copy("T609").ready,
        t.copy("T01").ready,
    )
    assert "they: action" == t.asked()


@card("13005D")
def test_wolffe_may_do_neither() -> None:
    """Or only what can be done: without a trooper the other is activated all the same."""
    t = wolffe("13005D T01")
    t.answer("activate 13005D", "no")
    assert ([], True, "they: action") == (t.pool(), t.copy("T01").ready, t.asked())

    t = wolffe("13005D T01", dice=0)
    t.answer("activate 13005D", "yes")
    assert (["T01"], "they: action") == (rolled(t), t.asked())


@card("13005D")
def test_an_elite_wolffe_with_the_battlefield_deals_indirect_damage() -> None:
    """For each unique red character spotted, himself among them; shields block it."""
    t = wolffe()
    t.copy("their T03").shields = 1
    t.answer("activate 13005D", "no")
    assert ("you: choose", ["13005D", "T609", "stop"]) == (t.asked(), t.options())
    t.answer("13005D", "T609")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T600", "their T03")
    taken = [t.copy(f"their {one}").damage for one in ("T600", "T03")]
    assert ([1, 0], "they: action") == (taken, t.asked())


@card("13005D")
def test_wolffe_may_spot_fewer() -> None:
    """Any number may be one, or none."""
    for chosen, damage in ((["13005D", "stop"], 1), (["stop"], 0)):
        t = wolffe()
        t.answer("activate 13005D", "no", *chosen)
        t.answer(*["their T03"] * damage)
        assert (damage, "they: action") == (t.copy("their T03").damage, t.asked())


@card("13005D")
@pytest.mark.parametrize(("dice", "field"), [(1, YOU), (2, THEM)])
def test_wolffe_deals_nothing_else(dice: int, field: int) -> None:
    """Not elite, or without the battlefield."""
    t = wolffe(f"13005D*{dice} T01", field=field)
    t.answer("activate 13005D", "no")

    assert "they: action" == t.asked()


@card("13005D")
def test_wolffe_waits_for_you_to_activate_him() -> None:
    """Nobody else, and no other card."""
    waits_only_for_your_activation(Tabletop("13005D T03", "T02"), "13005D")


@card("13005D")
@ruling("arh.part1.doublesided.04")
def test_wolffe_can_begin_on_a_team_without_his_plot() -> None:
    """A back with points of its own; elite for the higher price, and without a die."""
    t = set_up(["13005D", "T01"], ["T02"])

    assert (["13005D", "T01"], []) == (t.in_play(), t.copy("13005D").dice)
