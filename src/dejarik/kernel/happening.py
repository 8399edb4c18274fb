"""
Happening: how an event goes through its windows and changes the state.

An event is proposed with `emit`; the game's timing policy lists its stages, and these
ops walk them: replacements and interrupts run nested, offers open a window, the change
goes through the one door, and what follows is caught into the queue.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.events import CANCELLED, DONE, LIVE, REPLACED, Event
from dejarik.kernel.frames import NOT_DONE, Frame, Scope, Waiting
from dejarik.kernel.holding import hold
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop
from dejarik.kernel.timing import BANDS, CAPTURE, CHANGE, CHECK, OFFER, REPLACE, Listener
from dejarik.kernel.windows import open_window

if TYPE_CHECKING:
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Index, Plan, Stage


def emit(s: State, event: Event) -> None:
    """
    Propose an event: its windows open, then it changes the state.

    Without listeners it happens before this returns; otherwise its frame is on top.
    """
    event.cause = s.cause
    timing = s.game.timing
    kind = event.kind
    plan = timing.ready.get(kind) or timing.plan(kind)
    index = s.index or s.get_index()
    heard = kind in index.kinds
    if plan.offers or (heard and _is_heard(plan, index)):
        f = Frame(HAPPEN, len(s.frames), s.cause)
        f.own = Scope(event.seat, event.source)
        f.event = event
        s.frames.append(f)
        return
    if not _change(s, event):
        return
    now = s.index or s.get_index()
    if heard or (now is not index and kind in now.kinds):
        _follow(s, event, plan, index, event.serial)
    if plan.checks and (timing.looks_always or s.suspects or now.restless):
        _check(s, event)


def _is_heard(plan: Plan, index: Index) -> bool:
    """
    Whether anyone waits for such an event before it happens.
    """
    for place in plan.early:  # noqa: SIM110 - asked so often that a generator shows
        if place in index.listeners:
            return True
    return False


def _follow(s: State, event: Event, plan: Plan, before: Index, batch: int) -> None:
    """
    Put the abilities that follow an event into the queue, as part of one batch.
    """
    for catch in plan.late:
        index = before if catch.looks_back else s.index or s.get_index()
        if catch.place in index.listeners:
            _catch(s, event, index.listeners[catch.place], batch)


def _catch(s: State, event: Event, listeners: list[Listener], batch: int) -> None:
    """
    Put those of the listeners that the event concerns into the queue.
    """
    for waiting in _matching(s, event, listeners, batch):
        waiting.scope.event = event.clone()
        s.queue.append(waiting)


def emit_for(s: State, f: Frame, event: Event) -> None:
    """
    Propose an event and learn how it went: see the frame's `result` in the next step.
    """
    f.result = NOT_DONE
    event.reporter = len(s.frames) - 1
    emit(s, event)
    if event.status == DONE:
        f.result = event.amount


def emit_all(s: State, events: list[Event]) -> None:
    """
    Propose several events, each finished before the next; the last thing an op's step does.
    """
    if len(events) == 1:
        emit(s, events[0])
    elif events:
        f = Frame(SERIES, len(s.frames), s.cause)
        f.own = Scope(events[0].seat, events[0].source)
        f.events = events
        s.frames.append(f)


def emit_together(s: State, events: list[Event], f: Frame | None = None) -> None:
    """
    Propose several events that happen at one moment; the last thing an op's step does.

    What would replace or interrupt any of them comes first; then all of them happen, what
    follows is caught as one batch, and the game looks once. With `f`, that frame finds
    those that happened in its `events` in its next step.
    """
    if f is not None:
        f.events = []
    reporter = NOBODY if f is None else len(s.frames) - 1
    disturbed = False
    for event in events:
        event.cause = s.cause
        event.reporter = reporter
        plan = s.game.timing.plan(event.kind)
        disturbed = disturbed or _is_heard(plan, s.get_index())
    if not disturbed:
        _happen_together(s, events)
        return
    together = Frame(TOGETHER, len(s.frames), s.cause)
    together.own = Scope(events[0].seat, events[0].source)
    together.events = events
    s.frames.append(together)


def _happen_together(s: State, events: list[Event]) -> None:
    """
    Make all the changes, then catch what follows any of them, then look once.
    """
    timing = s.game.timing
    before = s.get_index()
    done: list[Event] = []
    for event in events:
        if event.status == LIVE and timing.premise(s, event):
            _change(s, event)
        if event.status == DONE:
            done.append(event)
    if not done:
        return
    if done[0].reporter != NOBODY:
        s.frames[done[0].reporter].events = [event.clone() for event in done]
    for event in done:
        _follow(s, event, timing.plan(event.kind), before, done[0].serial)
    _check(s, done[0])


@dataclass(frozen=True)
class Together(Op):
    """
    Lets what comes before each of several events run, then has them happen together.

    `y` counts the events that are ready; a ready one lies at the end of `events`.
    """

    def step(self, s: State, f: Frame) -> None:
        """
        Make the next one ready, or let them all happen.
        """
        if f.y < len(f.events):
            event = f.events.pop(0)
            f.y += 1
            ready = Frame(MAKE_READY, len(s.frames), s.cause)
            ready.own = Scope(event.seat, event.source)
            ready.event = event
            s.frames.append(ready)
            return
        pop(s)
        _happen_together(s, f.events)


@dataclass(frozen=True)
class MakeReady(Op):
    """
    What comes before one of several events; then it lies ready in the frame below.
    """

    def step(self, s: State, f: Frame) -> None:
        """
        Open the next stage before the change, or hand the event back.
        """
        event = f.event
        assert event is not None
        timing = s.game.timing
        plan = timing.plan(event.kind).stages
        if event.status == LIVE and f.step > 0 and not timing.premise(s, event):
            event.status = CANCELLED
        if event.status != LIVE or plan[f.step].mode >= CHANGE:
            pop(s)
            s.frames[-1].events.append(event)
            return
        f.step += 1
        _interrupt(s, event, plan[f.step - 1])


@dataclass(frozen=True)
class Series(Op):
    """
    Proposes the rest of several events, one by one.
    """

    def step(self, s: State, f: Frame) -> None:
        """
        The next ones, as long as nothing comes between them.
        """
        while f.events:
            emit(s, f.events.pop(0))
            if s.frames[-1] is not f or s.outcome is not None:
                return
        pop(s)


def _carry_out(s: State, event: Event, plan: Plan, start: int) -> int:
    """
    Make the change and catch what follows, up to the next stage that may ask.
    """
    before = s.get_index()
    place = start
    while place < len(plan.stages) and CHANGE <= plan.stages[place].mode != OFFER:
        mode = plan.stages[place].mode
        if mode == CHANGE:
            if not _change(s, event):
                return len(plan.stages)
            if event.reporter != NOBODY:
                s.frames[event.reporter].result = event.amount
        elif mode == CAPTURE:
            _follow(s, event, plan, before, event.serial)
        elif mode == CHECK:
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


def _change(s: State, event: Event) -> bool:
    """
    The one door: number the event, change the state, tell the recorder; whether it happened.

    A change that finds nothing to do cancels its event: nobody hears of it.
    """
    serial = s.serial + 1
    s.serial = serial
    event.serial = serial
    event.status = DONE
    before = s.cause
    s.cause = serial
    if s.game.change(s, event):
        s.changes += 1
    s.cause = before
    if event.status != DONE:
        return False
    if s.recorder is not None:
        s.recorder.happened(s, event)
    return True


def _matching(s: State, event: Event, listeners: list[Listener], batch: int) -> list[Waiting]:
    """
    The abilities among these that the event concerns, ready to run.
    """
    found: list[Waiting] = []
    for listener in listeners:
        if listener.own and listener.holder != event.subject:
            continue
        scope = listener.ability.catches(s, listener.holder, event)
        if scope is not None:
            cause = event.serial or event.cause
            program = listener.ability.program()
            found.append(Waiting(program, scope, scope.you, batch, cause))
    return found


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
        if f.step >= len(plan.stages) or event.status == CANCELLED or event.status == REPLACED:
            pop(s)
            return
        if event.status == LIVE and f.step > 0 and not timing.premise(s, event):
            event.status = CANCELLED
            return
        stage = plan.stages[f.step]
        if stage.mode == OFFER:
            f.step += 1
            open_window(s, event, stage.band)
        elif stage.mode < CHANGE:
            f.step += 1
            _interrupt(s, event, stage)
        else:
            f.step = _carry_out(s, event, plan, f.step)


def _interrupt(s: State, event: Event, stage: Stage) -> None:
    listeners = s.get_index().listeners.get(event.kind * BANDS + stage.band)
    if listeners is None:
        return
    held = _matching(s, event, listeners, event.serial)
    if held:
        paused = len(s.frames) - 1
        for waiting in held:
            # The paused event lives in its own frame only: a second copy could differ.
            waiting.scope.event = None
            waiting.scope.paused = paused
            waiting.scope.replaces = stage.mode == REPLACE
        hold(s, held, paused)


HAPPEN: Final = Happen()
SERIES: Final = Series()
TOGETHER: Final = Together()
MAKE_READY: Final = MakeReady()
