"""
The stack: how ops put work on top of it and ask questions.

These are the only ways an op may touch the frames; the machine does the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.frames import Form, Frame, Scope

if TYPE_CHECKING:
    from dejarik.kernel.frames import Waiting
    from dejarik.kernel.program import Op
    from dejarik.kernel.state import State

ORDER_REASON: Final = 0
"""The decision reason for orders and responses; a game's own reasons start at 10."""

BY_LAST_ANSWER: Final = -1
"""The cause of frames that go on for as long as the game: whatever was answered last."""


def push(s: State, op: Op, parent: Frame) -> Frame:
    """Put an op of the same ability on the stack."""
    f = Frame(op, parent.scope, s.cause)
    s.frames.append(f)
    return f


def push_scope(s: State, op: Op, scope: Scope) -> Frame:
    """Begin something with a scope of its own."""
    f = Frame(op, len(s.frames), s.cause)
    f.own = scope
    s.frames.append(f)
    return f


def pop(s: State) -> None:
    """The top frame is finished."""
    s.frames.pop()


def start_waiting(s: State, waiting: Waiting) -> None:
    """Let a caught ability run now; it may amend an event, so whoever listens is asked anew."""
    s.listing = None
    f = push_scope(s, waiting.op, waiting.scope)
    f.cause = waiting.cause


def ask(s: State, f: Frame, seat: int, kind: int, reason: int) -> Form:
    """Ask one seat for one answer; the frame's op lists the options when they are wanted."""
    return ask_some(s, f, seat, kind, reason, 1, 1)


def ask_some(s: State, f: Frame, seat: int, kind: int, reason: int, lo: int, hi: int) -> Form:
    """
    Ask one seat, in stages, for at least `lo` and at most `hi` things.

    Asking several seats in one step makes their answers sealed.
    """
    if not f.forms:
        s.groups += 1
        f.group = s.groups
    form = Form(seat, kind, reason, lo, hi)
    f.forms.append(form)
    return form


def forget_answers(s: State, seat: int) -> None:
    """Answers of others that are sealed, or stages they have not closed, are taken back."""
    for form in s.frames[-1].forms if s.frames else []:
        if form.seat != seat:
            form.picks = []
            form.closed = False
