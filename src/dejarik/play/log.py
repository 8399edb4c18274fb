"""
The log of a game as one audience is told it, line by line.

What belongs here: keeping all lines of a game, and the chain of causes behind one. What does
not: what a line says, which is its title's, and laying lines out (`cli.screen`).
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dejarik.hosting.terminal import Audience
from dejarik.hosting.wire import Line
from dejarik.kernel.entries import ANSWER, Entry
from dejarik.kernel.game import Game
from dejarik.kernel.journal import PRESENT, Journal
from dejarik.kernel.recorder import Recorder, Witness
from dejarik.kernel.replaying import replay
from dejarik.kernel.state import State


class LogLine(NamedTuple):
    """One line of the log as a seat was told it; its number is what `why` takes."""

    number: int
    cause: int
    kind: str
    text: str
    rulings: tuple[str, ...]
    minor: bool
    answer: bool
    seat: int

    def __str__(self) -> str:
        return self.text


def logged(audience: Audience, lines: Iterable[Line]) -> list[LogLine]:
    """What an audience was told, with where each line stands."""
    found = []
    for line in lines:
        mark = audience.mark(line)
        found.append(
            LogLine(
                mark.number,
                mark.cause,
                mark.kind,
                line.text,
                mark.rulings,
                line.minor,
                mark.answer,
                audience.seat,
            )
        )
    return found


class Retelling(Witness):
    """Tells an audience a journal that is played again."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.lines: list[LogLine] = []

    def start(self) -> Recorder | None:
        return self.audience.recorder

    def before(self, s: State, entry: Entry) -> Recorder | None:
        if entry.kind == ANSWER:
            self.audience.before(s, entry.seat, entry.choice)
        return self.audience.recorder

    def after(self) -> None:
        self.lines += logged(self.audience, self.audience.after())


def retell(
    game: Game, journal: Journal, audience: Audience, to: int = PRESENT
) -> tuple[list[LogLine], State]:
    """
    The log of a journal up to a position, by playing it again for an audience that is new to it.

    Raises Diverged when it no longer plays out as it did.
    """
    told = Retelling(audience)
    state = replay(game, journal, to, told)
    return told.lines, state


def chain(lines: Sequence[LogLine], number: int) -> list[LogLine]:
    """
    A line and its causes, back to an answer or to the beginning of the game.

    Raises KeyError when there is no such line.
    """
    by_number = {line.number: line for line in lines}
    found = [by_number[number]]
    while not found[-1].answer and found[-1].cause in by_number:
        found.append(by_number[found[-1].cause])
    return found
