"""Interrupts in the spaces of others, and inside one's own activation."""

from dejarik.games.imperial.effects.abilities import AFTER_ENTERING, When
from dejarik.games.imperial.effects.attacks import ONLY_THE_SUBJECT, MakeAttack
from dejarik.games.imperial.effects.conditions import InItsActivation
from dejarik.games.imperial.effects.damage import Suffer
from dejarik.games.imperial.effects.figures import Hostile, ItselfOnly, TheMover
from dejarik.games.imperial.effects.movement import MoveSpaces
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import during, special
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

GAIN = Score(Number(1))
MELEE = "melee, dice red"
WATCH = "melee, dice red, keywords reach"


def watched(*parts: Node) -> Field:
    """A figure on a1 with points, a friend on b1, and a foe on c2 who watches."""
    more = Brought(cards=(by("friend"),))
    at = ("a1, friend b1", "c2")
    field = duel("", WATCH, at=at, things="missing a2 b2", more=more, programs=((), parts))
    field.choose("move", "walk", "go c1")
    return field


@ruling("ia.timing.110", "ia.timing.111")
def test_an_action_is_not_interrupted_in_a_shared_space() -> None:
    """On b1 with the friend nobody is asked; once it has left that space the foe is."""
    strike = MakeAttack(targets=ONLY_THE_SUBJECT)
    part = When(AFTER_ENTERING, strike, whom=(Hostile(),), name="Strike", interrupts=True)
    field = watched(part)
    assert (1, ["two': Strike", "pass"]) == (field.seat, field.options())
    assert "c1" == field.where("one")
    field.dice("two'", "red 0/2/0", "", "")
    field.choose("two': Strike")

    assert 2 == field.damage("one")


@ruling("ia.timing.112")
def test_what_is_no_interrupt_happens_in_a_shared_space() -> None:
    """The foe is asked on b1 as well as on c1."""
    hurt = Suffer(TheMover(), Number(1))
    field = watched(When(AFTER_ENTERING, hurt, whom=(Hostile(),), name="Hurt"))
    assert ("b1", ["two': Hurt", "pass"]) == (field.where("one"), field.options())
    field.choose("two': Hurt")
    assert ("c1", ["two': Hurt", "pass"]) == (field.where("one"), field.options())
    field.choose("two': Hurt")

    assert 2 == field.damage("one")


@ruling("ia.timing.105", "ia.timing.20")
def test_a_figure_interrupts_its_own_activation_inside_another_ability() -> None:
    """While it moves by a special action: what interrupts is offered, what does not is not."""
    step = special("Step", MoveSpaces(ItselfOnly(), Number(2)))
    here = (InItsActivation(),)
    part = When(AFTER_ENTERING, MakeAttack(), provided=here, name="Break", interrupts=True)
    parts = (step, during("Gain", GAIN), part)
    field = duel(MELEE, at=("a1", "c1"), programs=(parts, ()))
    field.choose("special Step", "go b1")
    assert (0, ["one: Break", "pass"]) == (field.seat, field.options())
    field.dice("one", "red 0/2/0", "", "")
    field.choose("one: Break")

    assert 2 == field.damage("two'")
    assert "go a1" in field.options()
