"""
Decision views: what a seat is asked, in numbers and names.

What belongs here: a decision of the kernel as its seat may know it. What does not: the rest of
the table (`views`), and sentences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.board.reach import reach
from dejarik.games.imperial.model.ids import FIRST_SPACE, is_figure, is_space
from dejarik.games.imperial.rules import menu, moving, reasons
from dejarik.games.imperial.rules.activation import FigureActivation
from dejarik.games.imperial.rules.relations import distance, mover_of, position_for
from dejarik.games.imperial.rules.surging import SURGE_OPTION
from dejarik.games.imperial.seen.handles import code_of, shown
from dejarik.games.imperial.seen.labels import ability_label, surge_label_at
from dejarik.games.imperial.seen.seat_log import told_of
from dejarik.games.imperial.seen.view_names import REASON_NAMES, option_name
from dejarik.games.imperial.wire import DecisionView, OptionView, Told
from dejarik.kernel import offers
from dejarik.kernel.choosing import CHOICE_REASON, Choosing
from dejarik.kernel.decisions import DISTRIBUTION, KIND_NAMES, REACTION, SOME
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.windows import Window

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.decisions import Decision, Option
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Frame


def decision_view(s: Battle, decision: Decision) -> DecisionView:
    """A decision as its seat sees it."""
    source, seat = decision.source, decision.seat
    f = s.frames[-1]
    least, most = _how_many(f, decision)
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
        _spaces(s, decision.options),
        _numbers(s, f, decision),
        _labels(s, f, decision.options),
        purpose_of(f) if decision.reason == CHOICE_REASON else "",
        about,
        before,
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


# --- beside each option -------------------------------------------------------------------


def _spaces(s: Battle, options: list[Option]) -> tuple[str, ...]:
    """The space that each option names; nothing if none does."""
    names = s.map().names
    if not any(is_space(option.target) for option in options):
        return ()
    return tuple(
        [
            names[option.target - FIRST_SPACE] if is_space(option.target) else ""
            for option in options
        ]
    )


def _numbers(s: Battle, f: Frame, decision: Decision) -> tuple[int, ...]:
    """What each way costs, or how far away each target is; nothing where neither is asked."""
    kinds = {option.kind for option in decision.options}
    if moving.GO in kinds:
        return _costs(s, f, decision.options)
    if menu.ATTACK_OPTION in kinds or decision.reason == reasons.TARGET:
        return tuple([_distance(s, option) for option in decision.options])
    return ()


def _distance(s: Battle, option: Option) -> int:
    """How far a target is from its attacker; of a choice among targets the innermost attack's."""
    if option.kind not in (menu.ATTACK_OPTION, 0) or not is_figure(option.target):
        return 0
    attacker = option.source
    if attacker == NOTHING and s.attacks:
        attacker = s.attacks[-1].attacker
    return distance(s, attacker, option.target) if is_figure(attacker) else 0


def _costs(s: Battle, f: Frame, options: list[Option]) -> tuple[int, ...]:
    figure = s.figure(options[0].source)
    left, manner = f.x, f.y
    if isinstance(f.op, FigureActivation):
        left, manner = menu.points_left(s, figure), moving.POINTS
    if manner == moving.SPACES:
        return ()
    found = reach(s.board(), mover_of(s, figure), position_for(s, figure), figure.placement, left)
    return tuple(
        [
            found.cost(moving.placement_of(s, option)) if option.kind == moving.GO else 0
            for option in options
        ]
    )


def _labels(s: Battle, f: Frame, options: list[Option]) -> tuple[str, ...]:
    """The ability that each option uses; nothing if none has a name."""
    labels = [_label(s, f, option) for option in options]
    return tuple(labels) if any(labels) else ()


def _label(s: Battle, f: Frame, option: Option) -> str:
    kind = option.kind
    if kind == menu.SPECIAL_OPTION:
        return s.definition_of(s.figure(option.source)).specials[option.value].name
    if kind == menu.USE_OPTION:
        return s.definition_of(s.figure(option.source)).during[option.value].name
    if kind == SURGE_OPTION:
        attack = s.attack(s.scope_of(f).names["attack"][0])
        return "" if attack is None else surge_label_at(s, attack, option.value)
    if kind == REACTION and isinstance(f.op, Window):
        key = option.source * offers.ABILITIES * offers.ABILITIES + option.value
        return ability_label(offers.offer_of(s, f, key).listener.ability)
    return ""
