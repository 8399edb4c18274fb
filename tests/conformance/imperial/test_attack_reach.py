"""Attacks: Reach, Cleave, and spaces that are ringed by blocking terrain."""

import pytest

from dejarik.games.imperial.model import events as ev
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

REACH = "melee, dice red, keywords reach"
BYSTANDERS = Brought(cards=(by("friend"), by("foe", "defence black, box block 2"), by("third")))


def targets(words: str, one: str, two: str, things: str = "") -> list[str]:
    """Whom a figure may attack, standing so."""
    return duel(words, at=(one, two), things=things).offered("attack")


# --- Reach --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "things", "found"),
    [("b2", "", 1), ("c1", "", 1), ("c3", "", 1), ("d1", "", 0), ("c1", "blocking b1 b2", 0)],
)
@ruling("ia.attack.36", "ia.attack.37", "ia.attack.38", "ia.attack.209", "ia.attack.234")
def test_reach_strikes_figures_within_two_spaces_and_in_sight(
    space: str, things: str, found: int
) -> None:
    """Two spaces away with sight; not three, not behind blocking spaces."""
    assert ["two'"] * found == targets(REACH, "a1", space, things)


@ruling("ia.attack.232")
def test_reach_takes_no_adjacent_target_away() -> None:
    """The one beside it and the one behind that one's side."""
    field = duel(REACH, at=("a1", "b1, foe a3"), more=BYSTANDERS)

    assert ["two'", "foe'"] == field.offered("attack")


@ruling("ia.attack.233")
def test_reach_is_nothing_to_a_ranged_attack() -> None:
    """Five spaces away, and two spaces away without sight."""
    words = "dice blue, keywords reach"

    assert ["two'"] == targets(words, "a1", "f1")
    assert [] == targets(words, "a1", "c1", "blocking b1 b2")


@ruling("ia.attack.235")
def test_reach_needs_no_accuracy() -> None:
    """A red die, two spaces away."""
    field = duel(REACH, at=("a1", "c1"))

    field.fight("one", "two'", "red 0/2/0")

    assert 2 == field.damage("two'")


@pytest.mark.parametrize(
    ("space", "suffered"), [("c2", 2), ("b1", 2), ("d1", 0), ("c5", 0)], ids=str
)
@ruling("ia.attack.26", "ia.attack.27")
def test_with_reach_a_target_that_moves_is_missed_only_out_of_reach(
    space: str, suffered: int
) -> None:
    """It was two spaces away when the attack was declared."""
    field = duel(f"{REACH}, surges recover 1", at=("a1", "c1"))
    field.fight("one", "two'", "red 0/2/1")
    field.put("two'", space)

    field.choose("surge 0")

    assert suffered == field.damage("two'")


@ruling("ia.attack.26")
def test_with_reach_a_target_that_is_no_longer_seen_is_missed() -> None:
    """Still two spaces away, with others in between."""
    at = ("a1", "c1, foe f5, third f6")
    field = duel(f"{REACH}, surges recover 1", at=at, things="blocking b2", more=BYSTANDERS)
    field.fight("one", "two'", "red 0/2/1")
    field.put("foe'", "b1")

    field.choose("surge 0")

    assert 0 == field.damage("two'")


@ruling("ia.example.107", "ia.example.147")
def test_the_examples_of_reach() -> None:
    """Past the end of a wall, and over an empty space; not over a trooper in between."""
    assert ["two'"] == targets(REACH, "c3", "d3", "wall c3|d3")
    assert [] == targets("melee, dice red", "c3", "d3", "wall c3|d3")
    assert ["two'"] == targets(REACH, "a1", "c1", "blocking b2")
    field = duel(REACH, at=("a1", "c1, foe b1"), things="blocking b2", more=BYSTANDERS)
    assert ["foe'"] == field.offered("attack")


# --- Cleave -------------------------------------------------------------------------------


def cleaving(words: str, at: tuple[str, str] = ("b1, friend a2", "c1, foe c2, third e2")) -> Field:
    """A melee attacker with a target, a foe and a friend beside it, a third foe out of reach."""
    return duel(f"melee, dice red, {words}", at=at, more=BYSTANDERS)


@ruling("ia.attack.106", "ia.attack.108", "ia.attack.109", "ia.attack.112")
def test_cleave_strikes_another_that_could_have_been_the_target() -> None:
    """Not the target again, not the friend, not who is out of reach."""
    field = cleaving("box cleave 2")
    field.fight("one", "two'", "red 0/1/0")
    field.choose("one: Cleave")

    assert ["foe'", "stop"] == field.options()
    field.choose("foe'")
    assert [1, 2, 0, 0] == [field.damage(one) for one in ("two'", "foe'", "third'", "friend")]


