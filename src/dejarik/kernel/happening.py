"""
Happening: how an event goes through its windows and changes the state.

An event is proposed with `emit`; the game's timing policy lists its stages, and these
ops walk them: replacements and interrupts run nested, offers open a window, the change
goes through the one door, and what follows is caught into the queue.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.decisions import ONE, ORDER, PASS, PRIORITY, REACTION, SEAT, Option
from dejarik.kernel.events import CANCELLED, DONE, LIVE, REPLACED, Event
from dejarik.kernel.frames import NOT_DONE, Form, Frame, Scope, Waiting
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, start_waiting
from dejarik.kernel.timing import BANDS, CAPTURE, CHANGE, CHECK, OFFER, REPLACE, Listener

if TYPE_CHECKING:
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Index, Stage

ORDER_REASON: Final = 0
"""The decision reason for orders and responses; a game's own reasons start at 1."""

ABILITIES: Final = 256
"""More abilities than one thing can have in one window."""


def emit(s: State, event: Event) -> None:
    """
    Propose an event: its windows open, then it changes the state.

    Without listeners it happens before this returns; otherwise its frame is on top.
    """
    event.cause = s.cause
    plan = s.game.timing.plan(event.kind)
    listeners = s.get_index().listeners
    for stage in plan:
        mode = stage.mode
        if mode == OFFER or (mode < CHANGE and event.kind * BANDS + stage.band in listeners):
            f = Frame(HAPPEN, len(s.frames), s.cause)
            f.own = Scope(event.seat, event.source)
            f.event = event
            s.frames.append(f)
            return
    _carry_out(s, event, plan, 0)


def emit_for(s: State, f: Frame, event: Event) -> None:
    """
    Propose an event and learn how it went: see the frame's `result` in the next step.
    """
    f.result = NOT_DONE
    event.reporter = len(s.frames) - 1
    emit(s, event)


def _carry_out(s: State, event: Event, plan: tuple[Stage, ...], start: int) -> int:
    """
    Make the change and catch what follows, up to the next stage that asks.
    """
    before = s.get_index()
    place = start
    while place < len(plan) and plan[place].mode != OFFER:
        stage = plan[place]
        if stage.mode == CHANGE:
            change(s, event)
        elif stage.mode == CAPTURE:
            _capture(s, event, stage, before)
        elif stage.mode == CHECK:
            _check(s, event)
        place += 1
    return place


def _check(s: State, event: Event) -> None:
    """
    Let the game see to what must follow; the event is the cause of it.
    """
    before = s.cause
    if event.serial:
        s.cause = event.serial
    s.game.check(s)
    s.cause = before


def change(s: State, event: Event) -> None:
    """
    The one door: number the event, change the state, tell the recorder.
    """
    s.serial += 1
    event.serial = s.serial
    event.status = DONE
    before = s.cause
    s.cause = event.serial
    if s.game.change(s, event):
        s.changes += 1
    s.cause = before
    if event.reporter != NOBODY:
        s.frames[event.reporter].result = event.amount
    if s.recorder is not None:
        s.recorder.happened(s, event)


def _matching(s: State, event: Event, listeners: list[Listener]) -> list[Waiting]:
    """
    The abilities among these that the event concerns, ready to run.
    """
    found: list[Waiting] = []
    for listener in listeners:
        scope = listener.ability.catches(s, listener.holder, event)
        if scope is not None:
            cause = event.serial if event.serial else event.cause
            program = listener.ability.program()
            found.append(Waiting(program, scope, scope.you, event.serial, cause))
    return found


def _capture(s: State, event: Event, stage: Stage, before: Index) -> None:
    """
    Put the abilities that follow an event into the queue, as one batch.
    """
    index = before if stage.looks_back else s.get_index()
    listeners = index.listeners.get(event.kind * BANDS + stage.band)
    if listeners is not None:
        for waiting in _matching(s, event, listeners):
            waiting.scope.event = event.clone()
            s.queue.append(waiting)


def start_queue_head(s: State) -> None:
    """
    Begin with the oldest waiting abilities; those caught together are ordered first.
    """
    head = s.queue.pop(0)
    held = [head]
    while s.queue and s.queue[0].batch == head.batch and head.batch:
        held.append(s.queue.pop(0))
    if len(held) == 1:
        start_waiting(s, head)
    else:
        hold(s, held)


def hold(s: State, held: list[Waiting], paused: int = NOBODY) -> None:
    """
    Run these abilities one after another, asking for their order where it is free.

    `paused` is the place of the frame whose event they interrupt.
    """
    f = Frame(RUN_HELD, len(s.frames), s.cause)
    f.own = Scope(NOBODY, NOTHING)
    f.own.paused = paused
    f.held = held
    s.frames.append(f)


