"""Spaces: what is adjacent, how spaces are counted, what is within so many."""

import pytest

from dejarik.games.imperial.board.counting import FAR
from dejarik.testing.imperial.floors import Floor
from dejarik.testing.imperial.marks import ruling

OVER_D3 = ("wall c3|d3", "wall d3/d4", "blocking d3", "blocking c3|d3", "door c2|d2 c3|d3")
OVER_C4 = ("wall c3/c4", "wall c4|d4", "blocking c4", "blocking c4|d4", "door b3/b4 c3/c4")
NEIGHBOURS = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


def together(one: str, other: str) -> str:
    """Two things on one floor."""
    return f"{one}, {other}"


@ruling("ia.space.01", "ia.space.02", "ia.space.03")
def test_spaces_with_a_common_edge_or_corner_are_adjacent_and_no_others() -> None:
    """Eight in the middle of the floor, three in its corner."""
    floor = Floor()

    assert NEIGHBOURS == floor.around("c3")
    assert {"a2", "b1", "b2"} == floor.around("a1")


@pytest.mark.parametrize("thing", ["wall c3|d3", "blocking c3|d3", "door c3|d3 c4|d4"])
@ruling("ia.space.04", "ia.space.05", "ia.space.06")
def test_what_has_only_a_wall_blocking_edge_or_door_between_is_not_adjacent(thing: str) -> None:
    """All other neighbours of c3 stay adjacent."""
    floor = Floor(thing)

    assert NEIGHBOURS - {"d3", *(["d4"] if "door" in thing else [])} == floor.around("c3")
    assert not floor.adjacent("c3", "d3")


@ruling("ia.space.06")
def test_once_the_door_is_open_the_spaces_are_adjacent() -> None:
    """An open door is nothing."""
    floor = Floor("door c3|d3 c4|d4").open_door()

    assert NEIGHBOURS == floor.around("c3")


@ruling("ia.space.07")
def test_impassable_terrain_between_leaves_spaces_adjacent() -> None:
    """Edge or space."""
    assert NEIGHBOURS == Floor("impassable c3|d3").around("c3")
    assert NEIGHBOURS == Floor("impassable d3 c3").around("c3")


@ruling("ia.space.08")
def test_no_figure_is_adjacent_to_itself() -> None:
    """The spaces around a figure leave its own out, though these are neighbours."""
    floor = Floor()
    own = floor.mask("c3 d3 c4 d4")

    assert 0 == floor.board.around(own) & own
    assert 12 == floor.board.around(own).bit_count()


@ruling("ia.space.09", "ia.space.10")
def test_figures_in_adjacent_spaces_are_adjacent_and_one_space_apart() -> None:
    """In all eight directions; two spaces away they are neither."""
    floor = Floor()

    for name in NEIGHBOURS:
        assert floor.adjacent("c3", name)
        assert 1 == floor.distance("c3", name)
    assert not floor.adjacent("c3", "e4")
    assert 2 == floor.distance("c3", "e4")


@pytest.mark.parametrize("right", OVER_D3)
@pytest.mark.parametrize("below", OVER_C4)
@ruling("ia.space.11", "ia.space.28")
def test_two_hard_things_at_a_corner_part_diagonal_spaces(right: str, below: str) -> None:
    """Any mixture does, for adjacency and for counting."""
    floor = Floor(together(right, below))

    assert not floor.adjacent_spaces("c3", "d4")
    assert not floor.adjacent("d4", "c3")
    assert floor.distance("c3", "d4") > 1


@pytest.mark.parametrize("thing", [*OVER_D3, *OVER_C4])
@ruling("ia.space.12")
def test_one_hard_thing_at_a_corner_parts_nothing(thing: str) -> None:
    """The other way round the corner is open."""
    floor = Floor(thing)

    assert floor.adjacent_spaces("c3", "d4")
    assert 1 == floor.distance("c3", "d4")


