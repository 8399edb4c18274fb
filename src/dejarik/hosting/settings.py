"""
The settings of a table: what the host chose, stored with the game. Never compiled.

What belongs here: the shapes. What does not: what they lead to (`clocks`, `undoing`).
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

FREE: Final = "free"


class SeatOf(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    Who sits in a seat: an account, or a bot by name; `name` is what others read.
    """

    name: str
    account: str = ""
    bot: str = ""


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    How time is kept: `none`, `chess` (minutes and seconds added), `days` for each decision.
    """

    kind: Annotated[str, Meta(pattern=r"\A(none|chess|days)\Z")] = "none"
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class TableSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    Everything the service keeps with a game beside the rules.

    `undo`: `free` takes back what taught nobody anything and asks for the rest, `ask`
    always asks, `never` allows nothing. `delay` is in seconds, for whoever watches.
    """

    seats: tuple[SeatOf, ...]
    pace: Pace = Pace()
    watchers: bool = True
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    undo: Annotated[str, Meta(pattern=r"\A(free|ask|never)\Z")] = FREE


def read_settings(data: bytes) -> TableSettings:
    """
    The settings that were stored.

    Raises ValueError when they are none.
    """
    return msgspec.json.decode(data, type=TableSettings)


def write_settings(settings: TableSettings) -> bytes:
    """
    The settings as they are stored.
    """
    return msgspec.json.encode(settings)
