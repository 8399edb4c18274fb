"""
Queue views: what resolves now and what waits to resolve, first to last.

What belongs here: reading that off frames and queue, as a seat may know it.
What does not: what is asked (`decision_views`), and words for it.

An ability whose source is a card hidden from the seat is left out as a whole: that it waits
would tell what the card is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.model.events import event_name
from dejarik.games.destiny.model.state import FIRST_DIE
from dejarik.games.destiny.rules.flow.playing import ResolveCard
from dejarik.games.destiny.seen.handles import code_of_source, shown
from dejarik.games.destiny.seen.purposes import die_asking
from dejarik.games.destiny.wire import QueuedView
from dejarik.kernel.emitting import ResolveEvent, ResolveMany, ResolveOne
from dejarik.kernel.ordering import RunQueue

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.games.destiny.wire import QueuedKind
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.program import Op


def queue_of(t: Table, seat: int) -> tuple[QueuedView, ...]:
    """
    Everything that has begun or waits, the next to happen first.

    What has begun comes from the top of the stack down; the queue runs before the frame
    that drains it goes on. Only the first can be what resolves now.
    """
    found: list[QueuedView] = []
    resolving: tuple[int, int] | None = None
    drained = False
    if t.outcome is not None:
        return ()
    for f in reversed(t.frames):
        if f.drain and not drained:
            drained = True
            for waiting in t.queue:
                _add(t, found, seat, waiting.scope, waiting.op, now=False)
        for waiting in f.held:
            _add(t, found, seat, waiting.scope, waiting.op, now=False)
        scope = f.own
        if scope is None or _is_machinery(f.op):
            continue
        if resolving != (scope.source, scope.you):
            _add(t, found, seat, scope, f.op, now=not found)
        resolving = (scope.source, scope.you)
    return tuple(found)


def _is_machinery(op: Op) -> bool:
    return isinstance(op, (ResolveOne, ResolveEvent, RunQueue, ResolveMany))


def _add(t: Table, found: list[QueuedView], seat: int, scope: Scope, op: Op, *, now: bool) -> None:
    """Add what a scope stands for, if it comes from something and the seat may know of it."""
    source = scope.source
    if source <= 0:
        return
    code = code_of_source(t, source, seat)
    if source < FIRST_DIE and not code:
        return
    kind, moment = _occasion(t, scope, op)
    name = "" if not moment else event_name(moment)
    found.append(
        QueuedView(kind, scope.you, shown(t, source, seat), code, now, name, die_asking(t, scope))
    )


def _occasion(t: Table, scope: Scope, op: Op) -> tuple[QueuedKind, int]:
    """What kind of thing waits, and the kind of event it comes before or after."""
    if scope.paused >= 0:
        event = t.frames[scope.paused].event
        return "before", 0 if event is None else event.kind
    if scope.event is not None:
        return "after", scope.event.kind
    if isinstance(op, ResolveCard) or scope.source < FIRST_DIE:
        return "card", 0
    return ("die", 0) if die_asking(t, scope) else ("ability", 0)
