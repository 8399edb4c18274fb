"""Large and Massive figures: where they fit, step, turn, and what they push aside."""

import pytest

from dejarik.games.imperial.board import pushing
from dejarik.games.imperial.board.masks import FOUR, SIX, SMALL, TWO, Footprints
from dejarik.games.imperial.board.reach import Mover
from dejarik.testing.imperial.floors import Floor
from dejarik.testing.imperial.marks import ruling

TWO_SPACES, FOUR_SPACES, SIX_SPACES = Mover(TWO), Mover(FOUR), Mover(SIX)
LARGE = [TWO_SPACES, FOUR_SPACES, SIX_SPACES]
MOBILE_FOUR = Mover(FOUR, mobile=True)
MASSIVE = Mover(SIX, massive=True)
NAMES = ["two", "four", "six"]


@ruling("ia.large.102", "ia.large.166")
def test_a_figure_covers_the_spaces_of_its_size() -> None:
    """One for a small figure; two, four or six for large ones, either way round where it counts."""
    floor = Floor()

    assert {"c3"} == floor.spaces_of("c3", Mover(SMALL))
    assert {"c3", "c4"} == floor.spaces_of("c3", TWO_SPACES)
    assert {"c3", "d3"} == floor.spaces_of("c3'", TWO_SPACES)
    assert {"c3", "d3", "c4", "d4"} == floor.spaces_of("c3", FOUR_SPACES)
    assert {"c3", "d3", "c4", "d4", "c5", "d5"} == floor.spaces_of("c3", SIX_SPACES)
    assert {"c3", "d3", "e3", "c4", "d4", "e4"} == floor.spaces_of("c3'", SIX_SPACES)
    many = [Footprints(floor.map, size).every.bit_count() for size in (SMALL, TWO, FOUR, SIX)]
    assert [36, 60, 25, 40] == many


@pytest.mark.parametrize("kind", ["blocking", "impassable"])
@ruling("ia.large.02", "ia.large.03", "ia.large.06", "ia.large.07", "ia.large.131")
def test_an_edge_of_terrain_runs_through_nobody_but_who_is_free(kind: str) -> None:
    """Placements on c3 for a figure of four: two of the four have the edge in them."""
    floor = Floor(f"{kind} c3|d3")

    assert {"b2", "b3"} == floor.place("c3", FOUR_SPACES)
    assert {"b2", "b3", "c2", "c3"} == floor.place("c3", MOBILE_FOUR)
    assert "c3" in floor.place("c3", MASSIVE)
    assert "c3" not in floor.place("c3", SIX_SPACES)


@pytest.mark.parametrize("mover", [*LARGE, MOBILE_FOUR, MASSIVE], ids=[*NAMES, "Mobile", "Massive"])
@ruling("ia.large.107", "ia.example.129", "ia.example.130", "ia.large.101")
def test_a_large_figure_steps_up_down_left_and_right_only(mover: Mover) -> None:
    """Never diagonally, whatever it may ignore; turns are no steps."""
    floor = Floor(size=(9, 9))

    steps = {name for name in floor.steps("d4", 1, mover) if "'" not in name}

    assert {"d3", "c4", "e4", "d5"} == steps


@ruling("ia.large.120", "ia.example.131", "ia.large.103")
def test_every_space_of_a_large_figure_keeps_to_walls_and_terrain() -> None:
    """Each thing stands before one of the two leading spaces, and stops the step."""
    for thing in (
        "wall d4|e4",
        "door d4|e4 d5|e5",
        "blocking e4",
        "impassable d4|e4",
        "missing e4",
    ):
        floor = Floor(thing)
        assert "d3" not in floor.steps("c3", 9, FOUR_SPACES), thing
        assert {"c2", "b3", "c4"} == set(floor.steps("c3", 9, FOUR_SPACES)), thing


@ruling("ia.large.130", "ia.large.120")
def test_a_flat_step_of_two_spaces_crosses_both_edges() -> None:
    """A wall before either space stops it, a blocking edge only who is not Mobile."""
    assert "d3" not in Floor("wall c4|d4").steps("c3", 9, TWO_SPACES)
    assert "d3" not in Floor("blocking c3|d3").steps("c3", 9, TWO_SPACES)
    assert "d3" in Floor("blocking c3|d3").steps("c3", 9, Mover(TWO, mobile=True))


@ruling("ia.large.108", "ia.large.110", "ia.example.132", "ia.example.134")
def test_a_figure_of_two_turns_about_one_of_its_spaces_for_one_point() -> None:
    """Four turns keep one of the two spaces; none that keeps nothing is there."""
    floor = Floor()

    turns = {name: cost for name, cost in floor.steps("c3", 1, TWO_SPACES).items() if "'" in name}

    assert dict.fromkeys(("b3'", "c3'", "b4'", "c4'"), 1) == turns


@ruling("ia.large.108", "ia.large.110", "ia.example.133", "ia.example.134")
def test_a_figure_of_six_turns_with_four_of_its_spaces_kept() -> None:
    """Those that would keep two are not there; no turn keeps just three."""
    floor = Floor(size=(9, 9))

    turns = {name: cost for name, cost in floor.steps("d4", 1, SIX_SPACES).items() if "'" in name}

    assert dict.fromkeys(("c4'", "d4'", "c5'", "d5'"), 1) == turns


