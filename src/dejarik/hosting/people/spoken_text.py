"""
Text that people write for others: chat, reports, notes.

What belongs here: making it harmless to show and to store, and saying why it is refused.
What does not: who may speak, how often, and to whom.
"""

import unicodedata
from typing import Final

LONGEST_LINE: Final = 500
LONGEST_NOTE: Final = 2000
MOST_MARKS: Final = 3
"""So many accents may sit on one letter; more of them climb over the lines around."""

_CONTROL: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
# Two joiners are spelling in several scripts and in compound pictures.
_JOINERS: Final = frozenset("\u200c\u200d")


def cleaned(text: str) -> str:
    """The text as one line: no control characters, no hidden ones, single spaces."""
    shown = "".join(map(_shown, unicodedata.normalize("NFC", text)))
    return " ".join(_without_towers(shown).split())


def text_fault(text: str, longest: int = LONGEST_LINE) -> str | None:
    """Why a cleaned text is refused, as a sentence; nothing if it may be said."""
    if not text.strip("\u200c\u200d "):
        return "There is nothing in it to read."
    if len(text) > longest:
        return f"It has {len(text)} characters; the most is {longest}."
    return None


def _shown(sign: str) -> str:
    """A sign as it is shown: a space for a break, nothing for what is hidden."""
    kind = unicodedata.category(sign)
    if kind in _CONTROL:
        return " "
    hidden = kind == "Cf" and sign not in _JOINERS
    return "" if hidden else sign


def _without_towers(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
