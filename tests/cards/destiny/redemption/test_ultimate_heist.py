"""The Ultimate Heist and its other side: a plot that becomes an upgrade of a pirate's."""

import pytest

from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling


def heist(resources: int = 3, hand: str = "") -> Tabletop:
    """The plot with some resources on it, two pirates of yours and one of theirs."""
    t = Tabletop("T01 T928 T928", "T02 T928", hand=hand)
    t.support("15092A").resources = resources
    t.support("T85")
    return t


@card("15092A")
def test_what_your_effect_takes_goes_on_the_plot() -> None:
    """As much as was lost; with less than four nothing else happens."""
    t = heist(0)
    t.show("T85", "2Dr1")

    t.answer("resolve disrupt")

    assert (3, 2, "they: action") == (t.resources(THEM), t.copy("15092A").resources, t.asked())


@card("15092A")
def test_only_what_was_lost_counts() -> None:
    """One resource is all they have."""
    t = heist(0)
    t.state.players[THEM].resources = 1
    t.show("T85", "2Dr1")

    t.answer("resolve disrupt")

    assert 1 == t.copy("15092A").resources


@card("15092A")
def test_what_players_lose_otherwise_does_not_count() -> None:
    """Neither what their effect takes from you, nor what theirs takes from them."""
    t = heist(0, hand="T31")
    t.support("T85", THEM)
    t.show("their T85", "2Dr1")
    t.pass_turn()

    t.answer("resolve disrupt")

    assert (3, 0) == (t.resources(), t.copy("15092A").resources)


@card("15092A")
@ruling("arh.part1.doublesided.06", "arh.part1.doublesided.08", "arh.part1.doublesided.11")
def test_four_resources_make_a_pirate_the_master() -> None:
    """One of yours; the plot turns over, with what lies on it, and brings its die."""
    t = heist()
    t.show("T85", "2Dr1")
    ref = t.copy("15092A").ref

    t.answer("resolve disrupt")
    assert ["T928", "T928"] == t.options()
    t.choose(1)

    master = t.copy("15092B")
    assert (ref, 5, 1) == (master.ref, master.resources, len(master.dice))
    assert t.state.players[YOU].play[2] == master.host
    assert ([], []) == (t.events("left_play"), t.events("entered_play"))


@card("15092A")
@pytest.mark.parametrize(("before", "there"), [(1, "15092A"), (2, "15092B")])
def test_four_resources_are_enough_and_three_are_not(before: int, there: str) -> None:
    """Counted with those that came last; a single pirate needs no question."""
    t = Tabletop("T01 T928", "T02 T928")
    t.support("23081")
    t.support("15092A").resources = before
    t.support("T85")
    t.show("T85", "2Dr1")

    t.answer("resolve disrupt")

    assert (there, "they: action") == (t.in_play()[-2], t.asked())


@card("15092A")
def test_two_losses_at_once_turn_the_plot_once() -> None:
    """What waits for the plot finds an upgrade: it gets no more, and does not turn back."""
    t = Tabletop("T02 T928", "T01", hand="19014")
    t.support("15092A").resources = 3
    t.support("T14")
    t.support("T85")
    t.show("T14", "3Dr")
    t.show("T85", "2Dr1")

    t.answer("play 19014", "die T14 3Dr", "die T85 2Dr1")

    assert (0, 6) == (t.resources(THEM), t.copy("15092B").resources)


@card("15092A")
@ruling("arh.part7.teamup.01")
def test_pirates_are_cheaper_on_its_team() -> None:
    """One point each, and nobody else."""
    assert [] == faults(listed("24029*2 24031*2 15092A"))
    assert ["too_many_points 24029 24031 T01 15092A 38 30 16 2 12 2 8 1 2 1"] == faults(
        listed("24029*2 24031*2 T01 15092A")
    )


@card("15092A")
@ruling("arh.part8.spotting.04")
def test_without_a_pirate_the_plot_stays() -> None:
    """It only collects; theirs will not do."""
    t = Tabletop("T01", "T02 T928")
    t.support("23081")
    t.support("15092A").resources = 3
    t.support("T85")
    t.show("T85", "2Dr1")

    t.answer("resolve disrupt")

    assert (5, "they: action") == (t.copy("15092A").resources, t.asked())


@card("15092A")
def test_what_players_give_away_themselves_does_not_count() -> None:
    """It was their own effect."""
    t = heist(0)
    t.upgrade("15092B", on="their T928")
    t.show("their 15092B", "Sp")
    t.pass_turn()

    t.answer("resolve special")

    assert (6, 0) == (t.resources(), t.copy("15092A").resources)


# Master of Pirates


def mastered(hand: str = "") -> Tabletop:
    """The other side on a pirate of yours."""
    t = Tabletop("T01 T928", "T02", hand=hand)
    t.upgrade("15092B", on="T928")
    return t


@card("15092B")
def test_the_master_takes_a_resource() -> None:
    """By a power action."""
    t = mastered()

    t.answer("use 15092B")

    assert (6, 4) == (t.resources(), t.resources(THEM))


@card("15092B")
def test_the_master_pays_for_a_die_and_an_action() -> None:
    """Any die, whosever it is; a single action."""
    t = mastered()
    t.show("15092B", "Sp")
    t.show("T01", "1R")
    t.show("their T02", "1R")

    t.answer("resolve special")
    assert ["die T01 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert (5, 6, "you: additional_action") == (t.resources(), t.resources(THEM), t.asked())


@card("15092B")
@ruling("arh.part7.then.01")
def test_who_has_nothing_to_give_gets_nothing() -> None:
    """Neither a die nor an action."""
    t = mastered()
    t.state.players[YOU].resources = 0
    t.show("15092B", "Sp")
    t.show("T01", "1R")

    t.answer("resolve special")

    assert ("they: action", 0, ["T01 1R"]) == (t.asked(), t.resources(), t.pool())


@card("15092B")
def test_the_die_is_resolved_as_usual() -> None:
    """It costs what it costs, shields block its damage, it goes; then one action and no more."""
    t = mastered()
    t.upgrade("T21", on="T01")
    t.copy("their T02").shields = 1
    t.show("15092B", "Sp")
    t.show("T21", "1RD1")

    t.answer("resolve special", "their T02")

    assert (3, 0, []) == (t.resources(), t.copy("their T02").damage, t.pool())
    t.answer("activate T01")
    assert "they: action" == t.asked()
