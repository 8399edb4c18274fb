"""
What the seats of a game have said about taking back, as it is stored. Never compiled.

What belongs here: its fields, reading and writing it. What does not: what follows from it
(`undo`).
"""

import msgspec

from dejarik.hosting.play.undo import Request, UndoTalk


class OpenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who asks to return where, who has still to agree, and at which entry that was."""

    seat: int
    to: int
    waiting: tuple[int, ...]
    at: int


class Talk(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """
    Who refuses for good, who has asked for what, and how often somebody took back freely.

    Positions are those of the journal, and stay what they are whoever reads it.
    """

    refusing: tuple[int, ...] = ()
    asked: tuple[tuple[int, int], ...] = ()
    freely: dict[int, int] = msgspec.field(default_factory=dict)
    open: OpenRequest | None = None


NOTHING_SAID = b"{}"
"""The talk of a game at its beginning."""


def write_talk(talk: UndoTalk, at: int) -> bytes:
    """What was said up to an entry, as JSON."""
    request = talk.open
    waits = None
    if request is not None:
        waits = OpenRequest(request.seat, request.to, tuple(sorted(request.waiting)), at)
    freely = {seat: count for seat, count in sorted(talk.freely.items()) if count}
    said = Talk(tuple(sorted(talk.refusing)), tuple(talk.asked), freely, waits)
    return msgspec.json.encode(said)


def recall(talk: UndoTalk, data: bytes, at: int) -> None:
    """
    Take up what was said; a request lapses with the next entry, as it would have.

    Raises ValueError when these bytes are something else.
    """
    try:
        said = msgspec.json.decode(data, type=Talk)
    except msgspec.DecodeError as error:
        message = f"these bytes hold no talk: {error}"
        raise ValueError(message) from error
    talk.refusing.update(said.refusing)
    talk.asked.extend(said.asked)
    talk.freely.update(said.freely)
    if said.open is not None and said.open.at == at:
        talk.open = Request(said.open.seat, said.open.to, frozenset(said.open.waiting))
