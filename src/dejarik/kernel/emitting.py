"""
Happening: how events go through their stages and change the state.

An event is proposed with `emit`, several at one moment with `emit_together`. The game's
timing policy lists the stages, and one walker goes through them for one event or several:
replacements and interrupts run nested, offers open a window, the change goes through the
one door, and what follows is caught into the queue. What nobody disturbs happens on the
spot, without a frame; that somebody listens who is not concerned makes no difference.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel.events import CANCELLED, DONE, LIVE, Event
from dejarik.kernel.frames import NOT_DONE, Frame, Heard, Scope, Waiting
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.ordering import hold
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop
from dejarik.kernel.timing import BANDS, CHECK, OFFER, QUEUE_TRIGGERS, REPLACE, Listener
from dejarik.kernel.windows import open_window

if TYPE_CHECKING:
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Index, Plan, Stage


# --- proposing ------------------------------------------------------------------------


def emit(s: State, event: Event) -> None:
    """
    Propose an event: its windows open, then it changes the state.

    If nobody comes between it has happened when this returns; otherwise its frame is there.
    """
    event.cause = s.cause
    timing = s.game.timing
    kind = event.kind
    plan = timing.ready.get(kind) or timing.plan(kind)
    index = s.index or s.get_index()
    heard = kind in index.kinds
    if plan.offers or (heard and _is_heard(plan, index)):
        f = _frame(s, RESOLVE_EVENT, event)
        f.event = event
        _walk(s, f, fresh=True)
        return
    if not _change(s, event, answered=False):
        return
    if not plan.usual:
        _finish(s, None, [event], plan, index)
        return
    # The same as `_finish`, for what happens most often.
    now = s.index or s.get_index()
    if heard or (now is not index and kind in now.kinds):
        for stage in plan.after:
            if stage.mode == QUEUE_TRIGGERS:
                _follow(s, event, stage, index if stage.looks_back else now, event.serial)
    if plan.checks and (timing.always_checked or s.dirty or now.always_checked):
        _check(s, event)


def emit_for(s: State, f: Frame, event: Event) -> None:
    """Propose an event and learn how it went: see the frame's `result` in the next step."""
    f.result = NOT_DONE
    event.reporter = len(s.frames) - 1
    emit(s, event)
    if event.status == DONE:
        f.result = event.amount


def emit_all(s: State, events: list[Event]) -> None:
    """Propose several events, each finished before the next; the last thing an op's step does."""
    if len(events) == 1:
        emit(s, events[0])
    elif events:
        f = _frame(s, RESOLVE_MANY, events[0])
        f.events = events


def emit_together(s: State, events: list[Event], f: Frame | None = None) -> None:
    """
    Propose several events that happen at one moment; the last thing an op's step does.

    What would replace or interrupt any of them comes first, and windows open over all of
    them; then they happen, what follows is caught as one batch, and the game looks once.
    With `f`, that frame finds those that happened in its `events` in its next step.
    """
    if f is not None:
        f.events = []
    if not events:
        return
    reporter = NOBODY if f is None else len(s.frames) - 1
    timing = s.game.timing
    index = s.get_index()
    plan = timing.plan(events[0].kind)
    disturbed = False
    for event in events:
        event.cause = s.cause
        event.reporter = reporter
        own = timing.plan(event.kind)
        if own is not plan and own.shape() != plan.shape():
            message = f"events of kinds {plan.kind} and {own.kind} cannot happen together"
            raise ValueError(message)
        disturbed = disturbed or own.offers or _is_heard(own, index)
    if not disturbed:
        _happen(s, None, events, plan, single=False)
        return
    together = _frame(s, RESOLVE_EVENT, events[0])
    together.events = events
    _walk(s, together, fresh=True)


def _frame(s: State, op: Op, event: Event) -> Frame:
    f = Frame(op, len(s.frames), s.cause)
    f.own = Scope(event.seat, event.source)
    s.frames.append(f)
    return f


