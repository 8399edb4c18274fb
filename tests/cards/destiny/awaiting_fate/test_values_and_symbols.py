"""Awaiting Fate: values exchanged, different symbols, rerolled dice, a gained die."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import (
    hears,
    waits_only_for_your_activation,
)

# Noti Villager


def noti() -> Tabletop:
    """Character dice and another one, and a die that rerolls."""
    t = Tabletop("T07 T01", "T02", hand="T31")
    t.support("24082")
    t.support("T14")
    t.show("T07", "3MD")
    t.show("T01", "1MD")
    t.show("T14", "2Re")
    t.show("their T02", "2RD")
    return t


@card("24082")
def test_the_villager_turns_a_rerolled_die() -> None:
    """One of those just rerolled, to a value of 2 or less."""
    t = noti()
    t.next_roll("T07", "1F")
    t.next_roll("their T02", "2RD")

    t.answer("resolve reroll", "die T07 3MD", "their die T02 2RD")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die T07 1F", "their die T02 2RD"] == t.options()
    t.answer("die T07 1F")
    assert ["Sp", "1Dr", "2Dc", "-"] == t.options()
    t.answer("-")

    assert (["T07 -", "T01 1MD"], False) == (t.pool(), t.copy("24082").ready)


@card("24082")
def test_the_villager_minds_only_effects_and_character_dice() -> None:
    """Not the action, and no support's die; it may stay ready, and must be."""
    t = noti()
    t.answer("resolve reroll", "die T14 2Re", "stop")
    assert "they: action" == t.asked()

    t = noti()
    t.answer("reroll", "card T31", "die T07 3MD", "stop")
    assert "they: action" == t.asked()

    t = noti()
    t.answer("resolve reroll", "die T01 1MD", "stop", "no")
    assert ("they: action", True) == (t.asked(), t.copy("24082").ready)

    t = noti()
    t.copy("24082").ready = False
    t.answer("resolve reroll", "die T01 1MD", "stop")
    assert "they: action" == t.asked()


@card("24082")
def test_the_villager_turns_no_die_of_a_support() -> None:
    """Although it was rerolled with another."""
    t = noti()
    t.support("T13")
    t.show("T13", "1R")
    t.next_roll("T07", "1F")

    t.answer("resolve reroll", "die T07 3MD", "die T13 1R", "yes")

    assert ["Sp", "1Dr", "2Dc", "-"] == t.options()


@card("24082")
def test_the_villager_minds_whoever_rerolls() -> None:
    """But nothing that is rolled in."""
    t = noti()
    event = Event(ev.DICE_ROLLED, THEM, 0, t.copy("T01").ref, 1, ev.AGAIN)
    event.items = t.copy("T01").dice.copy()
    assert hears(t, "24082", AFTER, event)
    event.detail = ev.FROM_CARDS
    assert not hears(t, "24082", AFTER, event)


# Vane


def vane(own: str, theirs: str) -> Tabletop:
    """He is activated; a die of yours and one of theirs lie there, and others of no character."""
    t = Tabletop("24031 T07", "T02 T06")
    t.support("T13")
    t.support("T13", seat=THEM)
    t.show("their T06", "1Sh")
    t.show("T07", own)
    t.show("T13", "2R")
    t.show("their T02", theirs)
    t.show("their T13", "2R")
    t.next_roll("24031", "-")
    t.answer("activate 24031")
    t.choose(0)
    return t


