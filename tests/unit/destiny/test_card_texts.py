"""What a player reads on each card, word for word."""

from dataclasses import replace

import pytest

from dejarik.titles.destiny.catalogue.texts import versions
from dejarik.titles.destiny.games import rendered_texts
from scripts.card_texts import stored, texts_by_set


@pytest.mark.parametrize("card_set", sorted(stored()))
def test_each_card_reads_as_expected(card_set: str) -> None:
    """Word for word, a line for each part, an older version (`01138@ffg`) too."""
    assert stored()[card_set] == texts_by_set()[card_set], "read the change, then `just texts`"


def test_every_set_with_cards_is_expected_here() -> None:
    """A new card brings its text along."""
    assert sorted(texts_by_set()) == sorted(stored()), "`just texts`"


def test_a_reprint_reads_like_the_first_printing() -> None:
    """It has no words of its own."""
    read = rendered_texts()
    assert versions().keys() == read.keys()
    for name, text in versions().items():
        first = replace(text, code=text.reprint_of or text.code)
        assert read[name] == read[first.version]
