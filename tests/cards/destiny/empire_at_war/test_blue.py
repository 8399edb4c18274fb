"""Empire at War, blue cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card

# As You Command


@card("03070")
def test_as_you_command_makes_a_focus_of_a_character_die() -> None:
    """One of yours, with its value."""
    t = Tabletop("T02 T03 T01", "T04", hand="03070")
    t.support("T11")
    t.show("T02", "2RD")
    t.show("T03", "1R")
    t.show("T01", "1R")
    t.show("T11", "1R")
    t.show("their T04", "1R")

    t.answer("play 03070")
    assert ["die T02 2RD", "die T03 1R", "die T01 1R"] == t.options()
    t.answer("die T02 2RD")
    t.answer("die T03 1R", "die T01 1R", "-", "2RD")

    assert (["T03 -", "T01 2RD", "T11 1R"], "they: action") == (t.pool(), t.asked())


@card("03070")
def test_as_you_command_asks_for_what_the_side_costs() -> None:
    """It is not resolved for free."""
    t = Tabletop("T83", "T04", hand="03070", resources=1)
    t.support("T11")
    t.show("T83", "2R1")
    t.show("T11", "1R")

    t.answer("play 03070")

    assert 0 == t.resources()
