"""
Exchange: a game in which a few cards have another program.

It shares all other definitions with the game it is made from, so it is made in an instant
where building a game takes half a second, and that game is not touched: whatever a test
does to the one, the other stays as it was. What the rules read out of definitions, or keep
by them, the exchanged game has for itself.
"""

from copy import copy

from dejarik.games.destiny.definitions import provide
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model.definition import Definition
from dejarik.kernel.program import Node
from dejarik.testing.exchange import without


def exchanged(game: Destiny, programs: dict[str, tuple[Node, ...]]) -> Destiny:
    """
    The game with these programs in the place of those that the same cards have in it.

    Raises TypeError or ValueError where a game could not be built with them.
    """
    other = copy(game)
    other.circles = []
    other.die_worths = {}
    other.imaginable = {}
    other.bringable = {}
    # More may be remembered than is asked for: nothing follows from it.
    other.remembered = game.remembered.copy()
    other.programs = without(game.programs, list(programs))
    other.definitions = game.definitions.copy()
    numbers = [game.numbers[key] for key in other.programs.ops if key in game.numbers]
    kept = [game.definitions[number] for number in numbers]
    other.renewable = {one.number for one in kept if one.renew >= 0}
    other.heard_out_of_play = {
        one.number for one in kept if one.heard_in_discard_pile or one.heard_in_hand
    }
    other.unseen = [one for one in kept if one.heard_unseen]
    for code, program in programs.items():
        number = game.numbers[code]
        other.definitions[number] = blank(game.definitions[number])
        provide(other, other.definitions[number], program)
    other.deck_cards = [other.definitions[one.number] for one in game.deck_cards]
    return other


def blank(definition: Definition) -> Definition:
    """The same printing, joined with the same others, without a program."""
    found = Definition(definition.facts, definition.number)
    found.reverse = definition.reverse
    found.die = definition.die
    return found
