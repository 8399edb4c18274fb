"""
Asking: what a person wants to know of a table, in words.

What belongs here: putting questions to the game and saying its answers. What does not: reasons of
our own; everything comes from the game, and only from what the seat may know.
"""

import msgspec

from dejarik.games.swccg.advice.explanations import answer
from dejarik.games.swccg.advice.wire import NumberAnswer
from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.model.state import table_of
from dejarik.hosting.title import Reasons
from dejarik.kernel.state import State
from dejarik.titles.swccg.answer_words import answer_lines


def reasons_for(s: State, speaker: Speaker, question: str) -> Reasons:
    """
    Why something is offered or not, and what makes up a number.

    Raises ValueError, in words, for a question nobody can answer or may ask.
    """
    t = table_of(s)
    found = answer(t, speaker.seat, question)
    if isinstance(found, NumberAnswer):
        rulings = found.rulings
    else:
        rulings = tuple(dict.fromkeys(id_ for one in found.against for id_ in one.rulings))
    return Reasons(answer_lines(speaker, found, t.rules), rulings, msgspec.to_builtins(found))
