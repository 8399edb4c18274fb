"""
How an audience is spoken to: who is "you", and what cards and figures are called.

What belongs here: names in a sentence. What does not: the sentences (`log`, `table`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dejarik.games.imperial.building.library import Library
    from dejarik.games.imperial.wire import Thing


class Speaker:
    """The names of seats and cards for one seat, or for spectators (-1)."""

    def __init__(self, library: Library, seat: int, called: Sequence[str]) -> None:
        self.library = library
        self.seat = seat
        self.called = [*called]

    def who(self, seat: int) -> str:
        """A seat as the subject of a sentence."""
        if seat == self.seat:
            return "You"
        return self.called[seat] if seat >= 0 else "Nobody"

    def whose(self, seat: int) -> str:
        """A seat as an owner."""
        return "your" if seat == self.seat else f"{self.who(seat)}'s"

    def does(self, seat: int, verb: str) -> str:
        """A seat with what it does: "You pass", "Ann passes"."""
        return f"You {verb}" if seat == self.seat else f"{self.who(seat)} {third(verb)}"

    def card(self, code: str) -> str:
        """A card by its name; elite groups that are not unique say so."""
        known = self.library.deployments.get(code)
        if known is None:
            command = self.library.commands.get(code)
            return "a Command card" if command is None else command.name
        return f"elite {known.name}" if known.elite and not known.unique else known.name

    def figure(self, code: str, seat: int, number: int) -> str:
        """A figure with its owner, and its number where there are several such."""
        return f"{self.whose(seat)} {self.card(code)}{f' {number}' if number else ''}"

    def thing(self, thing: Thing | None) -> str:
        """Whatever an event is about."""
        if thing is None:
            return "the rules"
        if thing.name:
            return f"the {thing.name}"
        if not thing.code and thing.id < 0:
            return "a Command card"
        if thing.code in self.library.commands:
            return self.card(thing.code)
        return self.figure(thing.code, thing.seat, thing.number) if thing.code else "the mission"


def third(verb: str) -> str:
    """The third person of a verb, also of one with words behind it."""
    first, space, rest = verb.partition(" ")
    if first in ("have", "are"):
        return {"have": "has", "are": "is"}[first] + space + rest
    ending = "es" if first.endswith(("s", "sh", "ch", "x", "o")) else "s"
    return f"{first}{ending}{space}{rest}"


def capital(sentence: str) -> str:
    """The first letter large."""
    return sentence[:1].upper() + sentence[1:]


def counted(number: int, one: str, many: str = "") -> str:
    """A number of things: "1 card", "2 cards"."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(words: Sequence[str]) -> str:
    """Words with commas, and "and" before the last."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def plural(result: str) -> str:
    """So many of a symbol: "1 surge", "2 surges"; damage, accuracy and block are not counted so."""
    number, _, name = result.partition(" ")
    return f"{result}s" if name in ("surge", "evade") and number != "1" else result


def face_words(label: str) -> str:
    """A die with what it shows, in words, from its label: "blue 2/1/0"."""
    colour, _, shown = label.partition(" ")
    names = ("block", "evade", "dodge")
    if colour not in ("black", "white"):
        names = ("accuracy", "damage", "surge")
    parts = [
        plural(f"{amount} {name}")
        for amount, name in zip(shown.split("/"), names, strict=True)
        if amount != "0"
    ]
    return f"{colour} ({', '.join(parts) or 'blank'})"
