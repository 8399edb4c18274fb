"""
Entries: the lines of a journal, one for each thing that was done to a game.

What belongs here: the records, and how each is packed. What does not: which of them count
(`journal`), and reading them from bytes (`journal_bytes`).

Every entry has a hash of the state after it. A hash of a hidden state confirms guesses:
while a game goes on, nobody who plays it may see the hashes of its entries.
"""

from __future__ import annotations

from typing import Final

from dejarik.kernel.ids import NOBODY

ANSWER: Final = 0
RETURN: Final = 1
CONCEDE: Final = 2
ADJUDICATE: Final = 3
ENTRY_NAMES: Final = ("answer", "return", "concede", "adjudicate")


def schema_of(hashed: str) -> int:
    """The schema in front of a fingerprint; 0 for hashes of an older kind, and for none."""
    schema, sign, _ = hashed.partition(":")
    return int(schema) if sign and schema.isdecimal() else 0


class Entry:
    """
    One line of a journal; which fields mean something depends on its kind.

    `number` is its place, from 1 on; position 0 is the start of the game. `hash` is the
    fingerprint of the state after it (see `fingerprint`); older journals have few of them,
    and those are of another kind.
    """

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.number: int = 0
        self.seat: int = NOBODY
        self.decision: int = 0
        self.choice: int = 0
        self.to: int = 0
        self.ranking: list[list[int]] = []
        self.reason: str = ""
        self.hash: str = ""

    def describe(self) -> str:
        """What to call it in an error message."""
        return f"entry {self.number} ({ENTRY_NAMES[self.kind]})"

    def schema(self) -> int:
        """The schema of the release that wrote it; 0 if it does not say."""
        return schema_of(self.hash)

    def pack(self) -> list[object]:
        """As plain data: the kind, then only the fields that mean something."""
        if self.kind == ANSWER:
            return [ANSWER, self.seat, self.decision, self.choice, self.hash]
        found: list[object] = [ADJUDICATE, self.ranking, self.reason]
        if self.kind == RETURN:
            found = [RETURN, self.to]
        elif self.kind == CONCEDE:
            found = [CONCEDE, self.seat]
        return [*found, self.hash] if self.hash else found


def answered(seat: int, decision_id: int, choice: int) -> Entry:
    """A seat answered a decision."""
    entry = Entry(ANSWER)
    entry.seat = seat
    entry.decision = decision_id
    entry.choice = choice
    return entry


def returned(to: int) -> Entry:
    """The game went back to the position after entry `to`; 0 is the start."""
    entry = Entry(RETURN)
    entry.to = to
    return entry


def conceded(seat: int) -> Entry:
    """A seat gave up."""
    entry = Entry(CONCEDE)
    entry.seat = seat
    return entry


def adjudicated(ranking: list[list[int]], reason: str) -> Entry:
    """A judge ended the game."""
    entry = Entry(ADJUDICATE)
    entry.ranking = [level.copy() for level in ranking]
    entry.reason = reason
    return entry
