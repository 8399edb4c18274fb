"""The documents name only what exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ADR = ROOT / "docs" / "adr"

RECIPE = re.compile(r"(?m)^([a-z][a-z0-9-]*)(?: [^:\n]*)?:(?!=)")
MENTIONED_TARGET = re.compile(r"`(?:\.venv/bin/)?just ([a-z][a-z0-9-]*)")
RELATIVE_LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)")

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def targets() -> set[str]:
    """Return the names of all just targets."""
    return set(RECIPE.findall((ROOT / "justfile").read_text(encoding="utf-8")))


def decisions() -> list[str]:
    """Return the file names of all architecture decisions, the template left out."""
    return sorted(path.name for path in ADR.glob("[0-9]*.md") if not path.name.startswith("0000"))


def test_every_decision_is_listed() -> None:
    """The table of decisions names each one's file."""
    listing = (ADR / "README.md").read_text(encoding="utf-8")

    assert [] == [name for name in decisions() if f"({name})" not in listing]


def test_the_justfile_is_read() -> None:
    """The pattern for targets finds plain ones and those with parameters."""
    assert {"setup", "check", "test", "test-amnesia", "fuzz", "compile"} <= targets()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_target_mentioned_exists(path: Path) -> None:
    """A document never sends its reader to a target that is gone."""
    mentioned = set(MENTIONED_TARGET.findall(path.read_text(encoding="utf-8")))

    assert set() == mentioned - targets()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_relative_link_leads_somewhere(path: Path) -> None:
    """A document never sends its reader to a file that is gone."""
    links = set(RELATIVE_LINK.findall(path.read_text(encoding="utf-8")))

    assert set() == {link for link in links if not (path.parent / link).exists()}


def test_every_direct_dependency_has_a_reason() -> None:
    """Each name in a requirements file is explained on the page of dependencies."""
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    lines = [
        line.strip()
        for path in (ROOT / "requirements").glob("*.in")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    names = [line for line in lines if line and not line.startswith(("#", "-r"))]

    assert [] == [name for name in names if f"`{name}`" not in page]
