"""Awaiting Fate, gray cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model.state import UPKEEP
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import waits_only_for_your_die

# Dangerous Gambit


def gambit(yours: str) -> Tabletop:
    """The plot is yours, and the action phase is about to end."""
    t = Tabletop(yours, "T02 T06")
    t.support("24110")
    t.pass_turn()
    return t


@card("24110")
def test_dangerous_gambit_lets_them_deal_damage() -> None:
    """Two past any shields, to a character of yours that they choose."""
    t = gambit("T01 T03")
    t.copy("T03").shields = 2
    t.pass_turn()

    assert ("they: choose", ["T01", "T03"]) == (t.asked(), t.options())
    assert UPKEEP == t.state.phase
    t.answer("T03")

    assert (2, 2) == (t.copy("T03").damage, t.copy("T03").shields)
    assert [THEM] == [event.seat for event in t.events("damage_dealt")]


@card("24110")
def test_dangerous_gambit_spares_a_last_character() -> None:
    """With one character nothing happens, in neither phase."""
    t = gambit("T01")
    t.pass_turn()

    assert 0 == t.copy("T01").damage


@card("24110")
def test_dangerous_gambit_is_once_a_round() -> None:
    """The action phase begins without it."""
    t = gambit("T01 T03")
    t.pass_turn()
    t.answer("T01")

    t.keep_hands()

    assert "you: action" == t.asked()
    assert 1 == len(t.events("damage_dealt"))


# Astral Henge


def henge(side: str = "1R") -> Tabletop:
    """The battlefield is yours; both have dice of characters and of a support."""
    t = Tabletop("T01 T03", "T02 T07")
    t.battlefield("24089")
    t.support("T11")
    t.support("T11", seat=THEM)
    t.show("T01", "1MD")
    t.show("T03", "1Sh")
    t.show("T11", "1MD")
    t.show("their T02", side)
    t.show("their T07", "1F")
    t.show("their T11", "1R")
    t.answer("use 24089")
    return t


@card("24089")
def test_the_henge_makes_your_die_like_theirs() -> None:
    """Character dice; theirs to any side, then yours to the same symbol and value."""
    t = henge()

    assert ["their die T02 1R", "their die T07 1F"] == t.options()
    t.answer("their die T02 1R")
    assert ["1MD", "2RD", "1Sh", "+1MD", "-"] == t.options()
    t.answer("2RD")
    assert ["die T01 1MD", "die T03 1Sh"] == t.options()
    t.answer("die T03 1Sh")

    assert ["T01 1MD", "T03 2RD", "T11 1MD"] == t.pool()
    assert ["T02 2RD", "T07 1F", "T11 1R"] == t.pool(THEM)
    assert 1 == t.events("ability_used")[0].amount


@card("24089")
@pytest.mark.parametrize("side", ["3MD", "1Dr"])
def test_the_henge_turns_yours_only_if_possible(side: str) -> None:
    """Another value or another symbol is not enough."""
    t = henge()

    t.answer("their die T07 1F", side, "die T03 1Sh")

    assert ["T01 1MD", "T03 1Sh", "T11 1MD"] == t.pool()
    assert "they: action" == t.asked()


@card("24089")
def test_the_henge_needs_a_die_of_theirs() -> None:
    """Without one yours is not turned either."""
    t = Tabletop("T01 T03", "T02")
    t.battlefield("24089")
    t.show("T01", "1MD")
    t.show("T03", "1MD")

    t.answer("use 24089")

    assert ("they: action", ["T01 1MD", "T03 1MD"]) == (t.asked(), t.pool())


# GNK Droid


@card("24111")
def test_gnk_droid_turns_a_die_to_its_first_side() -> None:
    """Any die, after you have resolved its own; there is no choice of the side."""
    t = Tabletop("T07 T01", "T06")
    t.support("24111")
    t.show("24111", "1R")
    t.show("T07", "2Dc")
    t.show("T01", "1MD")
    t.show("their T06", "-")

    t.answer("resolve resource")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die T07 2Dc", "die T01 1MD", "their die T06 -"] == t.options()
    t.answer("their die T06 -")

    assert (["T06 1MD"], "they: action") == (t.pool(THEM), t.asked())


@card("24111")
def test_gnk_droid_waits_only_for_its_own_die() -> None:
    """Resolved by you, by itself or as a modifier."""
    t = Tabletop("T01", "T06")
    t.support("24111")
    die, other = t.show("24111", "1F"), t.show("T01", "1R")

    waits_only_for_your_die(t, "24111", die.id, other.id)
