"""Conditions: what the five do, when they go, and how figures get them."""

import pytest

from dejarik.games.imperial.effects.abilities import (
    AFTER_ATTACK,
    SOURCE,
    WHEN_DECLARED,
    WHILE_REROLLING,
    When,
)
from dejarik.games.imperial.effects.attacks import MakeAttack
from dejarik.games.imperial.effects.figures import ItselfOnly
from dejarik.games.imperial.effects.modifiers import ResultCount
from dejarik.games.imperial.effects.movement import MoveSpaces, PerformMove, PlaceItself
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.effects.status import Become, DiscardHarmful
from dejarik.games.imperial.language.words import attacking, special
from dejarik.games.imperial.model import conditions as c
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.texts import During
from dejarik.kernel.program import Node, Op
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

BESIDE = ("a1", "b1")
MELEE = "melee, dice red, surges damage 1"
BYSTANDERS = Brought(cards=(by("friend"), by("foe")))


def becomes(condition: int, moment: int = -1, role: int = 0) -> tuple[Node, ...]:
    """A program that gives its figure a condition: at a moment, or in its activation."""
    effect = Become(ItselfOnly(), condition)
    if moment < 0:
        return (During("Become", effect),)
    return (When(moment, effect, role, name="Become", owed=True),)


def next_round(field: Field, *groups: str) -> None:
    """End every activation until the last of the groups is to act."""
    for group in groups:
        field.choose("end")
        activate(field, group)


@ruling("ia.condition.07", "ia.condition.19", "ia.condition.132", "ia.condition.144")
def test_three_conditions_are_harmful() -> None:
    """What discards harmful conditions leaves Focused and Hidden."""
    field = duel(programs=((During("Shake", DiscardHarmful(ItselfOnly())),), ()))
    field.give("one", *c.CONDITION_NAMES.values())

    field.choose("use Shake")

    assert {"Focused", "Hidden"} == field.conditions("one")


@ruling("ia.condition.101", "ia.condition.23", "ia.condition.26", "ia.condition.27")
def test_five_keywords_give_the_five_conditions() -> None:
    """Focus and Hide to the attacker, Bleed, Stun and Weaken to the target."""
    field = duel("melee, dice red, box focus + hide + bleed + stun + weaken", at=BESIDE)
    field.fight("one", "two'", "red 0/1/0")
    assert 5 == len(field.options())
    for _ in range(5):
        field.choose(field.options()[0])

    assert {"Focused", "Hidden"} == field.conditions("one")
    assert {"Bleeding", "Stunned", "Weakened"} == field.conditions("two'")


@ruling("ia.condition.24", "ia.condition.102", "ia.condition.35")
def test_one_damage_is_enough_for_a_condition_keyword() -> None:
    """It is given after the attack."""
    field = duel("melee, dice red, box stun + focus", "defence black", at=BESIDE)
    field.fight("one", "two'", "red 0/2/0", "black 1/0/0")
    assert [set(), set()] == [field.conditions("one"), field.conditions("two'")]

    field.choose("one: Stunned", "one: Focused")

    assert [{"Focused"}, {"Stunned"}] == [field.conditions("one"), field.conditions("two'")]


@ruling("ia.condition.20", "ia.condition.21", "ia.condition.22", "ia.condition.140")
def test_a_second_copy_of_a_condition_is_nothing_and_another_one_is_added() -> None:
    """Stunned twice: one action is enough. Bleeding beside it stays."""
    field = duel(programs=(becomes(c.STUNNED), ()))
    field.give("one", "Stunned", "Bleeding")
    field.choose("use Become")
    assert [] == field.events(ev.CONDITION_GAINED)
    assert {"Stunned", "Bleeding"} == field.conditions("one")

    field.choose("discard Stunned", "0")

    assert {"Bleeding"} == field.conditions("one")
    assert 1 == field.s.activations[0].actions


@ruling("ia.condition.16")
def test_a_condition_stays_with_a_figure_that_moves() -> None:
    """Step by step, and by being placed."""
    field = duel("speed 4", programs=((During("Jump", PlaceItself(2)),), ()))
    field.give("one", "Weakened", "Hidden")

    field.choose("move", "walk", "go a3", "use Jump", "a5")

    assert "a5" == field.where("one")
    assert {"Weakened", "Hidden"} == field.conditions("one")


# --- Focused ------------------------------------------------------------------------------


@ruling("ia.condition.30", "ia.condition.34", "ia.condition.31", "ia.condition.17")
def test_focused_adds_a_green_die_by_itself_and_goes_after_the_attack() -> None:
    """Nobody is asked; the next attack has its own die only."""
    field = duel(MELEE, at=BESIDE)
    field.give("one", "Focused")
    field.fight("one", "two'", "red 0/2/0 green 1/2/0")
    assert 4 == field.damage("two'")
    assert set() == field.conditions("one")

    next_round(field, "two", "two", "one")
    field.fight("one", "two'", "red 0/2/0")
    assert 6 == field.damage("two'")