@ruling("ia.large.109")
def test_a_figure_of_four_is_offered_no_turn() -> None:
    """It would change nothing."""
    assert [] == [name for name in Floor().steps("c3", 9, FOUR_SPACES) if "'" in name]


@ruling("ia.large.111")
def test_no_turn_brings_a_wall_a_door_or_terrain_into_the_figure() -> None:
    """Terrain only if it minds it."""
    free = Mover(TWO, mobile=True)

    for thing in ("wall c3|d3", "door c2|d2 c3|d3"):
        assert "c3'" not in Floor(thing).steps("c3", 9, TWO_SPACES), thing
        assert "c3'" not in Floor(thing).steps("c3", 9, free), thing
    for thing in ("blocking d3", "impassable d3", "blocking c3|d3", "impassable c3|d3"):
        assert "c3'" not in Floor(thing).steps("c3", 9, TWO_SPACES), thing
        assert "c3'" in Floor(thing).steps("c3", 9, free), thing


@ruling("ia.large.112")
def test_a_turn_over_another_figure_must_lead_on() -> None:
    """It passes with points for more and never ends there, unless it is Massive."""
    floor = Floor("figure d3")
    steps = {step.placement: step for step in floor.step_list("c3", 2, TWO_SPACES)}

    assert not steps[floor.placement("c3'")].may_end
    assert "c3'" not in floor.steps("c3", 1, TWO_SPACES)
    assert "c3'" not in floor.ends("c3", 2, TWO_SPACES)
    assert "c3'" in floor.ends("c3", 1, Mover(TWO, massive=True))


@ruling("ia.large.04", "ia.large.121", "ia.large.122", "ia.large.120")
def test_difficult_spaces_and_hostile_figures_add_one_point_each_however_many() -> None:
    """Two difficult spaces cost one more, two foes one more, both kinds two more."""
    assert 2 == Floor("difficult e3 e4").steps("c3", 9, FOUR_SPACES)["d3"]
    assert 2 == Floor("hostile e3 e4").steps("c3", 9, FOUR_SPACES)["d3"]
    assert 3 == Floor("hostile e3, difficult e4").steps("c3", 9, FOUR_SPACES)["d3"]
    assert 1 == Floor("figure e3 e4").steps("c3", 9, FOUR_SPACES)["d3"]


@ruling("ia.large.04", "ia.large.161")
def test_spaces_that_are_kept_are_entered_again() -> None:
    """A difficult space under the figure is paid for at every step and turn that keeps it."""
    floor = Floor("difficult d3")

    assert 2 == floor.steps("c3", 9, FOUR_SPACES)["d3"]
    assert 1 == floor.steps("c3", 9, FOUR_SPACES)["b3"]
    assert 2 == Floor("difficult c3").steps("c3", 9, TWO_SPACES)["c3'"]
    assert 1 == Floor("difficult c3").steps("c3", 9, TWO_SPACES)["c4'"]


@ruling("ia.large.161", "ia.large.162")
def test_a_turn_costs_what_a_step_costs() -> None:
    """One more for difficult terrain and for a foe; one in all for who is free."""
    floor = Floor("difficult d3, hostile d3")

    assert 3 == floor.steps("c3", 9, TWO_SPACES)["c3'"]
    assert 1 == floor.steps("c3", 9, Mover(TWO, mobile=True))["c3'"]
    assert 1 == floor.steps("c3", 9, Mover(TWO, massive=True))["c3'"]


@pytest.mark.parametrize("mover", [TWO_SPACES, SIX_SPACES], ids=["two", "six"])
@ruling("ia.large.118", "ia.large.119", "ia.large.147", "ia.large.164")
def test_a_push_neither_turns_nor_goes_diagonally(mover: Mover) -> None:
    """The diagonal placement is two spaces away."""
    floor = Floor(size=(9, 9))

    assert {"d4", "d3", "c4", "e4", "d5"} == floor.push("d4", 1, mover)
    assert "e5" in floor.push("d4", 2, mover)
    assert {"d4'", "c4'", "e4'", "d3'", "d5'"} == floor.push("d4'", 1, mover)


@ruling("ia.large.125", "ia.large.126", "ia.example.135", "ia.example.136")
def test_a_large_figure_is_placed_any_way_round_with_one_of_its_spaces_in_the_named_one() -> None:
    """Only where it may end its movement; the named space is one of each."""
    floor = Floor("figure c2, blocking b3")

    assert {"c3", "c3'"} == floor.place("c3", TWO_SPACES)
    assert {"c3"} == floor.place("c3", FOUR_SPACES)
    assert {"b3", "c3"} == floor.place("c3", MOBILE_FOUR)
    for name in floor.place("c3", SIX_SPACES):
        assert "c3" in floor.spaces_of(name, SIX_SPACES)


