"""
Reads the journal of a game and checks its receipt, with nothing but the standard library.

    python examples/read_journal.py game.journal [--receipt receipt.json] [--draw 1 7 0 6]

A journal is what `GET /api/games/GAME/journal` gives, as JSON or with `?form=binary`; its receipt
is at `GET /api/games/GAME/receipt`. None of this uses the project's own code: it is written from
docs/reference/journals.md and docs/reference/fairness.md, as anybody's reader would be.

What is checked: that the server had committed to its seed, that the seed of the game follows from
it and from what the players added, that the journal has that seed, and that its entries are those
of the receipt. `--draw PURPOSE OBJECT COUNT SIZE` computes a die or a shuffle anew. Whether the
rules led from there to the end is for `dejarik verify`, which plays the game again.
"""

import argparse
import json
import struct
import sys
from dataclasses import dataclass
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

NAMES = ("answer", "return", "concede", "adjudicate")
FIELDS = {
    "answer": ("seat", "decision", "choice"),
    "return": ("to",),
    "concede": ("seat",),
    "adjudicate": ("ranking", "reason"),
}
WORD = 1 << 48
SPAN = 1 << 20


# --- MessagePack, as far as journals use it ----------------------------------------------


class Reader:
    """Reads MessagePack from bytes."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, count: int) -> bytes:
        """The next bytes."""
        found = self.data[self.at : self.at + count]
        if len(found) < count:
            raise ValueError("the journal ends too early")
        self.at += count
        return found

    def number(self, form: str) -> Any:  # noqa: ANN401
        """The next number of a form that `struct` knows."""
        return struct.unpack(f">{form}", self.take(struct.calcsize(f">{form}")))[0]

    def value(self) -> Any:  # noqa: ANN401
        """The next value, whatever it is."""
        head = self.number("B")
        if head < 0x80:
            return head
        if head >= 0xE0:
            return head - 0x100
        if head < 0x90:
            return self.table(head & 0x0F)
        if head < 0xA0:
            return self.row(head & 0x0F)
        if head < 0xC0:
            return self.take(head & 0x1F).decode()
        return self.longer(head)

    def longer(self, head: int) -> Any:  # noqa: ANN401
        """A value whose first byte only says of which kind it is."""
        plain = {0xC0: None, 0xC2: False, 0xC3: True}
        numbers = {
            0xCA: "f",
            0xCB: "d",
            0xCC: "B",
            0xCD: "H",
            0xCE: "I",
            0xCF: "Q",
            0xD0: "b",
            0xD1: "h",
            0xD2: "i",
            0xD3: "q",
        }
        sizes = "BHI"
        if head in plain:
            return plain[head]
        if head in numbers:
            return self.number(numbers[head])
        if 0xC4 <= head <= 0xC6:
            return self.take(self.number(sizes[head - 0xC4]))
        if 0xD9 <= head <= 0xDB:
            return self.take(self.number(sizes[head - 0xD9])).decode()
        if head in (0xDC, 0xDD):
            return self.row(self.number(sizes[head - 0xDB]))
        if head in (0xDE, 0xDF):
            return self.table(self.number(sizes[head - 0xDD]))
        raise ValueError(f"the journal has an unknown byte {head:#x} at {self.at - 1}")

    def row(self, count: int) -> list[Any]:
        """A list of so many values."""
        return [self.value() for _ in range(count)]

    def table(self, count: int) -> dict[Any, Any]:
        """So many pairs of a name and a value."""
        return {self.value(): self.value() for _ in range(count)}


def packed(value: Any) -> bytes:  # noqa: ANN401
    """A value as MessagePack, each number and length as short as can be."""
    if isinstance(value, int):
        return packed_number(value)
    if isinstance(value, str):
        data = value.encode()
        return head_of(len(data), 0xA0, 32, (0xD9, 0xDA, 0xDB)) + data
    parts = b"".join(packed(one) for one in value)
    return head_of(len(value), 0x90, 16, (None, 0xDC, 0xDD)) + parts


def packed_number(value: int) -> bytes:
    """A whole number as MessagePack."""
    if -32 <= value < 128:
        return struct.pack(">b", value)
    forms = "BHIQ" if value > 0 else "bhiq"
    for place, form in enumerate(forms):
        low, high = (
            (0, 256 ** (1 << place)) if value > 0 else (-(128 << (8 * ((1 << place) - 1))), 0)
        )
        if low <= value < high:
            return bytes([(0xCC if value > 0 else 0xD0) + place]) + struct.pack(f">{form}", value)
    raise ValueError(f"{value} is too large")


def head_of(count: int, short: int, below: int, heads: tuple[int | None, int, int]) -> bytes:
    """What stands before a text or a list of some length."""
    if count < below:
        return bytes([short | count])
    for place, head in enumerate(heads):
        if head is not None and count < 256 ** (1 << place):
            return bytes([head]) + struct.pack(f">{'BHI'[place]}", count)
    raise ValueError("too long")


# --- journals ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Journal:
    """What a journal says, whichever form it came in."""

    game: str
    rules: str
    seed: str
    setup: dict[str, Any]
    entries: list[dict[str, Any]]

    def counting(self) -> list[int]:
        """The numbers of the entries that count: what was taken back is left out."""
        found, place = [], len(self.entries)
        while place > 0:
            entry = self.entries[place - 1]
            if entry["kind"] == "return":
                if not 0 <= entry["to"] < place:
                    raise ValueError(
                        f"entry {place} returns to {entry['to']}, which is not before it"
                    )
                place = entry["to"]
            else:
                found.append(place)
                place -= 1
        return found[::-1]

    def rows(self) -> list[list[Any]]:
        """The entries as the binary form has them."""
        return [row_of(entry) for entry in self.entries]


def row_of(entry: dict[str, Any]) -> list[Any]:
    """An entry as a list: its kind, its fields, its hash if it has one."""
    kind = entry["kind"]
    row = [NAMES.index(kind), *(entry[name] for name in FIELDS[kind])]
    hashed = entry.get("hash", "")
    return [*row, hashed] if hashed or kind == "answer" else row


def entry_of(row: list[Any]) -> dict[str, Any]:
    """The same, the other way round."""
    kind = NAMES[row[0]]
    names = FIELDS[kind]
    entry = {"kind": kind, **dict(zip(names, row[1:], strict=False))}
    entry["hash"] = row[len(names) + 1] if len(row) > len(names) + 1 else ""
    return entry


def read(data: bytes) -> Journal:
    """The journal in a file of either form. Raises ValueError or KeyError if it is none."""
    if data[:1] == b"{":
        told = json.loads(data)
        if told["format"] != 2:
            raise ValueError(f"format {told['format']} is not known here")
        release = told["release"]
        return Journal(
            release["game"], release["rules"], told["seed"], told["setup"], told["entries"]
        )
    form, *rest = Reader(data).value()
    if form != 2:
        raise ValueError(f"format {form} is not known here")
    release, setup, seed, _start_hash, rows = rest
    entries = [entry_of(row) for row in rows]
    return Journal(release[0], release[2], seed.hex(), Reader(setup).value(), entries)


# --- chance ------------------------------------------------------------------------------


def seed_of(receipt: dict[str, Any]) -> str:
    """The seed of a game, from what the server and each player added."""
    mixed = blake2b(
        key=bytes.fromhex(receipt["server_seed"]), digest_size=32, person=b"dejarik seed 1"
    )
    for part in (receipt["table"].encode(), *map(bytes.fromhex, receipt["nonces"])):
        mixed.update(len(part).to_bytes(4, "big") + part)
    return mixed.hexdigest()


def drawn(seed: str, purpose: int, thing: int, count: int, size: int) -> int:
    """A draw of chance: a number from 0 to size - 1."""
    attempt = 0
    while True:
        message = f"{purpose * SPAN + thing}.{count}.{attempt}".encode()
        hashed = blake2b(message, digest_size=6, key=bytes.fromhex(seed)).digest()
        word = int.from_bytes(hashed, "big")
        if word < WORD - WORD % size:
            return word % size
        attempt += 1


def findings(journal: Journal, receipt: dict[str, Any]) -> list[str]:
    """What is wrong between a journal and its receipt."""
    if "server_seed" not in receipt:
        return ["The receipt is of a game that is not over: fetch it again."]
    found = []
    if sha256(bytes.fromhex(receipt["server_seed"])).hexdigest() != receipt["commitment"]:
        found.append("The server seed is not the one that was committed to.")
    if seed_of(receipt) != receipt["seed"]:
        found.append("The seed does not follow from the server seed, the table and the nonces.")
    if journal.seed != receipt["seed"]:
        found.append("The journal was played with another seed than the receipt says.")
    rows = journal.rows()
    if blake2b(packed(rows), digest_size=32).hexdigest() != receipt["journal"]:
        found.append("The entries of the journal are not those of the receipt.")
    return found


def main() -> int:
    """Read and check as the command line says; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description="Read a journal, and check it.")
    parser.add_argument("journal", type=Path)
    parser.add_argument("--receipt", type=Path, help="the receipt of the same game")
    parser.add_argument("--draw", nargs=4, type=int, metavar=("PURPOSE", "OBJECT", "COUNT", "SIZE"))
    said = parser.parse_args()
    journal = read(said.journal.read_bytes())
    counting = journal.counting()
    print(f"{journal.game}, rules {journal.rules}")
    print(f"{len(journal.entries)} entries, {len(counting)} of which count")
    if said.draw:
        print(f"drawn: {drawn(journal.seed, *said.draw)}")
    if said.receipt is None:
        return 0
    found = findings(journal, json.loads(said.receipt.read_bytes()))
    print("\n".join(found) if found else "The receipt is in order.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
