"""Stubs of new cards: where they are listed."""

import pytest

from dejarik.games.destiny.cards.sets import SETS
from dejarik.games.destiny.model.facts import COLOUR_NAMES
from dejarik.titles.destiny.catalogue import files
from scripts import new_card

SETS_WITH_CARDS = [
    one for one in files.sets() if (new_card.CARDS / new_card.snake(one.name)).is_dir()
]


@pytest.mark.parametrize("name", [one.name for one in SETS_WITH_CARDS])
def test_a_set_lists_every_module_it_has(name: str) -> None:
    """In the words the script would write, in the order of the colours."""
    package = new_card.CARDS / new_card.snake(name)
    colours = [colour for colour in COLOUR_NAMES if (package / f"{colour}.py").exists()]

    assert new_card.index_of_set(name, colours) == (package / "__init__.py").read_text()


def test_every_set_with_cards_is_listed() -> None:
    """In the order they were published."""
    text = (new_card.CARDS / "sets.py").read_text()
    folders = [new_card.snake(one.name) for one in SETS_WITH_CARDS]

    assert new_card.index_of_sets(text, folders) == text
    assert folders == [package.__name__.rpartition(".")[2] for package in SETS]


def test_a_new_set_is_listed_in_both_places() -> None:
    """Imported by the alphabet, listed as published."""
    text = new_card.index_of_sets("# Head.\n\nfrom dejarik.games.destiny.cards import", ["b", "a"])

    assert "import (\n    a,\n    b,\n)" in text
    assert text.endswith("= (\n    b,\n    a,\n)\n")
