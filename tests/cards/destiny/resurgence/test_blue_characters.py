"""Resurgence, blue characters with a file of their own: what each offers, and what it does."""

from typing import Final

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# Anakin Skywalker


def hasty() -> Tabletop:
    """The opponent has an action, and you could do much more than follow Anakin's haste."""
    t = Tabletop("23045 T01", "T02 T04", hand="T31")
    t.support("T13")
    t.support("T13", THEM)
    t.show("T01", "1R")
    t.pass_turn()
    return t


EVERYTHING: Final = ["play T31", "activate 23045", "activate T01", "activate T13"]
EVERYTHING_ELSE: Final = ["resolve resource", "reroll", "pass"]


@card("23045")
def test_anakin_must_follow_a_character_of_the_opponent() -> None:
    """By your next action, whatever else you could do, and you may not pass."""
    t = hasty()

    t.answer("activate their T02")
    assert ["activate 23045"] == t.options()
    handle = t.state.knowledge.handles[YOU][t.state.players[YOU].hand[0]]
    others = [f"activate:{t.copy('T01').ref}", "claim", "reroll", f"play:{handle}"]
    forced = ["forced arh.part7.abilities.07"]
    assert [forced] * 4 == [t.game.explain(t.state, YOU, one) for one in others]
    assert ["legal"] == t.game.explain(t.state, YOU, f"activate:{t.copy('23045').ref}")
    t.answer("activate 23045", "pass")

    assert [one for one in EVERYTHING if "23045" not in one] == t.options()[:3]
    assert "pass" == t.options()[-1]


@card("23045")
@pytest.mark.parametrize("what", ["activate their T13", "claim"])
def test_anakin_follows_only_characters_that_are_activated(what: str) -> None:
    """Anything else lets you do what you like."""
    t = hasty()

    t.answer(what)

    found = [one for one in t.options() if one != "claim"]
    assert ("you: action", EVERYTHING + EVERYTHING_ELSE) == (t.asked(), found)


@card("23045")
def test_anakin_heeds_no_character_of_yours() -> None:
    """It is the opponent who must activate one."""
    t = hasty()
    theirs, support = t.copy("their T02").ref, t.copy("their T13").ref

    t.answer("activate their T13", "activate T01", "pass")

    assert ["play T31", "activate 23045", "activate T13"] == t.options()[:3]
    assert hears(t, "23045", AFTER, Event(ev.ACTIVATED, THEM, theirs, support))


@card("23045")
def test_an_anakin_who_cannot_be_activated_binds_nobody() -> None:
    """Nor later, when he is ready again: it was for the next action."""
    t = hasty()
    t.copy("23045").ready = False

    t.answer("activate their T02")
    assert ["play T31", "activate T01", "activate T13"] == t.options()[:3]
    t.answer("play T31", "pass")
    t.copy("23045").ready = True

    assert "pass" in t.options()


@card("23045")
def test_anakin_waits_for_an_action_and_not_for_a_turn() -> None:
    """Who passed because he could not be activated is bound when he is ready again."""
    t = hasty()
    t.copy("23045").ready = False

    t.answer("activate their T02", "pass", "activate their T04")
    t.copy("23045").ready = True

    assert ["activate 23045"] == t.options()


@card("23045")
def test_anakin_lets_an_additional_action_be_declined() -> None:
    """It need not be taken; if it is, it must be this, and then the next turn is free."""
    t = Tabletop("23045 T01", "T02", hand="T43 T31", their_hand="T43")
    t.answer("pass", "play T43")
    assert "you: additional_action" == t.asked()
    t.answer("pass", "activate their T02")

    assert ["activate 23045"] == t.options()


def guarded(mine: bool = True) -> Tabletop:
    """A character with Guardian is activated by its player and removes a die."""
    t = Tabletop("23045*2 T100", "T02 T100")
    t.upgrade("T209", on="23045")
    t.upgrade("T21", on="23045")
    t.upgrade("T26", on="T100")
    sides = {"23045": "3MD1", "T209": "1ID", "T21": "1RD1", "T26": "1RD", "their T02": "1MD"}
    for label, side in sides.items():
        t.show(label, side)
    t.show("23045", "1Sh")
    if mine:
        t.answer("activate T100", "their die T02 1MD")
    else:
        t.answer("pass", "activate their T100", "yours", "die T26 1RD")
    return t


@card("23045")
@pytest.mark.parametrize(
    ("die", "damage", "left"),
    [("die 23045 3MD1", 3, 4), ("die T21 1RD1", 1, 4)],
)
def test_anakin_strikes_when_guardian_removes_a_die(die: str, damage: int, left: int) -> None:
    """With a die of his or of his upgrades that shows damage, one higher, at its cost."""
    t = guarded()
    t.copy("their T02").shields = 1

    assert ("you: may", []) == (t.asked(), t.pool(THEM))
    t.answer("yes")
    assert ["die 23045 3MD1", "die T209 1ID", "die T21 1RD1"] == t.options()
    t.answer(die, "their T02")

    assert (damage, left) == (t.copy("their T02").damage, t.resources())
    assert (5, "they: action") == (len(t.pool()), t.asked())


@card("23045")
def test_anakin_need_not_strike() -> None:
    """It is only may."""
    t = guarded()

    t.answer("no")

    assert (0, "they: action") == (t.copy("their T02").damage, t.asked())


@card("23045")
def test_anakin_strikes_with_dice_of_his_wherever_they_lie() -> None:
    """Nobody but you resolves them, also out of a pool of the opponent."""
    t = Tabletop("23045 T100", "T02")
    t.lend(t.show("23045", "1MD"))
    t.show("their T02", "1MD")

    t.answer("activate T100", "their die T02 1MD", "yes", "their T02")

    assert (2, []) == (t.copy("their T02").damage, t.pool(THEM))


@card("23045")
def test_anakin_strikes_with_no_die_that_shows_no_damage() -> None:
    """Nor where there is none."""
    t = Tabletop("23045 T100", "T02")
    t.show("23045", "1Sh")
    t.show("their T02", "1MD")

    t.answer("activate T100", "their die T02 1MD")

    assert "they: action" == t.asked()


@card("23045")
def test_anakin_heeds_no_guardian_of_the_opponent() -> None:
    """Theirs binds him to follow, but lets him strike with nothing."""
    t = guarded(mine=False)

    assert (["activate 23045"], []) == (t.options(), t.events("die_resolved"))


@card("23045")
def test_anakin_heeds_no_die_that_something_else_removes() -> None:
    """Only the ability Guardian, not another of the same character."""
    t = Tabletop("23045 T100", "T02")
    die, guardian = t.show("their T02", "1MD").id, t.copy("T100").ref

    heard = [
        hears(t, "23045", AFTER, Event(ev.DIE_REMOVED, YOU, die, guardian, 1, how))
        for how in (ev.BY_GUARDIAN, 0)
    ]

    assert [True, False] == heard
