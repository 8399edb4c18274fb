"""
What processes tell each other about tables that are watched elsewhere. Never compiled.

What belongs here: the messages and their limits. What does not: what is done with them (`feeds` at
a table's home, `relays` where people watch).
"""

import msgspec

from dejarik.service import wire


class Follow(msgspec.Struct, frozen=True, array_like=True):
    """A process asks a table's home for what watchers are told; `whole` if it knows nothing."""

    game: str
    process: str
    watchers: int
    whole: bool = False


class Opening(msgspec.Struct, frozen=True, array_like=True, tag="opening"):
    """
    A table as its watchers know it: `number` is that of the newest frame.

    `told` are the messages that bring a newcomer up to date, the whole table among them if it may
    be seen yet.
    """

    number: int
    branch: str
    game: str
    title: str
    edition: str
    commitment: str
    lobby_table: str
    sitters: tuple[wire.Sitter, ...]
    accounts: tuple[str, ...]
    is_open: bool
    is_behind: bool
    is_over: bool
    told: tuple[bytes, ...]


class Frame(msgspec.Struct, frozen=True, array_like=True, tag="frame"):
    """One message to all who watch, as it goes over the wire; numbers have no gaps."""

    number: int
    branch: str
    data: bytes


class Alive(msgspec.Struct, frozen=True, array_like=True, tag="alive"):
    """The home still is: this is the number of the newest frame."""

    number: int
    branch: str


class Ended(msgspec.Struct, frozen=True, array_like=True, tag="ended"):
    """Everybody is sent away; whoever comes back finds the table where it is by then."""

    branch: str
    why: wire.Closing


ToRelays = Opening | Frame | Alive | Ended

encoder = msgspec.msgpack.Encoder()
follows = msgspec.msgpack.Decoder(Follow)
told = msgspec.msgpack.Decoder(ToRelays)
