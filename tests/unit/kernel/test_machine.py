"""The machine's own guards; what it plays is tested with games."""

import pytest

from dejarik.kernel import machine
from dejarik.kernel.decisions import ONE, PASS, Option, find_option
from dejarik.kernel.frames import Frame
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask
from dejarik.kernel.state import State
from dejarik.testing.destiny.table import Tabletop


class Idle(Op):
    """An op that never comes to an end."""

    def step(self, s: object, f: object) -> None:
        """Nothing, again and again."""


def test_an_op_that_never_ends_is_named() -> None:
    """A fault in the rules is an error with a name, not an endless game."""
    state = Tabletop().state
    state.frames.append(Frame(Idle(), 0, 0))

    with pytest.raises(machine.Stuck, match="nothing was asked"):
        machine.run(state)


class Misled(Op):
    """An op that looks for an option nobody offers, when it has been answered."""

    def options(self, s: object, f: object, form: object) -> list[Option]:
        """One."""
        return [Option(PASS)]

    def closed(self, s: State, f: Frame) -> None:
        """Change something, then fail."""
        s.turns += 1
        find_option([], (0, 0, 0, 0))


def test_a_rule_that_answers_what_is_not_offered_is_no_refusal() -> None:
    """Whoever refuses says that nothing has changed; here something has."""
    state = Tabletop().state
    state.frames[-1].forms = []
    state.decisions = None
    frame = Frame(Misled(), 0, 0)
    state.frames.append(frame)
    ask(state, frame, 0, ONE, 0)
    (decision,) = machine.pending(state)

    with pytest.raises(machine.BrokenRule, match="not offered"):
        machine.answer(state, 0, decision.id, 0)


def test_an_empty_stack_is_named() -> None:
    """The bottom op of a game must never pop."""
    state = Tabletop().state
    state.frames.clear()

    with pytest.raises(machine.Stuck, match="must never pop"):
        machine.run(state)
