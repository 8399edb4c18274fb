"""Ways: the cheapest, then the least watched, then the least crowded, then the lowest."""

import pytest

from dejarik.games.imperial.board.masks import TWO
from dejarik.games.imperial.board.reach import Mover
from dejarik.testing.imperial.floors import Floor


def way(floor: Floor, start: str, end: str, points: int = 9, mover: Mover | None = None) -> str:
    """The kept way in words."""
    found = floor.reach(start, points, mover or Mover()).way(floor.placement(end))
    return " ".join(floor.name(one) for one in found)


def test_the_cheapest_way_is_kept_whatever_watches_it() -> None:
    """Straight past a hostile figure rather than round about."""
    assert "b1 c1 d1" == way(Floor("hostile c2, blocking b2 d2", (4, 4)), "a1", "d1")


def test_of_equally_cheap_ways_the_least_watched_is_kept() -> None:
    """From a2 to c2 over b1, b2 or b3: a hostile figure stands beside two of them."""
    floor = Floor("hostile c4", (3, 4))

    assert "b1 c2" == way(floor, "a2", "c2")
    assert "b3 c3" == way(Floor("hostile c1", (3, 4)), "a2", "c3")


def test_then_the_one_over_the_fewest_occupied_spaces() -> None:
    """A friend on b1 is gone round by b2, though b1 has the lower number."""
    assert "b2 c2" == way(Floor("figure b1", (3, 3)), "a2", "c2")


def test_then_the_one_with_the_lowest_numbers_read_back_from_its_end() -> None:
    """On an empty floor."""
    assert "b1 c2" == way(Floor(size=(3, 3)), "a2", "c2")
    assert "b1 c1 d2" == way(Floor(size=(4, 3)), "a2", "d2")


def test_the_way_to_where_one_is_has_no_step() -> None:
    """And a way out of reach is refused."""
    floor = Floor(size=(4, 1))
    reach = floor.reach("a1", 2)

    assert [] == reach.way(floor.placement("a1"))
    with pytest.raises(ValueError, match="no way of 2 points"):
        reach.way(floor.placement("d1"))


def test_a_way_of_a_large_figure_has_its_turns() -> None:
    """Out of a corridor round the corner: down two, turn, on."""
    floor = Floor("missing b1-3", (3, 4))

    found = way(floor, "a1", "b4'", mover=Mover(TWO))

    assert "a2 a3 a4' b4'" == found
