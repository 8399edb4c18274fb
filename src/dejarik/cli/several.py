"""
Several numbers at once: a question of several stages answered by one typed line.

What belongs here: putting what was typed into the order in which it is asked for, and
answering stage by stage. What does not: reading the line and showing what came of it (`play`).
"""

import re
from collections.abc import Sequence
from typing import Final

from dejarik.cli.session import Session
from dejarik.hosting.terminal import STOP
from dejarik.hosting.wire import Decision, Option, Prompt
from dejarik.kernel.machine import STAGES

ALL: Final = "all"
NONE: Final = "none"
SPAN: Final = re.compile(r"[0-9]{1,4}(-[0-9]{1,4})?")
PASSING: Final = (STOP, "pass", "no")
"""What chooses nothing, by kind."""
VALUE: Final = "value"
"""The kind of a number."""


def is_numbers(words: Sequence[str]) -> bool:
    """Whether these are the numbers of answers: single ones, spans, all or none of them."""
    if [word.casefold() for word in words] in ([ALL], [NONE]):
        return True
    return bool(words) and all(SPAN.fullmatch(word) for word in words)


def number_ready(decision: Decision | None, prompt: Prompt | None) -> int:
    """Which answer Enter gives: the last number that ruins nothing; 0 where none stands ready."""
    if decision is None or prompt is None or not _is_amount(decision.options):
        return 0
    ruins = prompt.ruins or ("",) * len(decision.options)
    return max((place for place, ruin in enumerate(ruins, 1) if not ruin), default=0)


def _is_amount(options: Sequence[Option]) -> bool:
    """Whether it is asked how many: numbers one after the other, of one thing."""
    values = [option.value for option in options]
    alike = {(option.kind, option.source, option.target) for option in options}
    same = len(alike) == 1 and options[0].kind == VALUE
    return same and values == list(range(values[0], values[0] + len(values)))


def numbers_meant(typed: str, decision: Decision) -> list[int]:
    """The numbers of the answers that are meant; empty where none can be."""
    words = typed.casefold().split()
    kinds = [option.kind for option in decision.options]
    if words == [NONE]:
        return [kinds.index(kind) + 1 for kind in PASSING if kind in kinds][:1]
    if words == [ALL]:
        return [place + 1 for place, kind in enumerate(kinds) if kind not in PASSING]
    found: list[int] = []
    for word in words:
        first, _, last = word.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def choose_several(session: Session, numbers: Sequence[int]) -> str:
    """
    Answer with the options of these numbers, in the order in which they are asked for.

    Then choosing ends, if it can. Empty, or why something was not chosen: where a number does
    not go with those before it, nothing behind it is, and the question stands.
    """
    view = session.view()
    asked = view.decision
    assert asked is not None
    trouble = _why_not(asked, numbers)
    if trouble:
        return trouble
    prompt = session.audience.prompt(view)
    assert prompt is not None
    for place in sorted(number - 1 for number in numbers):
        option, offered = asked.options[place], _offered(session, asked)
        if option not in offered:
            return f"{prompt.options[place]!r} cannot be chosen with what you chose before it."
        session.answer(offered.index(option))
    kinds = [option.kind for option in _offered(session, asked)]
    if STOP in kinds:
        session.answer(kinds.index(STOP))
    return ""


def _why_not(decision: Decision, numbers: Sequence[int]) -> str:
    """Why these numbers cannot be the answers to a question; empty if they can."""
    if decision.kind not in {"choose_some", "distribute"}:
        return "Only one answer can be given here: type its number."
    left = decision.most - decision.stage
    if len(numbers) > left:
        return f"You typed {len(numbers)} numbers, and at most {left} can be chosen."
    if decision.kind == "choose_some" and len(set(numbers)) < len(numbers):
        return "You typed the same number twice, and each can be chosen once."
    if any(decision.options[number - 1].kind == STOP for number in numbers):
        return "Type the numbers of what you choose: choosing ends by itself then."
    return ""


def _offered(session: Session, asked: Decision) -> tuple[Option, ...]:
    """What is offered now at a stage of this question; nothing once it is answered."""
    now = session.view().decision
    if now is None or now.id // STAGES != asked.id // STAGES:
        return ()
    return now.options
