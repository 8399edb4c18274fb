"""
Programs as plain data: to write them down and read them back.

What belongs here: the one written form of a node.
What does not: files, what a node means, and which nodes a game has: the game says so.

A node is an object with its class under "node" and every field beside it, defaults
included; a tuple is a list. So equal programs have equal forms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from types import ModuleType
from typing import Final

from dejarik.kernel.program import Node

NODE: Final = "node"


class UnreadableProgram(ValueError):
    """Plain data that is not the form of any node."""


def classes_in(modules: Iterable[ModuleType]) -> dict[str, type[Node]]:
    """
    Every class of nodes that modules define, by its name.

    Raises TypeError when two have the same.
    """
    found: dict[str, type[Node]] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if getattr(thing, "__module__", "") != module.__name__:
                continue
            if not isinstance(thing, type) or not issubclass(thing, Node):
                continue
            if name in found:
                message = f"two nodes are called {name}; rename one, or their forms are the same"
                raise TypeError(message)
            found[name] = thing
    return found


def to_json(value: object) -> object:
    """A node, or what its fields hold, as plain data."""
    if isinstance(value, Node):
        form: dict[str, object] = {NODE: type(value).__name__}
        for field in fields(value):
            form[field.name] = to_json(getattr(value, field.name))
        return form
    if isinstance(value, tuple):
        return [to_json(part) for part in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    message = f"{value!r} cannot stand in a program: only nodes, numbers, texts and tuples can"
    raise TypeError(message)


class Reader:
    """
    Reads what `to_json` wrote, for a game with these classes of nodes.

    `check` looks at each node as it is made, and raises what the game refuses to say.
    """

    def __init__(self, classes: dict[str, type[Node]], check: Callable[[Node], None]) -> None:
        self.classes: dict[str, type[Node]] = classes
        self.check: Callable[[Node], None] = check

    def read(self, data: object) -> Node:
        """
        The node that was written.

        Raises UnreadableProgram, which names the node and the field, and what `check` raises.
        """
        if not isinstance(data, dict):
            message = f"{data!r} is not a node: a node is an object with its class under {NODE!r}"
            raise UnreadableProgram(message)
        name = data.get(NODE)
        made = self.classes.get(name) if isinstance(name, str) else None
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
        node = made(**{field: self.value(name, field, part) for field, part in given.items()})
        self.check(node)
        return node

    def value(self, node: object, field: str, data: object) -> object:
        """What a field holds. Raises UnreadableProgram."""
        if isinstance(data, dict):
            return self.read(data)
        if isinstance(data, list):
            return tuple([self.value(node, field, part) for part in data])
        if data is None or isinstance(data, (bool, int, str)):
            return data
        message = f"{node}: {data!r} cannot stand in the field {field!r}"
        raise UnreadableProgram(message)
