"""
Frames: waiting work as data.

A frame is a reference into a program, a step, and what it has bound. Frames that belong
to one ability share the scope of the frame that began it, by its place on the stack.
Nothing here runs; the machine does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.events import Event, unpack_event
from dejarik.kernel.ids import NOBODY, NOTHING, EntityId, Seat, Serial
from dejarik.kernel.timing import Ability

if TYPE_CHECKING:
    from dejarik.kernel.program import Op, Programs


NOT_DONE: Final = -1


class Scope:
    """
    What an ability knows while it runs: whose it is, what it came from, what it named.

    `you` never changes; `actor` is who chooses just now. `it` and `amount` are what the
    last verb touched and how much it really did; `ok` turns false when a sentence could
    not be done in full, which is what "then" asks. An ability that interrupts an event
    finds it in the frame at `paused`; one that follows an event has its own copy of it.
    """

    __slots__ = (
        "actor",
        "amount",
        "event",
        "it",
        "names",
        "ok",
        "paused",
        "replaces",
        "source",
        "subject",
        "you",
    )

    def __init__(self, you: Seat, source: EntityId) -> None:
        self.you: Seat = you
        self.actor: Seat = you
        self.source: EntityId = source
        self.subject: EntityId = NOTHING
        self.ok: bool = True
        self.amount: int = 0
        self.it: list[int] = []
        self.names: dict[str, list[int]] = {}
        self.event: Event | None = None
        self.paused: int = NOBODY
        self.replaces: bool = False

    def clone(self) -> Scope:
        """An independent copy."""
        other = Scope(self.you, self.source)
        other.actor = self.actor
        other.subject = self.subject
        other.ok = self.ok
        other.amount = self.amount
        if self.it:
            other.it = self.it.copy()
        if self.names:
            other.names = {name: values.copy() for name, values in self.names.items()}
        if self.event is not None:
            other.event = self.event.clone()
        other.paused = self.paused
        other.replaces = self.replaces
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [
            self.you,
            self.source,
            self.actor,
            self.subject,
            self.ok,
            self.amount,
            self.it,
            [[name, self.names[name]] for name in sorted(self.names)],
            None if self.event is None else self.event.pack(),
            self.paused,
            self.replaces,
        ]


def unpack_scope(data: list[object]) -> Scope:
    """The scope that was packed."""
    you, source, actor, subject, ok, amount, it, names, event, paused, replaces = data
    assert isinstance(you, int)
    assert isinstance(source, int)
    assert isinstance(actor, int)
    assert isinstance(subject, int)
    assert isinstance(ok, bool)
    assert isinstance(amount, int)
    assert isinstance(it, list)
    assert isinstance(names, list)
    scope = Scope(you, source)
    scope.actor = actor
    scope.subject = subject
    scope.ok = ok
    scope.amount = amount
    scope.it = it
    for name, values in names:
        scope.names[name] = values
    if event is not None:
        assert isinstance(event, list)
        scope.event = unpack_event(event)
    assert isinstance(paused, int)
    assert isinstance(replaces, bool)
    scope.paused = paused
    scope.replaces = replaces
    return scope


class Form:
    """One seat's answers to one group, stage by stage; sealed until every form is closed."""

    __slots__ = ("closed", "hi", "kind", "lo", "picks", "reason", "seat")

    def __init__(self, seat: Seat, kind: int, reason: int, lo: int, hi: int) -> None:
        self.seat: Seat = seat
        self.kind: int = kind
        self.reason: int = reason
        self.lo: int = lo
        self.hi: int = hi
        self.picks: list[int] = []
        self.closed: bool = False

    def clone(self) -> Form:
        """An independent copy."""
        other = Form(self.seat, self.kind, self.reason, self.lo, self.hi)
        if self.picks:
            other.picks = self.picks.copy()
        other.closed = self.closed
        return other

    def pack(self) -> list[object]:
        """As plain data."""
        return [self.seat, self.kind, self.reason, self.lo, self.hi, self.picks, self.closed]


