"""
Places notices go to: which mail addresses and push endpoints are accepted.

What belongs here: pure checks, each with its reason in words. What does not: looking a
name up, and sending anything.
"""

import re
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

LONGEST_ADDRESS: Final = 254
LONGEST_ENDPOINT: Final = 1_000
HTTPS: Final = 443
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)
_HOST: Final = re.compile(
    r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?"
)
_UNICAST: Final = ip_network("2000::/3")
"""All that is given out of IPv6; local, mapped and translated addresses lie outside."""
_RESERVED: Final = tuple(
    ip_network(block)
    for block in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
        *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24"),
        *("192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24"),
        *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"),
        *("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
    )
)
"""The blocks that IANA keeps for special purposes: what a release of Python knows is too few."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a push service takes messages for one browser."""

    host: str
    port: int
    target: str
    secure: bool = True

    def origin(self) -> str:
        """Scheme, host and port, as they stand in an address."""
        scheme, usual = ("https", 443) if self.secure else ("http", 80)
        port = "" if self.port == usual else f":{self.port}"
        return f"{scheme}://{self.host}{port}"


def read_mail_address(text: str) -> str:
    """
    A mail address, if it is one: plain ASCII, one person, nothing that ends a header.

    Raises ValueError.
    """
    if len(text) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(text):
        message = "this is no mail address like name@example.org"
        raise ValueError(message)
    return text


def read_endpoint(url: str, allowed: frozenset[str] = frozenset()) -> Endpoint:
    """
    A push endpoint: https, a name and no number, the usual port.

    `allowed` are origins beside these. Raises ValueError.
    """
    if len(url) > LONGEST_ENDPOINT or not url.isascii() or not url.isprintable() or " " in url:
        message = "the address of the push service is too long or has odd characters in it"
        raise ValueError(message)
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if parts.scheme in ("http", "https"):
        secure = parts.scheme == "https"
        found = Endpoint(host, parts.port or (HTTPS if secure else 80), target, secure)
        if found.origin() in allowed and "@" not in parts.netloc:
            return found
    if parts.scheme != "https" or "@" in parts.netloc or (parts.port or HTTPS) != HTTPS:
        message = "the address of the push service is no plain https address"
        raise ValueError(message)
    if not _HOST.fullmatch(host):
        message = "the address of the push service names no host of the internet"
        raise ValueError(message)
    return Endpoint(host, HTTPS, target)


def is_public(address: str) -> bool:
    """Whether an address is one of the internet at large: no machine or network of our own."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found not in _UNICAST:
        return False
    return not any(found in block for block in _RESERVED)
