"""What a player reads on each card, word for word."""

import re

import pytest

from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.lab.overlap import code_of, measure, offenders, printed_texts, texts_folder
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.catalogue.answers import SwccgCatalogue
from dejarik.titles.swccg.catalogue.texts import text_of
from dejarik.titles.swccg.laboratory.collection import COLLECTION
from dejarik.titles.swccg.terminal.cards import describe
from tests.unit.swccg.card_texts import CARDS, TEXTS

EVERY_LINE = [line for code in sorted(PROGRAMS) for line in text_of(code)]
CODE_NAME = re.compile(r"_|[a-z][A-Z]")
SENSE_AND_ALTER = {"1_109", "1_267", "1_71", "1_234"}


@pytest.mark.parametrize("code", sorted(CARDS))
def test_each_card_reads_as_expected(code: str) -> None:
    """Word for word, a line for each text."""
    assert CARDS[code] == text_of(code)


def test_every_implemented_card_is_expected_here_once() -> None:
    """The 68 of the box, Sense and Alter: a new one brings its text along."""
    assert [] == sorted(CARDS.keys() ^ PROGRAMS.keys()), "add what `dejarik card` shows"
    assert len(CARDS) == sum(len(codes) for codes in TEXTS)
    assert [] == [code for code, lines in CARDS.items() if not lines]
    assert CARDS.keys() - SENSE_AND_ALTER == files.boxed().keys()


def test_every_sentence_is_whole() -> None:
    """A capital or a number at the beginning, a full stop at the end, and nothing twice."""
    for line in EVERY_LINE:
        assert line.endswith("."), line
        assert re.match(r"[A-Z0-9]", line), line
        assert not re.search(r"  |,,|\.\.|, \.| ,|: :|\. [a-z]|[(){}\[\]]", line), line
        assert not re.search(r"\b(\w+) \1\b", line), line


def test_no_name_of_the_code_is_read_aloud() -> None:
    """Neither underscores nor words with a capital inside."""
    assert [] == [line for line in EVERY_LINE if CODE_NAME.search(line)]


def test_a_location_speaks_to_each_side() -> None:
    """A line for each, also if one says nothing."""
    assert (
        "Dark Side: If your total ability here is below 6, you draw no battle destiny here.",
        "Light Side: No text.",
    ) == text_of("1_130")


def test_cards_of_both_sides_name_their_own_people() -> None:
    """One program, two texts: whom a trooper comes to for free."""
    assert "a Rebel with ability above 2." in text_of("1_28")[0]
    assert "an Imperial with ability above 2." in text_of("1_194")[0]


def test_a_card_that_cannot_be_played_has_no_text() -> None:
    """Nothing is made up for it."""
    assert () == text_of("1_1")


def test_sheets_and_the_terminal_show_the_text() -> None:
    """The same lines as on the card, beside its facts."""
    assert SwccgCatalogue().sheet("1_100", "advanced-3.27", "en").text == CARDS["1_100"]
    shown = " ".join(line.strip() for line in describe("1_100"))
    assert f"Lost interrupt of the Light Side. Destiny 3. {CARDS['1_100'][0]}" in shown


def test_no_text_repeats_a_long_run_of_the_printed_one() -> None:
    """Where the community's data lies beside the checkout."""
    folder = texts_folder("swccg")
    if folder is None:
        pytest.skip("the community's card data does not lie beside this checkout")
    printed = printed_texts(folder, COLLECTION)
    measured = measure(COLLECTION.rendered(), printed)

    assert {*CARDS} == {code_of(run.code) for run in measured}
    assert all(any(one.first == code and one.text for one in printed.values()) for code in CARDS)
    assert [] == offenders(measured)
