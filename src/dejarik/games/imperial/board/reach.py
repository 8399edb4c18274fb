"""
Reach: where a figure can go with so many movement points, and what it costs.

A step costs 1, and 1 more for difficult terrain and for a hostile figure in the new spaces,
once each. Who is free (Mobile, Massive) pays 1.
What belongs here: costs, ends, next steps. What does not: which of equally cheap ways is kept
(`ways`), pushing and placing (`pushing`).
"""

from dejarik.games.imperial.board.boards import Board
from dejarik.games.imperial.board.masks import Footprints, bits
from dejarik.games.imperial.board.walking import Walking
from dejarik.games.imperial.board.ways import Ways


class Mover:
    """What the board wants to know of a figure that moves."""

    __slots__ = ("companion", "massive", "mobile", "size")

    def __init__(
        self, size: int = 0, mobile: bool = False, massive: bool = False, companion: bool = False
    ) -> None:
        self.size: int = size
        self.mobile: bool = mobile
        self.massive: bool = massive
        self.companion: bool = companion

    @property
    def is_free(self) -> bool:
        """Whether it minds neither terrain nor extra costs."""
        return self.mobile or self.massive


class Position:
    """
    Where the other figures are, as one figure meets them: masks of spaces.

    `hostile` and `others` (friendly and neutral) leave companions out. `massive` has the spaces
    of Massive figures, which are in one of the two as well. `rubble` makes spaces difficult.
    """

    __slots__ = ("hostile", "massive", "others", "rubble")

    def __init__(
        self, hostile: int = 0, others: int = 0, massive: int = 0, rubble: int = 0
    ) -> None:
        self.hostile: int = hostile
        self.others: int = others
        self.massive: int = massive
        self.rubble: int = rubble


class Step:
    """A legal next placement: what it costs to go there, and whether one may stop there."""

    __slots__ = ("cost", "may_end", "placement")

    def __init__(self, placement: int, cost: int, may_end: bool) -> None:
        self.placement: int = placement
        self.cost: int = cost
        self.may_end: bool = may_end


class Ground:
    """
    A board as one figure walks it: where it may go, end and pay more, as masks of placements.

    `turns` says whether it may turn; if `is_counted`, every step costs 1.
    """

    __slots__ = ("ends", "footprints", "hostile", "open", "rough", "turns", "walking")

    def __init__(
        self, board: Board, mover: Mover, position: Position, is_counted: bool = False
    ) -> None:
        is_free = mover.is_free
        self.walking: Walking = board.walking(mover.size, is_free)
        self.footprints: Footprints = self.walking.footprints
        footprints = self.footprints
        self.turns: bool = footprints.count > board.map.count and not is_counted
        self.open: int = self.walking.fits
        if mover.massive:
            self.open &= ~footprints.touching(position.massive)
        self.ends: int = self.open
        if not mover.massive and not mover.companion:
            self.ends &= ~footprints.touching(position.hostile | position.others)
        self.rough: int = 0
        self.hostile: int = 0
        if not is_free and not is_counted:
            self.rough = footprints.touching(board.map.difficult | position.rubble)
            self.hostile = footprints.touching(position.hostile)

    def next(self, placement: int) -> int:
        """The placements one step or turn away, as a mask."""
        found = self.walking.next(placement)
        if self.turns:
            found |= self.walking.turns(placement)
        return found & self.open

    def cost(self, placement: int) -> int:
        """What a step to a placement costs."""
        return 1 + (self.rough >> placement & 1) + (self.hostile >> placement & 1)

    def levels(self, start: int, points: int) -> list[int]:
        """The placements of least cost 0, 1, 2, … up to these points, as masks."""
        single = self.open & ~self.rough & ~self.hostile
        double = self.open & (self.rough ^ self.hostile)
        triple = self.open & self.rough & self.hostile
        seen = level = 1 << start
        levels = [level]
        before = older = 0
        for _ in range(points):
            spread = self.spread(level)
            level = (spread & single | before & double | older & triple) & ~seen
            seen |= level
            levels.append(level)
            if not (level or spread or before):
                break
            older, before = before, spread
        return levels

    def spread(self, level: int) -> int:
        """All placements one step or turn away from some of these."""
        walking, turns = self.walking, self.turns
        found = 0
        while level:
            low = level & -level
            placement = low.bit_length() - 1
            found |= walking.next(placement)
            if turns:
                found |= walking.turns(placement)
            level ^= low
        return found


