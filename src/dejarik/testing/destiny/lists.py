"""Deck lists in a line, and what is wrong with them as short texts."""

from typing import Final

from dejarik.games.destiny.building.formats import Format
from dejarik.games.destiny.building.list_check import why_not
from dejarik.games.destiny.building.lists import Complaint, DeckList
from dejarik.games.destiny.building.printings import library_of
from dejarik.games.destiny.model.edition import Edition
from dejarik.testing.destiny.games import current_game
from dejarik.titles.destiny.laboratory.synthetic.building import FIRST_PLAIN, PLAIN_CARDS

FILLING: Final = [f"T{FIRST_PLAIN + place}" for place in range(PLAIN_CARDS)] * 2


def listed(
    team: str, deck: str = "", *, size: int = 30, battlefield: str = "T41", **more: str
) -> DeckList:
    """
    A list; `T600*2` has two dice, `T622*3` in a deck is three copies.

    Cards that fit any team fill the deck up to its size.
    """
    members = tuple((code, int(dice or "1")) for code, dice in _pairs(team))
    cards = [code for code, copies in _pairs(deck) for _ in range(int(copies or "1"))]
    cards += FILLING[: max(0, size - len(cards))]
    dice = tuple(more.get("extra_dice", "").split())
    aside = tuple(more.get("aside", "").split())
    return DeckList(members, tuple(battlefield.split()), tuple(cards), dice, aside)


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(code, number) for code, _, number in (one.partition("*") for one in text.split())]


def complaints(
    brought: DeckList, wanted: Format | None = None, edition: Edition | None = None
) -> list[Complaint]:
    """Everything wrong with a list, in the game as it is or in another edition."""
    game = current_game()
    usual = game.edition
    game.edition = edition or usual
    try:
        return why_not(library_of(game), brought, wanted)
    finally:
        game.edition = usual


def faults(
    brought: DeckList, wanted: Format | None = None, edition: Edition | None = None
) -> list[str]:
    """The same as short texts: the key, the cards and the numbers."""
    return [
        " ".join([one.key, *one.cards, *[str(number) for number in one.numbers]])
        for one in complaints(brought, wanted, edition)
    ]
