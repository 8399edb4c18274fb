"""Awaiting Fate, gray cards: what each offers, and what it does."""

from dejarik.games.destiny.model.state import UPKEEP
from dejarik.testing.destiny.table import THEM, Tabletop, card

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
