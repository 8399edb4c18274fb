"""
What a document sends its reader to: files, headings, just targets.

What belongs here: reading Markdown, and whether what it names exists. What does not: the site
that is made of it (`docs_stage`), and what the built site holds (`docs_output`).
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FENCE: Final = re.compile(r"(?ms)^( *)(```|~~~).*?^\1\2[ \t]*$")
COMMENT: Final = re.compile(r"(?s)<!--.*?-->")
LINK: Final = re.compile(r"(\]\()((?![a-z]+:)[^)\s]+)(\))")
HEADING: Final = re.compile(r"(?m)^#{1,6} +(.+?) *#*$")
NAMED: Final = re.compile(r"<[a-z]+ [^>]*?\bid=\"([^\"]+)\"")
DRESSED: Final = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|[`*]|<[^>]+>")
RECIPE: Final = re.compile(r"(?m)^([a-z][a-z0-9-]*)(?: [^:\n]*)?:(?!=)")
MENTIONED_TARGET: Final = re.compile(r"`(?:\.venv/bin/)?just ([a-z][a-z0-9-]*)")


@dataclass(frozen=True)
class Link:
    """Where a document points: a path beside it, empty for itself, and a heading or nothing."""

    path: str
    anchor: str


def documents(root: Path) -> list[Path]:
    """Every page that people read: those at the top of the checkout, and docs."""
    pages = [*root.glob("*.md"), *(root / "docs").rglob("*.md"), root / "changelog.d" / "README.md"]
    return sorted(pages)


def links_of(text: str) -> Iterator[Link]:
    """The links of a text to something in the same checkout; code shows none."""
    for found in LINK.finditer(_without_code(text)):
        path, _, anchor = found.group(2).partition("#")
        yield Link(path, anchor)


def anchors_of(text: str) -> set[str]:
    """The names by which links reach a heading of a text; the second of two gets a number."""
    plain = _without_code(text, keep_spans=True)
    seen: Counter[str] = Counter()
    anchors = set(NAMED.findall(plain))
    for heading in HEADING.findall(plain):
        name = slug(heading)
        anchors.add(f"{name}-{seen[name]}" if seen[name] else name)
        seen[name] += 1
    return anchors


def slug(heading: str) -> str:
    """The anchor of a heading: small letters, words joined by hyphens, no signs."""
    words = DRESSED.sub(lambda found: found.group(1) or "", heading).lower()
    return re.sub(r"[^\w\- ]", "", words).strip().replace(" ", "-")


def dead_links(path: Path) -> list[str]:
    """The links of a document that lead to no file, or to no heading of one."""
    return [
        f"{link.path}#{link.anchor}" if link.anchor else link.path
        for link in links_of(path.read_text(encoding="utf-8"))
        if not _leads_somewhere(path, link)
    ]


def _leads_somewhere(path: Path, link: Link) -> bool:
    target = path.parent / link.path if link.path else path
    if not target.exists():
        return False
    return not link.anchor or target.suffix != ".md" or link.anchor in _anchors_in(target.resolve())


@cache
def _anchors_in(path: Path) -> set[str]:
    return anchors_of(path.read_text(encoding="utf-8"))


def targets(root: Path) -> set[str]:
    """The names of all just targets."""
    return set(RECIPE.findall((root / "justfile").read_text(encoding="utf-8")))


def missing_targets(root: Path, path: Path) -> set[str]:
    """The just targets that a document names and nobody has."""
    return set(MENTIONED_TARGET.findall(path.read_text(encoding="utf-8"))) - targets(root)


def unlisted_decisions(root: Path) -> list[str]:
    """The architecture decisions that their table leaves out."""
    folder = root / "docs" / "adr"
    listing = (folder / "README.md").read_text(encoding="utf-8")
    found = sorted(folder.glob("[0-9]*.md"))
    names = [path.name for path in found if not path.name.startswith("0000")]
    return [name for name in names if f"({name})" not in listing]


def complaints(root: Path) -> Iterator[str]:
    """Everything that is wrong with the documents of a checkout, in words."""
    for path in documents(root):
        name = path.relative_to(root).as_posix()
        yield from (f"{name}: the link to {link} leads nowhere" for link in dead_links(path))
        for target in sorted(missing_targets(root, path)):
            yield f"{name}: there is no target `just {target}`"
    for name in unlisted_decisions(root):
        yield f"docs/adr/README.md: {name} is not listed"


def _without_code(text: str, *, keep_spans: bool = False) -> str:
    plain = COMMENT.sub("", FENCE.sub("", text))
    return plain if keep_spans else re.sub(r"(?<!`)`[^`\n]+`", "`code`", plain)
