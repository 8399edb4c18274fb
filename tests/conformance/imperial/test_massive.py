"""Large and massive figures on their way: what they leave and enter, and who makes room."""

from dataclasses import dataclass

import pytest

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects import figures, movement
from dejarik.games.imperial.effects.conditions import ByOwnWill
from dejarik.games.imperial.language.words import during, special, then
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import FIRST_DOOR
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import walking
from dejarik.kernel.choosing import Choose
from dejarik.kernel.frames import Frame
from dejarik.kernel.program import Node, Op
from dejarik.kernel.stack import pop
from dejarik.kernel.state import State
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling
from dejarik.testing.imperial.traps import push, trap

MASSIVE = "melee, dice red, size 2x2, keywords massive, speed 4"
WALKED = ("move", "walk", "go b1")
FAR = ("a1", "f6")


@dataclass(frozen=True)
class PutDown(Op):
    """The figure that acts is placed with its upper left corner on a space."""

    space: str

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        source = s.scope_of(f).source
        pop(s)
        walking.begin_place(b, b.figure(source), source, b.map().space(self.space), willing=True)


@dataclass(frozen=True)
class CloseDoor(Op):
    """The first door of the map closes."""

    def step(self, s: State, f: Frame) -> None:
        source = s.scope_of(f).source
        pop(s)
        walking.close_door(battle_of(s), FIRST_DOOR, source)


def large(*mission: Node, size: str = "2x2") -> Field:
    """A large figure on a1 in its activation, with traps of the mission."""
    return duel(f"size {size}", at=FAR, more=Brought(mission=mission))


@ruling("ia.large.113")
def test_a_large_figure_leaves_spaces_that_it_keeps() -> None:
    """A step to the right from a1: b1 is left, and c1, where it was not, is not."""
    field = large(trap(moments.BEFORE_LEAVING, "b1"), trap(moments.BEFORE_LEAVING, "c1"))
    field.choose(*WALKED)

    assert 1 == field.damage("one")


@ruling("ia.large.114", "ia.large.117")
def test_a_large_figure_enters_spaces_again_that_it_has_kept() -> None:
    """Two steps to the right: b1 and b2 are in the base before and after the first."""
    field = large(trap(moments.AFTER_ENTERING, "b1"))
    field.choose("move", "walk", "stepwise", "step b1", "step c1", "stop")

    assert 1 == field.damage("one")


@ruling("ia.large.115", "ia.large.116")
def test_a_figure_that_turns_leaves_all_its_spaces_and_then_enters_all() -> None:
    """About a1: that is left before the turn and entered after it, and so are a2 and b1."""
    mission = (
        trap(moments.BEFORE_LEAVING, "a1"),
        trap(moments.AFTER_ENTERING, "a1"),
        trap(moments.BEFORE_LEAVING, "b1"),
        trap(moments.AFTER_ENTERING, "a2"),
    )
    field = large(*mission, size="1x2")
    field.choose("move", "walk", "stepwise", "step a1'", "stop")

    kinds = (ev.EXITING, ev.DAMAGE_SUFFERED, ev.STEPPED, ev.ENTERED)
    expected = [ev.DAMAGE_SUFFERED, ev.EXITING, ev.STEPPED, ev.ENTERED, ev.DAMAGE_SUFFERED]
    assert expected == [event.kind for event in field.events(*kinds)]


@ruling("ia.large.124")
def test_who_places_a_large_figure_says_which_way_round_it_stands() -> None:
    """Every place with one of its spaces within a space of it, both ways."""
    field = duel("size 1x2", at=FAR, programs=((during("Place", movement.PlaceItself(1)),), ()))
    field.choose("use Place")

    turned = [option.value for option in field.decision().options]
    places = list(zip(field.options(), turned, strict=True))
    plain = [(name, 0) for name in ("b1", "a2", "b2", "a3", "b3")]
    expected = [*plain, *[(name, 1) for name in ("a1", "b1", "a2", "b2", "a3", "b3")]]
    assert (0, expected) == (field.seat, places)


