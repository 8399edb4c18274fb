"""Edges as answers name them: from corner to corner of the grid, with what each is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.wire import EdgeMet, HidingEdge
from dejarik.games.imperial.board.maps import (
    BLOCKING_EDGE,
    DOOR_EDGE,
    IMPASSABLE_EDGE,
    STRIDE,
    WALL,
)

if TYPE_CHECKING:
    from dejarik.games.imperial.board.maps import Edge, Map
    from dejarik.games.imperial.board.sight import Point

_KINDS: Final[dict[int, HidingEdge]] = {
    WALL: "wall",
    BLOCKING_EDGE: "blocking",
    IMPASSABLE_EDGE: "impassable",
}


def segment_met(plan: Map, start: Point, end: Point) -> EdgeMet:
    """A segment of the grid as the edge it is; at the rim of the map it is a wall."""
    column, row = start
    here = plan.at.get(row * STRIDE + column, -1)
    before = row * STRIDE + column - (STRIDE if start[1] == end[1] else 1)
    there = plan.at.get(before, -1)
    kind = WALL if here < 0 or there < 0 else plan.edge(there, here)
    return EdgeMet(start, end, _name(kind))


def edge_met(plan: Map, edge: Edge) -> EdgeMet:
    """An edge between two spaces, the left or upper one first."""
    one, other = edge
    column, row = plan.column(other), plan.row(other)
    flat = plan.column(one) == column
    end = (column + 1, row) if flat else (column, row + 1)
    return EdgeMet((column, row), end, _name(plan.edge(one, other)))


def _name(kind: int) -> HidingEdge:
    return "door" if kind >= DOOR_EDGE else _KINDS.get(kind, "wall")
