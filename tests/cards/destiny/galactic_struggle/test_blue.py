"""Galactic Struggle, blue cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# I Have Foreseen It


@card("19013")
@pytest.mark.parametrize(("number", "left"), [("number 2", []), ("number 1", ["T02 2RD"])])
def test_i_have_foreseen_it_removes_what_was_foreseen(number: str, left: list[str]) -> None:
    """A die of the opponent's is rerolled; then one damage follows, or nothing."""
    t = Tabletop("T04", "T02*2", hand="19013")
    t.show("T04", "1MD")
    t.show("their T02", "1R")
    t.show("their T02", "1Sh")
    t.next_roll("their T02", "2RD")
    t.copy("T04").shields = 1

    t.answer("play 19013")
    assert "you: number" == t.asked()
    t.answer(number)
    assert ["their die T02 1R", "their die T02 1Sh"] == t.options()
    t.answer("their die T02 1R")

    if not left:
        assert ["T04", "their T02"] == t.options()
        t.answer("T04")
    assert ([*left, "T02 1Sh"], ["T04 1MD"]) == (t.pool(THEM), t.pool())
    assert (0, len(left), "they: action") == (
        t.copy("T04").damage,
        t.copy("T04").shields,
        t.asked(),
    )


# Lack Of Vision


@card("19016")
def test_lack_of_vision_goes_on_as_long_as_blanks_are_rolled() -> None:
    """Any die each time; another side ends it."""
    t = Tabletop("T04", "T02", hand="19016")
    t.show("T04", "1MD")
    t.show("their T02", "1R")
    for _ in range(3):
        t.next_roll("T04", "-")
        t.answer(*(["play 19016"] if not t.events("card_played") and t.hand() else ["yes"]))
        assert ["die T04 -", "their die T02 1R"] == [t.options()[0][:7] + " -", t.options()[1]]
        t.answer(t.options()[0])
        assert ("you: may", ["T04 -"]) == (t.asked(), t.pool())
    t.answer("yes")
    t.next_roll("their T02", "1MD")
    t.answer("their die T02 1R")

    assert ("they: action", ["T02 1MD"]) == (t.asked(), t.pool(THEM))


@card("19016")
def test_lack_of_vision_may_be_left_at_that() -> None:
    """Also after a blank."""
    t = Tabletop("T04", "T02", hand="19016")
    t.show("T04", "1MD")
    t.next_roll("T04", "-")

    t.answer("play 19016")
    t.answer("no")

    assert ("they: action", ["T04 -"]) == (t.asked(), t.pool())
