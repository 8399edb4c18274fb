"""Sweeper Droid Infiltration and Demolition Droid: a plot, two of them with the elite one."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import PLOT
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import followed


def sweeper(hand: str, their_hand: str = "") -> Tabletop:
    """The plot with its first side up, and dice of both players."""
    t = Tabletop("T01", "T02", hand=hand, their_hand=their_hand)
    t.support("13004A")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    return t


def after_setup(bought: int, *aside: str) -> list[str]:
    """What you have in play after setup with the plot bought so, and these cards set aside."""
    t = Tabletop("T01", "T02")
    t.support("13004A").bought = bought
    for code in aside:
        t.set_aside(code)
    t.set_aside("13004A", seat=THEM)
    emit(t.state, Event(ev.SETUP_DONE))
    t.decision()
    return t.in_play()


@card("13004A")
def test_the_elite_plot_brings_another_one() -> None:
    """From your set-aside cards, after setup; the plain one does not."""
    assert ["T01", "13004A", "13004A"] == after_setup(2, "T12", "13004A")
    assert ["T01", "13004A"] == after_setup(1, "T12", "13004A")
    assert ["T01", "13004A"] == after_setup(2, "T12")


@card("13004A")
def test_only_one_more_plot_comes() -> None:
    """Ready and not elite; of two it is said which."""
    t = Tabletop("T01", "T02")
    t.support("13004A").bought = 2
    t.set_aside("13004A")
    t.set_aside("13004A")
    t.state.recorder = t.recorder
    emit(t.state, Event(ev.SETUP_DONE))

    assert ["card 13004A", "card 13004A"] == t.options()
    t.choose(0)

    plots = [copy for copy in t.state.copies.values() if copy.type == PLOT]
    assert [(2, True), (1, True)] == [(copy.bought, copy.ready) for copy in plots]
    assert (["13004A"], "you: action") == (t.aside(), t.asked())
    assert followed(t, "setup_done", "entered_play")


@card("13004A")
@ruling("arh.part3.setaside.06")
def test_the_plot_is_bought_for_either_price() -> None:
    """Three points, or five for the elite one; another one may be set aside for it."""
    assert [] == faults(listed("23014 24031 13004A*2", aside="13004A"))
    assert [] == faults(listed("23014*2 24031 13004A"))
    assert ["too_many_points 23014 24029 13004A 33 30 14 2 14 1 5 2"] == faults(
        listed("23014*2 24029 13004A*2")
    )


@card("13004A")
@ruling("arh.clar.tr.04")
def test_an_event_is_played_to_reroll_a_die() -> None:
    """Any die; then the plot turns over, and the event takes effect after that."""
    t = sweeper("T33 T31 T32 T12", their_hand="T31")
    t.discard_pile("T31")
    t.state.players[YOU].resources = 1

    t.answer("use 13004A")
    assert ["card T33", "card T31"] == t.options()
    t.answer("card T33")
    assert (["die T01 1R", "their die T02 2RD"], 0) == (t.options(), t.resources())
    assert ["T31", "T32", "T12"] == t.hand()
    t.answer("their die T02 2RD")

    assert (["T01", "13004B"], ["T31", "T33"]) == (t.in_play(), t.discards())
    assert ["T31", "T32", "T12", "T31"] == t.hand()
    assert followed(t, "flipped", "cards_drawn")


@card("13004A")
@ruling("arh.part5.play.04")
@pytest.mark.parametrize("hand", ["T12", "T33"])
def test_without_an_event_to_play_the_plot_stays_as_it_is(hand: str) -> None:
    """A support is none, and one that costs too much cannot be played: no die is rerolled."""
    t = sweeper(hand)
    t.state.players[YOU].resources = 0

    t.answer("use 13004A")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert (["T01", "13004A"], ["T01 1R"]) == (t.in_play(), t.pool())
    assert ("they: action", [hand]) == (t.asked(), t.hand())


# Demolition Droid


def demolition(hand: str = "T12 T31", mine: int = 1, theirs: int = 0) -> Tabletop:
    """So many plots of each player with their second side up, and one with its first."""
    t = Tabletop("T01", "T02", hand=hand)
    for _ in range(mine):
        t.support("13004B")
    for _ in range(theirs):
        t.support("13004B", THEM)
    t.support("T51")
    return t


@card("13004B")
def test_a_card_is_played_to_deal_indirect_damage() -> None:
    """Any but an event; then the plot turns over."""
    t = demolition("T12 T15 T31")

    t.answer("use 13004B")
    assert ["card T12", "card T15"] == t.options()
    t.answer("card T12")

    assert 1 == t.copy("their T02").damage
    assert ["T01", "13004A", "T51", "T12"] == t.in_play()


@card("13004B")
@pytest.mark.parametrize("theirs", [0, 1])
def test_two_bombs_may_go_off(theirs: int) -> None:
    """Whosever they are, all of them, for four more damage."""
    t = demolition(mine=2 - theirs, theirs=theirs)

    t.choose(t.options().index("use 13004B"))
    t.answer("card T12")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert 5 == t.copy("their T02").damage
    assert (["T01", "T51", "T12"], ["T02"]) == (t.in_play(), t.in_play(THEM))
    assert (2 - theirs, theirs) == (t.aside().count("13004B"), t.aside(THEM).count("13004B"))


@card("13004B")
def test_or_the_plot_turns_over() -> None:
    """Then nothing is set aside, and only this one turns."""
    t = demolition(mine=2)

    t.choose(t.options().index("use 13004B"))
    t.answer("card T12", "no")

    assert 1 == t.copy("their T02").damage
    assert ["T01", "13004A", "13004B", "T51", "T12"] == t.in_play()


@card("13004B")
def test_the_card_is_paid_for_and_comes_from_the_hand() -> None:
    """What costs too much cannot be played, nor what lies elsewhere; shields block the damage."""
    t = Tabletop("T01", "T02", hand="T480 T23 T31", their_hand="T12")
    t.support("13004B")
    t.discard_pile("T12")
    t.copy("their T02").shields = 1
    t.state.players[YOU].resources = 1

    t.answer("use 13004B")
    assert ["card T480"] == t.options()
    t.answer("card T480")

    assert (0, 0, 0) == (t.resources(), t.copy("their T02").damage, t.copy("their T02").shields)


@card("13004B")
@pytest.mark.parametrize("hand", ["T31", "T480"])
def test_without_a_card_to_play_there_is_no_damage(hand: str) -> None:
    """Events do not count, nor what costs too much; the plot turns all the same."""
    t = demolition(hand)
    t.state.players[YOU].resources = 0

    t.answer("use 13004B", "stop")

    assert (0, ["T01", "13004A", "T51"], "they: action") == (
        t.copy("their T02").damage,
        t.in_play(),
        t.asked(),
    )


@card("13004B")
@ruling("arh.part2.indirect.01")
def test_the_bombs_damage_can_be_blocked() -> None:
    """Shields stop some of either damage."""
    t = demolition(mine=2)
    t.copy("their T02").shields = 2

    t.choose(t.options().index("use 13004B"))
    t.answer("card T12", "yes")

    assert (3, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("13004B")
def test_the_same_plot_serves_twice_in_a_round() -> None:
    """Its actions are no power actions."""
    t = demolition("T12 T31 T15")
    t.show("T01", "1R")
    t.next_roll("T01", "1R")

    t.answer("use 13004B", "card T12")
    t.pass_turn()
    t.answer("use 13004A", "card T31")
    t.pass_turn()

    assert "use 13004B" in t.options()
