"""What a player reads on each card, word for word."""

from dataclasses import replace

import pytest

from dejarik.games.destiny.language.english import render_card
from dejarik.titles.destiny.catalogue.files import facts
from dejarik.titles.destiny.catalogue.texts import versions
from dejarik.titles.destiny.games import rendered_texts
from tests.unit.destiny.card_texts import TEXTS


@pytest.mark.parametrize("code", sorted(TEXTS))
def test_each_card_reads_as_expected(code: str) -> None:
    """Word for word, a line for each part."""
    text = versions()[code]
    assert "\n".join(TEXTS[code]) == render_card(text, facts(text.until)[text.code])


def test_every_implemented_card_is_expected_here() -> None:
    """
    A new card brings its text along, and so does an older version (`01138@ffg`).

    A reprint reads like the first printing.
    """
    written = {name for name, text in versions().items() if not text.reprint_of}
    assert [] == sorted(written ^ TEXTS.keys()), "add what `just card` shows to TEXTS"
    read = rendered_texts()
    assert versions().keys() == read.keys()
    for name, text in versions().items():
        first = replace(text, code=text.reprint_of or text.code)
        assert read[name] == read[first.version]
