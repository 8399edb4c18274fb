"""
A title: what everyone above asks of one game, beside the kernel's contract.

What belongs here: the title itself, and how it tells a game to people. What does not: its
other parts (`decks`, `catalogue`), which titles there are (`titles`), and any one game.

What tells a game is told the language it is wanted in.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from dejarik.hosting.catalogue import Catalogue
from dejarik.hosting.decks import Decks
from dejarik.hosting.options import SetupOption
from dejarik.hosting.play.game_log import GameLog
from dejarik.hosting.play.passing import Passing
from dejarik.hosting.play.snapshots import Snapshot
from dejarik.hosting.play.standing_wire import Occasion
from dejarik.hosting.review.counting import Counting
from dejarik.hosting.wire import Line, Prompt, View
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import Recorder, Witness
from dejarik.kernel.release import Release
from dejarik.kernel.state import State

ENGLISH: Final = "en"
"""The language there is."""


class Listener(Protocol):
    """One audience of a game: a seat or the spectators, with the words it is told in."""

    @property
    def seat(self) -> int:
        """The seat, or -1."""
        ...

    @property
    def recorder(self) -> Recorder:
        """Who is to hear what happens."""
        ...

    def before(self, s: State, seat: int, choice: int) -> None:
        """An answer is about to be played: a seat's own choice is noted in words."""
        ...

    def after(self) -> tuple[Line, ...]:
        """The lines of what was told since the last time."""
        ...

    def recent(self) -> tuple[Line, ...]:
        """The latest lines, oldest first."""
        ...

    def view(self, s: State) -> View:
        """The table as this audience sees it."""
        ...

    def prompt(self, view: View) -> Prompt | None:
        """What is asked, in words, with what is plain of the options; nothing if nothing is."""
        ...

    def foretold(self, s: State, view: View, prompt: Prompt) -> Generator[None, None, Prompt]:
        """
        The prompt with what comes of its options, from no more than the seat may know.

        It is worked out in steps; between them the game must stand for the seat as it does now.
        """
        ...

    def result(self, view: View) -> str:
        """How the game ended, in words; empty while it goes on."""
        ...


class Retold(Witness):
    """Hears a journal being played again, for several audiences at once."""

    def listeners(self) -> list[Listener]:
        """Those that have heard all they need to go on."""
        return []


@dataclass(frozen=True)
class Reasons:
    """
    An answer to a question: lines for a person, and the rulings behind them.

    `drawn` is what a page of the title can draw of it, as plain data of the title's own.
    """

    lines: tuple[str, ...]
    rulings: tuple[str, ...] = ()
    drawn: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Shapes:
    """
    What a client of a title is sent beyond what all titles share, for the protocol's files.

    `records` are the structs of its boards, log, decks and catalogue, `sets` its closed sets of
    names, `questions` a few lines on what `explain` and `odds` can be asked.
    """

    records: tuple[type, ...]
    sets: Mapping[str, object]
    questions: str


@dataclass(frozen=True)
class Guided:
    """
    How a guided first game begins: ready decks, who plays the other, the seed, the first answers.

    The newcomer has the first seat; `opening` are the choices of whoever is asked first, one after
    the other, until it is the newcomer's turn.
    """

    own: str
    other: str
    bot: str
    seed: str
    opening: tuple[int, ...] = ()


class Telling(Protocol):
    """How a game is told to those who play and watch it."""

    def reason(self, decision: Decision) -> str:
        """What a decision is about, as views name it."""
        ...

    def passing(self, s: State, decision: Decision) -> Passing:
        """How a standing order could answer what a seat is asked."""
        ...

    def view(self, game: Game, s: State, seat: int) -> View:
        """The table as a seat, or a spectator (-1), sees it."""
        ...

    def listen(self, journal: Journal, seat: int, language: str = ENGLISH) -> Listener:
        """A listener that has heard everything that counts in a journal."""
        ...

    def retelling(
        self,
        journal: Journal,
        seats: tuple[int, ...],
        since: Snapshot | None = None,
        language: str = ENGLISH,
    ) -> Retold:
        """
        A witness that makes listeners for these seats while a journal is played again.

        With a snapshot that counts now it is the journal since then.
        """
        ...

    def explain(
        self, journal: Journal, s: State, seat: int, question: str, language: str = ENGLISH
    ) -> Reasons:
        """
        Why something is offered or not, or what makes up a number.

        Raises ValueError, in words, for a question nobody can answer or may ask.
        """
        ...

    def log(self, journal: Journal, seat: int, language: str = ENGLISH) -> GameLog:
        """All that a seat was told, and what led to each line. Raises Diverged."""
        ...


class Title(Protocol):
    """A game that can be hosted. Its id is what journals, routes and `--title` call it."""

    @property
    def id(self) -> str:
        """Lower-case letters and hyphens; it never changes."""
        ...

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of its rules, the newest first; at least one."""
        ...

    @property
    def seats(self) -> tuple[int, ...]:
        """How many may play at one table, the usual number first."""
        ...

    @property
    def responses(self) -> bool:
        """Whether its games ask for responses, so that orders and a beat mean something."""
        ...

    @property
    def occasions(self) -> tuple[Occasion, ...]:
        """What standing orders can be given for, in the order in which they are listed."""
        ...

    @property
    def options(self) -> tuple[SetupOption, ...]:
        """What can be chosen for a game of it; each stands behind what it depends on."""
        ...

    @property
    def guided(self) -> Guided | None:
        """How a first game of somebody new begins; nothing if there is none."""
        ...

    @property
    def telling(self) -> Telling:
        """How its games are told."""
        ...

    @property
    def decks(self) -> Decks:
        """What people bring to its tables."""
        ...

    @property
    def catalogue(self) -> Catalogue:
        """What there is to look up."""
        ...

    @property
    def shapes(self) -> Shapes:
        """What its clients are sent."""
        ...

    def name(self, language: str = ENGLISH) -> str:
        """What people call it."""
        ...

    def rules(self) -> str:
        """The name of the rules here, whatever the setup: another name may play otherwise."""
        ...

    def prepare(self) -> None:
        """Load what the first table would have to wait for."""
        ...

    def game(self, setup: dict[str, object]) -> Game:
        """The rules a setup asks for. Raises ValueError when there are none such here."""
        ...

    def game_in(self, edition: str) -> Game:
        """The rules of an edition. Raises ValueError when there is none such here."""
        ...

    def release(self, setup: dict[str, object]) -> Release:
        """What a journal of this setup is written by. Raises ValueError likewise."""
        ...

    def counting(self, journal: Journal) -> Counting:
        """What counts while a finished game is played again for its review."""
        ...

    def renamed(self, setup: dict[str, object], called: Sequence[str]) -> dict[str, object]:
        """A setup with other names at its seats; nothing else of the game depends on them."""
        ...


class NamedSeats:
    """A title whose setups have their seats in a list, each with a name that nothing depends on."""

    def renamed(self, setup: dict[str, object], called: Sequence[str]) -> dict[str, object]:
        """A setup with other names at its seats; nothing else of the game depends on them."""
        seats = setup.get("seats")
        if not isinstance(seats, list):
            # Whether it is a setup at all is asked where it is played.
            return setup
        named = [{**seat, "name": name} for seat, name in zip(seats, called, strict=False)]
        return {**setup, "seats": named}
