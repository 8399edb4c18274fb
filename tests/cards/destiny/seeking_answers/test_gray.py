"""Seeking Answers, gray cards and battlefields: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# The Dune Sea


def dune_sea(controller: int = 0) -> Tabletop:
    """The battlefield under somebody's control, their turn, cards in both hands."""
    t = Tabletop("T01", "T02", hand="T31 T31", their_hand="T31 T32 T33")
    t.battlefield("21101", controller)
    t.show("their T02", "-")
    t.show("T01", "-")
    if controller == 0:
        t.pass_turn()
    return t


@card("21101")
def test_the_dune_sea_costs_them_another_card() -> None:
    """After their action to reroll, if you like; they choose which."""
    t = dune_sea()

    t.answer("reroll", "their card T31", "stop")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("action_taken"))
    t.answer("yes")
    assert ("they: choose", ["their card T32", "their card T33"]) == (t.asked(), t.options())
    t.answer("their card T33")

    assert (["T32"], ["T31", "T33"]) == (t.hand(THEM), t.discards(THEM))


@card("21101")
def test_the_dune_sea_does_so_once_a_round() -> None:
    """Even if you did not want it; in the next round again."""
    t = dune_sea()
    t.answer("reroll", "their card T31", "stop", "no")
    t.pass_turn()

    t.answer("reroll", "their card T32", "stop")

    assert ("you: action", ["T33"]) == (t.asked(), t.hand(THEM))


@card("21101")
def test_the_dune_sea_waits_for_nothing_else() -> None:
    """Not for another action of theirs before it, nor for yours."""
    t = dune_sea()
    t.answer("play T32")
    t.answer("reroll", "card T31", "stop")
    assert "they: action" == t.asked()

    t.answer("reroll", "their card T31", "stop")

    assert "you: may" == t.asked()


# Dank Farrik


@pytest.mark.parametrize(("their_turn", "is_offered"), [("remove", True), ("other", False)])
@card("21105")
def test_dank_farrik_needs_a_die_removed_on_their_last_turn(
    their_turn: str, is_offered: bool
) -> None:
    """By them, and one of yours; one of their own does not count."""
    t = Tabletop("T01", "T02", hand="21105", their_hand="04022 04022", resources=5)
    t.show("T01", "1R")
    t.show("their T02", "-")
    t.pass_turn()

    t.answer("play 04022", "die T01 1R" if their_turn == "remove" else "their die T02 -")

    assert is_offered == ("play 21105" in t.options())


@card("21105")
def test_dank_farrik_rerolls_all_dice() -> None:
    """Of both players."""
    t = Tabletop("T01 T03", "T02", hand="21105", their_hand="04022", resources=5)
    t.show("T01", "1R")
    t.show("T03", "1R")
    t.show("their T02", "-")
    t.next_roll("T03", "2RD")
    t.next_roll("their T02", "1Sh")
    t.pass_turn()
    t.answer("play 04022", "die T01 1R", "play 21105")

    assert (["T03 2RD"], ["T02 1Sh"]) == (t.pool(), t.pool(THEM))
    assert 5 == t.resources()


@card("21105")
def test_dank_farrik_can_be_played_again_from_the_discard_pile() -> None:
    """For nothing, and only if the same holds; then it is set aside."""
    t = Tabletop("T01 T03", "T02", their_hand="04022")
    t.discard_pile("21105")
    t.show("T01", "1R")
    assert "play 21105" not in t.options()
    t.pass_turn()
    t.answer("play 04022")

    t.answer("play 21105")

    assert (["21105"], 5) == (t.aside(), t.resources())


@card("21105", "21034")
def test_a_removal_before_their_last_turn_is_too_long_ago(code: str) -> None:
    """They passed on their last turn."""
    t = Tabletop("T01 T03", "T02", hand=code, their_hand="04022")
    t.show("T01", "1R")
    t.pass_turn()
    t.answer("play 04022")
    assert f"play {code}" in t.options()
    t.answer("activate T01")

    t.pass_turn()

    assert f"play {code}" not in t.options()


@card("21105", "21034")
def test_a_removal_in_the_last_round_does_not_count(code: str) -> None:
    """Even if it was on their last turn."""
    t = Tabletop("T01 T03", "T02", hand=code, their_hand="T37 04022 T700")
    t.show("T01", "1R")
    t.pass_turn()
    t.answer("play T37", "play 04022", "play T700")
    t.keep_hands()

    assert ("you: action", 2) == (t.asked(), t.state.round)
    assert f"play {code}" not in t.options()


@card("21105", "21034")
def test_your_own_removal_on_their_turn_does_not_count(code: str) -> None:
    """It was you who removed it."""
    t = Tabletop("T01 T03", "T02", hand=f"{code} 04022", their_hand="T43")
    t.show("T01", "1R")
    t.pass_turn()
    t.answer("play T43", "play 04022")
    t.answer("pass")

    assert f"play {code}" not in t.options()
