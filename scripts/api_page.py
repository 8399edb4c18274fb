"""
The page of the public API, written from its OpenAPI description.

What belongs here: how the page is laid out. What does not: the description itself
(`handlers.openapi`), and when the page is written (`protocol`).
"""

from collections.abc import Iterator
from typing import Any, Final

from dejarik.service.scopes import OPENS, Scope

Plain = dict[str, Any]
INTRODUCTION: Final = """\
# API

Made by `just protocol` from the OpenAPI description of the service; do not edit.
A running service has it at `/api/schema/openapi.json`; `src/dejarik/service/protocol` has a copy.
[How to use it](../how-to/use-the-api.md) has examples that are run by a test.

Every address of this page is open to anybody, or to a key with the scope that its part names.
A [key](people.md#keys) is made in the settings, and sent as `Authorization: Bearer dejarik_…`.
Whatever is not a GET also has the header `X-Dejarik: 1`.
What is not listed here is for the page and for people who are signed in: no key opens it.

An answer that is not 200 has `code`, `message`, `advice` and `field`: branch on the code.
With 429 and 503, `Retry-After` says how many seconds to wait.
Times are milliseconds since 1970, and ids are opaque.
Fields may be added to answers at any time, so a program passes over those that it does not know.
"""
OPEN_WORDS: Final = "For anybody; limits count by network."
HIDDEN: Final = ("/api/polls", "/api/people/", "/api/notices/", "/health", "/metrics")
"""Open addresses that only the page has a use for."""
LADDER: Final = "/api/people/ladder"


def api_page(openapi: Plain) -> str:
    """The whole page."""
    schemas = openapi["components"]["schemas"]
    parts = [INTRODUCTION, "## Without a key\n", f"{OPEN_WORDS}\n"]
    parts += _listed(openapi, schemas, None)
    for scope in Scope:
        parts += [f"## With the scope `{scope}`\n", f"To {OPENS[scope]}.\n"]
        parts += _listed(openapi, schemas, scope)
    return "\n".join(parts)


def _listed(openapi: Plain, schemas: Plain, scope: Scope | None) -> Iterator[str]:
    for path, item in sorted(openapi["paths"].items()):
        for method, operation in item.items():
            if _scope_of(operation) == (scope or "") and not _is_hidden(path):
                yield _operation(f"{method.upper()} {path}", operation, schemas)


def _scope_of(operation: Plain) -> str | None:
    """The scope that opens an operation; empty if it is open, nothing if no key opens it."""
    security = operation.get("security", [{}])
    if {} in security:
        return ""
    return next((one["key"][0] for one in security if "key" in one), None)


def _is_hidden(path: str) -> bool:
    return path != LADDER and path.startswith(HIDDEN)


def _operation(name: str, operation: Plain, schemas: Plain) -> str:
    words = operation.get("description") or operation.get("summary", "")
    lines = [f"### `{name}`", "", *words.replace(". ", ".\n").split("\n"), ""]
    lines += _parameters(operation)
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if body is not None:
        lines += ["Asked:", "", *_fields(body["schema"], schemas), ""]
    reply = next(iter(operation["responses"].get("200", {}).get("content", {}).values()), None)
    if reply is not None:
        lines += ["Told:", "", *_fields(reply["schema"], schemas), ""]
    return "\n".join(lines)


def _parameters(operation: Plain) -> list[str]:
    lines = [
        f"| `{one['name']}` | {one['in']} | {one.get('description', '')} |"
        for one in operation.get("parameters", [])
    ]
    return ["| parameter | in | |", "|---|---|---|", *lines, ""] if lines else []


def _fields(schema: Plain, schemas: Plain) -> list[str]:
    """The fields of a record, each with its type; what may be left out is in brackets."""
    name = schema.get("$ref", "").rpartition("/")[2]
    found = schemas.get(name, schema)
    if "properties" not in found:
        return [f"- {_type(schema)}"]
    required = found.get("required", [])
    return [
        f"- {_named(field, required)}: {_type(kind)}" for field, kind in found["properties"].items()
    ]


def _named(field: str, required: list[str]) -> str:
    return f"`{field}`" if field in required else f"[`{field}`]"


def _type(schema: Plain) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return ", ".join(f"`{one}`" for one in schema["enum"])
    if schema.get("type") == "array":
        inner = schema.get("items")
        return f"list of {_type(inner)}" if isinstance(inner, dict) else "list"
    return str(schema.get("type", "anything"))
