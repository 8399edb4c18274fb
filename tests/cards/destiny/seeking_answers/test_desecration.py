"""Seeking Answers, Desecration: a character suffers for what its die shows."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card


def desecrate(team: str = "T02", side: str = "3MD") -> Tabletop:
    """The event is played against a character die; upgrades and supports lie beside it."""
    t = Tabletop(team, "T07 T02", hand="21008")
    t.copy("their T07").shields = 1
    t.upgrade("T21", on="their T07")
    t.support("T11", seat=THEM)
    t.support("T296")
    t.show("their T07", side)
    t.show("their T21", "1MD")
    t.show("their T11", "2RD")
    t.show(team, "2RD")
    t.answer("play 21008")
    return t


@card("21008")
@pytest.mark.parametrize(("side", "lost"), [("3MD", 2), ("2Dc", 1), ("1F", 1)])
def test_desecration_halves_the_value_of_a_character_die(side: str, lost: int) -> None:
    """Rounded up, to the character of that die, which then shows a blank; it can be blocked."""
    t = desecrate(side=side)
    assert ["die T02 2RD", f"their die T07 {side}"] == t.options()

    t.answer(f"their die T07 {side}")

    assert lost == t.events("damage_dealt")[0].amount
    assert 0 == t.copy("their T07").shields if lost == 1 else "their T07" not in t.in_play(THEM)
    assert lost > 1 or "T07 -" in t.pool(THEM)


@card("21008")
def test_desecration_may_hit_your_own() -> None:
    """Any character die will do."""
    t = desecrate()

    t.answer("die T02 2RD")

    assert (1, ["T02 -"]) == (t.copy("T02").damage, t.pool())


@card("21008")
def test_desecration_takes_a_blue_character() -> None:
    """One of yours: theirs does not help."""
    t = desecrate("T01")

    assert ("they: action", 1, ["T01 2RD"]) == (t.asked(), t.copy("their T07").shields, t.pool())


@card("21008")
def test_a_die_worth_nothing_stays_as_it_is() -> None:
    """No damage is dealt for it, and so nothing follows."""
    t = desecrate(side="Sp")

    t.answer("their die T07 Sp")

    assert ([], True) == (t.events("damage_dealt"), "T07 Sp" in t.pool(THEM))
