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
        """
        How well it went on the whole; all looks together count for so many rounds.
        """
        look = sum(self.looks) / len(self.looks) if self.looks else EVEN
        return (trust * look + sum(self.rounds)) / (trust + len(self.rounds))


def ranked(candidates: list[Candidate], trust: float) -> list[Candidate]:
    """
    The best first.
    """
    return sorted(candidates, key=lambda one: one.worth(trust), reverse=True)


def surely_better(one: Candidate, other: Candidate, trust: float, sureness: float) -> bool:
    """
    Whether one is ahead by more than chance: by so many standard errors of the difference.

    Only games that both of them met are compared.
    """
    looks = [mine - theirs for mine, theirs in zip(one.looks, other.looks, strict=False)]
    rounds = [mine - theirs for mine, theirs in zip(one.rounds, other.rounds, strict=False)]
    count = len(rounds)
    look = sum(looks) / len(looks) if looks else 0.0
    lead = (trust * look + sum(rounds)) / (trust + count)
    if count < 2:
        return lead > ALIKE
    mean = sum(rounds) / count
    variance = sum((each - mean) ** 2 for each in rounds) / (count - 1)
    return lead > max(ALIKE, sureness * sqrt(variance / count))
