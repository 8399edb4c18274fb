"""Across the Galaxy, gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card

# T-16 Skyhopper


@card("08150")
def test_t_16_skyhopper_does_what_it_says() -> None:
    """Say here the fact this test proves."""
    t = Tabletop(hand="08150")

    assert ["what is offered, exactly"] == t.options()
