"""Convergence, red cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Fresh Supplies


@card("09126")
def test_fresh_supplies_come_to_who_controls_the_battlefield() -> None:
    """One resource; without the battlefield they cannot be played."""
    t = Tabletop(hand="09126 09126", resources=0)
    t.answer("play 09126")
    assert 1 == t.resources()
    t.battlefield("T41", controller=THEM)
    t.pass_turn()

    assert "play 09126" not in t.options()


# Measure for Measure


def measured() -> Tabletop:
    """Measure for Measure is played; troopers on both sides have dice in pools."""
    t = Tabletop("T905*2 T01", "T905 T02", hand="09127")
    t.show("T905", "1MD")
    t.show("T905", "2RD")
    for label in ("T01", "their T905", "their T02"):
        t.show(label, "1R")
    t.answer("play 09127")
    return t


@card("09127")
def test_measure_for_measure_takes_a_trooper_die_for_any_die() -> None:
    """The first is a trooper's of yours, the second anybody's."""
    t = measured()
    assert ["die T905 1MD", "die T905 2RD"] == t.options()
    t.answer("die T905 2RD")
    assert ["die T905 1MD", "die T01 1R", "their die T905 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert ["T905 1MD", "T01 1R"] == t.pool()
    assert ["T905 1R"] == t.pool(THEM)


@card("09127")
def test_measure_for_measure_needs_a_trooper_die() -> None:
    """A trooper of theirs is none of yours."""
    t = Tabletop("T01", "T905", hand="09127")
    t.show("T01", "1R")
    t.show("their T905", "1R")

    t.answer("play 09127")

    assert ("they: action", ["T01 1R"], ["T905 1R"]) == (t.asked(), t.pool(), t.pool(THEM))


@card("09127")
def test_a_trooper_die_may_be_removed_for_nothing() -> None:
    """No other die is left to remove."""
    t = Tabletop("T905", "T02", hand="09127")
    t.show("T905", "1MD")

    t.answer("play 09127")

    assert ("they: action", []) == (t.asked(), t.pool())
