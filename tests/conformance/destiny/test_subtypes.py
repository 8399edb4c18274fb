"""Subtypes that characters have although they are not printed on them."""

import pytest

from dejarik.games.destiny.rules.values import SUBTYPES, has_subtype
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
