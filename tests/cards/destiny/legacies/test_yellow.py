"""Legacies, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, waits_only_for_your_activation

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
def test_aphra_draws_for_indirect_damage_that_a_support_takes() -> None:
    """All of it was dealt to you, wherever it was put."""
    t = Tabletop("05020 T01", "T02", hand="05150")
    t.support("05145")

    t.answer("play 05150", "T01", "05145", "05145")

    assert "you: may" == t.asked()


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


# Jar Jar Binks


def jar_jar() -> Tabletop:
    """Dice of several symbols in both pools; his comes up with a shield."""
    t = Tabletop("05047 T01", "T02 T06 T03")
    t.support("T203", seat=THEM)
    t.show("T01", "1R")
    t.show("their T02", "1Sh")
    t.show("their T06", "2RD")
    t.show("their T03", "-")
    t.show("their T203", "+1*")
    t.next_roll("05047", "1Sh")
    return t


@card("05047")
def test_jar_jar_rerolls_every_die_of_another_symbol() -> None:
    """In both pools, a blank too; not a die without a symbol, nor one that shows his."""
    t = jar_jar()

    t.answer("activate 05047")

    again = [one for one in t.events("dice_rolled") if one.detail == ev.AGAIN]
    assert [["T01", "T06", "T03"]] == [
        [t.state.definition_of_die(t.state.dice[die]).facts.code for die in one.items]
        for one in again
    ]
    assert ("they: action", "05047 1Sh") == (t.asked(), t.pool()[-1])


@card("05047")
def test_a_die_of_jar_jars_in_their_pool_counts_too() -> None:
    """It shows a resource, so a die of yours that does is spared."""
    t = Tabletop("05047*2 T01", "T06")
    t.lend(t.show("05047", "1R"))
    t.show("T01", "1R")
    t.show("their T06", "2RD")

    t.answer("activate 05047")

    assert "T01 1R" == t.pool()[0]
    assert [1] == [len(one.items) for one in t.events("dice_rolled") if one.detail == ev.AGAIN]


@card("05047")
@ruling("arh.clar.leg.05")
def test_an_opponent_may_have_jar_jar_activated() -> None:
    """As an action of theirs; he is yours and activated by you."""
    t = jar_jar()
    t.pass_turn()

    assert "use 05047" in t.options()
    t.answer("use 05047")

    assert ("you: action", False) == (t.asked(), t.copy("05047").ready)
    assert [YOU] == [one.seat for one in t.events("activated")]
    assert "05047 1Sh" == t.pool()[-1]
    assert [ev.CARD_ACTION] == [one.detail for one in t.events("action_taken")][-1:]


@card("05047")
def test_jar_jar_cannot_be_forced_when_exhausted() -> None:
    """You may use it, too, but nobody twice."""
    t = jar_jar()

    t.answer("use 05047", "use 05047")

    assert ("you: action", [YOU]) == (t.asked(), [one.seat for one in t.events("activated")])


@card("05047")
@ruling("arh.clar.leg.06")
def test_without_a_die_of_his_all_are_rerolled() -> None:
    """They lie on him when his ability comes."""
    t = jar_jar()
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("05047").ref, t.copy("05047").ref))

    assert "you: action" == t.asked()
    assert [4] == [len(one.items) for one in t.events("dice_rolled")]


@card("05047")
def test_jar_jar_waits_for_your_activation() -> None:
    """Not for an opponent's, nor for that of another card."""
    waits_only_for_your_activation(Tabletop("05047 T03"), "05047")
