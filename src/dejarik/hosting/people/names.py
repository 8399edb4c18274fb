"""
Names of people: which may be chosen, and which look like another.

What belongs here: questions about a name alone.
What does not: whether somebody has it already (the service asks the database).
"""

import re
from collections.abc import Iterator
from typing import Final

from dejarik.bots import roster

SHORTEST: Final = 3
LONGEST: Final = 24

SOMEBODY: Final = "somebody"
"""The name of whoever is no longer there."""

DEMO_NAMES: Final = ("Demo Ada", "Demo Bo", "Demo Cleo", "Demo Dov")
"""The people of a demonstration. Their space is in no chosen name, so nobody else is called so."""

_SHAPE: Final = re.compile(r"[A-Za-z0-9_-]+\Z")

_LOOK_ALIKES: Final = str.maketrans({"0": "o", "1": "l", "i": "l", "5": "s", "8": "b", "_": "-"})
_DIGITS_READ: Final = str.maketrans({"3": "e", "4": "a", "7": "t"})
"""Digits that people read as letters where they look for a word, but not in any name."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))

_EVERYWHERE: Final = ("administrator", "moderator", "dejarik")
"""Words so long that no other name has them in it by chance."""
_RESERVED: Final = (
    *_EVERYWHERE,
    "admin",
    "anonymous",
    "bot",
    "deleted",
    "everybody",
    "everyone",
    "guest",
    "host",
    "judge",
    "mod",
    "nobody",
    "official",
    "operator",
    "owner",
    "root",
    "server",
    "somebody",
    "someone",
    "spectator",
    "staff",
    "support",
    "sysadmin",
    "system",
    "webmaster",
)


def look_of(name: str) -> str:
    """
    What a name looks like at a glance: two names of one look cannot both be had.

    Case counts for nothing, nor do hyphens, nor which of two similar signs it is.
    """
    return _pairs_read(name.casefold().translate(_LOOK_ALIKES).replace("-", ""))


def spelled_look(name: str) -> str:
    """
    The same with its hyphens, as looks were once kept.

    It is still that of whoever had such a name beside another one without them.
    """
    return _pairs_read(name.casefold().translate(_LOOK_ALIKES))


def _pairs_read(look: str) -> str:
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
    """
    Whether it looks like a word of the service, has one as a part, or is called like a bot.

    Parts end at a hyphen and before a capital letter; a number after a word changes nothing.
    """
    if not _BOT_LOOKS.isdisjoint(_read(name)):
        return True
    parts = [part for piece in re.split("[-_]", name) for part in (piece, *_WORD.findall(piece))]
    looks = {look for part in (name, *parts) for look in _read(part)}
    whole = look_of(name.translate(_DIGITS_READ))
    return not _RESERVED_LOOKS.isdisjoint(looks) or any(word in whole for word in _LONG_LOOKS)


def _read(part: str) -> Iterator[str]:
    """The looks of a word, as it is and with its digits read as letters, and without its end."""
    # Digits come off before the look is taken, and after: `b0t-7` and `guest1` are neither's.
    bare = part.rstrip("0123456789").rstrip("-_")
    for one in (part, bare):
        for read in (one, one.translate(_DIGITS_READ)):
            look = look_of(read)
            yield look
            yield look.removesuffix("s")


def guest_name(number: int) -> str:
    """The name of a guest. Its space is in no chosen name, so the two never meet."""
    return f"Guest {number}"


_WORD: Final = re.compile("[A-Z]?[a-z0-9]+|[A-Z0-9]+")
_RESERVED_LOOKS: Final = frozenset(look_of(word) for word in _RESERVED)
_LONG_LOOKS: Final = tuple(look_of(word) for word in _EVERYWHERE)
_BOT_LOOKS: Final = frozenset(look_of(name) for name in roster.NAMES)
