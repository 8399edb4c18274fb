"""Interrupts: attacks inside attacks, and what becomes of what they interrupt."""

from dejarik.games.imperial.effects.abilities import (
    AFTER_ATTACK,
    AFTER_DEFEAT,
    BEFORE_DECLARING,
    BEFORE_LEAVING,
    SOURCE,
    WHEN_DECLARED,
    WHILE_REROLLING,
    When,
)
from dejarik.games.imperial.effects.attacks import ONLY_THE_ATTACKER, MakeAttack
from dejarik.games.imperial.effects.damage import Suffer
from dejarik.games.imperial.effects.figures import Figures, Hostile, ItselfOnly
from dejarik.games.imperial.effects.movement import MoveSpaces
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import command_action
from dejarik.games.imperial.model import events as ev
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought
from dejarik.testing.imperial.made_up import ANY_FIGURE, command
from dejarik.testing.imperial.marks import ruling

GAIN = Score(Number(1))
BESIDE = ("a1", "b1")
MELEE = "melee, dice red"
AWAY = When(WHEN_DECLARED, MoveSpaces(ItselfOnly(), Number(2)), name="Away")
BACK = When(WHILE_REROLLING, MakeAttack(targets=ONLY_THE_ATTACKER), name="Back")


@ruling("ia.timing.101", "ia.timing.102", "ia.timing.103", "ia.timing.104", "ia.attack.55")
def test_an_attack_inside_an_attack_is_resolved_before_the_outer_one_goes_on() -> None:
    """With its own dice; the outer one has its roll as it was."""
    field = duel(MELEE, MELEE, at=BESIDE, programs=((), (BACK,)))
    field.dice("one", "red 0/3/0", "", "")
    field.dice("two'", "red 0/2/0", "", "")
    field.choose("attack two'")
    assert (1, ["two': Back", "pass"]) == (field.seat, field.options())

    field.choose("two': Back")

    assert [2, 3] == [field.damage("one"), field.damage("two'")]
    assert [1, 2, 2, 1] == [event.detail for event in field.events(ev.ROLLED, ev.ATTACK_ENDED)]


@ruling("ia.timing.106", "ia.timing.107", "ia.timing.109")
def test_an_attack_whose_target_is_out_of_reach_now_does_nothing_and_stays_paid() -> None:
    """The target goes away when it is declared: a miss, the action and the attack are spent."""
    field = duel(MELEE, at=BESIDE, programs=((), (AWAY,)))

    field.fight("one", "two'", "red 0/3/0")
    field.choose("two': Away", "go d1")

    assert 0 == field.damage("two'")
    assert 1 == field.s.activations[0].actions
    assert ["move", "end"] == field.options()


@ruling("ia.timing.108", "ia.timing.107")
def test_a_card_whose_attack_came_to_nothing_is_discarded() -> None:
    """And its action does not come back."""
    strike = (command("strike", ANY_FIGURE), (command_action(MakeAttack(), attacks=True),))
    more = Brought(commands=(strike,), hands=("strike", ""))
    field = duel(MELEE, at=BESIDE, more=more, programs=((), (AWAY,)))
    field.dice("one", "red 0/3/0", "", "")
    field.choose("command strike", "two': Away", "go d1")

    assert ["strike"] == field.discard(0)
    assert [0, 1] == [field.damage("two'"), field.s.activations[0].actions]


@ruling("ia.timing.106")
def test_an_attack_ends_when_its_attacker_is_gone() -> None:
    """Defeated in the middle of it: the target suffers nothing."""
    field = duel(
        f"{MELEE}, health 2",
        MELEE,
        at=("a1, friend a6", "b1"),
        programs=((), (BACK,)),
        more=Brought(cards=(by("friend"),)),
    )
    field.dice("one", "red 0/3/0", "", "")
    field.dice("two'", "red 0/2/0", "", "")

    field.choose("attack two'", "two': Back")

    assert ["", 0] == [field.where("one"), field.damage("two'")]
    assert [] == field.s.attacks
    assert (1, ["two"]) == (field.seat, field.options())


@ruling("ia.attack.41", "ia.attack.42")
def test_what_comes_before_declaring_changes_who_can_be_a_target() -> None:
    """The attacker steps beside the foe: the target is chosen from where it stands now."""
    step = When(BEFORE_DECLARING, MoveSpaces(ItselfOnly(), Number(1)), SOURCE, name="Step")
    more = Brought(cards=(by("foe"), by("other")))
    field = duel(MELEE, at=("a1", "b1, foe c2, other c3"), more=more, programs=((step,), ()))
    field.dice("one", "red 0/3/0", "", "")
    assert ["two'"] == field.offered("attack")
    field.choose("attack two'", "one: Step")
    assert [] == field.events(ev.DECLARED)
    field.choose("go b2")

    assert 3 == field.damage("two'")


@ruling("ia.attack.43", "ia.attack.44")
def test_an_attack_with_limits_has_only_targets_that_meet_them() -> None:
    """Only who attacked it, though another foe is beside it; declaring is one moment."""
    back = When(AFTER_ATTACK, MakeAttack(targets=ONLY_THE_ATTACKER), name="Back")
    more = Brought(cards=(by("friend"),))
    field = duel(MELEE, MELEE, at=("a1, friend b2", "b1"), more=more, programs=((), (back,)))
    field.dice("two'", "red 0/2/0", "", "")
    field.fight("one", "two'", "red 0/1/0")

    field.choose("two': Back")

    assert [2, 0] == [field.damage("one"), field.damage("friend")]


@ruling("ia.timing.101", "ia.timing.102")
def test_a_step_is_interrupted_before_it_is_taken() -> None:
    """A foe strikes who is about to leave; then the step is taken."""
    strike = When(
        BEFORE_LEAVING, Suffer(Figures((Hostile(),)), Number(1)), 0, (Hostile(),), name="Hit"
    )
    field = duel(at=BESIDE, programs=((), (strike,)))
    field.choose("move", "walk", "go a2")
    assert (1, ["two': Hit", "pass"]) == (field.seat, field.options())
    assert "a1" == field.where("one")
    field.choose("two': Hit")

    assert ["a2", 1] == [field.where("one"), field.damage("one")]


@ruling("ia.timing.106", "ia.timing.107")
def test_who_is_defeated_on_its_way_goes_no_further() -> None:
    """The step is not taken."""
    strike = When(
        BEFORE_LEAVING, Suffer(Figures((Hostile(),)), Number(9)), 0, (Hostile(),), name="Hit"
    )
    cheer = When(AFTER_DEFEAT, GAIN, 2, name="Cheer")
    more = Brought(cards=(by("friend", "health 20"),))
    field = duel(at=("a1, friend f1", "b1"), more=more, programs=((), (strike, cheer)))
    field.choose("move", "walk", "go a3", "two': Hit")

    assert "" == field.where("one")
    assert [] == field.events(ev.STEPPED)
    assert (1, ["two': Cheer for one", "pass"]) == (field.seat, field.options())
