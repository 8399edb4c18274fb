"""
Mutation: every way we know to make a card's program wrong, for any title.

A program is a tree of frozen nodes, so a mutant is the same tree with one place changed.
What belongs here is finding the places, changing one and saying so in words. What may stand
at a place instead is a title's to say (`Nodes`): its own nodes, and what their numbers mean.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, replace
from typing import Any, Final

from dejarik.kernel.program import Node

Parts = tuple[Node, ...]
Path = tuple[str | int, ...]
Place = tuple[type[Node], str]


class Dropped:
    """What stands in the place of a part that was taken out of its row."""


DROPPED: Final = Dropped()


@dataclass(frozen=True)
class Mutant:
    """A changed program, and what was changed where; operator and path together name it."""

    operator: str
    path: str
    before: str
    after: str
    parts: Parts


@dataclass(frozen=True)
class Site:
    """One place of a program: what stands there, in which field of which node."""

    path: Path
    value: object
    holder: Node | None = None
    field: str = ""
    above: tuple[Node, ...] = ()

    @property
    def place(self) -> Place:
        """The kind of node and the field."""
        return (type(self.holder), self.field) if self.holder else (Node, "")

    @property
    def in_row(self) -> bool:
        """Whether it stands among others in a tuple."""
        return bool(self.path) and isinstance(self.path[-1], int)


Change = tuple[str, object]
Operator = Callable[[Site], Iterator[Change]]
Names = Mapping[Place, Mapping[int, str]]


@dataclass(frozen=True)
class Nodes:
    """
    What a title says of its nodes: how they may be changed, and what their numbers mean.

    `enumerations` are fields with a few named values, `labels` those with names to show
    only. `left_alone` are fields that are changed with their node and not by themselves.
    """

    operators: tuple[Operator, ...]
    enumerations: Names = dataclasses.field(default_factory=dict)
    labels: Names = dataclasses.field(default_factory=dict)
    left_alone: frozenset[Place] = frozenset()


def mutants_of(parts: Parts, nodes: Nodes) -> list[Mutant]:
    """Every mutant of a card's parts, each changed program once."""
    seen: set[Parts] = {parts}
    found: list[Mutant] = []
    for site in sites(parts, nodes):
        for operator, value in changes(site, nodes):
            changed = rebuilt(parts, site.path, value)
            if changed not in seen:
                seen.add(changed)
                before = show(site.value, nodes, site.place)
                after = show(value, nodes, site.place)
                found.append(Mutant(operator, in_words(site.path), before, after, changed))
    return found


def sites(
    value: object,
    nodes: Nodes,
    path: Path = (),
    holder: Node | None = None,
    field: str = "",
    above: tuple[Node, ...] = (),
) -> Iterator[Site]:
    """Every place of a program, parents first."""
    yield Site(path, value, holder, field, above)
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from sites(part, nodes, (*path, number), holder, field, above)
    elif isinstance(value, Node):
        for one in fields(value):
            if (type(value), one.name) not in nodes.left_alone:
                inner = getattr(value, one.name)
                steps = (*path, one.name)
                yield from sites(inner, nodes, steps, value, one.name, (*above, value))


def rebuilt(value: Any, path: Path, new: object) -> Any:  # noqa: ANN401
    """The same tree with something new, or nothing, at this place."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, str):
        return replace(value, **{step: rebuilt(getattr(value, step), rest, new)})
    kept = () if new is DROPPED and not rest else (rebuilt(value[step], rest, new),)
    return value[:step] + kept + value[step + 1 :]


def changes(site: Site, nodes: Nodes) -> Iterator[Change]:
    """What may stand at this place instead, each with the name of the operator."""
    for operator in nodes.operators:
        yield from operator(site)


def in_words(path: Path) -> str:
    """A path as it is written in lists: `part 1, effect, to, filters 2`."""
    words: list[str] = []
    for step in path:
        if isinstance(step, str):
            words.append(step)
        elif words:
            words[-1] += f" {step + 1}"
        else:
            words.append(f"part {step + 1}")
    return ", ".join(words)


def show(value: object, nodes: Nodes, place: Place = (Node, "")) -> str:
    """A node in one line, with names for numbers and without what goes without saying."""
    if value is None or value is DROPPED:
        return "nothing"
    if isinstance(value, tuple):
        return f"({', '.join(show(part, nodes, place) for part in value)})"
    if isinstance(value, Node):
        said = [one for one in fields(value) if getattr(value, one.name) != _usual(one.default)]
        inner = [f"{one.name}={show_field(value, one.name, nodes)}" for one in said]
        return f"{type(value).__name__}({', '.join(inner)})"
    names = nodes.enumerations.get(place) or nodes.labels.get(place) or {}
    if isinstance(value, int) and not isinstance(value, bool):
        return names.get(value, str(value))
    return repr(value)


def show_field(node: Node, field: str, nodes: Nodes) -> str:
    """One field of a node."""
    return show(getattr(node, field), nodes, (type(node), field))


def _usual(default: object) -> object:
    return DROPPED if default is MISSING else default
