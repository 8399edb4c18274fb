"""Seeking Answers, neutral blue events: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21084")
def test_a_lightsaber_feint_activates_a_blue_character() -> None:
    """For a Jedi or Sith die of yours; another action follows."""
    t = Tabletop("T04 T02 T01", "T62", hand="21084")
    t.copy("T01").subtypes.append("jedi")
    t.show("T04", "1R")
    t.show("T01", "1R")
    t.show("T02", "1R")
    t.show("their T62", "1R")

    t.answer("play 21084")
    assert ["die T04 1R", "die T01 1R"] == t.options()
    t.answer("die T04 1R")
    assert ["T04", "T02"] == t.options()
    t.answer("T02")

    assert "T01 1R" == t.pool()[0]
    assert not t.copy("T02").ready
    assert "you: additional_action" == t.asked()


@card("21084")
def test_a_lightsaber_feint_needs_such_a_die() -> None:
    """Without one nobody is activated."""
    t = Tabletop("T02 T01", "T62", hand="21084")
    t.show("T02", "1R")
    t.show("their T62", "1R")

    t.answer("play 21084")

    assert t.copy("T02").ready
    assert ["T62 1R"] == t.pool(THEM)


@card("21085")
def test_methodical_removes_a_damage_die() -> None:
    """Once a blue die of yours that shows none is resolved."""
    t = Tabletop("T02 T04 T01", "T06 T03", hand="21085")
    t.show("T02", "1R")
    t.show("T04", "1MD")
    t.show("T01", "1R")
    t.show("their T06", "2RD")
    t.show("their T03", "1Sh")

    t.answer("play 21085")

    assert 5 == t.resources()
    assert ["T03 1Sh"] == t.pool(THEM)
    assert ["T04 1MD", "T01 1R"] == t.pool()


@card("21085")
def test_methodical_asks_which_dice() -> None:
    """Of several."""
    t = Tabletop("T02 T04", "T06 T03", hand="21085")
    t.show("T02", "1R")
    t.show("T04", "1Sh")
    t.show("their T06", "2RD")
    t.show("their T03", "1MD")

    t.answer("play 21085")
    assert ["die T02 1R", "die T04 1Sh"] == t.options()
    t.answer("die T02 1R")
    assert ["their die T06 2RD", "their die T03 1MD"] == t.options()
    t.answer("their die T03 1MD")

    assert ["T06 2RD"] == t.pool(THEM)


@card("21085")
def test_methodical_needs_a_blue_die() -> None:
    """Theirs does not count."""
    t = Tabletop("T01", "T02 T06", hand="21085")
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T06", "2RD")

    t.answer("play 21085")

    assert ["T02 1R", "T06 2RD"] == t.pool(THEM)
    assert 4 == t.resources()
