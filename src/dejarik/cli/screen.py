"""
The screen: the log and the question as lines of text.

What belongs here: what looks alike in every title. What does not: the board, which its title
draws, and reading keys. Without colours nothing is missing.
"""

import os
import shutil
from collections.abc import Sequence
from typing import Final, TextIO

from dejarik.cli.several import number_ready
from dejarik.hosting.terminal import Context
from dejarik.hosting.terminal_text import BOLD, DIM, INDENT, Paint, screen_width, use_width, wrapped
from dejarik.hosting.wire import Decision, Prompt
from dejarik.play.log import LogLine

RECENT: Final = 12
ARROW: Final = "  -> "
CROWD: Final = 9
"""More answers than these stand in columns, if they are short."""
GUTTER: Final = 2
FIRST: Final = (
    "The table is drawn below, the other side above yours, and under it the question.",
    "Each answer has a number: type it and press Enter. What comes of it stands behind the arrow.",
    "Where several can be chosen, type `1 3 5`, `1-3`, `all` or `none`.",
    "Also: `undo`, `?` for what you cannot do and why, `card NAME`, and `help` for the rest.",
    "`quit` saves the game, which goes on whenever you like.",
)
"""What to do, for whoever plays for the first time."""


def paint_for(out: TextIO) -> Paint:
    """Colours only on a terminal, and only if NO_COLOR does not forbid them."""
    dumb = os.environ.get("TERM") == "dumb"
    return Paint(out.isatty() and not os.environ.get("NO_COLOR") and not dumb)


def fit_to(out: TextIO) -> None:
    """Use all of a terminal's width; a file or a pipe has that of the narrowest."""
    if out.isatty():
        use_width(shutil.get_terminal_size().columns)


def first_lines(game: str, who: str) -> list[str]:
    """The first screen: what is played, and what to do."""
    lines = [f" {game}", *wrapped(who, " ", " "), ""]
    for told in FIRST:
        lines += wrapped(told, " ", INDENT)
    return lines


def log_lines(lines: Sequence[LogLine], limit: int = RECENT) -> list[str]:
    """Lines of the log with the numbers that `why` takes."""
    left_out = len(lines) - limit
    found = [f" ... {left_out} more: type `log`"] if left_out > 0 else []
    for line in lines[-limit:]:
        number = f"{line.number:>4} "
        found += wrapped(line.text, f" {number}", " " * 6)
    return found


def question_lines(decision: Decision, prompt: Prompt, context: Context, paint: Paint) -> list[str]:
    """What is asked, the text behind it, what has been picked, and the numbered answers."""
    lines = []
    if context.chosen:
        lines += wrapped(f"You chose: {' > '.join(context.chosen)}", " ", INDENT)
        if context.reversible:
            lines.append(paint(" (this action may still be taken back: `undo`)", DIM))
    lines += [paint(part, BOLD) for part in wrapped(prompt.text, " ", INDENT)]
    for line in context.text:
        lines += [paint(part, DIM) for part in wrapped(line, INDENT, INDENT)]
    if decision.most > 1:
        lines.append(paint(f" ({_how_many(decision)})", DIM))
    if context.picked:
        lines += wrapped(f"So far: {'; '.join(context.picked)}", " ", INDENT)
    lines += _answers(prompt, paint)
    ready = number_ready(decision, prompt)
    if ready:
        lines.append(paint(f" Enter alone takes {prompt.options[ready - 1]}.", DIM))
    if decision.back:
        lines.append("   b. Step back")
    return lines


def _answers(prompt: Prompt, paint: Paint) -> list[str]:
    """The numbered answers, one below the other; many short ones in columns."""
    numbered = [f" {place + 1:>3}. {option}" for place, option in enumerate(prompt.options)]
    width = max(len(one) for one in numbered) + GUTTER if numbered else 0
    columns = screen_width() // width if width else 1
    if len(numbered) > CROWD and columns > 1 and not any(prompt.outcomes):
        rows = -(-len(numbered) // columns)
        return [
            "".join([one.ljust(width) for one in numbered[row::rows]]).rstrip()
            for row in range(rows)
        ]
    lines: list[str] = []
    for place, option in enumerate(prompt.options):
        told = wrapped(option, f" {place + 1:>3}. ", " " * 6)
        lines += _with_outcome(told, prompt.outcomes[place] if prompt.outcomes else "", paint)
    return lines


def _with_outcome(told: list[str], outcome: str, paint: Paint) -> list[str]:
    """An option with what comes of it: beside it where there is room, else below."""
    if not outcome:
        return told
    if len(told[-1]) + len(ARROW) + len(outcome) <= screen_width():
        return [*told[:-1], told[-1] + paint(f"{ARROW}{outcome}", DIM)]
    below = wrapped(f"{ARROW}{outcome}".strip(), " " * 8, " " * 11)
    return [*told, *[paint(line, DIM) for line in below]]


def _how_many(decision: Decision) -> str:
    """How many can be chosen, and how they are typed."""
    most = f"{decision.most}" if decision.least == decision.most else f"up to {decision.most}"
    return f"{most} of them: all at once in any order, as `2 1`, `1-3`, `all` or `none`"
