"""
Measured: every request timed, by its route, its method and the class of its status, and traced.

What belongs here: standing around the application. What does not: the names of the metrics
(`monitoring.http_metrics`). The route is its template: the address itself may name somebody.
"""

from time import perf_counter
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dejarik.service.metrics import Metrics
from dejarik.service.monitoring.spans import Spans
from dejarik.service.monitoring.trace_context import HEADER

TRACEPARENT: Final = HEADER.encode()
NO_ROUTE: Final = "none"
METHODS: Final = frozenset({"GET", "HEAD", "POST"})
OTHER: Final = "other"
UNANSWERED: Final = 499
"""The status of a request whose client was gone before the answer."""


class Measured:
    """The application as it was, with a metric for each request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note how long it took."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        status = UNANSWERED

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        state = scope["litestar_app"].state
        spans: Spans = state.spans
        metrics: Metrics = state.metrics
        began = perf_counter()
        with spans.root("http.request", _carried(scope), method=method_of(scope)):
            try:
                await self.app(scope, receive, noted)
            finally:
                labels = (route_of(scope), method_of(scope), f"{status // 100}xx")
                metrics.http.requests.labels(*labels).observe(perf_counter() - began)
                spans.note(route=labels[0], status=status)


def _carried(scope: Scope) -> str:
    """The context of the trace that a request brings; empty if none, or if it is no text."""
    found = next((value for name, value in scope["headers"] if name == TRACEPARENT), b"")
    return found.decode("ascii", "replace")


def route_of(scope: Scope) -> str:
    """The template of the route that answers a request; `none` if none does."""
    return scope.get("path_template") or NO_ROUTE


def method_of(scope: Scope) -> str:
    """The method of a request, if it is one that any route has."""
    method = str(scope.get("method", ""))
    return method if method in METHODS else OTHER
