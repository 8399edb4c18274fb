"""
Exchange: a game in which cards have another program.

It shares all other definitions with the game it is made from, and that game is not touched.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from dejarik.games.swccg.definitions import definition_from, provide
from dejarik.testing.exchange import without
from dejarik.titles.swccg.catalogue import files

if TYPE_CHECKING:
    from dejarik.games.swccg.game import CustomizableCardGame
    from dejarik.games.swccg.model.definition import Definition
    from dejarik.kernel.program import Node


def exchanged(
    game: CustomizableCardGame, codes: list[str], program: tuple[Node, ...]
) -> CustomizableCardGame:
    """The game with this program in the place of the one that these cards have in it."""
    other = copy(game)
    other.programs = without(game.programs, codes)
    other.definitions = game.definitions.copy()
    numbers = [game.numbers[code] for code in codes]
    other.answers = {
        place: [(one, text) for one, text in found if one.number not in numbers]
        for place, found in game.answers.items()
    }
    for number in numbers:
        definition = blank(game.definitions[number])
        other.definitions[number] = definition
        provide(other, definition, program)
    return other


def blank(definition: Definition) -> Definition:
    """The same card without a program."""
    made = definition_from(files.cards()[definition.code], definition.persona)
    made.number = definition.number
    return made
