"""
The machine: runs the top frame until something is asked or the game is over.

There is no other loop. Questions are put into words for machines here, and answers
come back through here; what they mean is the op's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import BACK, Decision, IllegalAnswer, StaleDecision
from dejarik.kernel.ordering import start_queue_head
from dejarik.kernel.stack import BY_LAST_ANSWER

if TYPE_CHECKING:
    from dejarik.kernel.decisions import Option
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

MOST_STEPS: Final = 100_000
"""More steps than any game takes between two questions."""


class Stuck(Exception):
    """The game can neither go on nor ask: a rule never comes to its end."""


class BrokenRule(Exception):
    """A rule gave an answer that is not offered: not the player's fault, and not undone here."""


STAGES: Final = 256
"""A decision's id is its group times this, plus its stage."""


def run(s: State) -> None:
    """
    Go on until a seat must answer or the game has an outcome.

    Raises Stuck when an op neither asks nor comes to an end: a fault in the rules.
    """
    frames = s.frames
    for _ in range(MOST_STEPS):
        if s.outcome is not None:
            s.decisions = None
            return
        if not frames:
            break
        f = frames[-1]
        if f.forms:
            return
        if f.drain and s.queue:
            start_queue_head(s)
            continue
        cause = f.cause
        s.cause = s.last_answer if cause == BY_LAST_ANSWER else cause
        f.op.step(s, f)
    raise Stuck(_what_is_stuck(s))


def _what_is_stuck(s: State) -> str:
    if not s.frames:
        return "the stack is empty, but the game has no outcome: its bottom op must never pop"
    op = s.frames[-1].op
    return f"nothing was asked in {MOST_STEPS} steps; the op on top is {op!r}"


def pending(s: State) -> list[Decision]:
    """What is asked now; options are listed only here, when someone wants them."""
    decisions = s.decisions
    if decisions is None:
        decisions = []
        if s.outcome is None and s.frames:
            f = s.frames[-1]
            for form in f.forms:
                if not form.closed:
                    decisions.append(_decision(s, f, form))
        s.decisions = decisions
    return decisions


def _decision(s: State, f: Frame, form: Form) -> Decision:
    stage = len(form.picks)
    decision = Decision(f.group * STAGES + stage, form.seat, form.kind, form.reason)
    decision.group = f.group
    decision.stage = stage
    decision.sealed = len(f.forms) > 1
    scope = s.frames[f.scope].own
    if scope is not None:
        decision.source = scope.source
    decision.options = f.op.options(s, f, form)
    return decision


def answer(s: State, seat: int, decision_id: int, choice: int) -> None:
    """
    Play one answer on.

    Raises IllegalAnswer or StaleDecision, and then changes nothing; BrokenRule, Stuck or
    whatever else a rule raises leaves the state halfway.
    """
    decision = _asked(s, seat, decision_id)
    f = s.frames[-1]
    form = _form_of(f, seat)
    if choice == BACK and decision.may_step_back():
        form.picks.pop()
        s.decisions = None
        return
    if not 0 <= choice < len(decision.options):
        message = f"seat {seat} answered {choice}; the options are 0 to {len(decision.options) - 1}"
        raise IllegalAnswer(message)
    s.decisions = None
    try:
        _play_on(s, f, form, decision.options[choice])
    except IllegalAnswer as error:
        # From here on something may have changed, so this must not look like a refusal.
        message = f"a rule answered what is not offered: {error}"
        raise BrokenRule(message) from error


def _play_on(s: State, f: Frame, form: Form, option: Option) -> None:
    f.op.pick(s, f, form, option)
    for one in f.forms:
        if not one.closed:
            return
    _close(s, f)
    run(s)


def _form_of(f: Frame, seat: int) -> Form:
    for form in f.forms:
        if form.seat == seat:
            return form
    message = f"seat {seat} has no form"
    raise IllegalAnswer(message)


def _asked(s: State, seat: int, decision_id: int) -> Decision:
    if s.outcome is not None:
        message = "the game is over; nothing is asked"
        raise IllegalAnswer(message)
    for decision in pending(s):
        if decision.seat == seat:
            if decision.id != decision_id:
                message = f"seat {seat} is asked {decision.id}, not {decision_id}: look again"
                raise StaleDecision(message)
            return decision
    message = f"seat {seat} is not asked anything now"
    raise IllegalAnswer(message)


def _close(s: State, f: Frame) -> None:
    """All seats have answered: the answers become one cause, in the order of seats."""
    serial = s.serial + 1
    s.serial = serial
    s.last_answer = serial
    s.cause = serial
    if f.cause != BY_LAST_ANSWER:
        f.cause = serial
    if len(f.forms) > 1:
        f.forms.sort(key=_seat_of)
    if s.recorder is not None:
        s.recorder.answered(s, serial, f.forms)
    f.op.closed(s, f)
    f.forms = []


def _seat_of(form: Form) -> int:
    return form.seat
