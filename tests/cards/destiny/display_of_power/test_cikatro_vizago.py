"""Cikatro Vizago: what he offers, and what he does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import waits_only_for_your_activation


def vizago(side: str, their_resources: int = 1) -> Tabletop:
    """Vizago forces an opponent to pay for the die that shows this side."""
    t = Tabletop("22100*2 T03", "T02 T04", resources=0, their_resources=their_resources)
    t.show("22100", side)
    t.show("22100", "2RD")
    t.show("T03", "1R")
    t.copy("their T02").shields = t.copy("their T04").shields = 1
    t.answer("use 22100")
    return t


@card("22100")
def test_vizago_lets_an_opponent_pay_resources_for_his_die() -> None:
    """Then he may resolve it, and pays nothing himself."""
    t = vizago("3ID1")
    assert ("you: may", 0) == (t.asked(), t.resources(THEM))

    t.answer("yes", "their T04", "their T04", "their T04")

    assert (2, ["22100 2RD", "T03 1R"]) == (t.copy("their T04").damage, t.pool())
    assert [(THEM, 1)] == [(one.seat, one.amount) for one in t.events("resources_spent")]


@card("22100")
def test_vizago_gets_nothing_from_who_cannot_pay() -> None:
    """The die stays where it is."""
    t = vizago("3ID1", their_resources=0)

    assert ("they: action", 3) == (t.asked(), len(t.pool()))


@card("22100")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 1), ("no", 0)])
def test_vizago_lets_an_opponent_pay_damage_for_his_die(answer: str, gained: int) -> None:
    """Who spreads it as they like, even onto shields; he himself takes none."""
    t = vizago("1Ri1")
    assert ("they: indirect_damage", ["their T02", "their T04"]) == (t.asked(), t.options())
    t.answer("their T02")
    assert ("you: may", 0) == (t.asked(), t.copy("their T02").shields)

    t.answer(answer)

    assert (gained, 0) == (t.resources(), t.copy("22100").damage + t.copy("T03").damage)
    assert (THEM, 3 - gained) == (t.events("damage_dealt")[0].seat, len(t.pool()))


@card("22100")
def test_vizagos_power_action_wants_a_die_of_his_that_shows_a_cost() -> None:
    """Of several he chooses one."""
    t = Tabletop("22100*2 T83", "T02", resources=0)
    for side in ("3ID1", "2Dci1"):
        t.show("22100", side)
    t.lend(t.state.dice[t.copy("22100").dice[0]])
    t.show("T83", "2MD1")

    t.answer("use 22100")
    assert ["die 22100 2Dci1", "their die 22100 3ID1"] == t.options()
    t.answer("die 22100 2Dci1")

    assert "you: may" == t.asked()


@card("22100")
def test_vizago_may_reroll_a_die_that_shows_no_cost() -> None:
    """Anybody's, after you activate him."""
    t = Tabletop("22100 T83", "T02", resources=0)
    t.show("T83", "2MD1")
    t.show("their T02", "1R")
    t.next_roll("22100", "2RD")

    t.answer("activate 22100", "yes")
    assert ["die 22100 2RD", "their die T02 1R"] == t.options()
    t.next_roll("their T02", "2RD")
    t.answer("their die T02 1R")
    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))
    waits_only_for_your_activation(Tabletop("22100 T03"), "22100")
