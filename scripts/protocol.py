"""
Write down how to speak with the service: JSON Schema, TypeScript, OpenAPI, a page to read.

    python -m scripts.protocol [--check]

What belongs here: which messages there are and where their descriptions go.
What does not: how TypeScript is written (`typescript`).
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from litestar.handlers import HTTPRouteHandler

from dejarik.hosting.play.journal_wire import JournalForm
from dejarik.hosting.title import Title
from dejarik.kernel.decisions import KindName
from dejarik.service import wire
from dejarik.service.app import build
from dejarik.service.config import Config
from dejarik.service.handlers.errors import Fault
from dejarik.service.handlers.openapi import ASKED, REPLY, description, portable
from dejarik.service.handlers.routes import ROUTES
from dejarik.service.news import news_wire
from dejarik.titles.registry import TITLES
from scripts.api_page import api_page
from scripts.typescript import HEADER, alias, declarations

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "src" / "dejarik" / "service" / "protocol"
PAGE: Final = ROOT / "docs" / "reference" / "protocol.md"
API: Final = ROOT / "docs" / "reference" / "api.md"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
UNIONS: Final = {"Message": wire.Message, "Hello": wire.Hello, "Reply": wire.Reply}
SETS: Final = {"DecisionKind": KindName}
"""Closed sets of names that clients want to speak of as a type."""

INTRODUCTION: Final = """\
# Protocol

Made by `just protocol` from the structs that the service decodes and encodes; do not edit.
`src/dejarik/service/protocol` has the same as JSON Schema, TypeScript and OpenAPI.

