"""
Speaking at tables: who may say something where, and who hears it.

What belongs here: the rooms of a table and who is in them.
What does not: what may be said (`spoken_text`), and how often (`buckets`).
"""

from enum import Enum


class Standing(Enum):
    """What somebody is to a table."""

    PLAYER = "player"
    WATCHER = "watcher"
    STRANGER = "stranger"


class Chamber(Enum):
    """A room for talk at a table: the players', and the watchers' own."""

    TABLE = "table"
    WATCH = "watch"


def chamber_of(standing: Standing) -> Chamber | None:
    """Where somebody speaks; strangers nowhere."""
    if standing is Standing.PLAYER:
        return Chamber.TABLE
    return Chamber.WATCH if standing is Standing.WATCHER else None


def may_hear(standing: Standing, chamber: Chamber, *, over: bool) -> bool:
    """
    Whether somebody hears what is said: watchers hear both rooms, players theirs.

    What watchers say could help a player, so players hear it when the game is over.
    """
    if standing is Standing.STRANGER:
        return False
    return standing is Standing.WATCHER or chamber is Chamber.TABLE or over