@ruling("ia.movement.14", "ia.large.158")
def test_a_massive_figure_that_stops_to_act_has_ended_its_movement() -> None:
    """With points left: the foe under it makes room before it attacks; it moves no more."""
    field = duel(MASSIVE, at=("a1", "c1"), things="missing c3 d1 d2 d3")
    field.choose(*WALKED)
    assert 1 == len(field.events(ev.MOVEMENT_ENDED))
    assert 3 == field.s.activations[0].points
    assert (1, ["a1", "a2", "a3", "b3"]) == (field.seat, field.options())
    field.choose("a1")

    assert ["move", "attack two'", "end"] == field.options()


@ruling("ia.movement.15")
def test_a_massive_figure_without_points_has_ended_its_movement() -> None:
    """The last point brings it onto the foe."""
    field = duel(MASSIVE.replace("speed 4", "speed 1"), at=("a1", "c1"))
    field.choose(*WALKED)

    assert 1 == len(field.events(ev.MOVEMENT_ENDED))
    assert 1 == field.seat


@pytest.mark.parametrize("pushed", [True, False])
@ruling("ia.movement.16")
def test_a_massive_figure_moved_some_spaces_has_ended_its_movement(pushed: bool) -> None:
    """By its own special action, or pushed by the foe's."""
    step = special("Step", movement.MoveSpaces(figures.ItselfOnly(), Number(1)))
    field = duel(MASSIVE, at=("a1", "c1"), programs=((step,), (push(1),)))
    if pushed:
        field.choose("end", "two", "special Push", "go b1")
    else:
        field.choose("special Step", "go b1")

    assert 1 == len(field.events(ev.MOVEMENT_ENDED))
    assert (1, True) == (field.seat, "d1" in field.options())


@ruling("ia.movement.170", "ia.movement.17")
def test_a_massive_figure_that_is_placed_has_ended_its_movement() -> None:
    """It comes down on a foe, who makes room."""
    field = duel(MASSIVE, at=("a1", "e1"), programs=((during("Jump", PutDown("d1")),), ()))
    field.choose("use Jump")

    assert ("d1", 1) == (field.where("one"), len(field.events(ev.MOVEMENT_ENDED)))
    assert (1, True) == (field.seat, "f1" in field.options())


@ruling("ia.large.143")
def test_each_player_orders_the_own_figures_that_make_room() -> None:
    """The mover's own first, then the two foes, in the order their player likes."""
    more = Brought(cards=(by("foe"), by("friend")))
    field = duel(MASSIVE, at=("a1, friend c2", "d1, foe d2"), more=more)
    field.choose("move", "walk", "go c1")

    assert (0, True) == (field.seat, "b2" in field.options())
    field.choose("b2")
    assert (1, ["two'", "foe'"]) == (field.seat, field.options())
    field.choose("foe'", "e2")
    assert ["e1", "e2"] == [field.where("two'"), field.where("foe'")]
    order = [field.names[name] for name in ("friend", "foe'", "two'")]
    assert order == [event.subject for event in field.events(ev.PUSHED)]


@ruling("ia.large.144")
def test_a_displaced_figure_is_pushed() -> None:
    """It leaves and enters, and leaves not by its own will."""
    mission = (
        trap(moments.BEFORE_LEAVING, "c1"),
        trap(moments.BEFORE_LEAVING, "c1", ByOwnWill()),
        trap(moments.AFTER_ENTERING, "d1"),
    )
    field = duel(MASSIVE, at=("a1", "c1"), more=Brought(mission=mission))
    field.choose(*WALKED, "d1")

    assert ["d1", 2] == [field.where("two'"), field.damage("two'")]
    assert 1 == len(field.events(ev.PUSHED))


