"""
What came of many games: one row for each, and what they come to for each side.

What belongs here: counting and showing. What does not: playing (`many_games`).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from dejarik.hosting.people.statistics import interval
from dejarik.play import pages
from dejarik.play.table import Table

HEADS = ("side", "won", "shared", "lost", "rate", "95 %")


@dataclass(frozen=True)
class Played:
    """
    One game: its number and seed, which seat each side had, and what each made of it.

    A score is 1 for a win, a part for one that is shared, else 0. `answers` is how long it took.
    """

    number: int
    seed: str
    seats: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    answers: int

    @property
    def winner(self) -> int | None:
        """The side that won; nobody if it is shared."""
        return self.scores.index(1.0) if 1.0 in self.scores else None


@dataclass(frozen=True)
class Side:
    """What one side has of all games, and the interval that its true rate lies in, 95 in 100."""

    name: str
    won: int
    shared: int
    lost: int
    rate: float
    low: float
    high: float


class Results:
    """The games of one `many`, in the order of their numbers."""

    def __init__(
        self,
        names: Sequence[str],
        games: Sequence[Played],
        wanted: int,
        seconds: float,
        again: Callable[[Played], Table],
    ) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.games: tuple[Played, ...] = tuple(sorted(games, key=lambda one: one.number))
        self.wanted: int = wanted
        self.seconds: float = seconds
        self.__again = again

    @property
    def is_complete(self) -> bool:
        """Whether all games were played; false after Ctrl-C."""
        return len(self.games) == self.wanted

    @property
    def sides(self) -> tuple[Side, ...]:
        """What each side has of all games, in the order in which decks were named."""
        return tuple(self.side(number) for number in range(len(self.names)))

    def side(self, number: int) -> Side:
        """What one side has of all games."""
        scores = [one.scores[number] for one in self.games]
        won, lost = scores.count(1.0), scores.count(0.0)
        points = sum(scores)
        rate = points / len(scores) if scores else 0.0
        low, high = interval(points, len(scores))
        shared = len(scores) - won - lost
        return Side(self.names[number], won, shared, lost, rate, low, high)

    def length(self, part: float = 0.5) -> int:
        """So many answers at most were taken by this part of all games."""
        lengths = sorted(one.answers for one in self.games)
        return lengths[max(0, ceil(len(lengths) * part) - 1)] if lengths else 0

    def rows(self) -> list[dict[str, object]]:
        """Each game as plain data: for `pandas.DataFrame`, `csv.DictWriter`, JSON."""
        return [
            {
                "number": one.number,
                "seed": one.seed,
                "winner": None if one.winner is None else self.names[one.winner],
                "reason": one.reason,
                "answers": one.answers,
                **{f"seat {side + 1}": seat for side, seat in enumerate(one.seats)},
                **{f"score {side + 1}": score for side, score in enumerate(one.scores)},
            }
            for one in self.games
        ]

    def table(self, number: int) -> Table:
        """The game of this number played again, with its log: the same answers, the same dice."""
        return self.__again(next(one for one in self.games if one.number == number))

    def __len__(self) -> int:
        return len(self.games)

    def __iter__(self) -> Iterator[Played]:
        return iter(self.games)

    def _body(self) -> list[tuple[object, ...]]:
        return [
            (
                one.name,
                one.won,
                one.shared,
                one.lost,
                f"{one.rate:.1%}",
                f"{one.low:.1%} to {one.high:.1%}",
            )
            for one in self.sides
        ]

    def _caption(self) -> str:
        part = "" if self.is_complete else f" of {self.wanted}, stopped"
        speed = len(self.games) / self.seconds if self.seconds else 0.0
        return (
            f"{len(self.games)} games{part}: half of them took up to {self.length()} answers; "
            f"{self.seconds:.1f} s, {speed:.1f} games a second"
        )

    def __str__(self) -> str:
        body = [HEADS, *(tuple(map(str, row)) for row in self._body())]
        widths = [max(len(row[place]) for row in body) for place in range(len(HEADS))]
        lines = [
            "  ".join(
                cell.rjust(width) if place else cell.ljust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in body
        ]
        return "\n".join([*lines, f"{self._caption()}."])

    def __repr__(self) -> str:
        return f"<results of {len(self.games)} games: {' against '.join(self.names)}>"

    def _repr_html_(self) -> str:
        """The table for a notebook."""
        return pages.rows(self._caption(), HEADS, self._body())
