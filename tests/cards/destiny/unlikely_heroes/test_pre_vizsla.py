"""Pre Vizsla: his saber comes with him."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, set_up


@card("18033")
@ruling("arh.part3.setaside.06")
def test_pre_vizsla_plays_his_darksaber_after_setup() -> None:
    """For nothing, on himself, with its die; no other card, and nobody else's."""
    t = set_up(["18033", "T01"], ["T02"], "you: choose", aside="01050 16103")
    assert ["card 16103"] == t.options()
    t.answer("card 16103")

    saber = t.copy("16103")
    assert ("18033", 2, 1) == (t.label(saber.host), t.resources(), len(saber.dice))


@card("18033")
def test_pre_vizsla_without_a_darksaber_plays_nothing() -> None:
    """Nothing is asked of anyone."""
    t = set_up(["18033", "T01"], ["T02"], "you: choose")

    assert (["18033", "T01"], 2) == (t.in_play(), t.resources())


@card("18033")
def test_pre_vizsla_plays_no_darksaber_of_theirs_and_no_second_one() -> None:
    """It is unique: what could not be played stays where it is."""
    t = Tabletop("18033 T01", "T02")
    t.set_aside("16103", seat=THEM)
    t.state.knowledge.publish(t.state.players[THEM].aside[-1])
    assert hears(t, "18033", AFTER, Event(ev.SETUP_DONE))
    emit(t.state, Event(ev.SETUP_DONE))
    assert ("you: action", ["18033", "T01"]) == (t.asked(), t.in_play())

    t = Tabletop("18033 T01", "T02")
    t.upgrade("16103", on="T01")
    t.set_aside("16103")
    emit(t.state, Event(ev.SETUP_DONE))
    assert "you: action" == t.asked()
    assert (["18033", "T01", "16103"], ["16103"]) == (t.in_play(), t.aside())


@card("18033")
def test_pre_vizsla_turns_a_die_into_a_shield() -> None:
    """Any die of yours, on himself."""
    t = Tabletop("18033 T01", "T02")
    t.show("T01", "1R")
    t.show("18033", "1Sh")
    t.show("their T02", "1MD")
    t.answer("use 18033")
    assert ["die T01 1R", "die 18033 1Sh"] == t.options()
    t.answer("die T01 1R")

    assert (1, ["18033 1Sh"], ["T02 1MD"]) == (t.copy("18033").shields, t.pool(), t.pool(THEM))


@card("18033")
def test_pre_vizsla_needs_a_die() -> None:
    """Without one he gets nothing."""
    t = Tabletop("18033 T01", "T02")
    t.show("their T02", "1MD")
    t.answer("use 18033")

    assert (0, ["T02 1MD"]) == (t.copy("18033").shields, t.pool(THEM))
