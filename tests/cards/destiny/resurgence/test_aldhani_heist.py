"""Resurgence, Aldhani Heist: an outpost to be rid of."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ACTION, UPKEEP
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import followed, hears


@card("23078")
@pytest.mark.parametrize("aside", [("T12", "23023"), ("T12",)])
def test_an_outpost_is_set_before_the_opponent(aside: tuple[str, ...]) -> None:
    """Yours that was set aside comes under their control after setup, ready, with its die."""
    t = Tabletop("T01", "T02")
    t.support("23078")
    for code in aside:
        t.set_aside(code)
    t.set_aside("23023", seat=THEM)
    t.state.recorder = t.recorder
    emit(t.state, Event(ev.SETUP_DONE))

    assert ("you: action", ["T12"]) == (t.asked(), t.aside())
    assert (["T01", "23078"], ["T02", *aside[1:]]) == (t.in_play(), t.in_play(THEM))
    if len(aside) > 1:
        outpost = t.copy("their 23023")
        assert (YOU, True, 1) == (outpost.owner, outpost.ready, len(outpost.dice))
        assert followed(t, "setup_done", "entered_play")


@card("23078")
def test_of_two_outposts_one_is_set() -> None:
    """It is asked which."""
    t = Tabletop("T01", "T02")
    t.support("23078")
    t.set_aside("23023")
    t.set_aside("23023")
    emit(t.state, Event(ev.SETUP_DONE))
    assert ("you: choose", ["card 23023", "card 23023"]) == (t.asked(), t.options())

    t.choose(0)

    assert (["23023"], ["T02", "23023"]) == (t.aside(), t.in_play(THEM))


@card("23078")
@pytest.mark.parametrize(
    ("field", "outpost", "gained"),
    [(YOU, None, 4), (THEM, None, 0), (YOU, THEM, 0), (YOU, YOU, 4)],
)
def test_the_heist_pays_once_the_outpost_is_gone(
    field: int, outpost: int | None, gained: int
) -> None:
    """If you hold the battlefield as upkeep begins; one of your own does not matter."""
    t = Tabletop("T01", "T02", resources=0)
    t.support("23078")
    t.support("T12", seat=THEM)
    t.battlefield("T41", controller=field)
    if outpost is not None:
        t.support("23023", seat=outpost)

    t.answer("pass", "pass")
    t.keep_hands()

    assert gained + 2 == t.resources()
    assert (["23078"] if gained else []) == t.aside()


@card("23078")
def test_the_heist_is_for_partisans() -> None:
    """A team without one cannot bring it."""
    assert "include_only_if 23078" not in faults(listed("T617 23059 23078"))
    assert "include_only_if 23078" in faults(listed("T617 T603 23078"))


@card("23078")
def test_the_heist_waits_for_upkeep() -> None:
    """After it has begun, and for no other phase."""
    t = Tabletop("T01", "T02")
    t.support("23078")

    assert hears(t, "23078", AFTER, Event(ev.PHASE_BEGAN, YOU, 0, 0, 0, UPKEEP))
    assert not hears(t, "23078", AFTER, Event(ev.PHASE_BEGAN, YOU, 0, 0, 0, ACTION))
