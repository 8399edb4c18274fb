"""
Ways: which of equally cheap ways is kept when only a destination was named.

The one with the fewest placements adjacent to hostile figures, then the fewest occupied ones,
then, read back from its end, the lowest numbers. It is the same for everybody.
What belongs here: this choice. What does not: which steps there are and their costs (`reach`).
"""

from typing import Final

_MANY: Final = 1 << 12


class Ways:
    """
    The cheapest ways from a start, found step by step in the order of their costs.

    A way is judged by one number: watched placements, occupied ones; then by the placement before.
    """

    __slots__ = ("_before", "_judged", "occupied", "start", "watched")

    def __init__(self, start: int, watched: int, occupied: int) -> None:
        self.start: int = start
        self.watched: int = watched
        self.occupied: int = occupied
        self._judged: dict[int, int] = {start: 0}
        self._before: dict[int, int] = {}

    def lead(self, placement: int, after: int) -> None:
        """
        Note that a step of a cheapest way leads from a placement to another.

        The first of the two must have been led to in every such way before.
        """
        judged = self._judged[placement]
        judged += (self.watched >> after & 1) * _MANY + (self.occupied >> after & 1)
        known = self._judged.get(after, -1)
        if known < 0 or judged < known or (judged == known and placement < self._before[after]):
            self._judged[after] = judged
            self._before[after] = placement

    def way(self, placement: int) -> list[int]:
        """The placements of the kept way to one, the start left out."""
        found: list[int] = []
        while placement != self.start:
            found.append(placement)
            placement = self._before[placement]
        found.reverse()
        return found