def _is_heard(plan: Plan, index: Index) -> bool:
    """Whether anyone waits for such an event before it happens."""
    for place in plan.early:  # noqa: SIM110 - asked so often that a generator shows
        if place in index.listeners:
            return True
    return False


def is_awaited(s: State, event: Event) -> bool:
    """
    Whether an ability waits for this event before it happens and is concerned by it.

    For events that only give others their chance: without any they need not be proposed.
    """
    index = s.index or s.get_index()
    for place in s.game.timing.plan(event.kind).early:
        listeners = index.listeners.get(place)
        if listeners is not None and _matching(s, event, listeners, 0):
            return True
    return False


@dataclass(frozen=True)
class ResolveMany(Op):
    """Proposes the rest of several events, one by one."""

    def step(self, s: State, f: Frame) -> None:
        """The next ones, as long as nothing comes between them."""
        while f.events:
            emit(s, f.events.pop(0))
            if s.frames[-1] is not f or s.outcome is not None:
                return
        pop(s)


# --- walking --------------------------------------------------------------------------


@dataclass(frozen=True)
class ResolveEvent(Op):
    """
    The life of one event, or of several that happen together.

    One event stands in the frame's `event`, several in `events`. `step` is the part of the
    plan that is walked: those before the change, the change, those after it. Within a part
    before the change `x` counts the events that are through, `y` the stages of a single one.
    """

    def step(self, s: State, f: Frame) -> None:
        """Something has come between: what lost its ground is off, the others go on."""
        for event in _events(f):
            _drop_if_unfounded(s, event)
        _walk(s, f, fresh=False)


@dataclass(frozen=True)
class ResolveOne(Op):
    """What comes before one of several events, by itself; then it goes back to its place, `x`."""

    def step(self, s: State, f: Frame) -> None:
        """The next stage that anyone waits at, or hand the event back."""
        event = f.event
        assert event is not None
        _drop_if_unfounded(s, event)
        group = s.frames[-2]
        segment = s.game.timing.plan(event.kind).before[group.step]
        if event.status != LIVE or not _interrupt(s, f, event, segment):
            pop(s)
            group.events.insert(f.x, event)


def _events(f: Frame) -> list[Event]:
    return f.events if f.event is None else [f.event]


def _drop_if_unfounded(s: State, event: Event) -> None:
    if event.status == LIVE and not s.game.timing.premise(s, event):
        event.status = CANCELLED


def _walk(s: State, f: Frame, fresh: bool) -> None:
    """
    Go on with the frame on top until something comes between, or to the end.

    If nothing ever comes between a `fresh` frame is gone before the change: what happens
    then must not lie deeper in the stack because somebody listened in vain.
    """
    events = _events(f)
    plan = s.game.timing.plan(events[0].kind)
    if not _some_stand(events):
        pop(s)
    elif f.step <= len(plan.before):
        single = f.event is not None
        if _before(s, f, plan):
            return
        if fresh and not plan.answered:
            pop(s)
            _happen(s, None, events, plan, single)
        else:
            _happen(s, f, events, plan, single)
    else:
        _finish(s, f, [event for event in events if event.status == DONE], plan, None)


def _some_stand(events: list[Event]) -> bool:
    """Whether any of the events is still to happen, or has happened."""
    for event in events:  # noqa: SIM110 - asked so often that a generator shows
        if event.status == LIVE or event.status == DONE:
            return True
    return False


def _before(s: State, f: Frame, plan: Plan) -> bool:
    """What comes before the change; whether something came that must run first."""
    while f.step < len(plan.before):
        if _interrupt_any(s, f, plan):
            return True
        window = f.step
        f.step += 1
        f.x = 0
        f.y = 0
        if window < len(plan.windows) and _opens(s, _events(f), plan.windows[window]):
            open_window(s, f, plan.windows[window])
            return True
        if not any(event.status == LIVE for event in _events(f)):
            break
    return False


