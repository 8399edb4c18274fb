"""Covert Missions, gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card
from tests.cards.destiny.idioms import only_your_activation_counts

# Jawa Junk Dealer


@card("12147")
def test_jawa_junk_dealer_may_play_a_gray_neutral_card_for_one_less() -> None:
    """No card of another colour or side, none that is too dear, none of the discard pile."""
    t = Tabletop("12147 T01", hand="T919 T23 T917 T33 T403", their_hand="T919", resources=1)
    t.discard_pile("T919")

    t.answer("activate 12147")
    assert ["no", "yes"] == t.options()
    t.answer("yes")
    assert ["card T919", "card T403"] == t.options()
    t.answer("card T919")

    assert (0, ["12147", "T01", "T919"]) == (t.resources(), t.in_play())


@card("12147")
def test_jawa_junk_dealer_need_not_play_anything() -> None:
    """It is asked only after you have activated it."""
    t = Tabletop("12147 T03", hand="T919")
    only_your_activation_counts(t, Tabletop("12147 T03", hand="T919"), "12147")

    t.answer("no")

    assert ("they: action", ["T919"]) == (t.asked(), t.hand())
