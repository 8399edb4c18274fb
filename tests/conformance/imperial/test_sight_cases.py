"""The twenty-four cases of sight and adjacency, on a floor of six by six spaces."""

import pytest

from dejarik.testing.imperial.floors import Floor
from dejarik.testing.imperial.marks import ruling

CASES = [
    ("", "b3", "d3", True, True, False),
    ("wall c3|d3", "c3", "d3", True, True, False),
    ("wall c3|d3", "c3", "d2", True, True, True),
    ("wall c3|d3 c4|d4", "c3", "d4", True, True, False),
    ("wall c2|d2 c3|d3 c4|d4", "c3", "d3", False, False, False),
    ("blocking c3", "b3", "d3", False, False, False),
    ("figure c3", "b3", "d3", False, False, False),
    ("figure c3", "b3", "e3", False, False, False),
    ("blocking c3", "b2", "d4", False, False, False),
    ("blocking d3 c4", "c3", "d4", False, False, False),
    ("figure d3 c4", "c3", "d4", True, True, True),
    ("figure d3, blocking c4", "c3", "d4", True, True, True),
    ("shield d3, blocking c4", "c3", "d4", False, False, True),
    ("shield c3", "b3", "d3", False, False, False),
    ("shield c3", "c3", "e3", True, True, False),
    ("shield d3", "b3", "d3", True, True, False),
    ("wall b3/b4", "b2", "b4", False, True, False),
    ("figure c2", "b2", "d3", True, True, False),
    ("figure c2 c3", "b2", "d3", False, False, False),
    ("blocking c2 c3", "b2", "d3", False, False, False),
    ("wall c3|d3", "b2", "e4", True, True, False),
    ("wall c2|d2", "b2", "d2", False, True, False),
    ("blocking c3", "b2", "e6", True, False, False),
    ("figure c2 c3", "b2", "e6", True, False, False),
]


@pytest.mark.parametrize(("things", "one", "other", "there", "back", "adjacent"), CASES)
@ruling("ia.sight.103", "ia.sight.132", "ia.example.102")
def test_case(things: str, one: str, other: str, there: bool, back: bool, adjacent: bool) -> None:
    """Sight there and back, and adjacency, each by itself."""
    floor = Floor(things)

    assert (there, back) == (floor.sees(one, other), floor.sees(other, one))
    assert adjacent is floor.adjacent(one, other)
