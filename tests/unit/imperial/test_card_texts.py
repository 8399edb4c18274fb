"""What a player reads on each card and of each mission, word for word."""

import re

import pytest

from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.language.english.glossary import GLOSSARY, terms_in
from dejarik.games.imperial.missions import missions
from dejarik.titles.imperial.catalogue.cards import card_facts
from dejarik.titles.imperial.catalogue.texts import mission_text, names_of, text_of
from tests.unit.imperial.card_texts import CARDS, MISSIONS

EVERY_LINE = [
    *[line for code in sorted(programs()) for line in text_of(code)],
    *[line for code in sorted(missions()) for line in mission_text(code)],
    *GLOSSARY.values(),
]
CODE_NAME = re.compile(r"_|[a-z][A-Z]")


@pytest.mark.parametrize("code", sorted(CARDS))
def test_each_card_reads_as_expected(code: str) -> None:
    """Word for word, a line for each ability."""
    assert CARDS[code] == text_of(code)


@pytest.mark.parametrize("code", sorted(MISSIONS))
def test_each_mission_reads_as_expected(code: str) -> None:
    """Word for word."""
    assert MISSIONS[code] == mission_text(code)


def test_every_implemented_card_and_mission_is_expected_here() -> None:
    """A new one brings its text along, and none is without words."""
    assert [] == sorted(CARDS.keys() ^ programs().keys()), "add what `just card` shows"
    assert [] == sorted(MISSIONS.keys() ^ missions().keys())
    assert [] == [code for code, lines in {**CARDS, **MISSIONS}.items() if not lines]


def test_every_sentence_is_whole() -> None:
    """A capital or a number at the beginning, a full stop at the end, and nothing twice."""
    for line in EVERY_LINE:
        assert line.endswith("."), line
        assert re.match(r"[A-Z0-9]", line), line
        assert not re.search(r"  |,,|\.\.|, \.| ,|: :|[(){}\[\]]", line), line


def test_no_name_of_the_code_is_read_aloud() -> None:
    """Neither underscores nor words with a capital inside."""
    assert [] == [line for line in EVERY_LINE if CODE_NAME.search(line)]


def test_a_named_ability_begins_its_line() -> None:
    """By this a page finds what to set in bold; what is always on and surges have no names."""
    assert ("Brutality", "Force Choke", "Foresight") == names_of("darthvader")
    for code in programs():
        for name in names_of(code):
            assert 1 == sum(line.startswith(f"{name}. ") for line in text_of(code))


def test_a_card_that_cannot_be_played_has_no_text() -> None:
    """Nothing is made up for it."""
    assert () == text_of("bosskmercenary")
    assert () == mission_text("nowhere/A")


def test_a_card_names_the_words_it_takes_for_granted() -> None:
    """Conditions by their verbs too, and the keywords that are printed beside the text."""
    assert ("Bleeding", "Cleave", "Mobile") == card_facts("elitenexu").terms
    assert ("Stunned", "Recover") == terms_in(["Surge: Stun.", "Surge: Recover 2."])
    assert () == terms_in(["Special action of any figure: recover 2 damage."])
