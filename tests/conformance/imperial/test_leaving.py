"""Leaving and entering spaces: walking, pushed, placed, deployed, by will or not."""

from typing import Any

import pytest

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects import figures, movement
from dejarik.games.imperial.effects.conditions import ByOwnWill
from dejarik.games.imperial.effects.status import Become
from dejarik.games.imperial.language.words import during, special, then
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.table import lay_table
from dejarik.kernel.chance import seed_from
from dejarik.kernel.choosing import Choose
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import FILLER, Brought, Field
from dejarik.testing.imperial.marks import ruling
from dejarik.testing.imperial.traps import Covers, push, trap

STEP = special("Step", movement.MoveSpaces(figures.ItselfOnly(), Number(2)))
PLACE = during("Place", movement.PlaceItself(4))
ON_THE_WAY = (ev.EXITING, ev.STEPPED, ev.PUSHED, ev.PLACED, ev.ENTERED)


def told(field: Field) -> list[tuple[int, str]]:
    """What was told of the ways of figures: kind and space, for leaving the one that is left."""
    names = field.s.map().names
    return [
        (event.kind, names[event.detail if event.kind == ev.EXITING else event.amount])
        for event in field.events(*ON_THE_WAY)
    ]


def trapped(words: str, mission: tuple[Node, ...], *parts: Node) -> Field:
    """A figure on a1 in its activation, a foe on c1 in a row, and traps."""
    return duel(words, at=("a1", "f6"), more=Brought(mission=mission), programs=(parts, ()))


@ruling("ia.movement.22", "ia.movement.26", "ia.movement.110")
def test_a_walking_figure_leaves_and_enters_every_space_of_its_way() -> None:
    """Two steps: a trap on entering b1, one on leaving it, none on c1's leaving."""
    traps = (
        trap(moments.AFTER_ENTERING, "b1"),
        trap(moments.BEFORE_LEAVING, "b1"),
        trap(moments.BEFORE_LEAVING, "c1"),
    )
    field = trapped("", traps)
    field.choose("move", "walk", "stepwise", "step b1", "step c1", "stop")

    assert 2 == field.damage("one")
    one = [(ev.EXITING, "a1"), (ev.STEPPED, "b1"), (ev.ENTERED, "b1")]
    assert [*one, (ev.EXITING, "b1"), (ev.STEPPED, "c1"), (ev.ENTERED, "c1")] == told(field)


@ruling("ia.movement.23", "ia.movement.27", "ia.movement.173")
def test_a_pushed_figure_leaves_and_enters_every_space_of_its_way() -> None:
    """Two spaces by an opponent's ability."""
    traps = (
        trap(moments.AFTER_ENTERING, "d1"),
        trap(moments.BEFORE_LEAVING, "d1"),
        trap(moments.BEFORE_LEAVING, "c1"),
    )
    field = duel(more=Brought(mission=traps), programs=((push(2),), ()))
    field.choose("special Push", "stepwise", "step d1", "step e1")

    assert 3 == field.damage("two'")
    one = [(ev.EXITING, "c1"), (ev.PUSHED, "d1"), (ev.ENTERED, "d1")]
    assert [*one, (ev.EXITING, "d1"), (ev.PUSHED, "e1"), (ev.ENTERED, "e1")] == told(field)


@ruling("ia.movement.24", "ia.movement.28", "ia.movement.168", "ia.movement.169")
def test_a_placed_figure_leaves_where_it_stood_and_enters_where_it_stands() -> None:
    """One damage for each of the two."""
    for traps in ((trap(moments.AFTER_ENTERING, "d1"),), (trap(moments.BEFORE_LEAVING, "a1"),)):
        field = trapped("", traps, PLACE)
        field.choose("use Place", "d1")
        assert ["d1", 1] == [field.where("one"), field.damage("one")]


@ruling("ia.movement.161", "ia.movement.162", "ia.movement.164")
def test_a_placed_figure_enters_nothing_between_and_spends_no_points() -> None:
    """It is gone from the old space before it comes to the new one; traps between do nothing."""
    traps = tuple(
        trap(moment, space)
        for moment in (moments.AFTER_ENTERING, moments.BEFORE_LEAVING)
        for space in ("b1", "c1")
    )
    field = trapped("speed 3", traps, PLACE)
    field.choose("move", "use Place", "d1")

    assert [(ev.EXITING, "a1"), (ev.PLACED, "d1"), (ev.ENTERED, "d1")] == told(field)
    assert [0, 3] == [field.damage("one"), field.s.activations[0].points]


