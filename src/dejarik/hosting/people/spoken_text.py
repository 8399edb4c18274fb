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

_UNSEEN: Final = (
    *(0x00AD, 0x034F, 0x061C, 0x2800, 0x3164, 0xFEFF, 0xFFA0),
    *range(0x115F, 0x1161),
    *range(0x17B4, 0x17B6),
    *range(0x180B, 0x1810),
    *range(0x2060, 0x2070),
    *range(0xFE00, 0xFE10),
    *range(0xFFF0, 0xFFF9),
    *range(0x1D173, 0x1D17B),
    *range(0xE0000, 0xE1000),
)
"""
Signs that show nothing by themselves though their category says otherwise.

Fillers of Hangul and Braille, joiners of accents, and selectors of variants: what Unicode calls
ignorable, and the empty pattern of Braille.
"""
_IGNORED: Final = frozenset(map(chr, _UNSEEN))
_AS_PICTURE: Final = "\ufe0f"
"""Shows the sign before it as a picture: it stays behind one, once."""
_CONTROL: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
# Two joiners are spelling in several scripts and in compound pictures.
_JOINERS: Final = frozenset("\u200c\u200d")


def cleaned(text: str) -> str:
    """The text as one line: no control characters, no hidden ones, single spaces."""
    signs = unicodedata.normalize("NFC", text)
    before = (" ", *signs)
    shown = "".join(_shown(sign, last) for last, sign in zip(before, signs, strict=False))
    return " ".join(_without_towers(unicodedata.normalize("NFC", shown)).split())


def text_fault(text: str, longest: int = LONGEST_LINE) -> str | None:
    """Why a cleaned text is refused, as a sentence; nothing if it may be said."""
    if not text.strip("\u200c\u200d "):
        return "There is nothing in it to read."
    if len(text) > longest:
        return f"It has {len(text)} characters; the most is {longest}."
    return None


def _shown(sign: str, before: str) -> str:
    """A sign as it is shown: a space for a break, nothing for what is hidden."""
    if sign in _IGNORED:
        is_picture = sign == _AS_PICTURE and unicodedata.category(before) == "So"
        return sign if is_picture and before not in _IGNORED else ""
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