def unpack_form(data: list[object]) -> Form:
    """The form that was packed."""
    seat, kind, reason, lo, hi, picks, closed = data
    assert isinstance(seat, int)
    assert isinstance(kind, int)
    assert isinstance(reason, int)
    assert isinstance(lo, int)
    assert isinstance(hi, int)
    assert isinstance(picks, list)
    assert isinstance(closed, bool)
    form = Form(seat, kind, reason, lo, hi)
    form.picks = picks
    form.closed = closed
    return form


class Waiting:
    """An ability that has been caught and will run: now, in the queue, or at a later time."""

    __slots__ = ("batch", "cause", "op", "scope", "seat", "when")

    def __init__(self, op: Op, scope: Scope, seat: Seat, batch: Serial, cause: Serial) -> None:
        self.op: Op = op
        self.scope: Scope = scope
        self.seat: Seat = seat
        self.batch: Serial = batch
        self.cause: Serial = cause
        self.when: int = 0

    def clone(self) -> Waiting:
        """An independent copy."""
        other = Waiting(self.op, self.scope.clone(), self.seat, self.batch, self.cause)
        other.when = self.when
        return other

    def pack(self, programs: Programs) -> list[object]:
        """As plain data."""
        key, number = programs.address(self.op)
        return [key, number, self.scope.pack(), self.seat, self.batch, self.cause, self.when]


def unpack_waiting(data: list[object], programs: Programs) -> Waiting:
    """The waiting ability that was packed."""
    key, number, scope, seat, batch, cause, when = data
    assert isinstance(key, str)
    assert isinstance(number, int)
    assert isinstance(scope, list)
    assert isinstance(seat, int)
    assert isinstance(batch, int)
    assert isinstance(cause, int)
    assert isinstance(when, int)
    waiting = Waiting(programs.op(key, number), unpack_scope(scope), seat, batch, cause)
    waiting.when = when
    return waiting


class Heard:
    """
    An ability of a thing that a frame remembers: as used already, or as one that has left.

    `number` is the frame's own: which of several events it was used for, or where the index
    listed it.
    """

    __slots__ = ("ability", "holder", "number")

    def __init__(self, ability: Ability, holder: EntityId, number: int) -> None:
        self.ability: Ability = ability
        self.holder: EntityId = holder
        self.number: int = number

    def pack(self, programs: Programs) -> list[object]:
        """As plain data."""
        key, number = programs.address(self.ability)
        return [key, number, self.holder, self.number]


def unpack_heard(data: list[object], programs: Programs) -> Heard:
    """The remembered ability that was packed."""
    key, place, holder, number = data
    assert isinstance(key, str)
    assert isinstance(place, int)
    assert isinstance(holder, int)
    assert isinstance(number, int)
    ability = programs.ability(key, place)
    assert isinstance(ability, Ability)
    return Heard(ability, holder, number)


class Frame:
    """
    One piece of waiting work.

    `x`, `y` and `items` are the op's own registers; `result` is how much the event it
    proposed with `emit_for` really did, or NOT_DONE if it did not happen. A frame with
    `drain` set lets the queue run empty before it goes on.
    """

    __slots__ = (
        "cause",
        "drain",
        "event",
        "events",
        "forms",
        "group",
        "heard",
        "held",
        "items",
        "op",
        "own",
        "result",
        "scope",
        "step",
        "x",
        "y",
    )

    def __init__(self, op: Op, scope: int, cause: Serial) -> None:
        self.op: Op = op
        self.scope: int = scope
        self.cause: Serial = cause
        self.step: int = 0
        self.x: int = 0
        self.y: int = 0
        self.result: int = NOT_DONE
        self.drain: bool = False
        self.items: list[int] = []
        self.own: Scope | None = None
        self.event: Event | None = None
        self.group: int = 0
        self.forms: list[Form] = []
        self.held: list[Waiting] = []
        self.events: list[Event] = []
        self.heard: list[Heard] = []

    def clone(self) -> Frame:
        """An independent copy."""
        other = Frame(self.op, self.scope, self.cause)
        other.step = self.step
        other.x = self.x
        other.y = self.y
        other.result = self.result
        other.drain = self.drain
        if self.items:
            other.items = self.items.copy()
        if self.own is not None:
            other.own = self.own.clone()
        if self.event is not None:
            other.event = self.event.clone()
        other.group = self.group
        if self.forms:
            other.forms = [form.clone() for form in self.forms]
        if self.held:
            other.held = [waiting.clone() for waiting in self.held]
        if self.events:
            other.events = [event.clone() for event in self.events]
        if self.heard:
            other.heard = self.heard.copy()
        return other

    def pack(self, programs: Programs) -> list[object]:
        """As plain data."""
        key, number = programs.address(self.op)
        return [
            key,
            number,
            self.scope,
            self.cause,
            self.step,
            self.x,
            self.y,
            self.result,
            self.drain,
            self.items,
            None if self.own is None else self.own.pack(),
            None if self.event is None else self.event.pack(),
            self.group,
            [form.pack() for form in self.forms],
            [waiting.pack(programs) for waiting in self.held],
            [event.pack() for event in self.events],
            [heard.pack(programs) for heard in self.heard],
        ]


