"""
The page of the public API, written from its OpenAPI description.

What belongs here: how the page is laid out. What does not: the description itself
(`handlers.openapi`), and when the page is written (`protocol`).
"""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from dejarik.service.scopes import OPENS, Scope

Plain = dict[str, Any]
INTRODUCTION: Final = """\
# API

Made by `just protocol` from the OpenAPI description of the service; do not edit.
A running service has it at `/api/schema/openapi.json`; [the copy of this \
release](../../src/dejarik/service/protocol/openapi.json) is what this page is rendered from.
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
RECORDS_WORDS: Final = "The parts of requests and responses; a field in brackets may be missing."
REFERENCE: Final = re.compile(r'"#/components/schemas/([^"]+)"')
OPEN_WORDS: Final = "For anybody; limits count by network."
HIDDEN: Final = ("/api/polls", "/api/people/", "/api/notices/", "/health", "/metrics")
"""Open addresses that only the page has a use for."""
LADDER: Final = "/api/people/ladder"


def api_page(openapi: Plain) -> str:
    """The whole page."""
    schemas = openapi["components"]["schemas"]
    parts = [INTRODUCTION, *_overview(openapi), "## Without a key\n", f"{OPEN_WORDS}\n"]
    parts += _listed(openapi, schemas, None)
    for scope in Scope:
        parts += [f"## With the scope `{scope}`\n", f"To {OPENS[scope]}.\n"]
        parts += _listed(openapi, schemas, scope)
    parts += ["## Records\n", f"{RECORDS_WORDS}\n", *_records(openapi, schemas)]
    return "\n".join(parts)


def _shown(openapi: Plain, scope: Scope | None) -> Iterator[tuple[str, Plain]]:
    """The operations that a scope opens, or nobody's key is needed for, by method and address."""
    for path, item in sorted(openapi["paths"].items()):
        for method, operation in item.items():
            if _scope_of(operation) == (scope or "") and not _is_hidden(path):
                yield f"{method.upper()} {path}", operation


def _overview(openapi: Plain) -> Iterator[str]:
    """A table of every address, with what it is for."""
    yield "| address | scope | what it does |\n|---|---|---|"
    for scope in (None, *Scope):
        for name, operation in _shown(openapi, scope):
            what = _words(operation).partition(". ")[0].partition("\n")[0].rstrip(".")
            yield f"| [`{name}`](#{_anchor(name)}) | {scope or 'none'} | {what} |"
    yield ""


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _words(operation: Plain) -> str:
    return str(operation.get("description") or operation.get("summary", ""))


def _records(openapi: Plain, schemas: Plain) -> Iterator[str]:
    """Every record that an address of the page names, and those inside of them."""
    whole = [operation for scope in (None, *Scope) for _, operation in _shown(openapi, scope)]
    wanted = _named_in(whole)
    found: set[str] = set()
    while new := wanted - found:
        found |= new
        wanted |= _named_in([schemas[name] for name in new])
    for name in sorted(found):
        words = str(schemas[name].get("description", "")).strip()
        yield "\n".join([f"#### `{name}`", "", *([words, ""] if words else [])])
        yield "\n".join([*_fields(schemas[name], schemas), ""])


def _named_in(parts: list[Plain]) -> set[str]:
    return set(REFERENCE.findall(json.dumps(parts)))


def _listed(openapi: Plain, schemas: Plain, scope: Scope | None) -> Iterator[str]:
    for name, operation in _shown(openapi, scope):
        yield _operation(name, operation, schemas)


def _scope_of(operation: Plain) -> str | None:
    """The scope that opens an operation; empty if it is open, nothing if no key opens it."""
    security = operation.get("security", [{}])
    if {} in security:
        return ""
    return next((one["key"][0] for one in security if "key" in one), None)


def _is_hidden(path: str) -> bool:
    return path != LADDER and path.startswith(HIDDEN)


def _operation(name: str, operation: Plain, schemas: Plain) -> str:
    lines = [f"### `{name}`", "", *_words(operation).replace(". ", ".\n").split("\n"), ""]
    lines += _parameters(operation)
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if body is not None:
        lines += ["Request:", "", *_fields(body["schema"], schemas), ""]
    reply = next(iter(operation["responses"].get("200", {}).get("content", {}).values()), None)
    if reply is not None:
        lines += ["Response:", "", *_fields(reply["schema"], schemas), ""]
    return "\n".join(lines)


def _parameters(operation: Plain) -> list[str]:
    lines = [
        f"| `{one['name']}` | {one['in']} | {one.get('description', '')} |"
        for one in operation.get("parameters", [])
    ]
    return ["| parameter | in | meaning |", "|---|---|---|", *lines, ""] if lines else []


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
        name = schema["$ref"].rpartition("/")[2]
        return f"[`{name}`](#{_anchor(name)})"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return ", ".join(f"`{one}`" for one in schema["enum"])
    if schema.get("type") == "array":
        inner = schema.get("items")
        return f"list of {_type(inner)}" if isinstance(inner, dict) else "list"
    return str(schema.get("type", "anything"))
