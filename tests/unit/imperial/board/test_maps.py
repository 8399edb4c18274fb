"""Maps: what is read from their data, and what is refused."""

from typing import Any

import pytest

from dejarik.games.imperial.board.maps import STRIDE, Map, WrongMap
from dejarik.testing.imperial.maps import boards_of, map_data, map_ids

LITTLE: dict[str, Any] = {"rows": ["...", ".#.", "..."]}


def test_the_package_has_thirty_four_maps() -> None:
    """Each is named as its file."""
    assert 34 == len(map_ids())
    assert list(map_ids()) == [map_data(one)["id"] for one in map_ids()]


def test_spaces_are_numbered_row_by_row_and_named_from_the_origin() -> None:
    """Mos Eisley Outskirts begins at o5 and ends at u22."""
    plan = boards_of("mos-eisley-outskirts").map

    assert (211, "o5", "p5", "o6") == (plan.count, *plan.names[:3])
    assert ("u22", 210) == (plan.names[-1], plan.space("u22"))
    assert [plan.space(name) for name in plan.names] == list(range(plan.count))
    assert (10, 0) == (plan.column(0), plan.row(0))


def test_columns_go_on_after_z() -> None:
    """The twenty-seventh is aa."""
    assert ("z1", "aa1", "ab1") == Map(["." * 28]).names[-3:]
    assert Map(["." * 28]).space("ab1") == 27


def test_what_lies_on_a_map_is_read() -> None:
    """Dry Dock: terrain, edges, the door, zones, terminals, the tokens of its mission."""
    plan = boards_of("dry-dock").map

    assert ("dry-dock", "Dry Dock", True) == (plan.id, plan.name, plan.ours)
    assert ["d3"] == plan.named(plan.blocking)
    assert ["d2", "e2", "e5"] == plan.named(plan.difficult)
    assert ["d4"] == plan.named(plan.impassable)
    edges = {plan.edge_name(*edge): kind for edge, kind in plan.edges.items()}
    expected = {"e2/e3": 1, "b4|c4": 1, "c5|d5": 2, "f5/f6": 3, "f3|g3": 4, "f4|g4": 4}
    assert expected == edges
    assert [("gate", ["f3", "g3", "f4", "g4"])] == [
        (door.id, plan.named(door.beside)) for door in plan.doors
    ]
    assert ["a1", "b1", "a2", "b2", "a3", "b3"] == plan.named(plan.zones["blue"])
    assert ["f1", "c6"] == [plan.names[one] for one in plan.terminals]
    tokens = plan.missions["A"].tokens["crate"]
    assert ["e5", "d2"] == [plan.names[one] for one in tokens]


def test_areas_and_exterior_spaces_are_read() -> None:
    """Moisture Farm has a camp, and most of it lies outside."""
    plan = boards_of("moisture-farm").map

    assert 22 == plan.areas["camp"].bit_count()
    assert plan.exterior >> plan.space("a5") & 1
    assert not plan.exterior >> plan.space("j3") & 1


def test_a_ringed_space_is_found_with_its_ring() -> None:
    """Blocking terrain or walls on all four edges, the rim too, and some blocking terrain."""
    ring = Map.of({"rows": [".#.", "#.#", "..."], "walls": ["b2/b3"]})
    walled = Map.of({"rows": ["...", "...", "..."], "walls": ["a2|b2", "b2|c2", "b1/b2", "b2/b3"]})

    open_below = Map.of({"rows": [".#.", "..#", "..."]})

    found = {ring.names[one]: ring.named(mask) for one, mask in ring.ringed.items()}
    assert {"a1": ["b1", "a2"], "c1": ["b1", "c2"], "b2": ["b1", "a2", "c2"]} == found
    assert {} == walled.ringed
    assert ["c1"] == [open_below.names[one] for one in open_below.ringed]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"rows": []}, "no spaces"),
        ({"rows": "..."}, "rows is no list"),
        ({"rows": ["...", ".."]}, "row 2 has 2 cells"),
        ({"rows": ["..?"]}, "mark '\\?'"),
        ({"rows": ["." * STRIDE]}, "63 is the most"),
        ({"origin": "1a"}, "no name of a space"),
        ({"walls": ["a1|c1"]}, "'a1\\|c1' is no edge"),
        ({"walls": ["a1/b1"]}, "'a1/b1' is no edge"),
        ({"walls": ["b1|a1"]}, "'b1\\|a1' is no edge"),
        ({"walls": ["c1|d1"]}, "no space on one side"),
        ({"walls": ["a1|b1", "a1|b1"]}, "named twice"),
        ({"walls": ["a1|b1"], "blocking_edges": ["a1|b1"]}, "named twice"),
        ({"doors": [{"id": "gate", "edges": ["a1|b1"]}]}, "door gate is not two edges in line"),
        ({"doors": [{"id": "g", "edges": ["a1|b1", "a3|b3"]}]}, "door g is not"),
        ({"doors": [{"id": "g", "edges": ["a1|b1", "b1/b2"]}]}, "door g is not"),
        ({"doors": [{"id": "g", "edges": ["a1|b1", "b2|c2"]}]}, "door g is not"),
        ({"doors": [{"id": "g", "edges": ["a1|b1", "a2|b2"]}], "walls": ["a1|b1"]}, "named twice"),
        ({"doors": ["a1|b1"]}, "doors has something that is no record"),
        ({"doors": {}}, "doors is no list"),
        ({"zones": {"red": "a1-4"}}, "zone red: a4 is no space"),
        ({"zones": {"red": "a1-2 a2"}}, "zone red: a2 is named twice"),
        ({"zones": {"red": "a3-1"}}, "no part of a column"),
        ({"zones": ["a1"]}, "zones is no record"),
        ({"areas": {"camp": "d1"}}, "area camp: d1 is no space"),
        ({"exterior": "e5"}, "exterior: e5 is no space"),
        ({"terminals": ["d4"]}, "terminals: d4 is no space"),
        ({"missions": {"A": {"tokens": {"crate": ["d1"]}}}}, "mission A, crate: d1 is no space"),
        ({"missions": {"A": {"areas": {"pit": "d1"}}}}, "mission A, area pit: d1 is no space"),
        ({"missions": {"A": "crates"}}, "mission A is no record"),
    ],
)
def test_what_cannot_be_a_map_is_refused(wrong: dict[str, Any], why: str) -> None:
    """And the complaint says what is wrong."""
    Map.of(LITTLE)

    with pytest.raises(WrongMap, match=why):
        Map.of({**LITTLE, **wrong})


def test_a_name_that_is_no_space_is_not_found() -> None:
    """The number of a space is asked for by its name."""
    with pytest.raises(KeyError, match="d1"):
        Map.of(LITTLE).space("d1")
