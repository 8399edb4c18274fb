"""Deploying and placing: inside a zone, else as near as can be."""

from dejarik.games.imperial.board import pushing
from dejarik.games.imperial.board.masks import FOUR, SMALL, TWO
from dejarik.games.imperial.board.reach import Mover, may_end
from dejarik.testing.imperial.floors import MOBILE, Floor


def deployed(floor: Floor, zone: str, size: int = SMALL, overflow: bool = True) -> set[str]:
    """Where a figure can be deployed."""
    mask = floor.mask(zone)
    found = pushing.deploy(floor.board, Mover(size), floor.position, mask, overflow=overflow)
    return floor.names(found)


def test_a_figure_is_deployed_in_a_free_space_of_the_zone() -> None:
    """Not on terrain, not on others, not outside."""
    assert {"a1", "b2"} == deployed(Floor("blocking b1, figure a2"), "a1-2 b1-2")


def test_a_large_figure_is_deployed_wholly_inside() -> None:
    """Any way round."""
    assert {"a1", "a1'", "b1", "a2'"} == deployed(Floor(), "a1-2 b1-2", TWO)
    assert {"a1"} == deployed(Floor(), "a1-2 b1-2", FOUR)


def test_a_full_zone_overflows_to_the_nearest_places_by_counting() -> None:
    """All equally near ones are told; round a wall it is farther."""
    floor = Floor("figure a1 a2, wall a1|b1")

    assert {"b1", "b2", "b3", "a3"} == deployed(floor, "a1-2")
    assert {"b2", "b3", "a3"} == deployed(Floor("figure a1 a2, wall a1|b1 b1/b2"), "a1-2")
    assert set() == deployed(floor, "a1-2", overflow=False)


def test_places_within_some_spaces_cover_at_least_one_of_them() -> None:
    """Within one space of a1 for a figure of four."""
    floor = Floor("figure d1")
    allowed = floor.board.within(floor.mask("a1"), 1)

    found = pushing.places_within(floor.board, Mover(FOUR), floor.position, allowed)

    assert {"a1", "b1", "a2", "b2"} == floor.names(found)


def test_a_push_step_by_step_leads_to_the_same_ends() -> None:
    """Each step counts one, and an occupied space must be left again."""
    floor = Floor("hostile b1, difficult c1", (4, 1))
    start = floor.placement("a1")

    def next_of(place: int, spaces: int) -> list[tuple[str, int, bool]]:
        found = pushing.push_steps(floor.board, Mover(), floor.position, place, spaces)
        return [(floor.name(one.placement), one.cost, one.may_end) for one in found]

    assert [] == next_of(start, 1)
    assert [("b1", 1, False)] == next_of(start, 2)
    assert [("a1", 1, True), ("c1", 1, True)] == next_of(floor.placement("b1"), 1)


def test_whether_one_may_end_is_asked_for_one_placement() -> None:
    """By terrain and by others."""
    floor = Floor("blocking b1, figure c1", (4, 1))
    places = [floor.placement(name) for name in ("a1", "b1", "c1")]

    found = [may_end(floor.board, Mover(), floor.position, one) for one in places]
    free = [may_end(floor.board, MOBILE, floor.position, one) for one in places]

    assert ([True, False, False], [True, True, False]) == (found, free)
