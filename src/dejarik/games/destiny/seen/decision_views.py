"""
Decision views: what a seat is asked, in numbers and names.

What belongs here: a decision of the kernel as its seat may know it.
What does not: the rest of the table (`views`), and words for it (`language`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.rules.costs import cost_to_play
from dejarik.games.destiny.seen.handles import code_of_source, shown
from dejarik.games.destiny.seen.purposes import amount_of, die_asking, purpose_of
from dejarik.games.destiny.seen.view_names import REASON_NAMES, option_name
from dejarik.games.destiny.wire import DecisionView, OptionView
from dejarik.kernel.choosing import CHOICE_REASON
from dejarik.kernel.decisions import DISTRIBUTION, KIND_NAMES, SOME

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.decisions import Decision, Option
    from dejarik.kernel.frames import Frame


def decision_view(t: Table, decision: Decision) -> DecisionView:
    """A decision as its seat sees it."""
    source = decision.source
    f = t.frames[-1]
    scope = t.frames[f.scope].own
    purpose = purpose_of(f) if decision.reason == CHOICE_REASON else ""
    least, most = _how_many(f, decision)
    return DecisionView(
        decision.id,
        KIND_NAMES[decision.kind],
        REASON_NAMES[decision.reason],
        tuple([_option(t, option, decision.seat) for option in decision.options]),
        shown(t, source, decision.seat),
        decision.stage,
        decision.sealed,
        decision.may_step_back(),
        code_of_source(t, source, decision.seat),
        purpose,
        amount_of(t, scope, f.op) if scope is not None and purpose else 0,
        die_asking(t, scope) if scope is not None else 0,
        least,
        most,
    )


def _how_many(f: Frame, decision: Decision) -> tuple[int, int]:
    """How many a seat chooses over all stages; nothing is said where it chooses one."""
    if decision.kind not in (SOME, DISTRIBUTION):
        return 0, 0
    form = next(form for form in f.forms if form.seat == decision.seat)
    return form.lo, form.hi


def _option(t: Table, option: Option, seat: int) -> OptionView:
    name = option_name(option.kind)
    is_value = name in ("value", "seat", "reaction")
    target = option.target if is_value else shown(t, option.target, seat)
    value = cost_to_play(t, seat, option.source) if name == "play" else option.value
    return OptionView(name, shown(t, option.source, seat), target, value)
