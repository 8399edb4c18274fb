"""
Named views: what a lasting effect calls by a name, as a seat may know it.

What belongs here: which names an effect uses, and what they stand for: things, or colours, titles
and the like by their words. What does not: what lasts (`lasting_views`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.flow import BanSameAction
from dejarik.games.destiny.effects.naming import Naming, NoteTitles
from dejarik.games.destiny.effects.selectors import InEvent
from dejarik.games.destiny.model.facts import COLOUR_NAMES, SYMBOL_NAMES
from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE
from dejarik.games.destiny.rules.values import SUBTYPES
from dejarik.games.destiny.seen.handles import shown
from dejarik.games.destiny.seen.view_names import ACTION_OPTION_NAMES, SORT_NAMES
from dejarik.games.destiny.wire import NamedView

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.games.destiny.wire import NamedSort
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.program import Node, Op

IN_EVENT: Final = "that"
"""What an effect calls what the event was about that it came before or after."""


def names_of(
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
