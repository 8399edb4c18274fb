"""Why not on a terminal: what is refused with its rulings, what is possible only by name."""

from dataclasses import dataclass

from dejarik.hosting.asked import answered, why_not_lines
from dejarik.hosting.title import Reasons

POSSIBLE = "Nothing is against it."
QUESTIONS = [("play Sense", "play:1"), ("play Alter", "play:2"), ("pass", "pass")]


@dataclass(frozen=True)
class Ruling:
    """A ruling of nothing."""

    text: str


def ask(question: str) -> Reasons:
    """Sense cannot be played, everything else can."""
    if question == "sing":
        message = "nobody can answer it"
        raise ValueError(message)
    if question == "play:1":
        return Reasons(("Not now.", "Too dear."), ("r.1", "r.2"), {})
    return Reasons((POSSIBLE,), (), {})


def test_without_a_word_only_what_is_refused_is_told() -> None:
    """With all its reasons and rulings."""
    assert ["You cannot play Sense: Not now. Too dear. [r.1, r.2]"] == why_not_lines(
        ask, QUESTIONS, "", POSSIBLE
    )


def test_by_name_what_is_possible_is_told_too() -> None:
    """And what is called nothing is said to be so."""
    assert ["You can play Alter."] == why_not_lines(ask, QUESTIONS, "alter", POSSIBLE)
    assert ["Nothing here is called 'dance'."] == why_not_lines(ask, QUESTIONS, "dance", POSSIBLE)
    assert ["Nothing is kept from you now."] == why_not_lines(ask, QUESTIONS[1:], "", POSSIBLE)


def test_an_answer_cites_its_rulings() -> None:
    """Each in words; a question that nobody can answer says why."""
    assert ["Not now.", "Too dear.", "rule r.1: R.1", "rule r.2: R.2"] == answered(
        ask, lambda one: Ruling(one.upper()), "play:1"
    )
    assert ["nobody can answer it."] == answered(ask, Ruling, "sing")
