"""
Chance: every draw is a keyed hash, so it can be checked, repeated and never predicted.

A draw depends on (seed, purpose, object, count) and on nothing else: undoing and
playing on gives the same dice again, and draws for one object never shift another's.
No generator object lives in a state; the counts are the whole position.
"""

from hashlib import blake2b
from typing import Final

SEED_BYTES: Final = 32
_SPAN: Final = 1 << 20
_WORD: Final = 1 << 48
_PRIME: Final = 2147483647

KEYED: Final = 0
"""The fair generator: BLAKE2b under a 256-bit key."""
SWIFT: Final = 1
"""The generator for simulation: quicker, and predictable to anyone who tries."""


def seed_from(text: str) -> bytes:
    """Make a 256-bit seed from a text, for tests, terminals and laboratories."""
    return blake2b(text.encode(), digest_size=SEED_BYTES).digest()


def drawn_for(key: int) -> tuple[int, int]:
    """The purpose and the object that a count is kept for."""
    return key // _SPAN, key % _SPAN


def _keyed(seed: bytes, key: int, count: int, attempt: int) -> int:
    message = b"%d.%d.%d" % (key, count, attempt)
    return int.from_bytes(blake2b(message, digest_size=6, key=seed).digest(), "big")


def _swift(seed: int, key: int, count: int, attempt: int) -> int:
    x = (seed ^ (key * 40503 + count * 7919 + attempt * 104729)) % _PRIME + 1
    for _ in range(3):
        x = x * 48271 % _PRIME
        x ^= x >> 13
    high = x
    x = x * 69621 % _PRIME
    return (high & 0xFFFFFF) << 24 | (x & 0xFFFFFF)


class Chance:
    """The seed, and how often each thing has been drawn for."""

    def __init__(self, seed: bytes, generator: int) -> None:
        self.seed: bytes = seed
        self.generator: int = generator
        self.swift_seed: int = int.from_bytes(seed[:4], "big")
        self.counts: dict[int, int] = {}
        self.dictated: dict[int, list[int]] = {}

    def draw(self, purpose: int, obj: int, size: int) -> int:
        """A number from 0 to size - 1."""
        key = purpose * _SPAN + obj
        count = self.counts.get(key, 0)
        self.counts[key] = count + 1
        if self.dictated:
            waiting = self.dictated.get(key)
            if waiting:
                value = waiting.pop(0)
                if not waiting:
                    del self.dictated[key]
                return value % size
        # Values in the last, incomplete block would favour small results: draw again.
        limit = _WORD - _WORD % size
        attempt = 0
        while True:
            if self.generator == KEYED:
                word = _keyed(self.seed, key, count, attempt)
            else:
                word = _swift(self.swift_seed, key, count, attempt)
            if word < limit:
                return word % size
            attempt += 1

    def dictate(self, purpose: int, obj: int, value: int) -> None:
        """Fix the next draw for one purpose and object: for tests and puzzles."""
        self.dictated.setdefault(purpose * _SPAN + obj, []).append(value)

    def reseed(self, seed: bytes) -> None:
        """Make all future draws new; the counts stay, they are public."""
        self.seed = seed
        self.swift_seed = int.from_bytes(seed[:4], "big")
        self.dictated = {}

    def clone(self) -> "Chance":
        """An independent copy."""
        other = Chance(self.seed, self.generator)
        other.counts = self.counts.copy()
        if self.dictated:
            other.dictated = {key: values.copy() for key, values in self.dictated.items()}
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        dictated = [[key, *self.dictated[key]] for key in sorted(self.dictated)]
        counts = [[key, self.counts[key]] for key in sorted(self.counts)]
        return [self.seed, self.generator, counts, dictated]


def unpack_chance(data: list[object]) -> Chance:
    """The chance that was packed."""
    seed, generator, counts, dictated = data
    assert isinstance(seed, bytes)
    assert isinstance(generator, int)
    assert isinstance(counts, list)
    assert isinstance(dictated, list)
    chance = Chance(seed, generator)
    for key, count in counts:
        chance.counts[key] = count
    for row in dictated:
        chance.dictated[row[0]] = row[1:]
    return chance
