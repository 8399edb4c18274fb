"""
What the live feed tells. Never compiled.

What belongs here: the shapes. What does not: how they travel (`handlers.feed_routes`).
"""

from typing import Literal

import msgspec


class FeedPlayer(msgspec.Struct, frozen=True):
    """Who plays; `account` is empty for the computer, and for somebody who is gone."""

    name: str
    account: str = ""
    bot: str = ""


class FeedGame(msgspec.Struct, frozen=True):
    """
    A game that is open to all: it is being played, has just begun, or is over.

    `at` is when that was so. `ranking` has the seats from best to worst once it is over.
    """

    kind: Literal["playing", "begun", "over"]
    at: int
    game: str
    table: str
    title: str
    edition: str
    format: str
    players: tuple[FeedPlayer, ...]
    ranking: tuple[tuple[int, ...], ...] = ()
    reason: str = ""


class FeedGap(msgspec.Struct, frozen=True):
    """Events before this number are no longer kept: what was missed is found by searching."""

    first: int