@ruling("ia.condition.32")
def test_focused_goes_after_a_miss_too() -> None:
    """A dodge."""
    field = duel(MELEE, "defence white", at=BESIDE)
    field.give("one", "Focused")

    field.fight("one", "two'", "red 0/2/0 green 1/2/0", "white 0/0/1")

    assert set() == field.conditions("one")


@ruling("ia.condition.33")
def test_focused_is_nothing_to_a_defender() -> None:
    """No die joins either pool, and it stays."""
    field = duel(MELEE, "defence black", at=BESIDE)
    field.give("two'", "Focused")

    field.fight("one", "two'", "red 0/2/1", "black 1/0/0")

    assert [1, 1] == [len(field.attack().attack_dice), len(field.attack().defence_dice)]
    field.choose("stop")
    assert {"Focused"} == field.conditions("two'")


@ruling("ia.condition.36")
def test_an_old_focus_goes_before_a_new_one_comes() -> None:
    """A Focused attacker with the keyword Focus is Focused in the end."""
    field = duel("melee, dice red, box focus", at=BESIDE)
    field.give("one", "Focused")

    field.fight("one", "two'", "red 0/2/0 green 1/2/0")
    assert set() == field.conditions("one")
    field.choose("one: Focused")

    assert {"Focused"} == field.conditions("one")


@ruling("ia.condition.37", "ia.condition.38")
def test_focused_after_the_roll_is_for_the_next_attack() -> None:
    """No die in this one, and it is kept."""
    late = When(WHILE_REROLLING, Become(ItselfOnly(), c.FOCUSED), SOURCE, name="Late", owed=True)
    field = duel(MELEE, at=BESIDE, programs=((late,), ()))

    field.fight("one", "two'", "red 0/2/1")
    field.choose("one: Late")

    assert 1 == len(field.attack().attack_dice)
    field.choose("stop")
    assert {"Focused"} == field.conditions("one")


# --- Hidden and Weakened ------------------------------------------------------------------


@pytest.mark.parametrize(("face", "suffered"), [("3/2/0", 0), ("4/2/0", 2)])
@ruling("ia.condition.39", "ia.condition.42", "ia.condition.02")
def test_a_hidden_defender_takes_two_accuracy_and_stays_hidden(face: str, suffered: int) -> None:
    """Two spaces: 3 are not enough, 4 are; nobody is asked."""
    field = duel("dice blue")
    field.give("two'", "Hidden")

    field.fight("one", "two'", f"blue {face}")

    assert suffered == field.damage("two'")
    assert {"Hidden"} == field.conditions("two'")


@ruling("ia.condition.40", "ia.condition.41", "ia.condition.15")
def test_a_hidden_attacker_has_a_surge_more_and_is_hidden_no_longer() -> None:
    """A surge without any on the dice; none in the next attack."""
    field = duel(MELEE, at=BESIDE)
    field.give("one", "Hidden")
    field.fight("one", "two'", "red 0/2/0")
    assert ["surge 0", "stop"] == field.options()
    field.choose("surge 0")
    assert set() == field.conditions("one")

    next_round(field, "two", "two", "one")
    field.fight("one", "two'", "red 0/2/0")
    assert ["move", "end"] == field.options()


@ruling("ia.condition.01", "ia.timing.29")
def test_conditions_are_applied_before_any_ability() -> None:
    """An ability that counts surges finds the one that Hidden gives."""
    count = attacking("Count", st.DAMAGE, ResultCount(st.SURGE))
    field = duel("melee, dice red", at=BESIDE, programs=((count,), ()))
    field.give("one", "Hidden")

    field.fight("one", "two'", "red 0/2/0")

    assert 3 == field.damage("two'")


@ruling("ia.condition.105", "ia.condition.145", "ia.condition.146")
def test_weakened_takes_a_surge_from_the_attacker_or_an_evade_from_the_defender() -> None:
    """The rolled surge is gone; the rolled evade cancels nothing."""
    field = duel(MELEE, "defence white", at=BESIDE)
    field.give("one", "Weakened")
    field.fight("one", "two'", "red 0/2/1", "white 0/0/0")
    assert [] == field.events(ev.SURGE_SPENT)
    assert ["move", "end"] == field.options()

    field = duel(MELEE, "defence white", at=BESIDE)
    field.give("two'", "Weakened")
    field.fight("one", "two'", "red 0/2/1", "white 0/1/0")
    assert ["surge 0", "stop"] == field.options()


@ruling("ia.condition.149")
def test_weakened_is_not_used_up_by_attacks() -> None:
    """Two attacks of a special action: neither has its surge."""
    twice = special("Twice", MakeAttack(times=2), attacks=True)
    field = duel(MELEE, at=BESIDE, programs=((twice,), ()))
    field.give("one", "Weakened")

    field.dice("one", "red 0/2/1 red 0/2/1")
    field.choose("special Twice")

    assert ["move", "end"] == field.options()
    assert 4 == field.damage("two'")
    assert {"Weakened"} == field.conditions("one")


