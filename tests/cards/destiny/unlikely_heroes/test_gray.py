"""Unlikely Heroes, gray cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Tipoca City


def tipoca(resources: int = 5, their_resources: int = 5) -> Tabletop:
    """The battlefield is yours; both players have dice, one of them with costly sides."""
    t = Tabletop("T01 T03", "T02", resources=resources, their_resources=their_resources)
    t.battlefield("18102")
    t.support("T79")
    t.support("T79", seat=THEM)
    t.show("T79", "1R")
    t.show("T01", "1R")
    t.show("their T79", "1R")
    t.show("their T02", "1R")
    t.copy("their T02").shields = 1
    return t


@card("18102")
def test_the_city_rerolls_a_die_of_yours_and_lets_you_resolve_it() -> None:
    """Then it is paid for and returns to its card; what it shows by then counts."""
    t = tipoca()
    t.next_roll("T79", "1R")
    t.next_roll("T01", "2RD")

    t.answer("use 18102")
    assert ["die T79 1R", "die T01 1R"] == t.options()
    t.answer("die T01 1R")
    assert ("you: may", ["T79 1R", "T01 2RD"]) == (t.asked(), t.pool())
    t.answer("yes", "their T02")

    assert (1, ["T79 1R"]) == (t.copy("their T02").damage, t.pool())
    assert 1 == t.events("ability_used")[0].amount


@card("18102")
def test_the_rerolled_die_need_not_be_resolved() -> None:
    """It stays where it is."""
    t = tipoca()
    t.next_roll("T01", "2RD")

    t.answer("use 18102", "die T01 1R", "no")

    assert ("they: action", ["T79 1R", "T01 2RD"]) == (t.asked(), t.pool())


@card("18102")
@pytest.mark.parametrize(("resources", "discarded"), [(1, 2), (0, 0)])
def test_the_rerolled_die_costs_what_it_costs(resources: int, discarded: int) -> None:
    """Without the means it is not resolved."""
    t = tipoca(resources=resources)
    t.state.players[THEM].hand = [t.state.players[THEM].deck.pop() for _ in range(3)]
    t.next_roll("T79", "2Dc1")

    t.answer("use 18102", "die T79 1R")
    if resources:
        t.answer("yes")

    assert (discarded, 0) == (len(t.discards(THEM)), t.resources())


@card("18102")
def test_claiming_rerolls_a_die_of_theirs_and_can_force_it() -> None:
    """They resolve it, at their cost and with their choices; their pool is meant."""
    t = tipoca()
    t.next_roll("their T02", "2RD")

    t.answer("claim", "yes")
    assert ["their die T79 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ("they: choose", ["T01", "T03", "their T02"]) == (t.asked(), t.options())
    t.copy("T01").shields = 1
    t.answer("T01")

    assert (1, ["T79 1R"]) == (t.copy("T01").damage, t.pool(THEM))


@card("18102")
@pytest.mark.parametrize(("theirs", "discarded"), [(1, 2), (0, 0)])
def test_they_pay_for_the_forced_die(theirs: int, discarded: int) -> None:
    """If they can; else nothing is forced."""
    t = tipoca(their_resources=theirs)
    t.state.players[0].hand = [t.state.players[0].deck.pop() for _ in range(3)]
    t.next_roll("their T79", "2Dc1")

    t.answer("claim", "yes", "their die T79 1R")
    if t.asked() == "you: may":
        t.answer("yes")

    assert (discarded, 0) == (len(t.discards()), t.resources(THEM))


@card("18102")
def test_a_forced_die_may_be_left_alone() -> None:
    """You need not force them."""
    t = tipoca()
    t.next_roll("their T02", "2RD")

    t.answer("claim", "yes", "their die T02 1R", "no")

    assert ("they: action", ["T79 1R", "T02 2RD"]) == (t.asked(), t.pool(THEM))
