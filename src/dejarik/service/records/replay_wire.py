"""
What is asked and told about games that were played. Never compiled.

What belongs here: the shapes and their limits. What does not: what is done with them.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from dejarik.hosting.wire import News, Whole
from dejarik.service.lobby.lobby_wire import BotName
from dejarik.service.people.people_wire import Id

Position = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatPlace = Annotated[int, Meta(ge=0, le=7)]


class ForkGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    Play on from a position of a game that is over, against a bot.

    `seat` is which one to play; without it one's own, or the first.
    """

    position: Position
    bot: BotName = "regular"
    seat: SeatPlace | None = None


class EndWaiting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End a game that waits for a process of its release; it has no winner then."""

    game: Id


class WaitingGame(msgspec.Struct, frozen=True):
    """A game that waits for a process of its release: who plays it, since when, and for which."""

    id: str
    players: tuple[str, ...]
    since: int
    release: str


class WaitingGames(msgspec.Struct, frozen=True):
    """The games that wait, the longest waiting first."""

    games: tuple[WaitingGame, ...]


class Player(msgspec.Struct, frozen=True):
    """Who played in a seat: a person by name, or a bot."""

    name: str
    bot: str


class GameSummary(msgspec.Struct, frozen=True):
    """
    A game: who plays it, how it ended, and what its chance was committed to.

    `ranking` and `length` are empty while it goes on: how many answers there are would tell
    whether somebody has given a hidden one. `receipt`: its chance came from its players and the
    service, so that anybody can check it; that of forks and guided games did not.
    """

    id: str
    title: str
    edition: str
    players: tuple[Player, ...]
    began: int
    commitment: str
    over: bool
    ranking: tuple[tuple[int, ...], ...]
    reason: str
    length: int
    receipt: bool


class Replay(msgspec.Struct, frozen=True):
    """
    A game as one audience saw it: the whole table at the beginning, then the news.

    `positions` has the number of the entry behind each message: where a fork can begin.
    """

    game: str
    seat: int
    positions: tuple[int, ...]
    messages: tuple[Whole | News, ...]


class Embedded(msgspec.Struct, frozen=True):
    """A game that is over as another site shows it: what it was, and what spectators saw."""

    summary: GameSummary
    replay: Replay


class OEmbed(msgspec.Struct, frozen=True):
    """How another site shows a game, in the words of oEmbed."""

    title: str
    width: int
    height: int
    html: str
    provider_url: str
    provider_name: str = "Dejarik"
    type: str = "rich"
    version: str = "1.0"
