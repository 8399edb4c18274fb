"""Across the Galaxy, gray cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

# Retribution


def avenger(seat: int, hand: str) -> Tabletop:
    """Dice of both players lie in the pools; a player has an event that removes some."""
    yours, theirs = (hand, "") if seat == YOU else ("", hand)
    t = Tabletop("T01 T03", "T02 T04", hand=yours, their_hand=theirs)
    t.support("08054")
    t.upgrade("T21", on="T01")
    for label in ("T01", "T03", "T21", "their T02"):
        t.show(label, "1R")
    if seat == THEM:
        t.answer("pass")
    return t


@card("08054")
def test_retribution_follows_once_when_an_opponent_removes_your_character_dice() -> None:
    """However many; any character may be dealt the damage."""
    t = avenger(THEM, "T122")

    t.answer("play T122")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["T01", "T03", "their T02", "their T04"] == t.options()
    t.copy("their T04").shields = 1
    t.answer("their T04")

    hit = t.copy("their T04")
    assert ("you: action", 0, 0) == (t.asked(), hit.shields, hit.damage)


@card("08054")
def test_retribution_may_be_declined() -> None:
    """Then nobody is dealt damage."""
    t = avenger(THEM, "T122")

    t.answer("play T122", "no")

    assert ("you: action", []) == (t.asked(), t.events("damage_dealt"))


@card("08054")
@pytest.mark.parametrize(
    ("seat", "die"),
    [(THEM, "die T21 1R"), (THEM, "their die T02 1R"), (YOU, "die T01 1R"), (YOU, "die T21 1R")],
)
def test_retribution_waits_for_an_opponent_and_for_character_dice(seat: int, die: str) -> None:
    """Not for dice of upgrades, not for their own, not for what you remove yourself."""
    t = avenger(seat, "T227")

    t.answer("play T227", die)

    assert ("they: action" if seat == YOU else "you: action") == t.asked()


@card("08054")
def test_retribution_does_not_follow_a_turned_die() -> None:
    """It is not removed."""
    t = avenger(THEM, "T32")
    handled = Event(ev.DICE_HANDLED, THEM, 0, 0, 1, ev.DIE_TURNED)
    handled.items = t.copy("T01").dice.copy()

    assert not hears(t, "08054", AFTER, handled)
    handled.detail = ev.DIE_REMOVED
    assert hears(t, "08054", AFTER, handled)


@card("08054")
@ruling("arh.part4.team.10")
@pytest.mark.parametrize(
    ("team", "is_fit"), [("T609", True), ("T605*2", False), ("T609 T607", False)]
)
def test_retribution_wants_a_character_of_twenty_points(team: str, is_fit: bool) -> None:
    """As many as are left of them after Team Up."""
    assert is_fit == ("include_only_if 08054" not in faults(listed(f"{team} 08054")))
