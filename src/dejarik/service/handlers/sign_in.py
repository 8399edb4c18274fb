"""
Signing in over HTTP: whose request it is, and the cookie that says so.

What belongs here: tokens in cookies and headers. What does not: sessions themselves
(`people.sessions`), and what keeps other sites from asking in our name (`origins`).
"""

from collections.abc import Mapping
from typing import Final

from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from dejarik.service.handlers.origins import BEARER, Connection
from dejarik.service.people.keys import require_scope
from dejarik.service.people.office import AccountPorts, Caller, Visitor
from dejarik.service.people.people_wire import SignedIn
from dejarik.service.people.sessions import authenticate
from dejarik.service.refusals import Code, Refusal

COOKIE: Final = "dejarik"
HOST_COOKIE: Final = "__Host-dejarik"
"""Its name where there is TLS: browsers take it from this host alone, not from one beside it."""
LONGEST: Final = 400 * 86_400
"""Seconds that a cookie is kept which has a new name: its session ends by itself."""
WORK: Final = "x-dejarik-work"
"""The header with the work that a new guest or account costs, `CHALLENGE:NUMBER`."""
SCOPE: Final = "scope"
"""The option of a route that names the scope of keys that open it."""
BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
"""In this order: each says it is most of those after it, too."""
CALLED: Final = {"Edg": "Edge", "OPR": "Opera"}
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
LONGEST_LABEL: Final = 40


def token_of(connection: Connection) -> str:
    """The token a request carries, in a header or in the cookie; empty if none."""
    return _bearer(connection) or cookie_of(connection)


def cookie_of(connection: Connection) -> str:
    """The token in the cookie, by its old name too; empty if none."""
    return connection.cookies.get(HOST_COOKIE, "") or connection.cookies.get(COOKIE, "")


def renamed(cookies: Mapping[str, str]) -> tuple[Cookie, ...]:
    """What gives a cookie of an older release its new name, once."""
    if HOST_COOKIE in cookies or not cookies.get(COOKIE):
        return ()
    return _cookie(cookies[COOKIE], LONGEST, secure=True), _old()


def _bearer(connection: Connection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == BEARER else ""


def visitor_of(connection: Connection) -> Visitor:
    """Who calls, signed in or not."""
    address = connection.client.host if connection.client else ""
    device = device_of(connection.headers.get("user-agent", ""))
    return Visitor(address, device, token_of(connection), connection.headers.get(WORK, ""))


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
    office: AccountPorts = connection.app.state.office
    visitor = visitor_of(connection)
    caller = await authenticate(token_of(connection), visitor, office)
    require_scope(caller, handler.opt.get(SCOPE))
    connection.scope["user"] = caller


async def caller_if_any(connection: Connection) -> Caller | None:
    """Who calls a route that is open to all; nobody without a session or key that lasts."""
    token = token_of(connection)
    if not token:
        return None
    try:
        return await authenticate(token, visitor_of(connection), connection.app.state.office)
    except Refusal as refusal:
        if refusal.code is Code.NOT_SIGNED_IN:
            return None
        raise


def signed_in(reply: SignedIn, *, secure: bool, now: int) -> tuple[Cookie, ...]:
    """The cookie of a session that has begun; scripts cannot read it."""
    own = _cookie(reply.token, max(0, reply.expires - now) // 1_000, secure=secure)
    return (own, _old()) if secure else (own,)


def signed_out(*, secure: bool) -> tuple[Cookie, ...]:
    """What removes it."""
    own = _cookie("", 0, secure=secure)
    return (own, _old()) if secure else (own,)


def _old() -> Cookie:
    """What removes the cookie that older releases set where there is TLS."""
    return Cookie(COOKIE, path="/", value="", max_age=0, secure=True, httponly=True, samesite="lax")


def _cookie(value: str, seconds: int, *, secure: bool) -> Cookie:
    return Cookie(
        HOST_COOKIE if secure else COOKIE,
        path="/",
        value=value,
        max_age=seconds,
        secure=secure,
        httponly=True,
        samesite="lax",
    )
