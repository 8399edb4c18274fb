"""Seeking Answers, red cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Siege


@card("21026")
def test_siege_makes_their_hand_smaller() -> None:
    """By one card; yours stays as it is."""
    t = Tabletop("T01", "T02", deck="T31 " * 8, their_deck="T31 " * 8)
    t.support("21026")

    t.pass_turn()
    t.pass_turn()

    assert (5, 4) == (len(t.hand()), len(t.hand(THEM)))


@card("21026")
def test_siege_is_set_aside_when_they_claim() -> None:
    """Not when you do."""
    t = Tabletop("T01", "T02")
    t.support("21026")
    t.pass_turn()
    t.answer("claim")
    assert (["T01"], ["21026"]) == (t.in_play(), t.aside())
    assert t.events("battlefield_claimed")[0].serial < t.events("left_play")[0].serial

    t = Tabletop("T01", "T02")
    t.support("21026")
    t.answer("claim")
    assert ["T01", "21026"] == t.in_play()
