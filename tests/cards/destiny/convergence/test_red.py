"""Convergence, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Captain Phasma


@card("09018")
def test_phasma_makes_melee_damage_of_her_troopers_damage() -> None:
    """Of indirect damage as of ranged; not of other symbols, other dice or the opponent's."""
    t = Tabletop("09018 05013 T905 T01 01002", "05013", resources=0)
    for label, side in (("09018", "1RD"), ("05013", "3ID"), ("T905", "1MD"), ("T01", "2RD")):
        t.show(label, side)
    t.show("their 05013", "2RD")
    t.show("01002", "1R")

    assert {"resolve melee", "resolve ranged", "resolve indirect", "pass"} < set(t.options())
    t.answer("resolve melee")
    assert ["die 09018 1RD", "die 05013 3ID", "die T905 1MD"] == t.options()
    t.answer("die 05013 3ID", "their 05013", "die 09018 1RD", "their 05013")
    assert 4 == t.copy("their 05013").damage
    assert ["T905 1MD", "T01 2RD", "01002 1R"] == t.pool()
    t.answer("stop")
    assert ("they: action", False) == (t.asked(), "resolve melee" in t.options())


@card("09018")
@ruling("arh.clar.conv.03")
@pytest.mark.parametrize("code", ["09020", "01002"])
@pytest.mark.parametrize(("spare", "rolled"), [(3, 2), (1, 1), (0, 0)])
def test_phasma_rolls_in_stormtroopers_that_are_set_aside(
    code: str, spare: int, rolled: int
) -> None:
    """Two of them, of whichever printing, or as many as there are; once a round."""
    t = Tabletop("09018", "T02")
    if spare:
        t.spare_die(code, count=spare)
    for number in range(rolled):
        t.state.chance.dictate(ROLL, t.state.next_die + number, 0)

    t.answer("use 09018")

    assert rolled == len(t.pool()) == sum(one.endswith(" 1RD") for one in t.pool())


# Advanced Training


def trained(team: str = "05013 T905 T01 01002", theirs: str = "05013") -> Tabletop:
    """Blanks of troopers and others lie in both pools."""
    t = Tabletop(team, theirs, resources=0)
    t.support("09133")
    t.show("05013", "-")
    t.show("their 05013", "-")
    if "01002" in team:
        t.show("01002", "1R")
    return t


@card("09133")
def test_blanks_of_troopers_are_resolved_as_indirect_damage() -> None:
    """Worth 1, and a modifier may join; other blanks are blanks."""
    t = trained()
    t.show("T905", "-")
    t.show("T01", "-")

    resolved = [one for one in t.options() if one.startswith("resolve")]
    assert {"resolve indirect", "resolve resource"} == set(resolved)
    t.answer("resolve indirect")
    assert ["die 05013 -", "die T905 -"] == t.options()
    t.answer("die 05013 -", "die T905 -")

    assert [1, 1] == [one.amount for one in t.events("damage_dealt")]
    assert (["01002 1R", "T01 -"], 2) == (t.pool(), t.copy("their 05013").damage)
    assert [facts.INDIRECT] * 2 == [one.detail for one in t.events("die_resolved")]


@card("09133")
def test_a_modifier_is_added_to_the_blank() -> None:
    """It has a value while it is resolved so."""
    t = trained()
    t.upgrade("09033", on="T01")
    t.show("09033", "+2ID")

    t.answer("resolve indirect", "die 09033 +2ID")

    assert 3 == t.copy("their 05013").damage


@card("09133")
def test_the_blanks_of_the_opponent_are_theirs() -> None:
    """And yours are not theirs to resolve so."""
    t = trained()

    t.answer("pass")

    assert "resolve indirect" not in t.options()


@card("09133")
def test_a_blank_of_which_another_card_makes_something_is_worth_nothing() -> None:
    """What the training says is for indirect damage, and what is made of that."""
    t = trained()
    t.support("T230")

    t.answer("resolve melee", "their 05013")

    assert [0] == [one.amount for one in t.events("die_resolved")]


@card("09133")
@pytest.mark.parametrize(("code", "worth"), [("T213", 0), ("T38", 1)])
def test_a_blank_that_an_effect_treats_as_something_is_worth_nothing(code: str, worth: int) -> None:
    """It is worth something only as its player likes, also where a card resolves it."""
    t = Tabletop("05013", "T02 T03", hand=code)
    t.support("09133")
    t.show("05013", "-")

    t.answer(f"play {code}")
    while not t.events("die_resolved"):
        t.choose(0)

    assert [worth] == [one.amount for one in t.events("die_resolved")]


@card("09133")
@card("09018")
@ruling("arh.clar.conv.01")
def test_with_phasma_a_blank_is_worth_one_melee_damage() -> None:
    """She starts from what the training has made of it; not of blanks of others."""
    t = trained("09018 05013 T01")
    t.show("09018", "-")
    t.show("T01", "-")
    t.copy("their 05013").shields = 1

    t.answer("resolve melee")
    assert ["die 05013 -", "die 09018 -"] == t.options()
    t.answer("die 09018 -", "their 05013", "die 05013 -", "their 05013")

    assert [1, 1] == [one.amount for one in t.events("die_resolved")]
    assert [facts.MELEE] * 2 == [one.detail for one in t.events("die_resolved")]
    assert (1, ["T01 -"]) == (t.copy("their 05013").damage, t.pool())


# Fresh Supplies


@card("09126")
def test_fresh_supplies_come_to_who_controls_the_battlefield() -> None:
    """One resource; without the battlefield they cannot be played."""
    t = Tabletop(hand="09126 09126", resources=0)
    t.answer("play 09126")
    assert 1 == t.resources()
    t.battlefield("T41", controller=THEM)
    t.pass_turn()

    assert "play 09126" not in t.options()


# Measure for Measure


def measured() -> Tabletop:
    """Measure for Measure is played; troopers on both sides have dice in pools."""
    t = Tabletop("T905*2 T01", "T905 T02", hand="09127")
    t.show("T905", "1MD")
    t.show("T905", "2RD")
    for label in ("T01", "their T905", "their T02"):
        t.show(label, "1R")
    t.answer("play 09127")
    return t


@card("09127")
def test_measure_for_measure_takes_a_trooper_die_for_any_die() -> None:
    """The first is a trooper's of yours, the second anybody's."""
    t = measured()
    assert ["die T905 1MD", "die T905 2RD"] == t.options()
    t.answer("die T905 2RD")
    assert ["die T905 1MD", "die T01 1R", "their die T905 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert ["T905 1MD", "T01 1R"] == t.pool()
    assert ["T905 1R"] == t.pool(THEM)


@card("09127")
def test_measure_for_measure_needs_a_trooper_die() -> None:
    """A trooper of theirs is none of yours."""
    t = Tabletop("T01", "T905", hand="09127")
    t.show("T01", "1R")
    t.show("their T905", "1R")

    t.answer("play 09127")

    assert ("they: action", ["T01 1R"], ["T905 1R"]) == (t.asked(), t.pool(), t.pool(THEM))


@card("09127")
def test_a_trooper_die_may_be_removed_for_nothing() -> None:
    """No other die is left to remove."""
    t = Tabletop("T905", "T02", hand="09127")
    t.show("T905", "1MD")

    t.answer("play 09127")

    assert ("they: action", []) == (t.asked(), t.pool())
