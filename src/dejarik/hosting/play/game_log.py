"""
The log of a whole game as one audience was told it, with what led to each line.

What belongs here: the lines, and the chain of causes behind one. What does not: how the log is
made (`chronicle`), and who may ask for it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

NO_CAUSE: Final = -1
"""The cause of an answer, and of what happened at the beginning."""


@dataclass(frozen=True, slots=True)
class LoggedLine:
    """A line with its number, the number of the line that led to it, and its rulings."""

    number: int
    text: str
    cause: int = NO_CAUSE
    rulings: tuple[str, ...] = ()


class GameLog:
    """All lines of a game, oldest first."""

    def __init__(self, lines: Iterable[LoggedLine]) -> None:
        self.lines = tuple(lines)
        self._by_number = {line.number: line for line in self.lines}

    def __contains__(self, number: int) -> bool:
        return number in self._by_number

    def chain(self, number: int) -> list[LoggedLine]:
        """
        A line and its causes, back to an answer or to the beginning of the game.

        Raises ValueError when there is no such line.
        """
        if number not in self._by_number:
            message = f"there is no line {number} in the log"
            raise ValueError(message)
        found = [self._by_number[number]]
        while found[-1].cause in self._by_number:
            found.append(self._by_number[found[-1].cause])
        return found
