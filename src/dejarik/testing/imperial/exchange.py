"""
Exchange: a game in which a card or mission has another program.

It shares all other definitions and the boards with the game it is made from, and that game is not
touched. What the rules read out of definitions the exchanged game has for itself.
"""

from copy import copy

from dejarik.games.imperial.definitions import (
    command_definition,
    deployment_definition,
    provide,
)
from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.model.definition import Definition
from dejarik.kernel.program import Node
from dejarik.testing.exchange import without


def exchanged(game: ImperialAssault, code: str, program: tuple[Node, ...]) -> ImperialAssault:
    """The game with this program in the place of the one that a card or mission has in it."""
    other = copy(game)
    other.programs = without(game.programs, [code])
    other.definitions = game.definitions.copy()
    other.missions = game.missions.copy()
    number = game.numbers[code]
    other.answers = {
        place: [(one, ability) for one, ability in found if one.number != number]
        for place, found in game.answers.items()
    }
    definition = blank(game.definitions[number])
    other.definitions[number] = definition
    if code in other.missions:
        other.missions[code] = definition
    provide(other, definition, program)
    return other


def blank(definition: Definition) -> Definition:
    """The same card or mission without a program."""
    if definition.deployment is not None:
        return deployment_definition(definition.deployment, definition.number)
    if definition.command is not None:
        return command_definition(definition.command, definition.number)
    return Definition(definition.number, definition.code, definition.name, definition.kind)
