"""
How the service describes itself: OpenAPI, exact to every limit.

What belongs here: what holds for all routes, and the schemas of what is asked and replied.
What does not: any one route.

The framework draws the outline. It does not see limits that msgspec enforces, so the schemas
are msgspec's own: each route says in its options what it is asked and what it replies.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute

from dejarik.service.handlers.errors import DESCRIBED, Fault
from dejarik.service.handlers.sign_in import COOKIE
from dejarik.service.scopes import OPENS

ASKED: Final = "asked"
"""The option of a route that names the type of its body."""
REPLY: Final = "reply"
"""The option of a route that names the type of its reply."""
EVENTS: Final = "text/event-stream"
REFERENCE: Final = "#/components/schemas/{name}"
Plain = dict[str, Any]
_SCOPES: Final = " ".join(f"`{scope}`: {words}." for scope, words in OPENS.items())


def described() -> OpenAPIConfig:
    """The outline of the description, served at /api/schema/openapi.json."""
    return OpenAPIConfig(
        "Dejarik",
        "1",
        description=(
            "A table for Star Wars games with every rule enforced. Whoever is not its page sends "
            "the header X-Dejarik: 1 with whatever is not a GET."
        ),
        path="/api/schema",
        use_handler_docstrings=True,
        render_plugins=[Exact()],
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                "bearer": SecurityScheme(
                    type="http", scheme="bearer", description="The token of a session."
                ),
                "key": SecurityScheme(
                    type="http",
                    scheme="bearer",
                    bearer_format="dejarik_…",
                    description=f"A key with the scope that is named. {_SCOPES}",
                ),
            }
        ),
    )


class Exact(JsonRenderPlugin):
    """Serves the description with the schemas of msgspec."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Plain) -> bytes:
        """The description as JSON."""
        return msgspec.json.encode(exact(request.app, openapi_schema))


def description(app: Litestar) -> Plain:
    """The whole description of an application."""
    return exact(app, app.openapi_schema.to_schema())


def exact(app: Litestar, outline: Plain) -> Plain:
    """An outline with the schemas of msgspec in place of the framework's."""
    told = [
        (operation, part, kind)
        for operation, options in _operations(app, outline)
        for part, kind in options.items()
        if part in (ASKED, REPLY)
    ]
    types = [*(kind for *_, kind in told), Fault]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    plain = [portable(schema) for schema in schemas]
    for (operation, part, _), schema in zip(told, plain, strict=False):
        if part == ASKED:
            _put(operation["requestBody"], schema)
        else:
            own = next(iter(operation["responses"]))
            _put(operation["responses"][own], schema)
    for operation, _ in _operations(app, outline):
        for status in {str(one) for one in DESCRIBED} & operation["responses"].keys():
            _put(operation["responses"][status], plain[-1])
    security = outline["components"].get("securitySchemes", {})
    named = {name: portable(one) for name, one in components.items()}
    return {**outline, "components": {"securitySchemes": security, "schemas": named}}


def _operations(app: Litestar, outline: Plain) -> Iterator[tuple[Plain, dict[str, Any]]]:
    """Each described operation, and the options of its handler."""
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        described_path = outline["paths"].get(route.path_format, {})
        for handler in route.route_handlers:
            for method in handler.http_methods:
                operation = described_path.get(method.lower())
                if operation is not None:
                    yield operation, handler.opt


def _put(place: Plain, schema: Plain) -> None:
    media = EVENTS if EVENTS in place.get("content", {}) else "application/json"
    place["content"] = {media: {"schema": schema}}


def portable(schema: Any) -> Any:  # noqa: ANN401
    """A schema whose patterns every dialect of regular expressions knows."""
    if isinstance(schema, dict):
        return {
            key: _pattern(value) if key == "pattern" and isinstance(value, str) else portable(value)
            for key, value in schema.items()
        }
    if isinstance(schema, list | tuple):
        return [portable(one) for one in schema]
    return schema


def _pattern(pattern: str) -> str:
    return pattern.replace(r"\A", "^").replace(r"\Z", "$")
