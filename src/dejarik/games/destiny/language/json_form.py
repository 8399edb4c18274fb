"""
Card programs as plain data: to write them down and read them back.

What belongs here: the one written form of a node.
What does not: files, and what a node means.

A node is an object with its class under "node" and every field beside it, defaults
included; a tuple is a list. So equal programs have equal forms.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny import effects
from dejarik.games.destiny.language.before_then import refuse_condition_before_then
from dejarik.kernel import choosing, ops, terms
from dejarik.kernel.program import Node

if TYPE_CHECKING:
    from types import ModuleType

NODE: Final = "node"

EFFECTS: Final = (
    "abilities",
    "amounts",
    "borrowed_dice",
    "building",
    "card_play",
    "cards",
    "conditions",
    "control",
    "costs",
    "damage",
    "decks",
    "dice",
    "die_sides",
    "filters",
    "flow",
    "hands",
    "keywords",
    "naming",
    "resolution",
    "resources",
    "selectors",
    "shields",
    "status",
    "structure",
    "triggers",
)

MODULES: Final[tuple[ModuleType, ...]] = (
    choosing,
    ops,
    terms,
    *[import_module(f"{effects.__name__}.{name}") for name in EFFECTS],
)

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]


class UnreadableProgram(ValueError):
    """Plain data that is not the form of any node."""


@cache
def node_classes() -> dict[str, type[Node]]:
    """Give every class of nodes by its name."""
    found: dict[str, type[Node]] = {}
    for module in MODULES:
        for name, thing in vars(module).items():
            if not isinstance(thing, type) or not issubclass(thing, Node):
                continue
            if thing.__module__ != module.__name__:
                continue
            if name in found:
                message = f"two nodes are called {name}; rename one, or their forms are the same"
                raise TypeError(message)
            found[name] = thing
    return found


def to_json(value: object) -> Plain:
    """Give a node, or what its fields hold, as plain data."""
    if isinstance(value, Node):
        form: dict[str, Plain] = {NODE: type(value).__name__}
        for field in fields(value):
            form[field.name] = to_json(getattr(value, field.name))
        return form
    if isinstance(value, tuple):
        return [to_json(part) for part in value]
    if value is None or isinstance(value, bool | int | str):
        return value
    message = f"{value!r} cannot stand in a program: only nodes, numbers, texts and tuples can"
    raise TypeError(message)


def from_json(data: object) -> Node:
    """
    Read the node that `to_json` wrote.

    Raises UnreadableProgram, which names the node and the field, and ConditionBeforeThen.
    """
    if not isinstance(data, dict):
        message = f"{data!r} is not a node: a node is an object with its class under {NODE!r}"
        raise UnreadableProgram(message)
    name = data.get(NODE)
    made = node_classes().get(name) if isinstance(name, str) else None
    if made is None:
        message = f"there is no node called {name!r}"
        raise UnreadableProgram(message)
    given = {field: part for field, part in data.items() if field != NODE}
    known = [field.name for field in fields(made)]
    for field in given:
        if field not in known:
            message = f"{name} has no field {field!r}; it has {', '.join(known) or 'none'}"
            raise UnreadableProgram(message)
    for field in known:
        if field not in given:
            message = f"{name} lacks its field {field!r}"
            raise UnreadableProgram(message)
    node = made(**{field: _value(name, field, part) for field, part in given.items()})
    refuse_condition_before_then(node)
    return node


def _value(node: object, field: str, data: object) -> object:
    """Read what a field holds."""
    if isinstance(data, dict):
        return from_json(data)
    if isinstance(data, list):
        return tuple(_value(node, field, part) for part in data)
    if data is None or isinstance(data, bool | int | str):
        return data
    message = f"{node}: {data!r} cannot stand in the field {field!r}"
    raise UnreadableProgram(message)
