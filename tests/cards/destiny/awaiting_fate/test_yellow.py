"""Awaiting Fate, yellow cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card

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
