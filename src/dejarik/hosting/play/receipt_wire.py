"""
A receipt as it is published: JSON that holds everything a game can be checked by.

What belongs here: its fields and limits, reading and writing it.
What does not: making and checking one (`receipts`).
"""

from typing import Annotated, Any

import msgspec

Hex = Annotated[str, msgspec.Meta(max_length=128, pattern="^([0-9a-f][0-9a-f])*$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Few = msgspec.Meta(max_length=16)
Ranking = Annotated[list[Annotated[list[int], Few]], Few]

MOST_ENTRIES = 100_000
MOST_CARDS = 1_000


class ReleaseForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which rules the game was played by, card by card."""

    game: Name
    schema: Annotated[int, msgspec.Meta(ge=0)]
    rules: Name
    programs: Annotated[dict[str, Hex], msgspec.Meta(max_length=MOST_CARDS)]


class EndForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended: sides from best to worst, why, and the hash of the last state."""

    ranking: Ranking
    reason: Annotated[str, msgspec.Meta(max_length=200)]
    state: Hex


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """
    What a game can be checked by; the later fields are empty while it goes on.

    `nonces` are by seat, empty for bots. `entries` are packed as the journal packs them,
    with the state hashes it keeps; `journal` is the hash of all of them.
    """

    commitment: Hex
    table: Name
    nonces: Annotated[list[Hex], Few]
    server_seed: Hex = ""
    seed: Hex = ""
    release: ReleaseForm | None = None
    setup: dict[str, Any] = {}  # msgspec copies it for each receipt
    entries: Annotated[list[list[Any]], msgspec.Meta(max_length=MOST_ENTRIES)] = []
    journal: Hex = ""
    end: EndForm | None = None


def write_receipt(receipt: Receipt) -> bytes:
    """A receipt as JSON."""
    return msgspec.json.encode(receipt)


def read_receipt(data: bytes) -> Receipt:
    """
    The receipt in this JSON.

    Raises ValueError that says which field is wrong.
    """
    try:
        return msgspec.json.decode(data, type=Receipt)
    except msgspec.DecodeError as error:
        message = f"this is no receipt of a game: {error}"
        raise ValueError(message) from error
