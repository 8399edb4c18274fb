"""Redemption, gray cards: what each offers, and what it does."""

from dejarik.games.destiny.rules import values
from dejarik.testing.destiny.table import YOU, Tabletop, card

# Cyber Center


@card("15099")
def test_cyber_center_heals_and_lets_you_draw_one_more() -> None:
    """For the upkeep of this round, and not for the next."""
    t = Tabletop("T01", "T02", deck=" ".join(["T31"] * 20))
    t.battlefield("15099")
    t.copy("T01").damage = t.copy("their T02").damage = 3

    t.answer("claim", "yes")
    assert ["T01", "their T02"] == t.options()
    t.answer("T01", "pass")
    t.keep_hands()

    assert (2, 6) == (t.copy("T01").damage, len(t.hand()))
    assert 5 == values.hand_size(t.state, YOU)
