"""
Markdown, a small subset of it: headings, paragraphs, lists, and words in a style.

What belongs here: from text to blocks. What does not: drawing them (the page does).
Whatever is not in the subset, HTML among it, is text like any other.
"""

import re
from collections.abc import Iterator
from typing import Final, Literal

from dejarik.service.house.house_wire import Block, Span

_HEADING: Final = re.compile(r"(#{1,6})\s+(\S.*)\Z")
_ITEM: Final = re.compile(r"\s{0,3}(?:([-*+])|\d{1,9}[.)])\s+(.*)\Z")
_SPAN: Final = re.compile(
    r"\\(?P<escaped>[\\`*_\[\]()#+.!-])"
    r"|`(?P<code>[^`\n]+)`"
    r"|\*\*(?P<strong>[^*\s](?:[^*]*[^*\s])?)\*\*"
    r"|\*(?P<emphasis>[^*\s](?:[^*]*[^*\s])?)\*"
    r"|\[(?P<link>[^\[\]]+)\]\((?P<to>[^()\s]*)\)"
)
_SAFE: Final = re.compile(r"(?:https?://|mailto:)\S+|/(?!/)\S*|#\S+")
"""Where a link may lead: elsewhere on the web, to a mail program, or to a page of this site."""
Kind = Literal["heading", "subheading", "paragraph", "list", "numbers"]


def read_markdown(text: str) -> tuple[Block, ...]:
    """The blocks of a text."""
    return tuple(_blocks(text))


def _blocks(text: str) -> Iterator[Block]:
    kind: Kind | None = None
    items: list[str] = []
    for line in [*text.splitlines(), ""]:
        heading, item = _HEADING.match(line), _ITEM.match(line)
        starts: Kind | None = None
        if item:
            starts = "list" if item[1] else "numbers"
        if kind and (heading or not line.strip() or (starts and starts != kind)):
            yield _block(kind, items)
            kind, items = None, []
        if heading:
            level: Kind = "heading" if len(heading[1]) <= 2 else "subheading"
            yield _block(level, [heading[2].rstrip()])
        elif starts and item:
            kind = starts
            items.append(item[2].strip())
        elif line.strip() and items:
            items[-1] += f" {line.strip()}"
        elif line.strip():
            kind, items = "paragraph", [line.strip()]


def _block(kind: Kind, items: list[str]) -> Block:
    return Block(kind, tuple(spans(item) for item in items))


def spans(text: str) -> tuple[Span, ...]:
    """The words of a line by their styles."""
    found: list[Span] = []
    place = 0
    for match in _SPAN.finditer(text):
        _add(found, Span(text[place : match.start()]))
        _add(found, _styled(match))
        place = match.end()
    _add(found, Span(text[place:]))
    return tuple(found)


def _styled(match: re.Match[str]) -> Span:
    if match["escaped"]:
        return Span(match["escaped"])
    if match["code"]:
        return Span(match["code"], "code")
    if match["strong"]:
        return Span(match["strong"], "strong")
    if match["emphasis"]:
        return Span(match["emphasis"], "emphasis")
    if _SAFE.fullmatch(match["to"]):
        return Span(match["link"], "link", match["to"])
    return Span(match[0])


def _add(found: list[Span], span: Span) -> None:
    """Add words; those without a style belong to such words before them."""
    if found and found[-1].style == span.style == "plain":
        found[-1] = Span(found[-1].text + span.text)
    elif span.text:
        found.append(span)
