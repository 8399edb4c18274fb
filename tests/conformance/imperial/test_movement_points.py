"""Movement points: gained, spent, added and lost; moves that effects grant."""

from dejarik.games.imperial.effects.abilities import AFTER_ATTACK, AFTER_ENTERING, When
from dejarik.games.imperial.effects.figures import ItselfOnly
from dejarik.games.imperial.effects.movement import GainPoints, MoveSpaces
from dejarik.games.imperial.effects.status import Become
from dejarik.games.imperial.language.words import during, special
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.rules.moments import ONCE_AN_ACTIVATION, Limited
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought
from dejarik.testing.imperial.marks import ruling

FAR = ("a1", "f6")
GAIN_TWO = GainPoints(ItselfOnly(), Number(2))


@ruling("ia.movement.113", "ia.movement.114", "ia.movement.115")
def test_a_move_gives_points_for_the_speed_and_moves_nobody() -> None:
    """The action is over before any of them is spent."""
    field = duel("speed 3", at=FAR)

    field.choose("move")

    assert 3 == field.s.activations[0].points
    assert "a1" == field.where("one")
    assert 1 == len(field.events(ev.ACTION_ENDED))
    assert [] == field.events(ev.STEPPED)


@ruling("ia.movement.116", "ia.movement.151", "ia.movement.09")
def test_points_of_another_source_work_the_same_and_are_added() -> None:
    """Two of an ability used between actions, two of a move: four spaces."""
    gain = during("Gain", Limited(ONCE_AN_ACTIVATION, GAIN_TWO))
    field = duel("speed 2", at=FAR, programs=((gain,), ()))
    field.choose("use Gain")
    assert ["walk", "move", "attack two'", "end"] == field.options()
    field.choose("move", "walk", "go e1")

    assert "e1" == field.where("one")
    assert 0 == field.s.activations[0].points


@ruling("ia.movement.02", "ia.movement.158", "ia.movement.159")
def test_points_gained_in_a_special_action_are_spent_in_it_or_lost() -> None:
    """One of the two is spent; those of the earlier move stay."""
    field = duel("speed 1", at=FAR, programs=((special("Gain", GAIN_TWO),), ()))
    field.choose("move", "special Gain")
    assert {"a2", "b1", "b2", "a3", "b3", "c1", "c2", "c3"} == set(field.offered("go"))
    field.choose("go a2", "stop")

    assert 1 == field.s.activations[0].points
    assert ["walk", "end"] == field.options()


@ruling("ia.movement.10", "ia.movement.154")
def test_points_are_spent_one_space_after_the_other() -> None:
    """Three steps, each for a point, and no action is used."""
    field = duel("speed 3", at=FAR)
    field.choose("move", "walk", "stepwise", "step b1", "step c1", "step d1")

    assert [1, 1, 1] == [event.detail for event in field.events(ev.STEPPED)]
    assert 1 == field.s.activations[0].actions


@ruling("ia.movement.147", "ia.movement.157", "ia.movement.121")
def test_points_gained_outside_the_own_activation_are_spent_at_once_or_lost() -> None:
    """After an attack on it `two` may go two spaces now, and has none left for later."""
    gain = When(AFTER_ATTACK, GAIN_TWO, name="Gain")
    field = duel("melee, dice red", at=("a1", "b1"), programs=((), (gain,)))
    field.fight("one", "two'", "red 0/1/0")
    field.choose("two': Gain")
    assert 1 == field.seat
    assert "d1" in field.offered("go")
    field.choose("go c1", "stop")

    assert "c1" == field.where("two'")
    assert (0, ["move", "end"]) == (field.seat, field.options())


@ruling("ia.movement.133", "ia.movement.134")
def test_moving_a_number_of_spaces_neither_uses_nor_gives_points() -> None:
    """One of two spaces is gone; the points of the move are what they were."""
    step = special("Step", MoveSpaces(ItselfOnly(), Number(2)))
    field = duel("speed 3", at=FAR, things="difficult a2 b1 b2", programs=((step,), ()))
    field.choose("move", "special Step", "go a2", "stop")

    assert 3 == field.s.activations[0].points
    assert "a2" == field.where("one")


@ruling("ia.movement.143")
def test_who_is_stunned_where_it_may_not_stand_is_pushed_to_the_closest_place() -> None:
    """In the space of a friend, by an effect on entering it; its player chooses the place."""
    trap = When(AFTER_ENTERING, Become(ItselfOnly(), STUNNED), name="Trap", owed=True)
    more = Brought(cards=(by("friend"),))
    things = "blocking a1 c1 a2 b2 c2 a3 c3"
    field = duel(
        "speed 4", at=("b4, friend b3", "f6"), things=things, more=more, programs=((trap,), ())
    )
    field.choose("move", "walk", "stepwise", "step b3", "step a4", "stop")
    field.choose("one: Trap")

    assert ["a4", "b4", "c4"] == field.options()
    field.choose("c4")
    assert "c4" == field.where("one")
    assert {"Stunned"} == field.conditions("one")


@ruling("ia.movement.07")
def test_a_defeated_figure_does_not_leave_by_its_own_will() -> None:
    """No step and no leaving is told."""
    field = duel(
        "melee, dice red", "health 1", at=("a1", "b1, foe f6"), more=Brought(cards=(by("foe"),))
    )

    field.fight("one", "two'", "red 0/1/0")

    assert "" == field.where("two'")
    assert [] == field.events(ev.EXITING, ev.STEPPED)
