"""
HTTP clients of tests, for servers of tests on this machine.

Those servers speak in the clear, so nobody's certificate is trusted: to read those of the world
takes longer than many a test, and each client would do it. No proxy is used, whatever is set.
"""

import ssl
from collections.abc import Mapping
from typing import Final

import httpx

UNTRUSTING: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody."""

USUAL: Final = 5.0
"""Seconds that an answer may take."""

AT_ONCE: Final = 100
"""Connections that one client may have."""

Headers = Mapping[str, str]


def client(
    address: str = "", timeout: float = USUAL, headers: Headers | None = None
) -> httpx.Client:
    """A client of one server, or of many if no address is given."""
    return httpx.Client(
        base_url=address, timeout=timeout, headers=headers, verify=UNTRUSTING, trust_env=False
    )


def async_client(
    address: str = "",
    timeout: float = USUAL,
    headers: Headers | None = None,
    connections: int = AT_ONCE,
) -> httpx.AsyncClient:
    """The same for many requests at once, over so many connections at most."""
    limits = httpx.Limits(max_connections=connections)
    return httpx.AsyncClient(
        base_url=address,
        timeout=timeout,
        headers=headers,
        limits=limits,
        verify=UNTRUSTING,
        trust_env=False,
    )
