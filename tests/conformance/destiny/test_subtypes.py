"""Subtypes that characters have although they are not printed on them."""

import pytest

from dejarik.games.destiny.rules.values import SUBTYPES, has_subtype
from dejarik.testing.marks import only_in
from dejarik.testing.table import Tabletop, ruling


@ruling("arh.subtypes.70", "arh.subtypes.76")
@pytest.mark.parametrize(
    ("code", "subtypes"), [("04024", ["apprentice"]), ("04025", ["leader", "pilot"])]
)
def test_a_character_has_the_subtypes_the_rules_give_it(code: str, subtypes: list[str]) -> None:
    """
    Rey is an apprentice, Poe Dameron a leader and a pilot, and neither is anything else.
    """
    t = Tabletop(code)
    copy = t.copy(code)

    assert subtypes == sorted([name for name in SUBTYPES if has_subtype(t.state, copy, name)])
    assert subtypes == sorted(t.state.definition_of(copy).facts.subtypes)


@ruling("arh.subtypes.70")
@pytest.mark.parametrize(("subtype", "counted"), [("leader", 1), ("pilot", 2), ("scoundrel", 0)])
def test_an_effect_counts_poe_among_leaders_and_pilots(subtype: str, counted: int) -> None:
    """
    Beside him stands another pilot.
    """
    t = Tabletop("04025 T05", "T02", hand="T370")

    t.answer("play T370", subtype)

    assert 5 + counted == t.resources()


@ruling("arh.subtypes.76")
@pytest.mark.parametrize(("subtype", "counted"), [("apprentice", 1), ("scavenger", 0)])
def test_an_effect_counts_rey_among_apprentices(subtype: str, counted: int) -> None:
    """
    The scavenger is another Rey.
    """
    t = Tabletop("04024 T05", "T02", hand="T370")

    t.answer("play T370", subtype)

    assert 5 + counted == t.resources()


GIVEN_LATER = {
    "01019": ["leader", "scoundrel"],
    "01001": ["leader", "trooper"],
    "04002": ["leader", "trooper"],
    "01009": ["sith"],
    "01010": ["leader", "sith"],
    "01045": ["scoundrel"],
    "01003": ["leader"],
    "01004": ["leader"],
    "01046": ["scoundrel"],
    "01047": ["scoundrel"],
    "01020": ["leader", "scoundrel"],
    "01021": ["bounty-hunter"],
    "01011": ["apprentice"],
    "04001": ["apprentice"],
    "01035": ["jedi"],
    "01012": ["witch"],
    "01036": ["apprentice"],
    "01048": ["leader"],
    "01037": ["jedi"],
    "01038": ["scavenger"],
    "01022": ["scavenger"],
}


@ruling("arh.subtypes.06", "arh.subtypes.12", "arh.subtypes.16", "arh.subtypes.18")
@ruling("arh.subtypes.23", "arh.subtypes.29", "arh.subtypes.32", "arh.subtypes.35")
@ruling("arh.subtypes.38", "arh.subtypes.42", "arh.subtypes.43", "arh.subtypes.51")
@ruling("arh.subtypes.55", "arh.subtypes.63", "arh.subtypes.66", "arh.subtypes.67")
@ruling("arh.subtypes.71", "arh.subtypes.75", "arh.subtypes.86")
@pytest.mark.parametrize("code", GIVEN_LATER)
def test_the_characters_of_the_first_set_have_the_subtypes_they_were_given(code: str) -> None:
    """
    These on the table, and no others.
    """
    t = Tabletop(f"{code} T01", "T02")
    copy = t.copy(code)

    assert GIVEN_LATER[code] == sorted(one for one in SUBTYPES if has_subtype(t.state, copy, one))


@only_in("ffg", "launch")
@pytest.mark.parametrize("code", GIVEN_LATER)
def test_in_older_editions_they_have_none(code: str) -> None:
    """
    Nobody had given them any yet.
    """
    t = Tabletop(f"{code} T01", "T02")
    copy = t.copy(code)

    assert [] == [one for one in SUBTYPES if has_subtype(t.state, copy, one)]
