"""The page of words is up to date, and every word has an example."""

import pytest

from scripts import words

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
