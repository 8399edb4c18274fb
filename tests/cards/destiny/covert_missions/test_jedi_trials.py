"""Covert Missions, Jedi Trials: an apprentice who has learned enough."""

from typing import TypedDict, Unpack

import pytest

from dejarik.games.destiny.rules.values import has_subtype
from dejarik.testing.destiny.table import Tabletop, card, ruling
from tests.cards.destiny.idioms import set_aside_dice

PUPIL = "11003"


class Learned(TypedDict, total=False):
    """What a pupil has behind him."""

    abilities: tuple[str, ...]
    shields: int
    sides: tuple[str, ...]
    pupil: str


def trials(**learned: Unpack[Learned]) -> Tabletop:
    """An apprentice, exhausted and hurt, with so much behind him; the plot is used."""
    pupil = learned.get("pupil", PUPIL)
    t = Tabletop(f"{pupil}*2 T02", "T01 11003*2")
    t.support("12065")
    t.support("T480")
    for code in learned.get("abilities", ("T912", "T912", "T912")):
        t.upgrade(code, on=pupil)
    t.upgrade("T912", on="T02")
    t.show("T02", "2RD")
    for _ in range(3):
        t.upgrade("T912", on="their 11003")
    t.copy("their 11003").shields = 3
    t.show("their 11003", "3MD")
    copy = t.copy(pupil)
    copy.shields, copy.damage, copy.ready = learned.get("shields", 3), 5, False
    for side in learned.get("sides", ("1MD", "2MD")):
        t.show(pupil, side)
    t.spare_die(pupil, count=2)
    t.answer("use 12065")
    return t


@card("12065")
@ruling("arh.clar.cm.04")
def test_an_apprentice_passes_the_trials() -> None:
    """He is healed, ready and a Jedi, with a third die; the plot is set aside."""
    t = trials()
    copy = t.copy(PUPIL)

    assert (2, True, 3, 3) == (copy.damage, copy.ready, copy.shields, len(copy.dice))
    assert has_subtype(t.state, copy, "jedi")
    assert not has_subtype(t.state, t.copy("T02"), "jedi")
    assert (["12065"], {PUPIL: 1}) == (t.aside(), set_aside_dice(t))
    t.answer("pass", "pass")
    t.keep_hands()
    assert has_subtype(t.state, t.copy(PUPIL), "jedi")
    t.answer(f"activate {PUPIL}")
    assert 3 == len(t.pool())


@card("12065")
def test_of_two_apprentices_who_pass_one_is_chosen() -> None:
    """Wherever their dice lie."""
    t = Tabletop("11003 21045A", "T01")
    t.support("12065")
    for code in ("11003", "21045A"):
        for _ in range(3):
            t.upgrade("T912", on=code)
        t.copy(code).shields, t.copy(code).damage = 3, 4
        die = t.show(code, "3MD")
    t.lend(die)

    t.answer("use 12065")
    assert ("you: choose", ["11003", "21045A"]) == (t.asked(), t.options())
    t.answer("21045A")

    assert (4, 1) == (t.copy("11003").damage, t.copy("21045A").damage)


@card("12065")
@pytest.mark.parametrize(
    "lacking",
    [
        {"abilities": ("T912", "T912", "T923")},
        {"abilities": ("T912", "T912", "T353")},
        {"shields": 2},
        {"sides": ("1MD", "1R")},
        {"sides": ("2MD",)},
        {"pupil": "T600", "sides": ("1MD", "2RD")},
    ],
)
def test_who_lacks_anything_does_not_pass(lacking: Learned) -> None:
    """Three blue abilities, three shields, dice worth three together, and an apprentice."""
    t = trials(**lacking)
    copy = t.copy(lacking.get("pupil", PUPIL))

    assert (5, False, 2) == (copy.damage, copy.ready, len(copy.dice))
    assert "12065" in t.in_play()
