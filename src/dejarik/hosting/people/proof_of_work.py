"""
Proof of work: what a solution is, and finding one.

What belongs here: hashes and bits. What does not: challenges that hold, and how often one is used
(the service signs and counts them).

A solution of a challenge is a whole number; the SHA-256 of `CHALLENGE:NUMBER` begins with as many
zero bits as the challenge costs. With each bit more it takes twice as long to find one.
"""

import hashlib
from itertools import count
from typing import Final

DIGITS: Final = 12
"""A solution has no more digits than this."""


def zero_bits(challenge: str, solution: int) -> int:
    """With how many zero bits the hash of a solution begins."""
    hashed = hashlib.sha256(f"{challenge}:{solution}".encode()).digest()
    return len(hashed) * 8 - int.from_bytes(hashed).bit_length()


def solved(challenge: str, bits: int) -> int:
    """A solution; on average it takes two to the power of `bits` hashes to find."""
    return next(one for one in count() if zero_bits(challenge, one) >= bits)
