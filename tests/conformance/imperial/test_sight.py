"""Line of sight: which lines count, what stops them, what does not."""

import pytest

from dejarik.games.imperial.board.boards import Switches
from dejarik.games.imperial.board.reasons import choices
from dejarik.testing.imperial.floors import Floor
from dejarik.testing.imperial.marks import ruling


@pytest.mark.parametrize("walls", ["", "wall a1|b1 e6|f6"])
@ruling("ia.sight.104", "ia.sight.105", "ia.sight.120")
def test_lines_go_from_one_corner_to_both_ends_of_one_edge(walls: str) -> None:
    """Sixteen choices: each of four corners with each of four edges, at the rim, at a wall too."""
    floor = Floor(walls)
    found = choices(floor.board, floor.map.space("a1"), floor.map.space("f6"), 0)

    starts = {choice.start for choice in found}
    assert ({(0, 0), (1, 0), (1, 1), (0, 1)}, 16) == (starts, len(found))
    for choice in found:
        (ax, ay), (bx, by) = choice.ends
        assert 1 == abs(ax - bx) + abs(ay - by)


@ruling("ia.sight.106", "ia.example.103")
def test_lines_that_lie_on_each_other_do_not_count() -> None:
    """Along a row: the upper corner with the upper edge is one line; alone it gives no sight."""
    floor = Floor()

    assert floor.choice("b3", "d3", "<^", "^").in_line
    assert not floor.choice("b3", "d3", "<^", "_").in_line
    assert floor.choice("b3", "d3", "<^", "_").is_clear


@pytest.mark.parametrize("thing", ["wall c3|d3", "door c3|d3 c4|d4", "blocking c3|d3"])
@ruling("ia.sight.107", "ia.sight.108", "ia.sight.111", "ia.terrain.23", "ia.terrain.122")
def test_a_wall_door_or_blocking_edge_across_a_line_stops_that_choice(thing: str) -> None:
    """From b3 to e3 along the row; the edge is named as what hides."""
    floor = Floor(thing)

    choice = floor.choice("b3", "e3", "<^", "_")

    assert ((3, 2), (3, 3)) in choice.edges
    assert not choice.is_clear


@pytest.mark.parametrize(
    ("thing", "spaces", "figures"),
    [
        ("blocking c3", ["c3"], []),
        ("shield c3", ["c3"], []),
        ("figure c3", [], ["c3"]),
        ("hostile c3", [], ["c3"]),
    ],
)
@ruling("ia.sight.109", "ia.sight.110", "ia.sight.111", "ia.sight.09", "ia.terrain.06")
def test_a_blocking_space_shield_or_figure_in_the_way_stops_that_choice(
    thing: str, spaces: list[str], figures: list[str]
) -> None:
    """Friend or foe; no choice is left in a row."""
    floor = Floor(thing)

    choice = floor.choice("b3", "e3", "<^", "_")

    assert spaces == floor.map.named(choice.spaces)
    assert figures == floor.map.named(choice.figures)
    assert not floor.sees("b3", "e3")


@pytest.mark.parametrize("thing", ["wall d1/d2", "blocking d1/d2", "door c1/c2 d1/d2"])
@ruling("ia.sight.112", "ia.example.121")
def test_what_lies_between_the_lines_stops_them_without_touching_one(thing: str) -> None:
    """From the corner of a1 to the near edge of f2: d1/d2 touches neither line."""
    floor = Floor(thing)

    assert ((3, 1), (4, 1)) in floor.choice("a1", "f2", "<^", "<").edges
    assert not floor.choice("a1", "f2", "<^", "<").is_clear
    assert Floor().choice("a1", "f2", "<^", "<").is_clear


@ruling("ia.attack.204")
def test_a_melee_attack_on_an_adjacent_figure_asks_for_no_sight() -> None:
    """Over a corner that a shield and blocking terrain shut: not seen, and in melee."""
    floor = Floor("shield d3, blocking c4")

    assert not floor.sees("c3", "d4")
    assert floor.board.in_melee(floor.mask("c3"), floor.mask("d4"))
    assert not floor.board.in_melee(floor.mask("c3"), floor.mask("e4"))


@ruling("ia.sight.114", "ia.sight.134", "ia.example.104", "ia.sight.11", "ia.sight.12")
def test_nothing_in_the_spaces_of_looker_and_target_hides() -> None:
    """Figures, shields and terrain of these two; lines cross the target to its far edge."""
    for thing in ("figure b3 e3", "shield b3 e3", "blocking b3 e3"):
        floor = Floor(thing)
        assert floor.choice("b3", "e3", "<^", ">").is_clear, thing
        assert floor.sees("b3", "e3"), thing


