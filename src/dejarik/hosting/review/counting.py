"""
Counting: what a title notes while a finished game is played again.

What belongs here: the recorder that counts nothing, and the sums that every title makes of what it
notes. What does not: playing the game again (`reviewing`), and what anything is worth.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from dejarik.hosting.review import luck
from dejarik.hosting.review.review_wire import (
    BestRoll,
    Counted,
    Face,
    Fate,
    Luck,
    Roll,
    Share,
    Tally,
)
from dejarik.hosting.wire import Event as Told
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import State

GOOD: Final = 3
"""A roll is worth telling if no more than one in so many is as good."""


@dataclass
class Brought:
    """What a source has brought so far, by round, and what of it came to nothing."""

    name: str
    code: str
    wasted: int = 0
    by_round: dict[int, int] = field(default_factory=dict)

    def add(self, round_: int, amount: int) -> None:
        """Count more of it."""
        self.by_round[round_] = self.by_round.get(round_, 0) + amount

    def share(self, rounds: int) -> Share:
        """All of it."""
        counts = tuple(self.by_round.get(one, 0) for one in range(1, rounds + 1))
        return Share(self.name, self.code, sum(self.by_round.values()), self.wasted, counts)


@dataclass(frozen=True)
class Thrown:
    """A roll of a seat: what each die could show and what came, in units, and as it was drawn."""

    seat: int
    position: int
    round: int
    dice: tuple[tuple[int, ...], ...]
    got: int
    faces: tuple[Face, ...]
    words: str


class Counting(Recorder):
    """
    Counts nothing; a title says what there is to count.

    `position` is the entry that is being played, `units` how many units make one point, `weights`
    how much the kinds of events tell; without them all tell the same.
    """

    units = 1
    weights: Mapping[str, int] = MappingProxyType({})

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.position = 0
        self.actions = 0
        self.fallen: list[Fate] = []
        self.brought: dict[tuple[int, str], dict[str, Brought]] = {}
        self.thrown: list[Thrown] = []
        self.numbered: dict[str, list[int]] = {}

    def round(self, s: State) -> int:
        """The round or turn that is being played."""
        return 0

    def is_settled(self, s: State, reason: str) -> bool:
        """Whether an action is over, given what is asked next."""
        return True

    def standing(self, s: State) -> tuple[Fate, ...]:
        """Those who are left at the end."""
        return ()

    def codes(self, told: Told) -> tuple[str, ...]:
        """The cards that a line of the log is about, the most telling first."""
        return ()

    def weight(self, told: Told) -> int:
        """How much a line of the log tells of a swing: the heaviest are shown, 0 tells nothing."""
        return self.weights.get(told.kind, 0) if self.weights else 1

    # --- noting ---------------------------------------------------------------------------

    def bring(self, kind: str, seat: int, code: str, name: str) -> Brought:
        """The account of a source in one of a seat's tallies."""
        return self.brought.setdefault((seat, kind), {}).setdefault(name, Brought(name, code))

    def count(self, kind: str, seat: int, amount: int = 1) -> None:
        """Count something for a seat."""
        if 0 <= seat < self.seats:
            self.numbered.setdefault(kind, [0] * self.seats)[seat] += amount

    # --- what it comes to -------------------------------------------------------------------

    def fates(self, s: State) -> tuple[Fate, ...]:
        """Everybody who fought, by seats; who is left comes first."""
        return tuple(sorted([*self.standing(s), *self.fallen], key=lambda one: one.seat))

    def tallies(self, rounds: int) -> tuple[Tally, ...]:
        """What each seat did by its sources, the most first."""
        return tuple(
            Tally(seat, kind, _sorted([one.share(rounds) for one in found.values()]))
            for (seat, kind), found in sorted(self.brought.items())
        )

    def luck(self) -> tuple[Luck, ...]:
        """The rolls of each seat against the odds."""
        found = []
        for seat in range(self.seats):
            rolls = [one for one in self.thrown if one.seat == seat]
            if rolls:
                found.append(self._luck_of(seat, rolls))
        return tuple(found)

    def _luck_of(self, seat: int, rolls: list[Thrown]) -> Luck:
        dice = [die for one in rolls for die in one.dice]
        got = sum(one.got for one in rolls)
        told = tuple(self._roll(one) for one in rolls)
        better = float(luck.luckier_than(dice, got))
        return Luck(
            seat,
            told,
            self._points(luck.expected(dice)),
            self._points(got),
            round(better, 1),
        )

    def _roll(self, one: Thrown) -> Roll:
        wanted = self._points(luck.expected(one.dice))
        return Roll(one.position, one.round, wanted, self._points(one.got))

    def _points(self, units: Fraction | int) -> float:
        return round(float(units) / self.units, 2)

    def best(self) -> tuple[BestRoll, ...]:
        """The least likely good roll of each seat."""
        found = []
        for seat in range(self.seats):
            rolls = [one for one in self.thrown if one.seat == seat and one.got > 0]
            best = _best_of(rolls) if rolls else None
            if best is not None and best.ways * GOOD <= best.of:
                found.append(best)
        return tuple(found)

    def numbers(self) -> tuple[Counted, ...]:
        """Everything else."""
        return tuple(Counted(kind, tuple(found)) for kind, found in self.numbered.items())


def _sorted(shares: list[Share]) -> tuple[Share, ...]:
    return tuple(sorted(shares, key=lambda one: (-one.amount, -one.wasted, one.name)))


def _best_of(rolls: list[Thrown]) -> BestRoll:
    chances = {id(one): luck.at_least(one.dice, one.got) for one in rolls}

    def rarity(one: Thrown) -> tuple[float, int]:
        ways, of = chances[id(one)]
        return ways / of, -one.got

    best = min(rolls, key=rarity)
    ways, of = chances[id(best)]
    return BestRoll(best.seat, best.position, best.round, best.faces, best.words, ways, of)
