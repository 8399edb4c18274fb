"""Programs as plain data, for a game that says which nodes it has."""

from types import ModuleType

import pytest

from dejarik.kernel import ops, terms
from dejarik.kernel.json_form import Reader, UnreadableProgram, classes_in, to_json
from dejarik.kernel.program import Node

PROGRAM = ops.If(terms.Even(terms.Number(2)), ops.Sequence((ops.Nothing(), ops.End())))


def allow(node: Node) -> None:
    """Refuse nothing."""


def test_a_program_of_the_kernel_survives_being_written_down() -> None:
    """With the modules it is made of."""
    assert PROGRAM == Reader(classes_in([ops, terms]), allow).read(to_json(PROGRAM))


def test_a_game_without_the_module_does_not_know_its_nodes() -> None:
    """What it has not listed is no node to it."""
    with pytest.raises(UnreadableProgram, match="there is no node called 'Even'"):
        Reader(classes_in([ops]), allow).read(to_json(PROGRAM))


def test_every_node_is_looked_at() -> None:
    """From the inside to the outside."""
    seen: list[str] = []
    reader = Reader(classes_in([ops, terms]), lambda node: seen.append(type(node).__name__))
    reader.read(to_json(PROGRAM))

    assert ["Number", "Even", "Nothing", "End", "Sequence", "Nothing", "If"] == seen


def test_two_nodes_of_one_name_are_refused() -> None:
    """Their forms would be the same."""
    other = ModuleType("other")
    other.Number = type("Number", (Node,), {"__module__": "other"})  # type: ignore[attr-defined]

    with pytest.raises(TypeError, match="two nodes are called Number"):
        classes_in([terms, other])
