"""Attacked objects: tokens and doors with Health, their defence, and what never touches them."""

import pytest

from dejarik.games.imperial.effects.abilities import AFTER_ATTACK, SOURCE, WHEN_DECLARED, When
from dejarik.games.imperial.effects.conditions import ItFits
from dejarik.games.imperial.effects.damage import Suffer, SufferStrain
from dejarik.games.imperial.effects.figures import Hostile, TheTarget, ThingsAround, WithTrait
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.effects.status import Become
from dejarik.games.imperial.language.words import special
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.model.dice import BLACK
from dejarik.games.imperial.model.texts import Attackable
from dejarik.games.imperial.rules.relations import distance, sees
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

CRATE = Attackable("crate", 3)
MELEE = "melee, dice red"
RANGED = "dice blue"
FAR = ("a1", "f6")
BYSTANDERS = (by("friend"), by("foe"))


def objects(
    rule: Attackable = CRATE, crate: str = "b1", sign: str = "", more: tuple[Node, ...] = ()
) -> Brought:
    """A mission that lets crates be attacked; of signs it says nothing."""
    tokens = {"crate": crate} | ({"sign": sign} if sign else {})
    return Brought(cards=BYSTANDERS, mission=(rule, *more), tokens=tokens)


# --- targets ------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "found"), [("a1", 1), ("b2", 1), ("c1", 0)])
@ruling("ia.attacked_objects.01", "ia.attacked_objects.101", "ia.attacked_objects.04")
def test_a_melee_attack_strikes_an_object_beside_or_under_its_attacker(
    space: str, found: int
) -> None:
    """Not one two spaces away, though it is in sight."""
    field = duel(MELEE, at=FAR, more=objects(crate=space))

    assert ["crate"] * found == field.offered("attack")


@ruling("ia.attacked_objects.02", "ia.attacked_objects.105", "ia.attacked_objects.03")
def test_a_ranged_attack_strikes_objects_in_sight_of_which_the_mission_says_so() -> None:
    """Not the crate behind a wall, not the sign, with which the mission does nothing."""
    seen = duel(RANGED, at=("a1", "f6"), more=objects(crate="a5", sign="c1"))
    unseen = duel(RANGED, at=FAR, things="blocking a3 b3", more=objects(crate="a5", sign="c1"))

    assert ["two'", "crate"] == seen.offered("attack")
    assert ["two'"] == unseen.offered("attack")


@ruling("ia.attacked_objects.102")
def test_reach_strikes_objects_within_two_spaces_and_in_sight() -> None:
    """Not three away, not behind a blocking space."""
    words = "melee, dice red, keywords reach"
    found = [
        duel(words, at=FAR, things=things, more=objects(crate=space)).offered("attack")
        for space, things in (("c1", ""), ("d1", ""), ("c1", "blocking b1 b2"), ("b1", ""))
    ]

    assert [["crate"], [], [], ["crate"]] == found


@ruling("ia.attacked_objects.103")
def test_a_mission_may_let_only_certain_figures_attack_an_object() -> None:
    """Those with a trait: the other one is not offered the crate."""
    rule = Attackable("crate", 3, provided=(ItFits((WithTrait("Trooper"),)),))
    trooper = duel(f"{MELEE}, traits Trooper", at=FAR, more=objects(rule))
    other = duel(f"{MELEE}, traits Leader", at=FAR, more=objects(rule))

    assert ["crate"] == trooper.offered("attack")
    assert [] == other.offered("attack")


@ruling("ia.attacked_objects.18", "ia.sight.01", "ia.attacked_objects.21")
def test_a_figure_and_an_object_in_one_space_are_two_targets() -> None:
    """Neither hides the other, and the attack hurts the one alone; Blast hurts both."""
    field = duel(f"{RANGED}, surges blast 1", at=("a1", "c1"), more=objects(crate="c1"))
    assert ["two'", "crate"] == field.offered("attack")
    field.dice("one", "blue 3/1/1")
    field.choose("attack crate", "stop")
    assert [0, 1] == [field.damage("two'"), field.token("crate").damage]

    blast = duel(f"{RANGED}, surges blast 1", at=("a1", "c1"), more=objects(crate="c1"))
    blast.dice("one", "blue 3/1/1")
    blast.choose("attack two'", "surge 0", "one: Blast")
    assert [1, 1] == [blast.damage("two'"), blast.token("crate").damage]


@ruling("ia.sight.118")
def test_any_space_of_a_large_object_may_be_the_target_space() -> None:
    """A door along two spaces, one of which is hidden."""
    things = f"{WALLED}, blocking b1"
    field = door_field(RANGED, at=("a1", "f6"), things=things)
    field.dice("one", "blue 5/1/0")

    assert ["door1"] == field.offered("attack")
    field.choose("attack door1")
    assert 1 == field.s.damage_on_door(field.thing("door1"))


# --- Health and defence -------------------------------------------------------------------


