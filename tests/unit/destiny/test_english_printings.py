"""Printings in words: the set and the number that a card says."""

from dejarik.games.destiny.language.english.facts import SET_NAMES, printing_words
from dejarik.titles.destiny.catalogue.files import facts, sets


def test_every_set_is_called_as_in_the_catalogue() -> None:
    """The first two digits of a code tell its set."""
    names = {one.code: one.name for one in sets()}
    found = {code[:2]: names[card.set_code] for code, card in facts().items()}

    assert found == SET_NAMES


def test_a_printing_is_said_by_set_and_number() -> None:
    """Without the zeros in front; the letter of a side stays."""
    assert "Way of the Force 4" == printing_words("07004")
    assert "Transformations 3B" == printing_words("13003B")