def _interrupt_any(s: State, f: Frame, plan: Plan) -> bool:
    """Let the next stage run at which anyone waits for one of the events; whether there was one."""
    if f.event is not None:
        return f.event.status == LIVE and _interrupt(s, f, f.event, plan.before[f.step])
    while f.x < len(f.events):
        event = f.events[f.x]
        segment = s.game.timing.plan(event.kind).before[f.step]
        f.x += 1
        if event.status == LIVE and segment:
            alone = _frame(s, RESOLVE_ONE, event)
            alone.event = event
            alone.x = f.x - 1
            if _interrupt(s, alone, event, segment):
                # An event lives in one frame only: a second copy could differ.
                del f.events[alone.x]
                return True
            pop(s)
    return False


def _interrupt(s: State, f: Frame, event: Event, segment: list[Stage]) -> bool:
    """Hold the abilities of the next of these stages that the event concerns; whether any."""
    while f.y < len(segment):
        stage = segment[f.y]
        f.y += 1
        listeners = s.get_index().listeners.get(event.kind * BANDS + stage.band)
        held = [] if listeners is None else _matching(s, event, listeners, event.serial)
        if held:
            paused = len(s.frames) - 1
            for waiting in held:
                # The paused event lives in its own frame only.
                waiting.scope.event = None
                waiting.scope.paused = paused
                waiting.scope.replaces = stage.mode == REPLACE
            hold(s, held, paused)
            return True
    return False


def _opens(s: State, events: list[Event], band: int) -> bool:
    timing = s.game.timing
    for event in events:
        is_there = event.status == LIVE or event.status == DONE
        if is_there and timing.opens(s, event, band):
            return True
    return False


def _happen(s: State, f: Frame | None, events: list[Event], plan: Plan, single: bool) -> None:
    """Make all the changes, then go on with what follows them."""
    timing = s.game.timing
    index = s.get_index()
    if f is not None and plan.looks_back:
        _keep(s, f, events, plan)
    done: list[Event] = []
    for event in events:
        # Of several, one may have taken the ground from the next.
        if event.status == LIVE and (single or timing.premise(s, event)):
            _change(s, event, plan.answered)
        if event.status == DONE:
            done.append(event)
    if f is not None:
        f.step = len(plan.before) + 1
        if f.event is None:
            f.events = done
    if done:
        _report(s, done, single)
        _finish(s, f, done, plan, index)
    elif f is not None:
        _leave(s, f)


def _report(s: State, done: list[Event], single: bool) -> None:
    """Tell the frame that wants to know: how much one event did, or which of several happened."""
    reporter = done[0].reporter
    if reporter == NOBODY:
        return
    if single:
        s.frames[reporter].result = done[0].amount
    else:
        s.frames[reporter].events = [event.clone() for event in done]


def _keep(s: State, f: Frame, events: list[Event], plan: Plan) -> None:
    """Remember who listens before the change, for stages that look back from behind a window."""
    timing = s.game.timing
    index = s.get_index()
    for stage in plan.behind:
        if not stage.looks_back:
            continue
        for event in events:
            if event.status == LIVE:
                place = event.kind * BANDS + stage.band
                if stage.mode == OFFER:
                    listeners = timing.listeners(s, event, stage.band)
                else:
                    listeners = index.listeners.get(place, [])
                _add_heard(f, listeners, place)


def _add_heard(f: Frame, listeners: list[Listener], place: int) -> None:
    """
    Note those that were not heard at this place by an earlier event of the group.

    What is spent by being used is not noted: another thing may have its number by then.
    """
    known = {(id(one.ability), one.holder) for one in f.heard if one.number == place}
    for listener in listeners:
        if not listener.spends and (id(listener.ability), listener.holder) not in known:
            f.heard.append(Heard(listener.ability, listener.holder, place))


