"""
Programs: the immutable trees that frames point into.

A node never changes once made and holds only nodes, numbers, strings and tuples.
Ops are the nodes that run; every op and every ability of a program has an address
(program, number), which is how a saved frame finds its way back. State never lives in a node.

An op or ability stands in one place only: what two programs have in common each has for itself, so
that changing one of them changes no saved frame of the other.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import mypyc_attr

from dejarik.kernel.wire import digest

if TYPE_CHECKING:
    from dejarik.kernel.decisions import Option
    from dejarik.kernel.frames import Form, Frame, Scope
    from dejarik.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Node:
    """A part of a program."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Addressed(Node):
    """A node that saved data can name: an op, or an ability."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Op(Addressed):
    """A node that runs: the machine steps the op of the top frame."""

    def can(self, s: State, scope: Scope) -> bool:
        """Whether it could do anything, judged only by what everyone sees."""
        return True

    def payable(self, s: State, scope: Scope) -> bool:
        """As a cost: whether it could be done in full."""
        return self.can(s, scope)

    def seems_payable(self, s: State, scope: Scope) -> bool:
        """As a cost: whether it could be done in full, as far as everyone knows."""
        return self.payable(s, scope)

    def step(self, s: State, f: Frame) -> None:
        """Do one thing: push work, propose an event, ask, or pop the frame."""
        raise NotImplementedError

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """What the form's seat may answer now, given its picks so far."""
        raise NotImplementedError

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        """Take one stage's answer into the form; close the form when it is complete."""
        form.picks.append(option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """All forms are closed: read them, but ask nothing new before the next step."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Quantity(Node):
    """A number that is worked out when it is read."""

    def amount(self, s: State, scope: Scope) -> int:
        """The number now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Condition(Node):
    """A question with the answer yes or no."""

    def holds(self, s: State, scope: Scope) -> bool:
        """Whether it is true now."""
        raise NotImplementedError


ALL: Final = 0
CHOOSE: Final = 1
RANDOM: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Selector(Node):
    """A description that picks out entities, and how many of them are meant."""

    def find(self, s: State, scope: Scope) -> list[int]:
        """All entities that fit, in stable order."""
        raise NotImplementedError

    def mode(self) -> int:
        """Whether all of them are meant, or a choice, or some at random."""
        return ALL

    def at_least(self, s: State, scope: Scope) -> int:
        """How many must be chosen, if there are so many."""
        return 1

    def at_most(self, s: State, scope: Scope) -> int:
        """How many may be chosen."""
        return 1

    def chooser(self, s: State, scope: Scope) -> int:
        """Who chooses: whoever acts just now, unless the description says otherwise."""
        return scope.actor

    def is_secret(self, s: State, scope: Scope) -> bool:
        """
        Whether what fits depends on cards that others cannot see.

        Then the question is asked even if nothing or only one thing fits.
        """
        return False

    def size(self, s: State, scope: Scope) -> int:
        """Where what fits is a secret: among how many things it lies, as everyone knows."""
        return len(self.find(s, scope))

    def accepts(self, s: State, scope: Scope, picks: list[int], entity: int) -> bool:
        """Whether an entity goes with those already picked."""
        return True

    def is_joint(self) -> bool:
        """Whether not everything that fits goes together."""
        return False

    def draw(self, s: State, scope: Scope, size: int) -> int:
        """For random descriptions: a number below `size` from the state's chance."""
        raise NotImplementedError


_FIELD_NAMES: Final[dict[type, tuple[str, ...]]] = {}
"""Asked for hundreds of thousands of times while cards are loaded; a class never changes them."""


def _field_names(node: Node) -> tuple[str, ...]:
    found = _FIELD_NAMES.get(type(node))
    if found is None:
        found = tuple([one.name for one in fields(node)])
        _FIELD_NAMES[type(node)] = found
    return found


def children(node: object) -> list[Node]:
    """The nodes directly inside a node or tuple, in field order."""
    found: list[Node] = []
    if isinstance(node, tuple):
        _gather(node, found)
    elif isinstance(node, Node):
        for name in _field_names(node):
            _gather(getattr(node, name), found)
    return found


def _gather(part: object, found: list[Node]) -> None:
    if isinstance(part, Node):
        found.append(part)
    elif isinstance(part, tuple):
        for one in part:
            _gather(one, found)


def walk(node: Node) -> list[Node]:
    """A node and all nodes below it, parents first."""
    found: list[Node] = []
    waiting = [node]
    while waiting:
        one = waiting.pop()
        found.append(one)
        below = children(one)
        below.reverse()
        waiting += below
    return found


def program_hash(parts: tuple[Node, ...]) -> str:
    """A fingerprint of a program, for journals to pin what they were played by."""
    return digest(repr(parts).encode())


def written(node: Node, later: dict[str, object]) -> str:
    """
    A node as its hash knows it, where fields came later that say nothing by their default.

    Without them a program that has not changed keeps its hash, and a saved game its programs.
    """
    said = [
        f"{name}={getattr(node, name)!r}"
        for name in _field_names(node)
        if name not in later or getattr(node, name) != later[name]
    ]
    return f"{type(node).__name__}({', '.join(said)})"


N = TypeVar("N", bound=Node)


def copied(node: N) -> N:
    """
    The same tree once more, with a node of its own at every place.

    Also where the original has one node in several places, as words of a language do.
    """
    return type(node)(*[_copied_part(getattr(node, name)) for name in _field_names(node)])


def _copied_part(part: object) -> object:
    if isinstance(part, Node):
        return copied(part)
    if isinstance(part, tuple):
        return tuple([_copied_part(one) for one in part])
    return part


class Programs:
    """All programs a game can run, and the address of every op and ability in them."""

    def __init__(self) -> None:
        self.ops: dict[str, list[Op]] = {}
        self.abilities: dict[str, list[Addressed]] = {}
        self.addresses: dict[int, tuple[str, int]] = {}

    def add(self, key: str, roots: tuple[Node, ...]) -> None:
        """
        Register a program under a name of its own.

        Raises ValueError when the name is taken, or an op of it has an address already:
        a program that shares nodes with others is registered as a copy (`copied`).
        """
        if key in self.ops:
            message = f"there are two programs named {key}; give one of them another name"
            raise ValueError(message)
        ops: list[Op] = []
        abilities: list[Addressed] = []
        for root in roots:
            for node in walk(root):
                if not isinstance(node, Addressed):
                    continue
                if id(node) in self.addresses:
                    message = f"{node!r} of {key} has a place in {self.address(node)} already"
                    raise ValueError(message)
                if isinstance(node, Op):
                    self.addresses[id(node)] = (key, len(ops))
                    ops.append(node)
                else:
                    self.addresses[id(node)] = (key, len(abilities))
                    abilities.append(node)
        self.ops[key] = ops
        self.abilities[key] = abilities

    def add_named(self, family: str, ops: dict[str, Op]) -> None:
        """Register single ops, each as a program that has its name: a new one shifts no other."""
        for name, op in ops.items():
            self.add(f"{family}.{name}", (op,))

    def address(self, node: Addressed) -> tuple[str, int]:
        """Where an op or an ability stands."""
        place = self.addresses.get(id(node))
        if place is None:
            message = f"{node!r} belongs to no registered program, so it cannot be saved"
            raise ValueError(message)
        return place

    def op(self, key: str, number: int) -> Op:
        """The op at an address."""
        return self.ops[key][number]

    def ability(self, key: str, number: int) -> Addressed:
        """The ability at an address."""
        return self.abilities[key][number]
