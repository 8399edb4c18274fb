"""Awaiting Fate, blue events: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Clarity Of Purpose


@card("24050")
def test_clarity_turns_two_dice_to_shields() -> None:
    """Up to two of yours, and another action follows."""
    t = Tabletop("T01*2 T03", "T02", hand="24050")
    t.show("T01", "1MD")
    t.show("T01", "-")
    t.show("T03", "1R")
    t.show("their T02", "1R")

    t.answer("play 24050")
    assert ["die T01 1MD", "die T01 -", "die T03 1R", "stop"] == t.options()
    t.answer("die T01 1MD")
    assert ["die T01 -", "die T03 1R", "stop"] == t.options()
    t.answer("die T03 1R")

    assert ("you: additional_action", ["T01 1Sh", "T01 -", "T03 1Sh"]) == (t.asked(), t.pool())


# Stay Together


def together(first: str, second: str, renewed: bool = False) -> Tabletop:
    """Dice of both players; the next rolls of two of them are these."""
    t = Tabletop("T01 T03", "T02", hand="" if renewed else "24052", resources=1)
    if renewed:
        t.discard_pile("24052")
    t.support("T11")
    t.show("T01", "1MD")
    t.show("T03", "1MD")
    t.show("T11", "1R")
    t.show("their T02", "1R")
    t.next_roll("T03", first)
    t.next_roll("their T02", second)
    t.answer("play 24052")
    return t


@card("24052")
@pytest.mark.parametrize("renewed", [False, True])
def test_two_dice_are_rerolled_for_a_shield(renewed: bool) -> None:
    """A character die of yours and any other; neither is blank."""
    t = together("2RD", "1Sh", renewed)

    assert ["die T01 1MD", "die T03 1MD"] == t.options()
    t.answer("die T03 1MD")
    assert ["die T01 1MD", "die T11 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert (["T01 1MD", "T03 2RD", "T11 1R"], ["T02 1Sh"]) == (t.pool(), t.pool(THEM))
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T01")

    assert (1, "they: action") == (t.copy("T01").shields, t.asked())
    assert (0 if renewed else 1) == t.resources()
    assert 1 == len(t.events("dice_rolled"))


@card("24052")
@pytest.mark.parametrize(("first", "second"), [("-", "1R"), ("1R", "-")])
def test_a_blank_brings_no_shield(first: str, second: str) -> None:
    """Either of them is enough."""
    t = together(first, second)

    t.answer("die T03 1MD", "their die T02 1R")

    assert "they: action" == t.asked()


@card("24052")
def test_a_die_alone_brings_no_shield() -> None:
    """There must be another."""
    t = Tabletop("T01", "T02", hand="24052")
    t.show("T01", "1MD")
    t.next_roll("T01", "2RD")

    t.answer("play 24052")

    assert ("they: action", ["T01 2RD"]) == (t.asked(), t.pool())


# Agility


@card("24083")
def test_agility_trades_a_blank_for_any_side_of_theirs() -> None:
    """Your die turns blank, and another action follows."""
    t = Tabletop("T01 T03", "T02 T06", hand="24083")
    t.show("T01", "1MD")
    t.show("T03", "1R")
    t.show("their T02", "1R")
    t.show("their T06", "1R")

    t.answer("play 24083")
    assert ["die T01 1MD", "die T03 1R"] == t.options()
    t.answer("die T01 1MD")
    assert ["their die T02 1R", "their die T06 1R"] == t.options()
    t.answer("their die T06 1R")
    assert ["1MD", "2RD", "1Sh", "+1MD", "-"] == t.options()
    t.answer("-")

    assert (["T01 -", "T03 1R"], ["T02 1R", "T06 -"]) == (t.pool(), t.pool(THEM))
    assert "you: additional_action" == t.asked()


@card("24083")
def test_agility_cannot_be_paid_with_a_blank() -> None:
    """A die that shows one already is not turned to it."""
    t = Tabletop("T01", "T02", hand="24083")
    t.show("T01", "-")
    t.show("their T02", "1R")

    t.answer("play 24083")

    assert ("you: additional_action", ["T02 1R"]) == (t.asked(), t.pool(THEM))
