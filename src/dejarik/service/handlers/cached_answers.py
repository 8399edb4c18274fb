"""
Cached answers: bytes that are made once and sent to many.

What belongs here: packing them, and telling a browser that what it has is still right.
What does not: what they are (`page`, `card_routes`).
"""

import gzip
import hashlib
from typing import Final

from litestar import Response

from dejarik.service.handlers.errors import AnyRequest

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""How long a browser keeps an answer: it may ask each time whether its own is still right."""
WORTH_PACKING: Final = 1_000
"""Bytes; less than that gets no smaller on the wire."""
TAG_LENGTH: Final = 20
PACKED_ALREADY: Final = ("font/", "image/png", "image/webp", "image/jpeg", "audio/")


class CachedBytes:
    """Some bytes of a kind, packed if that makes them smaller, and a tag that changes with them."""

    def __init__(self, plain: bytes, kind: str) -> None:
        self.plain = plain
        self.kind = kind
        self.tag = hashlib.sha256(plain).hexdigest()[:TAG_LENGTH]
        worth = len(plain) >= WORTH_PACKING and not kind.startswith(PACKED_ALREADY)
        packed = gzip.compress(plain, 9, mtime=0) if worth else b""
        self.packed = packed if 0 < len(packed) < len(plain) else b""


def answered(request: AnyRequest, kept: CachedBytes, cached: str) -> Response[bytes]:
    """Kept bytes as an answer; nothing but the tag if the client has them already."""
    tag = f'"{kept.tag}"'
    headers = {"ETag": tag, "Cache-Control": cached, "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type=kept.kind)
    body = kept.plain
    if kept.packed and _takes_gzip(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        body = kept.packed
    return Response(body, headers=headers, media_type=kept.kind)


def _takes_gzip(accepted: str) -> bool:
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
