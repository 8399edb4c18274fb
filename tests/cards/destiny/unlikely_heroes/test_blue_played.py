"""Unlikely Heroes, other blue cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Bendu's Foresight


def foresight(*sides: str) -> Tabletop:
    """Two is named; the die of yours that is rerolled comes to show these sides in turn."""
    t = Tabletop("T01", "T02", hand="18088")
    t.show("T01", "1MD")
    t.show("their T02", "1R")
    t.answer("play 18088")
    assert ("you: number", 10) == (t.asked(), len(t.options()))
    t.next_roll("T01", sides[0])
    t.answer("number 2")
    assert ["die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("die T01 1MD")
    return t


@card("18088")
def test_bendus_foresight_removes_a_die_it_foresaw() -> None:
    """Then there is no second time."""
    t = foresight("2RD")

    assert ("they: action", [], ["T02 1R"]) == (t.asked(), t.pool(), t.pool(THEM))


@card("18088")
def test_bendus_foresight_may_be_repeated_once() -> None:
    """All of it: another number, another die; and not a third time."""
    t = foresight("1Sh")
    assert ("you: may", ["T01 1Sh"]) == (t.asked(), t.pool())
    t.answer("yes", "number 1")
    t.next_roll("their T02", "1MD")
    t.answer("their die T02 1R")
    assert ("they: action", [], ["T01 1Sh"]) == (t.asked(), t.pool(THEM), t.pool())

    t = foresight("1Sh")
    t.answer("yes", "number 3")
    t.next_roll("their T02", "1MD")
    t.answer("their die T02 1R")
    assert ("they: action", ["T02 1MD"]) == (t.asked(), t.pool(THEM))


@card("18088")
def test_bendus_foresight_may_be_left_at_that() -> None:
    """The repetition is optional."""
    t = foresight("1Sh")

    t.answer("no")

    assert ("they: action", ["T01 1Sh"]) == (t.asked(), t.pool())
