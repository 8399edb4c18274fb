"""
Rules for passwords: which are too easy to guess.

What belongs here: questions about a password alone, and the name that it is for.
What does not: hashing and comparing, and in which thread (`passwords`).
"""

from typing import Final

from zxcvbn import zxcvbn  # type: ignore[import-untyped]

SHORTEST: Final = 10
LONGEST: Final = 200
LEAST_SCORE: Final = 3
"""Of four: a hundred million guesses, and each costs a hash."""
READ: Final = 16
"""
How many characters at each end are judged: both must be good enough, whatever lies between.

Signs that stand for letters are tried in all combinations: of those tried, 16 took an eighth of a
second at most, 64 took nine.
"""
EASY: Final = "This password is too easy to guess."


def password_fault(password: str, name: str = "") -> str | None:
    """Why this password is refused, as a sentence; nothing if it is good enough."""
    if not SHORTEST <= len(password) <= LONGEST:
        return f"A password has {SHORTEST} to {LONGEST} characters; this one has {len(password)}."
    for part in dict.fromkeys((password[:READ], password[-READ:])):
        found = zxcvbn(part, [name] if name else [])
        if found["score"] < LEAST_SCORE:
            return found["feedback"]["warning"] or EASY
    return None
