"""
Decks to play with at once.

What belongs here: named decks: those of the Two-Player Game as they come in the box, and
corner decks, made of any implemented cards, without the limits of a format.
What does not: reading deck lists (`deck_files`) and checking them (`check`).
"""

from dataclasses import dataclass
from typing import Final

from dejarik import catalog
from dejarik.cli.check import legal_in
from dejarik.cli.trouble import USAGE, Trouble
from dejarik.games.destiny.building.checking import why_not_playable
from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.edition import CURRENT
from dejarik.games.destiny.language.english.complaints import complaint_sentence

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

DEFAULT_DECK: Final = "tpg-heroes"
DEFAULT_AGAINST: Final = "tpg-villains"


def deck_named(name: str) -> Deck:
    """
    The deck with this name.

    Raises Trouble when there is none, or when one of its cards cannot be played.
    """
    for deck in DECKS:
        if deck.name == name:
            _check(deck)
            return deck
    names = ", ".join(deck.name for deck in DECKS)
    raise Trouble(
        f"There is no deck named {name!r}.",
        "only the decks that come with the program have names",
        f"choose one of: {names}",
        USAGE,
    )


def _check(deck: Deck) -> None:
    for complaint in why_not_playable(catalog.library(), deck.deck_list()):
        raise Trouble(
            f"The deck {deck.name} cannot be played.",
            complaint_sentence(complaint, catalog.facts()),
            "choose another deck; `dejarik card CODE` shows whether a card is implemented",
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


def describe_decks() -> str:
    """
    The list of decks for a person, with the formats each is legal in.
    """
    facts = catalog.facts()
    lines = [f"{'name':<14}{'side':<9}{'size':<11}{'legal in':<12}team"]
    for deck in DECKS:
        team = ", ".join(facts[code].title for code, _ in deck.team)
        size = sum(copies for _, copies in deck.cards)
        legal = ", ".join(legal_in(deck.deck_list())) or "none"
        lines.append(f"{deck.name:<14}{deck.side:<9}{size} cards   {legal:<12}{team}")
    return "\n".join(lines)
