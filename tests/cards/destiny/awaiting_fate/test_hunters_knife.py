"""Hunter's Knife: damage that cannot be blocked, and an action of a card in between."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import waits_only_for_your_die


def cut(side: str, *answers: str) -> Tabletop:
    """The knife's die is resolved, with actions of every kind on the table."""
    t = Tabletop("T01 T06", "T02 T06 05047", resources=0)
    t.upgrade("24066", on="T01")
    for code in ("T19", "T12"):
        t.support(code)
    t.support("T20", THEM)
    t.show("24066", side)
    t.show("T01", "1MD")
    t.copy("their T02").shields = 2
    t.answer(*answers)
    return t


@card("24066")
def test_the_damage_of_the_knife_cannot_be_blocked() -> None:
    """Only that of its own die."""
    t = cut("2MD", "resolve melee", "die 24066 2MD", "their T02", "no", "die T01 1MD", "their T02")

    assert (2, 1) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("24066")
def test_the_knife_lets_an_action_of_a_card_of_yours_be_used() -> None:
    """Of a card of yours that has any, not of their Jar Jar; where one has several, one of them."""
    t = cut("1R", "resolve resource")

    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["T06", "T19"] == t.options()
    t.answer("T06")
    assert ("you: which_action", ["which_action 0", "which_action 1"]) == (t.asked(), t.options())
    t.answer("which_action 1")

    assert (2, "they: action") == (t.resources(), t.asked())
    used = [(one.seat, one.subject, one.amount) for one in t.events("ability_used")]
    assert [(0, t.copy("T06").ref, 1)] == used


@card("24066")
def test_a_power_action_that_the_knife_used_is_used_up() -> None:
    """It is not offered again this round, by the knife or as an action; others are."""
    t = cut("1R", "resolve resource", "yes", "T19", "which_action 1", "pass")
    t.show("24066", "1R")

    assert {"use T19", "use T19 2"} < set(t.options())
    assert "use T19 1" not in t.options()
    t.answer("resolve resource", "yes", "T19")
    assert ["which_action 0", "which_action 2"] == t.options()
    t.answer("which_action 2", "pass")

    t.show("24066", "1R")
    t.answer("resolve resource", "yes", "T19")

    assert ("they: action", 3) == (t.asked(), len(t.events("cards_drawn")) + 1)


@card("24066")
def test_the_action_is_used_as_it_is_printed() -> None:
    """What it costs is paid, and what cannot be used is not offered."""
    t = Tabletop("T01", "T06")
    t.upgrade("24066", on="T01")
    t.support("T20")
    t.show("24066", "1R")

    t.answer("resolve resource", "yes")

    assert (False, 1, "they: action") == (
        t.copy("T20").ready,
        len(t.events("cards_drawn")),
        t.asked(),
    )


@card("24066")
def test_the_knife_asks_nothing_where_no_card_of_yours_has_an_action() -> None:
    """Those of the opponent do not help."""
    t = Tabletop("T01", "T06")
    t.upgrade("24066", on="T01")
    t.show("24066", "1R")

    t.answer("resolve resource")

    assert "they: action" == t.asked()


@card("24066")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_knife_is_only_may(answer: str) -> None:
    """And it is no action that is taken: the turn is over."""
    t = cut("1R", "resolve resource", answer)

    assert ("you: choose" if answer == "yes" else "they: action") == t.asked()


@card("24066")
def test_the_knife_waits_for_its_own_die() -> None:
    """Resolved by you, also as a modifier."""
    t = Tabletop("T01", "T02")
    t.upgrade("24066", on="T01")
    die, other = t.show("24066", "1MD"), t.show("T01", "1MD")

    waits_only_for_your_die(t, "24066", die.id, other.id)
