"""
What people choose for a table: clock, spectators, undo, rating, match. Never compiled.

What belongs here: the choices and their limits, as they travel and are stored.
What does not: how clocks run and who may go back: those read these choices.
"""

from typing import Annotated, Final, Literal

import msgspec

BEAT: Final = 700
Undo = Literal["consent", "free", "never"]
"""
Whether an answer may be taken back.

`free`: where nothing was learnt since; `consent`: elsewhere too, if the others agree.
"""


class NoClock(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"
):
    """Everybody takes the time they need."""


class ChessClock(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="chess"
):
    """So many minutes for the whole game, and so many seconds more for each answer."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=180)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=180)] = 0


class Correspondence(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="correspondence"
):
    """So many days for each decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)]


Clock = NoClock | ChessClock | Correspondence


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    The choices of a table; `delay` is how many seconds later spectators see what happens.

    `beat` is how many milliseconds every response takes at least, so that nobody can tell
    who has a standing order. A `rated` game changes the ratings of those who play it. `best_of`
    is of how many games a match is at most; one is no match.
    """

    clock: Clock = msgspec.field(default_factory=NoClock)
    spectators: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    undo: Undo = "consent"
    beat: Annotated[int, msgspec.Meta(ge=0, le=5_000)] = BEAT
    rated: bool = False
    best_of: Literal[1, 3] = 1


def write_settings(settings: TableSettings) -> bytes:
    """The choices as they are stored; an older release knows no beat, ratings or matches."""
    written = msgspec.to_builtins(settings)
    if settings.beat == BEAT:
        del written["beat"]
    if not settings.rated:
        del written["rated"]
    if settings.best_of == 1:
        del written["best_of"]
    return msgspec.json.encode(written)


_settings = msgspec.json.Decoder(TableSettings)


def read_settings(data: bytes) -> TableSettings:
    """The choices in stored bytes; none are the usual ones."""
    return _settings.decode(data) if data else TableSettings()


def queue_key(settings: TableSettings) -> str:
    """What people must agree on to be paired, in one word: clock, rating, match."""
    key = clock_key(settings.clock)
    if settings.rated:
        key += "-rated"
    return key if settings.best_of == 1 else f"{key}-best{settings.best_of}"


def clock_key(clock: Clock) -> str:
    """A clock in one word: equal clocks have equal ones."""
    if isinstance(clock, ChessClock):
        return f"chess-{clock.minutes}-{clock.increment}"
    if isinstance(clock, Correspondence):
        return f"correspondence-{clock.days}"
    return "none"
