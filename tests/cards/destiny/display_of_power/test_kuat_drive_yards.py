"""Kuat Drive Yards: what it saves, what it pays, and when it is gone."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER, BEFORE
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears


def yards(resources: int, saved: int, hand: str = "24065 T13 T31") -> Tabletop:
    """The plot with some resources on it; the first card is a capital ship that costs four."""
    t = Tabletop("T01 T02", "T01", hand=hand, resources=resources, their_hand="24065")
    t.support("22094")
    t.copy("22094").resources = saved
    return t


def gone(t: Tabletop) -> bool:
    """Whether the plot has been set aside."""
    return "22094" not in t.in_play() and "22094" in t.aside()


@card("22094")
def test_the_yards_pay_for_a_capital_ship() -> None:
    """With one or two resources, which you gain; then they are gone."""
    t = yards(4, 3)
    t.answer("play 24065")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["how_much 1", "how_much 2"] == t.options()
    t.answer("how_much 2")
    assert (2, True, True) == (t.resources(), gone(t), "24065" in t.in_play())

    t = yards(4, 3)
    t.answer("play 24065", "yes", "how_much 1")
    assert (1, True) == (t.resources(), gone(t))


@card("22094")
def test_a_single_resource_is_no_choice() -> None:
    """One is taken, and nothing is asked further."""
    t = yards(4, 1)

    t.answer("play 24065", "yes")

    assert (1, True) == (t.resources(), gone(t))


@card("22094")
def test_the_yards_may_wait() -> None:
    """Declined, the plot stays with what is on it; an empty one is not even asked about."""
    t = yards(4, 2)
    t.answer("play 24065", "no")
    assert (0, False, 2) == (t.resources(), gone(t), t.copy("22094").resources)

    t = yards(4, 0)
    t.answer("play 24065")
    assert ("they: action", False) == (t.asked(), gone(t))


@card("22094")
def test_the_yards_help_with_no_other_card() -> None:
    """Neither with another support, nor before a ship of theirs, nor when it has been paid for."""
    t = yards(4, 2)
    t.answer("play T13")
    assert ("they: action", False) == (t.asked(), gone(t))
    t.answer("play 24065")
    assert (False, 2) == (gone(t), t.copy("22094").resources)

    ship = t.state.players[0].hand[0]
    assert hears(t, "22094", BEFORE, Event(ev.PAYMENT_DUE, 0, ship))
    assert not hears(t, "22094", BEFORE, Event(ev.PAYMENT_DUE, THEM, ship))


@card("22094")
def test_what_is_needed_is_taken_without_asking_whether() -> None:
    """A ship can be played that the resources on the plot must pay for."""
    t = yards(2, 2)

    t.answer("play 24065")
    assert ("you: how_much", ["how_much 1", "how_much 2"]) == (t.asked(), t.options())
    t.answer("how_much 2")

    assert (0, True, True) == (t.resources(), gone(t), "24065" in t.in_play())


@card("22094")
@ruling("arh.clar.dop.28")
@pytest.mark.parametrize(("resources", "much"), [(1, 2), (2, 1)])
def test_a_ship_that_is_too_dear_is_only_shown(resources: int, much: int) -> None:
    """It stays in the hand, the resources are kept, the plot is gone, another action follows."""
    t = yards(resources, 2)

    t.answer("play 24065", f"how_much {much}")

    assert (resources + much, True) == (t.resources(), gone(t))
    assert ["24065", "T13", "T31"] == sorted(t.hand())
    assert "you: action" == t.asked()
    assert "play 24065" not in t.options()


@card("22094")
def test_only_a_capital_ship_of_yours_can_be_shown_so() -> None:
    """And only as long as there is something on the plot."""
    t = yards(0, 1)
    assert ["play 24065", "play T31"] == [one for one in t.options() if one.startswith("play")]
    t.state.players[THEM].resources = 0
    t.pass_turn()
    assert "play 24065" not in t.options()

    t = yards(0, 0)
    assert ["play T31"] == [one for one in t.options() if one.startswith("play")]


def saving(*dice: str) -> Tabletop:
    """Dice of yours show resources; so does a red one of theirs."""
    t = Tabletop("T01 T02", "T01")
    t.support("22094")
    t.support("02051")
    for one in dice:
        label, side = one.split()
        t.show(label, side)
    t.show("their T01", "1R")
    return t


@card("22094")
def test_the_yards_save_what_red_dice_bring() -> None:
    """A resource on the plot, after a red die of yours has brought what it shows."""
    t = saving("T01 1R")
    assert hears(t, "22094", AFTER, Event(ev.DIE_RESOLVED, 0, t.copy("T01").dice[0]))
    t.answer("resolve resource")
    assert 1 == t.copy("22094").resources
    t.answer("resolve resource")
    assert 1 == t.copy("22094").resources

    t = saving("T02 1R")
    t.answer("resolve resource")
    assert 0 == t.copy("22094").resources


@card("22094")
def test_the_yards_save_what_a_red_modifier_adds() -> None:
    """It is resolved with the other."""
    t = saving("T02 1R", "02051 +1R")

    t.answer("resolve resource", "die 02051 +1R")

    assert 1 == t.copy("22094").resources


@card("22094")
def test_the_yards_save_nothing_for_other_symbols() -> None:
    """A red die showing damage."""
    t = Tabletop("T01", "T01")
    t.support("22094")
    t.show("T01", "1MD")

    t.answer("resolve melee", "their T01")

    assert 0 == t.copy("22094").resources
