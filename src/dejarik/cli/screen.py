"""
The screen: the log and the question as lines of text.

What belongs here: what looks alike in every title. What does not: the board, which its title
draws, and reading keys. Without colours nothing is missing.
"""

import os
from collections.abc import Sequence
from typing import Final, TextIO

from dejarik.cli.log import LogLine
from dejarik.hosting.terminal import Context
from dejarik.hosting.terminal_text import BOLD, DIM, INDENT, Paint, wrapped
from dejarik.hosting.wire import Decision, Prompt

RECENT: Final = 12


def paint_for(out: TextIO) -> Paint:
    """Colours only on a terminal, and only if NO_COLOR does not forbid them."""
    dumb = os.environ.get("TERM") == "dumb"
    return Paint(out.isatty() and not os.environ.get("NO_COLOR") and not dumb)


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
    for number, option in enumerate(prompt.options, 1):
        lines += wrapped(option, f" {number:>3}. ", " " * 6)
    if decision.back:
        lines.append("   b. Step back")
    return lines


def _how_many(decision: Decision) -> str:
    """How many can be chosen, and how they are typed."""
    most = f"{decision.most}" if decision.least == decision.most else f"up to {decision.most}"
    return f"{most} of them: all at once in any order, as `2 1`, or each from the top down"
