"""
What is asked and told about somebody's games and ratings. Never compiled.

What belongs here: the shapes and their limits. What does not: what is done with them.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dejarik.service.lobby.deck_wire import Asked, FormatCode, Id, TitleName
from dejarik.service.people.people_wire import Millis, Person

Score = Literal["won", "lost", "drawn"]


class ShowProfile(Asked, frozen=True):
    """Somebody's page; `before` is when the last game of the page before was over."""

    account: Id
    before: Millis = 2**53
    most: Annotated[int, Meta(ge=1, le=50)] = 20


class ShowLadder(Asked, frozen=True):
    """The best of a format."""

    title: TitleName
    format: FormatCode


class RatingPoint(msgspec.Struct, frozen=True):
    """What a rating was after a game."""

    at: int
    points: int


class RatingShown(msgspec.Struct, frozen=True):
    """
    A rating; about two times in three the truth lies within the deviation.

    A `provisional` one is only a first guess. `course` is how it came there, the oldest first;
    a ladder leaves it out.
    """

    title: str
    format: str
    points: int
    deviation: int
    games: int
    provisional: bool
    course: tuple[RatingPoint, ...] = ()


class Opponent(msgspec.Struct, frozen=True):
    """Who sat across; `account` is empty for a bot, and for somebody who is gone."""

    name: str
    account: str = ""
    bot: str = ""


class GamePlayed(msgspec.Struct, frozen=True):
    """A game that is over, as one of its players had it; `change` is how far it moved a rating."""

    table: str
    game: str
    title: str
    format: str
    ended: int
    result: Score
    reason: str
    opponents: tuple[Opponent, ...]
    rated: bool
    change: int | None = None


class Scores(msgspec.Struct, frozen=True):
    """Games won, lost and drawn with or against something."""

    won: int
    lost: int
    drawn: int


class DeckScores(msgspec.Struct, frozen=True):
    """How somebody did with one deck."""

    title: str
    deck: str
    scores: Scores


class OpponentScores(msgspec.Struct, frozen=True):
    """How somebody did against one opponent."""

    opponent: Opponent
    scores: Scores


class Profile(msgspec.Struct, frozen=True):
    """
    Somebody, as another may see them: ratings, and the games that were open to all.

    To themselves also their private games, and how they did with each deck and against whom.
    """

    person: Person
    ratings: tuple[RatingShown, ...]
    scores: Scores
    games: tuple[GamePlayed, ...]
    more: bool
    decks: tuple[DeckScores, ...] = ()
    opponents: tuple[OpponentScores, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """A place on a ladder."""

    name: str
    rating: RatingShown
    account: str = ""
    bot: str = ""


class LadderShown(msgspec.Struct, frozen=True):
    """The best of a format, bots among them; who is only guessed at is not listed."""

    standings: tuple[Standing, ...]
