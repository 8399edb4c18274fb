"""What a seat may do just now, as windows offer it: by the verb of an option and what acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.swccg.seen.verbs import verb_of
from dejarik.kernel import machine, offers
from dejarik.kernel.decisions import PRIORITY
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.windows import Window

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.offers import Offered


def decision_of(t: Table, seat: int) -> Decision | None:
    """What a seat is asked, if it is."""
    for decision in machine.pending(t):
        if decision.seat == seat:
            return decision
    return None


def offered(t: Table, seat: int) -> list[Offered]:
    """What a seat may begin; while it chooses targets for something, what else it could have."""
    decision = decision_of(t, seat)
    if decision is None or not isinstance(t.frames[-1].op, Window):
        return []
    # What comes first is put in order by one seat, whoever it belongs to.
    whose = seat if decision.kind == PRIORITY else NOBODY
    return offers.offers_to(t, t.frames[-1], whose)


def offers_of(t: Table, seat: int, verb: str, holder: int) -> list[Offered]:
    """What a seat may do with a thing just now that is called so."""
    return [
        one
        for one in offered(t, seat)
        if one.listener.holder == holder and verb_of(one.listener.ability) == verb
    ]


def is_offered(t: Table, seat: int, verb: str, holder: int) -> bool:
    """Whether a seat may do this with a thing just now."""
    return bool(offers_of(t, seat, verb, holder))


def is_target(t: Table, seat: int, verb: str, holder: int, target: int) -> bool:
    """Whether a target may be chosen for what a seat may do with a thing just now."""
    for one in offers_of(t, seat, verb, holder):
        scope = offers.caught(t, one)
        options = one.listener.ability.stage(t, scope, [])
        if any(option.target == target for option in options):
            return True
    return False


def open_events(t: Table) -> list[Event]:
    """The events that are just answered, if a window is open."""
    if not t.frames or not isinstance(t.frames[-1].op, Window):
        return []
    return [event for _, event in offers.open_events(t, t.frames[-1])]


def band_now(t: Table) -> int:
    """In which band of them."""
    return t.frames[-1].x


def begun(t: Table, seat: int) -> tuple[Offered, Form] | None:
    """What a seat has begun and is choosing targets for."""
    if not t.frames or not isinstance(t.frames[-1].op, Window):
        return None
    for form in t.frames[-1].forms:
        if form.seat == seat and form.picks and not form.closed:
            return offers.offer_of(t, t.frames[-1], form.picks[0]), form
    return None