@ruling("ia.movement.25")
def test_a_deployed_figure_enters_its_space() -> None:
    """A rule of the mission answers when it is set up on a1, not on a2."""
    cards = (by("one"), by("two"))
    mission = (trap(moments.AFTER_ENTERING, "a1"),)
    field = Field(
        "one b2", "two f6", "", Brought(cards=cards, mission=mission, zones=("a1-2", "f6"))
    )
    seats = [{"deployments": [name], "commands": [FILLER] * 15} for name in ("one", "two")]
    for space, damage in (("a1", 1), ("a2", 0)):
        setup: dict[str, Any] = {"seats": seats, "map": "floor", "mission": "A"}
        field.s = lay_table(field.game, setup, seed_from("one first"))
        field.game.to_first_decision(field.s, None)
        while space not in field.options():
            field.choose(field.options()[0])
        field.choose(space)
        assert damage == field.damage("one")


@pytest.mark.parametrize("pushed", [True, False])
@ruling("ia.movement.177", "ia.movement.112")
def test_only_who_walks_leaves_by_its_own_will(pushed: bool) -> None:
    """Spending points and moving spaces are told alike; a push is something else."""
    mission = (trap(moments.BEFORE_LEAVING, "c1", ByOwnWill()),)
    field = duel(more=Brought(mission=mission), programs=((push(1),), (STEP,)))
    if pushed:
        field.choose("special Push", "go d1")
    else:
        field.choose("end", "two", "special Step", "go d1", "stop", "move", "walk", "go e1")

    assert int(not pushed) == field.damage("two'")
    steps = [ev.PUSHED] if pushed else [ev.STEPPED, ev.STEPPED]
    assert steps == [event.kind for event in field.events(ev.STEPPED, ev.PUSHED, ev.PLACED)]


@ruling("ia.movement.132")
def test_who_may_move_a_space_may_stay() -> None:
    """Declined: no step is told."""
    parts = (during("Sneak", movement.MoveSpaces(figures.ItselfOnly(), Number(1))),)
    field = duel(at=("a1", "f6"), programs=(parts, ()))
    field.choose("use Sneak")
    assert ["go b1", "go a2", "go b2", "stepwise", "stop"] == field.options()
    field.choose("stop")

    assert ("a1", []) == (field.where("one"), told(field))


@ruling("ia.movement.144")
def test_whose_figure_it_is_chooses_among_the_closest_places() -> None:
    """It has lost its points in the space of a friend: a foe's ability stunned it there."""
    mission = (
        moments.When(
            moments.AFTER_ENTERING,
            Become(figures.TheMover(), STUNNED),
            whom=(Covers("b1"),),
            first=True,
        ),
    )
    more = Brought(cards=(by("friend"),), mission=mission)
    field = duel(at=("f6", "a1, friend b1"), things="wall b1/b2 a1/a2 c1/c2", more=more)
    field.choose("end", "two", "move", "walk", "go c1")

    assert (1, ["a1", "c1"]) == (field.seat, field.options())


@ruling("ia.movement.171")
def test_who_pushes_chooses_the_way() -> None:
    """Over the trap or beside it: its own player is not asked."""
    for way, damage in (("d1", 1), ("d2", 0)):
        more = Brought(mission=(trap(moments.AFTER_ENTERING, "d1"),))
        field = duel(things="missing c2 b1 b2", more=more, programs=((push(2),), ()))
        field.choose("special Push")
        ends = ["c1", "d1", "e1", "d2", "e2", "c3", "d3", "e3"]
        assert (0, [*[f"go {end}" for end in ends], "stepwise", "stop"]) == (
            field.seat,
            field.options(),
        )
        field.choose("stepwise", f"step {way}", "step e1")
        assert ["e1", damage] == [field.where("two'"), field.damage("two'")]


@ruling("ia.movement.181")
def test_where_a_mission_pushes_a_figure_its_own_player_says_where() -> None:
    """The second seat, though the first one has initiative."""
    named = Choose(figures.Figures((Covers("c1"),)))
    rule = moments.When(
        moments.END_OF_ROUND,
        then(named, movement.PushNamed(1)),
        moments.NOBODY_IN_PARTICULAR,
        first=True,
    )
    field = duel(things="missing c2 b2 d2", more=Brought(mission=(rule,)))
    field.choose("end")
    activate(field, "two")
    field.choose("end")

    assert (1, ["go b1", "go d1", "stop"]) == (field.seat, field.options())
