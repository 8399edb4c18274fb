"""
Asking: what a person wants to know of a table, in words.

What belongs here: putting questions to the game and saying its answers. What does not: reasons of
our own; everything comes from the game, and only from what the seat may know.
"""

import msgspec

from dejarik.games.imperial.advice.explanations import answer
from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.seen.views import view_of
from dejarik.hosting.title import Reasons
from dejarik.kernel.state import State
from dejarik.titles.imperial.answer_words import answer_lines

PUBLIC = ("sight", "reach", "number")
"""What anybody may ask, who watches too."""


def reasons_for(s: State, speaker: Speaker, question: str) -> Reasons:
    """
    Why something is offered or not, what makes up a number, sight and ways.

    Raises ValueError, in words, for a question nobody can answer or may ask.
    """
    b, seat = battle_of(s), speaker.seat
    if seat < 0 and not question.startswith(PUBLIC):
        message = "only who sits at the table can ask this"
        raise ValueError(message)
    found = answer(b, seat, question)
    lines = answer_lines(speaker, view_of(b, seat), found)
    return Reasons(lines, found.rulings, msgspec.to_builtins(found))
