"""The order of events in a turn: what is forced at its start and end, what is voluntary, phases."""

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.texts import DeployRule
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

BESIDE = DeployRule(beside=True)
ONE = syn.Unit(ev.ACTIVATE_ONE, 1)

GAME = make.game_with(
    make.effect("dark dawn", BESIDE, syn.answering(ev.TURN_BEGINS, ev.JUST, ONE, forced=True)),
    make.effect("dark noon", BESIDE, syn.answering(ev.TURN_BEGINS, ev.JUST, ONE)),
    make.effect("dark dusk", BESIDE, syn.answering(ev.TURN_ENDING, ev.JUST, ONE, forced=True)),
    make.effect("dark night", BESIDE, syn.answering(ev.TURN_ENDING, ev.JUST, ONE)),
    make.interrupt("dark stew", syn.answering(ev.PHASE, ev.TOP, ONE, play=True)),
)


@ruling("swccg.2.133", "swccg.2.134")
def test_a_turn_opens_with_what_is_forced_then_what_is_voluntary_then_activating() -> None:
    """The dawn acts by itself; then the noon may be used; then the activate phase begins."""
    t = Laid(GAME, "dark street", "dark dawn, dark noon", turn="light", phase="draw")
    before = t.count("dark", "force")
    t.answer("pass")
    asked = (t.asked(), t.options(), t.count("dark", "force") - before)
    phases = len(t.events(ev.PHASE_BEGINS))
    t.answer("use dark noon")

    assert ("dark: window", ["use dark noon", "pass"], 1) == asked
    assert [0, 1] == [phases, len(t.events(ev.PHASE_BEGINS))]
    assert [2, "activate"] == [t.count("dark", "force") - before, t.options()[0]]


@ruling("swccg.2.136", "swccg.2.137")
def test_after_the_draw_phase_what_is_forced_comes_before_what_is_voluntary() -> None:
    """The dusk acts by itself after the draw phase; then the night may be used; then it is over."""
    t = Laid(GAME, "dark street", "dark dusk, dark night", phase="draw", light_hand="light rage")
    before = t.count("dark", "force")
    t.answer("pass")
    asked = (t.asked(), t.options(), t.count("dark", "force") - before)
    ended = len(t.events(ev.TURN_ENDS))
    t.answer("use dark night")

    assert ("dark: window", ["use dark night", "pass"], 1) == asked
    assert [0, 1] == [ended, len(t.events(ev.TURN_ENDS))]
    assert 2 == t.count("dark", "force") - before


@ruling("swccg.2.131", "swccg.2.132")
def test_after_the_last_turn_nothing_can_be_done() -> None:
    """Light's last card is lost to a drain: nobody is asked, though Dark holds a stew."""
    t = Laid(
        GAME, "dark gate", "dark trooper @ 1", phase="control", dark_hand="dark stew", light_force=0
    )
    reserve = t.table.pile(1, ids.RESERVE)
    t.table.pile(1, ids.OUT).extend(reserve[:-1])
    del reserve[:-1]
    t.answer("drain Gate")

    assert t.table.outcome is not None
    assert [] == t.game.pending(t.table)
