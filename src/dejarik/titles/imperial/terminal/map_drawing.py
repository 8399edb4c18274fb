"""
The map in characters: two for each space, one for what lies between.

What belongs here: cells and edges. What does not: what stands beside the map (`screen`).
"""

from collections.abc import Mapping
from typing import Final

from dejarik.games.imperial.board.maps import (
    BLOCKING_EDGE,
    DOOR_EDGE,
    IMPASSABLE_EDGE,
    STRIDE,
    WALL,
    Map,
)
from dejarik.games.imperial.wire import SeatView

BESIDE: Final = {WALL: "|", BLOCKING_EDGE: "!", IMPASSABLE_EDGE: ":"}
BELOW: Final = {WALL: "--", BLOCKING_EDGE: "==", IMPASSABLE_EDGE: "..", 0: "  "}
CLOSED: Final = "D"
OPEN: Final = "'"
LEGEND: Final = (
    "| -- wall, ! == blocking, : .. impassable edge, D closed door, ' open door, "
    "## blocking, ~~ difficult, xx impassable space, T terminal"
)
LABEL: Final = 3


def draw(plan: Map, view: SeatView, tags: Mapping[int, str]) -> list[str]:
    """The map with figures by their tags, tokens and doors; columns and rows are named."""
    cells = _cells(plan, view, tags)
    is_open = {place: door.open for place, door in enumerate(view.doors)}
    columns = [plan.names[_any_in_column(plan, x)].rstrip("0123456789") for x in range(plan.width)]
    head = " " * LABEL + "".join(f" {name:<2}" for name in columns)
    lines = [head.rstrip()]
    for y in range(plan.height):
        if y and _has_edges(plan, y):
            lines.append(_between(plan, y, is_open))
        lines.append(_row(plan, y, cells, is_open))
    return lines


def _any_in_column(plan: Map, column: int) -> int:
    return next(space for space in range(plan.count) if plan.column(space) == column)


def _cells(plan: Map, view: SeatView, tags: Mapping[int, str]) -> dict[int, str]:
    """What is written into each space."""
    found: dict[int, str] = {}
    for space in range(plan.count):
        found[space] = _terrain(plan, space, view.phase == "setup")
    for token in view.tokens:
        if token.space:
            sign = "T" if token.kind == "terminal" else token.kind[0]
            side = str(token.side) if token.side else " "
            found[plan.space(token.space)] = f"{sign}{side}"
    for figure in view.figures:
        if figure.space:
            corner = plan.cells[plan.space(figure.space)]
            for down in range(figure.height):
                for across in range(figure.width):
                    found[plan.at[corner + down * STRIDE + across]] = tags[figure.id]
    return found


def _terrain(plan: Map, space: int, zones: bool) -> str:
    bit = 1 << space
    if plan.blocking & bit:
        return "##"
    if plan.impassable & bit:
        return "xx"
    if plan.difficult & bit:
        return "~~"
    if zones:
        for name in sorted(plan.zones):
            if plan.zones[name] & bit:
                return f"{name[0]} "
    return ". "


def _row(plan: Map, y: int, cells: Mapping[int, str], is_open: Mapping[int, bool]) -> str:
    line = f"{_row_name(plan, y):>2} "
    for x in range(plan.width + 1):
        left, right = _at(plan, x - 1, y), _at(plan, x, y)
        line += _beside(plan, left, right, is_open)
        line += "  " if right is None else cells[right]
    return line.rstrip()


def _row_name(plan: Map, y: int) -> str:
    space = next(space for space in range(plan.count) if plan.row(space) == y)
    return plan.names[space].lstrip("abcdefghijklmnopqrstuvwxyz")


def _at(plan: Map, x: int, y: int) -> int | None:
    return plan.at.get(y * STRIDE + x) if 0 <= x < plan.width else None


def _beside(plan: Map, left: int | None, right: int | None, is_open: Mapping[int, bool]) -> str:
    if left is None or right is None:
        return " " if left is right else "|"
    kind = plan.edge(left, right)
    if kind >= DOOR_EDGE:
        return OPEN if is_open[kind - DOOR_EDGE] else CLOSED
    return BESIDE.get(kind, " ")


def _has_edges(plan: Map, y: int) -> bool:
    """Whether anything lies between a row and the one above it."""
    for x in range(plan.width):
        upper, lower = _at(plan, x, y - 1), _at(plan, x, y)
        if upper is not None and lower is not None and plan.edge(upper, lower):
            return True
    return False


def _between(plan: Map, y: int, is_open: Mapping[int, bool]) -> str:
    line = " " * LABEL
    for x in range(plan.width):
        upper, lower = _at(plan, x, y - 1), _at(plan, x, y)
        if upper is None or lower is None:
            line += "   " if upper is lower else " --"
            continue
        kind = plan.edge(upper, lower)
        if kind >= DOOR_EDGE:
            line += " " + (OPEN if is_open[kind - DOOR_EDGE] else CLOSED) * 2
        else:
            line += f" {BELOW[kind]}"
    return line.rstrip()
