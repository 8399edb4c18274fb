"""Unlikely Heroes: characters that share a subtype or a colour, not both."""

import pytest

from dejarik.testing.destiny.table import Tabletop, card


@card("18111")
@pytest.mark.parametrize(
    ("yours", "asked"),
    [
        ("T05 T65", "they: action"),
        ("T04 T62", "you: choose"),
        ("T05 T08", "you: choose"),
        ("T01 T02", "they: action"),
    ],
)
def test_unique_perspectives_look_at_two_characters(yours: str, asked: str) -> None:
    """A shared subtype and no colour deals damage, a shared colour and no subtype heals."""
    t = Tabletop(yours, "T06 T84", hand="18111")
    t.support("T11")
    t.support("T66")
    for label in [*yours.split(), "their T06"]:
        t.copy(label).damage = 2

    t.answer("play 18111")

    assert asked == t.asked()
    if asked == "you: choose":
        assert [*yours.split(), "their T06", "their T84"] == t.options()
        t.answer("their T06")
        assert (4 if "T04" in yours else 0) == t.copy("their T06").damage


@card("18111")
def test_unique_perspectives_may_do_both() -> None:
    """With three characters; shields help against the damage."""
    t = Tabletop("T04 T62 T01", "T06", hand="18111")
    t.copy("their T06").shields = 1
    t.copy("T04").damage = 3

    t.answer("play 18111", "their T06", "T04")

    assert (1, 1) == (t.copy("their T06").damage, t.copy("T04").damage)
