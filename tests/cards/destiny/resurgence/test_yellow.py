"""Resurgence, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# The Axe Forgets


def axe(struck: str) -> Tabletop:
    """They have just dealt damage to this character."""
    hand = "T39 T32 T32"
    t = Tabletop("T01", "T02", hand="23077 T31", their_hand=hand, their_deck="T33 T34")
    t.discard_pile(*["T31"] * 8, seat=THEM)
    t.pass_turn()
    t.answer("play T39", struck)
    return t


@card("23077")
def test_the_axe_forgets_takes_a_card_from_hand_and_deck() -> None:
    """One at random from their hand, the top one of their deck."""
    t = axe("T01")

    t.answer("play 23077")

    assert (["T32"], [*["T31"] * 8, "T39", "T32", "T33"]) == (t.hand(THEM), t.discards(THEM))
    assert (["T31"], ["23077"]) == (t.hand(), t.discards())
    assert ["T34"] == t.codes(t.state.players[THEM].deck)


@pytest.mark.parametrize(("struck", "is_offered"), [("T01", True), ("their T02", False)])
@card("23077")
def test_the_axe_forgets_needs_damage_to_one_of_yours(struck: str, is_offered: bool) -> None:
    """Not to one of theirs."""
    assert is_offered == ("play 23077" in axe(struck).options())


@card("23077")
def test_the_axe_forgets_minds_their_last_turn_only() -> None:
    """Not a turn before, not what you dealt yourself on theirs."""
    t = Tabletop("T01", "T02", hand="23077 T39", their_hand="T39 T43")
    t.pass_turn()
    t.answer("play T39", "T01", "pass", "play T43", "play T39", "T01", "pass")

    assert ("you: action", False) == (t.asked(), "play 23077" in t.options())


@card("23077")
def test_the_axe_forgets_the_last_round() -> None:
    """Their last turn of the round before does not count."""
    t = Tabletop("T01", "T02", hand="23077", their_hand="T37 T39 T700")
    t.pass_turn()
    t.answer("play T37", "play T39", "T01", "play T700")
    t.keep_hands()

    assert ("you: action", 2) == (t.asked(), t.state.round)
    assert "play 23077" not in t.options()


@card("23077")
def test_the_axe_forgets_finds_an_empty_hand() -> None:
    """Then only the deck loses a card."""
    t = axe("T01")
    t.state.players[THEM].hand.clear()

    t.answer("play 23077")

    assert (["T31"], ["T39", "T33"]) == (t.hand(), t.discards(THEM)[8:])
