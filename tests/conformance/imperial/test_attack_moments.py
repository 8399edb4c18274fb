"""Moments of an attack: what is offered at which of its steps."""

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects import dice
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.model import events as ev
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import duel
from dejarik.testing.imperial.marks import ruling

GAIN = Score(Number(1))
MELEE = "melee, dice red"
BESIDE = ("a1", "b1")
STEPS = {
    "Declared": moments.WHEN_DECLARED,
    "Pools": moments.WHILE_POOLS_ARE_MADE,
    "Rerolls": moments.WHILE_REROLLING,
    "Results": moments.WHILE_MODIFYING,
    "After": moments.AFTER_ATTACK,
}


def windows(*parts: Node) -> dict[str, list[str]]:
    """What an attacker is offered at each step of an attack, by the steps' own abilities."""
    asked = tuple(
        moments.When(moment, GAIN, moments.SOURCE, name=name) for name, moment in STEPS.items()
    )
    field = duel(MELEE, "defence black white", at=BESIDE, programs=((*asked, *parts), ()))
    field.dice("one", "red 0/1/0", "two'", "black 1/0/0 white 0/0/0")
    field.choose("attack two'")
    found: dict[str, list[str]] = {}
    while "pass" in field.options():
        offered = [one.removeprefix("one: ") for one in field.options()]
        (step,) = [name for name in STEPS if name in offered]
        found[step] = [one for one in offered if one not in (step, "pass")]
        field.choose("pass")
    return found


@ruling("ia.timing.25")
def test_what_changes_a_pool_is_used_right_before_the_roll_only() -> None:
    """At no other step of the attack."""
    change = dice.RemoveDie(dice.DEFENCE_DICE)
    part = moments.When(moments.WHILE_POOLS_ARE_MADE, change, moments.SOURCE, name="Change")

    assert {name: ["Change"] if name == "Pools" else [] for name in STEPS} == windows(part)


@ruling("ia.timing.28")
def test_what_has_a_moment_of_its_own_is_done_wholly_then() -> None:
    """A die is taken when the attack is declared: at once, before the pools are made."""
    change = dice.RemoveDie(dice.DEFENCE_DICE, every=True)
    part = moments.When(moments.WHEN_DECLARED, change, moments.SOURCE, name="Change")
    assert {name: ["Change"] if name == "Declared" else [] for name in STEPS} == windows(part)

    field = duel(MELEE, "defence black", at=BESIDE, programs=((part,), ()))
    field.dice("one", "red 0/1/0", "", "")
    field.choose("attack two'", "one: Change")
    kinds = (ev.DECLARED, ev.DIE_REMOVED, ev.POOLS_MADE, ev.ROLLED)
    assert list(kinds) == [event.kind for event in field.events(*kinds)]
