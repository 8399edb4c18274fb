"""Empire at War: a die that rolls the same symbol again."""

import pytest

from dejarik.testing.destiny.table import Tabletop, card


def odds(first: str, second: str, label: str = "T01") -> Tabletop:
    """A die of yours is rerolled from one side to another."""
    t = Tabletop("T01", "T02", hand="03107")
    t.support("T70")
    t.support("T203")
    t.show(label, first)
    t.show("their T02", "1R")
    t.next_roll(label, second)
    t.answer("play 03107")
    return t


@card("03107")
def test_against_the_odds_resolves_the_same_symbol() -> None:
    """Worth 2 more; it is a choice, its cost is paid, and shields block."""
    t = odds("1R", "2R1", "T70")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert (8, []) == (t.resources(), t.pool())

    t = odds("1MD", "1MD")
    t.copy("their T02").shields = 1
    t.answer("yes", "their T02")
    assert 2 == t.copy("their T02").damage


@card("03107")
@pytest.mark.parametrize(
    ("first", "second", "label"), [("1MD", "2RD", "T01"), ("+1*", "+2*1", "T203")]
)
def test_against_the_odds_needs_the_same_symbol(first: str, second: str, label: str) -> None:
    """Another one is not resolved; a side without a symbol shows none again."""
    t = odds(first, second, label)

    assert ("they: action", [f"{label} {second}"]) == (t.asked(), t.pool())


@card("03107")
def test_against_the_odds_may_be_left() -> None:
    """Which of your dice is a choice too."""
    t = Tabletop("T01*2", "T02", hand="03107")
    t.show("T01", "1MD")
    t.show("T01", "2RD")
    t.show("their T02", "1R")
    t.next_roll("T01", "1MD")

    t.answer("play 03107")
    assert ["die T01 1MD", "die T01 2RD"] == t.options()
    t.answer("die T01 1MD", "no")

    assert ["T01 1MD", "T01 2RD"] == t.pool()
