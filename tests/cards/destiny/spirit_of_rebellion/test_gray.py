"""Spirit of Rebellion, gray cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Doubt


def doubt(side: str) -> Tabletop:
    """One of two dice of theirs is rerolled to this side."""
    t = Tabletop("T01", "T02 T06", hand="02080")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "1R")
    t.next_roll("their T02", side)

    t.answer("play 02080")
    assert ["their die T02 2RD", "their die T06 1R"] == t.options()
    t.answer("their die T02 2RD")
    return t


@card("02080")
def test_doubt_lets_them_resolve_the_die() -> None:
    """As theirs: they gain the resource."""
    t = doubt("1R")

    assert ("they: either", ["either 0", "either 1"]) == (t.asked(), t.options())
    t.answer("either 0")

    assert (6, 5, ["T06 1R"]) == (t.resources(THEM), t.resources(), t.pool(THEM))


@card("02080")
def test_doubt_lets_them_remove_the_die() -> None:
    """Without its symbol."""
    t = doubt("1R")

    t.answer("either 1")

    assert (5, ["T06 1R"], "they: action") == (t.resources(THEM), t.pool(THEM), t.asked())


@card("02080")
@ruling("arh.part8.either.03")
def test_doubt_does_nothing_if_they_choose_to_resolve_a_blank() -> None:
    """They may pick what has no effect; the die stays."""
    t = doubt("-")

    t.answer("either 0")

    assert (["T02 -", "T06 1R"], "they: action") == (t.pool(THEM), t.asked())


@card("02080")
@pytest.mark.parametrize(("resources", "damage", "pool"), [(1, 1, []), (0, 0, ["T83 2MD1"])])
def test_doubts_die_is_paid_for_and_can_be_blocked(
    resources: int, damage: int, pool: list[str]
) -> None:
    """As any other."""
    t = Tabletop("T01", "T83", hand="02080", their_resources=resources)
    t.show("their T83", "2ID")
    t.next_roll("their T83", "2MD1")
    t.copy("T01").shields = 1
    t.copy("T01").damage = 0

    t.answer("play 02080", "either 0", *["T01"] * resources)

    assert (damage, pool) == (t.copy("T01").damage, t.pool(THEM))
    assert "they: action" == t.asked()
