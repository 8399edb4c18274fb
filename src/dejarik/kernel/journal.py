"""
The journal: everything that is true about a game, from which it can be played again.

Seed, setup and entries are the whole truth. Nothing is ever deleted: going back is an
entry too. What belongs here: the records, which entries count at a position, and bytes.
What does not: playing a journal again (`replaying`), going on with it (`play`), where it is
kept and who may write to it.

Every entry has a hash of the state after it. A hash of a hidden state confirms guesses:
while a game goes on, nobody who plays it may see the hashes of its entries.
"""

from __future__ import annotations

from typing import Final

from dejarik.kernel.chance import SEED_BYTES
from dejarik.kernel.decisions import BACK
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.plain import number_in, row_in, table_in, text_in
from dejarik.kernel.release import Release, pack_release, unpack_release
from dejarik.kernel.wire import decode, encode

FORMAT: Final = 2
"""The number of this way of writing a journal down."""

FIRST_FORMAT: Final = 1
"""The oldest that is still read: only answers had hashes, and only some of them."""

PRESENT: Final = -1
"""The position after the newest entry."""

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


class Journal:
    """
    The whole truth of one game; `start_hash` is the fingerprint of its first state.

    Raises ValueError when setup is not plain data or the seed has the wrong length.
    """

    def __init__(self, release: Release, setup: dict[str, object], seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            message = f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}"
            raise ValueError(message)
        self.release: Release = release
        # Through bytes at once: the first game then sees just what every replay will see.
        self.setup_bytes: bytes = _setup_bytes(setup)
        self.seed: bytes = seed
        self.start_hash: str = ""
        self.entries: list[Entry] = []

    def setup(self) -> dict[str, object]:
        """The setup, a fresh copy each time."""
        return table_in(decode(self.setup_bytes), "the setup")

    def append(self, entry: Entry) -> None:
        """
        Write one more entry down and number it; whether the game takes it is not asked here.

        Raises ValueError when it returns to a position that has not been yet.
        """
        if entry.kind == RETURN:
            must_have_been(self, entry.to)
        entry.number = len(self.entries) + 1
        self.entries.append(entry)

    def effective(self, at: int = PRESENT) -> list[Entry]:
        """The entries that count at a position, oldest first; returns are followed, not listed."""
        if not PRESENT <= at <= len(self.entries):
            message = f"there is no position {at}: the journal has 0 to {len(self.entries)}"
            raise ValueError(message)
        return self._back_to(0, len(self.entries) if at == PRESENT else at) or []

    def after(self, position: int) -> list[Entry] | None:
        """The entries that count now and came after a position; None if it does not count now."""
        return self._back_to(position, len(self.entries))

    def _back_to(self, goal: int, place: int) -> list[Entry] | None:
        found: list[Entry] = []
        while place > goal:
            entry = self.entries[place - 1]
            if entry.kind == RETURN:
                place = entry.to
            else:
                found.append(entry)
                place -= 1
        found.reverse()
        return found if place == goal else None


def must_have_been(journal: Journal, position: int) -> None:
    """Raise ValueError for a position that cannot be returned to, because it has not been."""
    newest = len(journal.entries)
    if not 0 <= position <= newest:
        message = f"cannot return to position {position}: the journal has positions 0 to {newest}"
        raise ValueError(message)


# --- bytes ----------------------------------------------------------------------------


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


def _setup_bytes(setup: dict[str, object]) -> bytes:
    try:
        data = encode(setup)
    except (TypeError, OverflowError, NotImplementedError) as error:
        message = f"the setup is not plain data: {error}"
        raise ValueError(message) from error
    table_in(decode(data), "the setup")
    return data