def unpack_frame(data: list[object], programs: Programs) -> Frame:
    """The frame that was packed."""
    key, number, scope, cause, step, x, y, result, drain, *rest = data
    items, own, event, group, forms, held, events, heard = rest
    assert isinstance(key, str)
    assert isinstance(number, int)
    assert isinstance(scope, int)
    assert isinstance(cause, int)
    assert isinstance(step, int)
    assert isinstance(x, int)
    assert isinstance(y, int)
    assert isinstance(result, int)
    assert isinstance(drain, bool)
    assert isinstance(items, list)
    assert isinstance(group, int)
    assert isinstance(forms, list)
    assert isinstance(held, list)
    assert isinstance(events, list)
    assert isinstance(heard, list)
    frame = Frame(programs.op(key, number), scope, cause)
    frame.step = step
    frame.x = x
    frame.y = y
    frame.result = result
    frame.drain = drain
    frame.items = items
    if own is not None:
        assert isinstance(own, list)
        frame.own = unpack_scope(own)
    if event is not None:
        assert isinstance(event, list)
        frame.event = unpack_event(event)
    frame.group = group
    frame.forms = [unpack_form(form) for form in forms]
    frame.held = [unpack_waiting(waiting, programs) for waiting in held]
    frame.events = [unpack_event(one) for one in events]
    frame.heard = [unpack_heard(one, programs) for one in heard]
    return frame


class Lasting:
    """
    A modifier that outlives the effect that made it; `op` is the op that holds it.

    `until` is the game's number for the duration, `seat` whose turn or action it counts by,
    `since` the turn it began in. It never changes, nor does its scope, so clones and the index
    share it: what goes on otherwise is a new one in its place.
    """

    __slots__ = ("op", "scope", "seat", "since", "until")

    def __init__(
        self, op: Op, scope: Scope, until: int, seat: Seat = NOBODY, since: int = 0
    ) -> None:
        self.op: Op = op
        self.scope: Scope = scope
        self.until: int = until
        self.seat: Seat = seat
        self.since: int = since

    def becoming(self, until: int, scope: Scope) -> Lasting:
        """What goes on in its place, until another moment and knowing other things."""
        return Lasting(self.op, scope, until, self.seat, self.since)

    def pack(self, programs: Programs) -> list[object]:
        """As plain data."""
        key, number = programs.address(self.op)
        return [key, number, self.scope.pack(), self.until, self.seat, self.since]


def unpack_lasting(data: list[object], programs: Programs) -> Lasting:
    """The lasting modifier that was packed."""
    key, number, scope, until, seat, since = data
    assert isinstance(key, str)
    assert isinstance(number, int)
    assert isinstance(scope, list)
    assert isinstance(until, int)
    assert isinstance(seat, int)
    assert isinstance(since, int)
    return Lasting(programs.op(key, number), unpack_scope(scope), until, seat, since)
