"""Attacks: accuracy, symbols that cancel, Pierce, damage and misses."""

import pytest

from dejarik.games.imperial.effects.modifiers import ATTACKING, DEFENDING
from dejarik.games.imperial.language.words import attacking, defending
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.dice import (
    BLACK,
    BLUE,
    FACE_RESULTS,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    is_attack_colour,
)
from dejarik.kernel.program import Node
from dejarik.testing.imperial.duels import duel
from dejarik.testing.imperial.field import Field
from dejarik.testing.imperial.marks import ruling

ROLES = {ATTACKING: attacking, DEFENDING: defending}


def missed(field: Field) -> bool:
    """Whether the last attack that was checked has missed."""
    return not field.events(ev.ACCURACY_CHECKED)[-1].amount


def more(role: int, symbol: int, amount: int) -> tuple[Node, ...]:
    """A program that adds to results."""
    return (ROLES[role]("more", symbol, amount),)


@pytest.mark.parametrize(("face", "suffered"), [("2/1/0", 0), ("3/2/0", 2), ("4/2/0", 2)])
@ruling("ia.attack.02", "ia.attack.03", "ia.attack.69", "ia.attack.212", "ia.attack.230")
def test_a_ranged_attack_needs_as_much_accuracy_as_there_are_spaces(
    face: str, suffered: int
) -> None:
    """Three spaces: 2 misses, 3 and 4 do not."""
    field = duel("dice blue", at=("a1", "d1"))

    field.fight("one", "two'", f"blue {face}")

    assert suffered == field.damage("two'")
    assert (suffered == 0) is missed(field)


@ruling("ia.attack.04")
def test_accuracy_is_that_of_all_dice_and_all_modifiers() -> None:
    """2 and 1 on the dice, +2 by an ability, -2 because the target is Hidden: 3 of 3."""
    field = duel("dice blue green, box accuracy 2", at=("a1", "d1"))
    field.give("two'", "Hidden")

    field.fight("one", "two'", "blue 2/1/0 green 1/1/1")

    assert not missed(field)
    assert 2 == field.damage("two'")


@pytest.mark.parametrize(("modifier", "suffered"), [(-2, 0), (-1, 1)])
@ruling("ia.attack.05", "ia.attack.231")
def test_a_ranged_attack_on_an_adjacent_figure_needs_one_accuracy(
    modifier: int, suffered: int
) -> None:
    """None is a miss."""
    programs = (more(ATTACKING, st.ACCURACY, modifier), ())
    field = duel("dice blue", at=("a1", "b1"), programs=programs)

    field.fight("one", "two'", "blue 2/1/0")

    assert suffered == field.damage("two'")


@ruling("ia.attack.66", "ia.attack.205", "ia.condition.43")
def test_a_melee_attack_needs_no_accuracy() -> None:
    """Not even against a Hidden figure, with less than none."""
    programs = (more(ATTACKING, st.ACCURACY, -3), ())
    field = duel("melee, dice red", at=("a1", "b1"), programs=programs)
    field.give("two'", "Hidden")

    field.fight("one", "two'", "red 0/2/0")

    assert not missed(field)
    assert 2 == field.damage("two'")


@pytest.mark.parametrize("kind", ["melee, dice red red", "ranged, dice red red, box accuracy 5"])
@ruling("ia.attack.70", "ia.attack.206", "ia.attack.211")
def test_a_dodge_makes_every_attack_miss(kind: str) -> None:
    """However much damage there is."""
    field = duel(kind, "defence white", at=("a1", "b1"))

    field.fight("one", "two'", "red 0/3/0 red 0/3/0", "white 0/0/1")

    assert 0 == field.damage("two'")
    assert missed(field)


