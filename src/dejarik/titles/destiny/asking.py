"""
Asking: what a person wants to know of a table of Destiny, in words and numbers.

What belongs here: putting questions to the game and saying its answers, with the rulings
behind them. What does not: reasons of our own; everything comes from the game, and only
from what the seat may know.
"""

from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.language.english.table import TableWords, reason_words
from dejarik.games.destiny.wire import SeatView
from dejarik.hosting.title import Reasons
from dejarik.kernel.game import Game
from dejarik.kernel.state import State

POSSIBLE = "You can do this now."
LEGAL = "legal"
NUMBERS = ("cost", "health", "value")
MOMENTS = ("act", "choose")
"""Questions that are about this very moment; the others are about the table as it stands."""


def reasons_for(game: Game, s: State, names: Names, question: str) -> Reasons:
    """
    Why something is offered or not, or what makes up a number.

    What cannot be done is first of all not done in another's turn: that is told, too.
    Raises ValueError, in words, for a question nobody can answer or may ask.
    """
    if names.seat < 0:
        message = "only who sits at the table can ask this"
        raise ValueError(message)
    found = game.explain(s, names.seat, question)
    if question.partition(":")[0] in NUMBERS:
        view = game.view(s, names.seat)
        assert isinstance(view, SeatView)
        return _number(found, TableWords(names, view))
    if question.partition(":")[0] not in MOMENTS:
        found = [*game.explain(s, names.seat, "act"), *found]
    against = [line.split() for line in found if line != LEGAL]
    if not against:
        return Reasons((POSSIBLE,))
    lines = [f"{reason_words(key).capitalize()}." for key, *_ in against]
    rulings = [ruling for _, *cited in against for ruling in cited]
    return Reasons(tuple(lines), tuple(dict.fromkeys(rulings)))


def _number(parts: list[str], words: TableWords) -> Reasons:
    """The printed number, each contributor by its name, and what it comes to."""
    lines = []
    total = 0
    for part in parts:
        source, _, amount = part.partition(" ")
        total += int(amount)
        name = "printed" if source == "printed" else words.target(int(source))
        lines.append(f"{name}: {amount}")
    lines.append(f"now: {max(0, total)}")
    return Reasons(tuple(lines))
