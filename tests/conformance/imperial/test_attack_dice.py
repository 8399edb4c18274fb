"""Attacks: the steps in their order, pools, rerolls and surges."""

from dejarik.games.imperial.effects.abilities import (
    WHEN_DECLARED,
    WHILE_MODIFYING,
    WHILE_REROLLING,
    When,
)
from dejarik.games.imperial.effects.attacks import MakeAttack
from dejarik.games.imperial.effects.damage import Suffer
from dejarik.games.imperial.effects.dice import ALL_DICE, AddResults, RemoveDie, Reroll
from dejarik.games.imperial.effects.figures import ItselfOnly
from dejarik.games.imperial.effects.modifiers import For, GrantSurge, Results
from dejarik.games.imperial.language.words import (
    defending,
    may_reroll_attacking,
    may_reroll_defending,
    special,
)
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.dice import COLOURS
from dejarik.games.imperial.model.texts import During, Surge
from dejarik.games.imperial.rules.lasting import THIS_ACTIVATION, THIS_ATTACK
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, duel
from dejarik.testing.imperial.field import Field
from dejarik.testing.imperial.marks import ruling

BESIDE = ("a1", "b1")
STEPS = (
    ev.ATTACK_BEFORE,
    ev.DECLARED,
    ev.POOLS_MADE,
    ev.ROLLED,
    ev.REROLLED,
    ev.MODIFIED,
    ev.SURGE_SPENT,
    ev.ACCURACY_CHECKED,
    ev.DAMAGE_DEALT,
    ev.ATTACK_RESOLVED,
    ev.ATTACK_ENDED,
)


def pools(field: Field) -> tuple[list[str], list[str]]:
    """The colours of both pools."""
    attack = field.attack()
    return (
        [COLOURS[die.colour] for die in attack.attack_dice],
        [COLOURS[die.colour] for die in attack.defence_dice],
    )


@ruling("ia.attack.29", "ia.attack.49")
def test_the_steps_come_in_their_order() -> None:
    """With a reroll and a surge: each step once."""
    parts = ((may_reroll_attacking("Again"),), ())
    field = duel("melee, dice red, surges damage 1", at=BESIDE, programs=parts)

    field.dice("one", "red 0/1/0 red 0/2/1")
    field.choose("attack two'", "one: Again", "surge 0")

    assert list(STEPS) == [event.kind for event in field.events(*STEPS)]
    assert 3 == field.damage("two'")


@ruling("ia.attack.45", "ia.attack.84")
def test_both_pools_are_rolled_at_once() -> None:
    """One event has the faces of all dice, and nobody is asked in between."""
    field = duel("melee, dice red", "defence black white", at=BESIDE)

    field.fight("one", "two'", "red 0/3/0", "black 1/0/0 white 0/0/0")

    (rolled,) = field.events(ev.ROLLED)
    assert 3 == len(rolled.items)
    assert 2 == field.damage("two'")


@ruling("ia.attack.46", "ia.attack.47")
def test_the_defence_pool_is_what_the_target_s_card_prints() -> None:
    """Two black dice, or none."""
    for words, pool in (("defence black black", ["black", "black"]), ("", [])):
        field = duel("melee, dice red, surges damage 1", words, at=BESIDE)
        field.fight("one", "two'", "red 0/2/1", "black 1/0/0 black 1/0/0" if words else "")
        assert (["red"], pool) == pools(field)


@ruling("ia.attack.48")
def test_dice_join_and_leave_before_the_roll() -> None:
    """A die taken out when the target is declared is not rolled, one that is added is."""
    leave = When(WHEN_DECLARED, RemoveDie(2, every=True), role=1, owed=True, name="Out")
    words = "melee, dice red, surges damage 1"
    field = duel(words, "defence white", at=BESIDE, programs=((leave,), ()))
    field.give("one", "Focused")

    field.dice("one", "red 0/2/1 green 1/1/1")
    field.choose("attack two'", "one: Out")

    assert (["red", "green"], []) == pools(field)
    assert 2 == len(field.events(ev.ROLLED)[0].items)


@ruling("ia.attack.50", "ia.attack.51", "ia.attack.239")
def test_only_the_new_face_of_a_rerolled_die_counts() -> None:
    """Also when it is worse; nobody chooses between the two."""
    field = duel("melee, dice red", at=BESIDE, programs=((may_reroll_attacking("Again"),), ()))

    field.dice("one", "red 0/3/0 red 0/1/0")
    field.choose("attack two'", "one: Again")

    assert 1 == field.damage("two'")
    assert ["move", "end"] == field.options()