@pytest.mark.parametrize(("pierce", "suffered"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
@ruling("ia.attack.71", "ia.attack.72", "ia.attack.222", "ia.attack.223", "ia.attack.225")
def test_damage_is_reduced_by_the_blocks_that_are_not_pierced(pierce: int, suffered: int) -> None:
    """3 damage against 4 blocks; Pierce beyond the blocks adds nothing."""
    field = duel(f"melee, dice red, box pierce {pierce}", "defence black black", at=("a1", "b1"))

    field.fight("one", "two'", "red 0/3/0", "black 3/0/0 black 1/0/0")

    assert suffered == field.damage("two'")


@ruling("ia.attack.224")
def test_pierce_touches_neither_evades_nor_dodges() -> None:
    """The evade still cancels the surge, the dodge is still a miss."""
    words = "melee, dice red, box pierce 3, surges damage 2"
    field = duel(words, "defence white", at=("a1", "b1"))
    field.fight("one", "two'", "red 0/2/1", "white 0/1/0")
    assert 2 == field.damage("two'")

    field = duel(words, "defence white", at=("a1", "b1"))
    field.fight("one", "two'", "red 0/3/0", "white 0/0/1")
    assert 0 == field.damage("two'")


@ruling("ia.attack.226", "ia.attack.227")
def test_several_pierces_are_added() -> None:
    """A printed 3 and a surge for 1 pass four blocks and no fifth."""
    words = "melee, dice red red, box pierce 3, surges pierce 1"
    field = duel(words, "defence black black", at=("a1", "b1"))

    field.fight("one", "two'", "red 0/3/0 red 0/2/1", "black 3/0/0 black 2/0/0")
    field.choose("surge 0")

    assert 4 == field.damage("two'")


@ruling("ia.attack.217", "ia.attack.56")
def test_a_negative_symbol_takes_a_positive_one_away() -> None:
    """3 damage and -2 by a card, 2 blocks and -1: nothing else is left."""
    programs = (more(ATTACKING, st.DAMAGE, -2), more(DEFENDING, st.BLOCK, -1))
    field = duel(
        "melee, dice red, surges damage 1", "defence black", at=("a1", "b1"), programs=programs
    )
    field.give("one", "Weakened")

    field.fight("one", "two'", "red 0/2/1", "black 1/0/0")

    assert 0 == field.damage("two'")
    assert [] == field.events(ev.SURGE_SPENT)


@ruling("ia.attack.218", "ia.attack.220")
def test_a_negative_rest_counts_as_none() -> None:
    """-2 blocks add no damage, -1 evade adds no surge."""
    programs = ((), (*more(DEFENDING, st.BLOCK, -2), *more(DEFENDING, st.EVADE, -1)))
    field = duel("melee, dice red, surges damage 1", at=("a1", "b1"), programs=programs)

    field.fight("one", "two'", "red 0/2/0")

    assert 2 == field.damage("two'")
    assert [] == field.events(ev.SURGE_SPENT)


@ruling("ia.attack.219")
def test_a_negative_rest_meets_what_is_added_later() -> None:
    """1 damage and -2: the surge for +2 damage leaves 1."""
    programs = (more(ATTACKING, st.DAMAGE, -3), ())
    field = duel("melee, dice red, surges damage 2", at=("a1", "b1"), programs=programs)

    field.fight("one", "two'", "red 0/2/1")
    field.choose("surge 0")

    assert 1 == field.damage("two'")


@ruling("ia.attack.67")
def test_the_distance_counts_at_the_time_of_the_check() -> None:
    """Three spaces when the target was declared, two when it is checked: 2 are enough."""
    field = duel("dice blue, surges recover 1", at=("a1", "d1"))
    field.fight("one", "two'", "blue 2/0/1")
    field.put("two'", "c1")

    field.choose("surge 0")

    assert not missed(field)


@ruling("ia.attack.67")
def test_the_distance_is_counted_anew_when_the_attacker_has_moved() -> None:
    """Two spaces when the target was declared, three when it is checked."""
    field = duel("dice blue, surges recover 1", at=("b1", "d1"))
    field.fight("one", "two'", "blue 2/0/1")
    field.put("one", "a1")

    field.choose("surge 0")

    assert missed(field)


@pytest.mark.parametrize(("modifier", "suffered"), [(0, 1), (-1, 0)])
@ruling("ia.attack.68")
def test_distance_is_counted_apart_from_sight(modifier: int, suffered: int) -> None:
    """Seen straight across, past the end of a wall that makes it two spaces."""
    programs = (more(ATTACKING, st.ACCURACY, modifier), ())
    field = duel("dice blue", at=("c3", "d3"), things="wall c3|d3", programs=programs)

    field.fight("one", "two'", "blue 2/1/0")

    assert suffered == field.damage("two'")


@pytest.mark.parametrize(
    ("colour", "attack"), [(RED, 1), (BLUE, 1), (YELLOW, 1), (GREEN, 1), (BLACK, 0), (WHITE, 0)]
)
@ruling("ia.attack.85", "ia.attack.86", "ia.attack.119")
def test_dice_are_attack_dice_or_defence_dice(colour: int, attack: int) -> None:
    """By colour, each one of the two."""
    assert bool(attack) is is_attack_colour(colour)


@ruling("ia.attack.121", "ia.attack.122", "ia.attack.256", "ia.attack.257")
def test_attack_dice_show_damage_and_surges_and_defence_dice_the_rest() -> None:
    """Every face of every die adds to its own three sums and to no other."""
    rolls = {"one": "red 0/2/1 blue 3/1/1", "two'": "white 1/1/0 black 2/0/0"}
    field = duel("dice red blue, surges recover 1", "defence white black", at=("a1", "b1"))

    field.fight("one", "two'", rolls["one"], rolls["two'"])

    sums = dict(zip(st.SYMBOLS, field.attack().sums[1:7], strict=True))
    shown = {st.ACCURACY: 3, st.DAMAGE: 3, st.SURGE: 2, st.BLOCK: 3, st.EVADE: 1, st.DODGE: 0}
    assert shown == sums
    assert {6} == {len(faces) for faces in FACE_RESULTS}
