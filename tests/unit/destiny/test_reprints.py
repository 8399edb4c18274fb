"""A card that is printed twice has one program."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.cards import card_texts
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.titles.destiny.catalogue.files import facts


def first_printing(code: str) -> str:
    """The printing all others repeat, as the facts have it."""
    while facts()[code].reprint_of:
        code = facts()[code].reprint_of
    return code


def test_a_reprint_does_what_the_earlier_printing_does() -> None:
    """It names that printing and has its parts."""
    earlier = d.card("01084", d.play(d.gain(1)))
    later = d.reprint("04018", of=earlier)
    assert ("04018", earlier.parts, "01084") == (later.code, later.parts, later.reprint_of)
    assert not earlier.reprint_of


def test_a_reprint_names_the_first_printing_of_the_same_card() -> None:
    """And that one has a program of its own."""
    reprints = [text for text in card_texts().values() if text.reprint_of]
    assert reprints
    for text in reprints:
        assert first_printing(text.code) == text.reprint_of
        assert not card_texts()[text.reprint_of].reprint_of


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_erratum_changes_every_printing(edition: str) -> None:
    """Where the first printing did something else, so did its reprints."""
    texts = card_texts(edition)
    reprints = [text for text in texts.values() if text.reprint_of]
    assert reprints
    assert [] == [one.code for one in reprints if one.parts != texts[one.reprint_of].parts]


def test_no_program_stands_twice() -> None:
    """Where two printings do the same, the later one is a reprint."""
    texts = card_texts()
    twice = [
        code
        for code, text in texts.items()
        if not text.reprint_of
        and code != first_printing(code)
        and first_printing(code) in texts
        and text.parts == texts[first_printing(code)].parts
    ]
    assert [] == twice, "write `d.reprint(...)`"
