"""
Lengths: how long a game was.

What belongs here: counting its rounds and answers. What does not: where that is kept (`service`).
"""

from dataclasses import dataclass

from dejarik.hosting.title import Title
from dejarik.kernel.entries import ANSWER
from dejarik.kernel.journal import Journal
from dejarik.kernel.state import State


@dataclass(frozen=True, slots=True)
class Length:
    """Rounds or turns, as the title counts them (0: nobody knows), and answers that counted."""

    rounds: int
    decisions: int


def length_of(title: Title, journal: Journal, s: State) -> Length:
    """How long a game was that has come to this state; what was taken back does not count."""
    # Whoever gives up while the table is laid has played in the first round.
    return Length(max(1, title.counting(journal).round(s)), decisions_in(journal))


def decisions_in(journal: Journal) -> int:
    """How many answers of a journal count."""
    return sum(entry.kind == ANSWER for entry in journal.effective())
