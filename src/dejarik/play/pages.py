"""
Tables, cards and results as HTML for notebooks.

What belongs here: markup of our own, with everything that comes from a game escaped. What does
not: the words in it. There are no scripts, no pictures and no colours but the reader's own.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

RECENT: Final = 8
"""So many lines of the log stand under a table."""
PLAIN: Final = "line-height:1.2;white-space:pre;overflow-x:auto"


def table(name: str, board: str, log: Sequence[object], below: str) -> str:
    """A game: how it lies, what happened last, and below it what is asked or how it ended."""
    parts = [_tag("h4", name), f'<pre style="{PLAIN}">{escape(board)}</pre>']
    if log:
        parts.append(_list("ul", map(str, log[-RECENT:])))
    return _whole("dejarik-table", [*parts, below])


def question(text: str, options: Sequence[str]) -> str:
    """A question with its options, each numbered by its place."""
    return _tag("p", text) + _list('ol start="0"', options)


def words(text: object) -> str:
    """A sentence of its own."""
    return _tag("p", str(text))


def card(title: str, code: str, lines: Sequence[str]) -> str:
    """A card: its name, and what a reader is told of it."""
    text = escape("\n".join(lines))
    return _whole("dejarik-card", [_tag("h4", f"{title} ({code})"), f"<pre>{text}</pre>"])


def rows(caption: str, heads: Sequence[str], body: Iterable[Sequence[object]]) -> str:
    """A table of figures."""
    head = "".join(_tag("th", one) for one in heads)
    lines = "".join(f"<tr>{''.join(_tag('td', str(one)) for one in row)}</tr>" for row in body)
    top = f"<thead><tr>{head}</tr></thead>"
    made = f"<table>{_tag('caption', caption)}{top}<tbody>{lines}</tbody></table>"
    return _whole("dejarik-results", [made])


def _whole(kind: str, parts: Sequence[str]) -> str:
    return f'<div class="{kind}">{"".join(parts)}</div>'


def _list(tag: str, items: Iterable[str]) -> str:
    inside = "".join(_tag("li", item) for item in items)
    return f"<{tag}>{inside}</{tag.split(maxsplit=1)[0]}>"


def _tag(tag: str, text: str) -> str:
    return f"<{tag}>{escape(text)}</{tag}>"
