"""
What a finished game comes to: chances, moments, tallies, luck. Never compiled.

What belongs here: the shapes that all titles share. What does not: how they are worked out
(`reviewing`, and each title's counting).

A position is the number of an entry of the journal: where a replay can be opened. A round is
whatever the title counts: a round, or a turn.
"""

import msgspec


class Point(msgspec.Struct, frozen=True, gc=False):
    """After an entry: how likely each seat seemed to win, in 100."""

    position: int
    round: int
    chances: tuple[float, ...]


class Moment(msgspec.Struct, frozen=True, gc=False):
    """
    A swing of the game: who acted, the chances before and after, and the log of it.

    `begins` is where a replay shows it from; `codes` are the cards it is about.
    """

    position: int
    begins: int
    round: int
    seat: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    lines: tuple[str, ...]
    codes: tuple[str, ...]


class Fate(msgspec.Struct, frozen=True, gc=False):
    """One who fought: what was left of them, or the round they fell in (0: never)."""

    seat: int
    code: str
    name: str
    left: int
    of: int
    fell: int = 0


class Share(msgspec.Struct, frozen=True, gc=False):
    """What one source brought, round by round from the first on, and how much came to nothing."""

    name: str
    code: str
    amount: int
    wasted: int
    by_round: tuple[int, ...]


class Tally(msgspec.Struct, frozen=True, gc=False):
    """What a seat did, by its sources, the most first; which of the title's tallies it is."""

    seat: int
    kind: str
    shares: tuple[Share, ...]


class Roll(msgspec.Struct, frozen=True, gc=False):
    """One roll or draw: what it brought in points of the title, and what it brings on average."""

    position: int
    round: int
    expected: float
    got: float


class Luck(msgspec.Struct, frozen=True, gc=False):
    """
    All rolls of a seat against the odds.

    `luckier_than`: of 100 games with these very rolls, in so many they bring less; one that
    brings just as much counts half.
    """

    seat: int
    rolls: tuple[Roll, ...]
    expected: float
    got: float
    luckier_than: float


class Face(msgspec.Struct, frozen=True, gc=False):
    """What was rolled or drawn: whose it is, and what it showed, as the title writes it."""

    code: str
    shows: str


class BestRoll(msgspec.Struct, frozen=True, gc=False):
    """
    The least likely good roll of a seat, and the chance of one at least as good: `ways` of `of`.

    What it is worth is measured as luck is.
    """

    seat: int
    position: int
    round: int
    faces: tuple[Face, ...]
    words: str
    ways: int
    of: int


class Counted(msgspec.Struct, frozen=True, gc=False):
    """Something else that was counted, for each seat."""

    kind: str
    amounts: tuple[int, ...]


class Review(msgspec.Struct, frozen=True, gc=False):
    """
    A game that is over, as it is told to an audience: a seat or a spectator (-1).

    Where a game cannot evaluate or counts nothing, the part is empty.
    """

    seat: int
    rounds: int
    actions: int
    points: tuple[Point, ...]
    moments: tuple[Moment, ...]
    fates: tuple[Fate, ...]
    tallies: tuple[Tally, ...]
    luck: tuple[Luck, ...]
    best: tuple[BestRoll, ...]
    numbers: tuple[Counted, ...]
