"""
Walking: where a figure of a size fits on the map, and which steps lead from there.

What belongs here: terrain, walls and doors, by size and by whether terrain binds the figure.
What does not: other figures and costs (`reach`).
"""

from typing import Final

from dejarik.games.imperial.board.links import links, shut_kinds
from dejarik.games.imperial.board.maps import STRIDE, Map
from dejarik.games.imperial.board.masks import (
    SMALL,
    Footprints,
    bits,
    can_turn,
    half_of,
)

_UNKNOWN: Final = -1
_STRAIGHT: Final = (-STRIDE, -1, 1, STRIDE)


class Walking:
    """
    Steps of figures of one size on a map with some doors closed.

    `fits` is the mask of the placements where it may be, whoever else is there; a free figure
    (Mobile, Massive) minds walls and doors only.
    """

    __slots__ = ("_next", "_turns", "fits", "footprints", "plan", "shut_edges", "shut_spaces")

    def __init__(self, plan: Map, footprints: Footprints, open_doors: int, is_free: bool) -> None:
        self.plan: Map = plan
        self.footprints: Footprints = footprints
        self.shut_edges: list[bool] = shut_kinds(plan, open_doors, not is_free, not is_free)
        self.shut_spaces: int = 0 if is_free else plan.blocking | plan.impassable
        self._next: list[int] = [_UNKNOWN] * footprints.count
        self._turns: list[int] = [_UNKNOWN] * footprints.count
        if footprints.size == SMALL:
            self.fits: int = plan.every & ~self.shut_spaces
            self._next = [
                near & self.fits for near in links(plan, self.shut_edges, self.shut_spaces)
            ]
        else:
            self.fits = self._fitting()

    def next(self, placement: int) -> int:
        """The placements one step away, as a mask."""
        known = self._next[placement]
        if known == _UNKNOWN:
            known = self._steps(placement)
            self._next[placement] = known
        return known

    def turns(self, placement: int) -> int:
        """The placements one turn away, as a mask."""
        known = self._turns[placement]
        if known == _UNKNOWN:
            known = self._turned(placement)
            self._turns[placement] = known
        return known

    def _fitting(self) -> int:
        """Find the placements without a shut space or edge in them."""
        fitting = self.footprints.every & ~self.footprints.touching(self.shut_spaces)
        for (one, other), kind in self.plan.edges.items():
            if self.shut_edges[kind]:
                covering = self.footprints.covering
                fitting &= ~(covering[one] & covering[other])
        return fitting

    def _steps(self, placement: int) -> int:
        """
        Move all spaces by one, in four directions.

        Edges count where a new space is entered; those inside the figure are looked at by
        whether it fits.
        """
        plan, mask = self.plan, self.footprints.spaces[placement]
        found = 0
        for apart in _STRAIGHT:
            moved = self._shifted(placement, apart)
            if moved == _UNKNOWN or not self.fits >> moved & 1:
                continue
            is_open = True
            for entered in bits(self.footprints.spaces[moved] & ~mask):
                left = plan.at[plan.cells[entered] - apart]
                if self.shut_edges[plan.edge(left, entered)]:
                    is_open = False
            if is_open:
                found |= 1 << moved
        return found

    def _shifted(self, placement: int, apart: int) -> int:
        count = self.plan.count
        anchor = self.plan.at.get(self.plan.cells[placement % count] + apart, -1)
        return _UNKNOWN if anchor < 0 else anchor + placement // count * count

    def _turned(self, placement: int) -> int:
        """Turn by a quarter: the other way round, with at least half of the spaces kept."""
        size, count = self.footprints.size, self.plan.count
        if not can_turn(size):
            return 0
        mask = self.footprints.spaces[placement]
        is_turned = placement >= count
        found = 0
        for other in bits(self.footprints.touching(mask) & self.fits):
            if (other >= count) != is_turned:
                kept = (self.footprints.spaces[other] & mask).bit_count()
                if kept >= half_of(size):
                    found |= 1 << other
        return found
