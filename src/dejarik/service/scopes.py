"""
Scopes: what a key may be used for.

What belongs here: their names, and what each opens. What does not: which scope a route needs
(its line in the table of routes says so), and keys themselves (`people.keys`).
"""

from enum import StrEnum
from typing import Final


class Scope(StrEnum):
    """What a key opens; a route without a scope is opened by no key."""

    READ = "read"
    PLAY = "play"
    DECKS = "decks"


OPENS: Final = {
    Scope.READ: "look up people, tables, games, replays and the live feed, and watch games",
    Scope.PLAY: "open tables, answer challenges and play",
    Scope.DECKS: "read and change the decks of its account",
}
"""What each scope is for, in words."""
