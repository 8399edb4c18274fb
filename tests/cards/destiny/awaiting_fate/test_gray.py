"""Awaiting Fate, gray cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Astral Henge


def henge(side: str = "1R") -> Tabletop:
    """The battlefield is yours; both have dice of characters and of a support."""
    t = Tabletop("T01 T03", "T02 T07")
    t.battlefield("24089")
    t.support("T11")
    t.support("T11", seat=THEM)
    t.show("T01", "1MD")
    t.show("T03", "1Sh")
    t.show("T11", "1MD")
    t.show("their T02", side)
    t.show("their T07", "1F")
    t.show("their T11", "1R")
    t.answer("use 24089")
    return t


@card("24089")
def test_the_henge_makes_your_die_like_theirs() -> None:
    """Character dice; theirs to any side, then yours to the same symbol and value."""
    t = henge()

    assert ["their die T02 1R", "their die T07 1F"] == t.options()
    t.answer("their die T02 1R")
    assert ["1MD", "2RD", "1Sh", "+1MD", "-"] == t.options()
    t.answer("2RD")
    assert ["die T01 1MD", "die T03 1Sh"] == t.options()
    t.answer("die T03 1Sh")

    assert ["T01 1MD", "T03 2RD", "T11 1MD"] == t.pool()
    assert ["T02 2RD", "T07 1F", "T11 1R"] == t.pool(THEM)
    assert 1 == t.events("ability_used")[0].amount


@card("24089")
@pytest.mark.parametrize("side", ["3MD", "1Dr"])
def test_the_henge_turns_yours_only_if_possible(side: str) -> None:
    """Another value or another symbol is not enough."""
    t = henge()

    t.answer("their die T07 1F", side, "die T03 1Sh")

    assert ["T01 1MD", "T03 1Sh", "T11 1MD"] == t.pool()
    assert "they: action" == t.asked()


@card("24089")
def test_the_henge_needs_a_die_of_theirs() -> None:
    """Without one yours is not turned either."""
    t = Tabletop("T01 T03", "T02")
    t.battlefield("24089")
    t.show("T01", "1MD")
    t.show("T03", "1MD")

    t.answer("use 24089")

    assert ("they: action", ["T01 1MD", "T03 1MD"]) == (t.asked(), t.pool())
