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
    """A new card brings its text along."""
    assert [] == sorted(card_texts().keys() ^ TEXTS.keys()), "add what `just card` shows to TEXTS"
    assert sorted(TEXTS) == sorted(rendered_texts())
