"""One thing or several, and their articles."""

from __future__ import annotations

from typing import Final

_PLURALS: Final = {"die": "dice", "copy": "copies", "ability": "abilities"}
VOWELS: Final = frozenset("aeiou")


def plural(noun: str) -> str:
    """More than one of a thing; of several words the last is changed."""
    head, _, last = noun.rpartition(" ")
    return f"{head} {_PLURALS.get(last, last + 's')}".strip()


def count(number: int, noun: str, many: str = "") -> str:
    """So many things."""
    return f"{number} {noun if number == 1 else many or plural(noun)}"


def a(noun: str) -> str:
    """A noun with its article."""
    return f"an {noun}" if noun[0].lower() in VOWELS and noun[:3] != "uni" else f"a {noun}"
