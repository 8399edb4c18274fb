"""Before and would: abilities that interrupt and that replace."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, ruling


@ruling("arh.part7.before.01", "arh.part7.before.02", "arh.part7.queue.05")
def test_a_before_ability_comes_ahead_of_what_it_waits_for() -> None:
    """The shield given before the damage blocks it."""
    t = Tabletop()
    t.support("T15", seat=THEM)
    t.show("T01", "1MD")

    t.answer("resolve melee", "their T02")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert t.events("shields_gained")[0].serial < t.events("damage_dealt")[0].serial


@ruling("arh.part7.triggered.03")
def test_a_before_ability_leaves_other_events_alone() -> None:
    """It guards their characters, not yours."""
    t = Tabletop("T01 T03")
    t.support("T15", seat=THEM)
    t.show("T01", "1MD")

    t.answer("resolve melee", "T03")

    assert (1, 0) == (t.copy("T03").damage, len(t.events("shields_gained")))


@ruling("arh.part7.before.02")
def test_a_before_ability_does_not_wait_for_the_queue() -> None:
    """The damage is a queued ability's; the shield still comes in between."""
    t = Tabletop("04024")
    t.support("T15", seat=THEM)
    t.copy("04024").shields = 1

    t.answer("activate 04024", "yes", "their T02")

    assert 0 == t.copy("their T02").damage


@ruling("arh.part7.replacement.01")
def test_a_card_that_would_leave_play_may_go_elsewhere_instead() -> None:
    """It is set aside and never discarded."""
    t = Tabletop(hand="T40")
    t.support("T18", seat=THEM)

    t.answer("play T40")

    assert ([], ["T18"]) == (t.discards(THEM), t.aside(THEM))


@ruling("arh.part7.redeploy.01", "arh.part7.redeploy.02")
def test_redeploy_moves_an_upgrade_before_its_character_is_defeated() -> None:
    """Its die goes from the pool to the card on its new character."""
    t = Tabletop("T01 T03")
    t.upgrade("04030", on="T01")
    t.show("04030", "1R")
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("T01").ref))

    t.answer("yes")

    assert t.copy("T03").ref == t.copy("04030").host
    assert ([], ["T03", "04030"]) == (t.pool(), t.in_play())


@ruling("arh.faq.04", "arh.part8.move.08")
def test_redeploy_to_a_full_character_makes_one_upgrade_go() -> None:
    """Four are one too many; their player chooses."""
    t = Tabletop("T01 T03")
    t.upgrade("04030", on="T01")
    for code in ("T21", "T22", "T23"):
        t.upgrade(code, on="T03")
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("T01").ref))

    t.answer("yes")

    assert ["T21", "T22", "T23", "04030"] == t.options()


@ruling("arh.part8.move.03")
def test_a_moved_upgrade_stays_exhausted() -> None:
    """Ready or not, as it was."""
    t = Tabletop("T01 T03")
    t.upgrade("04030", on="T01").ready = False
    emit(t.state, Event(ev.DEFEATED, THEM, t.copy("T01").ref))

    t.answer("yes")

    assert not t.copy("04030").ready
