"""
Open questions of a title's rules, as they stand in its document.

What belongs here: reading the two ways in which they are written: a section for each question
with a point for each side, or a table with a row for each. What does not: the answers, which are
written by hand, and showing them.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from dejarik.hosting.rulings import QuestionTold

OURS: Final = "our answer"
QUESTION: Final = "question"
_WE: Final = "We"
_BESIDE: Final = ("Where", "Switch")
"""Points that speak to developers."""

_POINT: Final = re.compile(r"- \**([^:*]+):\**\s*(.*)", re.DOTALL)
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")


def questions(text: str) -> list[QuestionTold]:
    """Every question of a document, in its order. Raises ValueError for one without an answer."""
    found: list[QuestionTold] = []
    for heading, body in _sections(text):
        rows = [line for line in body if line.startswith("|")]
        if rows:
            found += _of_table(heading, rows)
        elif any(line.startswith("- ") for line in body):
            found.append(_of_points(heading, body))
    return found


def _sections(text: str) -> Iterator[tuple[str, list[str]]]:
    for part in text.split("\n## ")[1:]:
        heading, *body = part.splitlines()
        yield _plain(heading), body


def _of_table(topic: str, rows: list[str]) -> Iterator[QuestionTold]:
    head, _, *rest = [_cells(row) for row in rows]
    for cells in rest:
        row = dict(zip(head, cells, strict=True))
        claims = tuple(
            f"{name.capitalize()}: {row[name]}" for name in ("for", "against") if row.get(name)
        )
        yield _told(topic, row[QUESTION], claims, row[OURS])


def _of_points(question: str, body: Iterable[str]) -> QuestionTold:
    points = "\n".join(body).split("\n- ")
    named = [_POINT.match(f"- {one.removeprefix('- ')}".strip()) for one in points]
    said = [(found[1].strip(), _plain(found[2])) for found in named if found is not None]
    claims = tuple(f"{who}: {what}" for who, what in said if who != _WE and who not in _BESIDE)
    answer = " ".join(what for who, what in said if who == _WE)
    return _told("", question, claims, answer)


def _told(topic: str, question: str, claims: tuple[str, ...], answer: str) -> QuestionTold:
    if not answer:
        message = f"the open question {question!r} has no answer of ours"
        raise ValueError(message)
    return QuestionTold(topic, _sentence(question), claims, _sentence(answer))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _cells(row: str) -> list[str]:
    return [_plain(cell) for cell in row.strip().strip("|").split("|")]


def _plain(text: str) -> str:
    """Words without links, emphasis and line breaks; ids keep their backticks."""
    return " ".join(_LINK.sub(r"\1", text).replace("*", "").split())