def rounds(moment: int, at: tuple[str, str], *theirs: Node) -> Field:
    """A massive figure that may move a space twice at a moment of the round, before it."""
    step = movement.MoveSpaces(figures.ItselfOnly(), Number(1))
    parts = tuple(
        moments.When(moment, step, moments.NOBODY_IN_PARTICULAR, name=name)
        for name in ("One", "Two")
    )
    cards = (by("one", MASSIVE, *parts), by("two", "", *theirs))
    field = Field(f"one {at[0]}", f"two {at[1]}", "", Brought(cards=cards))
    if moment == moments.END_OF_ROUND:
        field.choose("one", "end", "two", "end")
    return field


@pytest.mark.parametrize("moment", [moments.START_OF_ROUND, moments.END_OF_ROUND])
@ruling("ia.large.154", "ia.large.155")
def test_a_massive_figure_that_stopped_on_another_moves_no_more_at_that_moment(moment: int) -> None:
    """The second effect moves it only if the first did not bring it onto the foe."""
    stopped = rounds(moment, ("a1", "c1"))
    stopped.choose("one: One", "go b1", "d1", "one: Two")
    assert "b1" == stopped.where("one")
    assert not [one for one in stopped.options() if one.startswith("go ")]

    free = rounds(moment, ("a1", "f6"))
    free.choose("one: One", "go b1", "one: Two")
    assert ["go a1", "go c1", "go b2", "stepwise", "stop"] == free.options()


@ruling("ia.large.156")
def test_a_massive_figure_that_stopped_can_be_pushed() -> None:
    """By the foe, at the same start of a round."""
    effect = then(Choose(figures.AFigure((figures.Hostile(),))), movement.PushNamed(1))
    theirs = moments.When(moments.START_OF_ROUND, effect, moments.NOBODY_IN_PARTICULAR, name="Push")
    field = rounds(moments.START_OF_ROUND, ("a1", "c1"), theirs)
    field.choose("one: One", "go b1", "d1", "pass", "two': Push", "go b2")

    assert "b2" == field.where("one")


@ruling("ia.large.157")
def test_a_massive_figure_that_stopped_moves_again_in_another_activation() -> None:
    """In its own of the next round, and at the start of that round."""
    field = rounds(moments.START_OF_ROUND, ("a1", "c1"))
    field.choose("one: One", "go b1", "d1", "pass", "one", "move")
    assert "walk" in field.options()
    field.choose("walk", "go c1")
    field.choose(field.options()[0])
    assert "walk" not in field.options()
    field.choose("end", "two", "end")
    activate(field, "two")
    field.choose("end", "one", "move")

    assert "walk" in field.options()


@ruling("ia.large.163")
def test_whose_figure_stands_in_a_closing_door_says_where_it_goes() -> None:
    """To either side; the door is closed once it is out."""
    things = "door b1|c1 b2|c2"
    shut = special("Shut", CloseDoor())
    field = duel("", "size 2x2", at=("f6", "b1"), things=things, programs=((shut,), ()))
    field.s.door_changed(1)
    field.reload()
    field.choose("special Shut")
    assert (1, ["a1", "c1"]) == (field.seat, field.options())
    assert [] == field.events(ev.DOOR_CLOSED)
    field.choose("c1")

    assert ("c1", 0) == (field.where("two'"), field.s.open_doors)


@pytest.mark.parametrize(("size", "asked"), [("1x1", True), ("1x2", False)])
@ruling("ia.large.167")
def test_what_is_for_small_figures_only_does_not_apply_to_large_ones(
    size: str, asked: bool
) -> None:
    """Slam hurts both and pushes only the small one."""
    more = Brought(cards=(by("two", f"size {size}"),))
    field = Field("chewbacca a1", "two b1", "", more)
    activate(field, "chewbacca")
    field.other_dice("chewbacca", "red 0/2/0")
    field.choose("special Slam")

    assert 2 == field.damage("two'")
    assert asked is ("go c1" in field.options())