@ruling("ia.large.128", "ia.large.129", "ia.large.131", "ia.large.136", "ia.large.133")
def test_a_massive_figure_goes_and_ends_on_any_terrain_for_one_point_a_step() -> None:
    """Spaces and edges of blocking and impassable terrain, difficult spaces, all at once."""
    floor = Floor("blocking d3 d4, impassable d5 c3/c4, difficult e3")

    assert 1 == floor.cost("b3", "c3", 1, MASSIVE)
    assert 2 == floor.cost("b3", "d3", 2, MASSIVE)
    assert -1 == floor.cost("b3", "c3", 9, SIX_SPACES)


@ruling("ia.large.134", "ia.large.135")
def test_a_massive_figure_never_enters_the_space_of_another() -> None:
    """Neither walking nor pushed nor placed; others pass through it."""
    floor = Floor("massive e2", (8, 3))

    assert -1 == floor.cost("a1", "g1", 20, MASSIVE)
    assert {"a1", "b1", "c1"} == floor.push("a1", 9, MASSIVE)
    assert set() == floor.place("e2", MASSIVE)
    assert -1 != floor.cost("a1", "g1", 20, FOUR_SPACES)


@ruling("ia.large.137", "ia.large.132", "ia.large.165", "ia.movement.19")
def test_a_massive_figure_ends_on_several_others_at_once() -> None:
    """Walking for one point a step, or pushed; friends and foes."""
    floor = Floor("figure d3, hostile d4 d5")

    assert 1 == floor.cost("b3", "c3", 1, MASSIVE)
    assert "c3" in floor.push("b3", 1, MASSIVE)


@ruling("ia.large.139", "ia.large.142")
def test_a_displaced_figure_is_pushed_the_fewest_spaces_to_a_free_place() -> None:
    """Under a Massive figure on c2 to d4; places that others took already are not free."""
    base = "massive c2 d2 c3 d3 c4 d4"

    assert (False, 1, {"b1", "c1", "d1", "b2", "b3"}) == Floor(base).displaced("c2")
    taken = Floor(f"{base}, figure b1 c1 d1, hostile b2")
    assert (False, 1, {"b3"}) == taken.displaced("c2")


@ruling("ia.large.145")
def test_a_displaced_mobile_figure_goes_over_terrain_and_onto_it() -> None:
    """What is blocking or impassable is as near as plain floor to it."""
    base = "massive c2 d2 c3 d3 c4 d4, blocking b1 b2, impassable c1"
    floor = Floor(base)

    assert (False, 1, {"d1", "b3"}) == floor.displaced("c2")
    mobile = (False, 1, {"b1", "c1", "d1", "b2", "b3"})
    assert mobile == floor.displaced("c2", Mover(mobile=True))


@ruling("ia.large.146", "ia.large.147")
def test_a_displaced_large_figure_leaves_with_its_whole_base() -> None:
    """The fewest pushed spaces, straight and not turned."""
    floor = Floor("massive c2 d2 c3 d3 c4 d4", (8, 6))

    assert (False, 1, {"b2"}) == floor.displaced("c2", TWO_SPACES)
    assert (False, 2, {"a3", "c5", "e3"}) == floor.displaced("c3", FOUR_SPACES)
    assert (False, 1, {"e2"}) == floor.displaced("d2", TWO_SPACES)


@ruling("ia.large.148", "ia.large.149", "ia.large.150")
def test_what_no_push_brings_to_a_place_is_placed_as_near_as_can_be() -> None:
    """Out of a walled room: counted over impassable edges; a large one may be turned."""
    room = "massive a1 b1 a2 b2, impassable b1|c1 b2|c2 a2/a3 b2/b3"

    assert (True, 2, {"c1", "c2", "c3", "a3", "b3"}) == Floor(room).displaced("a1")
    large = Floor(room).displaced("a1", TWO_SPACES)
    assert (True, 1, {"a3", "a3'", "b3", "b3'"}) == large


@ruling("ia.large.05")
def test_a_door_that_closes_in_a_large_figure_pushes_it_off() -> None:
    """To the nearest places on either side, all of them told."""
    floor = Floor("door c3|d3 c4|d4, wall c2|d2 c5|d5, figure e3")
    closed = floor.board
    opened = floor.open_door().board
    position, start = floor.position, floor.placement("c3")

    found = pushing.door_closed(opened, closed, FOUR_SPACES, position, start)

    assert (False, 1, {"b3"}) == (found.placed, found.spaces, floor.names(found.ends))
    wide = pushing.door_closed(opened, closed, SIX_SPACES, position, floor.placement("b3'"))
    assert (1, {"a3'"}) == (wide.spaces, floor.names(wide.ends))


@ruling("ia.large.05")
def test_a_large_figure_is_pushed_out_of_a_closing_door_over_more_than_one_space() -> None:
    """The place on a3 is taken: past it and down, or two spaces to the other side."""
    floor = Floor("door c3|d3 c4|d4, wall c2|d2 c5|d5, figure a3")
    closed = floor.board
    opened = floor.open_door().board
    start = floor.placement("b3'")

    found = pushing.door_closed(opened, closed, SIX_SPACES, floor.position, start)

    assert (False, 2, {"a4'", "d3'"}) == (found.placed, found.spaces, floor.names(found.ends))
