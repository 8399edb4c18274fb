"""Uncharted Alliances, Insurgent Spy: whose it is, and what it digs out."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


@card("25025")
def test_who_pays_two_has_the_spy() -> None:
    """Any player may, for themselves."""
    t = Tabletop("T01", "T02", resources=1, their_resources=2)
    t.support("25025")

    t.answer("pass")
    assert "use 25025" in t.options()
    t.answer("use 25025")

    assert (["T02", "25025"], ["T01"]) == (t.in_play(THEM), t.in_play())
    assert (1, 0) == (t.resources(), t.resources(THEM))
    assert 2 == t.events("resources_spent")[0].amount


@card("25025")
def test_the_spy_is_not_had_for_less() -> None:
    """With one resource nothing happens."""
    t = Tabletop("T01", "T02", their_resources=1)
    t.support("25025")

    t.answer("activate T01", "use 25025")

    assert ("you: action", ["T01", "25025"], 1) == (t.asked(), t.in_play(), t.resources(THEM))


def digging(hand: str = "T31", yours: str = "", theirs: str = "") -> Tabletop:
    """The spy at work among these discard piles."""
    t = Tabletop("T01", "T02", hand=hand, their_hand="T34")
    t.support("25025")
    t.copy("their T02").shields = 1
    t.discard_pile(*yours.split())
    t.discard_pile(*theirs.split(), seat=THEM)
    t.answer(next(one for one in reversed(t.options()) if one.startswith("use 25025")))
    return t


@card("25025")
@pytest.mark.parametrize("seat", [YOU, THEM])
def test_the_spy_sets_two_cards_of_one_cost_aside(seat: int) -> None:
    """Out of either pile, after a card of the hand is discarded; three indirect damage follow."""
    t = digging("T33 T32", yours="T32 T23 T22 T150", theirs="T32 T23 T22 T150")
    assert ["card T33", "card T32"] == t.options()
    t.answer("card T33")
    both = ["card T32", "card T23", "their card T32", "their card T23"]
    assert both == t.options()
    whose = "" if seat == YOU else "their "
    t.answer(f"{whose}card T32")
    assert [f"{whose}card T23", f"{whose}card T150"] == t.options()
    t.answer(f"{whose}card T23")

    assert ("they: action", ["T32", "T23"], []) == (t.asked(), t.aside(seat), t.aside(1 - seat))
    assert (["T32"], 2) == (t.hand(), t.copy("their T02").damage)
    assert ["T22", "T150"] == [one for one in t.discards(seat) if one != "T33"]


@card("25025")
def test_without_two_such_cards_the_spy_finds_nothing() -> None:
    """The hand's card is gone all the same."""
    t = digging(yours="T32 T33", theirs="T32 T34")
    t.answer("card T31")

    assert ("they: action", 0, [], ["T31"]) == (
        t.asked(),
        t.copy("their T02").damage,
        t.aside(THEM),
        t.discards()[-1:],
    )


@card("25025")
def test_without_a_card_to_discard_the_spy_does_not_dig() -> None:
    """There is nothing to begin with."""
    t = digging("", theirs="T32 T23")

    assert ("they: action", 1, []) == (t.asked(), t.copy("their T02").shields, t.aside(THEM))
    t.answer("pass")
    assert 1 == len([one for one in t.options() if one.startswith("use 25025")])
