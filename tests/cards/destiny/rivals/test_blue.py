"""Rivals, blue cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Hidden Motive


def hidden_motive(symbol: str, side: str) -> Tabletop:
    """A symbol is named, and one of two dice of theirs is rerolled to this side."""
    t = Tabletop("T01", "T02 T06", hand="06005")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "1R")
    t.next_roll("their T02", side)
    t.answer("play 06005")
    t.answer(symbol)
    assert ["their die T02 2RD", "their die T06 1R"] == t.options()
    t.answer("their die T02 2RD")
    return t


@card("06005")
def test_hidden_motive_removes_no_die_that_cannot_be_rerolled() -> None:
    """It shows the symbol, but has not rolled it."""
    t = Tabletop("T01", "T02", hand="06005")
    t.support("21010", seat=THEM)
    t.show("their T02", "1R")

    t.answer("play 06005", "resource")

    assert ("they: action", ["T02 1R"]) == (t.asked(), t.pool(THEM))


@card("06005")
@pytest.mark.parametrize(("side", "left"), [("1Sh", ["T06 1R"]), ("1R", ["T02 1R", "T06 1R"])])
def test_hidden_motive_removes_a_die_that_rolls_the_symbol(side: str, left: list[str]) -> None:
    """And leaves any other."""
    t = hidden_motive("shield", side)

    assert ("they: action", left, ["T01 1R"]) == (t.asked(), t.pool(THEM), t.pool())