@ruling("ia.attack.107")
def test_cleave_may_strike_nobody() -> None:
    """The attacker stops, and the activation goes on."""
    field = cleaving("box cleave 2")
    field.fight("one", "two'", "red 0/1/0")

    field.choose("one: Cleave", "stop")

    assert [1, 0] == [field.damage("two'"), field.damage("foe'")]
    assert ["move", "end"] == field.options()


@ruling("ia.attack.110", "ia.attack.111", "ia.attack.113")
def test_cleave_comes_after_the_attack_and_no_block_prevents_it() -> None:
    """The target has its damage; the foe's block of two keeps nothing of Cleave 1 away."""
    field = cleaving("surges cleave 1")
    field.fight("one", "two'", "red 0/2/1")
    field.choose("surge 0")
    assert [2, 0] == [field.damage("two'"), field.damage("foe'")]

    field.choose("one: Cleave", "foe'")

    assert [2, 1] == [field.damage("two'"), field.damage("foe'")]
    assert 1 == len(field.events(ev.ROLLED))


@ruling("ia.attack.114", "ia.attack.115")
def test_several_cleaves_are_chosen_for_one_by_one_in_any_order() -> None:
    """Of 2 and of 1: first the smaller one, then the other, on somebody else or the same."""
    for second, suffered in (("foe'", [3, 0]), ("third'", [1, 2])):
        field = cleaving("box cleave 2, surges cleave 1", ("b1", "c1, foe c2, third a1"))
        field.fight("one", "two'", "red 0/2/1")
        field.choose("surge 0")
        assert ["one: Cleave", "one: Cleave"] == field.options()
        decision = field.decision()
        field.game.apply(field.s, 0, decision.id, 1, field.recorder)
        field.choose("foe'")
        assert [1, 0] == [field.damage("foe'"), field.damage("third'")]

        field.choose("one: Cleave", second)

        assert suffered == [field.damage("foe'"), field.damage("third'")]


@ruling("ia.attack.116", "ia.attack.117")
def test_cleave_at_range_needs_sight_and_accuracy() -> None:
    """With accuracy 3 the foe two away may be struck; not the one five away, nor who is hidden."""
    at = ("a1", "a3, foe c1, third f1")
    field = duel("dice blue, box cleave 1", at=at, more=BYSTANDERS)
    field.fight("one", "two'", "blue 3/1/1")
    field.choose("one: Cleave")
    assert ["foe'", "stop"] == field.options()

    hidden = duel("dice blue, box cleave 1", at=at, things="blocking b1 b2", more=BYSTANDERS)
    hidden.fight("one", "two'", "blue 3/1/1")
    assert ["move", "end"] == hidden.options()


@pytest.mark.parametrize("defence", ["black 3/0/0", "white 0/0/1"])
@ruling("ia.attack.88", "ia.attack.216")
def test_without_damage_to_the_target_cleave_does_nothing(defence: str) -> None:
    """All was blocked, or the attack missed."""
    field = duel(
        "melee, dice red, box cleave 2",
        f"defence {defence.split(maxsplit=1)[0]}",
        at=("b1", "c1, foe c2"),
        more=BYSTANDERS,
    )

    field.fight("one", "two'", "red 0/2/0", defence)

    assert ["move", "end"] == field.options()
    assert [0, 0] == [field.damage("two'"), field.damage("foe'")]


@ruling("ia.condition.14")
def test_cleave_gives_no_condition() -> None:
    """Stun is for the target alone."""
    field = cleaving("box cleave 2 + stun")
    field.fight("one", "two'", "red 0/1/0")

    field.choose("one: Cleave", "foe'", "one: Stunned")

    assert [{"Stunned"}, set()] == [field.conditions("two'"), field.conditions("foe'")]


# --- ringed spaces ------------------------------------------------------------------------

SPIRE = "blocking c2 b3 d3 c4"
"""c3 is ringed by blocking spaces on all four sides."""


@ruling("ia.attack.105", "ia.example.155")
def test_a_figure_in_a_ringed_space_is_attacked_and_attacks_across_the_ring() -> None:
    """In melee and at range, in both directions; without the last stone there is no such ring."""
    for words in ("melee, dice red", "dice blue"):
        assert ["two'"] == targets(words, "b2", "c3", SPIRE)
        assert ["two'"] == targets(words, "c3", "b2", SPIRE)
        assert ["two'"] == targets(f"{words}, size 2x2, keywords mobile", "a1", "c3", SPIRE)
    wall = "blocking c2 b3 c4, wall b2|c2 b2/b3"
    assert [] == targets("melee, dice red", "b2", "c3", wall)
