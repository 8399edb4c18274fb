"""
Text for a terminal: paragraphs, columns and colours.

What belongs here: what every title lays its lines out with. What does not: the lines, and
asking a terminal what it can (`cli.screen`). Nothing is told by colour alone.
"""

import textwrap
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Final

WIDTH: Final = 80
"""The narrowest screen, and what is drawn for where nobody looks."""
WIDEST: Final = 160
"""Longer lines are hard to read, however wide a screen is."""
INDENT: Final = "   "

BOLD: Final = "1"
# Of the 256 colours those half way between black and white: they are read on both.
DIM: Final = "38;5;243"
RED: Final = "38;5;160"
GREEN: Final = "38;5;28"
YELLOW: Final = "38;5;130"
CYAN: Final = "38;5;30"

_SCREEN: Final[ContextVar[int]] = ContextVar("screen", default=WIDTH)


def use_width(columns: int) -> None:
    """Lay everything out for a screen of so many columns, within reason."""
    _SCREEN.set(max(WIDTH, min(columns, WIDEST)))


def screen_width() -> int:
    """How many columns there are."""
    return _SCREEN.get()


class Paint:
    """Colours where a terminal wants them, plain text elsewhere."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(self, text: str, style: str) -> str:
        """The text in a style."""
        return f"\x1b[{style}m{text}\x1b[0m" if self.on and text.strip() and style else text


def wrapped(text: str, first: str = "", rest: str = "") -> list[str]:
    """A paragraph at the width of the screen."""
    return textwrap.wrap(
        text, screen_width(), initial_indent=first, subsequent_indent=rest, break_long_words=False
    )


def faces(shown: Sequence[tuple[str, str]], indent: str = INDENT) -> list[str]:
    """
    Dice side by side, each a box with what it shows, and below it whose it is.

    As many in a row as fit.
    """
    rows: list[list[tuple[str, str]]] = [[]]
    used = len(indent)
    for side, name in shown:
        room = max(len(side) + 4, len(name)) + 2
        if rows[-1] and used + room > screen_width():
            rows.append([])
            used = len(indent)
        rows[-1].append((side, name))
        used += room
    return [line for row in rows if row for line in _faces_in_a_row(row, indent)]


def _faces_in_a_row(row: Sequence[tuple[str, str]], indent: str) -> list[str]:
    lines = [indent] * 4
    for side, name in row:
        width = len(side) + 2
        box = (f"+{'-' * width}+", f"| {side} |", f"+{'-' * width}+", name)
        room = max(width + 2, len(name)) + 2
        lines = [line + part.ljust(room) for line, part in zip(lines, box, strict=True)]
    return [line.rstrip() for line in lines if line.strip()]


def laid_out(text: str) -> list[str]:
    """Lines at the width of the screen, each with its own indent."""
    found = []
    for line in text.splitlines():
        indent = " " * (len(line) - len(line.lstrip()))
        found += wrapped(line.strip(), indent, f"{indent}  ")
    return found


def shortened(name: str, width: int) -> str:
    """A name that fits its column; what is left out is marked."""
    return name if len(name) <= width else f"{name[: width - 3].rstrip()}..."
