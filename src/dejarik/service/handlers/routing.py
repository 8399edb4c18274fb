"""
Routing: an HTTP route out of a typed handler, by what its signature asks for.

What belongs here: the lines of a table of routes, and how one becomes a route.
What does not: the tables (`people_routes` and its like), and what handlers do.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, get_type_hints

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from dejarik.service.handlers.access import access
from dejarik.service.handlers.errors import FAULTS, AnyRequest
from dejarik.service.handlers.handler_ports import Ports
from dejarik.service.handlers.openapi import ASKED, REPLY
from dejarik.service.handlers.sign_in import signed_in, signed_out
from dejarik.service.people.office import Caller
from dejarik.service.people.people_wire import SignedIn
from dejarik.service.ports import Account
from dejarik.service.scopes import Scope

Handler = Callable[..., Awaitable[object]]
REQUEST: Final = "request"
"""What every handler calls the request that it is given, if it is given one."""
TOLD: Final = ((ASKED, REQUEST), (REPLY, "return"))


@dataclass(frozen=True, slots=True)
class Route:
    """
    One line of a table: where, which handler, and keys of which scope open it; no scope, no key.

    `leaves` ends the session that asks.
    """

    path: str
    handler: Handler
    scope: Scope | None = None
    leaves: bool = False

    @property
    def needs(self) -> Mapping[str, Any]:
        """What the handler wants, by parameter; its reply is called `return`."""
        return get_type_hints(self.handler, include_extras=True)

    @property
    def is_open(self) -> bool:
        """Whether anybody may ask, signed in or not."""
        return {Caller, Account}.isdisjoint(self.needs.values())


def asked_by_get(route: Route) -> HTTPRouteHandler:
    """A route that reads and changes nothing."""

    async def read(request: AnyRequest) -> Response[Any]:
        return await _answer(route, request, {})

    return _made(get, route, read)


def asked_by_post(route: Route) -> HTTPRouteHandler:
    """A route with whatever the handler is asked as its body."""

    async def ask(request: AnyRequest, data: Any) -> Response[Any]:  # noqa: ANN401
        return await _answer(route, request, {REQUEST: data})

    async def do(request: AnyRequest) -> Response[Any]:
        return await _answer(route, request, {})

    if REQUEST in route.needs:
        ask.__annotations__["data"] = _holding(JSONBody, route.needs[REQUEST])
        return _made(post, route, ask)
    return _made(post, route, do)


async def _answer(route: Route, request: AnyRequest, asked: dict[str, object]) -> Response[Any]:
    ports: Ports = request.app.state.ports
    kinds = {k: v for k, v in route.needs.items() if k not in (REQUEST, "return")}
    reply = await route.handler(**asked, **ports.given(kinds, request))
    response = Response(reply)
    secure = ports.config.secure
    if isinstance(reply, SignedIn):
        for cookie in signed_in(reply, secure=secure, now=ports.office.now()):
            response.set_cookie(cookie)
    elif route.leaves:
        for cookie in signed_out(secure=secure):
            response.set_cookie(cookie)
    return response


def _made(method: Any, route: Route, function: Any) -> HTTPRouteHandler:  # noqa: ANN401
    name = route.handler.__name__
    function.__name__ = name
    function.__annotations__["return"] = _holding(Response, route.needs["return"])
    text = " ".join((route.handler.__doc__ or "").split())
    summary, _, _ = text.partition(". ")
    made: HTTPRouteHandler = method(
        route.path,
        status_code=200,
        operation_id=route.path.removeprefix("/api/").replace("/", "_").replace("-", "_"),
        summary=summary,
        description=text,
        tags=[route.path.split("/")[2]],
        responses=FAULTS,
        **access(
            route.scope,
            {kind: route.needs[name] for kind, name in TOLD if name in route.needs},
            is_open=route.is_open,
        ),
    )(function)
    return made


def _holding(outer: Any, inner: Any) -> Any:  # noqa: ANN401
    """A generic type of another, where neither is known before the program runs."""
    return outer[inner]
