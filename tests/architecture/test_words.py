"""The pages of words are up to date, and every word has an example."""

import pytest

from scripts import imperial_words, words

WORDS = [word for module in words.MODULES for _, word in words.words_of(module)]
FUNCTIONS = [word.name for word in WORDS if "(" in word.written]


def test_the_page_of_words_is_current() -> None:
    """What is written in docs/reference is what the language says today."""
    assert 0 == words.main(["--check"]), "run `just words`"


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_word_that_takes_something_has_an_example(name: str) -> None:
    """A new word gets its example in scripts/words.py."""
    assert name in words.EXAMPLES


def test_no_example_is_of_a_word_that_is_gone() -> None:
    """An example goes with its word."""
    assert [] == [name for name in words.EXAMPLES if name not in FUNCTIONS]


def test_the_page_of_imperial_assault_is_current() -> None:
    """What is written in docs/reference is what nodes and cards say today."""
    assert 0 == imperial_words.main(["--check"]), "run `just words`"


def test_every_short_way_has_an_example() -> None:
    """One that is new gets its own in scripts/imperial_words.py, and none outlives its word."""
    assert [] == imperial_words.without_example()
    assert len(imperial_words.EXAMPLES) == len(list(imperial_words.short_ways()))
