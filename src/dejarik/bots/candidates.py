"""
Candidates: the options a searching bot thinks about, and what it knows of each.

What belongs here: comparing options by numbers that were found for all of them in the
same imagined games. What does not: how the numbers are found.
"""

from math import sqrt
from typing import Final

from dejarik.bots.outlook import EVEN

ALIKE: Final = 0.001
"""Options that are no farther apart than this are as good as each other."""


class Candidate:
    """
    An option that is thought about: its place, and how well it went.

    `looks` is how the seat stood right after its move, `rounds` what playing on led to;
    the same place in the lists of two candidates is the same imagined game. `rests` is
    an option that stops choosing.
    """

    def __init__(self, place: int, *, rests: bool) -> None:
        self.place = place
        self.rests = rests
        self.looks: list[float] = []
        self.rounds: list[float] = []

    def worth(self, trust: float) -> float:
        """How well it went on the whole; all looks together count for so many rounds."""
        return (trust * self.look() + sum(self.rounds)) / (trust + len(self.rounds))

    def look(self) -> float:
        """How the seat stood right after its move."""
        return sum(self.looks) / len(self.looks) if self.looks else EVEN


def ranked(candidates: list[Candidate], trust: float) -> list[Candidate]:
    """The best first."""
    return sorted(candidates, key=lambda one: one.worth(trust), reverse=True)


def surely_better(one: Candidate, other: Candidate, trust: float, sureness: float) -> bool:
    """
    Whether one is ahead by more than chance: by so many standard errors of the difference.

    Only games that both of them met are compared.
    """
    looks, _ = _lead(one.looks, other.looks, sureness)
    rounds, doubt = _lead(one.rounds, other.rounds, sureness)
    count = min(len(one.rounds), len(other.rounds))
    lead = (trust * looks + count * rounds) / (trust + count)
    return lead > max(ALIKE, doubt)


def looks_better(one: Candidate, other: Candidate, sureness: float) -> bool:
    """The same right after their moves, where nothing else has happened yet."""
    lead, doubt = _lead(one.looks, other.looks, sureness)
    return lead > max(ALIKE, doubt)


def _lead(mine: list[float], theirs: list[float], sureness: float) -> tuple[float, float]:
    """
    By how much mine are ahead on average, and how much of that may be chance.

    With few games their spread is uncertain too, so as many standard errors are less sure: the
    first term by which Student's distribution is wider than the normal one makes up for it.
    """
    leads = [one - other for one, other in zip(mine, theirs, strict=False)]
    count = len(leads)
    mean = sum(leads) / count if leads else 0.0
    if count < 2:
        return mean, 0.0
    variance = sum((each - mean) ** 2 for each in leads) / (count - 1)
    wider = 1.0 + (sureness * sureness + 1.0) / (4.0 * (count - 1))
    return mean, sureness * wider * sqrt(variance / count)


def chosen(candidates: list[Candidate], trust: float, sureness: float) -> Candidate:
    """
    What looked best, unless another is surely better where both were played on.

    Or to choose no more, if nothing surely looks or proves better than that: what cannot be
    told apart would be chosen by luck, and most choices that may be left open cost something
    that no evaluation sees so soon.
    """
    best, *others = sorted(candidates, key=Candidate.look, reverse=True)
    for other in ranked(others, trust):
        if surely_better(other, best, trust, sureness):
            best = other
            break
    for other in candidates:
        if other.rests and other is not best:
            is_ahead = looks_better(best, other, sureness)
            if not is_ahead and not surely_better(best, other, trust, sureness):
                return other
    return best
