"""
A reported fault as it is stored: the game so far and what somebody thinks is wrong.

What belongs here: its fields, reading and writing it. What does not: making a test of it
(`bugs`). It holds hidden cards: it is for maintainers only.
"""

from typing import Annotated, Any

import msgspec

NOTE_LENGTH = 2_000


class BugReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """
    What was reported: by which seat (-1 a spectator), at which position of the journal.

    `journal` are the bytes of the kernel's journal. `attempt` is the answer that the rules
    failed on, packed as an entry, and `error` what they said.
    """

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    note: Annotated[str, msgspec.Meta(min_length=1, max_length=NOTE_LENGTH)]
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)]
    position: Annotated[int, msgspec.Meta(ge=0)]
    journal: bytes
    attempt: list[Any] | None = None
    error: Annotated[str, msgspec.Meta(max_length=NOTE_LENGTH)] = ""


def write_bug(report: BugReport) -> bytes:
    """A report as JSON, the journal as base64 in it."""
    return msgspec.json.encode(report)


def read_bug(data: bytes) -> BugReport:
    """
    The report in this JSON.

    Raises ValueError that says which field is wrong.
    """
    try:
        return msgspec.json.decode(data, type=BugReport)
    except msgspec.DecodeError as error:
        message = f"this is no reported fault: {error}"
        raise ValueError(message) from error
