"""Bubble Shield: a support that takes indirect damage."""

from dejarik.games.destiny.model.facts import INDIRECT
from dejarik.testing.destiny.table import THEM, Tabletop, card


def bubble(damage: int, side: str = "2ID") -> Tabletop:
    """They resolve indirect damage against your only character and the support."""
    t = Tabletop("T01", "T02")
    t.support("05145").damage = damage
    t.support("T12")
    t.support("T14", THEM)
    t.show("their T14", side)
    t.pass_turn()
    t.answer("resolve indirect")
    return t


@card("05145")
def test_the_bubble_shield_takes_indirect_damage() -> None:
    """If you like; it stays with less than three."""
    t = bubble(0)
    assert ("you: indirect_damage", ["T01", "05145"]) == (t.asked(), t.options())
    t.answer("05145", "05145")
    assert (2, 0) == (t.copy("05145").damage, t.copy("T01").damage)
    assert [(2, INDIRECT)] == [(one.amount, one.detail) for one in t.events("damage_dealt")]
    assert 1 == len(t.events("damage_taken"))


@card("05145")
def test_the_bubble_shield_bursts() -> None:
    """With three damage on it; no more than that can go there."""
    t = bubble(2)
    assert ["T01"] == t.options()
    t.answer("T01")
    assert ["T01", "05145"] == t.options()
    t.answer("05145")
    assert (["T01", "T12"], ["05145"], 1) == (t.in_play(), t.discards(), t.copy("T01").damage)
    t = bubble(2)
    t.answer("T01", "T01")
    assert (2, 2) == (t.copy("T01").damage, t.copy("05145").damage)


@card("05145")
def test_the_bubble_shield_is_no_character() -> None:
    """Other damage does not find it, nor does their own indirect damage."""
    t = Tabletop("T01 T65", "T02 T03")
    t.support("05145", THEM)
    t.show("T01", "1MD")
    t.answer("resolve melee")
    assert ["T01", "T65", "their T02", "their T03"] == t.options()
