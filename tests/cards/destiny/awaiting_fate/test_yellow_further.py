"""Awaiting Fate, further yellow cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Long Shot


def long_shot(side: str, answer: str, resources: int = 1) -> Tabletop:
    """Disrupt and the number two are named; a die then rolls this side, and it is answered."""
    t = Tabletop("T07 T01", "T02", hand="24099", resources=resources)
    t.show("T07", "1F")
    t.show("T01", "1MD")
    t.show("their T02", "1R")
    t.answer("play 24099")
    assert ("you: symbol", 12) == (t.asked(), len(t.options()))
    t.answer("disrupt")
    assert ("you: number", [f"number {one}" for one in range(10)]) == (t.asked(), t.options())
    t.answer("number 2")
    t.next_roll("T07", side)
    assert ["die T07 1F", "die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("die T07 1F")
    if answer:
        assert "you: may" == t.asked()
        t.answer(answer)
    return t


@card("24099")
@pytest.mark.parametrize("side", ["1Dr", "2Dc"])
def test_a_long_shot_removes_another_die(side: str) -> None:
    """The symbol or the value will do; for a resource a different die goes."""
    t = long_shot(side, "yes")

    assert ["die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert (0, [], [f"T07 {side}", "T01 1MD"]) == (t.resources(), t.pool(THEM), t.pool())
    assert 1 == len(t.events("resources_spent"))


@card("24099")
@pytest.mark.parametrize(
    ("side", "answer", "resources"), [("3MD", "", 1), ("1Dr", "no", 1), ("1Dr", "", 0)]
)
def test_a_long_shot_may_miss(side: str, answer: str, resources: int) -> None:
    """Neither the one nor the other; or it is not paid for."""
    t = long_shot(side, answer, resources)

    assert ("they: action", 3, resources) == (
        t.asked(),
        len(t.pool() + t.pool(THEM)),
        t.resources(),
    )
