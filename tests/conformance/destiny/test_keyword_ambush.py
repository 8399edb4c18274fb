"""Ambush beside other additional actions."""

from dejarik.testing.destiny.table import Tabletop, ruling


def lured(**edition: int) -> Tabletop:
    """Your event with Ambush makes the opponent activate; before that they play one too."""
    t = Tabletop("T01", "T161", hand="T160", their_hand="T162", edition=edition)
    t.answer("play T160", "their card T162")
    return t


@ruling("arh.faq.44")
def test_the_action_of_the_card_that_began_first_is_taken_first() -> None:
    """Though the other card with Ambush has been resolved before."""
    t = lured()

    assert "you: additional_action" == t.asked()
    t.answer("pass")
    assert "they: additional_action" == t.asked()


@ruling("arh.part7.ambush.01")
def test_an_edition_may_have_ambush_begin_after_its_card() -> None:
    """Then the inner card is the first to be finished."""
    t = lured(ambush_from_start=False)

    assert "they: additional_action" == t.asked()
    t.answer("pass")
    assert "you: additional_action" == t.asked()