A table is spoken with over a websocket at `/api/socket`, or by polling `/api/polls`.
The messages are the same; the first one is a hello.
The home of the table answers with a welcome and the whole view, or says where to go.
Whatever changes the game names the version it was decided on.
Each reply names the `ref` of its message.
What is in brackets may be left out.
A view has a head that all games share, and the `board` of its game; so have the records of the log.
"""

NEWS: Final = """\
Pages around the tables listen at `/api/news`, over a websocket; the first message is a hello.
`POST /api/news` with the same hello waits for what is new and answers with a list of messages.
A part with an empty `since` is the whole topic; any other one counts from that mark.
Whoever has another mark than `since` listens again with an empty `have`.
The connection ends with a `closing` as at a table.
A key needs the scope `read`, and hears `offers`, `tables`, `people` and `own` alone.
"""

QUESTIONS: Final = """\
`explain` and `odds` ask in one short word and numbers; nothing they ask changes anything.
A seat may ask at any time, in another's turn too; who only watches may not ask `explain`.
The text of a ruling is at `/api/rulings/ID`.
`why` names the number of a line of the log and is answered with what led to it, back to an answer.
"""


def schema() -> dict[str, Any]:
    """The messages of a table as JSON Schema."""
    found, parts = msgspec.json.schema_components(
        list(UNIONS.values()), ref_template="#/$defs/{name}"
    )
    unions = dict(zip(UNIONS, found, strict=True))
    named = {name: one for name, one in unions.items() if name not in parts}
    whole: dict[str, Any] = portable(
        {
            "$schema": DIALECT,
            "title": "Messages of a table",
            "anyOf": [{"$ref": f"#/$defs/{name}"} for name in UNIONS],
            "$defs": {**parts, **named},
        }
    )
    return whole


def journal_schema() -> dict[str, Any]:
    """A journal as it is published, as JSON Schema."""
    [found], parts = msgspec.json.schema_components([JournalForm], ref_template="#/$defs/{name}")
    whole: dict[str, Any] = portable(
        {"$schema": DIALECT, "title": "The journal of a game", **found, "$defs": parts}
    )
    return whole


def typescript() -> str:
    """The messages of a table, and what HTTP is asked and replies, as TypeScript."""
    told = [handler.opt for handler in ROUTES if isinstance(handler, HTTPRouteHandler)]
    sent = [
        wire.Message,
        wire.Hello,
        news_wire.NewsMessage,
        news_wire.NewsHello,
        *(opt[ASKED] for opt in told if ASKED in opt),
    ]
    received = [
        wire.Reply,
        news_wire.NewsReply,
        Fault,
        *(opt[REPLY] for opt in told if REPLY in opt),
    ]
    named = {
        "Message": wire.Message,
        "Reply": wire.Reply,
        "NewsMessage": news_wire.NewsMessage,
        "NewsReply": news_wire.NewsReply,
        "NewsPart": news_wire.AnyPart,
    }
    unions = [alias(name, kind) for name, kind in named.items()]
    protocol = f"export const PROTOCOL = {wire.PROTOCOL};\n"
    return "\n".join([HEADER, protocol, *unions, declarations(sent, received, SETS)])


def typescript_of(title: Title) -> str:
    """What only one title speaks of, as TypeScript."""
    return "\n".join([HEADER, declarations([], title.shapes.records, title.shapes.sets)])


def page() -> str:
    """Every message of a table, for people."""
    parts = [INTRODUCTION, "## From a client\n", *_listed((wire.Hello, *get_args(wire.Message)))]
    parts += ["## From a table\n", *_listed(get_args(wire.Reply))]
    parts += ["## News\n", NEWS, *_listed((news_wire.NewsHello, *get_args(news_wire.NewsMessage)))]
    parts += [*_listed(told for told in get_args(news_wire.NewsReply) if told is not wire.Closing)]
    parts += ["## Topics\n", *_listed(get_args(news_wire.AnyPart))]
    parts += ["## Questions\n", QUESTIONS, *(_questions(title) for title in TITLES)]
    parts += ["## Over HTTP\n", "| address | what |", "|---|---|", *_routes(), ""]
    return "\n".join(parts)


def _questions(title: Title) -> str:
    return f"### {title.name()}\n\n{title.shapes.questions}"


def _listed(structs: Iterable[type[msgspec.Struct]]) -> Iterator[str]:
    for cls in structs:
        config = cls.__struct_config__
        fields = [
            one.encode_name if one.required else f"[{one.encode_name}]"
            for one in msgspec.structs.fields(cls)
        ]
        told = " ".join((cls.__doc__ or "").split())
        names = ", ".join(f"`{name}`" for name in fields) or "nothing more"
        yield f"### `{config.tag}`\n\n" + told.replace(". ", ".\n") + f"\nFields: {names}.\n"


def _routes() -> Iterator[str]:
    for path, item in sorted(_openapi()["paths"].items()):
        for method, operation in item.items():
            told = operation.get("description") or operation.get("summary", "")
            first = told.split(". ")[0].rstrip(".")
            yield f"| `{method.upper()} {path}` | {first}. |"


def _openapi() -> dict[str, Any]:
    return description(build(Config("sqlite:///none", "p", "ws://127.0.0.1:8421")))


def files() -> dict[Path, str]:
    """Everything that is written, by its place."""
    return {
        FOLDER / "schema.json": _json(schema()),
        FOLDER / "protocol.ts": typescript(),
        **{FOLDER / f"{title.id}.ts": typescript_of(title) for title in TITLES},
        FOLDER / "openapi.json": _json(_openapi()),
        FOLDER / "journal.json": _json(journal_schema()),
        PAGE: page(),
        API: api_page(_openapi()),
    }


def _json(data: object) -> str:
    return json.dumps(data, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or with --check say which are out of date."""
    parser = argparse.ArgumentParser(prog="python -m scripts.protocol", description="Protocol.")
    parser.add_argument("--check", action="store_true", help="only compare; 1 if any differs")
    checking = parser.parse_args(arguments).check
    stale = []
    for path, text in files().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.relative_to(ROOT).as_posix())
        if not checking:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"{name} is out of date: run `just protocol`" if checking else f"wrote {name}")
    return 1 if checking and stale else 0


if __name__ == "__main__":
    sys.exit(main())
