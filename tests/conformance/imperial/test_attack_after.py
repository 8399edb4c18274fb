"""Attacks: what comes after them: Blast, Recover, conditions, abilities, and in which order."""

import pytest

from dejarik.games.imperial.effects.abilities import AFTER_ACTION, AFTER_ATTACK, SOURCE, When
from dejarik.games.imperial.effects.attacks import MakeAttack
from dejarik.games.imperial.effects.damage import RecoverDamage, Suffer
from dejarik.games.imperial.effects.figures import ItselfOnly, TheTarget
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.effects.status import Become
from dejarik.games.imperial.language.words import special
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.conditions import WEAKENED
from dejarik.games.imperial.model.texts import During
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought
from dejarik.testing.imperial.marks import ruling

BESIDE = ("a1", "b1")
ROUND_ABOUT = ("b2, friend d1, far a4", "c2, foe c3, distant f6")
BYSTANDERS = Brought(
    cards=(by("friend"), by("far"), by("foe", "defence black, box block 2"), by("distant"))
)
NAMES = ("one", "friend", "far", "two'", "foe'", "distant'")


@pytest.mark.parametrize("surge", [False, True])
@ruling("ia.attack.97", "ia.attack.100", "ia.attack.102", "ia.attack.103", "ia.attack.83")
def test_blast_hurts_everyone_else_around_the_target_space(surge: bool) -> None:
    """Friends and the attacker itself too; not the target again, not who is further away."""
    how = "surges blast 2" if surge else "box blast 2"
    field = duel(f"melee, dice red, {how}", at=ROUND_ABOUT, more=BYSTANDERS)
    field.fight("one", "two'", "red 0/2/1")
    if surge:
        field.choose("surge 0")

    field.choose("one: Blast")

    assert [2, 2, 0, 2, 2, 0] == [field.damage(name) for name in NAMES]


def test_asking_whether_blast_waits_counts_no_moment() -> None:
    """Only what happens has a moment: one for each of the three it strikes."""
    field = duel("melee, dice red, box blast 2", at=ROUND_ABOUT, more=BYSTANDERS)
    field.fight("one", "two'", "red 0/2/1")
    before = field.s.moment

    field.choose("one: Blast")

    struck = [event.flags for event in field.events(ev.DAMAGE_SUFFERED)[1:]]
    assert [before + 1, before + 2, before + 3] == struck


@ruling("ia.attack.101", "ia.attack.104", "ia.attack.73", "ia.attack.251")
def test_blast_comes_after_the_attack_and_no_block_prevents_it() -> None:
    """No dice are rolled for those around, whatever they could block; they are no targets."""
    field = duel("melee, dice red, box blast 1", at=ROUND_ABOUT, more=BYSTANDERS)
    field.fight("one", "two'", "red 0/2/0")
    assert [2, 0] == [field.damage("two'"), field.damage("foe'")]

    field.choose("one: Blast")

    assert [2, 1] == [field.damage("two'"), field.damage("foe'")]
    assert 1 == len(field.events(ev.ROLLED))
    assert [field.names["two'"]] == [event.subject for event in field.events(ev.DECLARED)]


@pytest.mark.parametrize(("faces", "defence"), [("0/2/0", "3/0/0"), ("0/1/0", "1/0/0")])
@ruling("ia.attack.87", "ia.condition.04")
def test_without_damage_to_the_target_blast_and_conditions_do_nothing(
    faces: str, defence: str
) -> None:
    """All was blocked: neither those around, nor the target, nor the attacker has anything."""
    words = "melee, dice red, box blast 1 + stun + focus"
    at = ("a1", "b1, foe c1")
    field = duel(words, "defence black", at=at, more=BYSTANDERS)

    field.fight("one", "two'", f"red {faces}", f"black {defence}")

    assert ["move", "end"] == field.options()
    assert [set(), set()] == [field.conditions("one"), field.conditions("two'")]
    assert 0 == field.damage("foe'")