@dataclass(frozen=True)
class Happen(Op):
    """
    The life of one event: the stages its game's policy lists.
    """

    def step(self, s: State, f: Frame) -> None:
        """
        Open the next stage; stop when the event is off or its premise is gone.
        """
        event = f.event
        assert event is not None
        timing = s.game.timing
        plan = timing.plan(event.kind)
        if f.step >= len(plan) or event.status == CANCELLED or event.status == REPLACED:
            pop(s)
            return
        if event.status == LIVE and f.step > 0 and not timing.premise(s, event):
            event.status = CANCELLED
            return
        stage = plan[f.step]
        if stage.mode == OFFER:
            f.step += 1
            _open_window(s, stage.band)
        elif stage.mode < CHANGE:
            f.step += 1
            _interrupt(s, event, stage)
        else:
            f.step = _carry_out(s, event, plan, f.step)


def _interrupt(s: State, event: Event, stage: Stage) -> None:
    listeners = s.get_index().listeners.get(event.kind * BANDS + stage.band)
    if listeners is None:
        return
    held = _matching(s, event, listeners)
    if held:
        paused = len(s.frames) - 1
        for waiting in held:
            # The paused event lives in its own frame only: a second copy could differ.
            waiting.scope.event = None
            waiting.scope.paused = paused
            waiting.scope.replaces = stage.mode == REPLACE
        hold(s, held, paused)


@dataclass(frozen=True)
class RunHeld(Op):
    """
    Run held abilities in the order their players choose.

    Step 0 asks whose come first if several seats have some, step 1 asks that seat for
    the order of its own, step 2 runs them.
    """

    def step(self, s: State, f: Frame) -> None:
        """
        Ask for what is still open, else run the next one.
        """
        if not f.held or _is_off(s, f):
            pop(s)
            return
        if f.step == 0:
            f.step = 1
            seats = _owners(f.held)
            if len(seats) > 1:
                ask(s, f, s.game.timing.block_chooser(s), ONE, ORDER_REASON)
                return
            f.x = seats[0]
        if f.step == 1:
            f.step = 2
            f.y = sum([1 for waiting in f.held if waiting.seat == f.x])
            if f.y > 1:
                form = ask(s, f, f.x, ORDER, ORDER_REASON)
                form.lo = form.hi = f.y - 1
                return
        self.run_next(s, f)

    def run_next(self, s: State, f: Frame) -> None:
        """
        Start the first of the chosen seat's, or go back to asking.
        """
        if f.y == 0:
            f.step = 0
            return
        f.y -= 1
        for place, waiting in enumerate(f.held):
            if waiting.seat == f.x:
                del f.held[place]
                start_waiting(s, waiting)
                return

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        The seats, or the places of this seat's abilities not yet ordered.
        """
        if f.step == 1:
            return [Option(SEAT, NOTHING, seat) for seat in _owners(f.held)]
        return [
            Option(REACTION, waiting.scope.source, place)
            for place, waiting in enumerate(f.held)
            if waiting.seat == f.x and place not in form.picks
        ]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """
        One more in order; the last one needs no question.
        """
        form.picks.append(option.target)
        form.closed = f.step == 1 or len(form.picks) == form.hi

    def closed(self, s: State, f: Frame) -> None:
        """
        Take the seat, or put the abilities into the chosen order.
        """
        picks = f.forms[0].picks
        if f.step == 1:
            f.x = picks[0]
            return
        chosen = [f.held[place] for place in picks]
        f.held = chosen + [one for place, one in enumerate(f.held) if place not in picks]


def _owners(held: list[Waiting]) -> list[int]:
    """
    The seats that have abilities here, lowest first.
    """
    return sorted({waiting.seat for waiting in held})


def _is_off(s: State, f: Frame) -> bool:
    """
    Whether the event these abilities interrupt has been cancelled or replaced.
    """
    assert f.own is not None
    if f.own.paused == NOBODY:
        return False
    event = s.frames[f.own.paused].event
    return event is not None and event.status != LIVE


# --- windows with priority ------------------------------------------------------------


def _open_window(s: State, band: int) -> None:
    f = Frame(WINDOW, len(s.frames), s.cause)
    f.own = Scope(NOBODY, NOTHING)
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
        if timing.is_asked(s, event, seat, len(_offers(s, f, seat))):
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
        ask(s, f, s.game.timing.orders_forced(s, event), ONE, ORDER_REASON)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        The responses open to this seat, and to pass unless something is forced.
        """
        forced = _offers(s, f, NOBODY)
        keys = forced if forced else _offers(s, f, form.seat)
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
        cause = event.serial if event.serial else event.cause
    start_waiting(s, Waiting(listener.ability.program(), scope, scope.you, 0, cause))


HAPPEN: Final = Happen()
RUN_HELD: Final = RunHeld()
WINDOW: Final = Window()
