"""
Windows with priority: seats in turn may respond to an event, or to one of several.

Who is asked, in which order, and when a window closes is the timing policy's word. What can
be done in it, and by whom, is worked out in `offers`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel import offers
from dejarik.kernel.decisions import ONE, PASS, PRIORITY, Option, find_option
from dejarik.kernel.frames import Form, Frame, Heard, Scope, Waiting
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.offers import ABILITIES, Offered
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ORDER_REASON, ask, pop, start_waiting
from dejarik.kernel.timing import FIRST

if TYPE_CHECKING:
    from dejarik.kernel.state import State


def open_window(s: State, f: Frame, band: int) -> Frame:
    """Put a window for the events of the top frame on the stack; its questions name the source."""
    assert f.own is not None
    window = Frame(WINDOW, len(s.frames), s.cause)
    window.own = Scope(NOBODY, f.own.source)
    window.own.paused = len(s.frames) - 1
    window.x = band
    s.frames.append(window)
    return window


@dataclass(frozen=True)
class Window(Op):
    """
    Seats in turn may respond to an event; what comes first is done before they choose.

    Offers are worked out anew at every priority. A form's first pick is the key of an offer, the
    others are places of options at the ability's own stages. `heard` is the ledger of abilities
    used in this window; `y` counts passes in a row; `step` is the place of the seat with priority,
    and only passes and responses of its own move it on; where a seat stays, only passes do.
    Over several events one alternation holds: whoever answers one lifts it into a window of its
    own, and `items` are the places of those that had theirs.
    """

    def step(self, s: State, f: Frame) -> None:
        """Run an ability that comes first, or ask the seat with priority, or close."""
        event = offers.first_open(s, f)
        if event is None:
            pop(s)
            return
        timing = s.game.timing
        first = offers.offers_to(s, f, NOBODY)
        if len(first) == 1:
            _respond(s, f, first[0], [])
            return
        if first:
            ask(s, f, timing.orders_forced(s, event, f.x), ONE, ORDER_REASON)
            return
        order = timing.priority(s, event, f.x)
        is_over = f.step >= len(order)
        if not timing.stays(f.x):
            is_over = timing.closes(s, event, f.x, f.y)
        if is_over:
            pop(s)
            return
        seat = order[f.step % len(order)]
        if offers.is_asked(s, f, seat):
            ask(s, f, seat, PRIORITY, ORDER_REASON)
        else:
            f.step += 1
            f.y += 1

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The responses open to this seat, and to pass if it may; or those of a stage."""
        if form.picks:
            return offers.next_stage(s, f, form)
        if form.kind == ONE:
            return [offers.option_of(s, f, offered) for offered in offers.offers_to(s, f, NOBODY)]
        usable = offers.offers_to(s, f, form.seat)
        found = [offers.option_of(s, f, offered) for offered in usable]
        if not found or offers.may_pass(s, f, form.seat, usable):
            found.append(Option(PASS))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """A response by its key, or a pass; then what the response needs, stage by stage."""
        if form.picks:
            form.picks.append(find_option(offers.next_stage(s, f, form), option.key()))
        elif option.kind == PASS:
            form.picks.append(NOBODY)
        else:
            form.picks.append(option.source * ABILITIES * ABILITIES + option.value)
        form.closed = form.kind == ONE or option.kind == PASS or not offers.next_stage(s, f, form)

    def closed(self, s: State, f: Frame) -> None:
        """Respond and hand priority on, or count the pass."""
        offers.keep_listing(s, f)
        form = f.forms[0]
        key = form.picks[0]
        if key == NOBODY:
            f.step += 1
            f.y += 1
            return
        offered = offers.offer_of(s, f, key)
        if form.kind != ONE:
            f.y = 0
            if not s.game.timing.stays(f.x):
                f.step += 1
        _respond(s, f, offered, form.picks)


@dataclass(frozen=True)
class SubWindow(Op):
    """
    One of several events, lifted over the others because it was answered.

    When its own window has closed it goes back to its place, `x`, and is open no more in the
    window of the group, which lies below. Where a seat stays it has no window of its own: it
    goes back when it has been answered, and is open as before (`y`).
    """

    def step(self, s: State, f: Frame) -> None:
        assert f.own is not None
        assert f.event is not None
        pop(s)
        if not f.y:
            s.frames[-1].items.append(f.x)
        s.frames[f.own.paused].events.insert(f.x, f.event)


# --- responding -----------------------------------------------------------------------


def _respond(s: State, f: Frame, offered: Offered, picks: list[int]) -> None:
    """Let one ability run: because of the answer, or of the event if it comes first."""
    assert f.own is not None
    event, listener, place = offered.event, offered.listener, offered.place
    ability = listener.ability
    scope = offers.caught(s, offered)
    cause = s.cause
    if ability.duty() == FIRST:
        cause = event.serial or event.cause
    else:
        chosen = offers.staged(s, f, picks).picked
        if chosen:
            ability.chosen(scope, chosen)
    scope.event = None
    scope.paused = f.own.paused
    window = f
    if s.frames[f.own.paused].event is None:
        lifted = _lift(s, f, place)
        scope.paused = len(s.frames) - 1
        if not lifted.y:
            window = _own_window(s, f, lifted)
            place = 0
    if not listener.spends:
        window.heard.append(Heard(ability, listener.holder, place))
    s.listing = None
    start_waiting(s, Waiting(ability.program(), scope, scope.you, 0, cause))


def _lift(s: State, f: Frame, place: int) -> Frame:
    """Take one of several events out of its group: an ability answers one event in one frame."""
    assert f.own is not None
    group = s.frames[f.own.paused]
    lifted = Frame(SUB_WINDOW, len(s.frames), s.cause)
    lifted.own = Scope(NOBODY, f.own.source)
    lifted.own.paused = f.own.paused
    lifted.x = place
    lifted.y = int(s.game.timing.stays(f.x))
    # An event lives in one frame only: a second copy could differ.
    lifted.event = group.events.pop(place)
    s.frames.append(lifted)
    return lifted


def _own_window(s: State, f: Frame, lifted: Frame) -> Frame:
    """Give a lifted event a window, which goes on as that of the group does."""
    assert f.own is not None
    lifted.heard = s.frames[f.own.paused].heard.copy()
    window = open_window(s, lifted, f.x)
    window.step = f.step
    window.heard = [
        Heard(heard.ability, heard.holder, 0) for heard in f.heard if heard.number == lifted.x
    ]
    return window


WINDOW: Final = Window()
SUB_WINDOW: Final = SubWindow()
