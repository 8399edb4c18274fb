"""Redemption, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.rules import values
from dejarik.testing.destiny.table import THEM, Tabletop, card

# Rallying Cry


def rallied(yours: str, theirs: str = "T02 T07 T06") -> Tabletop:
    """They have dealt damage to a character of yours; dice of several values lie there."""
    t = Tabletop(yours, theirs, hand="15070", their_hand="T39")
    t.upgrade("T913", on="T01")
    t.show("T01", "1R")
    for label, side in (("their T02", "2RD"), ("their T07", "3MD"), ("their T06", "1R")):
        t.show(label, side)
    t.pass_turn()
    t.answer("play T39", "T01")
    return t


@card("15070")
def test_rallying_cry_removes_a_die_worth_little() -> None:
    """Two or less, and theirs."""
    t = rallied("T01 T03")

    t.answer("play 15070")
    assert ["their die T02 2RD", "their die T06 1R"] == t.options()
    t.answer("their die T02 2RD")

    assert ("they: action", ["T07 3MD", "T06 1R"]) == (t.asked(), t.pool(THEM))


@card("15070")
def test_rallying_cry_needs_a_yellow_character() -> None:
    """One of yours, no upgrade; it may be played, and nothing happens."""
    t = rallied("T01")

    t.answer("play 15070")

    assert ("they: action", 3) == (t.asked(), len(t.pool(THEM)))


@card("15070")
def test_rallying_cry_minds_their_last_turn_only() -> None:
    """Not a turn before, not what you dealt yourself on theirs, not what they dealt themselves."""
    t = Tabletop("T03", "T02", hand="15070 T39", their_hand="T39 T43 T39")
    t.pass_turn()
    t.answer("play T39", "T03", "pass", "play T43", "play T39", "T03", "play T39", "their T02")

    assert ("you: action", False) == (t.asked(), "play 15070" in t.options())


@card("15070")
def test_rallying_cry_remembers_the_last_round() -> None:
    """Their last turn may have been in it."""
    t = Tabletop("T03", "T02", hand="15070", their_hand="T37 T39 T700")
    t.pass_turn()
    t.answer("play T37", "play T39", "T03", "play T700")
    t.keep_hands()

    assert ("you: action", 2) == (t.asked(), t.state.round)
    assert "play 15070" in t.options()


# Black Market Arm


@card("15093")
@pytest.mark.parametrize(("label", "health"), [("T01", 9), ("T928", 10), ("T906", 10)])
def test_black_market_arm_gives_health(label: str, health: int) -> None:
    """One, or two to a pirate or bounty hunter; nobody else has any of it."""
    t = Tabletop("T01 T928 T906 T03")
    t.upgrade("15093", on=label)

    assert health == values.health_of(t.state, t.copy(label))
    assert 8 == values.health_of(t.state, t.copy("T03"))
