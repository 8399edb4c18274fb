"""
A push service for tests, and a browser that subscribes to it.

What belongs here: taking one sealed message after the other, and opening it by the letter of
the standard. What does not: what tests claim.
"""

import asyncio
import hmac
from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from dejarik.service.adapters.push_sealing import unpadded
from dejarik.service.notices.board import Subscription

AUTH: Final = b"sixteen bytes ok"


class Browser:
    """A subscriber that reads what only it can read."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def at(self, endpoint: str) -> Subscription:
        """Subscribe there."""
        return Subscription(endpoint, unpadded(self.point), unpadded(AUTH))

    def read(self, body: bytes) -> bytes:
        """Open a sealed message."""
        salt, sender, sealed = body[:16], body[21:86], body[86:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        first = hmac.digest(AUTH, self.key.exchange(ec.ECDH(), theirs), sha256)
        info = b"WebPush: info\x00" + self.point + sender + b"\x01"
        block = hmac.digest(salt, hmac.digest(first, info, sha256), sha256)
        key = hmac.digest(block, b"Content-Encoding: aes128gcm\x00\x01", sha256)[:16]
        nonce = hmac.digest(block, b"Content-Encoding: nonce\x00\x01", sha256)[:12]
        return AESGCM(key).decrypt(nonce, sealed, None).removesuffix(b"\x02")


class PushService:
    """A push service on a port of this machine; it answers with one status."""

    def __init__(self, status: str) -> None:
        self.status = status
        self.head = ""
        self.body = b""
        self.told = asyncio.Event()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one message."""
        head = await reader.readuntil(b"\r\n\r\n")
        self.head = head.decode().lower()
        length = int(self.head.split("content-length: ")[1].split("\r\n")[0])
        self.body = await reader.readexactly(length)
        more = "Location: http://127.0.0.1:9/\r\n" if self.status.startswith("3") else ""
        writer.write(f"HTTP/1.1 {self.status}\r\n{more}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.told.set()
