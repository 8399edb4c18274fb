"""
Card tests outside pytest: find those marked with a card, and call them.

Needed where the same tests run thousands of times. Only plain functions are known, with
`parametrize` written out; fixtures are not. How a marked function is read is a title's to say
(`Reading`).
"""

from __future__ import annotations

import importlib.util
import inspect
import itertools
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from dejarik.testing.marks import card_of, printings


class UnknownFixture(TypeError):
    """A card test that asks for something only pytest can give it."""


@dataclass(frozen=True, eq=False)
class CardTest:
    """One test of a card, with its arguments."""

    name: str
    function: Callable[..., None]
    arguments: dict[str, object] = field(default_factory=dict)
    edition: str = ""
    """The edition it is run in; empty for the current one."""


Reading = Callable[[Callable[..., None]], Iterator[tuple[str, CardTest]]]
"""The tests of one marked function, each with the name of its card."""


@dataclass(frozen=True)
class Collection:
    """Card tests by the code of their card, and the files that could not be read with why."""

    tests: dict[str, list[CardTest]]
    unread: dict[str, str]


def plainly(function: Callable[..., None]) -> Iterator[tuple[str, CardTest]]:
    """The tests of a function of a title with one version of each card."""
    for test in expanded(function):
        yield card_of(function, test.arguments), test


@cache
def collect(folder: Path, reading: Reading = plainly) -> Collection:
    """
    The card tests under a folder, in the order of files and lines.

    The answer is shared: read it, do not change it.
    """
    found = Collection({}, {})
    # As for pytest, the folder it is started in can be imported from.
    sys.path.insert(0, str(Path.cwd()))
    for path in sorted(folder.rglob("test_*.py")):
        try:
            for function in marked_in(load(path, folder)):
                for code, test in reading(function):
                    found.tests.setdefault(code, []).append(test)
        except Exception as wrong:  # noqa: BLE001  # a file may fail in any way
            found.unread[path.as_posix()] = f"{type(wrong).__name__}: {wrong}"
    sys.path.remove(str(Path.cwd()))
    return found


def load(path: Path, folder: Path) -> ModuleType:
    """Import a test file under a name of its own."""
    name = "_".join(("card_tests", *path.relative_to(folder).with_suffix("").parts))
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def marked_in(module: ModuleType) -> Iterator[Callable[..., None]]:
    """The functions of a module that are tests of cards."""
    for name, thing in vars(module).items():
        if name.startswith("test_") and inspect.isfunction(thing) and hasattr(thing, "__cards__"):
            yield thing


def expanded(function: Callable[..., None]) -> Iterator[CardTest]:
    """
    One test for each row of its parameters and each printing; without any, just the one.

    Raises UnknownFixture if it has parameters that are not written out.
    """
    rows = [list(_rows(mark)) for mark in _parametrizations(function)]
    if printings(function):
        rows.append([{"code": code} for code in printings(function)])
    for chosen in itertools.product(*rows):
        arguments = {name: value for row in chosen for name, value in row.items()}
        try:
            inspect.signature(function).bind(**arguments)
        except TypeError as wrong:
            message = f"{function.__name__}: {wrong}; a card test may not use fixtures"
            raise UnknownFixture(message) from wrong
        shown = ", ".join(repr(value) for value in arguments.values())
        name = f"{function.__name__}[{shown}]" if arguments else function.__name__
        yield CardTest(name, function, arguments)


def _parametrizations(function: Callable[..., None]) -> list[Any]:
    marks = getattr(function, "pytestmark", [])
    return [mark for mark in marks if mark.name == "parametrize"]


def _rows(mark: Any) -> Iterator[dict[str, object]]:  # noqa: ANN401
    """What one `parametrize` gives, by the names of the parameters."""
    names, rows = mark.args[:2]
    if isinstance(names, str):
        names = [name.strip() for name in names.split(",")]
    for row in rows:
        values = getattr(row, "values", row)
        if callable(values):
            values = row
        if len(names) == 1 and values is row:
            values = (row,)
        yield dict(zip(names, values, strict=True))
