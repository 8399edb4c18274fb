"""What a player reads on each card, word for word."""

import pytest

from dejarik.catalog import facts, rendered_texts
from dejarik.games.destiny.cards import card_texts
from dejarik.games.destiny.language.english import render_card
from tests.unit.destiny.card_texts import TEXTS


@pytest.mark.parametrize("code", sorted(TEXTS))
def test_each_card_reads_as_expected(code: str) -> None:
    """Word for word, a line for each part."""
    assert "\n".join(TEXTS[code]) == render_card(card_texts()[code], facts()[code])


def test_every_implemented_card_is_expected_here() -> None:
    """A new card brings its text along; a reprint reads like the first printing."""
    written = {code for code, text in card_texts().items() if not text.reprint_of}
    assert [] == sorted(written ^ TEXTS.keys()), "add what `just card` shows to TEXTS"
    read = rendered_texts()
    assert card_texts().keys() == read.keys()
    for text in card_texts().values():
        assert read[text.code] == read[text.reprint_of or text.code]
