"""Legacies: damage taken off supports."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card


def damaged(**laid: str) -> Tabletop:
    """Damage on characters and supports of both players."""
    t = Tabletop("05040 T01", "T02", hand=laid.get("hand", ""))
    for copy in (t.copy("T01"), t.copy("their T02"), t.support("T12"), t.support("T11", THEM)):
        copy.damage = 4
    return t


@card("05040")
def test_rose_gains_a_resource_and_may_mend_a_support() -> None:
    """Any support; nobody is healed."""
    t = damaged()
    t.show("05040", "Sp")
    t.answer("resolve special")
    assert ("you: may", ["no", "yes"], 6) == (t.asked(), t.options(), t.resources())
    t.answer("yes")
    assert ["T12", "their T11"] == t.options()
    t.answer("their T11")
    assert (3, []) == (t.copy("their T11").damage, t.events("damage_healed"))


@card("05040")
@pytest.mark.parametrize("answers", [("no",), ()])
def test_rose_need_not_mend(answers: tuple[str, ...]) -> None:
    """And nothing is asked if there is no support."""
    t = damaged() if answers else Tabletop("05040", "T02")
    t.show("05040", "Sp")
    t.answer("resolve special", *answers)
    assert ("they: action", 6, []) == (t.asked(), t.resources(), t.events("damage_removed"))


@card("05112")
def test_mend_heals_a_character() -> None:
    """Three damage."""
    t = damaged(hand="05112")
    t.answer("play 05112", "either 0")
    assert ["05040", "T01", "their T02"] == t.options()
    t.answer("their T02")
    assert (1, 1) == (t.copy("their T02").damage, len(t.events("damage_healed")))


@card("05112")
def test_or_it_mends_a_support() -> None:
    """Three damage of it are removed, which heals nobody."""
    t = damaged(hand="05112")
    t.answer("play 05112", "either 1")
    assert ["T12", "their T11"] == t.options()
    t.answer("T12")
    assert (1, []) == (t.copy("T12").damage, t.events("damage_healed"))


@card("05040")
def test_a_mended_support_is_not_healed() -> None:
    """So what waits for healing says nothing."""
    t = damaged()
    t.support("24067")
    t.show("05040", "Sp")
    t.answer("resolve special", "yes", "T12")
    assert "they: action" == t.asked()