@ruling("ia.space.13")
def test_figures_beside_a_corner_part_nothing() -> None:
    """Neither two of them nor one and a wall."""
    assert Floor("figure d3, hostile c4").adjacent("c3", "d4")
    assert Floor("figure d3, wall c3/c4").adjacent("c3", "d4")


@pytest.mark.parametrize("other", ["impassable c4", "impassable c3/c4"])
@ruling("ia.space.28")
def test_a_corner_with_impassable_terrain_in_the_pair_is_counted_across(other: str) -> None:
    """Impassable terrain binds steps alone."""
    assert 1 == Floor(together("blocking d3", other)).distance("c3", "d4")


@ruling("ia.space.14", "ia.terrain.112", "ia.example.140")
def test_blocking_spaces_are_adjacent_to_no_space() -> None:
    """Not to each other, not to any around."""
    floor = Floor("blocking c3 d3 c4 d4")

    for name in ("c3", "d3", "c4", "d4"):
        assert set() == floor.around(name)
    assert {"a2", "b2", "c2", "a3", "a4", "b4"} == floor.around("b3")


@ruling("ia.space.15", "ia.space.16", "ia.space.17", "ia.space.31", "ia.example.149")
def test_what_stands_on_blocking_terrain_at_distance_1_is_adjacent() -> None:
    """Figure, object or space beside it, while its own space is adjacent to none."""
    floor = Floor("blocking c3 d3 c4 d4")

    assert 1 == floor.distance("b2", "c3")
    assert floor.adjacent("b2", "c3")
    assert not floor.adjacent_spaces("b2", "c3")
    # From the far side the count goes round: d4 is two away from b3, over no other blocking one.
    assert not floor.adjacent("b3", "d4")
    assert 3 == floor.distance("b3", "d4")


@ruling("ia.space.18", "ia.large.159", "ia.movement.109", "ia.terrain.12")
def test_what_stands_on_blocking_terrain_has_distance_and_sight() -> None:
    """Sight both ways, adjacent attackers, a count from afar; it is not asked why it is there."""
    floor = Floor("blocking c3")

    assert 2 == floor.distance("a3", "c3")
    assert 3 == floor.distance("c3", "f3")
    assert floor.sees("a3", "c3")
    assert floor.sees("c3", "f3")
    assert floor.adjacent("b3", "c3")


@ruling("ia.space.32", "ia.space.33")
def test_between_two_things_on_blocking_terrain_only_their_own_spaces_are_ignored() -> None:
    """Beside each other they are adjacent; over a third blocking space nothing is counted."""
    row = Floor("blocking b3 c3 d3, wall b2/b3 c2/c3 d2/d3")

    assert 1 == row.distance("b3", "c3")
    assert row.adjacent("b3", "c3")
    assert not row.adjacent_spaces("b3", "c3")
    assert 2 == row.distance("b3", "d3")  # by c4
    assert 2 == row.distance("b3 b4", "d3 d4")
    shut = Floor("blocking b1 c1 d1, wall b1/b2 c1/c2 d1/d2 a1|b1 d1|e1")
    assert 1 == shut.distance("b1", "c1")
    assert FAR == shut.distance("b1", "d1")


RING = "blocking c2 b3 d3 c4"


@ruling("ia.space.19", "ia.example.154")
def test_a_ringed_space_is_counted_through_its_ring() -> None:
    """To and from it, but not past it; one blocking space less and there is no ring."""
    floor = Floor(RING)

    assert 2 == floor.distance("c3", "c1")
    assert 3 == floor.distance("f3", "c3")
    assert 1 == floor.distance("c3", "b2")
    assert 4 == floor.distance("a3", "e3")
    assert floor.board.in_melee(floor.mask("c3"), floor.mask("b2"))
    assert 2 == Floor("blocking c2 b3 d3, wall c3/c4").distance("c3", "c1")
    assert 4 == Floor("blocking c2 b3 d3").distance("c3", "c1")


