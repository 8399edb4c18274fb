"""
Titles: what cards are called, and the list in which a player finds one to name.

What belongs here: which titles there are, and how the list is gone through in parts, so that
nobody is ever asked to choose among all of them at once. What does not: asking, and words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dejarik.games.destiny.model.facts import Card

MOST_AT_ONCE: Final = 25
"""How many titles of one initial are offered one by one."""
SIGN: Final = "#"
"""Stands for every initial that is no letter."""


def key_of(title: str) -> str:
    """A title as it is compared: printings differ in their capital letters."""
    return title.lower()


def titles_of(cards: Iterable[Card]) -> list[str]:
    """The titles of all these cards in the order of the alphabet, as first printed, each once."""
    found: dict[str, Card] = {}
    for card in cards:
        key = key_of(card.title)
        if key not in found or card.code < found[key].code:
            found[key] = card
    return [found[key].title for key in sorted(found)]


def initial_of(title: str) -> str:
    """The capital letter it begins with."""
    return title[0].upper() if title[0].isalpha() else SIGN


def spans(titles: list[str], picks: list[int]) -> list[tuple[int, int]]:
    """
    What is offered next: where each part of the list begins, and how many titles are in it.

    `picks` are the beginnings of the parts chosen up to now; a part of one is a title.
    """
    found = _by_initial(titles)
    for pick in picks:
        found = _parts_of(next(one for one in found if one[0] == pick))
    return found


def _by_initial(titles: list[str]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    start = 0
    for place in range(1, len(titles) + 1):
        if place == len(titles) or initial_of(titles[place]) != initial_of(titles[start]):
            found.append((start, place - start))
            start = place
    return found


def _parts_of(span: tuple[int, int]) -> list[tuple[int, int]]:
    first, size = span
    step = 1 if size <= MOST_AT_ONCE else MOST_AT_ONCE
    end = first + size
    return [(place, min(step, end - place)) for place in range(first, end, step)]
