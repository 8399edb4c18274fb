"""
Reasons: why there is sight or none, what a way costs step by step, what is in the way.

What belongs here: answers for people, from the same tables as the fast ones. What does not:
words; these are spaces, edges and points of the grid.
"""

from typing import Final

from dejarik.games.imperial.board.boards import Board
from dejarik.games.imperial.board.maps import STRIDE, Edge
from dejarik.games.imperial.board.masks import SMALL, bits
from dejarik.games.imperial.board.reach import Ground, Mover, Position
from dejarik.games.imperial.board.sight import CORNERS, Point, Sight, Triangle, triangles
from dejarik.games.imperial.board.walking import Walking

SAME_SPACE: Final = "same space"
ADJACENT: Final = "adjacent"
LINES: Final = "lines"
HIDDEN: Final = "hidden"

IN_REACH: Final = "in reach"
NO_FIT: Final = "no fit"
OCCUPIED: Final = "occupied"
TOO_FAR: Final = "too far"
NO_WAY: Final = "no way"

_ENDLESS: Final = 1 << 10


class Choice:
    """
    One choice of lines, from a corner to both ends of an edge, and all that hides on it.

    Points are (column, row) of corners on the grid. `spaces` are blocking or hold a shield,
    `figures` stand in the way; `outside` are cells without a space; `edges` are segments of
    walls, doors and blocking edges, the target's own one before it too; a `shut` corner lets no
    line out. Where `in_line` holds the two lines lie on each other.
    """

    __slots__ = ("edges", "ends", "figures", "in_line", "outside", "shut", "spaces", "start")

    def __init__(self, start: Point, ends: tuple[Point, Point]) -> None:
        self.start: Point = start
        self.ends: tuple[Point, Point] = ends
        self.in_line: bool = False
        self.shut: bool = False
        self.spaces: int = 0
        self.figures: int = 0
        self.outside: list[Point] = []
        self.edges: list[tuple[Point, Point]] = []

    @property
    def is_clear(self) -> bool:
        """Whether this choice gives sight."""
        return not (
            self.in_line or self.shut or self.spaces or self.figures or self.outside or self.edges
        )


class SightReason:
    """
    Why one space sees another or does not.

    If lines decide, `choices` has the one that gives sight, or all of them with what hides.
    """

    __slots__ = ("choices", "how")

    def __init__(self, how: str, choices: list[Choice]) -> None:
        self.how: str = how
        self.choices: list[Choice] = choices

    @property
    def sees(self) -> bool:
        """Whether there is sight."""
        return self.how != HIDDEN


def why_sight(board: Board, one: int, other: int, hiding: int) -> SightReason:
    """Why something in one space sees something in another or does not."""
    if one == other:
        return SightReason(SAME_SPACE, [])
    found = choices(board, one, other, hiding)
    for choice in found:
        if choice.is_clear:
            return SightReason(LINES, [choice])
    return SightReason(ADJACENT if board.sees_from(one, other, hiding) else HIDDEN, found)


