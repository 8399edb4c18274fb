"""Legacies, Refit: a cheaper vehicle with damage on it."""

from dejarik.testing.destiny.table import Tabletop, card
from tests.cards.destiny.idioms import followed


@card("05113")
def test_refit_plays_a_vehicle_for_less_and_damages_it() -> None:
    """One vehicle of your hand; the damage is there before anything follows the playing."""
    t = Tabletop(hand="05113 T11 T66 T12", their_hand="T11", resources=0)
    t.discard_pile("T66")

    t.answer("play 05113")
    assert ["card T11", "card T66"] == t.options()
    t.answer("card T66")

    assert (0, 1, ["T11", "T12"]) == (t.resources(), t.copy("T66").damage, t.hand())
    assert followed(t, "damage_placed", "card_played")
    assert [1] == [one.amount for one in t.events("damage_placed")]


@card("05113")
def test_refit_pays_the_rest_of_the_cost() -> None:
    """The vehicle costs 1 less, no more; a vehicle that is too dear cannot be played."""
    t = Tabletop(hand="05113 01005 01032", resources=3)
    t.support("T11")

    t.answer("play 05113")
    assert ["card 01032"] == [one for one in t.options() if one.startswith("card")]
    t.answer("card 01032")

    assert (0, ["T01", "T11", "01032"], ["01005"]) == (t.resources(), t.in_play(), t.hand())
    assert (1, 0) == (t.copy("01032").damage, t.copy("T11").damage)


@card("05113")
def test_refit_does_nothing_without_a_vehicle() -> None:
    """Nothing in play is damaged instead."""
    t = Tabletop(hand="05113 T12")
    t.support("T11")

    t.answer("play 05113", "stop")

    assert ("they: action", 0, ["T12"]) == (t.asked(), t.copy("T11").damage, t.hand())