@pytest.mark.parametrize("health", [3, 5])
@ruling("ia.attacked_objects.05", "ia.attacked_objects.06", "ia.attacked_objects.07")
def test_an_object_is_destroyed_when_its_damage_reaches_the_health_of_the_mission(
    health: int,
) -> None:
    """Two attacks of three and two damage; what it had stays on it."""
    rule = Attackable("crate", health)
    field = duel(MELEE, at=FAR, more=objects(rule))
    field.token("crate").damage = health - 3
    field.fight("one", "crate", "red 0/2/0")
    assert health - 1 == field.token("crate").damage
    assert field.token("crate").space >= 0

    field.s.activations[0].attacks = 0
    field.reload()
    field.fight("one", "crate", "red 0/1/0")

    assert -1 == field.token("crate").space
    assert [field.token("crate").id] == [event.subject for event in field.events(ev.DEFEATED)]


@ruling("ia.attacked_objects.15", "ia.attacked_objects.17")
def test_an_object_defends_with_the_die_and_the_block_of_the_mission() -> None:
    """A black die of one block and one block more, of three damage."""
    rule = Attackable("crate", 5, (BLACK,), block=1)
    field = duel(MELEE, at=FAR, more=objects(rule))

    field.fight("one", "crate", "red 0/3/0", "black 1/0/0")

    assert 1 == field.token("crate").damage


@ruling("ia.attacked_objects.16")
def test_without_a_die_named_an_object_rolls_none() -> None:
    """Only the attacker's die is rolled, and all damage is suffered."""
    field = duel(MELEE, at=FAR, more=objects())

    field.fight("one", "crate", "red 0/2/0")

    (rolled,) = field.events(ev.ROLLED)
    assert 1 == len(rolled.items)
    assert 2 == field.token("crate").damage


@pytest.mark.parametrize(("space", "suffered"), [("a1", 1), ("b1", 0)])
@ruling("ia.attack.07", "ia.attacked_objects.106")
def test_no_accuracy_is_enough_for_an_object_in_the_own_space_only(
    space: str, suffered: int
) -> None:
    """A red die in a ranged attack: it misses the crate beside the attacker."""
    field = duel("dice red", at=FAR, more=objects(crate=space))

    field.fight("one", "crate", "red 0/1/0")

    assert suffered == field.token("crate").damage


# --- abilities ----------------------------------------------------------------------------


@ruling("ia.attacked_objects.09")
def test_an_ability_that_speaks_of_the_target_is_used_on_an_object() -> None:
    """One more damage to it."""
    more = When(AFTER_ATTACK, Suffer(TheTarget(), Number(1)), SOURCE, name="More")
    field = duel(MELEE, at=FAR, more=objects(), programs=((more,), ()))
    field.fight("one", "crate", "red 0/1/0")

    field.choose("one: More")

    assert 2 == field.token("crate").damage


@ruling("ia.attacked_objects.10", "ia.attacked_objects.11")
def test_an_ability_that_speaks_of_a_figure_is_not_used_on_an_object() -> None:
    """What names a hostile figure as the one attacked is not offered; what names nobody is."""
    figure = When(WHEN_DECLARED, Score(Number(1)), whom=(Hostile(),), name="Figure")
    plain = When(WHEN_DECLARED, Score(Number(1)), SOURCE, name="Plain")
    for target, found in (("crate", ["one: Plain"]), ("two'", ["one: Figure", "one: Plain"])):
        field = duel(MELEE, at=("a1", "a2"), more=objects(), programs=((figure, plain), ()))
        field.dice("one", "red 0/1/0")
        field.choose(f"attack {target}")
        assert [*found, "pass"] == field.options()


@ruling("ia.attacked_objects.12", "ia.attacked_objects.104")
def test_damage_to_objects_reaches_only_those_that_can_be_attacked() -> None:
    """All things around: the crate and the figure, not the sign."""
    burst = special("Burst", Suffer(ThingsAround(), Number(1)))
    at = ("a1, friend a2", "f6")
    field = duel(at=at, more=objects(sign="b2"), programs=((burst,), ()))

    field.choose("special Burst")

    assert [1, 0] == [field.token("crate").damage, field.token("sign").damage]
    assert 1 == field.damage("friend")


@ruling("ia.attacked_objects.13", "ia.attacked_objects.14", "ia.condition.28")
def test_an_object_has_neither_conditions_nor_strain_but_its_attacker_is_focused() -> None:
    """Stun does nothing; what would stun or strain the target is not offered; Focus works."""
    effects = (("Daze", Become(TheTarget(), STUNNED)), ("Tire", SufferStrain(TheTarget(), ONE)))
    parts = tuple(When(AFTER_ATTACK, effect, SOURCE, name=name) for name, effect in effects)
    words = f"{MELEE}, box stun + focus"
    field = duel(words, at=("a1", "a2"), more=objects(), programs=(parts, ()))
    field.fight("one", "crate", "red 0/1/0")
    for name in ("one: Stunned", "one: Focused"):
        if name in field.options():
            field.choose(name)

    assert ["move", "end"] == field.options()
    assert {"Focused"} == field.conditions("one")
    assert 1 == field.token("crate").damage
    figure = duel(words, at=("a1", "a2"), more=objects(), programs=(parts, ()))
    figure.fight("one", "two'", "red 0/1/0")
    assert {"one: Daze", "one: Tire"} <= set(figure.options())


