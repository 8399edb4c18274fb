"""
Across: what pages of other sites may ask of the API, which is whatever a key opens.

What belongs here: the headers by which a browser lets them, and the new name of our cookie.
What does not: what is asked and who may (`origins`, `sign_in`).

A browser never sends our cookie along with such a request, and without a key nothing is told
to a page of another site. So a tool of somebody else's, in a browser, has the key that its
user made for it, and no more.
"""

from typing import Final

from litestar.types import Message, Scope

from dejarik.service.handlers.origins import Connection as AnyConnection
from dejarik.service.handlers.origins import key_of
from dejarik.service.handlers.sign_in import renamed

API: Final = "/api/"
ANYBODY: Final = (b"access-control-allow-origin", b"*")
ANSWERED: Final = (ANYBODY, (b"access-control-expose-headers", b"Retry-After, ETag"))
ASKED_FIRST: Final = (
    ANYBODY,
    (b"access-control-allow-methods", b"GET, HEAD, POST"),
    (b"access-control-allow-headers", b"Authorization, Content-Type"),
    (b"access-control-max-age", b"600"),
)
"""What a browser is told that asks before it sends somebody's key."""


async def allow_keys(message: Message, scope: Scope) -> None:
    """Let a page of another site read what was asked with a key."""
    if message["type"] != "http.response.start" or not scope["path"].startswith(API):
        return
    method = str(scope.get("method", ""))
    connection = AnyConnection(scope)
    headers = connection.headers
    if "origin" not in headers:
        return
    wanted = headers.get("access-control-request-headers", "").lower()
    if method == "OPTIONS" and "authorization" in wanted:
        message["headers"] = [*message["headers"], *ASKED_FIRST]
    elif key_of(headers.get("authorization", "")):
        # The same origin would not be read by a page of another site otherwise.
        kept = [one for one in message["headers"] if one[0] != b"cross-origin-resource-policy"]
        message["headers"] = [*kept, *ANSWERED]


async def rename_cookie(message: Message, scope: Scope) -> None:
    """Give the cookie of an older release its new name when it comes, once."""
    if message["type"] != "http.response.start" or scope.get("method") != "GET":
        return
    cookies = AnyConnection(scope).cookies
    added = [(b"set-cookie", one.to_header(header="").encode()) for one in renamed(cookies)]
    message["headers"] = [*message["headers"], *added]
