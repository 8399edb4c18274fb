"""A release changes its texts as it should: version, changelog, addresses."""

from datetime import date
from pathlib import Path

import pytest

from scripts.release_tree import (
    CannotRelease,
    fragments,
    give_addresses,
    give_version,
    notes,
    section_of,
    version_of,
    with_whole_addresses,
)

ROOT = Path(__file__).parents[3]
DAY = date(2026, 12, 1)
CHANGELOG = """\
# Changelog

<!-- releases -->

## 0.2.0 (2026-11-20)

By hand.

### Dice

- They roll.

## 0.1.0

- Older.
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project with the real settings of towncrier."""
    (tmp_path / "changelog.d").mkdir()
    for name in ("pyproject.toml", "changelog.d/template.md.jinja", "changelog.d/README.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    (tmp_path / "README.md").write_text("See [how](docs/a.md).\n", encoding="utf-8")
    return tmp_path


def test_the_version_is_given_in_one_place(tree: Path) -> None:
    """What is read again is what was written, and nothing else has changed."""
    before = (tree / "pyproject.toml").read_text(encoding="utf-8")
    old = version_of(tree)
    give_version(tree, "9.8.7")
    after = (tree / "pyproject.toml").read_text(encoding="utf-8")

    assert "9.8.7" == version_of(tree)
    assert before == after.replace('version = "9.8.7"', f'version = "{old}"')


@pytest.mark.parametrize("wrong", ["1", "v0.2.0", "0.2", "0.2.0-1", "latest"])
def test_what_is_no_version_is_refused(tree: Path, wrong: str) -> None:
    """A tag by such a name could not be taken back."""
    with pytest.raises(CannotRelease, match="three numbers"):
        give_version(tree, wrong)


def test_a_section_ends_where_the_next_version_begins() -> None:
    """With its own headings, and without the version below."""
    assert "## 0.2.0 (2026-11-20)\n\nBy hand.\n\n### Dice\n\n- They roll.\n" == section_of(
        CHANGELOG, "0.2.0"
    )


def test_a_version_is_not_taken_for_a_longer_one() -> None:
    """Neither by its beginning nor by a dot that could be any sign."""
    assert None is section_of("## 0.2.01\n\n- No.\n\n## 0x2.0\n", "0.2.0")


def test_what_was_written_by_hand_stays_and_later_fragments_wait(tree: Path) -> None:
    """The section is given out as it is."""
    later = tree / "changelog.d" / "later.added.md"
    later.write_text("Later.\n", encoding="utf-8")

    assert "By hand." in notes(tree, "0.2.0", DAY)
    assert [later] == fragments(tree)
    assert CHANGELOG == (tree / "CHANGELOG.md").read_text(encoding="utf-8")


def test_fragments_are_gathered_by_kind_where_nothing_was_written(tree: Path) -> None:
    """Above the version before, and they are gone from their folder."""
    for name, text in (("a.fixed.md", "Mended."), ("b.added.md", "New dice.")):
        (tree / "changelog.d" / name).write_text(f"{text}\n", encoding="utf-8")
    said = notes(tree, "0.3.0", DAY)

    assert "## 0.3.0 (2026-12-01)\n\n### New\n\n- New dice.\n\n### Fixed\n\n- Mended.\n" == said
    assert [] == fragments(tree)
    text = (tree / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.index("## 0.3.0") < text.index("## 0.2.0")


def test_a_release_of_nothing_is_refused(tree: Path) -> None:
    """Neither a section nor a fragment."""
    with pytest.raises(CannotRelease, match="no fragment waits"):
        notes(tree, "0.3.0", DAY)


def test_a_fragment_of_no_kind_is_refused(tree: Path) -> None:
    """It would be left out without a word."""
    (tree / "changelog.d" / "a.added.md").write_text("New.\n", encoding="utf-8")
    (tree / "changelog.d" / "b.mended.md").write_text("Lost.\n", encoding="utf-8")

    with pytest.raises(CannotRelease, match="mended"):
        notes(tree, "0.3.0", DAY)


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("[a](docs/a.md#b)", "[a](H/blob/v0.2.0/docs/a.md#b)"),
        ("![a](docs/a.webp)", "![a](H/raw/v0.2.0/docs/a.webp)"),
        ("[![a](b.webp)](c.md)", "[![a](H/raw/v0.2.0/b.webp)](H/blob/v0.2.0/c.md)"),
        ('<img src="a.webp">', '<img src="H/raw/v0.2.0/a.webp">'),
        ('<a href="a.md">', '<a href="H/blob/v0.2.0/a.md">'),
        ("[a](#b) [c](https://example.org/d)", "[a](#b) [c](https://example.org/d)"),
    ],
)
def test_links_and_pictures_become_whole(text: str, whole: str) -> None:
    """Those that are whole, or lead to the same page, stay."""
    assert whole == with_whole_addresses(text, "H", "0.2.0")


def test_addresses_stand_in_the_metadata(tree: Path) -> None:
    """A registry shows them beside the first page, whose links are whole."""
    give_addresses(tree, "https://example.org/dejarik/", "0.2.0")
    about = (tree / "pyproject.toml").read_text(encoding="utf-8")

    assert '[project.urls]\nHomepage = "https://example.org/dejarik"\n' in about
    assert "https://example.org/dejarik/blob/v0.2.0/docs/a.md" in (tree / "README.md").read_text(
        encoding="utf-8"
    )


def test_the_fragments_of_this_checkout_can_be_gathered(tree: Path) -> None:
    """Each has a kind that there is, and the changelog has a section of this version."""
    for path in (ROOT / "changelog.d").glob("*.md"):
        text = path.read_text(encoding="utf-8")
        (tree / "changelog.d" / path.name).write_text(text, encoding="utf-8")
    (tree / "changelog.d" / "one.added.md").write_text("One at least.\n", encoding="utf-8")

    assert "One at least." in notes(tree, "99.0.0", DAY)
    assert section_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version_of(ROOT))