@ruling("ia.condition.147", "ia.condition.150", "ia.condition.148")
def test_weakened_goes_at_the_end_of_the_own_activation_only() -> None:
    """Not when another figure of the group is done; also if it came in this activation."""
    more = Brought(cards=(by("pair", "group 2", *becomes(c.WEAKENED)),))
    field = Field("pair a1 a2", "pair f6 f5", "", more)
    activate(field, "pair")
    field.give("pair2", "Weakened")
    field.choose("pair1", "use Become")
    assert {"Weakened"} == field.conditions("pair1")

    field.choose("end")

    assert [set(), {"Weakened"}] == [field.conditions("pair1"), field.conditions("pair2")]
    field.choose("end")
    assert set() == field.conditions("pair2")


# --- Stunned ------------------------------------------------------------------------------


@ruling("ia.condition.133", "ia.condition.136", "ia.condition.141", "ia.condition.135")
def test_a_stunned_figure_neither_leaves_its_space_nor_attacks() -> None:
    """Not by points, not by a special action, not by placing itself; the rest it may do."""
    parts = (
        special("Strike", MakeAttack(), attacks=True),
        special("Gain", Score(Number(1))),
        During("Jump", PlaceItself(2)),
    )
    field = duel("melee, dice red, speed 4", at=BESIDE, programs=(parts, ()))
    field.choose("move")
    assert ["walk", "move", "attack two'", "special Strike", "special Gain", "use Jump", "end"] == (
        field.options()
    )

    field.give("one", "Stunned")
    field.reload()
    assert ["move", "special Gain", "discard Stunned", "end"] == field.options()


@pytest.mark.parametrize("effect", [PerformMove(ItselfOnly()), MoveSpaces(ItselfOnly(), Number(2))])
@ruling("ia.condition.135")
def test_an_ability_does_not_let_a_stunned_figure_move(effect: Op) -> None:
    """It is not asked where to."""
    field = duel(programs=((special("Go", effect),), ()))
    field.give("one", "Stunned")

    field.choose("special Go")

    assert "a1" == field.where("one")
    assert ["move", "discard Stunned", "end"] == field.options()


@ruling("ia.condition.142")
def test_points_of_a_stunned_figure_can_be_used_once_it_is_not_stunned() -> None:
    """A move, then an action to be rid of it."""
    field = duel("speed 2")
    field.give("one", "Stunned")

    field.choose("move", "discard Stunned")
    assert ["walk", "end"] == field.options()
    field.choose("walk", "go a3")

    assert "a3" == field.where("one")


@ruling("ia.condition.137")
def test_a_stunned_figure_defends_as_usual() -> None:
    """Its dice are rolled."""
    field = duel(MELEE, "defence black", at=BESIDE)
    field.give("two'", "Stunned")

    field.fight("one", "two'", "red 0/3/0", "black 1/0/0")

    assert 2 == field.damage("two'")


@ruling("ia.condition.138")
def test_an_attack_goes_on_when_its_attacker_becomes_stunned() -> None:
    """After declaring."""
    parts = becomes(c.STUNNED, WHEN_DECLARED, SOURCE)
    field = duel("melee, dice red", at=BESIDE, programs=(parts, ()))

    field.fight("one", "two'", "red 0/3/0")
    field.choose("one: Become")

    assert 3 == field.damage("two'")
    assert {"Stunned"} == field.conditions("one")


@ruling("ia.condition.139")
def test_a_second_attack_is_not_made_by_a_figure_that_is_stunned_now() -> None:
    """A special action with two attacks ends after the first."""
    twice = special("Twice", MakeAttack(times=2), attacks=True)
    parts = (twice, *becomes(c.STUNNED, AFTER_ATTACK, SOURCE))
    field = duel("melee, dice red", at=BESIDE, programs=(parts, ()))

    field.dice("one", "red 0/1/0")
    field.choose("special Twice", "one: Become")

    assert 1 == len(field.events(ev.DECLARED))
    assert ["move", "discard Stunned", "end"] == field.options()


@ruling("ia.condition.18", "ia.condition.147")
def test_being_harmful_or_beneficial_does_nothing_by_itself() -> None:
    """All five through a round: only Weakened goes, by its own words, and that is told."""
    field = duel(at=("a1", "f6"))
    field.give("one", "Focused", "Hidden", "Stunned", "Weakened", "Bleeding")
    field.choose("end")
    assert {"Focused", "Hidden", "Stunned", "Bleeding"} == field.conditions("one")
    activate(field, "two")
    field.choose("end")

    assert {"Focused", "Hidden", "Stunned", "Bleeding"} == field.conditions("one")
    assert [c.WEAKENED] == [event.amount for event in field.events(ev.CONDITION_LOST)]
