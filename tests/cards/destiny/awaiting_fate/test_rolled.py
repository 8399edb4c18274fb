"""Awaiting Fate, cards about dice that were just rolled."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import hears

# Anakin Skywalker's Teachings


def taught(side: str, upgrade: str = "1R") -> Tabletop:
    """A character is activated by the event, and rolls this; damage dice lie in the pools."""
    t = Tabletop("T01 T03", "T02", hand="24049")
    t.upgrade("T21", on="T01")
    t.support("T11")
    t.show("T03", "2RD")
    t.show("their T02", "2RD")
    t.copy("their T02").shields = 2
    t.next_roll("T01", side)
    t.next_roll("T21", upgrade)
    t.answer("play 24049")
    assert ["T01", "T03"] == t.options()
    t.answer("T01")
    return t


@card("24049")
@pytest.mark.parametrize(("side", "upgrade"), [("2RD", "1R"), ("1R", "1MD"), ("+1MD", "1R")])
def test_a_pupil_who_rolls_damage_deals_more(side: str, upgrade: str) -> None:
    """One unblockable damage to any character, if any of the dice just rolled shows damage."""
    t = taught(side, upgrade)
    assert ["T01", "T03", "their T02"] == t.options()

    t.answer("their T02")

    assert (1, 2) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert (False, True) == (t.copy("T01").ready, t.copy("T03").ready)


@card("24049")
def test_indirect_damage_is_damage_too() -> None:
    """To the pupil's player it is all one."""
    t = Tabletop("T513", "T02", hand="24049")
    t.next_roll("T513", "2ID")

    t.answer("play 24049")

    assert ("you: choose", ["T513", "their T02"]) == (t.asked(), t.options())


@card("24049")
def test_damage_that_lay_there_before_does_not_count() -> None:
    """Nor does a die that is not rolled, nor any of theirs."""
    t = taught("1R")

    assert ("they: action", 3) == (t.asked(), len(t.pool()))


@card("24049")
def test_without_a_ready_character_nobody_is_taught() -> None:
    """Nothing is rolled."""
    t = Tabletop("T01", "T02", hand="24049")
    t.copy("T01").ready = False
    t.show("T01", "2RD")

    t.answer("play 24049")

    assert ("they: action", 0) == (t.asked(), t.copy("their T02").damage)


# Unconventional Form


def form(*, shields: int = 2) -> Tabletop:
    """The form in play, other dice in the pools, and a character to roll."""
    t = Tabletop("T01*2 T03", "T02 T06")
    t.support("24086")
    t.copy("24086").shields = shields
    t.show("T03", "1R")
    t.show("their T02", "1R")
    return t


@card("24086")
def test_the_form_comes_with_two_shields() -> None:
    """It keeps them although it is no character."""
    t = Tabletop("T01", "T02", hand="24086")

    t.answer("play 24086")

    copy = t.copy("24086")
    assert (2, 0, 0) == (copy.shields, copy.damage, copy.resources)


@card("24086")
def test_the_form_follows_your_dice_whoever_rolls_them() -> None:
    """An opponent may reroll one."""
    t = form()
    for label, heard in (("T01", True), ("their T06", False)):
        rolled = Event(ev.DICE_ROLLED, THEM, 0, 0, 1, 1)
        rolled.items = [t.show(label, "1MD").id]
        assert heard == hears(t, "24086", AFTER, rolled)


@card("24086")
def test_melee_damage_turns_another_die_to_ranged() -> None:
    """For a shield and by exhausting the form; not the die that was rolled itself."""
    t = form()
    t.next_roll("T03", "2RD")
    t.state.chance.dictate(ROLL, t.copy("T01").dice[0], 0)
    t.state.chance.dictate(ROLL, t.copy("T01").dice[1], 3)

    t.answer("activate T01")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["die T03 1R", "die T01 1R"] == t.options()
    t.answer("die T03 1R")

    assert (1, False) == (t.copy("24086").shields, t.copy("24086").ready)
    assert ["T01 1MD", "T01 1R", "T03 2RD"] == sorted(t.pool())


@card("24086")
def test_of_two_melee_dice_either_may_be_turned() -> None:
    """It is said first which of them the form follows."""
    t = form()
    for number in t.copy("T01").dice:
        t.state.chance.dictate(ROLL, number, 0)

    t.answer("activate T01", "yes")
    assert ["die T01 1MD", "die T01 1MD"] == t.options()
    t.choose(0)
    assert ["die T03 1R", "die T01 1MD"] == t.options()


@card("24086")
@pytest.mark.parametrize(("shields", "ready"), [(0, True), (1, False)])
def test_the_form_needs_a_shield_and_must_be_ready(shields: int, ready: bool) -> None:
    """Otherwise nothing is asked."""
    t = form(shields=shields)
    t.copy("24086").ready = ready
    t.state.chance.dictate(ROLL, t.copy("T01").dice[0], 0)
    t.state.chance.dictate(ROLL, t.copy("T01").dice[1], 3)

    t.answer("activate T01")

    assert ("they: action", shields) == (t.asked(), t.copy("24086").shields)


@card("24086")
def test_the_form_may_be_left_alone() -> None:
    """And other damage, or theirs, is none of its business."""
    t = form()
    t.state.chance.dictate(ROLL, t.copy("T01").dice[0], 0)
    t.state.chance.dictate(ROLL, t.copy("T01").dice[1], 1)
    t.answer("activate T01", "no")
    assert ("they: action", 2) == (t.asked(), t.copy("24086").shields)

    t.next_roll("their T06", "1MD")
    t.answer("activate their T06")
    assert "you: action" == t.asked()
    t.next_roll("T03", "2RD")
    t.answer("activate T03")
    assert ("they: action", 2) == (t.asked(), len(t.pool(THEM)))
