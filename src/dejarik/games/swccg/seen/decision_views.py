"""Decision views: what a seat is asked, in numbers and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from dejarik.games.swccg import wire
from dejarik.games.swccg.effects.peeking import PeekAtTop
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.effects.reserve import DeployFromReserve
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.battle_numbers import destiny_count
from dejarik.games.swccg.rules.flow.acting import RuleAction
from dejarik.games.swccg.seen import prices
from dejarik.games.swccg.seen.handles import code_of, shown
from dejarik.games.swccg.seen.seat_log import told_of
from dejarik.games.swccg.seen.verbs import verb_of
from dejarik.kernel import offers
from dejarik.kernel.choosing import CHOICE_REASON, Choosing
from dejarik.kernel.decisions import DISTRIBUTION, KIND_NAMES, REACTION, SOME
from dejarik.kernel.windows import Window

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.decisions import Decision, Option
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.offers import Offered

OPTION_KINDS: Final[tuple[wire.OptionKind, ...]] = (
    "entity",
    "stop",
    "no",
    "yes",
    "value",
    "seat",
    "reaction",
    "pass",
)
KERNEL_REASONS: Final[dict[int, wire.DecisionReason]] = {
    0: "respond",
    1: "choose",
    2: "may",
    3: "either",
}


def reason_name(reason: int) -> wire.DecisionReason:
    """What a decision is about, as views name it."""
    kernel = KERNEL_REASONS.get(reason)
    return kernel if kernel is not None else cast("wire.DecisionReason", reasons.NAMES[reason])


def decision_view(t: Table, decision: Decision) -> wire.DecisionView:
    """A decision as its seat sees it."""
    seat = decision.seat
    f = t.frames[-1]
    least, most = _how_many(f, decision)
    about, before = _answered(t, f, seat)
    begun = _begun(t, f, seat)
    source = decision.source if begun is None else begun.listener.holder
    verb: wire.Verb = "" if begun is None else verb_of(begun.listener.ability)
    if isinstance(f.op, DeployFromReserve) and decision.reason == reasons.TARGET:
        source, verb = f.items[0], "deploy"
    return wire.DecisionView(
        decision.id,
        KIND_NAMES[decision.kind],
        reason_name(decision.reason),
        tuple([_option(t, f, option, begun, seat) for option in decision.options]),
        shown(t, source, seat),
        decision.stage,
        decision.sealed,
        decision.may_step_back(),
        code_of(t, decision.source, seat),
        least,
        most,
        type(f.op).__name__
        if decision.reason == CHOICE_REASON and isinstance(f.op, Choosing)
        else "",
        about,
        before,
        verb,
        _amount(t, f, decision),
    )


def _begun(t: Table, f: Frame, seat: int) -> Offered | None:
    """The response whose stages a seat is asked for."""
    for form in f.forms:
        if form.seat == seat and form.picks and not form.closed and isinstance(f.op, Window):
            return offers.offer_of(t, f, form.picks[0])
    return None


def _amount(t: Table, f: Frame, decision: Decision) -> int:
    """How much is left to lose, to draw or to let run; where a card that was seen may be put."""
    if isinstance(f.op, PeekAtTop):
        return f.op.to
    if decision.reason in (reasons.FORCE_TO_LOSE, reasons.LET_RUN):
        return f.x
    return destiny_count(t, decision.seat) if decision.reason == reasons.BATTLE_DESTINY else 0


def _how_many(f: Frame, decision: Decision) -> tuple[int, int]:
    """How many a seat chooses over all stages; nothing is said where it chooses one."""
    if decision.kind not in (SOME, DISTRIBUTION):
        return 0, 0
    form = next(form for form in f.forms if form.seat == decision.seat)
    return form.lo, form.hi


def _answered(t: Table, f: Frame, seat: int) -> tuple[wire.Told | None, bool]:
    """What a window is about, and whether that has not happened yet."""
    event = answered_event(t, f)
    if event is None:
        return None, False
    return told_of(t, seat, event), f.x in (ev.ABOUT, ev.RESPOND)


def answered_event(t: Table, f: Frame) -> Event | None:
    """The event that a window answers; the first of several."""
    if not isinstance(f.op, Window) or f.own is None:
        return None
    paused = t.frames[f.own.paused]
    if paused.event is not None:
        return paused.event
    return paused.events[0] if paused.events else None


def _option(
    t: Table, f: Frame, option: Option, begun: Offered | None, seat: int
) -> wire.OptionView:
    verb: wire.Verb = ""
    price, end = prices.UNSAID, 0
    covers = (0, 0)
    if option.kind == REACTION:
        key = option.source * offers.ABILITIES * offers.ABILITIES + option.value
        ability = offers.offer_of(t, f, key).listener.ability
        verb = verb_of(ability)
        covers = prices.covered(t, ability, option.source, seat)
        if isinstance(ability, RuleAction | Text):
            price, end = prices.offered(t, ability, option.source, seat)
    elif begun is not None:
        price = prices.staged(t, begun.listener.ability, begun.listener.holder, option, seat)
    return wire.OptionView(
        OPTION_KINDS[option.kind],
        shown(t, option.source, seat),
        shown(t, option.target, seat),
        option.value,
        verb,
        price,
        end,
        covers,
    )
