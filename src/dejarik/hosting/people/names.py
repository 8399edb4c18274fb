"""
Names of people: which may be chosen, and which look like another.

What belongs here: questions about a name alone.
What does not: whether somebody has it already (the service asks the database).
"""

import re
from typing import Final

SHORTEST: Final = 3
LONGEST: Final = 24

SOMEBODY: Final = "somebody"
"""The name of whoever is no longer there."""

_SHAPE: Final = re.compile(r"[A-Za-z0-9_-]+\Z")

_LOOK_ALIKES: Final = str.maketrans({"0": "o", "1": "l", "i": "l", "5": "s", "8": "b", "_": "-"})
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))

_RESERVED: Final = (
    "admin",
    "administrator",
    "anonymous",
    "bot",
    "dejarik",
    "deleted",
    "everybody",
    "everyone",
    "guest",
    "host",
    "judge",
    "mod",
    "moderator",
    "nobody",
    "root",
    "server",
    "somebody",
    "someone",
    "spectator",
    "staff",
    "support",
    "system",
)


def look_of(name: str) -> str:
    """
    What a name looks like at a glance: two names of one look cannot both be had.

    Case counts for nothing, nor does which of two similar signs it is.
    """
    look = name.casefold().translate(_LOOK_ALIKES)
    for written, seen in _PAIRS:
        look = look.replace(written, seen)
    return look


def same_name(one: str, other: str) -> bool:
    """Whether it is the same name, but for case."""
    return one.casefold() == other.casefold()


def shape_fault(name: str) -> str | None:
    """Why this cannot be anybody's name, as a sentence; nothing if it can."""
    if not SHORTEST <= len(name) <= LONGEST:
        return f"A name has {SHORTEST} to {LONGEST} characters; this one has {len(name)}."
    if _SHAPE.match(name) is None:
        return "A name is made of the letters a to z, digits, hyphens and underscores."
    if not any(sign.isalpha() for sign in name):
        return "A name has at least one letter."
    return None


def name_fault(name: str) -> str | None:
    """Why this name cannot be chosen, as a sentence; nothing if it can."""
    fault = shape_fault(name)
    if fault is None and is_reserved(name):
        return "This name would look like somebody who speaks for the service."
    return fault


def is_reserved(name: str) -> bool:
    """Whether it looks like a word of the service, with or without a number after it."""
    # Digits come off before the look is taken, and after: `b0t-7` and `guest1` are neither's.
    bare = name.rstrip("0123456789").rstrip("-_")
    return not _RESERVED_LOOKS.isdisjoint((look_of(name), look_of(bare)))


def guest_name(number: int) -> str:
    """The name of a guest. Its space is in no chosen name, so the two never meet."""
    return f"Guest {number}"


_RESERVED_LOOKS: Final = frozenset(look_of(word) for word in _RESERVED)