@ruling("ia.space.20", "ia.space.22", "ia.sight.138", "ia.sight.139")
def test_things_in_one_space_are_adjacent_see_each_other_and_are_0_apart() -> None:
    """So does a companion with whoever is in its space."""
    floor = Floor("blocking b3 d3")

    assert floor.adjacent("c3", "c3")
    assert 0 == floor.distance("c3", "c3")
    assert floor.sees("c3", "c3")
    assert floor.sees("b3", "b3")


@ruling("ia.space.21")
def test_on_an_empty_floor_diagonals_count_as_one_space() -> None:
    """The greater of columns and rows, for every pair."""
    floor = Floor()
    plan = floor.map

    for one in range(plan.count):
        for other in range(plan.count):
            across = abs(plan.column(one) - plan.column(other))
            down = abs(plan.row(one) - plan.row(other))
            assert max(across, down) == floor.board.distance_of(one, other)


@ruling("ia.space.23", "ia.space.27", "ia.terrain.28", "ia.example.156")
def test_impassable_difficult_shields_and_figures_do_not_lengthen_a_count() -> None:
    """The count is the one of an empty floor."""
    floor = Floor(
        "impassable c1 c2 c3|d3 c4|d4, difficult d1 d2 d3, shield e1 e2 e3, hostile e4, figure d5"
    )
    empty = Floor()

    for one in empty.map.names:
        for other in empty.map.names:
            assert empty.distance(one, other) == floor.distance(one, other)


@pytest.mark.parametrize(
    ("thing", "far"),
    [
        ("wall c1|d1 c2|d2 c3|d3 c4|d4", 6),
        ("blocking c1|d1 c2|d2 c3|d3 c4|d4", 6),
        ("blocking d1 d2 d3 d4", 6),
        ("door c1|d1 c2|d2, door c3|d3 c4|d4", 6),
        ("impassable c1|d1 c2|d2 c3|d3 c4|d4", 2),
    ],
)
@ruling("ia.space.24", "ia.space.25", "ia.space.26")
def test_a_count_goes_round_walls_closed_doors_and_blocking_terrain(thing: str, far: int) -> None:
    """From c2 to e2 the way leads by the fifth row."""
    assert far == Floor(thing).distance("c2", "e2")


@ruling("ia.space.25")
def test_an_open_door_is_counted_through() -> None:
    """Two spaces instead of the long way."""
    floor = Floor("door c1|d1 c2|d2, door c3|d3 c4|d4")

    assert 2 == floor.open_door().distance("c2", "e2")


@ruling("ia.space.101", "ia.space.102", "ia.space.103")
def test_within_means_at_most_so_many_spaces_and_one_is_within_0_of_oneself() -> None:
    """Those at distance 2 are within 2, those at 3 are not."""
    floor = Floor("wall c3|d3 c2|d2")
    spaces = range(floor.map.count)
    start = floor.map.space("c3")

    for most in range(9):
        expected = sum(1 << one for one in spaces if floor.board.distance_of(start, one) <= most)
        assert expected == floor.board.within(1 << start, most)
    assert 1 << start == floor.board.within(1 << start, 0)
    assert floor.board.within(floor.mask("a1 b1"), 1) == floor.mask("a1-2 b1-2 c1-2")


@ruling("ia.space.106", "ia.sight.149")
def test_a_blocking_space_itself_has_neither_distance_nor_sight() -> None:
    """Only what is on it has; a plain space has both."""
    floor = Floor("blocking c3")
    board, looker = floor.board, floor.mask("a3")

    assert FAR == board.space_distance(looker, floor.map.space("c3"))
    assert not board.sees_space(looker, floor.map.space("c3"), 0)
    assert 2 == board.space_distance(looker, floor.map.space("c2"))
    assert board.sees_space(looker, floor.map.space("c2"), 0)


@ruling("ia.space.107", "ia.sight.150")
def test_who_stands_beside_a_blocking_edge_changes_nothing_about_it() -> None:
    """Neither counting nor sight goes across."""
    edges = "blocking c1|d1 c2|d2 c3|d3"

    for things in (edges, f"{edges}, figure c2 d2"):
        floor = Floor(things)
        assert 4 == floor.distance("c2", "d2")
        assert not floor.sees("c2", "d2")
