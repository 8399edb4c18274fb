"""
Links: which spaces touch each other over open edges and corners.

A corner between diagonal neighbours is shut if both ways round it are; a way over a space is
shut if that space is missing or shut, or one of the two edges on it is.
What belongs here: the shape that steps, counting, adjacency and the corners of sight share.
What does not: which things shut which of them; each names its own (`boards`, `walking`).
"""

from typing import Final

from dejarik.games.imperial.board.maps import (
    BLOCKING_EDGE,
    DOOR_EDGE,
    IMPASSABLE_EDGE,
    STRIDE,
    WALL,
    Map,
)

_STRAIGHT: Final = (-STRIDE, -1, 1, STRIDE)
_DIAGONAL: Final = ((-STRIDE, -1), (-STRIDE, 1), (STRIDE, -1), (STRIDE, 1))


def shut_kinds(
    plan: Map, open_doors: int, blocking: bool = True, impassable: bool = False
) -> list[bool]:
    """
    Which kinds of edges are shut, by their numbers.

    Walls and closed doors always are; edges of terrain as told.
    """
    shut = [False] * (DOOR_EDGE + len(plan.doors))
    shut[WALL] = True
    shut[BLOCKING_EDGE] = blocking
    shut[IMPASSABLE_EDGE] = impassable
    for door in plan.doors:
        shut[DOOR_EDGE + door.number] = not open_doors >> door.number & 1
    return shut


def links(plan: Map, shut_edges: list[bool], shut_spaces: int) -> list[int]:
    """
    For each space the mask of those it is linked with.

    What lies on the two spaces themselves is left out of account: a space that is shut is
    linked, but no way round a corner leads over it.
    """
    found = [0] * plan.count
    for space in range(plan.count):
        cell = plan.cells[space]
        for apart in _STRAIGHT:
            other = plan.at.get(cell + apart, -1)
            if other >= 0 and not shut_edges[plan.edge(space, other)]:
                found[space] |= 1 << other
        for down, across in _DIAGONAL:
            other = plan.at.get(cell + down + across, -1)
            if other < 0:
                continue
            for way in (down, across):
                over = plan.at.get(cell + way, -1)
                if (
                    over >= 0
                    and not shut_spaces >> over & 1
                    and not shut_edges[plan.edge(space, over)]
                    and not shut_edges[plan.edge(over, other)]
                ):
                    found[space] |= 1 << other
    return found
