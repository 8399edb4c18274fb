"""
A title: what a host asks of a game beside the kernel's contract.

What belongs here: the protocols. What does not: any one game (`dejarik.titles`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from dejarik.hosting.play.snapshots import Snapshot
from dejarik.hosting.wire import Line, Prompt, View
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import Recorder, Witness
from dejarik.kernel.release import Release
from dejarik.kernel.state import State


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
        """What is asked, in words; nothing if nothing is asked."""
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
    """An answer to a question: lines for a person, and the rulings behind them."""

    lines: tuple[str, ...]
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """A card for a reader: its facts, its rendered text, and whether it can be played."""

    code: str
    facts: dict[str, object]
    text: tuple[str, ...]
    playable: bool


class Title(Protocol):
    """A game that can be hosted."""

    @property
    def name(self) -> str:
        """What journals call it."""
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

    def release(self, setup: dict[str, object]) -> Release:
        """What a journal of this setup is written by. Raises ValueError likewise."""
        ...

    def renamed(self, setup: dict[str, object], called: Sequence[str]) -> dict[str, object]:
        """A setup with other names at its seats; nothing else of the game depends on them."""
        ...

    def explain(self, journal: Journal, s: State, seat: int, question: str) -> Reasons:
        """
        Why something is offered or not, or what makes up a number.

        Raises ValueError, in words, for a question nobody can answer or may ask.
        """
        ...

    def why(self, journal: Journal, seat: int, line: int) -> Reasons:
        """What led to a line of the log. Raises ValueError when there is no such line."""
        ...

    def card(self, code: str, edition: str) -> Sheet:
        """A card as an edition has it. Raises ValueError when there is none."""
        ...

    def listen(self, journal: Journal, seat: int) -> Listener:
        """A listener that has heard everything that counts in a journal."""
        ...

    def retelling(
        self, journal: Journal, seats: tuple[int, ...], since: Snapshot | None = None
    ) -> Retold:
        """A witness that makes listeners for these seats while a journal is played again."""
        ...
