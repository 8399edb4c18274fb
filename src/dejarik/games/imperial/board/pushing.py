"""
Pushing and placing: moves without movement points, and where what is in the way goes.

What belongs here: pushes and moves of a number of spaces, placing, deploying, displacement.
What does not: who chooses among equals, and in which order several figures are displaced.
"""

from dejarik.games.imperial.board.boards import Board
from dejarik.games.imperial.board.counting import FAR
from dejarik.games.imperial.board.masks import bits
from dejarik.games.imperial.board.reach import Ground, Mover, Position, Step, standing, steps_on


def push(
    board: Board,
    mover: Mover,
    position: Position,
    start: int,
    spaces: int,
    exact: bool = False,
) -> list[int]:
    """
    Where a push or move of so many spaces may end, ascending.

    Up to so many, its own place included; or exactly so many, and if that many lead nowhere,
    the most that do.
    """
    ground = Ground(board, mover, position, is_counted=True)
    ends = level = 1 << start
    best = level & ground.ends
    for _ in range(spaces):
        level = ground.spread(level) & ground.open
        ends |= level
        if level & ground.ends:
            best = level & ground.ends
    return bits(best if exact else ends & ground.ends)


def push_steps(
    board: Board, mover: Mover, position: Position, start: int, spaces: int
) -> list[Step]:
    """The next placements of a push or move of so many spaces; each costs one of them."""
    return steps_on(Ground(board, mover, position, is_counted=True), start, spaces)


def longest(board: Board, mover: Mover, position: Position, start: int, spaces: int) -> int:
    """The most of so many spaces that a push may have; 0 if none leads anywhere."""
    ground = Ground(board, mover, position, is_counted=True)
    level, found = 1 << start, 0
    for count in range(1, spaces + 1):
        level = ground.spread(level) & ground.open
        if level & ground.ends:
            found = count
    return found


def exact_steps(
    board: Board, mover: Mover, position: Position, start: int, spaces: int
) -> list[Step]:
    """The next placements of a push of exactly so many spaces, which ends with the last one."""
    ground = Ground(board, mover, position, is_counted=True)
    found: list[Step] = []
    for placement in bits(ground.next(start)):
        level = 1 << placement
        for _ in range(spaces - 1):
            level = ground.spread(level) & ground.open
        if level & ground.ends:
            found.append(Step(placement, 1, spaces == 1))
    return found


def way(
    board: Board, mover: Mover, position: Position, places: tuple[int, int], spaces: int
) -> list[int]:
    """
    A way of exactly so many spaces from one placement to another, the lowest numbers last.

    The placements after the start; nothing if that many do not lead there.
    """
    ground = Ground(board, mover, position, is_counted=True)
    start, end = places
    levels = [1 << start]
    for _ in range(spaces):
        levels.append(ground.spread(levels[-1]) & ground.open)
    if not levels.pop() >> end & 1:
        return []
    found = [end]
    for level in reversed(levels[1:]):
        before = [one for one in bits(level) if ground.next(one) >> found[0] & 1]
        found.insert(0, before[0])
    return found


def place(board: Board, mover: Mover, position: Position, space: int) -> list[int]:
    """The placements that cover a space and on which the figure may end its movement."""
    return places_within(board, mover, position, 1 << space)


def places_within(board: Board, mover: Mover, position: Position, allowed: int) -> list[int]:
    """The placements that cover one of these spaces at least, and on which it may end."""
    touching = board.footprints[mover.size].touching(allowed)
    return bits(touching & standing(board, mover, position))


def deploy(
    board: Board, mover: Mover, position: Position, zone: int, overflow: bool = True
) -> list[int]:
    """
    Where a figure can be deployed: inside the zone, or else as near to it as can be.

    Without overflow a full zone has no place.
    """
    ends = standing(board, mover, position)
    outside = board.footprints[mover.size].touching(board.map.every & ~zone)
    inside = ends & ~outside
    if inside or not overflow:
        return bits(inside)
    return nearest(board, mover.size, ends, zone)[1]


def nearest(board: Board, size: int, ends: int, spaces: int) -> tuple[int, list[int]]:
    """The fewest counted spaces from these spaces to some ends, and all ends so near."""
    least = FAR
    found: list[int] = []
    for placement in bits(ends):
        far = board.distance(spaces, board.footprint(size, placement))
        if far < least:
            least, found = far, []
        if far == least and far < FAR:
            found.append(placement)
    return least, found


class Displacement:
    """
    Where a figure goes that cannot stay: equally near placements.

    It is pushed over so many spaces; where no push leads, it is placed so many away.
    """

    __slots__ = ("ends", "placed", "spaces")

    def __init__(self, placed: bool, spaces: int, ends: list[int]) -> None:
        self.placed: bool = placed
        self.spaces: int = spaces
        self.ends: list[int] = ends


def displaced(board: Board, mover: Mover, position: Position, start: int) -> Displacement:
    """Where a figure goes that may not end where it is: the fewest spaces by a push."""
    return _displaced(board, board, mover, position, start)


def door_closed(
    opened: Board, closed: Board, mover: Mover, position: Position, start: int
) -> Displacement:
    """
    Where a large figure goes when a door closes in it.

    It is pushed as long as the door is open, and must end where it fits when it is closed.
    """
    return _displaced(opened, closed, mover, position, start)


def _displaced(
    walked: Board, board: Board, mover: Mover, position: Position, start: int
) -> Displacement:
    ground = Ground(walked, mover, position, is_counted=True)
    ends = standing(board, mover, position)
    seen = level = 1 << start
    spaces = 0
    while level:
        if level & ends:
            return Displacement(False, spaces, bits(level & ends))
        level = ground.spread(level) & ground.open & ~seen
        seen |= level
        spaces += 1
    spaces, found = nearest(board, mover.size, ends, board.footprint(mover.size, start))
    return Displacement(True, spaces, found)
