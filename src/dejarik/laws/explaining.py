"""
What every game explains: what is offered has nothing against it, what is not has a known ruling.

What belongs here: comparing answers with offers, for any game whose reasons are lines of a key and
the rulings behind it. What does not: which questions there are; a title knows them.
"""

from collections.abc import Collection, Iterable
from typing import Final

from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.laws.contract import demand

LEGAL: Final = ["legal"]
"""What is answered about something that nothing is against."""


def reasons_agree(
    game: Game,
    s: State,
    seat: int,
    questions: Iterable[str],
    offered: Collection[str],
    known: Collection[str],
    gap: str = "",
) -> None:
    """
    Each question is answered with `legal` if it is offered, else with reasons and rulings.

    `gap` is the reason a game gives where it knows of none: nobody is to read it.
    """
    for question in questions:
        answer = game.explain(s, seat, question)
        is_legal = answer == LEGAL
        demand(is_legal == (question in offered), "{} is explained as {}", question, answer)
        if not is_legal:
            have_rulings(question, answer, known)
            is_known = not gap or all(line.split()[0] != gap for line in answer)
            demand(is_known, "nothing is against {}, and it is not offered", question)


def have_rulings(question: str, answer: list[str], known: Collection[str]) -> None:
    """A refusal has a reason, and every reason at least one ruling of the register."""
    demand(bool(answer), "{} is refused without a reason", question)
    for line in answer:
        _, *rulings = line.split()
        demand(
            bool(rulings) and all(one in known for one in rulings),
            "{} is refused by {!r}, which names no ruling",
            question,
            line,
        )