class Reach:
    """
    Where a figure can go: placements with their least costs.

    `ends` is the mask of those it may end on, its own among them if it may stand there.
    """

    __slots__ = ("_board", "_ground", "_levels", "_position", "ends", "points", "start")

    def __init__(
        self, board: Board, ground: Ground, position: Position, start: int, points: int
    ) -> None:
        self.start: int = start
        self.points: int = points
        self._board: Board = board
        self._ground: Ground = ground
        self._position: Position = position
        self._levels: list[int] = ground.levels(start, points)
        reached = 0
        for level in self._levels:
            reached |= level
        self.ends: int = reached & ground.ends

    def cost(self, placement: int) -> int:
        """The least cost of a placement; -1 if it is out of reach."""
        for cost, level in enumerate(self._levels):
            if level >> placement & 1:
                return cost
        return -1

    def placements(self) -> list[int]:
        """The placements it may end on, ascending."""
        return bits(self.ends)

    def way(self, placement: int) -> list[int]:
        """
        The way that is kept: the placements after the start, this one last.

        Raises ValueError if it is out of reach.
        """
        cost = self.cost(placement)
        if cost < 0:
            raise ValueError(f"no way of {self.points} points leads to placement {placement}")
        ground, position = self._ground, self._position
        watched = 0
        for space in bits(position.hostile):
            watched |= self._board.near(space)
        touching = ground.footprints.touching
        ways = Ways(self.start, touching(watched), touching(position.hostile | position.others))
        for before, after in self._steps_to(placement, cost):
            ways.lead(before, after)
        return ways.way(placement)

    def _steps_to(self, placement: int, cost: int) -> list[tuple[int, int]]:
        """Find the steps of all cheapest ways to a placement, those of the lowest cost first."""
        ground, levels = self._ground, self._levels
        found: list[tuple[int, int]] = []
        wanted = [0] * cost + [1 << placement]
        for far in range(cost, 0, -1):
            for after in bits(wanted[far]):
                before = far - ground.cost(after)
                for one in bits(levels[before]) if before >= 0 else []:
                    if ground.next(one) >> after & 1:
                        wanted[before] |= 1 << one
                        found.append((one, after))
        found.reverse()
        return found


def reach(board: Board, mover: Mover, position: Position, start: int, points: int) -> Reach:
    """Where a figure can go from a placement with these points."""
    return Reach(board, Ground(board, mover, position), position, start, points)


def steps(board: Board, mover: Mover, position: Position, start: int, points: int) -> list[Step]:
    """
    The legal next placements with these points, turns included, ascending.

    A step to where one may not end is legal only if an end is still in reach afterwards.
    """
    return steps_on(Ground(board, mover, position), start, points)


def steps_on(ground: Ground, start: int, points: int) -> list[Step]:
    """The legal next placements on some ground."""
    found: list[Step] = []
    for placement in bits(ground.next(start)):
        step = step_to(ground, start, placement, points)
        if step is not None:
            found.append(step)
    return found


def can_step(ground: Ground, start: int, points: int) -> bool:
    """Whether any step is legal."""
    for placement in bits(ground.next(start)):
        if step_to(ground, start, placement, points) is not None:
            return True
    return False


def step_to(ground: Ground, start: int, placement: int, points: int) -> Step | None:
    """One of these steps, if it is legal."""
    if not ground.next(start) >> placement & 1:
        return None
    cost = ground.cost(placement)
    if cost > points:
        return None
    may_end = bool(ground.ends >> placement & 1)
    if may_end or leads_on(ground, placement, points - cost):
        return Step(placement, cost, may_end)
    return None


def leads_on(ground: Ground, placement: int, points: int) -> bool:
    """Whether some end is in reach of a placement with these points."""
    return any(level & ground.ends for level in ground.levels(placement, points))


def may_end(board: Board, mover: Mover, position: Position, placement: int) -> bool:
    """Whether a figure may end its movement there."""
    return bool(standing(board, mover, position) >> placement & 1)


def standing(board: Board, mover: Mover, position: Position) -> int:
    """The placements on which a figure may end its movement, as a mask."""
    return Ground(board, mover, position).ends
