"""Snoke, Genetic Strandcast and his laboratory: back from defeat with the other side up."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import SUPPORT
from dejarik.games.destiny.model.state import ACTION, UPKEEP
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

CARDS = " ".join(["T31"] * 12)


def snoke(dice: int = 1, damage: int = 9) -> Tabletop:
    """Snoke of yours with so many dice and so much damage beside another character; a blow."""
    t = Tabletop(f"21005A*{dice} T01", "T02", their_hand="T39", deck=CARDS, their_deck=CARDS)
    t.copy("21005A").damage = damage
    t.pass_turn()
    return t


def laboratory(dice: int = 1, resources: int = 1) -> Tabletop:
    """The laboratory of yours with so many dice and resources on it."""
    t = snoke(dice)
    t.answer("play T39", "21005A")
    t.copy("21005B").resources = resources
    return t


def end_action_phase(t: Tabletop) -> None:
    """All pass, and nobody discards, until the next round."""
    now = t.state.round
    while t.state.round == now:
        t.answer("stop" if t.asked().endswith("upkeep_discard") else "pass")


@card("21005A")
@ruling("arh.part6.defeated.06")
def test_defeated_snoke_returns_as_his_laboratory() -> None:
    """A ready support with a die of its own and two resources; he is no defeated character."""
    t = snoke()
    t.upgrade("T22", on="21005A")
    t.copy("21005A").ready = False

    t.answer("play T39", "21005A")

    found = t.copy("21005B")
    assert (SUPPORT, True, 0, 2, 1) == (
        found.type,
        found.ready,
        found.damage,
        found.resources,
        len(found.dice),
    )
    assert ([], ["T22"]) == (t.codes(t.state.players[YOU].defeated), t.discards())


@card("21005A")
@ruling("arh.clar.sa.13")
def test_elite_snoke_returns_elite() -> None:
    """With two dice, and as ready as otherwise."""
    found = laboratory(2).copy("21005B")

    assert (2, True) == (len(found.dice), found.ready)


@card("21005A")
def test_it_does_not_matter_who_defeats_snoke() -> None:
    """An opponent's effect is as good as damage."""
    t = snoke()
    ref = t.copy("21005A").ref

    assert hears(t, "21005A", AFTER, Event(ev.DEFEATED, THEM, ref, 0, 1))
    assert hears(t, "21005A", AFTER, Event(ev.DEFEATED, YOU, ref, 0, 1))


@card("21005A")
@ruling("arh.part5.winning.01")
def test_snoke_alone_does_not_return() -> None:
    """Without a character the game is lost at once."""
    t = Tabletop("21005A", "T02", their_hand="T39")
    t.copy("21005A").damage = 9
    t.pass_turn()

    t.answer("play T39", "21005A")

    assert THEM == t.winner()


@card("21005A")
def test_another_defeated_character_stays_away() -> None:
    """Snoke returns nobody but himself."""
    t = snoke(damage=0)
    t.copy("T01").damage = t.state.definition_of(t.copy("T01")).facts.health - 2

    t.answer("play T39", "T01")

    assert (["21005A"], ["T01"]) == (t.in_play(), t.codes(t.state.players[YOU].defeated))


@card("21005A")
def test_snoke_rolls_a_die_of_an_ability_for_a_damage() -> None:
    """One of those on him, and of no other upgrade; once a round."""
    t = Tabletop("21005A T01", "T02")
    t.upgrade("23055", on="21005A")
    t.upgrade("01058", on="21005A")
    t.upgrade("T21", on="21005A")
    t.upgrade("24088", on="T01")

    t.answer("use 21005A")
    assert ["die 23055", "die 01058"] == [one.rsplit(" ", 1)[0] for one in t.options()]
    t.choose(1)

    assert (1, ["01058"]) == (t.copy("21005A").damage, [one.split()[0] for one in t.pool()])
    t.pass_turn()
    assert "use 21005A" not in t.options()


@card("21005A")
def test_shields_may_block_what_snoke_pays() -> None:
    """The damage was dealt all the same."""
    t = Tabletop("21005A T01", "T02")
    t.upgrade("23055", on="21005A")
    t.copy("21005A").shields = 1

    t.answer("use 21005A")

    assert (0, 0, 1) == (t.copy("21005A").damage, t.copy("21005A").shields, len(t.pool()))


# Sith Citadel Laboratory


@card("21005B")
def test_the_laboratory_brings_two_resources() -> None:
    """And nothing else."""
    t = snoke()

    t.answer("play T39", "21005A")

    found = t.copy("21005B")
    assert (2, 0, 0) == (found.resources, found.shields, found.damage)


@card("21005B")
def test_the_laboratory_waits_for_the_end_of_the_action_phase() -> None:
    """It follows that moment, and that moment only."""
    t = laboratory()

    assert hears(t, "21005B", AFTER, Event(ev.PHASE_BEGAN, -1, 0, 0, 0, UPKEEP))
    assert not hears(t, "21005B", AFTER, Event(ev.PHASE_BEGAN, -1, 0, 0, 0, ACTION))


@card("21005B")
@ruling("arh.part1.doublesided.08", "arh.part1.doublesided.09", "arh.part1.doublesided.11")
@pytest.mark.parametrize("dice", [1, 2])
@ruling("arh.clar.sa.12")
def test_the_laboratory_becomes_snoke_again(dice: int) -> None:
    """Without a resource left it turns over, with five damage and his dice."""
    t = laboratory(dice)
    ref = t.copy("21005B").ref

    end_action_phase(t)

    found = t.copy("21005A")
    assert (ref, 5, dice) == (found.ref, found.damage, len(found.dice))
    faces = [t.state.definition_of_die(t.state.dice[one]).facts.code for one in found.dice]
    assert ["21005A"] * dice == faces


@card("21005B")
def test_the_laboratory_waits_as_long_as_resources_lie_there() -> None:
    """One goes when the action phase has ended."""
    t = laboratory(resources=2)

    end_action_phase(t)

    assert (1, 0) == (t.copy("21005B").resources, t.copy("21005B").damage)


@card("21005B")
@ruling("arh.part7.then.01")
def test_a_laboratory_without_resources_never_turns() -> None:
    """There is none to remove, so no then follows."""
    t = laboratory(resources=0)

    end_action_phase(t)

    assert 0 == t.copy("21005B").damage


@card("21005A")
@ruling("arh.part2.leaving.02")
def test_snoke_who_falls_again_returns_again() -> None:
    """His dice are those that were set aside with him: there are never more."""
    t = laboratory(2)
    end_action_phase(t)
    t.copy("21005A").damage = 10
    t.show("T01", "1MD")

    t.answer("resolve melee", "21005A")

    assert 2 == len(t.copy("21005B").dice)
    own = [one for one in t.state.dice.values() if one.card == t.copy("21005B").card]
    assert 4 == len(own)