def _finish(s: State, f: Frame | None, done: list[Event], plan: Plan, before: Index | None) -> None:
    """
    What follows the change, in the plan's order, up to a window that opens or to the end.

    `before` is the index from before the change as long as no window has opened since.
    """
    timing = s.game.timing
    first = 0 if f is None else f.step - len(plan.before) - 1
    for place in range(first, len(plan.after)):
        stage = plan.after[place]
        if f is not None:
            f.step += 1
        if stage.mode == CHECK:
            if timing.always_checked or s.dirty or (s.index or s.get_index()).always_checked:
                _check(s, done[0])
        elif stage.mode == QUEUE_TRIGGERS:
            for event in done:
                own = plan if event.kind == plan.kind else timing.plan(event.kind)
                _capture(s, f, event, own.after[place], before, done[0].serial)
        elif f is not None and _opens(s, done, stage.band):
            open_window(s, f, stage.band)
            return
    if f is not None:
        _leave(s, f)


def _leave(s: State, f: Frame) -> None:
    """The frame is through; if others lie on it, it goes when they have gone."""
    if s.frames[-1] is f:
        pop(s)


# --- changing, catching, looking ------------------------------------------------------


def _change(s: State, event: Event, answered: bool) -> bool:
    """
    The one door: number the event, change the state, tell the recorder; whether it happened.

    A change that finds nothing to do cancels its event: nobody hears of it. Where it may be
    `answered` a copy is told: whoever amends what is done does not amend what was recorded.
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
        s.recorder.happened(s, event.clone() if answered else event)
    return True


def _capture(
    s: State, f: Frame | None, event: Event, stage: Stage, before: Index | None, batch: int
) -> None:
    """Put the abilities that follow an event into the queue, as part of one batch."""
    if not stage.looks_back:
        _follow(s, event, stage, s.index or s.get_index(), batch)
    elif before is not None:
        _follow(s, event, stage, before, batch)
    elif f is not None:
        place = event.kind * BANDS + stage.band
        kept = [Listener(one.ability, one.holder) for one in f.heard if one.number == place]
        _catch(s, event, kept, batch)


def _follow(s: State, event: Event, stage: Stage, index: Index, batch: int) -> None:
    place = event.kind * BANDS + stage.band
    if place in index.listeners:
        _catch(s, event, index.listeners[place], batch)


def _catch(s: State, event: Event, listeners: list[Listener], batch: int) -> None:
    """Put those of the listeners that the event concerns into the queue."""
    for waiting in _matching(s, event, listeners, batch):
        waiting.scope.event = event.clone()
        s.queue.append(waiting)


def _follows_already(s: State, program: Op, holder: int, batch: int) -> bool:
    """Whether an ability has been caught for another event of the same moment."""
    return any(
        one.batch == batch and one.op is program and one.scope.source == holder for one in s.queue
    )


def _matching(s: State, event: Event, listeners: list[Listener], batch: int) -> list[Waiting]:
    """The abilities among these that the event concerns, ready to run."""
    found: list[Waiting] = []
    for listener in listeners:
        if listener.own and listener.holder != event.subject:
            continue
        scope = listener.ability.catches(s, listener.holder, event)
        if scope is not None:
            cause = event.serial or event.cause
            program = listener.ability.program()
            if listener.ability.is_once_a_moment() and _follows_already(
                s, program, listener.holder, batch
            ):
                continue
            found.append(Waiting(program, scope, scope.you, batch, cause))
    return found


def _check(s: State, event: Event) -> None:
    """Let the game see to what must follow; the event is the cause of it."""
    before = s.cause
    if event.serial:
        s.cause = event.serial
    s.game.check(s)
    s.cause = before


RESOLVE_EVENT: Final = ResolveEvent()
RESOLVE_ONE: Final = ResolveOne()
RESOLVE_MANY: Final = ResolveMany()
