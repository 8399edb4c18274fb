"""
Line of sight: triangles from a corner of one space to an edge of another.

A triangle gives sight if its open inside meets no hard space but the two and no hard edge, its
far edge is no hard edge before the target, and its corner is not shut. Touching is allowed.
What belongs here: which triangles there are, which of them a map leaves clear, and the spaces
that a figure would have to stand in to hide. What does not: adjacency, which gives sight by
itself (`boards`), and why there is none (`reasons`). Whole numbers only.
"""

from typing import Final

from dejarik.games.imperial.board.maps import STRIDE, Map

CORNERS: Final = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The corners of a space, clockwise; edge n goes from corner n to the next one."""

_OWN_QUADRANT: Final = (1, 2, 3, 0)
"""By corner: the quadrant round it in which its own space lies."""

_QUADRANTS: Final = ((0, -1), (0, 0), (-1, 0), (-1, -1))
"""The cells round a point: upper right, lower right, lower left, upper left."""

_SIGNS: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))

Point = tuple[int, int]


class Triangle:
    """
    A triangle from a corner of the cell (0, 0) to an edge of another, and what it meets.

    `cells`, `across` and `upright` are masks over the grid from (`left`, `top`): cells, and edges
    above and left of cells. `spans` has the cells row by row: row, first column, how many.
    `begins` has a bit for each quadrant round the corner in which the triangle begins; `is_far`
    says that the target lies beyond the edge.
    """

    __slots__ = (
        "across",
        "begins",
        "cells",
        "corner",
        "edge",
        "is_far",
        "left",
        "offset",
        "spans",
        "top",
        "upright",
    )

    def __init__(self, corner: int, edge: int, dx: int, dy: int) -> None:
        self.corner: int = corner
        self.edge: int = edge
        p = CORNERS[corner]
        a, b = CORNERS[edge], CORNERS[(edge + 1) % 4]
        points = (p, (dx + a[0], dy + a[1]), (dx + b[0], dy + b[1]))
        self.left: int = min(points[0][0], points[1][0], points[2][0])
        self.top: int = min(points[0][1], points[1][1], points[2][1])
        self.offset: int = self.top * STRIDE + self.left
        self.begins: int = _quadrants(points)
        side = _turn(
            (2 * points[1][0], 2 * points[1][1]),
            (2 * points[2][0], 2 * points[2][1]),
            (2 * dx + 1, 2 * dy + 1),
        )
        self.is_far: bool = _turn(points[1], points[2], p) * side < 0
        self.cells: int = 0
        self.across: int = 0
        self.upright: int = 0
        self.spans: list[tuple[int, int, int]] = []
        self._cut(points)

    def _cut(self, points: tuple[Point, Point, Point]) -> None:
        """Find the cells and edges that the open triangle meets."""
        low = max(points[0][1], points[1][1], points[2][1])
        right = max(points[0][0], points[1][0], points[2][0])
        rows = [_cut_at(points, y) for y in range(self.top, low + 1)]
        for number, (first, end) in enumerate(rows):
            if 0 < number < len(rows) - 1:
                run = (1 << (end - first)) - 1
                self.across |= run << (number * STRIDE + first - self.left)
            if number < len(rows) - 1:
                after = rows[number + 1]
                start, stop = min(first, after[0]), max(end, after[1])
                run = (1 << (stop - start)) - 1
                self.cells |= run << (number * STRIDE + start - self.left)
                self.spans.append((self.top + number, start, stop - start))
        mirrored = (
            (points[0][1], points[0][0]),
            (points[1][1], points[1][0]),
            (points[2][1], points[2][0]),
        )
        for x in range(self.left + 1, right):
            first, end = _cut_at(mirrored, x)
            for y in range(first, end):
                self.upright |= 1 << ((y - self.top) * STRIDE + x - self.left)


def _turn(o: Point, a: Point, b: Point) -> int:
    """Say to which side b lies of the line from o to a; 0 if it lies on it."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def _cut_at(points: tuple[Point, Point, Point], y: int) -> tuple[int, int]:
    """Give the least whole numbers around a triangle's cut at a height, both ends included."""
    first, end = 1 << 20, -(1 << 20)
    for number in range(3):
        ax, ay = points[number]
        bx, by = points[(number + 1) % 3]
        if ay > by:
            ax, ay, bx, by = bx, by, ax, ay
        if not ay <= y <= by:
            continue
        if ay == by:
            first, end = min(first, ax, bx), max(end, ax, bx)
        else:
            far, down = (y - ay) * (bx - ax), by - ay
            first = min(first, ax + far // down)
            end = max(end, ax - (-far // down))
    return first, end


def _quadrants(points: tuple[Point, Point, Point]) -> int:
    """Find the quadrants round the first point in which the open triangle begins."""
    p, q, r = points
    a, b = (q[0] - p[0], q[1] - p[1]), (r[0] - p[0], r[1] - p[1])
    if a[0] * b[1] - a[1] * b[0] < 0:
        a, b = b, a
    found = 0
    for number, (x, y) in enumerate(_SIGNS):
        if (
            (a[0] * x > 0 and a[1] * y > 0)
            or (b[0] * x > 0 and b[1] * y > 0)
            or (a[0] * y - a[1] * x > 0 and x * b[1] - y * b[0] > 0)
        ):
            found |= 1 << number
    return found


_TRIANGLES: Final[dict[int, list[Triangle]]] = {}


def triangles(dx: int, dy: int) -> list[Triangle]:
    """
    All triangles from the cell (0, 0) to the cell (dx, dy) that are no mere line.

    The same for every map, so each list is made once.
    """
    key = dy * 256 + dx
    known = _TRIANGLES.get(key)
    if known is not None:
        return known
    found: list[Triangle] = []
    for corner, p in enumerate(CORNERS):
        for edge in range(4):
            a, b = CORNERS[edge], CORNERS[(edge + 1) % 4]
            if _turn(p, (dx + a[0], dy + a[1]), (dx + b[0], dy + b[1])):
                found.append(Triangle(corner, edge, dx, dy))
    _TRIANGLES[key] = found
    return found


class Sight:
    """
    Sight on a map with some doors closed and some shields, pair by pair as it is asked for.

    For each ordered pair of spaces it keeps the masks of spaces in the way of each clear
    triangle; there is sight if no figure that hides stands in all spaces of one mask.
    Where `figures_shut` holds, two figures beside a corner shut it: then each mask has a second
    one after it, of the spaces beside its corner.
    """

    __slots__ = ("_known", "_rounds", "across", "figures_shut", "hard", "plan", "upright")

    def __init__(
        self, plan: Map, shut_edges: list[bool], hard_spaces: int, figures_shut: bool = False
    ) -> None:
        self.plan: Map = plan
        self.figures_shut: bool = figures_shut
        self.hard: int = 0
        self.across: int = 0
        self.upright: int = 0
        self._rounds: list[int] = [-1] * (plan.count * 4)
        self._known: dict[int, tuple[int, ...]] = {}
        for y in range(plan.height):
            for x in range(plan.width):
                space = plan.at.get(y * STRIDE + x, -1)
                if space < 0 or hard_spaces >> space & 1:
                    self.hard |= 1 << (y * STRIDE + x)
        for (one, other), kind in plan.edges.items():
            if shut_edges[kind]:
                if plan.cells[other] - plan.cells[one] == 1:
                    self.upright |= 1 << plan.cells[other]
                else:
                    self.across |= 1 << plan.cells[other]

    def masks(self, one: int, other: int) -> tuple[int, ...]:
        """What would have to be free for one space to see another."""
        key = one * self.plan.count + other
        known = self._known.get(key)
        if known is None:
            known = self._masks(one, other)
            self._known[key] = known
        return known

    def sees(self, one: int, other: int, hiding: int) -> bool:
        """Whether some triangle is clear of these figures."""
        masks = self.masks(one, other)
        if not self.figures_shut:
            for mask in masks:  # noqa: SIM110 - asked so often that a generator shows
                if not mask & hiding:
                    return True
            return False
        for number in range(0, len(masks), 2):
            beside = masks[number + 1]
            if not masks[number] & hiding and (not beside or hiding & beside != beside):
                return True
        return False

    def clear(self, one: int, other: int, among: list[Triangle]) -> list[Triangle]:
        """The triangles from one space to another that the map leaves clear."""
        cell = self.plan.cells[one]
        hard = self.hard & ~(1 << cell | 1 << self.plan.cells[other])
        across, upright = self.across, self.upright
        found: list[Triangle] = []
        for triangle in among:
            at = cell + triangle.offset
            if (
                (triangle.cells << at) & hard
                or (triangle.across << at) & across
                or (triangle.upright << at) & upright
                or (triangle.is_far and self.is_hard_edge(other, triangle.edge))
                or triangle.begins & ~self.round_corner(one, triangle.corner)
            ):
                continue
            found.append(triangle)
        return found

    def is_hard_edge(self, space: int, edge: int) -> bool:
        """Whether an edge of a space, by its number, is hard."""
        cell = self.plan.cells[space]
        if edge == 0:
            return bool(self.across >> cell & 1)
        if edge == 1:
            return bool(self.upright >> (cell + 1) & 1)
        if edge == 2:
            return bool(self.across >> (cell + STRIDE) & 1)
        return bool(self.upright >> cell & 1)

    def round_corner(self, space: int, corner: int) -> int:
        """The quadrants that are reached from a space round its corner without passing a thing."""
        key = space * 4 + corner
        known = self._rounds[key]
        if known < 0:
            known = self._round(space, corner)
            self._rounds[key] = known
        return known

    def covered(self, triangle: Triangle, one: int, other: int) -> int:
        """The spaces that a clear triangle meets, without its two ends."""
        plan = self.plan
        cell = plan.cells[one]
        mask = 0
        for row, column, many in triangle.spans:
            first = cell + row * STRIDE + column
            mask |= ((1 << many) - 1) << plan.at[first]
        return mask & ~(1 << one | 1 << other)

    def _masks(self, one: int, other: int) -> tuple[int, ...]:
        plan = self.plan
        dx, dy = plan.column(other) - plan.column(one), plan.row(other) - plan.row(one)
        kept: list[int] = []
        for triangle in self.clear(one, other, triangles(dx, dy)):
            mask = self.covered(triangle, one, other)
            if self.figures_shut:
                kept += (mask, self.beside(triangle, one))
            elif not mask:
                return (0,)
            else:
                _keep_least(kept, mask)
        return tuple(kept)

    def beside(self, triangle: Triangle, one: int) -> int:
        """The spaces over which a triangle that begins beyond a corner goes round it; else 0."""
        own = _OWN_QUADRANT[triangle.corner]
        if triangle.begins != 1 << (own + 2) % 4:
            return 0
        x, y = CORNERS[triangle.corner]
        point = self.plan.cells[one] + y * STRIDE + x
        mask = 0
        for side in ((own + 1) % 4, (own + 3) % 4):
            dx, dy = _QUADRANTS[side]
            space = self.plan.at.get(point + dy * STRIDE + dx, -1)
            if self._passes(point, own, side) and self._passes(point, side, (own + 2) % 4):
                mask |= 1 << space
        return mask

    def _round(self, space: int, corner: int) -> int:
        x, y = CORNERS[corner]
        point = self.plan.cells[space] + y * STRIDE + x
        own = _OWN_QUADRANT[corner]
        found = 1 << own
        for turn in (1, 3):
            quadrant = own
            for _ in range(3):
                after = (quadrant + turn) % 4
                if not self._passes(point, quadrant, after):
                    break
                found |= 1 << after
                quadrant = after
        return found

    def _passes(self, point: int, quadrant: int, after: int) -> bool:
        """Whether one comes from a quadrant round a point to the one beside it."""
        dx, dy = _QUADRANTS[after]
        # A point left of the grid or above it has no space there; the grid knows no such cell.
        if (dx < 0 and point % STRIDE == 0) or (dy < 0 and point < STRIDE):
            return False
        cell = point + dy * STRIDE + dx
        if cell not in self.plan.at or self.hard >> cell & 1:
            return False
        edge = quadrant if (quadrant + 1) % 4 == after else after
        if edge == 0:
            return not self.across >> point & 1
        if edge == 1:
            return not self.upright >> point & 1
        if edge == 2:
            return not self.across >> (point - 1) & 1
        return not self.upright >> (point - STRIDE) & 1


def _keep_least(kept: list[int], mask: int) -> None:
    """Add a mask unless it has all of another; drop those that have all of it."""
    for known in kept:
        if known & mask == known:
            return
    kept[:] = [known for known in kept if known & mask != mask]
    kept.append(mask)
