"""Movement of small figures: steps, corners, passing through others, ends, pushes, places."""

import pytest

from dejarik.games.imperial.board.reach import Mover
from dejarik.testing.imperial.floors import COMPANION, MOBILE, Floor
from dejarik.testing.imperial.marks import ruling

MASSIVE = Mover(massive=True)
NEIGHBOURS = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}

OVER_D3 = ("wall c3|d3", "door c2|d2 c3|d3", "blocking d3", "impassable d3", "impassable c3|d3")
OVER_C4 = ("wall c3/c4", "door b3/b4 c3/c4", "blocking c4", "impassable c4", "impassable c4|d4")
TERRAIN = ("blocking", "impassable")


@ruling("ia.movement.111", "ia.movement.148")
def test_a_small_figure_steps_to_all_eight_neighbours_for_one_point_each() -> None:
    """Diagonals cost no more."""
    assert dict.fromkeys(NEIGHBOURS, 1) == Floor().steps("c3", 1)


@pytest.mark.parametrize("thing", [*OVER_D3, *OVER_C4])
@ruling("ia.movement.124", "ia.example.123", "ia.example.124", "ia.example.125")
def test_one_thing_at_a_corner_stops_no_diagonal_step(thing: str) -> None:
    """Wall, door, blocking and impassable terrain alike."""
    assert 1 == Floor(thing).steps("c3")["d4"]


@pytest.mark.parametrize("right", OVER_D3)
@pytest.mark.parametrize("below", OVER_C4)
@ruling("ia.movement.125", "ia.example.128")
def test_two_things_at_a_corner_stop_the_diagonal_step(right: str, below: str) -> None:
    """Any mixture of wall, door, blocking and impassable terrain; pushes likewise."""
    floor = Floor(f"{right}, {below}")

    assert "d4" not in floor.steps("c3")
    assert "c3" not in floor.steps("d4")
    assert "d4" not in floor.push("c3", 1)


@pytest.mark.parametrize("right", OVER_D3)
@pytest.mark.parametrize("below", OVER_C4)
@ruling("ia.movement.127")
def test_terrain_at_a_corner_is_nothing_to_a_mobile_figure(right: str, below: str) -> None:
    """It slips through unless walls or doors shut both ways round."""
    floor = Floor(f"{right}, {below}")
    is_open = right.startswith(TERRAIN) or below.startswith(TERRAIN)

    assert is_open is ("d4" in floor.steps("c3", mover=MOBILE))


@ruling("ia.movement.126", "ia.example.126", "ia.example.127")
def test_figures_at_a_corner_stop_no_step_and_cost_nothing() -> None:
    """Only the space that is entered counts: friends, foes, beside a wall."""
    assert 1 == Floor("hostile d3 c4").steps("c3")["d4"]
    assert 1 == Floor("hostile d3, wall c3/c4").steps("c3")["d4"]
    assert 1 == Floor("figure d3, blocking c4").steps("c3")["d4"]


@ruling("ia.movement.117", "ia.movement.118", "ia.terrain.04")
def test_terrain_closes_spaces_to_a_figure_that_is_not_free() -> None:
    """Walking and being pushed, whatever the points."""
    floor = Floor("blocking d1 d2 d3, impassable d4 d5 c6|d6")
    left = {name for name in floor.map.names if name[0] in "abc"}

    assert left == set(floor.ends("c3", 20))
    assert left == floor.push("c3", 20)


@ruling("ia.movement.18", "ia.movement.107", "ia.movement.140", "ia.movement.130")
def test_nobody_ends_on_another_figure() -> None:
    """Friend or foe, walking or moving some spaces, Mobile or not."""
    floor = Floor("figure d3, hostile c4")
    free = NEIGHBOURS - {"d3", "c4"} | {"c3"}

    assert free == set(floor.ends("c3", 1))
    assert free == set(floor.ends("c3", 1, MOBILE))
    assert free == floor.push("c3", 1)
    assert not {"d3", "c4"} & set(floor.ends("c3", 9))


@pytest.mark.parametrize("mover", [MASSIVE, COMPANION], ids=["Massive", "companion"])
@ruling("ia.movement.19", "ia.movement.05", "ia.large.137", "ia.figure.122", "ia.figure.123")
def test_massive_figures_and_companions_end_on_others(mover: Mover) -> None:
    """Whoever that is: friendly, hostile or neutral."""
    floor = Floor("figure d3, hostile c4")

    assert {*NEIGHBOURS, "c3"} == set(floor.ends("c3", 2, mover)) & {*NEIGHBOURS, "c3"}
    assert NEIGHBOURS | {"c3"} == floor.push("c3", 1, mover)


@ruling("ia.movement.105", "ia.movement.106", "ia.movement.109")
def test_a_mobile_figure_ends_on_blocking_and_impassable_spaces() -> None:
    """Nobody else of its size does, nor comes between them."""
    floor = Floor("blocking d3, impassable c2")

    assert {"d3", "c2", "d2"} == set(floor.ends("c3", 1, MOBILE)) - set(floor.ends("c3", 1))


