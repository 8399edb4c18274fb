"""Sight agrees with what an independent program says about five empty maps."""

import json
from pathlib import Path
from typing import Any

import pytest

from dejarik.games.imperial.board.boards import Boards
from dejarik.games.imperial.board.maps import Map

DATA = Path(__file__).parents[5] / "shared" / "data" / "imperial-assault"
ORACLE = DATA / "derived" / "los_oracle"
MAPS = DATA / "NickHansen_ia-los" / "maps"

COUNTS = {
    "Devaron_Garrison": 10_768,
    "Lothal_Wastes": 20_117,
    "Mos_Eisley_Outskirts": 13_697,
    "Tarkin_Initiative_Labs": 13_376,
    "Uscru_Entertainment_District": 16_424,
}

pytestmark = pytest.mark.skipif(
    not ORACLE.exists(), reason="the reference data is not beside the checkout"
)

Cell = tuple[int, int]


def name(x: int, y: int) -> str:
    """The name of a cell as map files write it."""
    return f"{chr(97 + x)}{y + 1}"


def converted(source: dict[str, Any]) -> Map:
    """A map of that program, read as one of ours."""
    off = {(one["x"], one["y"]) for one in source["offMapTiles"]}
    blocking = {(one["x"], one["y"]) for one in source["blockingTiles"]}
    rows = [
        "".join(
            "_" if (x, y) in off else "#" if (x, y) in blocking else "."
            for x in range(source["width"])
        )
        for y in range(source["height"])
    ]
    inside = {
        (x, y) for x in range(source["width"]) for y in range(source["height"]) if (x, y) not in off
    }
    edges = {
        kind: sorted(set(filter(None, (edge_name(pair, inside) for pair in source[key]))))
        for kind, key in (("walls", "walls"), ("blocking_edges", "blockingEdges"))
    }
    edges["blocking_edges"] = [one for one in edges["blocking_edges"] if one not in edges["walls"]]
    return Map.of({"rows": rows, **edges})


def edge_name(pair: list[dict[str, int]], inside: set[Cell]) -> str:
    """The name of an edge between two points; empty if it is at the rim."""
    (ax, ay), (bx, by) = sorted((one["x"], one["y"]) for one in pair)
    cells = ((ax - 1, ay), (ax, ay)) if ax == bx else ((ax, ay - 1), (ax, ay))
    assert 1 == bx - ax + by - ay
    if not inside.issuperset(cells):
        return ""
    return ("|" if ax == bx else "/").join(name(*cell) for cell in cells)


@pytest.mark.parametrize("map_name", COUNTS)
def test_every_pair_of_spaces_sees_as_the_oracle_says(map_name: str) -> None:
    """All ordered pairs of different spaces that are not blocking, on the empty map."""
    lines = (ORACLE / f"{map_name}.txt").read_text(encoding="utf-8").split()
    told = {tuple(map(int, line.split(","))) for line in lines}
    plan = converted(json.loads((MAPS / f"{map_name}.json").read_text(encoding="utf-8")))
    board = Boards(plan).board()
    spaces = [one for one in range(plan.count) if not plan.blocking >> one & 1]
    cells = [(plan.column(one), plan.row(one)) for one in range(plan.count)]
    own = {cells[one] for one in spaces}

    found = {
        (*cells[one], *cells[other])
        for one in spaces
        for other in spaces
        if one != other and board.sees_from(one, other, 0)
    }

    assert COUNTS[map_name] == len(told)
    assert {pair for pair in told if {pair[:2], pair[2:]} <= own} == found
