"""
Text for a terminal: paragraphs, columns and colours.

What belongs here: what every title lays its lines out with. What does not: the lines, and
asking a terminal what it can (`cli.screen`). Nothing is told by colour alone.
"""

import textwrap
from typing import Final

WIDTH: Final = 80
INDENT: Final = "   "

BOLD: Final = "1"
DIM: Final = "2"
RED: Final = "31"
GREEN: Final = "32"
YELLOW: Final = "33"
CYAN: Final = "36"


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
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False
    )


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
