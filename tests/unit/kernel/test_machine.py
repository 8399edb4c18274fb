"""The machine's own guards; what it plays is tested with games."""

import pytest

from dejarik.kernel import machine
from dejarik.kernel.frames import Frame
from dejarik.kernel.program import Op
from dejarik.testing.table import Tabletop


class Idle(Op):
    """
    An op that never comes to an end.
    """

    def step(self, s: object, f: object) -> None:
        """
        Nothing, again and again.
        """


def test_an_op_that_never_ends_is_named() -> None:
    """
    A fault in the rules is an error with a name, not an endless game.
    """
    state = Tabletop().state
    state.frames.append(Frame(Idle(), 0, 0))

    with pytest.raises(machine.Stuck, match="nothing was asked"):
        machine.run(state)


def test_an_empty_stack_is_named() -> None:
    """
    The bottom op of a game must never pop.
    """
    state = Tabletop().state
    state.frames.clear()

    with pytest.raises(machine.Stuck, match="must never pop"):
        machine.run(state)
