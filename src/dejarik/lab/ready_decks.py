"""
Decks to play with at once, for terminals and laboratories.

What belongs here: the decks of the Two-Player Game as they come in the box, and corner
decks, made of any implemented cards, without the limits of a format.
What does not: random decks (`decks`, `legal_decks`) and deck lists in files (`cli`).
"""

from dataclasses import dataclass
from typing import Final

from dejarik import catalog
from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.edition import CURRENT

HERO: Final = "hero"
VILLAIN: Final = "villain"


@dataclass(frozen=True)
class Deck:
    """
    A team with its dice, a battlefield and a deck, by card codes.
    """

    name: str
    side: str
    team: tuple[tuple[str, int], ...]
    battlefield: str
    cards: tuple[tuple[str, int], ...]
    format: str = ""

    def deck_list(self) -> DeckList:
        """
        The deck as a list to check.
        """
        cards = tuple(code for code, copies in self.cards for _ in range(copies))
        return DeckList(self.team, (self.battlefield,), cards)

    def seat(self, name: str) -> dict[str, object]:
        """
        What a seat brings, as a setup wants it.
        """
        return {
            "name": name,
            "team": [{"code": code, "dice": dice} for code, dice in self.team],
            "battlefield": self.battlefield,
            "deck": [code for code, copies in self.cards for _ in range(copies)],
        }


def _boxed(name: str, side: str, code: str) -> Deck:
    box = catalog.boxes()[code]
    return Deck(name, side, box.team, box.battlefields[0], box.cards, catalog.STARTER)


DECKS: Final = (
    _boxed("tpg-heroes", HERO, "TPG-H"),
    _boxed("tpg-villains", VILLAIN, "TPG-V"),
    Deck(
        "resistance",
        HERO,
        (("04024", 2), ("04025", 2)),
        "04046",
        (
            ("04030", 2),
            ("04039", 4),
            ("04026", 2),
            ("04033", 4),
            ("04014", 2),
            ("01147", 3),
            ("01110", 1),
            ("02131", 2),
        ),
    ),
    Deck(
        "scoundrels",
        HERO,
        (("07057", 1), ("08091", 2), ("12081", 1)),
        "04046",
        (
            ("01049", 2),
            ("01065", 3),
            ("03115", 2),
            ("04039", 4),
            ("04033", 3),
            ("04026", 2),
            ("01147", 2),
            ("02131", 2),
        ),
    ),
    Deck(
        "first-order",
        VILLAIN,
        (("04001", 2), ("04002", 2)),
        "04023",
        (("04022", 6), ("04014", 4), ("01147", 4), ("02131", 2), ("01102", 2), ("01110", 2)),
    ),
    Deck(
        "sith",
        VILLAIN,
        (("15001", 1), ("04001", 2)),
        "04023",
        (("04022", 6), ("04014", 4), ("01147", 5), ("02131", 3), ("01102", 2)),
    ),
)


def setup_of(
    first: Deck,
    second: Deck,
    names: tuple[str, str],
    *,
    lab: bool = False,
    edition: str = CURRENT,
) -> dict[str, object]:
    """
    A game of two decks, as plain data; `lab` if only bots play.

    Two decks of one format are held to it.
    """
    setup: dict[str, object] = {
        "seats": [first.seat(names[0]), second.seat(names[1])],
        "edition": edition,
        "lab": lab,
    }
    if first.format and first.format == second.format:
        setup["format"] = first.format
    return setup
