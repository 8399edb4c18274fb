"""
Fairness: where the seed of a game comes from, so that nobody can have chosen it.

The server draws a server seed and publishes its hash before anybody sits down; each
seat's client then adds a nonce; the game's seed is a keyed hash of all of it, and the
server seed is published when the game is over. So the server cannot pick a seed to suit
the nonces, and no player can foresee one. A server in league with the player who adds
the last nonce could try many; against that, only playing elsewhere helps.

What belongs here: the arithmetic. What does not: drawing the bytes, and who is told when.
"""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final

from dejarik.kernel.chance import SEED_BYTES

SHORTEST_NONCE: Final = 16
LONGEST_NONCE: Final = 64
NO_NONCE: Final = b""
"""What a bot adds: nothing."""

_LENGTH_BYTES: Final = 4
_PURPOSE: Final = b"dejarik seed 1"


def commitment(server_seed: bytes) -> str:
    """What is published before the game: SHA-256, so that any tool can check it."""
    return sha256(server_seed).hexdigest()


def game_seed(server_seed: bytes, table_id: str, nonces: Sequence[bytes]) -> bytes:
    """
    The seed of a game: BLAKE2b under the server seed, over table and nonces by seat.

    Every part stands behind its length, so no two tables or nonces can run together.
    Raises ValueError when the server seed has the wrong length.
    """
    if len(server_seed) != SEED_BYTES:
        message = f"a server seed has {SEED_BYTES} bytes, this one has {len(server_seed)}"
        raise ValueError(message)
    mixed = blake2b(key=server_seed, digest_size=SEED_BYTES, person=_PURPOSE)
    for part in (table_id.encode(), *nonces):
        mixed.update(len(part).to_bytes(_LENGTH_BYTES, "big"))
        mixed.update(part)
    return mixed.digest()


def read_nonce(text: str) -> bytes:
    """
    The nonce a client sent as hexadecimal digits.

    Raises ValueError, in words for whoever wrote the client.
    """
    try:
        nonce = bytes.fromhex(text)
    except ValueError as error:
        message = "a nonce is written in hexadecimal digits, two for each byte"
        raise ValueError(message) from error
    if not SHORTEST_NONCE <= len(nonce) <= LONGEST_NONCE:
        message = (
            f"a nonce has {SHORTEST_NONCE} to {LONGEST_NONCE} bytes, this one has {len(nonce)}"
        )
        raise ValueError(message)
    return nonce
