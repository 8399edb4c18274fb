"""
Decks to play with at once, for terminals, laboratories and tables; setups of two decks.

What belongs here: decks of a box as they come, those made for a format (they stand in
`data/decks.json`), and games of two of them.
What does not: random decks (`lab`) and reading deck lists (`lists`).
"""

from typing import Final

from dejarik.games.destiny.building.lists import DeckList, ReadyDeck
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.titles.destiny.catalogue import files

HERO: Final = "hero"
VILLAIN: Final = "villain"


def _boxed(name: str, side: str, code: str) -> ReadyDeck:
    box = files.boxes()[code]
    starter = files.STARTER
    made_for = (starter, (starter,))
    return ReadyDeck(name, box.name, side, *made_for, box.team, box.battlefields[0], box.cards)


DECKS: Final = (
    _boxed("tpg-heroes", HERO, "TPG-H"),
    _boxed("tpg-villains", VILLAIN, "TPG-V"),
    _boxed("aw-heroes", HERO, "AW-H"),
    _boxed("aw-villains", VILLAIN, "AW-V"),
    *files.ready_decks(),
)


def ready_deck(name: str) -> ReadyDeck:
    """The deck with this name. Raises KeyError when there is none."""
    return {deck.name: deck for deck in DECKS}[name]


def setup_of(
    first: ReadyDeck,
    second: ReadyDeck,
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
    if first.format == second.format:
        setup["format"] = first.format
    return setup


def setup_of_lists(
    lists: tuple[DeckList, DeckList],
    names: tuple[str, str],
    format_code: str,
    edition: str = CURRENT,
) -> dict[str, object]:
    """A game of two deck lists in a format, as plain data."""
    seats = [brought(listed, name) for listed, name in zip(lists, names, strict=True)]
    return {"seats": seats, "edition": edition, "lab": False, "format": format_code}


def brought(listed: DeckList, name: str) -> dict[str, object]:
    """What a seat brings, as a setup wants it; a legal list has one battlefield."""
    return {
        "name": name,
        "team": [{"code": code, "dice": dice} for code, dice in listed.team],
        "battlefield": listed.battlefields[0],
        "deck": list(listed.cards),
        "extra_dice": list(listed.extra_dice),
        "aside": list(listed.aside),
    }