@card("24031")
def test_vane_exchanges_values() -> None:
    """Each die is turned to what the other showed."""
    t = vane("2Dc", "1R")

    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die T07 2Dc", "die 24031 -"] == t.options()
    t.answer("die T07 2Dc")
    assert ["their die T06 1Sh", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert ["1F", "1Dr"] == t.options()
    t.answer("1F")

    assert ["T07 1F", "T13 2R", "24031 -"] == t.pool()
    assert ["T06 1Sh", "T02 2RD", "T13 2R"] == t.pool(THEM)


@card("24031")
def test_vane_turns_only_what_can_show_the_value() -> None:
    """The other die is turned all the same."""
    t = vane("3MD", "1R")

    t.answer("yes", "die T07 3MD", "their die T02 1R", "1F")

    assert ["T06 1Sh", "T02 1R", "T13 2R"] == t.pool(THEM)


@card("24031")
def test_vane_may_leave_it() -> None:
    """And only your activation counts; he may pilot."""
    t = vane("3MD", "1R")
    t.answer("no")
    assert "they: action" == t.asked()
    waits_only_for_your_activation(Tabletop("24031 T03"), "24031")
    assert 1 == keyword_level(t.state, t.copy("24031").ref, values.PILOTING)


# Prospering Galaxy


def galaxy(*shown: str) -> Tabletop:
    """Dice of yours, some of them alike, and damage to heal."""
    t = Tabletop("T01*4 T07*3", "T02", hand="24101", deck="T31 T31 T31", resources=5)
    for side in shown:
        t.show("T07" if side in ("1F", "1Dr", "2Dc", "Sp") else "T01", side)
    t.show("their T02", "1R")
    t.copy("T01").damage = 3
    t.answer("play 24101")
    return t


@card("24101")
def test_prospering_galaxy_resolves_each_symbol_once() -> None:
    """As many as you like; nothing joins, and fewer than five bring nothing."""
    t = galaxy("1MD", "+1MD", "1R", "1Dr")

    assert ["die T01 1MD", "die T01 1R", "die T07 1Dr", "stop"] == t.options()
    t.answer("die T01 1MD", "their T02")
    assert (1, ["die T01 1R", "die T07 1Dr", "stop"]) == (t.copy("their T02").damage, t.options())
    t.answer("stop")

    assert ("they: action", []) == (t.asked(), t.hand())


@card("24101")
def test_prospering_galaxy_rewards_five_dice() -> None:
    """Two cards, and two damage healed from anybody."""
    t = galaxy("1MD", "1R", "1Sh", "1Dr", "2Dc", "1R")

    t.support("T70")
    t.show("T70", "1RD1")
    t.copy("their T02").shields = 3
    t.answer("die T01 1MD", "their T02", "die T01 1R", "die T01 1Sh", "T01", "die T07 1Dr")
    assert ["die T07 2Dc", "die T70 1RD1", "stop"] == t.options()
    t.answer("die T70 1RD1", "their T02", "stop")
    assert (3, 1, ["T07 2Dc", "T01 1R"]) == (t.resources(), t.copy("their T02").shields, t.pool())
    assert ["T01", "T07", "their T02"] == t.options()
    t.answer("T01")

    assert (2, 1) == (len(t.hand()), t.copy("T01").damage)


@card("24101")
def test_prospering_galaxy_does_not_reward_four_dice() -> None:
    """Nothing is drawn."""
    t = galaxy("1MD", "1R", "1Sh", "1Dr", "2Dc")

    t.answer("die T01 1MD", "their T02", "die T01 1R", "die T01 1Sh", "T01", "die T07 1Dr", "stop")

    assert ("they: action", []) == (t.asked(), t.hand())


# Night Troopers


@card("24025")
@pytest.mark.parametrize(("who", "dice"), [("01002", 2), ("T01", 1)])
def test_night_troopers_gain_a_die_of_a_fallen_trooper(who: str, dice: int) -> None:
    """One of a trooper's dice, and it is rolled with their own."""
    t = Tabletop(f"{who}*2 T03", "T02")
    t.support("24025")
    t.copy(who).damage = 30
    t.state.dirty.append(t.copy(who).ref)

    t.answer("activate 24025")

    assert dice == len(t.pool())


@card("24025")
def test_night_troopers_wait_for_troopers_of_yours() -> None:
    """Whoever defeats them."""
    t = Tabletop("01002 T03", "01002")
    t.support("24025")
    own, theirs = t.copy("01002").ref, t.copy("their 01002").ref

    assert hears(t, "24025", AFTER, Event(ev.DEFEATED, THEM, own))
    assert not hears(t, "24025", AFTER, Event(ev.DEFEATED, YOU, theirs))
