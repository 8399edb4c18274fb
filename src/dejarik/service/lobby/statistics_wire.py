"""
What somebody is told about their own games. Never compiled.

What belongs here: the shapes. What does not: the sums (`hosting.people.statistics`).
"""

import msgspec

from dejarik.service.lobby.profile_wire import Opponent


class Tallied(msgspec.Struct, frozen=True):
    """
    Games won, lost and drawn, and the share in 100 that they come to; a draw counts half.

    In 95 of 100 such cases the truth lies between `low` and `high`.
    """

    won: int
    lost: int
    drawn: int
    share: int
    low: int
    high: int


class OfFormat(msgspec.Struct, frozen=True):
    """How somebody did in a format of a title."""

    title: str
    format: str
    tally: Tallied


class OfDeck(msgspec.Struct, frozen=True):
    """How somebody did with a deck, by the name that they gave it."""

    title: str
    deck: str
    tally: Tallied


class OfOpponent(msgspec.Struct, frozen=True):
    """How somebody did against one opponent, in games of two."""

    opponent: Opponent
    tally: Tallied


class OfSeat(msgspec.Struct, frozen=True):
    """How somebody did in a seat of the tables of a title; the first is 0."""

    title: str
    seat: int
    tally: Tallied


class OfLength(msgspec.Struct, frozen=True):
    """How somebody did in games of a title with `rounds` at most, and in longer ones."""

    title: str
    rounds: int
    shorter: Tallied
    longer: Tallied


class StreaksTold(msgspec.Struct, frozen=True):
    """Games won (above 0) or lost (below) since the last other result, and the longest of each."""

    now: int
    most_won: int
    most_lost: int


class Statistics(msgspec.Struct, frozen=True):
    """Somebody's own games that are over, for them alone; `more` if there are older ones."""

    tally: Tallied
    formats: tuple[OfFormat, ...]
    decks: tuple[OfDeck, ...]
    opponents: tuple[OfOpponent, ...]
    seats: tuple[OfSeat, ...]
    lengths: tuple[OfLength, ...]
    streaks: StreaksTold
    more: bool
