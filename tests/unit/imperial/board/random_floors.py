"""Random floors from seeds, for laws that hold on every map."""

from random import Random
from typing import Any

from dejarik.games.imperial.board.maps import Map

FULL = "......~#x_"
SPARSE = "....................~~#x_"


def random_data(random: Random, most: int = 9, least: int = 3, marks: str = FULL) -> dict[str, Any]:
    """The data of a map of up to so many columns and rows, with things strewn over it."""
    many = 0.15 if marks == FULL else 0.07
    width, height = random.randint(least, most), random.randint(least, most)
    rows = ["".join(random.choice(marks) for _ in range(width)) for _ in range(height)]
    rows[0] = "." + rows[0][1:]
    plan = Map(rows)
    edges: list[str] = []
    for space in range(plan.count):
        for apart in (1, 64):
            other = plan.at.get(plan.cells[space] + apart, -1)
            if other >= 0 and random.random() < many:
                edges.append(plan.edge_name(space, other))
    kinds: dict[str, list[str]] = {"walls": [], "blocking_edges": [], "impassable_edges": []}
    for edge in edges:
        kinds[random.choice(list(kinds))].append(edge)
    return {"rows": rows, **kinds}


def random_map(random: Random, most: int = 9, least: int = 3, marks: str = FULL) -> Map:
    """A random map on which no space is ringed, for that is an exception to most laws."""
    while True:
        plan = Map.of(random_data(random, most, least, marks))
        if not plan.ringed:
            return plan


def random_mask(random: Random, plan: Map, most: int) -> int:
    """Up to so many random spaces of a map."""
    mask = 0
    for _ in range(random.randint(0, most)):
        mask |= 1 << random.randrange(plan.count)
    return mask
