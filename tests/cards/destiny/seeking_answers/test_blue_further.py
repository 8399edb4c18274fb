"""Seeking Answers, further blue cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ACTION
from dejarik.games.destiny.rules.legality import hosts_for
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import YOU, Tabletop, card
from tests.cards.destiny.idioms import hears, set_up, waits_only_for_your_die

# Ochi Of Bestoon


@card("21004")
def test_ochi_hurts_whom_he_chose_with_each_damage_die() -> None:
    """Chosen after setup; not for other symbols, nor for dice of others."""
    t = set_up(["21004", "T02"], ["T01", "T06"], until="you: choose")
    assert ["their T01", "their T06"] == t.options()
    t.answer("their T01")
    assert "choose" not in t.asked()
    while t.state.phase != ACTION:
        t.choose(len(t.decision().options) - 1)
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    for label, side in (("21004", "1RD"), ("T02", "2RD")):
        t.show(label, side)
    if t.asked() == "they: action":
        t.answer("pass")

    t.copy("their T01").shields = 1
    t.answer("resolve ranged", "die 21004 1RD", "their T06")
    assert (1, 0, 0) == (
        t.copy("their T06").damage,
        t.copy("their T01").damage,
        t.copy("their T01").shields,
    )


@card("21004")
def test_ochi_waits_for_his_own_damage() -> None:
    """Resolved by you, also as a modifier; not for other symbols."""
    t = Tabletop("21004 T02", "T01")
    die, other = t.show("21004", "1RD"), t.show("T02", "1MD")
    waits_only_for_your_die(t, "21004", die.id, other.id)

    for side, counts in (("1R", False), ("2MDi1", True)):
        die.side = t.side_number(die, side)
        assert counts == hears(t, "21004", AFTER, Event(ev.DIE_RESOLVED, YOU, die.id))
    assert hears(t, "21004", AFTER, Event(ev.SETUP_DONE, YOU))


@card("21004")
def test_ochi_forgets_whom_he_chose_once_they_are_gone() -> None:
    """Without anybody chosen nothing follows."""
    t = Tabletop("21004", "T01")
    t.show("21004", "1RD")

    t.answer("resolve ranged", "their T01")

    assert (1, "they: action") == (t.copy("their T01").damage, t.asked())


@card("21004")
def test_ochi_pilots_and_learns_no_blue_ability() -> None:
    """One vehicle at most; other abilities and other blue cards are fine."""
    t = Tabletop("21004 T04", "T01")
    t.support("T11")
    t.answer("activate 21004")
    assert ["T11", "stop"] == t.options()

    t = Tabletop("21004 T04", "T01", hand="01057 01026 01040")
    hosts = [hosts_for(t.state, YOU, one) for one in t.state.players[YOU].hand]
    assert [["T04"], ["21004", "T04"], ["21004", "T04"]] == [
        [t.label(ref) for ref in found] for found in hosts
    ]
