"""
Windows with priority: seats in turn may respond to an event, or to one of several.

Who is asked, in which order, and when a window closes is the timing policy's word.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import (
    ONE,
    PASS,
    PRIORITY,
    REACTION,
    IllegalAnswer,
    Option,
    find_option,
)
from dejarik.kernel.events import CANCELLED, LIVE, REPLACED, Event
from dejarik.kernel.frames import Form, Frame, Heard, Scope, Waiting
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ORDER_REASON, ask, pop, start_waiting
from dejarik.kernel.timing import BANDS, FIRST, OWED, Ability, Listener

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
        event = _first_open(s, f)
        if event is None:
            pop(s)
            return
        timing = s.game.timing
        first = _offers(s, f, NOBODY)
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
        if _is_asked(s, f, seat):
            ask(s, f, seat, PRIORITY, ORDER_REASON)
        else:
            f.step += 1
            f.y += 1

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """The responses open to this seat, and to pass if it may; or those of a stage."""
        if form.picks:
            return _next_stage(s, f, form)
        if form.kind == ONE:
            return [_option(s, f, offered) for offered in _offers(s, f, NOBODY)]
        offers = _offers(s, f, form.seat)
        found = [_option(s, f, offered) for offered in offers]
        if not found or _may_pass(s, f, form.seat, offers):
            found.append(Option(PASS))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """A response by its key, or a pass; then what the response needs, stage by stage."""
        if form.picks:
            form.picks.append(find_option(_next_stage(s, f, form), option.key()))
        elif option.kind == PASS:
            form.picks.append(NOBODY)
        else:
            form.picks.append(option.source * ABILITIES * ABILITIES + option.value)
        form.closed = form.kind == ONE or option.kind == PASS or not _next_stage(s, f, form)

    def closed(self, s: State, f: Frame) -> None:
        """Respond and hand priority on, or count the pass."""
        form = f.forms[0]
        key = form.picks[0]
        if key == NOBODY:
            f.step += 1
            f.y += 1
            return
        offered = _offer(s, f, key)
        if form.kind != ONE:
            f.y = 0
            if not s.game.timing.stays(f.x):
                f.step += 1
        _respond(s, f, offered, form.picks)


@dataclass(frozen=True)
class Lifted(Op):
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
    """Whether the policy wants a seat to be asked about any of the events, or it owes something."""
    counts: dict[int, int] = {}
    for offered in _offers(s, f, seat):
        if offered.listener.ability.duty() == OWED:
            return True
        counts[offered.place] = counts.get(offered.place, 0) + 1
    for place, event in _open_events(s, f):
        if s.game.timing.is_asked(s, event, f.x, seat, counts.get(place, 0)):
            return True
    return False


def _may_pass(s: State, f: Frame, seat: int, offers: list[Offered]) -> bool:
    """Whether a seat may decline: not while it owes an ability, or if the game says no."""
    for offered in offers:
        if offered.listener.ability.duty() == OWED:
            return False
    event = _first_open(s, f)
    assert event is not None
    return s.game.timing.may_pass(s, event, f.x, seat)


def _listeners(s: State, f: Frame, event: Event) -> list[Listener]:
    """Those of the policy, and behind them those who listened before the change and have left."""
    assert f.own is not None
    listeners = s.game.timing.listeners(s, event, f.x)
    place = event.kind * BANDS + f.x
    gone = [one for one in s.frames[f.own.paused].heard if one.number == place]
    if not gone:
        return listeners
    listed = {(id(one.ability), one.holder) for one in listeners}
    return listeners + [
        Listener(one.ability, one.holder)
        for one in gone
        if (id(one.ability), one.holder) not in listed
    ]


def _offers(s: State, f: Frame, seat: int) -> list[Offered]:
    """The abilities a seat may use now, or those that come first (NOBODY)."""
    found: list[Offered] = []
    for place, event in _open_events(s, f):
        _add_offers(s, f, seat, place, event, found)
    if seat == NOBODY and s.game.timing.in_printed_order(f.x):
        return _first_of_each(found)
    return found


def _add_offers(
    s: State, f: Frame, seat: int, place: int, event: Event, found: list[Offered]
) -> None:
    """Add what a seat, or the game, may answer one of the events with, and is not used up."""
    first = seat == NOBODY
    numbers: dict[int, int] = {}
    spent = {} if s.game.timing.repeats(f.x) else _spent(f, place)
    for listener in _listeners(s, f, event):
        ability = listener.ability
        holder = listener.holder
        number = numbers.get(holder, 0)
        numbers[holder] = number + 1
        if (ability.duty() == FIRST) != first or (listener.own and holder != event.subject):
            continue
        if spent and not ability.repeats():
            # One that is listed twice can be used twice.
            entry = (id(ability), holder)
            uses = spent.get(entry, 0)
            if uses:
                spent[entry] = uses - 1
                continue
        scope = ability.catches(s, holder, event)
        if scope is not None and (first or scope.you == seat):
            found.append(Offered(place, event, listener, number))


def _offer(s: State, f: Frame, key: int) -> Offered:
    """The offer with this key; that it stands is known, as it has just been listed."""
    for place, event in _open_events(s, f):
        numbers = 0
        for listener in _listeners(s, f, event):
            if listener.holder == key // (ABILITIES * ABILITIES):
                offered = Offered(place, event, listener, numbers)
                if offered.key() == key:
                    return offered
                numbers += 1
    message = f"nothing is offered under the key {key}"
    raise IllegalAnswer(message)


def _spent(f: Frame, place: int) -> dict[tuple[int, int], int]:
    """How often each ability of each thing has been used for one of the events."""
    uses: dict[tuple[int, int], int] = {}
    for heard in f.heard:
        if heard.number == place:
            entry = (id(heard.ability), heard.holder)
            uses[entry] = uses.get(entry, 0) + 1
    return uses


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


# --- what a response needs ------------------------------------------------------------


def _caught(s: State, offered: Offered) -> Scope:
    """The scope an offered ability would run in, which finds the event it answers in itself."""
    listener = offered.listener
    scope = listener.ability.catches(s, listener.holder, offered.event)
    assert scope is not None
    scope.event = offered.event
    return scope


def _next_stage(s: State, f: Frame, form: Form) -> list[Option]:
    """What the seat picks next for the response it has begun; nothing when it is complete."""
    offered = _offer(s, f, form.picks[0])
    scope = _caught(s, offered)
    ability = offered.listener.ability
    return ability.stage(s, scope, _picked(s, ability, scope, form.picks))


def _picked(s: State, ability: Ability, scope: Scope, picks: list[int]) -> list[Option]:
    """What has been picked at an ability's stages so far, with what need not be asked."""
    found: list[Option] = []
    place = 1
    for _ in range(ABILITIES):
        options = ability.stage(s, scope, found)
        if len(options) == 1 and not ability.is_secret(s, scope, found):
            found.append(options[0])
        elif not options or place == len(picks):
            return found
        else:
            found.append(options[picks[place]])
            place += 1
    message = f"the stages of {ability!r} have no end"
    raise ValueError(message)


# --- responding -----------------------------------------------------------------------


def _respond(s: State, f: Frame, offered: Offered, picks: list[int]) -> None:
    """Let one ability run: because of the answer, or of the event if it comes first."""
    assert f.own is not None
    event, listener, place = offered.event, offered.listener, offered.place
    ability = listener.ability
    scope = _caught(s, offered)
    cause = s.cause
    if ability.duty() == FIRST:
        cause = event.serial or event.cause
    else:
        chosen = _picked(s, ability, scope, picks)
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
    start_waiting(s, Waiting(ability.program(), scope, scope.you, 0, cause))


def _lift(s: State, f: Frame, place: int) -> Frame:
    """Take one of several events out of its group: an ability answers one event in one frame."""
    assert f.own is not None
    group = s.frames[f.own.paused]
    lifted = Frame(LIFTED, len(s.frames), s.cause)
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
LIFTED: Final = Lifted()
