"""Display of Power: Embo, whom he hunts and when his dice shield somebody."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears


def embo(*, hand: str = "") -> Tabletop:
    """Dice of his and of others, and a bounty on one character."""
    t = Tabletop("22101*2 T01", "T02 T06", hand=hand, their_hand="T39")
    t.downgrade("09039", on="their T06")
    t.downgrade("09039", on="T01", by=THEM)
    t.downgrade("T310", on="their T02")
    t.show("T01", "1MD")
    return t


@card("22101")
def test_embo_hunts_who_has_a_bounty() -> None:
    """One of his dice that shows damage, worth 1 more, against nobody else."""
    t = embo()
    t.show("22101", "2RD")
    t.show("22101", "1MD")
    t.copy("their T06").shields = 1

    t.answer("use 22101")
    assert ["die 22101 2RD", "die 22101 1MD"] == t.options()
    t.answer("die 22101 2RD")
    assert ["T01", "their T06"] == t.options()
    t.answer("their T06")

    assert (2, ["T01 1MD", "22101 1MD"]) == (t.copy("their T06").damage, t.pool())


@card("22101")
def test_embo_needs_damage_and_a_bounty() -> None:
    """Without either nothing is resolved."""
    t = embo()
    t.show("22101", "2Dr")
    t.answer("use 22101")
    assert ["T01 1MD", "22101 2Dr"] == t.pool()

    t = Tabletop("22101", "T02")
    t.show("22101", "2RD")
    t.answer("use 22101")
    assert ["22101 2RD"] == t.pool()


@card("22101")
def test_embo_shields_somebody_before_he_is_dealt_damage() -> None:
    """With any of his dice that can be resolved; the shields block that damage already."""
    t = embo()
    t.show("22101", "2Dr")
    t.show("22101", "-")
    t.pass_turn()
    t.show("their T06", "2RD")

    t.answer("resolve ranged", "22101")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die 22101 2Dr", "die 22101 -"] == t.options()
    t.answer("die 22101 2Dr")
    assert ["22101", "T01", "their T02", "their T06"] == t.options()
    t.answer("22101")

    assert (0, 0) == (t.copy("22101").damage, t.copy("22101").shields)
    assert ["T01 1MD", "22101 -"] == t.pool()


@card("22101")
def test_embo_shields_somebody_whoever_deals_the_damage() -> None:
    """Also you; without a die of his nothing is resolved."""
    t = embo(hand="T39")
    ref = t.copy("22101").ref
    assert hears(t, "22101", BEFORE, Event(ev.DAMAGE_BLOCKING, YOU, ref))
    assert not hears(t, "22101", BEFORE, Event(ev.DAMAGE_DEALT, YOU, ref))

    t.answer("play T39", "22101")

    assert 2 == t.copy("22101").damage


@card("22101")
@ruling("arh.part6.shields.04")
@pytest.mark.parametrize(("first", "left"), [(0, (0, 1)), (1, (1, 2))])
def test_embo_and_his_shields_come_in_the_order_his_player_likes(
    first: int, left: tuple[int, int]
) -> None:
    """Both are there before damage is taken; shields that come after the others block nothing."""
    t = embo()
    t.copy("22101").shields = 1
    t.show("22101", "2Dr")
    t.pass_turn()
    t.show("their T06", "2RD")

    t.answer("resolve ranged", "22101")
    assert "you: order" == t.asked()
    t.choose(first)
    t.answer("yes", "22101")

    assert left == (t.copy("22101").damage, t.copy("22101").shields)


@card("22101")
@ruling("arh.part6.damage.03")
def test_embo_acts_before_damage_that_cannot_be_blocked() -> None:
    """His new shields stay."""
    t = embo(hand="T39")
    t.show("22101", "2Dr")

    t.answer("play T39", "22101", "yes", "22101")

    assert (2, 2) == (t.copy("22101").damage, t.copy("22101").shields)
    assert 1 == len(t.events("die_resolved"))


@card("22101")
def test_embo_may_take_the_damage() -> None:
    """It is his choice; and only his own damage counts."""
    t = embo()
    t.show("22101", "2Dr")
    t.pass_turn()
    t.show("their T06", "2RD")
    t.show("their T02", "2RD")

    t.answer("resolve ranged", "their die T06 2RD", "22101", "no")
    assert 2 == t.copy("22101").damage
    t.answer("their die T02 2RD", "T01")

    assert ("you: action", 2) == (t.asked(), t.copy("T01").damage)