@ruling("ia.attack.52", "ia.attack.54", "ia.attack.240")
def test_a_die_is_rerolled_once_an_attack_by_its_player() -> None:
    """The second reroll has only the other die; after it a third one has none."""
    parts = tuple(may_reroll_attacking(name) for name in ("First", "Second", "Third"))
    field = duel("melee, dice red yellow", at=BESIDE, programs=(parts, ()))

    field.dice("one", "red 0/1/0 red 0/2/0 yellow 0/0/1 yellow 2/1/0")
    field.choose("attack two'", "one: First")
    assert ["red 1", "yellow 2"] == field.options()
    field.choose("red 1")
    assert ["one: Second", "one: Third", "pass"] == field.options()
    field.choose("one: Second")

    assert ["move", "end"] == field.options()
    assert 3 == field.damage("two'")


@ruling("ia.attack.53", "ia.attack.240", "ia.attack.30", "ia.timing.15")
def test_what_one_side_rerolled_the_other_cannot() -> None:
    """The attacker comes first; the defender may reroll every die but that one."""
    either = When(WHILE_REROLLING, Reroll(ALL_DICE), role=0, name="Any")
    parts = ((may_reroll_attacking("Again"),), (either,))
    field = duel("melee, dice red", "defence black black", at=BESIDE, programs=parts)

    dice = "red 0/3/0 red 0/2/0"
    field.dice("one", dice, "two'", "black 1/0/0 black 1/0/0 black 3/0/0")
    field.choose("attack two'")
    assert (0, ["one: Again", "pass"]) == (field.seat, field.options())
    field.choose("one: Again")

    assert (1, ["two': Any", "pass"]) == (field.seat, field.options())
    field.choose("two': Any")
    assert ["black 1", "black 2"] == field.options()


@ruling("ia.attack.55", "ia.ability.15", "ia.ability.12")
def test_in_the_next_attack_dice_may_be_rerolled_again() -> None:
    """Two attacks of one special action: a reroll in each."""
    parts = (special("Twice", MakeAttack(times=2), attacks=True), may_reroll_attacking("Again"))
    field = duel("melee, dice red", at=BESIDE, programs=(parts, ()))

    field.dice("one", "red 0/1/0 red 0/2/0 red 0/1/0 red 0/3/0")
    field.choose("special Twice", "one: Again", "one: Again")

    assert 5 == field.damage("two'")


@ruling("ia.attack.57", "ia.attack.59", "ia.attack.243", "ia.attack.245", "ia.ability.20")
def test_each_evade_cancels_one_surge() -> None:
    """Two surges and one evade leave one; one surge and two evades leave none, and no more."""
    words = "melee, dice yellow, surges damage 1; pierce 1"
    field = duel(words, "defence white white", at=BESIDE)
    field.fight("one", "two'", "yellow 0/1/2", "white 0/1/0 white 0/0/0")
    assert 1 == field.attack().surges
    field.choose("surge 0")
    assert 2 == field.damage("two'")

    field = duel(words, "defence white white", at=BESIDE)
    field.fight("one", "two'", "yellow 1/1/1", "white 0/1/0 white 0/1/0")
    assert [] == field.events(ev.SURGE_SPENT)
    assert 1 == field.damage("two'")


@ruling("ia.attack.58", "ia.attack.244")
def test_evades_and_surges_that_modifiers_add_cancel_like_rolled_ones() -> None:
    """+1 evade against a rolled surge; a surge of Hidden against a rolled evade."""
    words = "melee, dice red, surges damage 1"
    field = duel(words, at=BESIDE, programs=((), (defending("Late", st.EVADE, 1),)))
    field.fight("one", "two'", "red 0/2/1")
    assert 2 == field.damage("two'")

    field = duel(words, "defence white", at=BESIDE)
    field.give("one", "Hidden")
    field.fight("one", "two'", "red 0/2/0", "white 0/1/0")
    assert [] == field.events(ev.SURGE_SPENT)


