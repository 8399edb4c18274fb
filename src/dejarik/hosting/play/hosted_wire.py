"""
What the service keeps with a game beside the rules: who sits where, and the choices.

What belongs here: the shape in which it is stored. What does not: the choices themselves
(`settings_wire`). Never compiled.
"""

import msgspec

from dejarik.hosting.play.settings_wire import TableSettings, write_settings


class SeatOf(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: an account, or a bot by name; `name` is what others read."""

    name: str
    account: str = ""
    bot: str = ""


class Hosted(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    The people and the choices of a game, and the lobby's table it belongs to.

    `opening` is how many entries of a guided game were played before anybody came; they stand.
    `paced` is whether bots keep their pace though only bots sit there: others look on.
    """

    seats: tuple[SeatOf, ...]
    settings: TableSettings = msgspec.field(default_factory=TableSettings)
    table: str = ""
    opening: int = 0
    paced: bool = False


def read_hosted(data: bytes) -> Hosted:
    """
    What was stored with a game.

    Raises ValueError when it is something else.
    """
    return msgspec.json.decode(data, type=Hosted)


def write_hosted(hosted: Hosted) -> bytes:
    """What is stored with a game."""
    written = msgspec.to_builtins(hosted)
    written["settings"] = msgspec.Raw(write_settings(hosted.settings))
    return msgspec.json.encode(written)
