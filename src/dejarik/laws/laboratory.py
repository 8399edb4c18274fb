"""
A title's laboratory: what programs that try a game out ask about it.

What belongs here: the questions. What does not: the programs (`lab`), the laws that all games
keep (`contract`, `listening`), and any one game.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from dejarik.kernel.decisions import Decision
from dejarik.kernel.features import Evaluation
from dejarik.kernel.game import Game
from dejarik.kernel.recorder import Record
from dejarik.kernel.state import State

Key = tuple[int, int, int, int]
"""What an option is, whatever its place."""

Check = Callable[[], object]
Laws = list[tuple[str, Check]]
"""Laws of a game's own by name; each raises LawBroken and changes nothing."""


class Answer(NamedTuple):
    """One answer by what was chosen; no option means a step back."""

    seat: int
    option: Key | None


class Compared(NamedTuple):
    """How far two worlds were compared, and whether another seat's private option ended it."""

    answers: int
    cards: int
    stopped: bool


class Player(Protocol):
    """A random player with leanings; it may look at the whole table, which no bot may."""

    def answer(self, s: State, decision: Decision) -> int:
        """One of the offered answers, now and then a step back."""
        ...


class Coverage(Protocol):
    """What random play has reached, by names that mean the same in every process."""

    def counts(self) -> dict[str, dict[str, int]]:
        """How often each thing was seen, as plain data."""
        ...

    def add(self, counts: Mapping[str, Mapping[str, int]]) -> None:
        """Take over the counts of another."""
        ...

    def counting(self, game: Game) -> AbstractContextManager[object]:
        """Count what happens inside the rules while this lasts, as far as that is possible."""
        ...

    def note(self, s: State, records: list[Record]) -> None:
        """Count what a game led to."""
        ...

    def missing(self, game: Game) -> list[str]:
        """Everything that was never seen, one line each."""
        ...


class Planned(NamedTuple):
    """A game for a store of journals: its name, its edition, which decks, and who plays."""

    name: str
    edition: str
    decks: str
    player: str


def number_of(plan: Planned) -> int:
    """The number at the end of its name."""
    return int(plan.name.rpartition("-")[2])


class Playthrough(NamedTuple):
    """A whole game to be stored: its setup, its seed, and who answers for everybody."""

    setup: dict[str, object]
    seed: str
    choose: Callable[[Decision], int]


class Laboratory(Protocol):
    """What is asked of one title by those who try it out."""

    @property
    def pools(self) -> tuple[str, ...]:
        """The collections of cards to play with, everything first."""
        ...

    @property
    def positions(self) -> Mapping[str, str]:
        """The positions whose ways on are counted, by name, and what is asked in each."""
        ...

    @property
    def evaluation(self) -> Evaluation:
        """What its evaluation is made of, for those who fit it."""
        ...

    def game(self, edition: str) -> Game:
        """The rules with every card there is, also those that only a laboratory has."""
        ...

    def reason(self, decision: Decision) -> str:
        """What a decision is about, in a word."""
        ...

    # --- random games ---

    def setup(
        self, game: Game, name: str, number: int, pool: str, *, swift: bool
    ) -> dict[str, object]:
        """The setup of a random game: even numbers keep to the rules of building."""
        ...

    def plain_setup(self, game: Game, seed: str, *, swift: bool) -> dict[str, object]:
        """A setup of cards that can be played anywhere, the same for the same seed."""
        ...

    def match_setup(self, number: int, seed: str) -> dict[str, object]:
        """A setup for bots to meet in; some of the numbers are games of ready decks."""
        ...

    def varied_setup(self, number: int, seed: str) -> dict[str, object]:
        """The same over all formats there are."""
        ...

    def ready_decks(self) -> tuple[str, ...]:
        """The names of the decks that come with the program and can be played."""
        ...

    def duel_setup(self, first: str, second: str, number: int) -> dict[str, object]:
        """A game of two ready decks; numbers take what else may differ in turn."""
        ...

    def round_of(self, s: State) -> int:
        """The round that is played, from 1; 0 before the first."""
        ...

    def turn_of(self, s: State) -> int:
        """Whose turn it is; -1 while it is nobody's."""
        ...

    def position_setup(self, game: Game, name: str, seed: str) -> dict[str, object]:
        """A setup that may lead to one of the positions."""
        ...

    def is_position(self, name: str, s: State, decision: Decision) -> bool:
        """Whether what goes on is what one of the positions is named for, by what is asked."""
        ...

    def player(self, rng: random.Random) -> Player:
        """Somebody to play random games."""
        ...

    def coverage(self) -> Coverage:
        """Counts of nothing so far."""
        ...

    # --- laws ---

    def after_answer(self, game: Game, s: State) -> Laws:
        """Cheap laws, asked after every answer."""
        ...

    def at_decision(self, game: Game, s: State, decision: Decision) -> Laws:
        """Costlier ones, asked at some decisions."""
        ...

    def exchanged(self, game: Game, s: State, seat: int, rng: random.Random) -> State:
        """A copy in which whatever is hidden from a seat is otherwise; it must look the same."""
        ...

    def private_choice(self, game: Game, s: State, decision: Decision) -> bool:
        """Compare how a private choice looks to the others, if this is one; whether it is."""
        ...

    def leak_free(
        self, game: Game, start: bytes, answers: list[Answer], seat: int, rng: random.Random
    ) -> Compared:
        """Play answers on in a world where what stays hidden from a seat is otherwise; compare."""
        ...

    # --- stored games ---

    def seen_by_all(self, s: State) -> str:
        """A hash of what everyone sees: how a state is packed may change, this may not."""
        ...

    @property
    def playthroughs(self) -> tuple[str, ...]:
        """The whole games that are stored with the tests, by name."""
        ...

    def playthrough(self, game: Game, name: str) -> Playthrough:
        """How one of them is made."""
        ...

    def planned(self) -> Iterator[Planned]:
        """The games of a store of journals."""
        ...

    def planned_setup(self, game: Game, plan: Planned) -> dict[str, object]:
        """The decks and all else that one of them begins with."""
        ...
