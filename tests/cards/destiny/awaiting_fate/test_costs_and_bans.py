"""Awaiting Fate: dice that cost less, and a die that cannot be resolved yet."""

import pytest

from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import (
    waits_only_for_your_activation,
    waits_only_for_your_die,
)

# Gorian Shard


def shard(*, exhausted: bool = True, theirs: str = "1Sh") -> Tabletop:
    """His dice have costs; the opponent's character is exhausted or not."""
    t = Tabletop("24029 T83*2 T01", "T02 T06")
    t.copy("their T02").ready = not exhausted
    t.support("T79", seat=THEM).ready = False
    t.support("T210", seat=THEM)
    t.show("their T79", "2Dc1")
    t.show("T83", "2R1")
    t.show("T83", "2MD1")
    t.show("T01", "1MD")
    t.show("their T210" if theirs == "1ID" else "their T02", theirs)
    t.state.chance.dictate(ROLL, t.copy("24029").dice[0], 1)
    return t


@card("24029")
def test_shard_resolves_a_die_for_less() -> None:
    """Any of yours with a cost, if an opponent is exhausted and shows no damage."""
    t = shard()

    t.answer("activate 24029")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die T83 2R1", "die T83 2MD1"] == t.options()
    t.copy("their T02").shields = 1
    t.copy("their T06").shields = 1
    t.answer("die T83 2MD1", "their T02")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T06")

    assert (1, 0, 5) == (t.copy("their T02").damage, t.copy("their T06").damage, t.resources())
    assert (0, ["T83 2R1", "T01 1MD", "24029 2F"]) == (t.copy("their T06").shields, t.pool())


@card("24029")
def test_shard_saves_only_one() -> None:
    """Of a cost of two one is left to pay."""
    t = Tabletop("24029", "T02")
    t.copy("their T02").ready = False
    t.support("03020")
    t.show("03020", "4R2")

    t.answer("activate 24029", "yes", "die 03020 4R2")

    assert 8 == t.resources()


@card("24029")
@pytest.mark.parametrize(
    ("exhausted", "theirs"), [(False, "1Sh"), (True, "1MD"), (True, "2RD"), (True, "1ID")]
)
def test_shard_needs_both(exhausted: bool, theirs: str) -> None:
    """A ready opponent, or a die that shows damage, and nothing is asked."""
    t = shard(exhausted=exhausted, theirs=theirs)

    t.answer("activate 24029")

    assert "they: action" == t.asked()


@card("24029")
def test_shard_deals_damage_after_each_die_with_a_cost() -> None:
    """Not after others; whatever the cost is, and whoever's die it is."""
    t = shard()
    t.answer("resolve resource")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T06")
    assert (1, 6) == (t.copy("their T06").damage, t.resources())

    t = shard()
    paid, other = t.copy("T83").dice[0], t.copy("T01").dice[0]
    waits_only_for_your_die(t, "24029", paid, other)


@card("24029")
def test_shard_waits_for_your_activation() -> None:
    """Of himself."""
    t = Tabletop("24029 T03", "T02")
    t.copy("their T02").ready = False

    waits_only_for_your_activation(t, "24029")


# Cycler Rifle


def cycler(*, ready: bool = True) -> Tabletop:
    """The upgrade, its die and others."""
    t = Tabletop("T01 T06", "T02")
    t.upgrade("24113", on="T01").ready = ready
    t.show("T01", "2RD")
    t.show("their T02", "2RD")
    return t


@card("24113")
def test_a_ready_cycler_rifle_cannot_be_fired() -> None:
    """Not by the action, not by a card, and not as a modifier."""
    t = cycler()
    t.show("24113", "3RD")
    t.answer("resolve ranged")
    assert ["T01", "T06", "their T02"] == t.options()

    t = cycler()
    t.show("24113", "+4RD1")
    t.answer("resolve ranged", "their T02")
    assert 2 == t.copy("their T02").damage


@card("24113")
@ruling("arh.part8.oppdie.01")
def test_a_ready_cycler_rifle_is_fired_by_an_opponent() -> None:
    """Only its own player cannot resolve its die."""
    t = Tabletop("T01", "T02", their_hand="09042")
    t.upgrade("24113", on="T01")
    t.copy("their T02").subtypes.append("scoundrel")
    t.show("24113", "3RD")

    t.answer("pass", "play 09042", "T01")

    assert (3, []) == (t.copy("T01").damage, t.pool())


@card("24113")
def test_an_exhausted_cycler_rifle_is_fired() -> None:
    """As any die is."""
    t = cycler(ready=False)
    t.show("24113", "3RD")

    t.answer("resolve ranged")

    assert ["die T01 2RD", "die 24113 3RD"] == t.options()


@card("24113")
def test_the_cycler_rifle_is_exhausted_for_a_die() -> None:
    """One of yours."""
    t = cycler()
    t.show("24113", "3RD")

    t.answer("use 24113")
    assert ["die T01 2RD", "die 24113 3RD"] == t.options()
    t.answer("die T01 2RD")

    assert (["24113 3RD"], False) == (t.pool(), t.copy("24113").ready)
    assert 1 == t.events("ability_used")[0].amount


@card("24113")
def test_the_cycler_rifle_needs_a_die_to_be_exhausted() -> None:
    """Without one of yours it stays ready."""
    t = Tabletop("T01", "T02")
    t.upgrade("24113", on="T01")
    t.show("their T02", "2RD")

    t.answer("use 24113")

    assert (True, ["T02 2RD"]) == (t.copy("24113").ready, t.pool(THEM))
