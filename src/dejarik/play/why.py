"""
Why: what led to a line of the log, with the rules behind it.

What belongs here: the chain of causes in words with ruling ids. What does not: why something
cannot be done, which its title knows.
"""

from collections.abc import Sequence

from dejarik.hosting.catalogue import Catalogue
from dejarik.hosting.title import ENGLISH
from dejarik.play.log import LogLine, chain


def explain_line(
    lines: Sequence[LogLine], number: int, catalogue: Catalogue, language: str = ENGLISH
) -> list[str]:
    """
    A line of the log and what led to it, down to an answer.

    Raises KeyError when there is no such line.
    """
    found = []
    causes = chain(lines, number)
    for depth, line in enumerate(causes):
        lead = "" if depth == 0 else "because: "
        found.append(f"{'  ' * depth}{lead}{line.text}  [{line.number}]")
        for ruling in line.rulings:
            says = paraphrase(ruling, catalogue, language)
            found.append(f"{'  ' * depth}  rule {ruling}{': ' if says else ''}{says}")
    if not causes[-1].answer:
        found.append(f"{'  ' * len(causes)}because: the game began.")
    return found


def paraphrase(ruling: str, catalogue: Catalogue, language: str = ENGLISH) -> str:
    """What a ruling says in our words; empty if the catalogue does not know it."""
    try:
        return catalogue.ruling(ruling, language).text
    except ValueError:
        return ""
