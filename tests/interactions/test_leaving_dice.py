"""Dice whose cards leave while they are being resolved."""

from dejarik.games.destiny.model.state import SET_ASIDE
from dejarik.testing.destiny.table import Tabletop


def test_a_modifier_die_set_aside_while_it_helps_stays_set_aside() -> None:
    """The damage defeats the very character whose die raised it."""
    table = Tabletop("T01 T07 T08", "T02")
    base = table.show("T01", "1MD")
    helping = table.show("T08", "+1MD")
    table.copy("T08").damage = 7

    table.answer("resolve melee", "die T08 +1MD", "T08")

    assert [] == table.pool()
    assert SET_ASIDE == table.state.dice[helping.id].zone
    assert base.copy == table.copy("T01").ref
