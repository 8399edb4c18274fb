"""Lines of the log name nobody."""

import ast
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from dejarik.service.monitoring.logs import FIELDS, log_as_json
from dejarik.service.monitoring.trace_context import new_trace, within

SERVICE = Path(__file__).parents[3] / "src" / "dejarik" / "service"
LEVELS = {"debug", "info", "warning", "error", "critical"}


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Everything that is logged meanwhile."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    log_as_json(stream)
    yield stream
    structlog.reset_defaults()
    root.handlers, root.level = before


def fields_logged() -> set[tuple[str, str]]:
    """Return every field that a line of the service has, with the module it stands in."""
    found = set()
    for path in SERVICE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in LEVELS
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id == "log"
            ):
                found |= {(path.name, one.arg) for one in node.keywords if one.arg}
    return found


def test_every_field_that_is_logged_is_listed() -> None:
    """One that is not would be left out where it is needed."""
    logged = fields_logged()

    assert ("rebuild.py", "table") in logged
    assert set() == {(module, name) for module, name in logged if name not in FIELDS}


def test_a_field_that_is_not_listed_is_left_out(lines: io.StringIO) -> None:
    """Its name is told, so that somebody notices."""
    structlog.get_logger().info("something", table="t1", name="Ann", token="abc")

    line = json.loads(lines.getvalue())
    assert ("t1", ["name", "token"]) == (line["table"], line["dropped"])
    assert {"dropped", "event", "level", "table", "timestamp"} == set(line)


@pytest.mark.parametrize(
    "why",
    [
        "refused by ann.b+c@mail.example.org",
        "no route to 192.0.2.77",
        "no route to 2001:db8:0:1::77",
        "GET /api/games?name=ann.b+c HTTP",
    ],
)
def test_words_lose_what_looks_like_somebodys(why: str, lines: io.StringIO) -> None:
    """Addresses of mail and of the internet, and queries."""
    structlog.get_logger().info("something", why=why)

    assert not {"ann.b", "192.0.2", "2001:db8"} & set(lines.getvalue().split())
    assert "[" in json.loads(lines.getvalue())["why"]


def test_a_library_says_its_sentence_without_what_fills_it(lines: io.StringIO) -> None:
    """Of an error the kind and the place, never the words."""
    try:
        raise ValueError("Ann has Darth Vader in hand")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception for %s\nmore of Ann", "Ann")

    line = json.loads(lines.getvalue())
    assert ("Exception for %s", "uvicorn.error") == (line["event"], line["logger"])
    assert "ValueError" == line["fault"]
    assert "Ann" not in lines.getvalue()


def test_a_line_has_the_number_of_what_it_came_of(lines: io.StringIO) -> None:
    """And none outside of anything."""
    with within(new_trace()) as context:
        structlog.get_logger().info("inside")
    structlog.get_logger().info("outside")

    inside, outside = map(json.loads, lines.getvalue().splitlines())
    assert context.trace == inside["trace"]
    assert "trace" not in outside
