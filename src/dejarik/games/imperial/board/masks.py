"""
Masks of spaces and placements: a bit for each, in plain integers.

A placement is where a figure stands: the upper left one of its spaces, plus the number of
spaces of the map if it is turned. So the placement of a small figure is its space.
What belongs here: sizes, and which spaces a placement covers. What does not: whether a figure
may stand there (`walking`).
"""

from typing import Final

from dejarik.games.imperial.board.maps import STRIDE, Map

SMALL: Final = 0
TWO: Final = 1
FOUR: Final = 2
SIX: Final = 3
"""The sizes are named for the spaces they cover."""

SIZES: Final = ("1x1", "1x2", "2x2", "2x3")

_ACROSS: Final = (1, 1, 2, 2)
_DOWN: Final = (1, 2, 2, 3)


def bits(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: list[int]) -> int:
    """The mask of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def can_turn(size: int) -> bool:
    """Whether a figure of this size stands otherwise when it is turned."""
    return _ACROSS[size] != _DOWN[size]


def half_of(size: int) -> int:
    """How many spaces are half of a figure of this size."""
    return _ACROSS[size] * _DOWN[size] // 2


class Footprints:
    """
    The placements of one size on a map, whatever stands or lies there.

    `spaces` has the mask of each placement, 0 where one would leave the map; `covering` has for
    each space the mask of the placements that cover it.
    """

    __slots__ = ("count", "covering", "every", "size", "spaces")

    def __init__(self, plan: Map, size: int) -> None:
        self.size: int = size
        self.count: int = plan.count * 2 if can_turn(size) else plan.count
        self.spaces: list[int] = [0] * self.count
        self.covering: list[int] = [0] * plan.count
        self.every: int = 0
        for placement in range(self.count):
            is_turned = placement >= plan.count
            across = _DOWN[size] if is_turned else _ACROSS[size]
            down = _ACROSS[size] if is_turned else _DOWN[size]
            mask = _rectangle(plan, placement % plan.count, across, down)
            self.spaces[placement] = mask
            if mask:
                self.every |= 1 << placement
                for space in bits(mask):
                    self.covering[space] |= 1 << placement

    def touching(self, spaces: int) -> int:
        """The placements that cover at least one of these spaces, as a mask."""
        if self.size == SMALL:
            return spaces
        found = 0
        while spaces:
            low = spaces & -spaces
            found |= self.covering[low.bit_length() - 1]
            spaces ^= low
        return found


def _rectangle(plan: Map, anchor: int, across: int, down: int) -> int:
    """Cover a rectangle by its upper left space; 0 if a part of it is no space."""
    mask = 0
    for y in range(down):
        for x in range(across):
            space = plan.at.get(plan.cells[anchor] + y * STRIDE + x, -1)
            if space < 0:
                return 0
            mask |= 1 << space
    return mask
