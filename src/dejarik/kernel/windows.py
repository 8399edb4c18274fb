"""
Windows with priority: seats in turn may respond to an event.

Who is asked, in which order, and when a window closes is the timing policy's word.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import ONE, PASS, PRIORITY, REACTION, Option
from dejarik.kernel.events import CANCELLED, REPLACED, Event
from dejarik.kernel.frames import Form, Frame, Scope, Waiting
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ORDER_REASON, ask, pop, start_waiting
from dejarik.kernel.timing import BANDS, Listener

if TYPE_CHECKING:
    from dejarik.kernel.state import State

ABILITIES: Final = 256
"""More abilities than one thing can have in one window."""


def open_window(s: State, event: Event, band: int) -> None:
    """
    Put a window for the event of the top frame on the stack; its questions name the source.
    """
    f = Frame(WINDOW, len(s.frames), s.cause)
    f.own = Scope(NOBODY, event.source)
    f.own.paused = len(s.frames) - 1
    f.x = band
    s.frames.append(f)


@dataclass(frozen=True)
class Window(Op):
    """
    Seats in turn may respond to an event; forced abilities come first.

    Offers are worked out anew at every priority. `items` is the ledger of abilities
    used in this window (see `_keys`); `y` counts passes in a row; `step` is the place
    of the seat with priority, and only passes and voluntary responses move it on.
    """

    def step(self, s: State, f: Frame) -> None:
        """
        Run a forced ability, or ask the seat with priority, or close.
        """
        event = _event_under(s, f)
        timing = s.game.timing
        if event.status in (CANCELLED, REPLACED) or not timing.premise(s, event):
            pop(s)
            return
        forced = _offers(s, f, NOBODY)
        if forced:
            self.force(s, f, forced)
            return
        order = timing.priority(s, event, f.x)
        if timing.closes(s, event, f.x, f.y):
            pop(s)
            return
        seat = order[f.step % len(order)]
        if timing.is_asked(s, event, f.x, seat, len(_offers(s, f, seat))):
            ask(s, f, seat, PRIORITY, ORDER_REASON)
        else:
            f.step += 1
            f.y += 1

    def force(self, s: State, f: Frame, forced: list[int]) -> None:
        """
        One forced ability runs now; who orders them is the policy's word.
        """
        event = _event_under(s, f)
        if len(forced) == 1:
            _respond(s, f, forced[0])
            return
        ask(s, f, s.game.timing.orders_forced(s, event, f.x), ONE, ORDER_REASON)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        The responses open to this seat, and to pass unless something is forced.
        """
        forced = _offers(s, f, NOBODY)
        keys = forced or _offers(s, f, form.seat)
        found = [Option(REACTION, key // ABILITIES, NOTHING, key % ABILITIES) for key in keys]
        if not forced:
            found.append(Option(PASS))
        return found

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """
        A response by its key, or a pass.
        """
        is_pass = option.kind == PASS
        form.picks.append(NOBODY if is_pass else option.source * ABILITIES + option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """
        Respond and hand priority on, or count the pass.
        """
        key = f.forms[0].picks[0]
        if _offers(s, f, NOBODY):
            _respond(s, f, key)
            return
        f.step += 1
        if key == NOBODY:
            f.y += 1
        else:
            f.y = 0
            _respond(s, f, key)


def _event_under(s: State, f: Frame) -> Event:
    assert f.own is not None
    event = s.frames[f.own.paused].event
    assert event is not None
    return event


def _window_listeners(s: State, f: Frame) -> list[Listener]:
    event = _event_under(s, f)
    listeners = s.get_index().listeners.get(event.kind * BANDS + f.x)
    return [] if listeners is None else listeners


def _keys(listeners: list[Listener]) -> list[int]:
    """
    A key for each listener: its holder, and which of the holder's abilities here it is.

    Places in the whole list would tell a seat how many abilities others keep hidden.
    """
    seen: dict[int, int] = {}
    keys: list[int] = []
    for listener in listeners:
        number = seen.get(listener.holder, 0)
        seen[listener.holder] = number + 1
        keys.append(listener.holder * ABILITIES + number)
    return keys


def _offers(s: State, f: Frame, seat: int) -> list[int]:
    """
    The keys of the abilities a seat may use now, or of the forced ones (NOBODY).
    """
    event = _event_under(s, f)
    listeners = _window_listeners(s, f)
    found: list[int] = []
    for key, listener in zip(_keys(listeners), listeners, strict=True):
        ability = listener.ability
        if ability.is_forced() != (seat == NOBODY):
            continue
        if key in f.items and not s.game.timing.repeats(f.x):
            continue
        scope = ability.catches(s, listener.holder, event)
        if scope is not None and seat in (NOBODY, scope.you):
            found.append(key)
    return found


def _respond(s: State, f: Frame, key: int) -> None:
    """
    Let one ability run: a voluntary one because of the answer, a forced one of the event.
    """
    event = _event_under(s, f)
    listeners = _window_listeners(s, f)
    listener = listeners[_keys(listeners).index(key)]
    f.items.append(key)
    scope = listener.ability.catches(s, listener.holder, event)
    assert scope is not None
    assert f.own is not None
    scope.paused = f.own.paused
    cause = s.cause
    if listener.ability.is_forced():
        cause = event.serial or event.cause
    start_waiting(s, Waiting(listener.ability.program(), scope, scope.you, 0, cause))


WINDOW: Final = Window()
