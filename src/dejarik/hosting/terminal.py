"""
A title's terminal: what the commands of `dejarik` ask of one game, beside what rooms ask.

What belongs here: the questions. What does not: reading keys, files and arguments (`cli`),
how lines are laid out (`terminal_text`), and any one game.

Lines that are asked for finished fit the screen; all others are laid out by who asked.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from dejarik.hosting.decks import Payload, Terms, Verdict
from dejarik.hosting.terminal_text import Paint
from dejarik.hosting.title import ENGLISH, Listener
from dejarik.hosting.wire import Line, View
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State

STOP: Final = "stop"
"""The kind of the option that ends a choice of several, in every title."""


class Mark(NamedTuple):
    """
    Where a line stands among all that happened, and the rulings behind it.

    `number` is what `why` takes, `cause` the number of what led to it, `answer` whether it tells
    of somebody's answer: there a chain of causes ends.
    """

    number: int
    cause: int = 0
    kind: str = ""
    rulings: tuple[str, ...] = ()
    answer: bool = False


@dataclass(frozen=True)
class Context:
    """
    What stands around a question.

    `chosen` are the seat's own choices that led to it, `reversible` whether they may still be
    taken back, `text` the words of the rules that ask, `picked` what this choice has so far.
    """

    chosen: tuple[str, ...] = ()
    reversible: bool = False
    text: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()


class Audience(Listener, Protocol):
    """One audience of a game on a terminal; a view it is asked about is one that it gave."""

    def mark(self, line: Line) -> Mark:
        """Where a line stands among all that happened."""
        ...

    def board(self, view: View, paint: Paint) -> list[str]:
        """The whole table, as finished lines."""
        ...

    def context(self, view: View) -> Context:
        """What stands around the question."""
        ...

    def counts(self, view: View) -> dict[str, int]:
        """What the result of a game says beside the ranking, by name."""
        ...

    def why_not(self, s: State, word: str) -> list[str]:
        """What the seat cannot do now and why; with a word, only what is called so."""
        ...

    def obey(self, name: str, s: State, words: str) -> list[str]:
        """Obey one of the title's own commands: finished lines."""
        ...


class Extra(NamedTuple):
    """A title's own command: how it is typed, what it is for, behind which it is listed."""

    usage: str
    words: str
    behind: str


class Usual(NamedTuple):
    """What is played if nobody says otherwise: a deck for each seat, and the format of a check."""

    decks: tuple[str, ...]
    format: str


class Found(NamedTuple):
    """A card that may be meant."""

    code: str
    title: str


class Terminal(Protocol):
    """What is asked of one title by the commands."""

    @property
    def usual(self) -> Usual:
        """Names of ready decks, none where a title has none, and a format."""
        ...

    @property
    def code_example(self) -> str:
        """What the code of a card looks like, in words."""
        ...

    @property
    def extras(self) -> Mapping[str, Extra]:
        """The title's own commands, by name."""
        ...

    @property
    def help(self) -> Mapping[str, str]:
        """What a command of all titles is for, where this one says it in other words."""
        ...

    @property
    def purposes(self) -> Mapping[int, str]:
        """What chance is drawn for, in a word or two."""
        ...

    # --- a game ---

    def setup(
        self, lists: Sequence[Payload], names: Sequence[str], terms: Terms, *, lab: bool
    ) -> dict[str, object]:
        """A game of these lists on these terms, as plain data; `lab` if only bots play."""
        ...

    def called(self, setup: dict[str, object]) -> tuple[str, ...]:
        """Who sits where, as a setup says. Raises ValueError when it is none."""
        ...

    def audience(
        self, journal: Journal, seat: int, called: Sequence[str], language: str = ENGLISH
    ) -> Audience:
        """An audience that has heard nothing yet, to whom the seats are called so."""
        ...

    def drawn(self, s: State, purpose: int, obj: int, language: str = ENGLISH) -> str:
        """What a draw of chance has led to."""
        ...

    # --- cards and lists ---

    def find(self, wanted: str) -> tuple[Found, ...]:
        """The card with this code, or all whose title has these words: the likeliest first."""
        ...

    def describe(self, code: str, edition: str, language: str = ENGLISH) -> list[str]:
        """A card for a person, as an edition has it: finished lines."""
        ...

    def card_data(self, code: str, edition: str, language: str = ENGLISH) -> dict[str, object]:
        """Everything about a card as plain data, its program under `program`; no printed text."""
        ...

    def size(self, listed: Payload, language: str = ENGLISH) -> str:
        """How much is in a list."""
        ...

    def remarks(
        self, listed: Payload, verdict: Verdict, language: str = ENGLISH
    ) -> tuple[str, ...]:
        """What else is to be said of a list that was checked."""
        ...