@ruling("ia.movement.137", "ia.movement.138", "ia.figure.121")
def test_an_occupied_space_is_entered_only_with_a_free_place_in_reach() -> None:
    """In a corridor: one friend needs two points, a hostile figure three."""
    friend = Floor("figure b1", (4, 1))
    foe = Floor("hostile b1", (4, 1))

    assert {} == friend.steps("a1", 1)
    assert {"b1": 1} == friend.steps("a1", 2)
    assert [False] == [step.may_end for step in friend.step_list("a1", 2)]
    assert {} == foe.steps("a1", 2)
    assert {"b1": 2} == foe.steps("a1", 3)
    assert {"a1": 0, "c1": 3} == foe.ends("a1", 3)


@ruling("ia.movement.139", "ia.movement.150")
def test_several_figures_in_a_row_are_passed_if_the_points_suffice() -> None:
    """Friend, foe on difficult terrain, friend: 1 + 3 + 1 + 1; with less one must turn back."""
    floor = Floor("figure b1 d1, hostile c1, difficult c1", (5, 1))

    assert {"a1": 0, "e1": 6} == floor.ends("a1", 6)
    assert {"a1": 0} == floor.ends("a1", 5)
    assert {"b1": 1} == floor.steps("a1", 5)
    assert {"a1": 1} == floor.steps("b1", 4)
    assert {"a1": 1, "c1": 3} == floor.steps("b1", 5)


@ruling("ia.movement.150")
def test_a_space_that_costs_too_much_is_not_offered() -> None:
    """One point is not enough for a difficult space, two are not for one with a foe in it."""
    floor = Floor("difficult b1, hostile b2, difficult b2", (3, 2))

    assert {"a2": 1} == floor.steps("a1", 1)
    assert {"a2": 1, "b1": 2} == floor.steps("a1", 2)
    assert {"a2": 1, "b1": 2, "b2": 3} == floor.steps("a1", 4)


@ruling("ia.movement.142", "ia.movement.146")
def test_who_stops_where_it_may_not_stand_is_pushed_to_the_closest_places() -> None:
    """All equally near ones are told, through others and without costs."""
    floor = Floor("figure c3 b2 c2 d2 b3 d3 b4 c4, hostile d4")

    placed, spaces, ends = floor.displaced("c3")

    assert (False, 2) == (placed, spaces)
    assert {name for name in floor.map.names if floor.distance("c3", name) == 2} == ends
    assert (False, 1, {"d4"}) == Floor("figure c3 b2 c2 d2 b3 d3 b4 c4").displaced("c3")


@ruling("ia.movement.128", "ia.movement.129", "ia.movement.131", "ia.movement.179")
def test_moving_some_spaces_costs_nothing_but_keeps_to_terrain_and_walls() -> None:
    """Difficult spaces and foes count as one each; fewer spaces may be moved, also none."""
    floor = Floor("difficult b1, hostile c1, blocking e1", (6, 1))

    assert {"a1", "b1"} == floor.push("a1", 2)
    assert {"a1", "b1", "d1"} == floor.push("a1", 3)
    assert {"a1", "b1", "d1"} == floor.push("a1", 9)


@ruling("ia.movement.172", "ia.movement.175", "ia.movement.176", "ia.movement.180")
def test_a_push_goes_in_any_direction_through_others_but_not_onto_them() -> None:
    """Two spaces, with a figure on each side."""
    floor = Floor("hostile b3, figure d3", (6, 6))

    expected = {name for name in floor.map.names if floor.distance("c3", name) <= 2}
    assert expected - {"b3", "d3"} == floor.push("c3", 2)
    assert {"a3", "e3"} <= floor.push("c3", 2)


@ruling("ia.movement.174")
def test_a_push_of_exactly_so_many_spaces_goes_that_far_if_it_can() -> None:
    """Back and forth counts; if that many lead nowhere, as many as possible."""
    corridor = Floor("figure c1", (5, 1))

    assert {"d1"} == corridor.push("a1", 3, exact=True) - {"b1"}
    assert {"a1", "e1"} == corridor.push("a1", 4, exact=True)
    assert {"b1"} == Floor("figure a1 c1", (3, 1)).push("b1", 2, exact=True)
    assert {"a1"} == Floor("figure b1", (2, 1)).push("a1", 1, exact=True)


@ruling("ia.movement.182", "ia.movement.118")
def test_a_push_of_a_free_figure_minds_no_terrain_but_walls() -> None:
    """Over blocking terrain, not through a wall."""
    floor = Floor("blocking b1, wall c1|d1", (4, 1))

    assert {"a1"} == floor.push("a1", 3)
    assert {"a1", "b1", "c1"} == floor.push("a1", 3, MOBILE)


@ruling("ia.movement.163", "ia.movement.165", "ia.movement.166", "ia.movement.167")
def test_a_figure_is_placed_where_it_may_end_its_movement() -> None:
    """Whatever lies between; not on others, not on terrain unless its abilities allow that."""
    floor = Floor("figure a1, blocking b1, impassable c1, wall d1|e1", (6, 1))

    assert [set(), set(), set(), {"d1"}] == [floor.place(name) for name in ("a1", "b1", "c1", "d1")]
    assert {"b1"} == floor.place("b1", MOBILE)
    assert {"c1"} == floor.place("c1", MASSIVE)
    assert {"a1"} == floor.place("a1", MASSIVE)
    assert {"a1"} == floor.place("a1", COMPANION)
    assert set() == floor.place("a1", MOBILE)
