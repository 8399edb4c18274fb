"""
What is told about games that are over and were open to all. Never compiled.

What belongs here: the shapes. What does not: what is asked (`game_search`), and its limits
(`handlers.search_routes`).
"""

import msgspec

from dejarik.service.lobby.profile_wire import Score


class DeckFound(msgspec.Struct, frozen=True):
    """
    A deck that was played: its hash, the cards it is known by, and how many it has.

    `ready` is the name of one that comes with the program, `called` its name for people; what
    people call theirs is not told.
    """

    hash: str
    faces: tuple[str, ...]
    size: int
    ready: str = ""
    called: str = ""


class PlayerFound(msgspec.Struct, frozen=True):
    """Who played, with what, and what they got out of it; `account` is empty for who is gone."""

    name: str
    deck: DeckFound
    result: Score
    account: str = ""
    bot: str = ""


class GameFound(msgspec.Struct, frozen=True):
    """A game that is over, its players by seats; 0 rounds is a length that nobody knows."""

    game: str
    title: str
    edition: str
    format: str
    ended: int
    rounds: int
    decisions: int
    reason: str
    rated: bool
    players: tuple[PlayerFound, ...]


class GamesFound(msgspec.Struct, frozen=True):
    """Games, the newest first; `next` is empty on the last page."""

    games: tuple[GameFound, ...]
    next: str = ""
