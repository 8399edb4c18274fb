"""What the game answers when it is asked why: records that a page can draw. Never compiled."""

from typing import Literal

import msgspec

from dejarik.games.swccg.wire import Thing

PartKind = Literal[
    "printed",
    "rule",
    "icons",
    "power",
    "destiny",
    "added",
    "factor",
    "set",
    "most",
    "satisfied",
]


class Against(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    What is against something, in a word, and the rulings behind it.

    Where a text asks for something that does not hold: `code` is the card, `text` the place of the
    text among its abilities, `term` that of the condition in the text.
    """

    key: str
    rulings: tuple[str, ...]
    code: str = ""
    text: int = -1
    term: int = -1


class OptionAnswer(msgspec.Struct, frozen=True, gc=False, tag="option", omit_defaults=True):
    """Everything that is against something a seat would do; nothing if it can be done."""

    against: tuple[Against, ...] = ()


class Part(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One contribution to a number."""

    kind: PartKind
    amount: int
    source: Thing | None = None


class NumberAnswer(msgspec.Struct, frozen=True, gc=False, tag="number"):
    """How a number comes about, part by part, and what it comes to."""

    name: str
    total: int
    parts: tuple[Part, ...]
    rulings: tuple[str, ...]


Answer = OptionAnswer | NumberAnswer