@ruling("ia.sight.116", "ia.sight.117", "ia.sight.119", "ia.sight.133", "ia.example.108")
def test_any_space_of_a_large_figure_may_look_and_be_looked_at_and_none_hides_another() -> None:
    """Two of two spaces behind a wall: only the lower ones see each other; no base hides."""
    floor = Floor("blocking c1 c2 c3 c4 c5, figure a5 a6 f5 f6")

    assert not floor.sees("a5", "f5")
    assert floor.sees("a5 a6", "f5 f6")
    targets = floor.board.targets(floor.mask("a5 a6"), floor.mask("f5 f6"), floor.hiding)
    assert "f6" in floor.map.named(targets)
    row = Floor("figure a1 b1 e1 f1", (6, 1))
    assert row.sees("a1 b1", "e1 f1")
    assert not row.sees("a1", "e1")
    far = row.board.targets(row.mask("a1 b1"), row.mask("e1 f1"), row.hiding)
    assert ["e1", "f1"] == row.map.named(far)


@pytest.mark.parametrize("kind", ["figure", "shield", "blocking"])
@ruling("ia.sight.121", "ia.sight.122", "ia.sight.124", "ia.sight.126", "ia.example.110")
def test_a_line_along_the_edge_or_corner_of_a_space_is_not_stopped(kind: str) -> None:
    """The row beside b3 to e3 is full, and lines run along it; a corner is touched likewise."""
    floor = Floor(f"{kind} c4 d4")

    assert floor.choice("b3", "e3", "<_", "^").is_clear
    corner = Floor(f"{kind} c2")
    assert corner.choice("b2", "d3", "<_", "_").is_clear
    assert corner.sees("b2", "d3")


@pytest.mark.parametrize("thing", ["wall c3/c4 d3/d4", "door c3/c4 d3/d4", "blocking c3/c4 d3/d4"])
@ruling("ia.sight.123", "ia.sight.125", "ia.sight.121", "ia.example.109", "ia.example.111")
def test_a_line_along_a_wall_or_door_is_not_stopped(thing: str) -> None:
    """From b3 to e3 along the lower edge of its row."""
    floor = Floor(thing)

    assert floor.choice("b3", "e3", "<_", "^").is_clear
    assert floor.choice("b4", "e4", "<^", "_").is_clear


@pytest.mark.parametrize("right", ["wall c3|d3", "door c2|d2 c3|d3", "blocking d3", "shield d3"])
@pytest.mark.parametrize("below", ["wall c3/c4", "door b3/b4 c3/c4", "blocking c4", "shield c4"])
@ruling("ia.sight.10", "ia.sight.129", "ia.example.118", "ia.example.158")
def test_no_line_goes_through_a_corner_where_two_hard_things_meet(right: str, below: str) -> None:
    """From c3 to e5, whose line would pass just there; one of the two alone leaves it open."""
    floor = Floor(f"{right}, {below}")

    assert floor.choice("c3", "e5", ">_", "^").shut
    assert not floor.choice("c3", "e5", ">_", "^").is_clear
    assert Floor(right).choice("c3", "e5", ">_", "^").is_clear
    assert Floor(below).choice("c3", "e5", ">_", "^").is_clear


@pytest.mark.parametrize("other", ["wall c3/c4", "door b3/b4 c3/c4", "blocking c4", "figure c4"])
@ruling("ia.sight.130", "ia.sight.131", "ia.example.119", "ia.example.120")
def test_a_corner_of_a_figure_and_another_thing_lets_lines_begin_and_end(other: str) -> None:
    """They begin at the corner of c3, and end there on the way back to it."""
    floor = Floor(f"figure d3, {other}")

    assert floor.choice("c3", "e5", ">_", "^").is_clear
    assert floor.sees("c3", "e5")
    assert floor.choice("c3", "d4", ">_", ">").is_clear


@ruling("ia.sight.135", "ia.sight.136", "ia.sight.142")
def test_adjacent_things_see_each_other_whatever_stands_around() -> None:
    """All eight neighbours, with every space around them full; across a wall there is no such."""
    ring = "b2 c2 d2 b3 d3 b4 c4 d4"

    for kind in ("figure", "blocking"):
        floor = Floor(f"{kind} {ring}")
        for name in ring.split():
            is_near = kind == "figure" or name in "c2 b3 d3 c4"
            assert is_near is floor.adjacent("c3", name)
            assert floor.sees("c3", name) or not is_near
    assert not Floor("wall c2|d2 c3|d3 c4|d4").sees("c3", "d3")


