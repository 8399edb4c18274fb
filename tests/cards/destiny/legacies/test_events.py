"""Legacies, events: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Entangle


@card("05151")
def test_entangle_spots_a_character() -> None:
    """A yellow upgrade is none."""
    t = Tabletop("T01", "T02", hand="05151")
    t.upgrade("T913", on="T01")
    t.show("their T02", "1R")

    t.answer("play 05151")

    assert (["T02 1R"], "they: action") == (t.pool(THEM), t.asked())
