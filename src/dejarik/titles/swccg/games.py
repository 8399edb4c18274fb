"""Games made of the shipped cards: the boxed decks and whatever has a program."""

from __future__ import annotations

from functools import cache

from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.games.swccg.definitions import Printed, definition_from
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.edition import ADVANCED
from dejarik.titles.swccg.catalogue import files


@cache
def game() -> CustomizableCardGame:
    """The game of the boxed cards; those with a program can be played."""
    personas = files.personas_by_title()
    definitions = [
        definition_from(card, (personas.get(card.title) or ("",))[0])
        for card in files.boxed().values()
    ]
    return CustomizableCardGame(Printed(definitions, PROGRAMS, files.layouts()), ADVANCED)


def boxed_deck(code: str) -> list[str]:
    """The cards of a boxed deck, one code for each copy."""
    cards = files.boxes()[code].cards
    return [card for card, count in cards.items() for _ in range(count)]
