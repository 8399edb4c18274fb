"""
What the language does not say: a condition in front of a then.

An `if_` whose condition is not met does nothing, and that counts as done; so what follows a
then would happen although nothing came before it. Such programs are refused when they are
built, from words and from plain data.
"""

from __future__ import annotations

from dejarik.kernel import ops
from dejarik.kernel.program import Node, Op, children


class ConditionBeforeThen(ValueError):
    """A program in which an unmet condition in front of a then would count as done."""

    def __init__(self) -> None:
        """Say what to write instead."""
        super().__init__(
            "an if_ in front of a then counts as done when its condition is not met: "
            "write spot_to for what must be spotted, give if_ an otherwise, "
            "or put the then inside it"
        )


def refuse_condition_before_then(node: Node) -> None:
    """
    Look at one node: what its then, or a then among its sentences, would follow.

    Rulings: arh.part7.then.01
    """
    if isinstance(node, ops.Then) and counts_unmet(node.first):
        raise ConditionBeforeThen
    if isinstance(node, ops.Sequence):
        for place, sentence in enumerate(node.parts):
            if has_then(sentence) and any(counts_unmet(one) for one in node.parts[:place]):
                raise ConditionBeforeThen


def counts_unmet(op: Op) -> bool:
    """Whether somewhere in it a condition that is not met would count as done."""
    if isinstance(op, ops.If) and isinstance(op.otherwise, ops.Nothing):
        return True
    return any(counts_unmet(one) for one in _done_with(op))


def has_then(op: Op) -> bool:
    """Whether a then in it asks for all that came before."""
    return isinstance(op, ops.Then) or any(has_then(one) for one in _done_with(op))


def _done_with(op: Op) -> list[Op]:
    """The ops inside an op that are done along with it: not those that wait for later."""
    if isinstance(op, ops.Later):
        return []
    return [one for one in children(op) if isinstance(one, Op)]
