"""Display of Power: a focus that turns the dice of the character's controller."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("22005")
def test_a_weak_mind_has_its_dice_turned() -> None:
    """The focus turns dice of that player, and none of yours."""
    t = Tabletop("T02 T07", "T01 T06")
    t.downgrade("22005", on="their T01")
    t.show("22005", "1F")
    t.show("T02", "1MD")
    t.show("T07", "1F")
    t.show("their T01", "2RD")
    t.show("their T06", "1R")

    t.answer("resolve focus", "die 22005 1F")
    assert ["their die T01 2RD", "their die T06 1R", "stop"] == t.options()
    t.answer("their die T06 1R", "-")
    assert ["T01 2RD", "T06 -"] == t.pool(THEM)
    t.answer("die T07 1F")

    assert ["die T02 1MD", "die T07 1F", "stop"] == t.options()


@card("22005")
def test_a_weak_mind_of_yours_has_your_dice_turned() -> None:
    """Who controls the character counts, not whose downgrade it is."""
    t = Tabletop("T02", "T01")
    t.downgrade("22005", on="T02")
    t.show("22005", "1F")
    t.show("T02", "1MD")
    t.show("their T01", "2RD")

    t.answer("resolve focus")

    assert ["die 22005 1F", "die T02 1MD", "stop"] == t.options()


@card("22005")
def test_a_weak_mind_gives_shields_as_usual() -> None:
    """Other sides are not changed."""
    t = Tabletop("T02", "T01")
    t.downgrade("22005", on="their T01")
    t.show("22005", "1Sh")

    t.answer("resolve shield")

    assert ["T02", "their T01"] == t.options()


@card("22005")
@pytest.mark.parametrize(("yours", "offered"), [("T02", True), ("T03", False)])
def test_a_weak_mind_needs_a_blue_character(yours: str, offered: bool) -> None:
    """Of yours, and a character."""
    t = Tabletop(yours, "T04", hand="22005")
    t.support("T296")

    assert offered == ("play 22005" in t.options())
