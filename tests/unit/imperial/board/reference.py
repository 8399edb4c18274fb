"""
The board said again, slowly: cells, exact fractions, and rules read literally.

What belongs here: a second way to each answer that shares nothing with the board but the map.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product

from dejarik.games.imperial.board.maps import BLOCKING_EDGE, IMPASSABLE_EDGE, WALL, Map

Cell = tuple[int, int]
Point = tuple[int, int]
Segment = tuple[Point, Point]

SQUARE = ((0, 0), (1, 0), (1, 1), (0, 1))
STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
EIGHT = (*STRAIGHT, (1, 1), (1, -1), (-1, 1), (-1, -1))
FORMS = {0: ((1, 1),), 1: ((1, 2), (2, 1)), 2: ((2, 2),), 3: ((2, 3), (3, 2))}


@dataclass
class Literal:
    """A map with all doors closed, as cells and pairs of cells."""

    plan: Map
    shields: frozenset[Cell] = frozenset()
    cells: set[Cell] = field(default_factory=set)
    blocking: set[Cell] = field(default_factory=set)
    impassable: set[Cell] = field(default_factory=set)
    difficult: set[Cell] = field(default_factory=set)
    hard_edges: set[frozenset[Cell]] = field(default_factory=set)
    walls: set[frozenset[Cell]] = field(default_factory=set)
    impassable_edges: set[frozenset[Cell]] = field(default_factory=set)

    def __post_init__(self) -> None:
        """Take the map apart."""
        plan = self.plan
        for space in range(plan.count):
            self.cells.add(self.cell(space))
        for mask, cells in (
            (plan.blocking, self.blocking),
            (plan.impassable, self.impassable),
            (plan.difficult, self.difficult),
        ):
            cells.update(self.of(mask))
        for (one, other), kind in plan.edges.items():
            pair = frozenset({self.cell(one), self.cell(other)})
            if kind == IMPASSABLE_EDGE:
                self.impassable_edges.add(pair)
                continue
            self.hard_edges.add(pair)
            if kind != BLOCKING_EDGE:
                assert kind >= WALL
                self.walls.add(pair)

    def cell(self, space: int) -> Cell:
        """The cell of a space."""
        return self.plan.column(space), self.plan.row(space)

    def of(self, mask: int) -> set[Cell]:
        """The cells of a mask."""
        return {self.cell(space) for space in range(self.plan.count) if mask >> space & 1}


def linked(
    one: Cell, other: Cell, inside: set[Cell], shut: set[Cell], edges: set[frozenset[Cell]]
) -> bool:
    """Whether two neighbours touch over an open edge, or over a corner with an open way round."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    if not dx or not dy:
        return frozenset({one, other}) not in edges
    return any(
        middle in inside
        and middle not in shut
        and frozenset({one, middle}) not in edges
        and frozenset({middle, other}) not in edges
        for middle in ((one[0] + dx, one[1]), (one[0], one[1] + dy))
    )


def adjacent(board: Literal, one: Cell, other: Cell) -> bool:
    """Whether things in two cells are adjacent, rings left out."""
    if max(abs(one[0] - other[0]), abs(one[1] - other[1])) != 1:
        return False
    return linked(one, other, board.cells, board.blocking, board.hard_edges)


def distance(board: Literal, start: Cell, end: Cell) -> int:
    """Count spaces from cell to cell, blocking ones only as ends; 999 if there is no way."""
    found = {start: 0}
    todo = [start]
    for cell in todo:
        if cell in board.blocking and cell != start:
            continue
        for dx, dy in EIGHT:
            other = cell[0] + dx, cell[1] + dy
            if other in board.cells and other not in found and adjacent(board, cell, other):
                found[other] = found[cell] + 1
                todo.append(other)
    return found.get(end, 999)


# ---- sight ---------------------------------------------------------------------------------


