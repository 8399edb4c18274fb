"""
Trouble: errors for people.

What belongs here: the one exception the programs of this package show to a person.
What does not: errors of the rules; those are told by the kernel and the games.
"""

from typing import Final

FAILURE: Final = 1
USAGE: Final = 2


class Trouble(Exception):
    """Something a person can put right: what happened, why, and what to do."""

    def __init__(self, what: str, why: str, do: str, code: int = FAILURE) -> None:
        super().__init__(f"{what}\n  Why: {why}\n  What you can do: {do}")
        self.code = code
