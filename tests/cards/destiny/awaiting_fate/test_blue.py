"""Awaiting Fate, blue cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import Tabletop, card

# Shin Hati


def shin_hati(*theirs: str) -> Tabletop:
    """Her special is resolved, with a die worth 1 of yours and these of the opponent's."""
    t = Tabletop("24005 T01", "T02*2 T06*2")
    t.show("24005", "Sp")
    t.show("T01", "1MD")
    for code, side in zip(("T02", "T02", "T06", "T06"), theirs, strict=False):
        t.show(f"their {code}", side)
    t.answer("resolve special")
    return t


@card("24005")
def test_shin_hati_gives_a_shield_to_anyone() -> None:
    """One of two things; a die that shows no value is worth 0, so the other could be done."""
    t = shin_hati("-")

    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["24005", "T01", "their T02", "their T06"] == t.options()
    t.answer("T01")

    assert (1, 0) == (t.copy("T01").shields, t.copy("their T02").damage)


@card("24005")
@pytest.mark.parametrize(
    ("theirs", "dealt"), [(("1R", "2RD"), 1), (("-", "1R"), 2), (("-", "-", "-", "-"), 3)]
)
def test_shin_hati_deals_indirect_damage_for_each_die_worth_nothing(
    theirs: tuple[str, ...], dealt: int
) -> None:
    """The special side itself counts, in either pool; three at most; the opponent spreads it."""
    t = shin_hati(*theirs)

    t.answer("either 1")
    t.copy("their T06").shields = 1
    assert "they: indirect_damage" == t.asked()
    for _ in range(dealt):
        t.answer("their T06")

    assert (dealt - 1, 0) == (t.copy("their T06").damage, t.copy("24005").damage)
    assert "they: action" == t.asked()


@card("24005")
def test_shin_hati_pilots() -> None:
    """One vehicle at most."""
    t = Tabletop("24005")
    t.support("T11")
    t.support("T66")
    t.support("T12")

    t.answer("activate 24005")
    assert ["T11", "T66", "stop"] == t.options()
    t.answer("T11")

    assert ("they: action", True) == (t.asked(), t.copy("T66").ready)
