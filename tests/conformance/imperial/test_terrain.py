"""Terrain, walls, doors and shields: what they do to steps, pushes and sight."""

import pytest

from dejarik.games.imperial.board.checks import board_counts
from dejarik.games.imperial.board.maps import Map
from dejarik.games.imperial.board.reach import Mover
from dejarik.testing.imperial.floors import MOBILE, SMALL_FIGURE, Floor
from dejarik.testing.imperial.maps import boards_of, map_data
from dejarik.testing.imperial.marks import ruling

MASSIVE = Mover(massive=True)
FREE = [MOBILE, MASSIVE]
NEIGHBOURS = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


@ruling("ia.terrain.01")
def test_a_door_is_adjacent_to_the_spaces_along_it_and_stands_in_the_empty_ones() -> None:
    """Not to those that touch only its end."""
    floor = Floor("door c3|d3 c4|d4")
    door = floor.map.doors[0]

    assert ["c3", "d3", "c4", "d4"] == floor.map.named(door.beside)
    standing = floor.board.door_spaces(0, floor.mask("c3 d4 b3"))
    assert ["d3", "c4"] == floor.map.named(standing)
    assert 2 == floor.board.distance(floor.mask("a4"), standing)
    assert 3 == floor.board.distance(floor.mask("f1"), door.beside & ~floor.mask("d3"))


@ruling("ia.terrain.03", "ia.terrain.14", "ia.terrain.30", "ia.terrain.110", "ia.terrain.113")
def test_marks_of_a_map_file_say_what_each_space_is() -> None:
    """A mark is for its space alone, and an edge makes no space anything."""
    plan = Map.of({"rows": ["#~x.", "...."], "blocking_edges": ["a2|b2"]})

    assert ["a1"] == plan.named(plan.blocking)
    assert ["b1"] == plan.named(plan.difficult)
    assert ["c1"] == plan.named(plan.impassable)


@pytest.mark.parametrize("kind", ["blocking", "impassable"])
@ruling("ia.terrain.04", "ia.terrain.05", "ia.terrain.31", "ia.terrain.32")
def test_a_figure_neither_steps_nor_is_pushed_into_blocking_or_impassable_spaces(kind: str) -> None:
    """All other spaces are open; what stands there already may leave."""
    floor = Floor(f"{kind} d3")

    assert NEIGHBOURS - {"d3"} == set(floor.steps("c3"))
    assert NEIGHBOURS - {"d3"} | {"c3"} == floor.push("c3", 1)
    assert {"c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4"} == set(floor.steps("d3"))


@pytest.mark.parametrize("kind", ["blocking", "impassable"])
@pytest.mark.parametrize("mover", FREE, ids=["Mobile", "Massive"])
@ruling("ia.terrain.33", "ia.large.128", "ia.large.129", "ia.movement.103", "ia.movement.104")
def test_who_is_free_enters_blocking_and_impassable_spaces_and_ends_there(
    kind: str, mover: Mover
) -> None:
    """For one point, and a push goes there, too."""
    floor = Floor(f"{kind} d3")

    assert dict.fromkeys(NEIGHBOURS, 1) == floor.steps("c3", mover=mover)
    assert 1 == floor.cost("c3", "d3", mover=mover)
    assert NEIGHBOURS | {"c3"} == floor.push("c3", 1, mover)


@pytest.mark.parametrize("kind", ["blocking", "impassable"])
@ruling("ia.terrain.07", "ia.terrain.08", "ia.terrain.34", "ia.terrain.35")
def test_a_figure_neither_steps_nor_is_pushed_across_a_blocking_or_impassable_edge(
    kind: str,
) -> None:
    """Only the one straight step is closed."""
    floor = Floor(f"{kind} c3|d3")

    assert NEIGHBOURS - {"d3"} == set(floor.steps("c3"))
    assert NEIGHBOURS - {"d3"} | {"c3"} == floor.push("c3", 1)


@pytest.mark.parametrize("kind", ["blocking", "impassable"])
@ruling("ia.terrain.09", "ia.terrain.114")
def test_the_spaces_beside_such_an_edge_are_entered_by_another_way(kind: str) -> None:
    """And one may end there."""
    floor = Floor(f"{kind} c3|d3")

    assert 2 == floor.cost("c3", "d3")
    assert {"c3", "d3", "b3"} <= set(floor.ends("c4", 2))


@pytest.mark.parametrize("kind", ["blocking", "impassable"])
@pytest.mark.parametrize("mover", FREE, ids=["Mobile", "Massive"])
@ruling("ia.terrain.10", "ia.terrain.11", "ia.terrain.36", "ia.terrain.37", "ia.large.130")
def test_who_is_free_crosses_such_edges_and_is_pushed_across(kind: str, mover: Mover) -> None:
    """As if there were nothing."""
    floor = Floor(f"{kind} c3|d3")

    assert 1 == floor.cost("c3", "d3", mover=mover)
    assert "d3" in floor.push("c3", 1, mover)