def cross(o: Point, a: Point, b: Point) -> int:
    """The turn from o over a to b."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def meets_cell(triangle: list[Point], cell: Cell) -> bool:
    """Whether an open triangle and an open cell have a point in common: no axis parts them."""
    square = [(cell[0] + x, cell[1] + y) for x, y in SQUARE]
    axes = [(1, 0), (0, 1)]
    for i in range(3):
        (ax, ay), (bx, by) = triangle[i], triangle[(i + 1) % 3]
        axes.append((ay - by, bx - ax))
    for x, y in axes:
        mine = [p[0] * x + p[1] * y for p in triangle]
        its = [p[0] * x + p[1] * y for p in square]
        if max(mine) <= min(its) or max(its) <= min(mine):
            return False
    return True


def meets_segment(triangle: list[Point], a: Point, b: Point) -> bool:
    """Whether some length of a segment lies in an open triangle (its corners turn to the left)."""
    low, high = Fraction(0), Fraction(1)
    for i in range(3):
        p, q = triangle[i], triangle[(i + 1) % 3]
        at_a, at_b = cross(p, q, a), cross(p, q, b)
        if at_a <= 0 and at_b <= 0:
            return False
        if at_a > 0 and at_b > 0:
            continue
        t = Fraction(at_a, at_a - at_b)
        if at_a <= 0:
            low = max(low, t)
        else:
            high = min(high, t)
    return low < high


def segment_of(pair: frozenset[Cell]) -> Segment:
    """The segment between two cells beside each other."""
    (_, ay), (bx, by) = sorted(pair)
    return ((bx, by), (bx, by + 1)) if ay == by else ((bx, by), (bx + 1, by))


def begins_open(looker: Cell, p: Point, target: Segment, board: Literal) -> bool:
    """Whether the triangle begins only in cells that are reached round its corner."""
    x, y = p
    around = [(x, y - 1), (x, y), (x - 1, y), (x - 1, y - 1)]
    signs = [(1, -1), (1, 1), (-1, 1), (-1, -1)]
    a, b = ((q[0] - x, q[1] - y) for q in target)
    if a[0] * b[1] - a[1] * b[0] < 0:
        a, b = b, a
    want = set()
    for number, (sx, sy) in enumerate(signs):
        rays = [(sx * k, sy) for k in (1, 2, 64)] + [(sx, sy * k) for k in (1, 2, 64)]
        inside = any(a[0] * v[1] - a[1] * v[0] > 0 and v[0] * b[1] - v[1] * b[0] > 0 for v in rays)
        if inside or any(v[0] * sx > 0 and v[1] * sy > 0 for v in (a, b)):
            want.add(number)
    seen = {around.index(looker)}
    todo = [around.index(looker)]
    while todo:
        here = todo.pop()
        for after in ((here + 1) % 4, (here - 1) % 4):
            cell = around[after]
            is_hard = cell not in board.cells or cell in board.blocking or cell in board.shields
            is_shut = is_hard or frozenset({around[here], cell}) in board.hard_edges
            if after not in seen and not is_shut:
                seen.add(after)
                todo.append(after)
    return want <= seen


def traced(board: Literal, looker: Cell, target: Cell, figures: set[Cell]) -> bool:
    """Whether some choice of lines gives sight; adjacency and rings left out."""
    return any(
        clear(board, (looker, target), corner, edge, figures)
        for corner, edge in product(range(4), range(4))
    )


def clear(
    board: Literal, pair: tuple[Cell, Cell], corner: int, edge: int, figures: set[Cell]
) -> bool:
    """Whether one choice of lines gives sight."""
    looker, target = pair
    p = looker[0] + SQUARE[corner][0], looker[1] + SQUARE[corner][1]
    q = target[0] + SQUARE[edge][0], target[1] + SQUARE[edge][1]
    r = target[0] + SQUARE[(edge + 1) % 4][0], target[1] + SQUARE[(edge + 1) % 4][1]
    turn = cross(p, q, r)
    if not turn:
        return False
    segments = {segment_of(one) for one in board.hard_edges}
    middle = (2 * target[0] + 1, 2 * target[1] + 1)
    side = cross((2 * q[0], 2 * q[1]), (2 * r[0], 2 * r[1]), middle)
    if (min(q, r), max(q, r)) in segments and cross(q, r, p) * side < 0:
        return False
    if not begins_open(looker, p, (q, r), board):
        return False
    triangle = [p, q, r] if turn > 0 else [p, r, q]
    columns = range(min(v[0] for v in triangle), max(v[0] for v in triangle))
    rows = range(min(v[1] for v in triangle), max(v[1] for v in triangle))
    for cell in product(columns, rows):
        if cell in pair:
            continue
        is_hard = cell not in board.cells or cell in board.blocking or cell in board.shields
        if (is_hard or cell in figures) and meets_cell(triangle, cell):
            return False
    return not any(meets_segment(triangle, a, b) for a, b in segments)


# ---- movement --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Walker:
    """A figure that moves, and the others as it meets them."""

    size: int
    mobile: bool = False
    massive: bool = False
    companion: bool = False
    hostile: frozenset[Cell] = frozenset()
    others: frozenset[Cell] = frozenset()
    massive_others: frozenset[Cell] = frozenset()
    rubble: frozenset[Cell] = frozenset()

    @property
    def free(self) -> bool:
        """Whether terrain is nothing to it."""
        return self.mobile or self.massive


Base = frozenset[Cell]


def bases(size: int, anchor: Cell) -> list[Base]:
    """The bases of a size whose upper left cell is this one; the turned one comes second."""
    return [
        frozenset((anchor[0] + x, anchor[1] + y) for x in range(w) for y in range(h))
        for w, h in FORMS[size]
    ]


def may_be(board: Literal, walker: Walker, base: Base) -> bool:
    """Whether a figure may be there, though perhaps not end there."""
    if not base <= board.cells:
        return False
    shut = board.walls if walker.free else board.hard_edges | board.impassable_edges
    if any(pair <= base for pair in shut):
        return False
    if walker.massive and base & walker.massive_others:
        return False
    return walker.free or not base & (board.blocking | board.impassable)


def may_stop(board: Literal, walker: Walker, base: Base) -> bool:
    """Whether a figure may end its movement there."""
    if not may_be(board, walker, base):
        return False
    return walker.massive or walker.companion or not base & (walker.hostile | walker.others)


def next_bases(board: Literal, walker: Walker, base: Base, turning: bool) -> set[Base]:
    """Where one step or turn leads."""
    shut_edges = board.walls if walker.free else board.hard_edges | board.impassable_edges
    shut_cells = set() if walker.free else board.blocking | board.impassable
    found: set[Base] = set()
    if walker.size == 0:
        (cell,) = base
        for dx, dy in EIGHT:
            other = cell[0] + dx, cell[1] + dy
            if other in board.cells and linked(cell, other, board.cells, shut_cells, shut_edges):
                found.add(frozenset({other}))
    else:
        for dx, dy in STRAIGHT:
            moved = frozenset((x + dx, y + dy) for x, y in base)
            crossed = {frozenset({(x, y), (x + dx, y + dy)}) for x, y in base}
            if not crossed & shut_edges:
                found.add(moved)
        if turning:
            (left, top), (right, low) = min(base), max(base)
            for anchor in product(range(left - 2, right + 1), range(top - 2, low + 1)):
                for turned in bases(walker.size, anchor):
                    kept = len(turned & base)
                    if _form(turned) != _form(base) and 2 * kept >= len(base):
                        found.add(turned)
    return {one for one in found if may_be(board, walker, one)}


def _form(base: Base) -> tuple[int, int]:
    return len({x for x, _ in base}), len({y for _, y in base})


def price(board: Literal, walker: Walker, base: Base) -> int:
    """What it costs to enter a base."""
    if walker.free:
        return 1
    rough = bool(base & (board.difficult | walker.rubble))
    return 1 + rough + bool(base & walker.hostile)


def walked(board: Literal, walker: Walker, start: Base, points: int) -> dict[Base, int]:
    """Every base that can be walked to with these points, at its least cost."""
    cost = {start: 0}
    todo = [start]
    while todo:
        base = min(todo, key=cost.__getitem__)
        todo.remove(base)
        for other in next_bases(board, walker, base, turning=True):
            total = cost[base] + price(board, walker, other)
            if total <= points and total < cost.get(other, points + 1):
                cost[other] = total
                todo.append(other)
    return cost