ONE = Number(1)


# --- Blast and Cleave ---------------------------------------------------------------------


@pytest.mark.parametrize(("space", "suffered"), [("c1", 2), ("d2", 2), ("e1", 0)])
@ruling("ia.attacked_objects.19")
def test_blast_hurts_objects_on_or_beside_the_target_space(space: str, suffered: int) -> None:
    """The target stands on c1."""
    field = duel("dice blue, box blast 2", at=("a1", "c1"), more=objects(crate=space, sign="c2"))
    field.fight("one", "two'", "blue 3/1/1")
    if suffered:
        field.choose("one: Blast")

    assert ["move", "end"] == field.options()
    assert [suffered, 0] == [field.token("crate").damage, field.token("sign").damage]


@ruling("ia.attacked_objects.20", "ia.attacked_objects.21")
def test_cleave_may_choose_an_object_the_attack_could_have_struck() -> None:
    """The crate under the target; not one out of reach, not the sign beside the attacker."""
    brought = objects(crate="b1 a4", sign="a2")
    field = duel(f"{MELEE}, box cleave 2", at=("a1", "b1"), more=brought)
    field.fight("one", "two'", "red 0/1/0")
    field.choose("one: Cleave")
    assert ["crate b1", "stop"] == field.options()

    field.choose("crate b1")

    assert [2, 0] == [field.token("crate", place).damage for place in (0, 1)]


# --- doors --------------------------------------------------------------------------------

WALLED = "door c1|d1 c2|d2, wall c3|d3 c4|d4 c5|d5 c6|d6"
DOOR = Attackable("door", 3)


def door_field(words: str, at: tuple[str, str], things: str = WALLED) -> Field:
    """A door between columns c and d in rows 1 and 2, the rest a wall; it can be attacked."""
    return duel(words, at=at, things=things, more=Brought(cards=BYSTANDERS, mission=(DOOR,)))


@ruling("ia.attacked_objects.04", "ia.attacked_objects.08", "ia.attacked_objects.07")
def test_a_destroyed_door_is_open() -> None:
    """Nothing is left to interact with, and the way is free."""
    field = door_field(MELEE, ("c1", "f6"))
    assert ["move", "attack door1", "interact door1", "end"] == field.options()

    field.fight("one", "door1", "red 0/3/0")

    assert field.s.is_door_open(field.thing("door1"))
    assert ["move", "end"] == field.options()
    field.choose("move", "walk")
    assert "d1" in field.offered("go")


@ruling("ia.attacked_objects.03")
def test_a_door_of_which_the_mission_says_nothing_is_no_target() -> None:
    """It can only be opened."""
    field = duel(MELEE, at=("c1", "f6"), things=WALLED, more=objects(crate="a6"))

    assert ["move", "interact door1", "end"] == field.options()


@pytest.mark.parametrize(
    ("space", "plain", "reach"), [("c2", 1, 1), ("b2", 0, 1), ("c3", 0, 1), ("a1", 0, 0)]
)
@ruling("ia.attacked_objects.22", "ia.attacked_objects.23")
def test_a_door_is_struck_in_melee_from_along_it(space: str, plain: int, reach: int) -> None:
    """With Reach also from a space adjacent to one along it."""
    assert ["door1"] * plain == door_field(MELEE, (space, "f6")).offered("attack")
    words = "melee, dice red, keywords reach"
    assert ["door1"] * reach == door_field(words, (space, "f6")).offered("attack")


@ruling("ia.attacked_objects.24", "ia.attacked_objects.25", "ia.space.104", "ia.terrain.02")
def test_a_door_stands_in_the_empty_spaces_along_it_for_sight_and_distance() -> None:
    """From a1 two spaces; with figures on the near side there is nothing of it to be seen."""
    field = door_field(RANGED, ("a1, friend f5", "f6"))
    door = field.thing("door1")
    assert 2 == distance(field.s, field.names["one"], door)
    field.put("friend", "c1")
    assert sees(field.s, field.names["one"], door)
    assert ["door1"] == field.offered("attack")

    field.put("two'", "c2")

    assert ["two'"] == field.offered("attack")
    assert not sees(field.s, field.names["one"], door)


@ruling("ia.attacked_objects.26", "ia.sight.137")
def test_a_ranged_attacker_along_a_door_strikes_it_in_the_own_space() -> None:
    """With all spaces on its side taken; who is only beside those spaces does not see it."""
    field = door_field("dice red", ("c1, friend c2", "f6"))
    assert ["door1"] == field.offered("attack")
    field.fight("one", "door1", "red 0/1/0")
    assert 1 == field.s.damage_on_door(field.thing("door1"))

    beside = door_field("dice red", ("c3, friend c2", "f6, foe c1"))
    assert not sees(beside.s, beside.names["one"], beside.thing("door1"))