def choices(board: Board, one: int, other: int, hiding: int) -> list[Choice]:
    """
    All choices of lines from one space to another, with what hides on each.

    Corner by corner and for each edge by edge, both clockwise from the upper left corner.
    """
    hiding &= ~(1 << one | 1 << other)
    sight = board.sight_between(one, other)
    plan = board.map
    dx, dy = plan.column(other) - plan.column(one), plan.row(other) - plan.row(one)
    known = {each.corner * 4 + each.edge: each for each in triangles(dx, dy)}
    found: list[Choice] = []
    for number in range(16):
        choice = _choice(board, one, other, number // 4, number % 4)
        triangle = known.get(number)
        if triangle is None:
            choice.in_line = True
        else:
            _find_hiding(sight, triangle, choice, (one, other), hiding)
        found.append(choice)
    return found


def _choice(board: Board, one: int, other: int, corner: int, edge: int) -> Choice:
    plan = board.map
    points: list[Point] = []
    for space, number in ((one, corner), (other, edge), (other, (edge + 1) % 4)):
        x, y = CORNERS[number]
        points.append((plan.column(space) + x, plan.row(space) + y))
    return Choice(points[0], (points[1], points[2]))


def _find_hiding(
    sight: Sight, triangle: Triangle, choice: Choice, pair: tuple[int, int], hiding: int
) -> None:
    """Note everything that hides on one choice of lines."""
    plan = sight.plan
    one, other = pair
    cell = plan.cells[one]
    at = cell + triangle.offset
    for met in bits(triangle.cells << at):
        space = plan.at.get(met, -1)
        if space < 0:
            choice.outside.append((met % STRIDE, met // STRIDE))
        elif space not in pair:
            if sight.hard >> met & 1:
                choice.spaces |= 1 << space
            choice.figures |= hiding & 1 << space
    for met in bits((triangle.across << at) & sight.across):
        x, y = met % STRIDE, met // STRIDE
        choice.edges.append(((x, y), (x + 1, y)))
    for met in bits((triangle.upright << at) & sight.upright):
        x, y = met % STRIDE, met // STRIDE
        choice.edges.append(((x, y), (x, y + 1)))
    if triangle.is_far and sight.is_hard_edge(other, triangle.edge):
        choice.edges.append((min(choice.ends), max(choice.ends)))
    choice.shut = bool(triangle.begins & ~sight.round_corner(one, triangle.corner))
    if sight.figures_shut and not choice.shut:
        beside = sight.beside(triangle, one)
        if beside and hiding & beside == beside:
            choice.figures |= beside


class StepReason:
    """What one step costs, and the difficult spaces and hostile figures that it pays for."""

    __slots__ = ("cost", "difficult", "hostile", "placement")

    def __init__(self, placement: int, cost: int, difficult: int, hostile: int) -> None:
        self.placement: int = placement
        self.cost: int = cost
        self.difficult: int = difficult
        self.hostile: int = hostile


def why_cost(board: Board, mover: Mover, position: Position, way: list[int]) -> list[StepReason]:
    """What each step of a way costs and why."""
    ground = Ground(board, mover, position)
    found: list[StepReason] = []
    for placement in way:
        mask = board.footprint(mover.size, placement)
        difficult = mask & (board.map.difficult | position.rubble) if not mover.is_free else 0
        hostile = mask & position.hostile if not mover.is_free else 0
        found.append(StepReason(placement, ground.cost(placement), difficult, hostile))
    return found


class Hindrance:
    """
    Why a figure cannot end its movement on a placement.

    `kind` is IN_REACH, NO_FIT, OCCUPIED, TOO_FAR or NO_WAY. `cost` is what it would cost, -1 if
    no points suffice; `spaces` and `edges` are what is in the way: terrain, figures, walls.
    """

    __slots__ = ("cost", "edges", "kind", "spaces")

    def __init__(self, kind: str, cost: int, spaces: int, edges: list[Edge]) -> None:
        self.kind: str = kind
        self.cost: int = cost
        self.spaces: int = spaces
        self.edges: list[Edge] = edges


def why_not(
    board: Board, mover: Mover, position: Position, start: int, points: int, placement: int
) -> Hindrance:
    """
    What keeps a figure from ending its movement on a placement; a few points or a wall.

    If no way leads there, the first thing on the straight one is named.
    """
    ground = Ground(board, mover, position)
    mask = board.footprint(mover.size, placement)
    if not ground.open >> placement & 1:
        walking = ground.walking
        spaces = mask & (walking.shut_spaces | (position.massive if mover.massive else 0))
        return Hindrance(NO_FIT, -1, spaces, _edges_inside(walking, mask))
    cost = -1
    for level_cost, level in enumerate(ground.levels(start, _ENDLESS)):
        if level >> placement & 1:
            cost = level_cost
    if not ground.ends >> placement & 1:
        return Hindrance(OCCUPIED, cost, mask & (position.hostile | position.others), [])
    if cost < 0:
        spaces, edges = _first_thing(board, mover, ground, start, placement)
        return Hindrance(NO_WAY, cost, spaces, edges)
    return Hindrance(TOO_FAR if cost > points else IN_REACH, cost, 0, [])


def _edges_inside(walking: Walking, mask: int) -> list[Edge]:
    """Find the shut edges between two spaces of a mask."""
    return [
        edge
        for edge, kind in walking.plan.edges.items()
        if walking.shut_edges[kind] and mask >> edge[0] & 1 and mask >> edge[1] & 1
    ]


def _first_thing(
    board: Board, mover: Mover, ground: Ground, start: int, placement: int
) -> tuple[int, list[Edge]]:
    """Go straight towards a placement and name what stops the first step that is not legal."""
    plan = board.map
    walking = ground.walking
    here = start
    while here != placement:
        down, across = _towards(board, here, placement)
        if mover.size != SMALL and down and across:
            across = 0
        after = plan.at.get(plan.cells[here % plan.count] + down * STRIDE + across, -1)
        if after < 0 or not (down or across):
            break
        after += here - here % plan.count
        if not ground.next(here) >> after & 1:
            mask = board.footprint(mover.size, after)
            both = board.footprint(mover.size, here) | mask
            if mover.size == SMALL and down and across:
                for apart in (down * STRIDE, across):
                    beside = plan.at.get(plan.cells[here] + apart, -1)
                    if beside >= 0:
                        both |= 1 << beside
                mask = both & ~(1 << here)
            return mask & walking.shut_spaces, _edges_inside(walking, both)
        here = after
    return 0, []


def _towards(board: Board, here: int, there: int) -> tuple[int, int]:
    """Give the direction from one placement to another: -1, 0 or 1 down and across."""
    plan = board.map
    here, there = here % plan.count, there % plan.count
    down, across = plan.row(there) - plan.row(here), plan.column(there) - plan.column(here)
    return (down > 0) - (down < 0), (across > 0) - (across < 0)
