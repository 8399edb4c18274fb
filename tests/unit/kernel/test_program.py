"""Programs: every op has one place, and a name that changes with nothing else."""

import pytest

from dejarik.kernel import ops
from dejarik.kernel.game import KERNEL_OPS
from dejarik.kernel.program import Node, Op, Programs, copied, program_hash, walk
from examples.toy.game import Toy


def ops_of(node: Node) -> list[Op]:
    """The ops of a tree, in the order of their numbers."""
    return [one for one in walk(node) if isinstance(one, Op)]


def test_a_copy_is_equal_and_shares_no_node() -> None:
    """Also where the original has one op in two places, or the default of a field."""
    nothing = ops.Nothing()
    tree = ops.Sequence((nothing, ops.May(nothing), ops.May(ops.Then(nothing, nothing))))

    again = copied(tree)

    assert tree == again
    places = [id(one) for one in ops_of(again)]
    assert len(places) == len(set(places))
    assert not set(places) & {id(one) for one in ops_of(tree)}


def test_an_op_cannot_be_registered_twice() -> None:
    """Changing one program would otherwise change what saved frames of another mean."""
    shared = ops.Nothing()
    programs = Programs()
    programs.add("first", (ops.Sequence((shared,)),))

    with pytest.raises(ValueError, match=r"of second has a place in \('first', 1\) already"):
        programs.add("second", (ops.Sequence((shared,)),))


def test_an_op_cannot_stand_twice_in_one_program() -> None:
    """Its frames would not know in which of the places they stand."""
    shared = ops.Nothing()

    with pytest.raises(ValueError, match="has a place in"):
        Programs().add("only", (ops.Sequence((shared, shared)),))


def test_a_name_is_given_to_one_program_only() -> None:
    """The second is refused, and the first stays."""
    programs = Programs()
    first = ops.Nothing()
    programs.add("name", (first,))

    with pytest.raises(ValueError, match="two programs named name"):
        programs.add("name", (ops.Nothing(),))

    assert first is programs.op("name", 0)


def test_named_ops_are_found_by_their_names_alone() -> None:
    """Whatever stands before or behind them in the list."""
    first, second = ops.Nothing(), ops.End()
    one, other = Programs(), Programs()
    one.add_named("rules", {"first": first, "second": second})
    other.add_named("rules", {"second": second})

    assert ("rules.second", 0) == one.address(second) == other.address(second)


def test_every_game_knows_the_ops_of_the_kernel_by_name() -> None:
    """A frame of them is saved with that name."""
    game = Toy()

    for name, op in KERNEL_OPS.items():
        assert (f"kernel.{name}", 0) == game.programs.address(op)


def test_equal_programs_have_equal_hashes() -> None:
    """And others have others."""
    assert program_hash((ops.Nothing(),)) == program_hash((copied(ops.Nothing()),))
    assert program_hash((ops.Nothing(),)) != program_hash((ops.End(),))
