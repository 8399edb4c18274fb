"""Uncharted Alliances, other gray cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import YOU, Tabletop, card

# Forage


def forage(deck: str, *, subtype: str = "scavenger", resources: int = 1) -> Tabletop:
    """Forage is played beside a card with this subtype."""
    t = Tabletop("T03", "T02", hand="25035 T31", deck=deck, resources=resources)
    t.copy("T03").subtypes = [subtype]
    t.copy("their T02").subtypes = ["creature"]
    t.answer("play 25035")
    return t


@card("25035")
def test_forage_plays_one_of_four_and_puts_the_others_back() -> None:
    """Only what can be paid for; the others on top, on the bottom or some on each."""
    t = forage("T33 24043 T22 T32 T31")
    shown = t.events("cards_revealed")[0]
    assert (4, 0) == (shown.amount, shown.detail)

    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["card T33", "card T22"] == t.options()
    t.answer("card T33")
    assert ("you: deck_bottom", 4, 0) == (t.asked(), len(t.options()), t.resources())
    t.answer("card 24043", "stop", "card T32")

    assert ["24043", "T31", "T22"] == t.codes(t.state.players[YOU].deck)


@card("25035")
def test_forage_may_play_nothing() -> None:
    """All four go back."""
    t = forage("T33 T23 T22 T32")

    t.answer("no")

    assert 1 == t.resources()
    assert ("you: deck_bottom", 5) == (t.asked(), len(t.options()))


@card("25035")
@pytest.mark.parametrize(("subtype", "shown"), [("creature", 1), ("sith", 0)])
def test_forage_spots_a_scavenger_or_a_creature(subtype: str, shown: int) -> None:
    """One of yours; and where nothing can be played that is plain to see."""
    t = forage("T23 T23 T23 T23", subtype=subtype)

    assert shown == len(t.events("cards_revealed"))
    assert ("you: deck_bottom" if shown else "they: action") == t.asked()
