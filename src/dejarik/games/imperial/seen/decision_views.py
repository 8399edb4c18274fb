"""
Decision views: what a seat is asked, in numbers and names.

What belongs here: a decision of the kernel as its seat may know it. What does not: the rest of
the table (`views`), and sentences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.seen.handles import code_of, shown
from dejarik.games.imperial.seen.option_notes import (
    labels_of,
    needed_of,
    numbers_of,
    spaces_of,
    ways_of,
)
from dejarik.games.imperial.seen.seat_log import told_of
from dejarik.games.imperial.seen.settled import is_settled
from dejarik.games.imperial.seen.view_names import REASON_NAMES, option_name
from dejarik.games.imperial.wire import DecisionView, OptionView, Told
from dejarik.kernel.choosing import CHOICE_REASON, Choosing
from dejarik.kernel.decisions import DISTRIBUTION, KIND_NAMES, SOME
from dejarik.kernel.windows import Window

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.decisions import Decision, Option
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Frame


def decision_view(s: Battle, decision: Decision, *, helps: bool = True) -> DecisionView:
    """A decision as its seat sees it; the helps beside it are where its answers lead."""
    source, seat = decision.source, decision.seat
    f = s.frames[-1]
    least, most = _how_many(f, decision)
    numbers = numbers_of(s, f, decision)
    about, before = _answered(s, f, seat)
    return DecisionView(
        decision.id,
        KIND_NAMES[decision.kind],
        REASON_NAMES[decision.reason],
        tuple([_option(s, option, seat) for option in decision.options]),
        shown(s, source, seat),
        decision.stage,
        decision.sealed,
        decision.may_step_back(),
        code_of(s, source, seat),
        least,
        most,
        spaces_of(s, decision.options),
        numbers,
        labels_of(s, f, decision),
        purpose_of(f) if decision.reason == CHOICE_REASON else "",
        about,
        before,
        needed_of(s, decision, numbers),
        ways_of(s, f, decision) if helps else (),
        helps and is_settled(s, f, decision),
    )


def purpose_of(f: Frame) -> str:
    """The verb that asks for a choice; empty if no verb does."""
    return type(f.op).__name__ if isinstance(f.op, Choosing) else ""


def _how_many(f: Frame, decision: Decision) -> tuple[int, int]:
    """How many a seat chooses over all stages; nothing is said where it chooses one."""
    if decision.kind not in (SOME, DISTRIBUTION):
        return 0, 0
    form = next(form for form in f.forms if form.seat == decision.seat)
    return form.lo, form.hi


def _answered(s: Battle, f: Frame, seat: int) -> tuple[Told | None, bool]:
    """What a window is about, and whether that has not happened yet."""
    event = answered_event(s, f)
    if event is None:
        return None, False
    return told_of(s, seat, event), f.x == 0


def answered_event(s: Battle, f: Frame) -> Event | None:
    """The event that a window answers; the first of several."""
    if not isinstance(f.op, Window) or f.own is None:
        return None
    paused = s.frames[f.own.paused]
    if paused.event is not None:
        return paused.event
    return paused.events[0] if paused.events else None


def _option(s: Battle, option: Option, seat: int) -> OptionView:
    return OptionView(
        option_name(option.kind),
        shown(s, option.source, seat),
        shown(s, option.target, seat),
        option.value,
    )
