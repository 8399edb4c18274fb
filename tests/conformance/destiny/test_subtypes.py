"""Subtypes that characters have although they are not printed on them."""

import pytest

from dejarik.games.destiny.rules.values import has_subtype
from dejarik.testing.table import Tabletop, ruling

NAMES = ("apprentice", "droid", "jedi", "leader", "pilot", "sith", "trooper", "vehicle")


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

    assert subtypes == [name for name in NAMES if has_subtype(t.state, copy, name)]
    assert subtypes == sorted(t.state.definition_of(copy).facts.subtypes)
