"""
Sealing push messages: encryption for one browser (RFC 8291), and our signature (RFC 8292).

What belongs here: keys, bytes and headers. What does not: sending them (`web_push`).
"""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4_096
"""The size of a record: the whole message is one."""
LONGEST: Final = 3_000
"""How many bytes a message may have; every push service takes so many."""
AUTH_BYTES: Final = 16
LASTS: Final = 12 * 60 * 60
"""Seconds a signature holds; the standard allows a day."""
_CURVE: Final = ec.SECP256R1()
_HALF: Final = 32
_LAST_RECORD: Final = b"\x02"


def unpadded(data: bytes) -> str:
    """Bytes in the alphabet of addresses, without the signs that fill up."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    """
    The bytes in such a text.

    Raises ValueError.
    """
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True, slots=True)
class Recipient:
    """What a browser said when it subscribed: its public key and its secret."""

    key: ec.EllipticCurvePublicKey
    auth: bytes


def read_recipient(p256dh: str, auth: str) -> Recipient:
    """
    The recipient that a browser described.

    Raises ValueError when the key is no point of the curve or the secret has another length.
    """
    secret = padded(auth)
    if len(secret) != AUTH_BYTES:
        message = f"the secret of a subscription has {AUTH_BYTES} bytes"
        raise ValueError(message)
    return Recipient(ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, padded(p256dh)), secret)


def seal(text: bytes, recipient: Recipient) -> bytes:
    """A message that only this browser can read."""
    return seal_with(
        text, recipient, ec.generate_private_key(_CURVE), secrets.token_bytes(AUTH_BYTES)
    )


def seal_with(
    text: bytes, recipient: Recipient, ours: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """
    The same with a given key and salt: each pair serves once.

    Raises ValueError when the message is too long.
    """
    if len(text) > LONGEST:
        message = f"a push message has at most {LONGEST} bytes, this one has {len(text)}"
        raise ValueError(message)
    our_point, their_point = _point(ours.public_key()), _point(recipient.key)
    shared = ours.exchange(ec.ECDH(), recipient.key)
    info = b"WebPush: info\x00" + their_point + our_point
    secret = _derived(recipient.auth, shared, info, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(our_point)]) + our_point
    return header + AESGCM(key).encrypt(nonce, text + _LAST_RECORD, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for keys no longer than one block."""
    block = hmac.digest(salt, secret, sha256)
    return hmac.digest(block, info + b"\x01", sha256)[:length]


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Signer:
    """Says to push services who we are: a key that stays, and how to reach whoever runs this."""

    def __init__(self, private: str, contact: str) -> None:
        """Take the key as `new_key` wrote it. Raises ValueError when it is none."""
        secret = padded(private)
        if len(secret) != _HALF:
            message = f"the private key of a server has {_HALF} bytes"
            raise ValueError(message)
        number = int.from_bytes(secret, "big")
        self._key = ec.derive_private_key(number, _CURVE)
        self._contact = contact
        self.public: str = unpadded(_point(self._key.public_key()))

    def authorization(self, origin: str, now: int) -> str:
        """The header for a push service; `now` in milliseconds."""
        head = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
        claims = {"aud": origin, "exp": now // 1_000 + LASTS, "sub": self._contact}
        signed = f"{unpadded(head)}.{unpadded(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(_HALF, "big") + s.to_bytes(_HALF, "big")
        return f"vapid t={signed}.{unpadded(signature)}, k={self.public}"


def new_key() -> str:
    """A private key for a server, to be kept in its settings."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return unpadded(number.to_bytes(_HALF, "big"))
