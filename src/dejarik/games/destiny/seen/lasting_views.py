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

from dejarik.games.destiny.effects.flow import BanSameAction
from dejarik.games.destiny.effects.naming import Kept, Naming, NoteTitles
from dejarik.games.destiny.effects.selectors import InEvent, ThisCard
from dejarik.games.destiny.model.facts import COLOUR_NAMES, SYMBOL_NAMES
from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE
from dejarik.games.destiny.rules.durations import OF_OPPONENTS_TURN, THIS_TURN, is_in_force
from dejarik.games.destiny.rules.values import SUBTYPES
from dejarik.games.destiny.seen.handles import code_of_source, shown
from dejarik.games.destiny.seen.view_names import ACTION_OPTION_NAMES, DURATION_NAMES, SORT_NAMES
from dejarik.games.destiny.wire import LastingView, NamedView
from dejarik.kernel.ops import Until
from dejarik.kernel.program import walk

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.games.destiny.wire import Duration, LastingKind, NamedSort
    from dejarik.kernel.frames import Lasting, Scope
    from dejarik.kernel.modifiers import Modifier
    from dejarik.kernel.program import Node, Op

IN_EVENT = "that"
"""What an effect calls what the event was about that it came before or after."""


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
    names = _names(t, scope, nodes, ops, seat)
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


def _names(
    t: Table, scope: Scope, nodes: list[Node], ops: list[Op], seat: int
) -> tuple[NamedView, ...]:
    """What it calls by a name, each once."""
    found: dict[str, NamedView] = {}
    event = scope.event
    for node in nodes:
        name = getattr(node, "name", None)
        if isinstance(node, InEvent) and event is not None:
            things = _known(t, [event.subject], seat)
            found[IN_EVENT] = NamedView(IN_EVENT, "things", things)
        elif isinstance(node, BanSameAction) and event is not None:
            words = (ACTION_OPTION_NAMES[event.detail],)
            found[IN_EVENT] = NamedView(IN_EVENT, "action", (), words)
        elif isinstance(name, str) and name in scope.names and name not in found:
            found[name] = _named(t, name, scope.names[name], ops, seat)
    return tuple(found.values())


def _named(t: Table, name: str, values: list[int], ops: list[Op], seat: int) -> NamedView:
    sort = _sort(name, ops)
    if sort == "things":
        return NamedView(name, sort, _known(t, values, seat))
    return NamedView(name, sort, (), tuple([_word(t, sort, value) for value in values]))


def _sort(name: str, ops: list[Op]) -> NamedSort:
    """What is called by a name: what the program has a player name by it, else things."""
    for op in ops:
        if isinstance(op, Naming) and op.name == name:
            return SORT_NAMES[op.sort()]
        if isinstance(op, NoteTitles) and op.name == name:
            return "noted_titles"
    return "things"


def _word(t: Table, sort: NamedSort, value: int) -> str:
    if sort in ("title", "noted_titles"):
        return t.rules.titles[value]
    if sort == "colour":
        return COLOUR_NAMES[value]
    if sort == "subtype":
        return SUBTYPES[value]
    return SYMBOL_NAMES[value] if sort == "symbol" else str(value)


def _known(t: Table, things: list[int], seat: int) -> tuple[int, ...]:
    """Those that are there: cards and dice in play, and other cards that this seat knows."""
    found: list[int] = []
    for thing in things:
        if thing >= FIRST_COPY:
            is_told = thing in t.copies
        elif thing >= FIRST_DIE:
            is_told = thing in t.dice
        else:
            is_told = thing > 0 and t.knowledge.knows(seat, thing)
        if is_told:
            found.append(shown(t, thing, seat))
    return tuple(found)