@ruling("ia.attack.215", "ia.condition.104", "ia.attack.210", "ia.attack.248")
def test_a_miss_has_no_blast_and_gives_no_condition() -> None:
    """A dodge; the surge that bought a keyword is lost with it."""
    words = "melee, dice red, box blast 1 + hide, surges stun"
    field = duel(words, "defence white", at=("a1", "b1, foe c1"), more=BYSTANDERS)

    field.fight("one", "two'", "red 0/2/1", "white 0/0/1")
    field.choose("surge 0")

    assert ["move", "end"] == field.options()
    assert [set(), set()] == [field.conditions("one"), field.conditions("two'")]
    assert [0, 0] == [field.damage("two'"), field.damage("foe'")]


@ruling("ia.attack.213", "ia.attack.236", "ia.attack.237")
def test_recover_happens_even_if_the_attack_missed() -> None:
    """Two of three damage go."""
    field = duel("melee, dice red, surges recover 2", "defence white", at=BESIDE)
    field.hurt("one", 3)

    field.fight("one", "two'", "red 0/2/1", "white 0/0/1")
    field.choose("surge 0", "one: Recover")

    assert [1, 0] == [field.damage("one"), field.damage("two'")]


@ruling("ia.attack.238")
def test_who_was_defeated_recovers_nothing() -> None:
    """Its own ability defeats it before Recover is done."""
    strike = When(AFTER_ATTACK, Suffer(ItselfOnly(), Number(9)), SOURCE, name="Fall", owed=True)
    at = ("a1, friend a4", "b1")
    words = "melee, dice red, surges recover 2, health 5"
    field = duel(words, at=at, more=BYSTANDERS, programs=((strike,), ()))
    field.fight("one", "two'", "red 0/2/1")
    field.choose("surge 0")
    assert ["one: Fall", "one: Recover"] == field.options()

    field.choose("one: Fall")

    assert "" == field.where("one")
    assert [] == field.events(ev.RECOVERED)


@ruling("ia.attack.214", "ia.attack.74", "ia.attack.77")
def test_abilities_after_an_attack_answer_a_miss_too() -> None:
    """Only what asks for damage is not there: one moment for all of it."""
    gain = When(AFTER_ATTACK, Score(Number(1)), SOURCE, name="Gain")
    words = "melee, dice red, box stun"
    field = duel(words, "defence white", at=BESIDE, programs=((gain,), ()))

    field.fight("one", "two'", "red 0/2/0", "white 0/0/1")

    assert ["one: Gain", "pass"] == field.options()


@ruling("ia.attack.75", "ia.timing.31", "ia.ability.04")
def test_the_attacker_orders_what_its_attack_does() -> None:
    """Blast, Stun and an ability in any order, none to be declined; then an optional one."""
    gain = When(AFTER_ATTACK, Score(Number(1)), SOURCE, name="Gain", owed=True)
    words = "melee, dice red, box blast 1 + stun"
    field = duel(words, at=BESIDE, programs=((gain,), ()))
    field.fight("one", "two'", "red 0/2/0")

    assert ["one: Gain", "one: Blast", "one: Stunned"] == field.options()
    field.choose("one: Stunned")
    assert {"Stunned"} == field.conditions("two'")
    assert ["one: Gain", "one: Blast"] == field.options()
    field.choose("one: Blast")
    assert ["one: Gain"] == field.options()


@pytest.mark.parametrize("initiative", [0, 1])
@ruling("ia.attack.76", "ia.timing.16", "ia.timing.15")
def test_after_an_attack_the_attacker_comes_before_the_defender(initiative: int) -> None:
    """Whoever has initiative."""
    gain = (When(AFTER_ATTACK, Score(Number(1)), SOURCE, name="Gain"),)
    cheer = (When(AFTER_ATTACK, Score(Number(2)), name="Cheer"),)
    field = duel("melee, dice red", at=BESIDE, programs=(gain, cheer))
    field.s.initiative = initiative

    field.fight("one", "two'", "red 0/2/0")

    assert (0, ["one: Gain", "pass"]) == (field.seat, field.options())
    field.choose("pass")
    assert (1, ["two': Cheer", "pass"]) == (field.seat, field.options())


