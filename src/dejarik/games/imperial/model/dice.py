"""
Dice: six colours of six faces each.

An attack face is accuracy, damage and surge, a defence face block, evade and dodge.
"""

from typing import Final

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
WHITE: Final = 5

COLOURS: Final = ("red", "blue", "green", "yellow", "black", "white")
ATTACK_COLOURS: Final = (RED, BLUE, GREEN, YELLOW)
DEFENCE_COLOURS: Final = (BLACK, WHITE)
FACES: Final = 6
UNROLLED: Final = -1

FACE_RESULTS: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = (
    ((0, 1, 0), (0, 2, 0), (0, 2, 0), (0, 2, 1), (0, 3, 0), (0, 3, 0)),
    ((2, 0, 1), (2, 1, 0), (3, 1, 1), (3, 2, 0), (4, 2, 0), (5, 1, 0)),
    ((1, 0, 1), (1, 1, 1), (1, 2, 0), (2, 1, 1), (2, 2, 0), (3, 2, 0)),
    ((0, 0, 1), (0, 1, 2), (1, 2, 0), (1, 1, 1), (2, 1, 0), (2, 0, 1)),
    ((1, 0, 0), (1, 0, 0), (2, 0, 0), (2, 0, 0), (3, 0, 0), (0, 1, 0)),
    ((1, 1, 0), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 0), (0, 0, 1)),
)
"""By colour and face."""


def is_attack_colour(colour: int) -> bool:
    """Whether a die of this colour belongs into attack pools."""
    return colour <= YELLOW


class RolledDie:
    """One die of an attack: its colour, the face it shows, and whether it was rerolled."""

    __slots__ = ("colour", "face", "rerolled")

    def __init__(self, colour: int, face: int = UNROLLED, rerolled: bool = False) -> None:
        self.colour: int = colour
        self.face: int = face
        self.rerolled: bool = rerolled

    def results(self) -> tuple[int, int, int]:
        """What the face shows; nothing before it is rolled."""
        if self.face == UNROLLED:
            return (0, 0, 0)
        return FACE_RESULTS[self.colour][self.face]

    def clone(self) -> "RolledDie":
        """An independent copy."""
        return RolledDie(self.colour, self.face, self.rerolled)

    def pack(self) -> list[int]:
        """As plain data."""
        return [self.colour, self.face, int(self.rerolled)]
