"""Awakenings, blue hero supports: what each offers, and what it does."""

from dejarik.testing.table import Tabletop, card

# The Force Is Strong


def the_force_is_strong(hand: str, resources: int = 0) -> Tabletop:
    """
    The support in play, and these cards in hand.
    """
    t = Tabletop("T01 T02", hand=hand, their_hand="T33", resources=resources)
    t.support("01125")
    return t


@card("01125")
def test_the_force_is_strong_gives_up_a_blue_card_to_play_another_copy_for_free() -> None:
    """
    Blue cards alone can be discarded; of the rest only copies of that card can be played.
    """
    t = the_force_is_strong("T33 01118 T33 T31 01118 T33")
    t.discard_pile("T33")

    t.answer("use 01125")
    assert ["card T33", "card 01118", "card T33", "card 01118", "card T33"] == t.options()
    t.answer("card T33")
    assert ["card T33", "card T33"] == t.options()
    t.answer("card T33")

    assert (["01118", "T31", "01118", "T33", "T31"], 0) == (t.hand(), t.resources())
    assert (["T33", "T33", "T33"], False) == (t.discards(), t.copy("01125").ready)


@card("01125")
def test_the_force_is_strong_serves_again_when_it_is_ready_again() -> None:
    """
    It is an action, not one for once a round.
    """
    t = the_force_is_strong("T33 T33 T33")
    t.answer("use 01125", "card T33", "card T33", "pass")

    t.copy("01125").ready = True

    assert "use 01125" in t.options()


@card("01125")
def test_the_force_is_strong_discards_for_nothing_without_another_copy() -> None:
    """
    The price is paid all the same, and nobody learns what is left in the hand.
    """
    t = the_force_is_strong("T33 T31")

    t.answer("use 01125", "card T33")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", ["T31"], ["T33"]) == (t.asked(), t.hand(), t.discards())


@card("01125")
def test_the_force_is_strong_plays_no_copy_that_may_not_be_played() -> None:
    """
    An upgrade of yours needs a character it may be on.
    """
    t = Tabletop("T01", hand="01041 01041")
    t.support("01125")

    t.answer("use 01125", "card 01041")

    assert ["stop"] == t.options()


@card("01125")
def test_the_force_is_strong_needs_a_blue_card_and_to_be_ready() -> None:
    """
    Without either it does nothing.
    """
    t = the_force_is_strong("T31 T34")
    t.answer("use 01125")
    assert (True, ["T31", "T34"]) == (t.copy("01125").ready, t.hand())

    t = the_force_is_strong("T33 T33")
    t.copy("01125").ready = False
    t.answer("use 01125")
    assert ["T33", "T33"] == t.hand()
