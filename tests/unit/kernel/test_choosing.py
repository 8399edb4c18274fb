"""Choosing several things that do not all go together."""

from dataclasses import dataclass

from dejarik.kernel.choosing import Choose
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import CHOOSE
from dejarik.kernel.state import State
from tests.unit.kernel.test_ops import Some, run


@dataclass(frozen=True)
class Pairs(Some):
    """Things of which only these pairs go together."""

    pairs: tuple[tuple[int, int], ...] = ()

    def accepts(self, s: State, scope: Scope, picks: list[int], entity: int) -> bool:
        """With all that are picked."""
        return all((pick, entity) in self.pairs for pick in picks)


def offered(s: State) -> list[int]:
    """The things that can be picked now, and 0 for stopping."""
    (decision,) = s.game.pending(s)
    return [option.target for option in decision.options]


def pick(s: State, thing: int) -> None:
    """Pick one of them."""
    (decision,) = s.game.pending(s)
    s.game.apply(s, decision.seat, decision.id, offered(s).index(thing))


def test_just_as_many_are_picked_as_are_wanted_where_they_go_together() -> None:
    """What leads to no complete choice is not offered, nor is stopping before it is complete."""
    things = Pairs((1, 2, 3, 4), CHOOSE, 2, 2, pairs=((2, 3), (2, 4)))
    s, scope = run(Choose(things, "two"))

    assert [2] == offered(s)
    pick(s, 2)
    assert [3, 4] == offered(s)
    pick(s, 4)
    assert [2, 4] == scope.names["two"]


def test_as_many_are_picked_as_go_together_where_there_are_too_few() -> None:
    """No three go together: two must do, and only a pair is offered."""
    things = Pairs((1, 2, 3, 4), CHOOSE, 3, 3, pairs=((2, 4),))
    s, scope = run(Choose(things, "three"))

    assert [2] == offered(s)
    pick(s, 2)
    assert [4] == offered(s)
    pick(s, 4)
    assert [0] == offered(s)
    pick(s, 0)
    assert ([2, 4], False) == (scope.names["three"], scope.ok)
