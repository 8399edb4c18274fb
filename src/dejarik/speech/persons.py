"""Verbs in the third person, and said of several."""

from __future__ import annotations

from typing import Final

from dejarik.speech.plurals import VOWELS

_THIRD_PERSON: Final = {
    "do": "does",
    "have": "has",
    "are": "is",
    "may": "may",
    "must": "must",
    "cannot": "cannot",
}
_MANY: Final = {
    "is": "are",
    "has": "have",
    "shows": "show",
    "does": "do",
    "lies": "lie",
    "costs": "cost",
}


def third_person(order: str) -> str:
    """An order told of somebody: "draw a card" becomes "draws a card"."""
    verb, _, rest = order.partition(" ")
    if verb in _THIRD_PERSON:
        told = _THIRD_PERSON[verb]
    elif verb.endswith("y") and verb[-2] not in VOWELS:
        told = verb[:-1] + "ies"
    else:
        told = verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s")
    return f"{told} {rest}".strip()


def of_many(predicate: str) -> str:
    """What is said of one thing, said of several: "is blue" becomes "are blue"."""
    verb, _, rest = predicate.partition(" ")
    return f"{_MANY.get(verb, verb)} {rest}".strip()
