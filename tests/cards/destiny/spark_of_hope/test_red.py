"""Spark of Hope, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# Bail Organa


@card("11076")
def test_bails_first_title_of_a_round_costs_one_less() -> None:
    """No other card, and not the second; theirs and cards that are none do not count."""
    t = Tabletop("11076 T01", "T02", hand="21092 21092 T78 T913", their_hand="21092", resources=0)

    t.answer("play T78", "play 21092")
    assert ["play 21092", "play 21092", "activate 11076"] == t.options()[:3]
    t.answer("play 21092", "T01")
    t.state.players[YOU].resources = 1
    t.answer("pass", "play 21092", "11076")

    assert ("they: action", 0) == (t.asked(), t.resources())


def bail(*answers: str) -> Tabletop:
    """His special, with dice of vehicles, troopers and others."""
    t = Tabletop("11076 T905", "T02")
    t.support("T11")
    t.support("T66", seat=THEM)
    t.show("11076", "Sp")
    for label in ("T905", "T11", "their T66", "their T02"):
        t.show(label, "1R")
        t.next_roll(label, "1Sh")
    t.answer("resolve special", *answers)
    return t


@card("11076")
def test_bail_rerolls_dice_of_a_subtype_and_turns_one() -> None:
    """Of either player, any number; one of them may be turned to any side."""
    t = bail("vehicle")

    assert ["die T11 1R", "their die T66 1R", "stop"] == t.options()
    t.answer("die T11 1R", "their die T66 1R")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die T11 1Sh", "their die T66 1Sh"] == t.options()
    t.answer("die T11 1Sh", "2RD")

    assert ("they: action", ["T905 1R", "T11 2RD"]) == (t.asked(), t.pool())
    assert ["T66 1Sh", "T02 1R"] == t.pool(THEM)


@card("11076")
def test_bail_may_turn_none() -> None:
    """Nor need he reroll all."""
    t = bail("vehicle", "their die T66 1R", "stop", "no")

    assert ("they: action", ["T905 1R", "T11 1R"]) == (t.asked(), t.pool())
    assert ["T66 1Sh", "T02 1R"] == t.pool(THEM)


@card("11076")
def test_bail_turns_nothing_that_was_not_rerolled() -> None:
    """He rerolled none."""
    t = bail("trooper", "stop")

    assert "they: action" == t.asked()


# Resistance Trench Fighters


@card("11089")
def test_trench_fighters_remove_a_die_of_the_same_value() -> None:
    """Whoever's, but not one of another value."""
    t = Tabletop("T01 T03", "T02 T06")
    t.support("11089")
    t.show("11089", "2RD")
    t.show("T01", "2RD")
    t.show("T03", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "1Sh")

    t.answer("use 11089")
    assert ["die T01 2RD", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert ("they: action", ["T01 2RD", "T03 1R"]) == (t.asked(), t.pool())
    assert ["T06 1Sh"] == t.pool(THEM)


@card("11089")
def test_trench_fighters_need_their_die_in_your_pool() -> None:
    """It lies on the card."""
    t = Tabletop("T01", "T02")
    t.support("11089")
    t.show("T01", "-")

    t.answer("use 11089")

    assert ("they: action", ["T01 -"]) == (t.asked(), t.pool())


# Salvaged Arm


@card("11091")
def test_salvaged_arm_goes_on_a_droid() -> None:
    """Character or support."""
    t = Tabletop("T908 T01", hand="11091")
    t.support("T910")
    t.support("T11")
    t.upgrade("08034", on="T01")

    t.answer("play 11091")

    assert ["T908", "T910"] == t.options()


@card("11091")
@pytest.mark.parametrize("label", ["T908", "T104"])
def test_salvaged_arm_increases_a_die_of_its_droid(label: str) -> None:
    """Its own or that of an upgrade on it, by exhausting the arm; only while it is ready."""
    t = Tabletop("T908*2 T01")
    t.upgrade("11091", on="T908")
    t.upgrade("T104", on="T908")
    t.show(label, "1R")

    t.answer("resolve resource")
    assert "you: may" == t.asked()
    t.answer("yes")

    assert (7, False) == (t.resources(), t.copy("11091").ready)
    t.pass_turn()
    t.show("T908", "1R")
    t.answer("resolve resource")
    assert 8 == t.resources()


@card("11091")
def test_salvaged_arm_may_stay_ready() -> None:
    """It is its player's choice; a die of another card is none of its own."""
    t = Tabletop("T908 T01")
    t.upgrade("11091", on="T908")
    t.upgrade("T104", on="T01")
    for label in ("T908", "T104", "T01"):
        t.show(label, "1R")

    t.answer("resolve resource", "die T104 1R", "die T01 1R", "die T908 1R")
    assert "you: may" == t.asked()
    t.answer("no")

    assert (8, True) == (t.resources(), t.copy("11091").ready)


@card("11091")
def test_salvaged_arm_waits_for_you_to_resolve_it() -> None:
    """Also as a modifier, but not for an opponent."""
    t = Tabletop("T908 T01")
    t.upgrade("11091", on="T908")
    die, other = t.show("T908", "+1MD").id, t.show("T01", "1MD").id
    joined = Event(ev.DIE_RESOLVING, YOU, other)
    joined.items = [die]

    assert hears(t, "11091", BEFORE, joined)
    assert not hears(t, "11091", BEFORE, Event(ev.DIE_RESOLVING, THEM, die))


# AT-RT


@card("11134")
def test_at_rt_adds_to_a_trooper_die_of_any_symbol() -> None:
    """A die of somebody else it cannot join."""
    t = Tabletop("T905 T01", "T02")
    t.support("11134")
    t.show("11134", "+2*")
    t.show("T905", "1R")
    t.show("T01", "1R")

    t.answer("resolve resource", "die T905 1R")
    assert ["die 11134 +2*", "stop"] == t.options()
    t.answer("die 11134 +2*", "stop")

    assert (8, ["T01 1R"]) == (t.resources(), t.pool())


@card("11134")
def test_at_rt_joins_no_other_die() -> None:
    """No trooper is there but one of the opponent's."""
    t = Tabletop("T01", "T905", hand="T212")
    t.support("11134")
    t.show("11134", "+2*")
    t.show("T01", "1MD")
    t.show("their T905", "1MD")
    t.copy("T01").damage = 1

    t.answer("play T212", "their die T905 1MD", "their T905", "stop")

    assert (2, ["11134 +2*", "T01 1MD"]) == (t.copy("their T905").damage, t.pool())
    t.pass_turn()
    t.answer("resolve melee", "their T905")
    assert (3, ["11134 +2*"]) == (t.copy("their T905").damage, t.pool())


# Seizing Territory


@card("11129")
@pytest.mark.parametrize(("subtypes", "taken"), [(["trooper"], True), ([], False)])
def test_seizing_territory_takes_the_battlefield_for_a_trooper(
    subtypes: list[str], taken: bool
) -> None:
    """One of yours, be it a support; theirs does not count. You act again either way."""
    t = Tabletop("T03", "T905", hand="11129")
    t.support("T12").subtypes = subtypes
    t.battlefield("T41", controller=THEM)

    t.answer("play 11129")

    battlefield = t.state.copies[t.state.battlefield]
    assert taken == (battlefield.controller == YOU)
    assert "you: additional_action" == t.asked()
    assert "pass" in t.options()
    t.answer("pass")
    assert "they: action" == t.asked()
