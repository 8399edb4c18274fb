"""
Errors: whatever goes wrong, as a body that a person can read and a client can branch on.

What belongs here: from an exception to a status and a body, and the headers of all answers.
What does not: what is refused and when (the handlers behind the routes).
"""

import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope

from dejarik.service.error_places import fault_of
from dejarik.service.handlers.measured import method_of, route_of
from dejarik.service.metrics import Metrics
from dejarik.service.monitoring.trace_context import quoting
from dejarik.service.ports import Missing, Unavailable
from dejarik.service.refusals import STATUS, Code, Refusal

AnyRequest = Request[Any, Any, State]

log = structlog.get_logger()


class Fault(msgspec.Struct, frozen=True):
    """
    What is said instead of a reply: a code, what happened and why, and what to do about it.

    `field` is where in the request it is wrong, if that is known.
    """

    code: str
    message: str
    advice: str
    field: str = ""


CODES: Final = {
    400: (Code.INVALID, "The request cannot be understood.", "Compare it with the description."),
    404: (Code.MISSING, "There is nothing at this address.", "Check the address."),
    405: ("wrong_method", "This address is not asked in this way.", "Use the method described."),
    413: ("too_big", "The request is too big.", "Send less."),
    429: (Code.TOO_OFTEN, "You ask too often.", "Wait a moment and try again."),
}
"""What is said of errors that are not refusals of ours, by status."""
BROKEN: Final = Fault(
    "broken", "Something is broken here; it was noted.", "Try again, or tell whoever runs this."
)
AWAY: Final = Refusal(
    Code.BUSY, "The database is out of reach at the moment.", "Try again in a moment.", 1
)
UNREADABLE: Final = (RecursionError, UnicodeDecodeError)
NO_TEXT: Final = Refusal(
    Code.INVALID, "The request is nested too deeply, or no text.", "Send JSON in UTF-8."
)
GONE: Final = Refusal(Code.MISSING, "There is no such thing.", "Check the link.")

DESCRIBED: Final = {
    400: "It cannot be understood, or is not allowed so.",
    401: "Nobody is signed in, or the password is wrong.",
    403: "Not for whoever asks, or without the header X-Dejarik.",
    404: "There is no such thing.",
    409: "It does not fit what is there now.",
    410: "It was valid once.",
    413: "The body is too big.",
    428: "It costs work that was not brought: see /api/sign-up.",
    429: "Too often; the header Retry-After says how long to wait.",
    503: "Too busy just now, or the database is out of reach.",
}
"""The statuses that any route may answer with beside its own."""
FAULTS: Final = {
    status: ResponseSpec(Fault, description=text, generate_examples=False)
    for status, text in DESCRIBED.items()
}

FRAMED: Final = re.compile(rb"/embed/[A-Za-z0-9_-]{1,40}")
"""
The one page that others may show in a frame, as it was asked for.

Whatever else begins so is a page that is not found, and has the way to all others.
"""
_WHERE: Final = " - at `"
HUNG_UP: Final = "client disconnected prematurely"
"""What the framework says when the other end goes before it has sent everything."""
NO_BODY: Final = "'data'"
"""What the framework says when a body is missing."""


def refused(request: AnyRequest, refusal: Refusal) -> Response[Fault]:
    """A refusal as an answer."""
    metrics: Metrics = request.app.state.metrics
    metrics.http.refused.labels(refusal.code).inc()
    if refusal.code is Code.TOO_OFTEN:
        metrics.http.rate_limited.labels("http").inc()
    fault = Fault(refusal.code, refusal.message, refusal.advice)
    headers = {"Retry-After": str(refusal.retry_after)} if refusal.retry_after else {}
    return Response(fault, status_code=STATUS[refusal.code], headers=headers)


def unavailable(request: AnyRequest, _: Unavailable) -> Response[Fault]:
    """What is behind a port cannot be reached."""
    return refused(request, AWAY)


def missing(request: AnyRequest, _: Missing) -> Response[Fault]:
    """What was asked for is not there."""
    return refused(request, GONE)


def misunderstood(request: AnyRequest, error: HTTPException) -> Response[Fault]:
    """What the framework has to object to."""
    if isinstance(error, InternalServerException) and error.detail == HUNG_UP:
        # No fault of ours, and nobody hears the answer.
        return refused(request, NO_TEXT)
    status = error.status_code
    if status not in CODES:
        return broken(request, error)
    code, message, advice = CODES[status]
    field = ""
    if status == STATUS[Code.INVALID]:
        said, field = _located(error)
        message = f"{message[:-1]}: {said}." if said else message
    return Response(Fault(code, message, advice, field), status_code=status)


def broken(request: AnyRequest, error: Exception) -> Response[Fault]:
    """A fault of ours: it is logged, and nothing of it is told."""
    if isinstance(error, UNREADABLE):
        return refused(request, NO_TEXT)
    # Without the error's words and the address: either may name somebody.
    told = fault_of(error)
    log.error(
        "request_failed", method=method_of(request.scope), route=route_of(request.scope), **told
    )
    fault = Fault(BROKEN.code, BROKEN.message, f"{BROKEN.advice} {quoting()}")
    return Response(fault, status_code=500)


def _located(error: HTTPException) -> tuple[str, str]:
    """What is wrong with a request, and in which field."""
    extra = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        said, where = str(extra[0].get("message", "")), str(extra[0].get("key", ""))
        text, inner = _split(said)
        return text, inner if where in ("", "data") else where
    return _split(error.detail)


def _split(text: str) -> tuple[str, str]:
    """The words of msgspec, and the path that it puts behind them."""
    if text == NO_BODY:
        return "it has no body", ""
    words, where, path = text.rpartition(_WHERE)
    if not where or not path.endswith("`"):
        return text.rstrip("."), ""
    path = path[:-1].removeprefix("key in ").removeprefix("$")
    return words.rstrip("."), path.removeprefix(".")


HANDLERS: Final[dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Fault]]]] = {
    Refusal: refused,
    Unavailable: unavailable,
    Missing: missing,
    HTTPException: misunderstood,
    Exception: broken,
}


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Hardened:
    """Headers on every answer that keep browsers from doing more than they must."""

    def __init__(self, url: str, *, secure: bool) -> None:
        # Every process of a service has the same host, and a port or a path of its own.
        host = urlsplit(url).hostname or ""
        host = f"[{host}]" if ":" in host else host
        sockets = f"wss://{host}:*" if secure else f"ws://{host}:* wss://{host}:*"
        policy = (
            "default-src 'self'; script-src 'self'; style-src 'self'; "
            f"connect-src 'self' {sockets}; img-src 'self' data:; "
            "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        )
        # A replay without anything to press that changes something may stand in any page.
        framed = policy.replace("frame-ancestors 'none'", "frame-ancestors *")
        headers = {
            "content-security-policy": policy,
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), geolocation=(), microphone=()",
            # Links to private tables and shared decks stand in addresses.
            "referrer-policy": "no-referrer",
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
        }
        if secure:
            headers["strict-transport-security"] = "max-age=31536000"
        self.headers = _encoded(headers)
        del headers["x-frame-options"]
        self.framed = _encoded({**headers, "content-security-policy": framed})

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Add them to the start of an answer."""
        if message["type"] != "http.response.start":
            return
        asked = scope["raw_path"].partition(b"?")[0]
        added = self.framed if FRAMED.fullmatch(asked) else self.headers
        headers = [*message["headers"], *added]
        kept = any(name.lower() == b"cache-control" for name, _ in headers)
        if scope["path"].startswith("/api/") and not kept:
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers
