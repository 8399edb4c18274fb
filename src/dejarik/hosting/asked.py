"""
Questions on a terminal that every title answers alike: why not, and the rulings behind an answer.

What belongs here: from questions and answers to lines. What does not: which questions there are,
and the answers; a title knows them.
"""

from collections.abc import Callable, Iterable
from typing import Protocol

from dejarik.hosting.title import Reasons


class Paraphrased(Protocol):
    """A ruling in our own words."""

    @property
    def text(self) -> str:
        """What it says."""
        ...


def answered(
    ask: Callable[[str], Reasons], ruling: Callable[[str], Paraphrased], question: str
) -> list[str]:
    """An answer with the rulings behind it, or why there is none."""
    try:
        found = ask(question)
    except ValueError as error:
        return [f"{error}."]
    return [*found.lines, *[f"rule {one}: {ruling(one).text}" for one in found.rulings]]


def why_not_lines(
    ask: Callable[[str], Reasons],
    questions: Iterable[tuple[str, str]],
    word: str,
    possible: str,
) -> list[str]:
    """
    What cannot be done and why; with a word only what is called so, also what can.

    Questions are deeds in words, each with how to ask about it; `possible` is the line of those
    that nothing is against.
    """
    lines: list[str] = []
    for deed, question in questions:
        if word.casefold() not in deed.casefold():
            continue
        found = ask(question)
        if found.lines != (possible,):
            cited = f" [{', '.join(found.rulings)}]" if found.rulings else ""
            lines.append(f"You cannot {deed}: {' '.join(found.lines)}{cited}")
        elif word:
            lines.append(f"You can {deed}.")
    if lines:
        return list(dict.fromkeys(lines))
    return [f"Nothing here is called {word!r}." if word else "Nothing is kept from you now."]
