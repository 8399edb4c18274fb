"""
Printings: which codes mean the same card, and which the two sides of one.

What belongs here: looking facts and rules of building up by code.
What does not: what is allowed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dejarik.games.destiny.model.definition import Definition
    from dejarik.games.destiny.model.edition import Edition
    from dejarik.games.destiny.model.facts import Card
    from dejarik.games.destiny.model.rulebook import Rulebook
    from dejarik.kernel.program import Node

SIDES = "ABCD"
"""A letter behind the number marks the side of a card that has two."""


class Library:
    """All cards of a rulebook, with what links their printings."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules: Rulebook = rules
        self._families: dict[str, tuple[str, ...]] = {}
        self._reverse: dict[str, list[str]] = {}
        self._link()

    def _link(self) -> None:
        groups: dict[str, list[str]] = {}
        for definition in self.rules.definitions:
            code = definition.facts.code
            groups.setdefault(self._first(code), []).append(code)
            if side_of(code) > "A":
                self._reverse.setdefault(code[:-1] + "A", []).append(code)
        for group in groups.values():
            for code in group:
                self._families[code] = tuple(group)

    def _first(self, code: str) -> str:
        """The first printing of a card."""
        seen: set[str] = set()
        while code not in seen and self.knows(code) and self.facts(code).reprint_of:
            seen.add(code)
            code = self.facts(code).reprint_of
        return code

    @property
    def edition(self) -> Edition:
        """The edition of the rules."""
        return self.rules.edition

    def knows(self, code: str) -> bool:
        """Whether there is such a card."""
        return code in self.rules.numbers

    def definition(self, code: str) -> Definition:
        """What a code stands for."""
        return self.rules.definitions[self.rules.numbers[code]]

    def facts(self, code: str) -> Card:
        """What is printed on a card."""
        return self.definition(code).facts

    def building(self, code: str) -> list[Node]:
        """What a card says about teams and decks."""
        return self.definition(code).building

    def same(self, code: str) -> tuple[str, ...]:
        """The codes of all printings of this card."""
        return self._families.get(code, (code,))

    def is_any(self, code: str, codes: tuple[str, ...]) -> bool:
        """Whether a card is one of these, in any printing."""
        return any(same in codes for same in self.same(code))

    def reverse_sides(self, code: str) -> list[Card]:
        """
        The other sides of a card: those on the back of side A, or side A of a back.

        Rulings: arh.part1.doublesided.01
        """
        side = side_of(code)
        if side == "A":
            return [self.facts(other) for other in self._reverse.get(code, [])]
        if side and self.knows(code[:-1] + "A"):
            return [self.facts(code[:-1] + "A")]
        return []


def side_of(code: str) -> str:
    """
    The letter of a double-sided card's side; empty for any other card.

    Rulings: arh.part1.doublesided.01
    """
    return code[-1] if code[-1] in SIDES and code[-2:-1].isdigit() else ""


@lru_cache(maxsize=8)
def library_of(rules: Rulebook) -> Library:
    """The library of a rulebook, linked once: every game of it asks the same one."""
    return Library(rules)