@ruling("ia.terrain.13")
def test_the_ring_of_a_ringed_space_stops_steps() -> None:
    """Only who is free comes out."""
    floor = Floor("blocking c2 b3 d3 c4")

    assert {} == floor.steps("c3")
    assert NEIGHBOURS == set(floor.steps("c3", mover=MOBILE))


@ruling("ia.terrain.16", "ia.terrain.17", "ia.movement.141", "ia.movement.148")
def test_a_difficult_space_costs_one_more_to_enter_and_nothing_to_leave() -> None:
    """Two points in, one point out to a plain one, two to the next difficult one."""
    floor = Floor("difficult c3 d3")

    assert 2 == floor.steps("b3")["c3"]
    assert {**dict.fromkeys(NEIGHBOURS, 1), "d3": 2} == floor.steps("c3")


@ruling("ia.terrain.16")
def test_rubble_makes_a_space_difficult() -> None:
    """Once: rubble on difficult terrain adds nothing more."""
    assert 2 == Floor("rubble c3").steps("b3")["c3"]
    assert 2 == Floor("rubble c3, difficult c3").steps("b3")["c3"]


@ruling("ia.terrain.19", "ia.terrain.20", "ia.movement.149", "ia.movement.136", "ia.movement.135")
def test_a_hostile_figure_adds_one_point_a_friend_none() -> None:
    """Together with difficult terrain the step costs three."""
    floor = Floor("difficult c3 c4, hostile c3 c2, figure c4")

    steps = floor.steps("b3")

    assert (3, 2, 2, 1) == (steps["c3"], steps["c2"], steps["c4"], steps["b2"])


@pytest.mark.parametrize("mover", FREE, ids=["Mobile", "Massive"])
@ruling("ia.terrain.21", "ia.movement.08", "ia.movement.101", "ia.movement.102", "ia.large.132")
def test_who_is_free_pays_one_point_for_every_step(mover: Mover) -> None:
    """Into difficult terrain, onto hostile figures, and into both."""
    floor = Floor("difficult c3 c4, hostile c3 c2, rubble b2")

    assert {1} == set(floor.steps("b3", mover=mover).values())


@pytest.mark.parametrize("mover", [SMALL_FIGURE, *FREE], ids=["small", "Mobile", "Massive"])
@pytest.mark.parametrize("thing", ["wall c3|d3", "door c3|d3 c4|d4"])
@ruling("ia.terrain.24", "ia.terrain.121", "ia.terrain.123", "ia.terrain.124", "ia.movement.119")
def test_nobody_steps_through_a_wall_or_a_closed_door(thing: str, mover: Mover) -> None:
    """Whoever minds no terrain minds these; pushes stop there, too."""
    floor = Floor(thing)

    assert "d3" not in floor.steps("c3", mover=mover)
    assert "d3" not in floor.push("c3", 1, mover)
    assert "d2" in floor.steps("c3", mover=mover)


@ruling("ia.terrain.24", "ia.movement.108", "ia.movement.120")
def test_an_open_door_is_stepped_through() -> None:
    """By everybody; closed, by nobody, and then it takes two steps."""
    floor = Floor("door c3|d3 c4|d4")

    assert 2 == floor.cost("c3", "d3", mover=MOBILE)
    assert 1 == floor.open_door().cost("c3", "d3")


@ruling("ia.terrain.26", "ia.terrain.27", "ia.example.161")
def test_a_shield_changes_neither_steps_nor_adjacency() -> None:
    """A space with one is entered, left and ended in at the usual cost."""
    floor = Floor("shield d3 c4")

    assert dict.fromkeys(NEIGHBOURS, 1) == floor.steps("c3")
    assert NEIGHBOURS == floor.around("c3")
    assert {"c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4"} == set(floor.ends("d3", 1)) - {"d3"}


@ruling("ia.terrain.101", "ia.terrain.103", "ia.terrain.115", "ia.large.101")
def test_what_is_exterior_and_what_tokens_lie_about_changes_nothing_on_the_board() -> None:
    """A map without either has the same counts, and a Massive figure goes everywhere."""
    data = map_data("dry-dock")
    plain = Map.of({**data, "missions": {}, "exterior": " ".join(Map.of(data).names)})
    boards = boards_of("dry-dock")

    assert (0, plain.every) == (boards.map.exterior, plain.exterior)
    assert boards.map.difficult == plain.difficult
    again = type(boards)(plain)
    assert board_counts(boards.board()) == board_counts(again.board())
    for mover in (MOBILE, MASSIVE):
        free = mover.is_free
        assert boards.board().walking(0, free).fits == again.board().walking(0, free).fits


@ruling("ia.terrain.120")
def test_walls_are_edges_and_the_rim_of_the_map_is_one() -> None:
    """No number is lost to a wall; a cell without a space parts its neighbours as walls do."""
    floor = Floor("wall c3|d3, missing e2")

    assert (35, "c3|d3") == (floor.map.count, floor.map.edge_name(*next(iter(floor.map.edges))))
    assert "e2" not in floor.map.names
    assert {"c1", "e1", "c2", "d2"} == set(floor.steps("d1"))
