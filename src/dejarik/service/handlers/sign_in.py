"""
Signing in over HTTP: whose request it is, and the cookie that says so.

What belongs here: tokens in cookies and headers. What does not: sessions themselves
(`people.sessions`), and what keeps other sites from asking in our name (`origins`).
"""

from typing import Final

from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from dejarik.service.handlers.origins import Connection
from dejarik.service.people.keys import require_scope
from dejarik.service.people.office import Office, Visitor
from dejarik.service.people.people_wire import SignedIn
from dejarik.service.people.sessions import authenticate

COOKIE: Final = "dejarik"
BEARER: Final = "bearer"
SCOPE: Final = "scope"
"""The option of a route that names the scope of keys that open it."""
BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
"""In this order: each says it is most of those after it, too."""
CALLED: Final = {"Edg": "Edge", "OPR": "Opera"}
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
LONGEST_LABEL: Final = 40


def token_of(connection: Connection) -> str:
    """The token a request carries, in a header or in the cookie; empty if none."""
    return _bearer(connection) or connection.cookies.get(COOKIE, "")


def _bearer(connection: Connection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == BEARER else ""


def visitor_of(connection: Connection) -> Visitor:
    """Who calls, signed in or not."""
    address = connection.client.host if connection.client else ""
    return Visitor(address, device_of(connection.headers.get("user-agent", "")))


def device_of(agent: str) -> str:
    """What a device calls itself, short enough to be recognized in a list of sessions."""
    browser = next((name for name in BROWSERS if f"{name}/" in agent), "")
    if not browser:
        return agent.partition("/")[0][:LONGEST_LABEL]
    system = next((name for name in SYSTEMS if name in agent), "")
    called = CALLED.get(browser, browser)
    return f"{called} on {system}" if system else called


async def must_be_signed_in(connection: Connection, handler: BaseRouteHandler) -> None:
    """
    Let nobody in without a session, or a key of the route's scope, before the body is read.

    The caller is the request's user. Raises Refusal NOT_SIGNED_IN, FORBIDDEN or TOO_OFTEN.
    """
    office: Office = connection.app.state.office
    visitor = visitor_of(connection)
    caller = await authenticate(token_of(connection), visitor, office)
    require_scope(caller, handler.opt.get(SCOPE))
    connection.scope["user"] = caller


def signed_in(reply: SignedIn, *, secure: bool, now: int) -> Cookie:
    """The cookie of a session that has begun; scripts cannot read it."""
    return _cookie(reply.token, max(0, reply.expires - now) // 1_000, secure=secure)


def signed_out(*, secure: bool) -> Cookie:
    """What removes it."""
    return _cookie("", 0, secure=secure)


def _cookie(value: str, seconds: int, *, secure: bool) -> Cookie:
    return Cookie(
        COOKIE,
        path="/",
        value=value,
        max_age=seconds,
        secure=secure,
        httponly=True,
        samesite="lax",
    )
