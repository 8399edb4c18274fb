"""
The board: twenty spaces in four rows of five, and two walls. No figures stand here.

     1  2  3  4  5
     6  7| 8  9 10
    11 12|13 14 15
    16 17 18 19 20
"""

from typing import Final

WIDTH: Final = 5
SPACES: Final = range(1, 21)
WALLS: Final = frozenset({(7, 8), (12, 13)})
ZONES: Final = ((1, 6, 11, 16), (5, 10, 15, 20))


def neighbours(space: int) -> list[int]:
    """The spaces one step away, lowest first."""
    column = (space - 1) % WIDTH
    found = [space - WIDTH]
    if column > 0 and (space - 1, space) not in WALLS:
        found.append(space - 1)
    if column < WIDTH - 1 and (space, space + 1) not in WALLS:
        found.append(space + 1)
    found.append(space + WIDTH)
    return [one for one in found if one in SPACES]


def _distances(start: int) -> dict[int, int]:
    found = {start: 0}
    edge = [start]
    while edge:
        space = edge.pop(0)
        for other in neighbours(space):
            if other not in found:
                found[other] = found[space] + 1
                edge.append(other)
    return found


DISTANCES: Final = {space: _distances(space) for space in SPACES}
"""How many steps lie between two spaces, figures ignored."""
