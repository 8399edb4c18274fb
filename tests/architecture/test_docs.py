"""The documents name only what exists; `just docs` builds the site of them as well."""

from pathlib import Path

import pytest

from scripts import docs_links, measure, measure_page

ROOT = Path(__file__).parents[2]
DOCUMENTS = docs_links.documents(ROOT)


def named(path: Path) -> str:
    """A document by its place in the checkout."""
    return path.relative_to(ROOT).as_posix()


def test_every_decision_is_listed() -> None:
    """The table of decisions names each one's file."""
    assert [] == docs_links.unlisted_decisions(ROOT)


def test_the_justfile_is_read() -> None:
    """The pattern for targets finds plain ones and those with parameters."""
    assert {"setup", "check", "test", "test-amnesia", "fuzz", "compile"} <= docs_links.targets(ROOT)


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_every_target_mentioned_exists(path: Path) -> None:
    """A document never sends its reader to a target that is gone."""
    assert set() == docs_links.missing_targets(ROOT, path)


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_every_relative_link_leads_somewhere(path: Path) -> None:
    """A document never sends its reader to a file or a heading that is gone."""
    assert [] == docs_links.dead_links(path)


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_every_page_stands_in_the_site(path: Path) -> None:
    """A page that no tab leads to is found by the search alone; decisions have their table."""
    in_site = {"README.md": "index.md", "docs/index.md": "contents.md"}
    name = named(path)
    place = in_site.get(name, name.removeprefix("docs/"))
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")

    assert not name.startswith("docs/") or "/adr/0" in name or f" {place}\n" in menu


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


def test_the_page_of_measurements_is_well_formed() -> None:
    """Each row is of something that can be measured again, with machine, commit and date."""
    page = measure.PAGE.read_text(encoding="utf-8")

    assert [] == list(measure_page.complaints(page))
