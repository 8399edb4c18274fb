"""
The chronicle: the log of a game as one seat was told it, line by line.

What belongs here: keeping what was told, and the seat's own choices in words. What does not: the
words, which are the title's, how lines are laid out, and what led to one (`game_log`).
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from dejarik.hosting.play.game_log import NO_CAUSE, GameLog, LoggedLine
from dejarik.hosting.play.recorders import Everyone
from dejarik.kernel.decisions import BACK
from dejarik.kernel.entries import ANSWER, Entry
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import Recorder, Witness
from dejarik.kernel.replaying import replay
from dejarik.kernel.state import State

DECIDED: Final = "decided"
"""What every title calls the kind of an answer."""


class SeatView(Protocol):
    """What every title's view has: what is asked, if anything is."""

    @property
    def decision(self) -> Any | None:  # noqa: ANN401  (each title has a shape of its own)
        """The question with its options."""
        ...


class TableWords(Protocol):
    """The sentences about a view."""

    def prompt(self, decision: Any, /) -> str:  # noqa: ANN401
        """The question."""
        ...

    def options(self, decision: Any, /) -> tuple[str, ...]:  # noqa: ANN401
        """All options of a decision, in their order."""
        ...

    def outcome(self) -> str:
        """How the game ended."""
        ...


class Told(Protocol):
    """What every title's record of something that happened has, for the seat that heard it."""

    @property
    def serial(self) -> int:
        """Its number in the game."""
        ...

    @property
    def cause(self) -> int:
        """The serial of what led to it."""
        ...

    @property
    def kind(self) -> str:
        """The title's word for it."""
        ...

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose answer it is, of an answer."""
        ...

    @property
    def rulings(self) -> tuple[str, ...]:
        """The rulings behind it."""
        ...


@dataclass(frozen=True)
class Line:
    """One line of the log; its number is the serial of what happened."""

    number: int
    text: str
    minor: bool
    told: Told


ViewT = TypeVar("ViewT", bound=SeatView)


class Chronicle(ABC, Generic[ViewT]):
    """What one seat has heard, and what it chose; `game` are the rules of what is told."""

    game: Game

    def __init__(self, seat: int, recorder: Recorder, heard: list[Any]) -> None:
        """`heard` is where the recorder keeps what it is told."""
        self.seat = seat
        self.recorder = recorder
        self.heard = heard
        self.lines: list[Line] = []
        self.picked: list[str] = []

    @abstractmethod
    def view(self, s: State) -> ViewT:
        """The table as this seat sees it."""

    @abstractmethod
    def words(self, view: ViewT) -> TableWords:
        """The sentences about a view."""

    @abstractmethod
    def sentence(self, told: Any) -> str:  # noqa: ANN401
        """What happened in words."""

    @abstractmethod
    def is_minor(self, told: Any) -> bool:  # noqa: ANN401
        """Whether it is of little weight."""

    def before(self, s: State, seat: int, choice: int, view: ViewT | None = None) -> None:
        """
        Note the seat's own choice in words, before it is played.

        `view` is what the seat sees, for whoever has it at hand.
        """
        if seat != self.seat:
            return
        if choice == BACK:
            self.picked = self.picked[:-1]
            return
        view = view or self.view(s)
        decision = view.decision
        if decision is None or choice >= len(decision.options):
            # Whoever plays it will refuse it.
            return
        self.chosen(view, self.words(view).options(decision)[choice])

    def chosen(self, view: ViewT, text: str) -> None:
        """Keep a choice of the seat's own until it is told of it."""
        self.picked.append(text)

    def after(self) -> None:
        """Turn what was told since the last time into lines, causes before effects."""
        fresh: list[Told] = sorted(self.heard, key=lambda one: one.serial)
        self.heard.clear()
        self.lines += [self.line(one) for one in fresh]

    def line(self, told: Any) -> Line:  # noqa: ANN401
        """What happened as a line; a seat's own answer says what it was."""
        if told.kind == DECIDED and self.seat in told.seats and self.picked:
            text = f"You decided: {'; '.join(self.picked)}."
            self.picked = []
        else:
            text = self.sentence(told)
        return Line(told.serial, text, self.is_minor(told), told)

    def log(self) -> GameLog:
        """All lines, each with the line that led to it; an answer begins anew."""
        return GameLog(
            LoggedLine(
                line.number,
                line.text,
                NO_CAUSE if line.told.kind == DECIDED else line.told.cause,
                tuple(line.told.rulings),
            )
            for line in self.lines
        )


class Retelling(Witness):
    """Chronicles of several seats from one replay, in words only from some entry on."""

    def __init__(self, chronicles: Sequence[Chronicle[Any]], silent: int = 0) -> None:
        self.chronicles = chronicles
        self.silent = silent
        self.everyone = Everyone([one.recorder for one in chronicles])

    def start(self) -> Recorder | None:
        """The beginning is told unless something is passed over."""
        return None if self.silent else self.everyone

    def before(self, s: State, entry: Entry) -> Recorder | None:
        """Note the choice in words where it is told."""
        if self.silent:
            self.silent -= 1
            return None
        if entry.kind == ANSWER:
            for chronicle in self.chronicles:
                chronicle.before(s, entry.seat, entry.choice)
        return self.everyone

    def after(self) -> None:
        for chronicle in self.chronicles:
            chronicle.after()


def retell(game: Game, journal: Journal, chronicle: Chronicle[Any]) -> None:
    """
    Let a chronicle hear a whole journal, by playing it again.

    Raises Diverged when it no longer plays out as it did.
    """
    replay(game, journal, witness=Retelling([chronicle]))


def since_an_answer(lines: list[Line]) -> list[Line]:
    """The lines after the first answer among them: what was told of it may lack its beginning."""
    for place, line in enumerate(lines):
        if line.told.kind == DECIDED:
            return lines[place + 1 :]
    return []
