"""Display of Power, red cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import UPKEEP
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card

# Surprise Tactics


@card("22095")
def test_surprise_tactics_takes_the_battlefield_in_upkeep() -> None:
    """As upkeep begins, for the support itself, if you like."""
    t = Tabletop("T01", "T02")
    t.battlefield("T41", THEM)
    t.support("22095")
    t.pass_turn()
    t.pass_turn()

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert UPKEEP == t.state.phase
    t.answer("yes")

    assert (["T01"], ["22095"]) == (t.in_play(), t.aside())
    assert 0 == t.state.copies[t.state.battlefield].controller


@card("22095")
def test_surprise_tactics_can_wait() -> None:
    """Nothing changes, and the next round does not begin with it."""
    t = Tabletop("T01", "T02")
    t.support("22095")
    t.pass_turn()
    t.pass_turn()
    t.answer("no")
    assert ["T01", "22095"] == t.in_play()
    t.keep_hands()

    assert ("you: action", 2) == (t.asked(), t.state.round)


@card("22095")
def test_surprise_tactics_must_be_there_to_be_set_aside() -> None:
    """If it has left play by then, the battlefield stays where it is."""
    t = Tabletop("T01", "T02")
    t.battlefield("T41", THEM)
    support = t.support("22095")
    t.pass_turn()
    t.pass_turn()
    assert "you: may" == t.asked()
    emit(t.state, Event(ev.LEFT_PLAY, THEM, support.ref, 0, 0, ev.TO_DISCARD))

    t.answer("yes")

    assert THEM == t.state.copies[t.state.battlefield].controller
