"""Legacies, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

# Doctor Aphra


@card("05020")
def test_aphras_first_droid_of_a_round_costs_one_less() -> None:
    """No other card, and not the second; theirs and cards of yours that are none do not count."""
    t = Tabletop("05020", "T02", hand="T910 T910 T78 T66", their_hand="T910", resources=0)

    t.answer("play T78", "play T910")
    assert ["play T910", "play T910", "activate 05020"] == t.options()[:3]
    t.answer("play T910", "pass")

    assert (["activate 05020", "activate T910"], 0) == (t.options()[:2], t.resources())


@card("05020")
def test_aphras_droids_are_counted_by_the_round() -> None:
    """In the next one the first costs less again."""
    t = Tabletop("05020", "T02", hand="T910 T910", resources=0)

    t.answer("play T910", "pass", "pass")
    t.keep_hands()
    assert 2 == t.state.round
    before = t.resources()
    t.answer("play T910")

    assert before == t.resources()


@card("05020")
@ruling("arh.clar.leg.02")
def test_aphra_draws_nothing_for_an_opponents_indirect_damage() -> None:
    """Whoever is said to deal it."""
    t = Tabletop("05020 T01", "T934 T02")
    t.show("their T934", "5ID")
    t.answer("pass", "resolve indirect", *["05020"] * 3, *["T01"] * 2)
    assert ("you: action", []) == (t.asked(), t.hand())


@card("05020")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_aphra_may_draw_once_for_indirect_damage_of_yours(answer: str, drawn: int) -> None:
    """However many of your characters share it."""
    t = Tabletop("05020 T01", "T02", hand="05150")

    t.answer("play 05150", "T01", "05020", "T01")
    assert "you: may" == t.asked()
    t.answer(answer)

    assert ("they: action", drawn) == (t.asked(), len(t.hand()))


@card("05020")
def test_aphra_draws_for_no_other_damage() -> None:
    """Not for damage of another kind, nor for what you deal to them."""
    t = Tabletop("05020 T01", "T02")
    ref, other = t.copy("05020").ref, t.copy("their T02").ref

    assert hears(t, "05020", AFTER, Event(ev.DAMAGE_DEALT, YOU, ref, ref, 1, facts.INDIRECT))
    for event in (
        Event(ev.DAMAGE_DEALT, YOU, ref, ref, 1, facts.MELEE),
        Event(ev.DAMAGE_DEALT, YOU, other, ref, 1, facts.INDIRECT),
        Event(ev.DAMAGE_DEALT, THEM, ref, ref, 1, facts.INDIRECT),
        Event(ev.DAMAGE_DEALT, YOU, ref, other, 1, facts.INDIRECT),
    ):
        assert not hears(t, "05020", AFTER, event)
