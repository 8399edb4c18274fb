"""Chimaera: what it offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import waits_only_for_your_activation


@card("24024")
@pytest.mark.parametrize("seed", ["random", "table"])
@pytest.mark.parametrize(("side", "left"), [("3RD", 2), ("3ID", 2), ("2Sh", 1), ("-", 1)])
def test_a_chimaera_that_rolls_no_damage_costs_them_a_card(side: str, left: int, seed: str) -> None:
    """Out of the hand; what a mod on it rolls does not count."""
    t = Tabletop("T03", "T02", hand="T33 " * 12, their_hand="T31 T31", seed=seed)
    t.support("24024")
    t.upgrade("T140", on="24024")
    t.discard_pile("T33", "T33", "T33", "T33", seat=THEM)
    t.next_roll("24024", side)
    t.next_roll("T140", "2RD")

    t.answer("activate 24024")

    assert ("they: action", left, 12) == (t.asked(), len(t.hand(THEM)), len(t.hand()))
    assert 6 - left == len(t.discards(THEM))


@card("24024")
def test_the_chimaera_waits_for_your_activation() -> None:
    """Not for an opponent's, nor for that of another card."""
    t = Tabletop("T03", "T02")
    t.support("24024")

    waits_only_for_your_activation(t, "24024")


@card("24024")
def test_the_chimaera_shows_your_top_card() -> None:
    """Which stays there if it cannot be paid for; once a round."""
    t = Tabletop("T01", "T02 03004", deck="T34 T31", resources=0)
    t.support("24024")

    t.answer("use 24024")
    assert ["T34"] == t.codes(t.events("cards_revealed")[0].items)
    assert ("they: action", []) == (t.asked(), t.state.players[YOU].detected)
    t.answer("pass")

    assert "use 24024" not in t.options()


@card("24024")
@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 2)])
def test_the_chimaera_may_play_your_top_card(answer: str, left: int) -> None:
    """At its cost."""
    t = Tabletop("T01", "T02", deck="T34 T31", resources=1)
    t.support("24024")

    t.answer("use 24024", answer)

    assert left == len(t.state.players[YOU].deck)
    assert (["T34"] if left == 1 else []) == t.discards()
    assert (3 - left) == t.resources()


@card("24024")
@pytest.mark.parametrize(("place", "seat"), [(0, YOU), (1, THEM)])
def test_with_thrawn_the_chimaera_may_play_the_top_card_of_any_deck(place: int, seat: int) -> None:
    """It comes under your control, and stays its owner's card."""
    t = Tabletop("T01 03004", "T02", deck="T78 T31", their_deck="T78 T31")
    t.support("24024")

    t.answer("use 24024")
    assert ["either 0", "either 1"] == t.options()
    t.answer(f"either {place}")
    shown = t.events("cards_revealed")[0]
    assert (seat, ["T78"], []) == (shown.seat, t.codes(shown.items), t.state.players[seat].detected)
    t.answer("yes")

    assert seat == t.copy("T78").owner


@card("24024")
def test_the_chimaera_finds_no_card_in_an_empty_deck() -> None:
    """Nothing is asked then."""
    t = Tabletop("T01", "T02", deck="")
    t.support("24024")

    t.answer("use 24024")

    assert ("they: action", []) == (t.asked(), t.events("cards_revealed"))
