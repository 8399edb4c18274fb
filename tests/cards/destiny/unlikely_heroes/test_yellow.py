"""Unlikely Heroes, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER, BEFORE
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears, searched


@card("18078")
def test_swift_gives_actions_but_no_dice() -> None:
    """Two of them this turn, and no resolving of dice by an action, before or after."""
    t = Tabletop("T03 T06", "T02", hand="18078")
    t.show("T03", "1R")
    t.show("their T02", "1R")

    assert [
        "play 18078",
        "activate T03",
        "activate T06",
        "resolve resource",
        "reroll",
        "use T06",
        "use T06 1",
        "claim",
        "pass",
    ] == t.options()
    t.answer("play 18078")
    assert ["activate T03", "activate T06", "use T06", "use T06 1", "claim", "pass"] == t.options()
    t.answer("activate T06")
    assert ["activate T03", "use T06", "use T06 1", "claim", "pass"] == t.options()
    t.answer("pass")
    assert ["activate their T02", "resolve resource", "claim", "pass"] == t.options()
    t.answer("resolve resource")

    assert [
        "activate T03",
        "resolve resource",
        "use T06",
        "use T06 1",
        "claim",
        "pass",
    ] == t.options()


@card("18078")
@ruling("arh.clar.uh.15")
def test_swift_leaves_events_and_abilities_free_to_resolve_dice() -> None:
    """Only the action itself is barred."""
    t = Tabletop("T01 T06", "T02", hand="18078 18044")
    t.support("T70")
    t.show("T70", "1RD1")

    t.answer("play 18078")
    assert not [one for one in t.options() if one.startswith("resolve")]
    t.answer("play 18044", "their T02")

    assert 2 == t.copy("their T02").damage


# Rebel Smuggler


def smuggled(team: str = "18074 T01") -> Tabletop:
    """A smuggler who pilots one of two vehicles; dice of both lie in the pool."""
    t = Tabletop(team, "T02", resources=0)
    t.support("T11")
    t.support("T66")
    t.copy("18074").pilots = t.copy("T11").ref
    return t


@card("18074")
def test_a_rebel_smuggler_gains_a_resource_for_the_first_die_of_the_vehicle() -> None:
    """In each round; a second die brings none, nor one of another vehicle."""
    t = smuggled()
    t.make_elite("T11")
    t.show("T66", "1Sh")
    t.show("T11", "1Sh")
    t.show("T11", "1Sh")

    t.answer("resolve shield", "die T66 1Sh", "18074")
    assert 0 == t.resources()
    t.answer("die T11 1Sh", "T01")
    assert 1 == t.resources()
    t.answer("stop", "pass", "resolve shield", "T01")

    assert 1 == t.resources()


@card("18074")
def test_a_die_of_the_vehicle_that_modifies_counts_for_a_rebel_smuggler() -> None:
    """It is resolved with the die it joins."""
    t = smuggled()
    t.show("T01", "1MD")
    t.show("T11", "+1MD")

    t.answer("resolve melee", "die T11 +1MD", "their T02")

    assert (1, 2) == (t.resources(), t.copy("their T02").damage)


@card("18074")
def test_a_rebel_smuggler_knows_a_vehicle_that_left_with_its_die() -> None:
    """It was piloted; one that nobody piloted is none."""
    t = smuggled()
    dice = [t.show(code, "1R").id for code in ("T11", "T66")]
    for code in ("T11", "T66"):
        emit(t.state, Event(ev.LEFT_PLAY, YOU, t.copy(code).ref, 0, 0, ev.TO_DISCARD))

    caught = [hears(t, "18074", AFTER, Event(ev.DIE_RESOLVED, YOU, die)) for die in dice]

    assert [True, False] == caught


@card("18074")
def test_a_rebel_smuggler_pilots_and_gains_again_next_round() -> None:
    """For a die that you resolve."""
    t = smuggled()
    die = t.show("T11", "1R").id
    assert not hears(t, "18074", AFTER, Event(ev.DIE_RESOLVED, THEM, die))
    t.copy("18074").pilots = 0

    t.answer("activate 18074")
    assert ["T11", "T66", "stop"] == t.options()
    t.answer("T11", "pass", "resolve resource")
    assert 2 == t.resources()
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    t.next_roll("T11", "1R")
    t.answer("activate 18074", "T11", "pass", "resolve resource")

    assert 6 == t.resources()


# XS Freighter


def freighter(deck: str, resources: int = 1) -> Tabletop:
    """A pilot takes the freighter out."""
    t = Tabletop("T111 T01", "T02", deck=deck, resources=resources)
    t.support("18083")
    t.answer("activate T111")
    return t


@card("18083")
def test_an_xs_freighter_is_fitted_out_before_its_pilot_starts() -> None:
    """A mod of the deck comes on it for one less, and its die is rolled with it."""
    t = freighter("T31 18084 08146 T142 T24 18084 T31")
    t.answer("18083")
    assert ("you: may", []) == (t.asked(), t.events("exhausted")[1:])

    t.answer("yes")
    assert ["card 18084", "card 08146", "card 18084", "stop"] == t.options()
    t.answer("card 18084")

    assert ["18084"] == [t.label(ref) for ref in t.copy("18083").attached]
    assert {"T111", "18083", "18084"} == {one.split()[0] for one in t.pool()}
    assert (0, True) == (t.resources(), searched(t))


@card("18083")
@pytest.mark.parametrize("resources", [0, 1])
def test_an_xs_freighter_finds_only_what_can_be_paid(resources: int) -> None:
    """With the cost lowered by one, and no more."""
    t = freighter("08146 08131", resources)

    t.answer("18083", "yes")

    assert ["card 08146"] * resources + ["card 08131", "stop"] == t.options()


@card("18083")
def test_an_xs_freighter_waits_for_its_own_pilot() -> None:
    """Not for that of another vehicle; whoever activates the pilot."""
    t = Tabletop("T111", "T02")
    ref, other = t.support("18083").ref, t.support("T11").ref
    for seat in (YOU, THEM):
        assert hears(t, "18083", BEFORE, Event(ev.ACTIVATION_DUE, seat, ref, other, 0, 1))
    assert not hears(t, "18083", BEFORE, Event(ev.ACTIVATION_DUE, YOU, other, ref, 0, 1))
    assert not hears(t, "18083", BEFORE, Event(ev.ACTIVATION_DUE, YOU, ref, ref))


@card("18083")
def test_an_xs_freighter_that_is_not_piloted_brings_nothing() -> None:
    """An activation as an action is none by Piloting."""
    t = Tabletop("T111 T01", "T02", deck="T140")
    t.support("18083")

    t.answer("activate 18083")

    assert ("they: action", []) == (t.asked(), t.events("deck_seen"))


@card("18083")
def test_an_xs_freighter_may_leave_without_a_mod() -> None:
    """Nobody looks at the deck then."""
    t = freighter("T140")

    t.answer("18083", "no")

    assert ([], [True]) == (t.events("deck_seen"), [not t.copy("18083").ready])


@card("18083")
def test_an_xs_freighters_special_rolls_the_die_of_a_mod() -> None:
    """Of one on it, not of another card."""
    t = Tabletop("T01", "T02")
    t.support("18083")
    t.support("T11")
    mods = [t.upgrade("T140", on="18083") for _ in range(2)]
    t.upgrade("T124", on="18083")
    t.upgrade("T140", on="T11")
    t.show("18083", "Sp")

    t.answer("resolve special")
    assert 2 == len(t.options())
    t.choose(1)

    assert mods[1].dice == t.state.players[YOU].pool
