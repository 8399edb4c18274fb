"""Nightsister Fortress: what is asked before a witch falls, and what comes back."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

ZOMBIE = "11004"


def besieged(team: str = "01012*2 T01", *, curse_by: int = YOU, zombies: int = 1) -> Tabletop:
    """It is their turn; a witch of yours with one health left is about to meet their die."""
    t = Tabletop(team, "T07 T02", their_resources=0)
    t.support("23010")
    witch = team.split("*", maxsplit=1)[0].split(maxsplit=1)[0]
    t.copy(witch).damage = 6
    t.downgrade("T903", on="their T02" if curse_by == YOU else witch, by=curse_by)
    t.downgrade("T310", on="their T02")
    for _ in range(zombies):
        t.set_aside(ZOMBIE)
    t.show("their T07", "3MD")
    t.pass_turn()
    return t


def yours(t: Tabletop) -> list[str]:
    """What you have in play without the downgrades."""
    return [code for code in t.in_play() if code not in ("T903", "T310")]


def dice_of(t: Tabletop, label: str) -> list[str]:
    """The dice of a copy, by the cards they were printed for."""
    return t.codes([t.state.dice[number].card for number in t.copy(label).dice])


@card("23010")
def test_a_fallen_witch_leaves_a_die_to_a_zombie() -> None:
    """The fortress is set aside; one of her dice is chosen, the one in the pool or the other."""
    t = besieged()
    t.show("01012", "2RD")

    t.answer("resolve melee", "01012")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ("you: choose", 2) == (t.asked(), len(t.options()))
    t.answer("die 01012 2RD")

    assert ["T01", ZOMBIE] == yours(t)
    assert (["01012"], []) == (dice_of(t, ZOMBIE), t.pool())
    assert ["23010"] == t.aside()
    assert 0 == t.copy(ZOMBIE).damage


@card("23010")
def test_the_die_is_the_zombies_from_then_on() -> None:
    """It is rolled when the zombie is activated."""
    t = besieged("01012 T01")

    t.answer("resolve melee", "01012", "yes", f"activate {ZOMBIE}")

    assert ["01012"] == [one.split()[0] for one in t.pool()]


@card("23010")
def test_the_fortress_may_stay() -> None:
    """Then she falls as any other."""
    t = besieged()

    t.answer("resolve melee", "01012", "no")

    assert (["T01", "23010"], [ZOMBIE]) == (yours(t), t.aside())


@card("23010")
@pytest.mark.parametrize(
    ("team", "curse_by"), [("01012 T01", THEM), ("T01 01012", YOU), ("T04 01012", YOU)]
)
def test_the_fortress_needs_a_curse_and_a_witch_of_yours(team: str, curse_by: int) -> None:
    """Their curse on her will not do, nor does another character's fall."""
    t = besieged(team, curse_by=curse_by)
    witch = team.split(maxsplit=1)[0]
    t.copy(witch).damage = t.state.definition_of(t.copy(witch)).facts.health - 1

    t.answer("resolve melee", witch)

    assert "you: action" == t.asked()
    assert "23010" in t.in_play()


@card("23010")
def test_their_witches_do_not_count() -> None:
    """You defeat one of theirs."""
    t = Tabletop("T07 T01", "01012 T02")
    t.support("23010")
    t.downgrade("T903", on="their T02")
    t.set_aside(ZOMBIE)
    t.copy("their 01012").damage = 6
    t.show("T07", "3MD")

    t.answer("resolve melee", "their 01012")

    assert "they: action" == t.asked()
    assert [ZOMBIE] == t.aside()


@card("23010")
def test_without_a_zombie_no_die_is_chosen() -> None:
    """The fortress is set aside for nothing."""
    t = besieged(zombies=0)

    t.answer("resolve melee", "01012", "yes")

    assert "you: action" == t.asked()
    assert (["T01"], ["23010"]) == (yours(t), t.aside())


@card("23010")
def test_a_fallen_zombie_has_no_die_to_leave() -> None:
    """Another takes its place without one, and the dice of others stay theirs."""
    t = besieged(f"{ZOMBIE} T01")
    t.copy(ZOMBIE).damage = 4

    t.answer("resolve melee", ZOMBIE, "yes")

    assert ("you: action", ["T01", ZOMBIE]) == (t.asked(), yours(t))
    assert ([], ["T01"], 0) == (dice_of(t, ZOMBIE), dice_of(t, "T01"), t.copy(ZOMBIE).damage)


@card("23010")
def test_the_last_character_is_followed_by_the_zombie() -> None:
    """It stands before she has fallen, so nothing is lost."""
    t = besieged("01012")

    t.answer("resolve melee", "01012", "yes")

    assert (None, [ZOMBIE]) == (t.winner(), yours(t))


@card("23010")
def test_of_several_zombies_one_is_chosen() -> None:
    """Of those you have set aside."""
    t = besieged(zombies=2)
    t.set_aside(ZOMBIE, seat=THEM)
    t.set_aside("T12")

    t.answer("resolve melee", "01012", "yes")
    assert ("you: choose", [f"card {ZOMBIE}"] * 2) == (t.asked(), t.options())
    t.choose(0)
    t.choose(0)

    assert ["T01", ZOMBIE] == yours(t)
    assert 1 == len(dice_of(t, ZOMBIE))


@card("23010")
@pytest.mark.parametrize("seat", [YOU, THEM])
def test_the_fortress_waits_for_a_defeat_by_anyone(seat: int) -> None:
    """Before it happens."""
    t = besieged()

    assert hears(t, "23010", BEFORE, Event(ev.DEFEATED, seat, t.copy("01012").ref))
