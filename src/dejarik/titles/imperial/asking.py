"""
Asking: what a person wants to know of a table, in words.

What belongs here: putting questions to the game and saying its answers. What does not: reasons of
our own; everything comes from the game, and only from what the seat may know.
"""

from dejarik.hosting.title import Reasons
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.titles.imperial.chronicle import Chronicle


def reasons_for(game: Game, s: State, seat: int, question: str) -> Reasons:
    """
    Why something is offered or not, or what makes up a number.

    Raises ValueError, in words, for a question nobody can answer or may ask.
    """
    if seat < 0:
        message = "only who sits at the table can ask this"
        raise ValueError(message)
    return Reasons(tuple(game.explain(s, seat, question)))


def causes_of(chronicle: Chronicle, number: int) -> Reasons:
    """
    A line of the log and what led to it, back to an answer or the beginning.

    Raises ValueError when there is no such line.
    """
    try:
        chain = chronicle.chain(number)
    except KeyError as error:
        message = f"there is no line {number} in the log"
        raise ValueError(message) from error
    rulings = [ruling for line in chain for ruling in line.told.rulings]
    return Reasons(tuple(line.text for line in chain), tuple(dict.fromkeys(rulings)))
