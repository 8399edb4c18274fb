"""Awaiting Fate, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Nihil Lightsaber


def nihil_lightsaber(hand: str, their_hand: str = "") -> Tabletop:
    """The upgrade on one of two characters, dice of both players, and ways to deal damage."""
    t = Tabletop("T01 T03", "T02", hand=hand, their_hand=their_hand)
    t.upgrade("24041", on="T01")
    t.show("T01", "1R")
    t.show("their T02", "-")
    return t


@card("24041")
def test_the_nihil_lightsaber_rerolls_a_die() -> None:
    """Any die, after you deal damage to its character, if you like."""
    t = nihil_lightsaber("T39")
    t.next_roll("their T02", "1Sh")

    t.answer("play T39", "T01")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 2 == t.copy("T01").damage
    t.answer("yes")
    assert ["die T01 1R", "their die T02 -"] == t.options()
    t.answer("their die T02 -")

    assert ["T02 1Sh"] == t.pool(1)


@card("24041")
def test_the_nihil_lightsaber_counts_what_came_before_it() -> None:
    """Only the first damage of the phase, even if the upgrade came later."""
    t = Tabletop("T01 T03", "T02", hand="T39 24041 T39")
    t.show("T01", "1R")
    t.answer("play T39", "T01")
    t.pass_turn()
    t.answer("play 24041", "T01")
    t.pass_turn()

    t.answer("play T39", "T01")

    assert ("they: action", 4) == (t.asked(), t.copy("T01").damage)


@card("24041")
def test_the_nihil_lightsaber_minds_its_own_character_and_you() -> None:
    """Damage to another one, or dealt by them, is no first time."""
    t = nihil_lightsaber("T39 T39", "T39")
    t.answer("play T39", "T03")
    t.answer("play T39", "T01")
    assert "you: action" == t.asked()

    t.answer("play T39", "T01")

    assert "you: may" == t.asked()


@card("24041")
def test_the_nihil_lightsaber_redeploys() -> None:
    """Before its character is defeated."""
    t = nihil_lightsaber("", "T39")
    t.copy("T01").damage = 9
    t.pass_turn()

    t.answer("play T39", "T01", "yes")

    assert t.copy("T03").ref == t.copy("24041").host


# Long Shot


def long_shot(side: str, answer: str, resources: int = 1) -> Tabletop:
    """Disrupt and the number two are named; a die then rolls this side, and it is answered."""
    t = Tabletop("T07 T01", "T02", hand="24099", resources=resources)
    t.show("T07", "1F")
    t.show("T01", "1MD")
    t.show("their T02", "1R")
    t.answer("play 24099")
    assert ("you: symbol", 12) == (t.asked(), len(t.options()))
    t.answer("disrupt")
    assert ("you: number", [f"number {one}" for one in range(10)]) == (t.asked(), t.options())
    t.answer("number 2")
    t.next_roll("T07", side)
    assert ["die T07 1F", "die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("die T07 1F")
    if answer:
        assert "you: may" == t.asked()
        t.answer(answer)
    return t


@card("24099")
@pytest.mark.parametrize("side", ["1Dr", "2Dc"])
def test_a_long_shot_removes_another_die(side: str) -> None:
    """The symbol or the value will do; for a resource a different die goes."""
    t = long_shot(side, "yes")

    assert ["die T01 1MD", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert (0, [], [f"T07 {side}", "T01 1MD"]) == (t.resources(), t.pool(THEM), t.pool())
    assert 1 == len(t.events("resources_spent"))


@card("24099")
@pytest.mark.parametrize(
    ("side", "answer", "resources"), [("3MD", "", 1), ("1Dr", "no", 1), ("1Dr", "", 0)]
)
def test_a_long_shot_may_miss(side: str, answer: str, resources: int) -> None:
    """Neither the one nor the other; or it is not paid for."""
    t = long_shot(side, answer, resources)

    assert ("they: action", 3, resources) == (
        t.asked(),
        len(t.pool() + t.pool(THEM)),
        t.resources(),
    )
