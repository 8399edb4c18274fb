"""
Windows with priority: seats in turn may respond to an event, or to one of several.

Who is asked, in which order, and when a window closes is the timing policy's word.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import ONE, PASS, PRIORITY, REACTION, Option
from dejarik.kernel.events import CANCELLED, LIVE, REPLACED, Event
from dejarik.kernel.frames import Form, Frame, Heard, Scope, Waiting
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ORDER_REASON, ask, pop, start_waiting
from dejarik.kernel.timing import BANDS, Listener

if TYPE_CHECKING:
    from dejarik.kernel.state import State

ABILITIES: Final = 256
"""More abilities than one thing can have in one window, and more events than one has."""


def open_window(s: State, f: Frame, band: int) -> Frame:
    """Put a window for the events of the top frame on the stack; its questions name the source."""
    assert f.own is not None
    window = Frame(WINDOW, len(s.frames), s.cause)
    window.own = Scope(NOBODY, f.own.source)
    window.own.paused = len(s.frames) - 1
    window.x = band
    s.frames.append(window)
    return window


class Offered:
    """
    What can be done in a window: an ability, and which of the events it answers.

    `number` tells the abilities of one holder apart.
    """

    __slots__ = ("event", "listener", "number", "place")

    def __init__(self, place: int, event: Event, listener: Listener, number: int) -> None:
        self.place: int = place
        self.event: Event = event
        self.listener: Listener = listener
        self.number: int = number

    def key(self) -> int:
        """
        A number for it, as long as nothing changes.

        By the holder's own abilities: places in the whole list would tell a seat how many
        abilities others keep hidden.
        """
        return (self.listener.holder * ABILITIES + self.place) * ABILITIES + self.number


@dataclass(frozen=True)
class Window(Op):
    """
    Seats in turn may respond to an event; forced abilities come first.

    Offers are worked out anew at every priority. `heard` is the ledger of abilities used in
    this window; `y` counts passes in a row; `step` is the place of the seat with priority,
    and only passes and voluntary responses move it on. Over several events one alternation
    holds: whoever answers one lifts it into a window of its own, and `items` are the places
    of those that had theirs.
    """

    def step(self, s: State, f: Frame) -> None:
        """Run a forced ability, or ask the seat with priority, or close."""
        event = _first_open(s, f)
        if event is None:
            pop(s)
            return
        timing = s.game.timing
        forced = _offers(s, f, NOBODY)
        if len(forced) == 1:
            _respond(s, f, forced[0])
            return
        if forced:
            ask(s, f, timing.orders_forced(s, event, f.x), ONE, ORDER_REASON)
            return
        order = timing.priority(s, event, f.x)
        if timing.closes(s, event, f.x, f.y):
            pop(s)
            return
        seat = order[f.step % len(order)]
        if _is_asked(s, f, seat):
            ask(s, f, seat, PRIORITY, ORDER_REASON)
        else:
            f.step += 1
            f.y += 1

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The responses open to this seat, and to pass if it may."""
        forced = _offers(s, f, NOBODY)
        offers = forced or _offers(s, f, form.seat)
        found = [_option(s, f, offered) for offered in offers]
        event = _first_open(s, f)
        assert event is not None
        if not found or (not forced and s.game.timing.may_pass(s, event, f.x, form.seat)):
            found.append(Option(PASS))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """A response by its key, or a pass."""
        key = option.source * ABILITIES * ABILITIES + option.value
        form.picks.append(NOBODY if option.kind == PASS else key)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """Respond and hand priority on, or count the pass."""
        form = f.forms[0]
        key = form.picks[0]
        forced = _offers(s, f, NOBODY)
        if not forced:
            f.step += 1
            f.y = f.y + 1 if key == NOBODY else 0
        if key != NOBODY:
            for offered in forced or _offers(s, f, form.seat):
                if offered.key() == key:
                    _respond(s, f, offered)
                    return


@dataclass(frozen=True)
class Lifted(Op):
    """
    One of several events, lifted over the others because it was answered.

    When its own window has closed it goes back to its place, `x`, and is open no more in the
    window of the group, which lies below.
    """

    def step(self, s: State, f: Frame) -> None:
        assert f.own is not None
        assert f.event is not None
        pop(s)
        s.frames[-1].items.append(f.x)
        s.frames[f.own.paused].events.insert(f.x, f.event)


# --- what is open ---------------------------------------------------------------------


def _open_events(s: State, f: Frame) -> list[tuple[int, Event]]:
    """The events that can be answered in a window, each with its place among all of them."""
    assert f.own is not None
    under = s.frames[f.own.paused]
    events = under.events if under.event is None else [under.event]
    return [
        (place, event)
        for place, event in enumerate(events)
        if place not in f.items and _is_open(s, event, f.x)
    ]


def _is_open(s: State, event: Event, band: int) -> bool:
    """Before the change an event must still make sense, after it the game may have its own word."""
    if event.status == CANCELLED or event.status == REPLACED:
        return False
    timing = s.game.timing
    if event.status == LIVE:
        return timing.premise(s, event)
    return timing.stands(s, event, band)