@ruling("ia.attack.60", "ia.ability.21", "ia.ability.37")
def test_surge_abilities_add_nothing_before_they_are_bought() -> None:
    """When surges are to be spent, modifiers are done and the +2 is not in."""
    field = duel("melee, dice red, surges damage 2", at=BESIDE)

    field.fight("one", "two'", "red 0/2/1")

    assert 2 == field.attack().sums[st.DAMAGE]
    assert [1] == [event.detail for event in field.events(ev.MODIFIED)]
    field.choose("surge 0")
    assert 4 == field.damage("two'")


@ruling("ia.attack.61", "ia.attack.62", "ia.attack.249")
def test_surges_need_not_be_spent_and_are_lost_then() -> None:
    """The attacker stops at once; the next attack has none of them."""
    field = duel("melee, dice red, surges damage 2", at=BESIDE)
    field.fight("one", "two'", "red 0/2/1")
    assert (0, ["surge 0", "stop"]) == (field.seat, field.options())
    field.choose("stop", "end")
    assert 2 == field.damage("two'")

    for group in ("two", "two", "one"):
        activate(field, group)
        if group == "two":
            field.choose("end")
    field.fight("one", "two'", "red 0/2/0")
    assert ["move", "end"] == field.options()


@ruling("ia.attack.63", "ia.attack.64", "ia.attack.246", "ia.attack.241", "ia.attack.242")
def test_surges_are_spent_one_after_the_other_each_ability_once() -> None:
    """In any order, only on what the attacker's card has; two surges buy no third ability."""
    words = "melee, dice yellow, surges damage 1; pierce 1; accuracy 1; 2: damage 3"
    field = duel(words, "surges blast 1", at=BESIDE)
    field.fight("one", "two'", "yellow 0/1/2")

    assert ["surge 0", "surge 1", "surge 2", "surge 3", "stop"] == field.options()
    field.choose("surge 2")
    assert ["surge 0", "surge 1", "stop"] == field.options()
    field.choose("surge 0")

    assert ["move", "end"] == field.options()
    assert 2 == field.damage("two'")


@ruling("ia.attack.65")
def test_the_same_surge_ability_of_two_sources_may_be_used_twice() -> None:
    """Once that of the card, once that of an effect."""
    surge = Surge(AddResults(((st.DAMAGE, Number(1)),)))
    grant = During("Grant", For(THIS_ACTIVATION, (GrantSurge(surge),)))
    words = "melee, dice yellow, surges damage 1"
    field = duel(words, at=BESIDE, programs=((grant,), ()))
    field.choose("use Grant")
    field.fight("one", "two'", "yellow 0/1/2")

    assert ["surge 0", "granted surge 0", "stop"] == field.options()
    field.choose("surge 0")
    assert ["granted surge 0", "stop"] == field.options()
    field.choose("granted surge 0")
    assert 3 == field.damage("two'")


@ruling("ia.timing.26", "ia.timing.27", "ia.ability.13", "ia.ability.14")
def test_rerolls_and_modifiers_each_have_their_own_step() -> None:
    """The one is offered before the other, each once an attack."""
    more = When(
        WHILE_MODIFYING, For(THIS_ATTACK, (Results(st.DAMAGE, Number(1)),)), role=1, name="More"
    )
    field = duel("melee, dice red", at=BESIDE, programs=((may_reroll_attacking("Again"), more), ()))
    field.dice("one", "red 0/1/0 red 0/2/0")
    field.choose("attack two'")
    assert [] == field.events(ev.MODIFIED)
    assert ["one: Again", "pass"] == field.options()
    field.choose("one: Again")
    assert 1 == len(field.events(ev.REROLLED))
    assert ["one: More", "pass"] == field.options()
    field.choose("one: More")

    assert 3 == field.damage("two'")
    assert ["move", "end"] == field.options()


@ruling("ia.attack.01", "ia.damage.01", "ia.damage.06", "ia.damage.07", "ia.activation.01")
def test_damage_of_an_ability_is_no_attack() -> None:
    """No dice, no block, no windows of an attack; and the attack action is still there."""
    shock = special("Shock", Suffer(ItselfOnly(), Number(2)))
    parts = ((shock,), (may_reroll_defending("Again"),))
    field = duel("melee, dice red, defence black, box block 2", at=BESIDE, programs=parts)

    field.choose("special Shock")

    assert 2 == field.damage("one")
    assert [] == field.events(*STEPS)
    assert ["move", "attack two'", "end"] == field.options()
