"""Display of Power, blue characters with a file of their own: what each offers and does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ACTION
from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears, set_up

# Reva


def hunting() -> Tabletop:
    """Reva has chosen her prey after setup, and it is the opponent's turn."""
    t = set_up(["22003", "T04"], ["T02", "T06"], until="you: choose")
    assert ["their T02", "their T06"] == t.options()
    t.answer("their T02")
    assert "choose" not in t.asked()
    while t.state.phase != ACTION:
        t.choose(len(t.decision().options) - 1)
    while t.asked() != "they: action":
        t.answer("pass")
        t.keep_hands()
    return t


@card("22003")
def test_reva_follows_her_prey() -> None:
    """Once the chosen character is activated; whatever else there was to do."""
    t = hunting()

    t.answer("activate their T02")

    assert ["activate 22003"] == t.options()


@card("22003")
def test_reva_follows_nobody_else() -> None:
    """Another character of theirs binds nobody."""
    t = hunting()

    t.answer("activate their T06")

    assert {"activate 22003", "activate T04", "pass"} <= set(t.options())


@card("22003")
def test_reva_follows_whoever_activates_her_prey() -> None:
    """Also if it is you who does it through a card."""
    t = hunting()

    heard = [
        hears(t, "22003", AFTER, Event(ev.ACTIVATED, seat, t.copy(label).ref))
        for seat, label in ((YOU, "their T02"), (THEM, "their T02"), (YOU, "their T06"))
    ]

    assert [True, True, False] == heard


@card("22003")
def test_reva_waits_for_her_next_action_however_late() -> None:
    """Who has claimed is bound in the next round; once she is activated nobody is."""
    t = hunting()
    t.state.players[YOU].claimed = True

    t.answer("activate their T02")
    while t.asked() != "you: action":
        t.choose(len(t.decision().options) - 1)
    assert ["activate 22003"] == t.options()
    t.answer("activate 22003")
    t.copy("22003").ready = True
    t.answer("pass")

    assert {"activate 22003", "activate T04", "pass"} <= set(t.options())


@card("22003")
def test_reva_chooses_when_setup_is_over() -> None:
    """She knows her prey for the rest of the game."""
    t = hunting()
    round_ = t.state.round
    while t.state.round < round_ + 2 or t.asked() != "they: action":
        t.choose(len(t.decision().options) - 1)

    t.answer("activate their T02")

    assert ["activate 22003"] == t.options()
    assert hears(t, "22003", AFTER, Event(ev.SETUP_DONE))


@card("22003")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_reva_may_resolve_a_die_of_hers_when_she_is_activated(answer: str) -> None:
    """No die of her upgrades, nor of others."""
    t = Tabletop("22003*2 T01", "T02")
    t.upgrade("T21", on="22003")
    for label in ("T01", "their T02"):
        t.show(label, "1MD")
    for place, die in enumerate(t.copy("22003").dice):
        t.state.chance.dictate(ROLL, die, place)
    t.next_roll("T21", "1MD")
    t.copy("their T02").shields = 1

    t.answer("activate 22003", answer)
    if answer == "yes":
        assert ["die 22003 2MD", "die 22003 3MDi1"] == t.options()
        t.answer("die 22003 2MD", "their T02")

    assert (int(answer == "yes"), "they: action") == (t.copy("their T02").damage, t.asked())
    assert 4 - (answer == "yes") == len(t.pool())


@card("22003")
def test_reva_resolves_a_die_of_hers_wherever_it_lies() -> None:
    """Also out of a pool of the opponent."""
    t = Tabletop("22003", "T02")
    t.lend(t.show("22003", "2MD"))

    t.answer("activate 22003", "yes", "their T02")

    assert (2, []) == (t.copy("their T02").damage, t.pool(THEM))


@card("22003")
def test_reva_resolves_only_when_you_activate_her() -> None:
    """Not when another character of yours is activated."""
    t = Tabletop("22003 T04", "T02")
    t.show("22003", "2MD")

    t.answer("activate T04")

    assert "they: action" == t.asked()