def _first_open(s: State, f: Frame) -> Event | None:
    for _, event in _open_events(s, f):
        return event
    return None


def _is_asked(s: State, f: Frame, seat: int) -> bool:
    """Whether the policy wants a seat to be asked about any of the events."""
    offers = _offers(s, f, seat)
    for place, event in _open_events(s, f):
        count = sum([1 for offered in offers if offered.place == place])
        if s.game.timing.is_asked(s, event, f.x, seat, count):
            return True
    return False


def _listeners(s: State, f: Frame, event: Event) -> list[Listener]:
    """Who listens now, and in a window that looks back who did so before the change."""
    assert f.own is not None
    place = event.kind * BANDS + f.x
    found = s.get_index().listeners.get(place)
    listeners = [] if found is None else found
    for one in s.frames[f.own.paused].heard:
        if one.number == place and not _is_listed(listeners, one):
            listeners = [*listeners, Listener(one.ability, one.holder)]
    return listeners


def _is_listed(listeners: list[Listener], heard: Heard) -> bool:
    for listener in listeners:
        if listener.ability is heard.ability and listener.holder == heard.holder:
            return True
    return False


def _offers(s: State, f: Frame, seat: int) -> list[Offered]:
    """The abilities a seat may use now, or the forced ones (NOBODY)."""
    found: list[Offered] = []
    for place, event in _open_events(s, f):
        for offered in _offered_for(s, f, place, event):
            listener = offered.listener
            if listener.ability.is_forced() != (seat == NOBODY):
                continue
            scope = listener.ability.catches(s, listener.holder, event)
            if scope is not None and seat in (NOBODY, scope.you):
                found.append(offered)
    if seat == NOBODY and s.game.timing.in_printed_order(f.x):
        return _first_of_each(found)
    return found


def _offered_for(s: State, f: Frame, place: int, event: Event) -> list[Offered]:
    """What listens to one of the events and is not used up."""
    found: list[Offered] = []
    numbers: dict[int, int] = {}
    spent = [heard for heard in f.heard if heard.number == place]
    repeats = s.game.timing.repeats(f.x)
    for listener in _listeners(s, f, event):
        holder = listener.holder
        number = numbers.get(holder, 0)
        numbers[holder] = number + 1
        if listener.own and holder != event.subject:
            continue
        if spent and not repeats and not listener.ability.repeats():
            used = _take(spent, listener)
            if used:
                continue
        found.append(Offered(place, event, listener, number))
    return found


def _take(spent: list[Heard], listener: Listener) -> bool:
    """Take one use of an ability off the list: one that is listed twice can be used twice."""
    for place, heard in enumerate(spent):
        if heard.ability is listener.ability and heard.holder == listener.holder:
            del spent[place]
            return True
    return False


def _first_of_each(offers: list[Offered]) -> list[Offered]:
    """The first ability of each thing, for each event it answers."""
    found: list[Offered] = []
    seen: set[tuple[int, int]] = set()
    for offered in offers:
        whose = (offered.place, offered.listener.holder)
        if whose not in seen:
            seen.add(whose)
            found.append(offered)
    return found


def _option(s: State, f: Frame, offered: Offered) -> Option:
    """An offer as an option; over several events it names what the answered one is about."""
    assert f.own is not None
    single = s.frames[f.own.paused].event is not None
    target = NOTHING if single else offered.event.subject
    value = offered.place * ABILITIES + offered.number
    return Option(REACTION, offered.listener.holder, target, value)


# --- responding -----------------------------------------------------------------------


def _respond(s: State, f: Frame, offered: Offered) -> None:
    """Let one ability run: a voluntary one because of the answer, a forced one of the event."""
    assert f.own is not None
    event, listener, place = offered.event, offered.listener, offered.place
    window = f
    if s.frames[f.own.paused].event is None:
        window = _lift(s, f, place)
        place = 0
    assert window.own is not None
    if not listener.spends:
        window.heard.append(Heard(listener.ability, listener.holder, place))
    scope = listener.ability.catches(s, listener.holder, event)
    assert scope is not None
    scope.paused = window.own.paused
    cause = s.cause
    if listener.ability.is_forced():
        cause = event.serial or event.cause
    start_waiting(s, Waiting(listener.ability.program(), scope, scope.you, 0, cause))


def _lift(s: State, f: Frame, place: int) -> Frame:
    """Give one of several events a window of its own, which goes on as that of the group does."""
    assert f.own is not None
    group = s.frames[f.own.paused]
    lifted = Frame(LIFTED, len(s.frames), s.cause)
    lifted.own = Scope(NOBODY, f.own.source)
    lifted.own.paused = f.own.paused
    lifted.x = place
    lifted.heard = group.heard.copy()
    # An event lives in one frame only: a second copy could differ.
    lifted.event = group.events.pop(place)
    s.frames.append(lifted)
    window = open_window(s, lifted, f.x)
    window.step = f.step
    window.heard = [
        Heard(heard.ability, heard.holder, 0) for heard in f.heard if heard.number == place
    ]
    return window


WINDOW: Final = Window()
LIFTED: Final = Lifted()
