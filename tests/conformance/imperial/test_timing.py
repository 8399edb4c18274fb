"""Timing: who comes first, what is decided when, and how often."""

import pytest

from dejarik.games.imperial.effects.abilities import (
    AFTER_ATTACK,
    AFTER_DAMAGE,
    END_OF_ROUND,
    NOBODY_IN_PARTICULAR,
    SOURCE,
    When,
)
from dejarik.games.imperial.effects.cards import DiscardFromHand
from dejarik.games.imperial.effects.damage import Suffer
from dejarik.games.imperial.effects.figures import Figures, Friendly, ItselfOnly, Other
from dejarik.games.imperial.effects.movement import MoveSpaces
from dejarik.games.imperial.effects.objects import ScoreControl
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import during, then
from dejarik.games.imperial.rules.moments import ONCE_AN_ACTIVATION, Limited
from dejarik.kernel.ops import Pay
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

GAIN = Score(Number(1))
BESIDE = ("a1", "b1")
MELEE = "melee, dice red"


@pytest.mark.parametrize("initiative", [0, 1])
@ruling("ia.timing.15", "ia.timing.16", "ia.timing.30")
def test_during_an_attack_its_side_comes_first_whatever_happens(initiative: int) -> None:
    """Also for damage and for bystanders, whoever has initiative."""
    mine = (When(AFTER_DAMAGE, GAIN, NOBODY_IN_PARTICULAR, name="Mine"),)
    more = Brought(cards=(by("friend"), by("foe", "", When(AFTER_DAMAGE, GAIN, 2, name="Theirs"))))
    field = duel(MELEE, at=("a1, friend a6", "b1, foe f6"), more=more, programs=(mine, ()))
    field.s.initiative = initiative

    field.fight("one", "two'", "red 0/1/0")

    assert (0, ["one: Mine", "pass"]) == (field.seat, field.options())
    field.choose("pass")
    assert (1, ["foe': Theirs", "pass"]) == (field.seat, field.options())


@ruling("ia.timing.36")
def test_who_has_initiative_orders_the_rules_of_the_mission() -> None:
    """Two of them at the end of a round."""
    rules = tuple(
        When(END_OF_ROUND, ScoreControl(kind, (n,)), NOBODY_IN_PARTICULAR, first=True, name=kind)
        for n, kind in enumerate(("crate", "sign"), 1)
    )
    more = Brought(cards=(by("one"), by("two")), mission=rules, initiative=1)
    more.tokens = {"crate": "a2", "sign": "b2"}
    field = Field("one a1", "two f6", "", more)

    field.choose("two", "end", "one", "end")

    assert (1, ["mission: crate", "mission: sign"]) == (field.seat, field.options())
    field.choose("mission: sign")
    assert [3, 0] == field.points()


@ruling("ia.timing.21", "ia.timing.22", "ia.timing.23")
def test_decisions_fall_one_after_the_other() -> None:
    """The first takes what the second would cost: there is no second."""
    cost = DiscardFromHand()
    parts = tuple(
        When(AFTER_ATTACK, Pay(cost, GAIN), SOURCE, name=name) for name in ("First", "Second")
    )
    field = duel(MELEE, at=BESIDE, more=Brought(hands=("filler", "")), programs=(parts, ()))
    field.fight("one", "two'", "red 0/1/0")
    assert ["one: First", "one: Second", "pass"] == field.options()

    field.choose("one: First", "filler")

    assert [1, 0] == field.points()
    assert ["move", "end"] == field.options()


@ruling("ia.ability.31", "ia.ability.13")
def test_once_an_activation_is_once_and_not_outside_of_one() -> None:
    """Used up in its activation; at the end of the round there is none."""
    once = Limited(ONCE_AN_ACTIVATION, GAIN)
    late = When(END_OF_ROUND, Limited(ONCE_AN_ACTIVATION, GAIN), NOBODY_IN_PARTICULAR, name="Late")
    field = duel(programs=((during("Once", once), late), ()))
    field.choose("use Once")
    assert ["move", "attack two'", "end"] == field.options()
    field.choose("end")
    activate(field, "two")
    field.choose("end")

    assert (1, ["two"]) == (field.seat, field.options())


@ruling("ia.timing.37", "ia.timing.19")
def test_one_ability_of_an_activation_is_finished_before_another_begins() -> None:
    """While it asks for a place nothing else is offered."""
    parts = (during("Step", MoveSpaces(ItselfOnly(), Number(1))), during("Gain", GAIN))
    field = duel(at=("a1", "f6"), programs=(parts, ()))
    field.choose("use Step")

    assert ["go b1", "go a2", "go b2", "stepwise", "stop"] == field.options()


@ruling("ia.ability.10", "ia.ability.08")
def test_the_possible_parts_of_an_ability_are_done() -> None:
    """There is no other friend to hurt; the point comes all the same."""
    parts = (during("Both", then(GAIN, Suffer(Figures((Friendly(), Other())), Number(1)))),)
    field = duel(programs=(parts, ()))

    field.choose("use Both")

    assert [1, 0] == field.points()
