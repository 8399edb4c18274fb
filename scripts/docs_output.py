"""
What the built documentation would fetch, and whether its own links lead somewhere.

What belongs here: reading the HTML and CSS of the site as a browser would. What does not: how
the site is made (`docs_stage`), and links between Markdown files (`docs_links`).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

FETCHING: Final = {
    "audio": ("src",),
    "embed": ("src",),
    "form": ("action",),
    "iframe": ("src",),
    "img": ("src", "srcset"),
    "link": ("href",),
    "object": ("data",),
    "script": ("src",),
    "source": ("src", "srcset"),
    "track": ("src",),
    "video": ("src", "poster"),
}
"""Attributes whose address a browser asks by itself, or sends something to."""
TOLD_ONLY: Final = ("canonical", "next", "prev", "license", "alternate")
"""Kinds of `link` that a browser does not fetch."""
IN_CSS: Final = re.compile(r"(?:url\(|@import\s+)\s*[\"']?([^\"')\s;]+)")
POLICY: Final = "default-src 'self'"


@dataclass
class Page:
    """What one page fetches, where it points, and the names that links to it may use."""

    fetched: list[str] = field(default_factory=list)
    pointed: list[str] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    policy: str = ""


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.page = Page()
        self._in_style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.page.names |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.page.pointed.append(given["href"])
        if tag == "meta" and given.get("http-equiv") == "Content-Security-Policy":
            self.page.policy = given.get("content", "")
        if not (tag == "link" and given.get("rel", "") in TOLD_ONLY):
            self.page.fetched += [given[one] for one in FETCHING.get(tag, ()) if given.get(one)]
        self.page.fetched += IN_CSS.findall(given.get("style", ""))
        self._in_style = tag == "style"

    def handle_data(self, data: str) -> None:
        if self._in_style:
            self.page.fetched += IN_CSS.findall(data)


def read_page(text: str) -> Page:
    """One page as a browser would take it."""
    reader = _Reader()
    reader.feed(text)
    return reader.page


def is_elsewhere(address: str) -> bool:
    """Whether this is on another host."""
    return bool(urlsplit(address).netloc)


def fetched_by_style(text: str) -> list[str]:
    """What a style sheet fetches."""
    return IN_CSS.findall(text)


def complaints(site: Path) -> Iterator[str]:
    """Everything that is wrong with a built site, in words."""
    pages = {path: _page_of(path) for path in sorted(site.rglob("*.html"))}
    if not pages:
        yield f"{site.name} holds no page"
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        yield from (f"{name} fetches {one}" for one in page.fetched if is_elsewhere(one))
        if not page.policy.startswith(POLICY):
            yield f"{name} lets anybody's scripts and fonts in: it has no policy"
        if name != "404.html":  # its addresses begin where the site will lie
            dead = [one for one in page.pointed if not _leads_somewhere(site, path, one)]
            yield from (f"{name}: the link to {one} leads nowhere" for one in dead)
    for path in sorted(site.rglob("*.css")):
        found = [one for one in fetched_by_style(path.read_text("utf-8")) if is_elsewhere(one)]
        yield from (f"{path.relative_to(site).as_posix()} fetches {one}" for one in found)


@cache
def _page_of(path: Path) -> Page:
    return read_page(path.read_text(encoding="utf-8"))


def _leads_somewhere(site: Path, path: Path, address: str) -> bool:
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return True
    target = path
    if parts.path:
        start = site if parts.path.startswith("/") else path.parent
        target = start / unquote(parts.path).lstrip("/")
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    wanted = unquote(parts.fragment)
    return not wanted or target.suffix != ".html" or wanted in _page_of(target).names
