"""Reasons: what is said about sight, costs and ways that are none."""

from dejarik.games.imperial.board import reasons
from dejarik.games.imperial.board.boards import Switches
from dejarik.games.imperial.board.masks import FOUR
from dejarik.games.imperial.board.reach import Mover
from dejarik.testing.imperial.floors import Floor


def why(floor: Floor, one: str, other: str) -> reasons.SightReason:
    """Why there is sight or none."""
    space, target = floor.map.space(one), floor.map.space(other)
    return reasons.why_sight(floor.board, space, target, floor.hiding)


def not_there(
    floor: Floor, start: str, end: str, points: int = 4, mover: Mover | None = None
) -> tuple[str, int, list[str], list[str]]:
    """Why a figure cannot end on a placement."""
    places = floor.placement(start), points, floor.placement(end)
    found = reasons.why_not(floor.board, mover or Mover(), floor.position, *places)
    edges = [floor.map.edge_name(*edge) for edge in found.edges]
    return found.kind, found.cost, floor.map.named(found.spaces), edges


def test_the_lines_that_give_sight_are_told() -> None:
    """One choice, clear, from a corner of the looker to an edge of the target."""
    found = why(Floor("figure c2"), "b2", "d3")

    assert (reasons.LINES, True, 1) == (found.how, found.sees, len(found.choices))
    assert found.choices[0].is_clear


def test_without_sight_every_choice_says_what_hides() -> None:
    """Sixteen of them; a figure, a blocking space, the rim, a wall and a shut corner."""
    found = why(Floor("figure c3"), "b3", "d3")
    corner = why(Floor("blocking d3 c4"), "c3", "d4")
    outside = why(Floor("missing b1-2"), "a1", "c1")

    assert (reasons.HIDDEN, 16) == (found.how, len(found.choices))
    assert not any(choice.is_clear for choice in found.choices)
    assert any(choice.shut for choice in corner.choices)
    assert any((1, 0) in choice.outside for choice in outside.choices)


def test_sight_by_rule_says_so() -> None:
    """In the same space, and adjacent where no line is clear: a blocking space, figures beside."""
    floor = Floor("blocking d4, figure d3 c4")

    assert reasons.SAME_SPACE == why(floor, "c3", "c3").how
    assert reasons.ADJACENT == why(floor, "c3", "d4").how


def test_figures_that_shut_a_corner_are_told_where_they_do() -> None:
    """Only if that question is answered so."""
    things = "figure d3 c4"
    shut = Floor(things, switches=Switches(figures_shut_corners=True))

    assert ["d3", "c4"] == shut.map.named(shut.choice("c3", "e5", ">_", "^").figures)
    assert 0 == Floor(things).choice("c3", "e5", ">_", "^").figures


def test_a_way_tells_its_cost_by_step() -> None:
    """Plain, difficult, hostile on difficult."""
    floor = Floor("difficult c1 d1, hostile d1", (5, 1))
    way = [floor.placement(name) for name in ("b1", "c1", "d1", "e1")]

    found = reasons.why_cost(floor.board, Mover(), floor.position, way)
    free = reasons.why_cost(floor.board, Mover(mobile=True), floor.position, way)

    assert [1, 2, 3, 1] == [step.cost for step in found]
    assert [[], ["c1"], ["d1"], []] == [floor.map.named(step.difficult) for step in found]
    assert [[], [], ["d1"], []] == [floor.map.named(step.hostile) for step in found]
    assert [(1, 0, 0)] * 4 == [(step.cost, step.difficult, step.hostile) for step in free]


def test_what_is_in_the_way_is_told() -> None:
    """In reach, too far, occupied, on terrain; walls and corners where no way leads."""
    floor = Floor("figure b1, blocking d1, wall e1|f1", (6, 2))

    assert (reasons.IN_REACH, 2, [], []) == not_there(floor, "a1", "c1", 2)
    assert (reasons.TOO_FAR, 3, [], []) == not_there(floor, "a1", "d2", 2)
    assert (reasons.OCCUPIED, 1, ["b1"], []) == not_there(floor, "a1", "b1")
    assert (reasons.NO_FIT, -1, ["d1"], []) == not_there(floor, "a1", "d1")
    walled = Floor("wall b1|c1 b2|c2", (4, 2))
    assert (reasons.NO_WAY, -1, [], ["b1|c1"]) == not_there(walled, "a1", "d1")
    corner = Floor("blocking b1, impassable a2", (2, 2))
    assert (reasons.NO_WAY, -1, ["b1", "a2"], []) == not_there(corner, "a1", "b2")


def test_what_is_in_the_way_of_a_large_figure_is_told() -> None:
    """A wall through it, a wall before it."""
    floor = Floor("wall c1|d1", (6, 2))

    assert (reasons.NO_FIT, -1, [], ["c1|d1"]) == not_there(floor, "a1", "c1", mover=Mover(FOUR))
    found = not_there(floor, "a1", "e1", mover=Mover(FOUR))
    assert (reasons.NO_WAY, -1, [], ["c1|d1"]) == found
