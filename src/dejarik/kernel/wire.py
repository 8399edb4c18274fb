"""
The wire: turning plain data into bytes and back.

Never compiled. msgspec structs that cross a border live in modules of this name.
"""

from hashlib import blake2b

import msgspec

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder()


def encode(data: object) -> bytes:
    """Plain data as bytes; the same data always gives the same bytes."""
    return _encoder.encode(data)


def decode(data: bytes) -> object:
    """
    The plain data in these bytes.

    Raises ValueError when they are not ours.
    """
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError as error:
        message = f"these bytes are no saved state: {error}"
        raise ValueError(message) from error


def digest(data: bytes, size: int = 16) -> str:
    """A short fingerprint of bytes, for journals and traces: so many bytes as hex."""
    return blake2b(data, digest_size=size).hexdigest()