@ruling("ia.attack.78", "ia.condition.03")
def test_what_follows_the_attack_is_done_before_what_follows_the_action() -> None:
    """Blast, then the strain of Bleeding, then the ability after an action."""
    gain = When(AFTER_ACTION, Score(Number(1)), name="Gain")
    words = "melee, dice red, box blast 1, health 9"
    at = ("a1", "b1, foe c1")
    field = duel(words, at=at, more=BYSTANDERS, programs=((gain,), ()))
    field.give("one", "Bleeding")
    field.fight("one", "two'", "red 0/2/0")

    assert ["one: Blast"] == field.options()
    field.choose("one: Blast")
    assert ["0", "1"] == field.options()
    field.choose("0")
    assert ["one: Gain", "pass"] == field.options()
    assert [2, 1] == [field.damage("one"), field.damage("foe'")]


@ruling("ia.attack.247", "ia.condition.06")
def test_a_bought_keyword_is_felt_only_after_the_attack_and_by_the_target_alone() -> None:
    """Stun is bought, and nobody is Stunned until it takes effect; Blast gives no condition."""
    words = "melee, dice yellow, surges stun; blast 1"
    field = duel(words, at=("a1", "b1, foe c1"), more=BYSTANDERS)
    field.fight("one", "two'", "yellow 0/1/2")
    field.choose("surge 0", "surge 1")

    assert 1 == field.damage("two'")
    assert [set(), set()] == [field.conditions("two'"), field.conditions("foe'")]
    field.choose("one: Blast", "one: Stunned")

    assert [{"Stunned"}, set()] == [field.conditions("two'"), field.conditions("foe'")]
    assert 1 == field.damage("foe'")


@ruling("ia.attack.79", "ia.attack.80", "ia.attack.81", "ia.activation.16")
def test_attacks_that_are_no_action_leave_the_attack_action_alone() -> None:
    """A granted attack inside the own activation, and one in that of the other."""
    grant = (During("Grant", MakeAttack()),)
    back = (When(AFTER_ATTACK, MakeAttack(), name="Back"),)
    words = "melee, dice red"
    field = duel(words, words, at=BESIDE, programs=(grant, back))
    field.dice("one", "red 0/1/0 red 0/1/0", "", "")
    field.choose("use Grant")
    assert 2 == field.s.activations[0].actions
    field.choose("pass")
    assert "attack two'" in field.options()
    field.choose("attack two'", "two': Back")
    assert 0 < field.damage("one")
    field.choose("end")

    activate(field, "two")
    assert "attack one" in field.options()


@ruling("ia.attack.120", "ia.ability.49")
def test_a_figure_of_an_exhausted_group_defends_as_usual() -> None:
    """Its ability after the attack is there."""
    cheer = (When(AFTER_ATTACK, Score(Number(2)), name="Cheer"),)
    field = duel("melee, dice red", at=BESIDE, programs=((), cheer))
    field.s.groups_in_play[1].ready = False

    field.fight("one", "two'", "red 0/2/0")

    assert (1, ["two': Cheer", "pass"]) == (field.seat, field.options())


@ruling("ia.condition.25")
def test_only_damage_of_the_attack_itself_lets_a_condition_through() -> None:
    """The target was hurt during the attack by something else, and all of it was blocked."""
    hurt = When(AFTER_ATTACK, Suffer(TheTarget(), Number(1)), SOURCE, name="Hurt", owed=True)
    words = "melee, dice red, box stun"
    field = duel(words, "defence black", at=BESIDE, programs=((hurt,), ()))

    field.fight("one", "two'", "red 0/2/0", "black 3/0/0")
    assert ["one: Hurt"] == field.options()
    field.choose("one: Hurt")

    assert 1 == field.damage("two'")
    assert set() == field.conditions("two'")


@ruling("ia.condition.103")
def test_an_ability_gives_a_condition_without_any_attack() -> None:
    """A special action that weakens its figure."""
    weaken = (special("Weaken", Become(ItselfOnly(), WEAKENED)),)
    field = duel(programs=(weaken, ()))

    field.choose("special Weaken")

    assert {"Weakened"} == field.conditions("one")
    assert 0 == field.damage("one")


@pytest.mark.parametrize(("had", "left"), [(3, 1), (2, 0), (1, 0)])
@ruling("ia.damage.101", "ia.damage.102")
def test_recovering_takes_damage_off_as_far_as_there_is_some(had: int, left: int) -> None:
    """Two damage."""
    heal = (special("Heal", RecoverDamage(ItselfOnly(), Number(2))),)
    field = duel(programs=(heal, ()))
    field.hurt("one", had)

    field.choose("special Heal")

    assert left == field.damage("one")
