"""Spirit of Rebellion, gray cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

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

    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert (6, 5, ["T06 1R"]) == (t.resources(THEM), t.resources(), t.pool(THEM))


@card("02080")
def test_doubt_lets_them_remove_the_die() -> None:
    """Without its symbol."""
    t = doubt("1R")

    t.answer("no")

    assert (5, ["T06 1R"], "they: action") == (t.resources(THEM), t.pool(THEM), t.asked())


@card("02080")
@pytest.mark.parametrize("side", ["-", "+1MD"])
def test_doubt_removes_what_they_cannot_resolve(side: str) -> None:
    """A blank or a modifier by itself goes, and nobody is asked."""
    t = doubt(side)

    assert (["T06 1R"], "they: action") == (t.pool(THEM), t.asked())


@card("02080")
@pytest.mark.parametrize(("resources", "damage"), [(1, 1), (0, 0)])
def test_doubts_die_is_paid_for_and_can_be_blocked(resources: int, damage: int) -> None:
    """As any other; too dear, it goes."""
    t = Tabletop("T01", "T83", hand="02080", their_resources=resources)
    t.show("their T83", "2ID")
    t.next_roll("their T83", "2MD1")
    t.copy("T01").shields = 1
    t.copy("T01").damage = 0

    t.answer("play 02080", *["yes", "T01"] * resources)

    assert (damage, []) == (t.copy("T01").damage, t.pool(THEM))
    assert "they: action" == t.asked()
