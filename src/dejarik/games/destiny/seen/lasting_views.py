"""
Lasting views: what lasts beyond the effect that began it, and what cards keep.

What belongs here: effects with a duration, in force or still to come, what was chosen and is kept
for a card, and what that card does not do again, as a seat may know them. What does not: what
waits to resolve (`queue_views`), and words for any of it.

That something lasts is no secret: it began before everybody's eyes. A hidden card that it is
about is left out for whoever does not know that card, and so is what is about nothing else.
What is about things that have all left play is left out for everybody: nothing comes of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.naming import Kept
from dejarik.games.destiny.effects.selectors import ThisCard
from dejarik.games.destiny.rules.durations import OF_OPPONENTS_TURN, THIS_TURN, is_in_force
from dejarik.games.destiny.seen.handles import code_of_source
from dejarik.games.destiny.seen.named_views import names_of
from dejarik.games.destiny.seen.view_names import DURATION_NAMES
from dejarik.games.destiny.wire import LastingView
from dejarik.kernel.ops import Until
from dejarik.kernel.program import walk

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.games.destiny.wire import Duration, LastingKind, NamedView
    from dejarik.kernel.frames import Lasting
    from dejarik.kernel.modifiers import Modifier
    from dejarik.kernel.program import Op


def lasting_of(t: Table, seat: int) -> tuple[LastingView, ...]:
    """Everything that lasts, the oldest first; of what a card kept by one name the last."""
    found: list[LastingView] = []
    kept: set[tuple[int, str]] = set()
    for one in reversed(t.lasting):
        modifier = _modifier(one.op)
        if isinstance(modifier, Kept) and modifier.name and is_in_force(t, one):
            place = (one.scope.source, modifier.name)
            if place in kept:
                continue
            kept.add(place)
        view = _view(t, one, modifier, seat)
        if view is not None:
            found.append(view)
    found.reverse()
    return tuple(found)


def _modifier(op: Op) -> Modifier:
    assert isinstance(op, Until)
    return op.modifier


def _view(t: Table, one: Lasting, modifier: Modifier, seat: int) -> LastingView | None:
    """One of them; nothing where all that it is about has left, or is not this seat's to know."""
    scope = one.scope
    key, number = t.rules.programs.address(one.op)
    ops = t.rules.programs.ops[key]
    nodes = walk(modifier)
    kind = _kind(modifier)
    source = scope.source if scope.source in t.copies else 0
    names = names_of(t, scope, nodes, ops, seat)
    is_about_this = kind != "effect" or any(isinstance(node, ThisCard) for node in nodes)
    about = [source] if source and is_about_this else []
    if not _is_left(kind, about, names, is_about_this=is_about_this):
        return None
    for named in names:
        about += [thing for thing in named.things if thing and thing not in about]
    return LastingView(
        kind,
        key if key in t.rules.numbers else code_of_source(t, scope.source, seat),
        scope.you,
        _until(t, one),
        sum(1 for op in ops[:number] if isinstance(op, Until)),
        source,
        tuple(about),
        names,
    )


def _is_left(
    kind: LastingKind, about: list[int], names: tuple[NamedView, ...], *, is_about_this: bool
) -> bool:
    """Whether it still comes to something: what is kept needs its card, an effect its things."""
    things = [thing for named in names for thing in named.things]
    if kind == "done":
        return bool(about)
    if kind == "kept":
        return bool(about) and (bool(things) or any(named.words for named in names))
    of_things = is_about_this or any(named.sort == "things" for named in names)
    return bool(about) or bool(things) or not of_things


def _until(t: Table, one: Lasting) -> Duration:
    """Until when; what was for the opponent's next turn is for this one once that has come."""
    if one.until in OF_OPPONENTS_TURN and is_in_force(t, one):
        return DURATION_NAMES[THIS_TURN]
    return DURATION_NAMES[one.until]


def _kind(modifier: Modifier) -> LastingKind:
    if not isinstance(modifier, Kept):
        return "effect"
    return "kept" if modifier.name else "done"
