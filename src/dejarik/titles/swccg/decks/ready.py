"""
Decks to play with at once, for terminals, laboratories and tables; setups of two decks.

What belongs here: finding them (they stand in `data/boxes.json`), and games of two lists.
What does not: random decks and reading lists (`lists`).
"""

from collections.abc import Sequence

from dejarik.games.swccg.building.lists import DeckList
from dejarik.titles.swccg import games
from dejarik.titles.swccg.catalogue import files


def ready_deck(name: str) -> DeckList:
    """The boxed deck of this name. Raises KeyError when there is none."""
    box = files.boxes()[name]
    return DeckList(box.side, box.cards)


def playable_decks() -> tuple[str, ...]:
    """The names of those of which every card is implemented."""
    able = games.implemented()
    return tuple(code for code, box in files.boxes().items() if able.issuperset(box.cards))


def setup_of(
    lists: Sequence[DeckList], names: Sequence[str], format_code: str, edition: str
) -> dict[str, object]:
    """A game of deck lists in a format, as plain data."""
    seats = [
        {"side": listed.side, "deck": listed.codes(), "name": name}
        for listed, name in zip(lists, names, strict=True)
    ]
    return {"seats": seats, "edition": edition, "format": format_code}
