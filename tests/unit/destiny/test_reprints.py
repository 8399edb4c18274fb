"""A card that is printed twice has one program."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.cards import written_texts
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.titles.destiny.catalogue.files import facts
from dejarik.titles.destiny.catalogue.texts import card_texts, versions
from dejarik.titles.destiny.games import library


def test_a_reprint_does_what_the_earlier_printing_does() -> None:
    """It names that printing and has its parts."""
    earlier = d.card("01084", d.play(d.gain(1)))
    later = d.reprint("04018", of=earlier)
    assert ("04018", earlier.parts, "01084") == (later.code, later.parts, later.reprint_of)
    assert not earlier.reprint_of


def test_a_reprint_names_the_printing_whose_text_it_has() -> None:
    """The first one of the same card, or the last that was given other words."""
    reprints = [text for text in card_texts().values() if text.reprint_of]
    assert reprints
    for text in reprints:
        assert text.reprint_of in library().same(text.code)
        assert not card_texts()[text.reprint_of].reprint_of


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_erratum_changes_every_printing(edition: str) -> None:
    """Where the first printing did something else, so did its reprints."""
    texts = card_texts(edition)
    reprints = [text for text in texts.values() if text.reprint_of]
    assert reprints
    assert [] == [one.code for one in reprints if one.parts != texts[one.reprint_of].parts]


def test_a_reprint_needs_no_line_of_its_own() -> None:
    """The facts say what it repeats."""
    assert "04018" not in {one.code for one in written_texts()}
    assert "01084" == versions()["04018"].reprint_of


def test_a_reworded_reprint_is_read_before_it_can_be_played() -> None:
    """Until then it has no text, nor have those that repeat it; what is read is written down."""
    reworded = {code for code, card in facts().items() if card.reworded}
    assert {"09011", "11052", "20159"} <= reworded
    written = {one.code for one in written_texts()}
    assert card_texts().keys() & reworded == reworded & written


def test_only_what_must_be_read_is_written_as_a_reprint() -> None:
    """Where two printings do the same in the same words, the facts say so."""
    repeated = [one.code for one in written_texts() if one.reprint_of]
    assert all(facts()[code].reworded for code in repeated)
    texts = {one.code: one for one in written_texts() if not one.reprint_of}
    alike = [
        code
        for code, text in texts.items()
        for other in library().same(code)
        if other < code and other in texts and texts[other].parts == text.parts
    ]
    assert [] == alike
