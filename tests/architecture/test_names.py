"""Names that were replaced do not come back, and log events are keys that programs can rely on."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "dejarik"
SOURCES = sorted(PACKAGE.rglob("*.py"))
LOGGING = ("debug", "info", "warning", "error", "exception", "critical")
KEY = re.compile(r"[a-z]+(_[a-z]+)*")

REPLACED = {
    "Doorkeeper": "PresenceTracker",
    "Doubts": "ReplayChecker",
    "HAPPEN": "RESOLVE_EVENT",
    "Household": "TableRegistry",
    "LIFTED": "SUB_WINDOW",
    "OWED": "MANDATORY",
    "Office": "AccountPorts",
    "Patient": "DoctorInput",
    "RUN_HELD": "RUN_QUEUE",
    "Staff": "TablePorts",
    "Ties": "LobbyEvents",
    "VOLUNTARY": "OPTIONAL",
    "forsake": "detach",
    "household": "table_registry",
    "looks_always": "always_checked",
    "slip_openly": "reveal_and_swap",
    "suspects": "dirty",
}
"""By the name that went: the one that stands for it now."""


def identifiers(tree: ast.AST) -> set[str]:
    """Every name that a module defines, takes or uses."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                found.add(name)
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                found.add(name)
            case ast.AsyncFunctionDef(name=name) | ast.alias(name=name):
                found.add(name)
            case _:
                pass
    return found


def log_events(tree: ast.AST) -> set[str]:
    """What a module writes into the log, without what belongs to each line."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    found: set[str] = set()
    for call in calls:
        match call:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="log"), attr=how),
                args=[ast.Constant(value=str(event)), *_],
            ) if how in LOGGING:
                found.add(event)
            case _:
                pass
    return found


@pytest.mark.parametrize(
    "package", sorted({path.relative_to(PACKAGE).parts[0] for path in SOURCES})
)
def test_replaced_names_do_not_come_back(package: str) -> None:
    """Whoever looks for the thing finds it under one name."""
    here = [path for path in SOURCES if path.relative_to(PACKAGE).parts[0] == package]
    found = {
        f"{path.relative_to(ROOT)}: {name}, say {REPLACED[name]}"
        for path in here
        for name in identifiers(ast.parse(path.read_text(encoding="utf-8"))) & REPLACED.keys()
    }
    assert set() == found


def test_log_events_are_keys() -> None:
    """Alerts and searches of those who host depend on them: words joined by underscores."""
    found = {
        event
        for path in SOURCES
        for event in log_events(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert len(found) > 50
    assert set() == {event for event in found if not KEY.fullmatch(event)}
