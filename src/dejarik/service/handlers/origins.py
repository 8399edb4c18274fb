"""
Origins: whether a request was meant, or a page of another site has caused it.

What belongs here: the header and the addresses that only our own page can send.
What does not: who asks (`sign_in`).

A browser sends the requests of any page, with our cookie or without, and a reply without it
may still set one: so whatever may change something must say that it comes from us.
"""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from dejarik.service.config import Config
from dejarik.service.people.keys import is_key
from dejarik.service.refusals import Code, Refusal

Connection = ASGIConnection[Any, Any, Any, Any]

MEANT: Final = "X-Dejarik"
"""The header that a page of another site cannot send to us."""
YES: Final = "1"
HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
TLS: Final = "https"
BEARER: Final = "bearer"


class Origins:
    """The origins of our page: the address people open, and the one that was asked."""

    def __init__(self, config: Config) -> None:
        self._page = origin_of(config.page())
        self._secure = config.secure

    def is_ours(self, origin: str, host: str) -> bool:
        """
        Whether a page of this origin is ours, when it asks for this host.

        A proxy may have taken TLS off on the way, so the scheme of the request says nothing.
        """
        if origin == self._page:
            return True
        scheme, _, place = origin.partition("://")
        return bool(place) and place == host and (scheme == TLS or not self._secure)


def origin_of(address: str) -> str:
    """The origin of a page, as browsers write it."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}".lower()


def is_meant(connection: Connection) -> bool:
    """
    Whether a request says by our header, or by its origin, that it comes from our page.

    One with a key is meant whoever's page sent it: no browser has a key that nobody gave it.
    """
    headers = connection.headers
    if headers.get(MEANT.lower()) == YES or key_of(headers.get("authorization", "")):
        return True
    origins: Origins = connection.app.state.origins
    return origins.is_ours(headers.get("origin", "").lower(), headers.get("host", "").lower())


def key_of(authorization: str) -> str:
    """The key in this header; empty if it is none, or a session's token."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == BEARER and is_key(token.strip()) else ""


async def must_be_meant(connection: Connection, _: BaseRouteHandler) -> None:
    """
    Let nothing change that a page of another site may have caused; sockets see to it themselves.

    Raises Refusal FORBIDDEN.
    """
    if connection.scope["type"] != ScopeType.HTTP or connection.scope["method"] in HARMLESS:
        return
    if not is_meant(connection):
        raise Refusal(
            Code.FORBIDDEN,
            f"The request has neither the header {MEANT} nor the origin of our page.",
            f"Send {MEANT}: {YES} with whatever may change something.",
        )
