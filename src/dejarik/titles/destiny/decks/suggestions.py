"""
Suggesting: the cards somebody may have meant.

What belongs here: titles near to what was typed, and cards named so that a list is read.
What does not: reading lists (`lists`) and what is allowed in them (`checks`).
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from dejarik.games.destiny.model.facts import Card
from dejarik.hosting.near_names import NearNames
from dejarik.titles.destiny.catalogue import files

MOST: Final = 3
"""Suggestions for one line."""


def bare(title: str) -> str:
    """Only the letters and digits: people type apostrophes and accents as they can."""
    apart = unicodedata.normalize("NFKD", title.casefold())
    return "".join(one for one in apart if one.isalnum())


def written(card: Card) -> str:
    """A card as a line of a list names it: title, subtitle, set and number."""
    name = f"{card.title}, {card.subtitle}" if card.subtitle else card.title
    return f"{name} ({card.set_code} {card.number})"


def titles_near(words: str, most: int = MOST) -> list[str]:
    """The titles most like what was typed, the nearest first."""
    titles = _titles_by_bare()
    return [titles[one] for one in _near().like(bare(words), most)]


def cards_called(title: str) -> list[Card]:
    """Every printing with just this title, in large or small letters."""
    return _cards_by_folded_title().get(title.casefold(), [])


def cards_titled(titles: Iterable[str], most: int = MOST) -> tuple[str, ...]:
    """The cards with these titles, each printed first, as lines of a list name them."""
    found: list[str] = []
    for title in titles:
        found += [written(card) for card in _cards_by_title()[title] if not card.reprint_of]
    return tuple(found[:most])


def instead_of(code: str, playable: Iterable[str]) -> tuple[str, ...]:
    """Playable cards with the title of one that is not, or with a title near to it."""
    facts = files.facts()
    if code not in facts:
        return ()
    title = facts[code].title
    near = [title, *(other for other in _titles_near_title(title) if other != title)]
    cards = [card for one in near for card in _cards_by_title()[one]]
    able = set(playable)
    return tuple(written(card) for card in cards if card.code in able)[:MOST]


@cache
def _titles_near_title(title: str) -> list[str]:
    """The same for the title of a card, of which there are so many and no more."""
    return titles_near(title)


@cache
def _cards_by_folded_title() -> dict[str, list[Card]]:
    found: dict[str, list[Card]] = {}
    for card in files.facts().values():
        found.setdefault(card.title.casefold(), []).append(card)
    return found


@cache
def _cards_by_title() -> dict[str, list[Card]]:
    found: dict[str, list[Card]] = {}
    for card in files.facts().values():
        found.setdefault(card.title, []).append(card)
    return found


@cache
def _titles_by_bare() -> dict[str, str]:
    return {bare(title): title for title in _cards_by_title()}


@cache
def _near() -> NearNames:
    return NearNames(_titles_by_bare())
