"""The hash of a deck tells which cards are in it, and nothing else."""

from dejarik.hosting.decks import deck_hash
from tests.titles.toy.decks import ToyDecks, packed

DECKS = ToyDecks()
LISTED = ("strike", "strike", "guard", "ward")


def test_the_order_of_a_list_does_not_matter() -> None:
    """Sixteen digits of hexadecimal."""
    found = deck_hash(DECKS, packed(LISTED))

    assert found == deck_hash(DECKS, packed(tuple(reversed(LISTED))))
    assert 16 == len(bytes.fromhex(found)) * 2


def test_one_copy_more_is_another_deck() -> None:
    """So is another card."""
    found = {deck_hash(DECKS, packed(cards)) for cards in (LISTED, (*LISTED, "ward"), LISTED[:3])}

    assert 3 == len(found)
