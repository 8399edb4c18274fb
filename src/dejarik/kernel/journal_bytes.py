"""
A journal as bytes, and back.

What belongs here: the ways of writing one down, the older ones too, and every complaint
about bytes that are none. What does not: what the parts mean (`journal`, `entries`).
"""

from __future__ import annotations

from typing import Final

from dejarik.kernel.decisions import BACK
from dejarik.kernel.entries import (
    ADJUDICATE,
    ANSWER,
    CONCEDE,
    RETURN,
    Entry,
    adjudicated,
    answered,
    conceded,
    returned,
)
from dejarik.kernel.journal import Journal
from dejarik.kernel.plain import number_in, row_in, table_in, text_in
from dejarik.kernel.release import pack_release, unpack_release
from dejarik.kernel.wire import decode, encode

FORMAT: Final = 2
"""The number of this way of writing a journal down."""

FIRST_FORMAT: Final = 1
"""The oldest that is still read: only answers had hashes, and only some of them."""


def dump_journal(journal: Journal) -> bytes:
    """The whole journal as bytes."""
    return encode(
        [
            FORMAT,
            pack_release(journal.release),
            journal.setup_bytes,
            journal.seed,
            journal.start_hash,
            [entry.pack() for entry in journal.entries],
        ]
    )


def load_journal(data: bytes) -> Journal:
    """
    The journal in these bytes; whether it can be played here is found by doing so.

    Raises ValueError, with the place of the mistake, when they are not a journal.
    """
    try:
        plain = decode(data)
    except ValueError as error:
        message = f"these bytes are no journal: {error}"
        raise ValueError(message) from error
    if not isinstance(plain, list) or not plain:
        message = "the journal is not a list that begins with its format"
        raise ValueError(message)
    form = number_in(plain[0], "the format")
    if not FIRST_FORMAT <= form <= FORMAT:
        message = f"the journal has format {form}; this program reads up to format {FORMAT}"
        raise ValueError(message)
    start_hash = ""
    if form == FIRST_FORMAT:
        _, release, setup_bytes, seed, entries = row_in(plain, 5, "the journal")
    else:
        _, release, setup_bytes, seed, start, entries = row_in(plain, 6, "the journal")
        start_hash = text_in(start, "the hash of the start")
    if not isinstance(setup_bytes, bytes) or not isinstance(seed, bytes):
        message = "setup and seed of a journal are bytes"
        raise ValueError(message)
    setup = table_in(decode(setup_bytes), "the setup")
    journal = Journal(unpack_release(release), setup, seed)
    journal.start_hash = start_hash
    if not isinstance(entries, list):
        message = "the entries of a journal are a list"
        raise ValueError(message)
    for place, entry in enumerate(entries):
        journal.append(unpack_entry(entry, f"entry {place + 1}"))
    return journal


def unpack_entry(data: object, where: str) -> Entry:
    """
    The entry that was packed; `where` names it in complaints.

    Raises ValueError when it is not an entry.
    """
    if not isinstance(data, list) or not data:
        message = f"{where} is not a list that begins with its kind"
        raise ValueError(message)
    kind = number_in(data[0], f"the kind of {where}")
    if kind == ANSWER:
        return _unpack_answer(data, where)
    if kind == RETURN:
        row, hashed = _hashed(data, 2, where)
        entry = returned(number_in(row[1], f"the position of {where}"))
    elif kind == CONCEDE:
        row, hashed = _hashed(data, 2, where)
        entry = conceded(number_in(row[1], f"the seat of {where}"))
    elif kind == ADJUDICATE:
        row, hashed = _hashed(data, 3, where)
        reason = text_in(row[2], f"the reason of {where}")
        entry = adjudicated(_unpack_ranking(row[1], where), reason)
    else:
        message = f"{where} has the unknown kind {kind}"
        raise ValueError(message)
    entry.hash = hashed
    return entry


def _hashed(data: list[object], length: int, where: str) -> tuple[list[object], str]:
    """The parts of an entry, and the hash behind them if it has one."""
    if len(data) == length + 1:
        return data, text_in(data[length], f"the hash of {where}")
    return row_in(data, length, where), ""


def _unpack_answer(data: list[object], where: str) -> Entry:
    row = row_in(data, 5, where)
    choice = row[3]
    if not isinstance(choice, int) or choice != BACK:
        choice = number_in(choice, f"the choice of {where}")
    entry = answered(
        number_in(row[1], f"the seat of {where}"),
        number_in(row[2], f"the decision of {where}"),
        choice,
    )
    entry.hash = text_in(row[4], f"the hash of {where}")
    return entry


def _unpack_ranking(data: object, where: str) -> list[list[int]]:
    if not isinstance(data, list):
        message = f"the ranking of {where} is not a list"
        raise ValueError(message)
    ranking: list[list[int]] = []
    for level in data:
        if not isinstance(level, list):
            message = f"a place in the ranking of {where} is not a list"
            raise ValueError(message)
        ranking.append([number_in(side, f"a side in the ranking of {where}") for side in level])
    return ranking
