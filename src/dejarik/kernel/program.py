"""
Programs: the immutable trees that frames point into.

A node never changes once made and holds only nodes, numbers, strings and tuples.
Ops are the nodes that run; every op of a program has an address (program, number),
which is how a saved frame finds its way back. State never lives in a node.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dejarik.kernel.decisions import Option
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Node:
    """
    A part of a program.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Op(Node):
    """
    A node that runs: the machine steps the op of the top frame.
    """

    def can(self, s: State, scope: Scope) -> bool:
        """
        Whether it could do anything, judged only by what everyone sees.
        """
        return True

    def payable(self, s: State, scope: Scope) -> bool:
        """
        As a cost: whether it could be done in full.
        """
        return self.can(s, scope)

    def seems_payable(self, s: State, scope: Scope) -> bool:
        """
        As a cost: whether it could be done in full, as far as everyone knows.
        """
        return self.payable(s, scope)

    def eases(self, s: State, scope: Scope) -> int:
        """
        How much of what is to be paid for just now it could save or bring at best.
        """
        return 0

    def contends(self) -> bool:
        """
        As a cost: whether other costs may want the same things.
        """
        return False

    def step(self, s: State, f: Frame) -> None:
        """
        Do one thing: push work, propose an event, ask, or pop the frame.
        """
        raise NotImplementedError

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """
        What the form's seat may answer now, given its picks so far.
        """
        raise NotImplementedError

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """
        Take one stage's answer into the form; close the form when it is complete.
        """
        form.picks.append(option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """
        All forms are closed: read them, but ask nothing new before the next step.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Quantity(Node):
    """
    A number that is worked out when it is read.
    """

    def amount(self, s: State, scope: Scope) -> int:
        """
        The number now.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Condition(Node):
    """
    A question with the answer yes or no.
    """

    def holds(self, s: State, scope: Scope) -> bool:
        """
        Whether it is true now.
        """
        raise NotImplementedError


ALL: Final = 0
CHOOSE: Final = 1
RANDOM: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Selector(Node):
    """
    A description that picks out entities, and how many of them are meant.
    """

    def find(self, s: State, scope: Scope) -> list[int]:
        """
        All entities that fit, in stable order.
        """
        raise NotImplementedError

    def mode(self) -> int:
        """
        Whether all of them are meant, or a choice, or some at random.
        """
        return ALL

    def at_least(self, s: State, scope: Scope) -> int:
        """
        How many must be chosen, if there are so many.
        """
        return 1

    def at_most(self, s: State, scope: Scope) -> int:
        """
        How many may be chosen.
        """
        return 1

    def chooser(self, s: State, scope: Scope) -> int:
        """
        Who chooses: whoever acts just now, unless the description says otherwise.
        """
        return scope.actor

    def is_secret(self, s: State, scope: Scope) -> bool:
        """
        Whether what fits depends on cards that others cannot see.

        Then the question is asked even if nothing or only one thing fits.
        """
        return False

    def size(self, s: State, scope: Scope) -> int:
        """
        Where what fits is a secret: among how many things it lies, as everyone knows.
        """
        return len(self.find(s, scope))

    def accepts(self, s: State, scope: Scope, picks: list[int], entity: int) -> bool:
        """
        Whether an entity goes with those already picked.
        """
        return True

    def draw(self, s: State, scope: Scope, size: int) -> int:
        """
        For random descriptions: a number below `size` from the state's chance.
        """
        raise NotImplementedError


def children(node: object) -> Iterator[Node]:
    """
    The nodes directly inside a node or tuple, in field order.
    """
    if isinstance(node, tuple):
        for part in node:
            if isinstance(part, Node):
                yield part
            else:
                yield from children(part)
    elif is_dataclass(node) and isinstance(node, Node):
        for field in fields(node):
            part = getattr(node, field.name)
            if isinstance(part, Node):
                yield part
            elif isinstance(part, tuple):
                yield from children(part)


def walk(node: Node) -> Iterator[Node]:
    """
    A node and all nodes below it, parents first.
    """
    yield node
    for child in children(node):
        yield from walk(child)


class Programs:
    """
    All programs a game can run, and the address of every op in them.
    """

    def __init__(self) -> None:
        self.ops: dict[str, list[Op]] = {}
        self.addresses: dict[int, tuple[str, int]] = {}

    def add(self, key: str, roots: tuple[Node, ...]) -> None:
        """
        Register a program; an op already known keeps its first address.
        """
        if key in self.ops:
            message = f"there are two programs named {key}; give one of them another name"
            raise ValueError(message)
        ops: list[Op] = []
        for root in roots:
            for node in walk(root):
                if isinstance(node, Op):
                    if id(node) not in self.addresses:
                        self.addresses[id(node)] = (key, len(ops))
                    ops.append(node)
        self.ops[key] = ops

    def address(self, op: Op) -> tuple[str, int]:
        """
        Where an op stands.
        """
        place = self.addresses.get(id(op))
        if place is None:
            message = f"{op!r} belongs to no registered program, so it cannot be saved"
            raise ValueError(message)
        return place

    def op(self, key: str, number: int) -> Op:
        """
        The op at an address.
        """
        return self.ops[key][number]