@pytest.mark.parametrize(("hides", "expected"), [(True, False), (False, True)])
@ruling("ia.sight.10", "ia.sight.135", "ia.example.158")
def test_adjacent_over_a_corner_shut_by_a_shield_is_an_open_question(
    hides: bool, expected: bool
) -> None:
    """Our answer: adjacent, but not seen; a figure in place of the shield hides nothing."""
    switches = Switches(shields_hide_adjacent=hides)
    floor = Floor("shield d3, blocking c4", switches=switches)

    assert floor.adjacent("c3", "d4")
    assert expected is floor.sees("c3", "d4")
    assert Floor("figure d3, blocking c4", switches=switches).sees("c3", "d4")


@pytest.mark.parametrize(("shut", "expected"), [(False, True), (True, False)])
@ruling("ia.sight.130")
def test_a_line_between_two_figures_at_a_corner_is_an_open_question(
    shut: bool, expected: bool
) -> None:
    """Our answer: figures never shut a corner; one alone does not by any answer."""
    switches = Switches(figures_shut_corners=shut)

    assert expected is Floor("figure d3 c4", switches=switches).sees("c3", "e5")
    assert expected is Floor("figure d3, blocking c4", switches=switches).sees("c3", "e5")
    assert Floor("figure d3", switches=switches).sees("c3", "e5")
    assert Floor("figure d3 c4", switches=switches).sees("c3", "d4")


@pytest.mark.parametrize("thing", ["wall d2|e2", "door d2|e2 d3|e3", "blocking d2|e2"])
@ruling("ia.sight.144", "ia.sight.145", "ia.example.122")
def test_an_edge_of_the_target_counts_only_before_it(thing: str) -> None:
    """From b2 to e2 the left edge is hidden by what lies on it; from f2 it is the far one."""
    floor = Floor(thing)

    assert ((4, 1), (4, 2)) in floor.choice("b2", "e2", "<^", "<").edges
    assert floor.choice("f2", "e2", ">^", "<").is_clear


@ruling("ia.sight.02", "ia.sight.03", "ia.sight.06", "ia.sight.146", "ia.sight.147")
def test_what_is_on_blocking_terrain_is_seen_and_sees_by_its_own_space() -> None:
    """Two blocking spaces in a row: into each from its own side, out of each likewise."""
    floor = Floor("blocking c3 d3")

    assert floor.sees("a3", "c3")
    assert floor.sees("c3", "a3")
    assert not floor.sees("a3", "d3")
    assert not floor.sees("d3", "a3")


@ruling("ia.sight.04", "ia.sight.05")
def test_what_is_on_blocking_terrain_does_not_open_it_for_others() -> None:
    """A large figure on two blocking spaces: the near one can be the target space, not the far."""
    floor = Floor("blocking c3 d3, figure c3 d3")
    targets = floor.board.targets(floor.mask("a3"), floor.mask("c3 d3"), floor.hiding)

    assert ["c3"] == floor.map.named(targets)
    assert not floor.sees("a3", "f3")


@ruling("ia.sight.07", "ia.example.154")
def test_the_ring_of_a_ringed_space_hides_nothing_from_it() -> None:
    """Out and in, straight over the ring; between others it hides as ever."""
    floor = Floor("blocking c2 b3 d3 c4")

    assert floor.sees("c3", "f3")
    assert floor.sees("c6", "c3")
    assert not floor.sees("a3", "f3")
    assert not Floor("blocking c2 b3 d3").sees("c3", "f3")


@ruling("ia.terrain.18", "ia.terrain.38", "ia.sight.127")
def test_difficult_and_impassable_terrain_hide_nothing() -> None:
    """Every pair sees as on an empty floor."""
    floor = Floor("difficult c3 c4, impassable d3 d4 b3|c3, rubble e3")
    empty = Floor()

    for one in empty.map.names:
        for other in empty.map.names:
            assert empty.sees(one, other) is floor.sees(one, other)


@ruling("ia.sight.102", "ia.sight.132")
def test_sight_need_not_go_both_ways() -> None:
    """Who leans out past a wall sees and is not seen."""
    floor = Floor("wall c2|d2")

    assert (False, True) == (floor.sees("b2", "d2"), floor.sees("d2", "b2"))
