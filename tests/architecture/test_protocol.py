"""What is written about the protocol is what the service speaks today."""

from functools import cache
from typing import get_args

import pytest

from dejarik.service import wire
from dejarik.titles.destiny.title import TITLE
from scripts import protocol
from scripts.typescript import alias, declarations

MESSAGES = [*get_args(wire.Message), wire.Hello, *get_args(wire.Reply)]


def test_the_protocol_is_current() -> None:
    """Schema, types, description and page are made from the structs as they are."""
    assert 0 == protocol.main(["--check"]), "run `just protocol`"


@cache
def described() -> tuple[dict[str, object], str, str]:
    """What there is of all messages: schemas, interfaces and sections."""
    return protocol.schema()["$defs"], protocol.typescript(), protocol.page()


@pytest.mark.parametrize("message", MESSAGES, ids=lambda one: one.__name__)
def test_every_message_is_described(message: type) -> None:
    """Each message has a schema, an interface and a section."""
    name, tag = message.__name__, message.__struct_config__.tag  # type: ignore[attr-defined]

    schemas, interfaces, sections = described()
    assert name in schemas
    assert f"export interface {name} {{" in interfaces
    assert f"### `{tag}`" in sections


def test_patterns_are_those_of_every_dialect() -> None:
    """Anchors that only Python knows are written in another way."""
    for text in (protocol.FOLDER / "schema.json", protocol.FOLDER / "openapi.json"):
        assert r"\\A" not in text.read_text(encoding="utf-8")


def test_what_clients_may_leave_out_is_optional() -> None:
    """A default is for whoever sends; the server leaves out only what its struct omits."""
    text = declarations([wire.Say], [wire.Pong, wire.Sitter])

    assert "  readonly ref?: number;" in text
    assert "  readonly ref: number;" in text
    assert "  readonly bot?: string;" in text


def test_tuples_maps_and_literals_are_exact() -> None:
    """Places of a tuple are counted, maps are records, tags are literals."""
    assert "type A = readonly [number, string];" in alias("A", tuple[int, str])
    assert "type A = Readonly<Record<string, ReadonlyArray<number>>>;" in alias(
        "A", dict[str, list[int]]
    )
    assert "readonly type: 'pong';" in declarations([], [wire.Pong])


def test_a_set_of_names_is_a_type_of_its_own() -> None:
    """Where a field takes one of a named set, the type names it, and the set is written once."""
    text = protocol.typescript_of(TITLE)

    assert "export type DecisionReason = 'action' | 'additional_action'" in text
    assert "  readonly reason: DecisionReason;" in text
    assert "  readonly kind: OptionKind;" in text
    assert 1 == text.count("'upkeep_discard'")
