"""
Counting spaces: how far things on a map are from each other.

What belongs here: the count from one space to another, round walls, closed doors and blocking
terrain. What does not: movement points (`reach`).
"""

from typing import Final

from dejarik.games.imperial.board.links import links
from dejarik.games.imperial.board.maps import Map
from dejarik.games.imperial.board.masks import bits

FAR: Final = 999
"""The distance to what no count leads to."""


class Counting:
    """
    Distances on a map with some doors closed, a row for each space when it is first asked for.

    They are those of figures and objects: the terrain of the two end spaces does not matter,
    and a ringed space counts through the blocking spaces of its ring.
    """

    __slots__ = ("_disks", "_links", "_rows", "plan", "shut_edges")

    def __init__(self, plan: Map, shut_edges: list[bool]) -> None:
        self.plan: Map = plan
        self.shut_edges: list[bool] = shut_edges
        self._links: dict[int, list[int]] = {}
        self._rows: list[list[int]] = [[] for _ in range(plan.count)]
        self._disks: list[list[int]] = [[] for _ in range(plan.count)]

    def row(self, space: int) -> list[int]:
        """The distances from a space to every space."""
        row = self._rows[space]
        if not row:
            row = self._count(space)
            self._rows[space] = row
        return row

    def disks(self, space: int) -> list[int]:
        """The masks of all spaces within 0, 1, 2, … spaces, up to the farthest."""
        disks = self._disks[space]
        if not disks:
            row = self.row(space)
            farthest = max(far for far in row if far != FAR)
            disks = [0] * (farthest + 1)
            for other, far in enumerate(row):
                if far != FAR:
                    disks[far] |= 1 << other
            for far in range(farthest):
                disks[far + 1] |= disks[far]
            self._disks[space] = disks
        return disks

    def _count(self, start: int) -> list[int]:
        ringed = self.plan.ringed
        row = self._row_through(start, ringed.get(start, 0))
        for other, ring in ringed.items():
            if other != start:
                row[other] = self._row_through(start, ring | ringed.get(start, 0))[other]
        return row

    def _row_through(self, start: int, opened: int) -> list[int]:
        """Count from a space, through some blocking spaces as well."""
        near = self._links.get(opened)
        closed = self.plan.blocking & ~opened
        if near is None:
            near = links(self.plan, self.shut_edges, closed)
            self._links[opened] = near
        row = [FAR] * self.plan.count
        seen = level = 1 << start
        ends = closed & ~seen
        far = 0
        while level:
            spread = 0
            while level:
                low = level & -level
                space = low.bit_length() - 1
                row[space] = far
                spread |= near[space]
                level ^= low
            far += 1
            for end in bits(spread & ends):
                row[end] = far
            ends &= ~spread
            level = spread & ~closed & ~seen
            seen |= level
        return row
