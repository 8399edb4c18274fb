"""Unlikely Heroes, yellow cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears


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
