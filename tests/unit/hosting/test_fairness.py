"""Fairness: the commitment, the seed that follows from all parts, and nonces read strictly."""

import hashlib

import pytest

from dejarik.hosting.play.fairness import commitment, game_seed, read_nonce

SERVER = bytes(range(32))
NONCES = (b"a" * 16, b"b" * 20)


def test_the_commitment_is_a_hash_any_tool_can_compute() -> None:
    """SHA-256 of the bytes, in hexadecimal digits."""
    assert hashlib.sha256(SERVER).hexdigest() == commitment(SERVER)


def test_the_seed_is_what_it_was() -> None:
    """Receipts of old games stay valid: the derivation may never change unnoticed."""
    expected = "20d32ab4d1accd15242b73c934f8f342"
    assert expected == game_seed(SERVER, "table", NONCES).hex()[:32]


@pytest.mark.parametrize(
    ("server", "table", "nonces"),
    [
        (bytes(32), "table", NONCES),
        (SERVER, "tablf", NONCES),
        (SERVER, "table", NONCES[::-1]),
        (SERVER, "table", (NONCES[0], b"")),
        (SERVER, "table", (NONCES[0] + NONCES[1][:4], NONCES[1][4:])),
        (SERVER, "table" + "a", (NONCES[0][1:], NONCES[1])),
        (SERVER, "table", (*NONCES, b"")),
    ],
)
def test_every_part_counts(server: bytes, table: str, nonces: tuple[bytes, ...]) -> None:
    """Another byte anywhere, or the same bytes shared out otherwise, is another seed."""
    assert game_seed(SERVER, "table", NONCES) != game_seed(server, table, nonces)


def test_a_server_seed_of_the_wrong_length_is_refused() -> None:
    """A short one could be guessed from its commitment."""
    with pytest.raises(ValueError, match="32 bytes, this one has 4"):
        game_seed(b"four", "table", NONCES)


@pytest.mark.parametrize("length", [16, 40, 64])
def test_a_nonce_is_hexadecimal(length: int) -> None:
    """From sixteen bytes to sixty-four."""
    assert b"\xab" * length == read_nonce("ab" * length)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "has 0"),
        ("ab" * 15, "has 15"),
        ("ab" * 65, "has 65"),
        ("xy" * 16, "hexadecimal"),
        ("a" * 33, "hexadecimal"),
    ],
)
def test_any_other_nonce_is_refused_with_a_reason(text: str, why: str) -> None:
    """Too short, too long, or not bytes at all."""
    with pytest.raises(ValueError, match=why):
        read_nonce(text)
