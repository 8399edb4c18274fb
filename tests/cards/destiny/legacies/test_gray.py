"""Legacies, gray cards: what each offers, and what it does."""

from dejarik.games.destiny.rules import values
from dejarik.testing.destiny.table import THEM, YOU, card
from tests.cards.destiny.idioms import set_up

# Profitable Connection


@card("05171")
def test_profitable_connection_is_a_resource_more_to_begin_with() -> None:
    """For its player alone; upkeep brings no more than usual."""
    t = set_up(["T01", "05171"], ["T02"])

    assert (3, 2) == (t.resources(), t.resources(THEM))
    assert 2 == values.upkeep_income(t.state, YOU)
