"""Terms: arithmetic and logic over what other nodes say, with no game in sight."""

from dataclasses import dataclass

import pytest

from dejarik.kernel import terms
from dejarik.kernel.chance import seed_from
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Condition, Quantity, Selector
from dejarik.kernel.state import State
from dejarik.kernel.terms import Number
from examples.toy.game import Toy

GAME = Toy()
YES = terms.AtLeast(Number(1), Number(1))
NO = terms.Not(YES)


@dataclass(frozen=True)
class Things(Selector):
    """So many things."""

    number: int

    def find(self, s: State, scope: Scope) -> list[int]:
        """As many as were made."""
        return list(range(self.number))


@pytest.fixture
def state() -> State:
    """Return a fresh game."""
    return GAME.start({}, seed_from("terms"))


@pytest.mark.parametrize(
    ("expected", "quantity"),
    [
        (3, Number(3)),
        (6, terms.Sum((Number(1), Number(2), Number(3)))),
        (0, terms.Sum(())),
        (2, terms.Difference(Number(5), Number(3))),
        (0, terms.Difference(Number(3), Number(5))),
        (2, terms.Half(Number(3), rounded_up=True)),
        (1, terms.Half(Number(3), rounded_up=False)),
        (2, terms.Capped(Number(5), Number(2))),
        (1, terms.Capped(Number(1), Number(2))),
        (4, terms.Count(Things(4))),
        (7, terms.AmountDone()),
        (0, terms.EventAmount()),
        (1, terms.You()),
        (0, terms.Opponent()),
        (1, terms.ChosenPlayer()),
    ],
)
def test_an_amount_is_worked_out(state: State, expected: int, quantity: Quantity) -> None:
    """Before anything was named or has happened, the chosen player is one's own."""
    scope = Scope(1, 0)
    scope.amount = 7

    assert expected == quantity.amount(state, scope)


def test_an_event_says_how_much_it_was(state: State) -> None:
    """To the ability that waits for it."""
    scope = Scope(0, 0)
    scope.event = Event(1, 0, 0, 0, 5)

    assert 5 == terms.EventAmount().amount(state, scope)


def test_a_player_who_was_chosen_is_meant_from_then_on(state: State) -> None:
    """Under the one name that is kept for players."""
    scope = Scope(1, 0)
    scope.names[terms.PLAYER_NAME] = [0]

    assert 0 == terms.ChosenPlayer().amount(state, scope)


@pytest.mark.parametrize(
    ("expected", "condition"),
    [
        (True, terms.ThereIs(Things(1))),
        (False, terms.ThereIs(Things(0))),
        (True, terms.AtLeast(Number(2), Number(2))),
        (False, terms.AtLeast(Number(1), Number(2))),
        (True, terms.MoreThan(Number(3), Number(2))),
        (False, terms.MoreThan(Number(2), Number(2))),
        (True, terms.Even(Number(0))),
        (False, terms.Even(Number(3))),
        (False, NO),
        (True, terms.Both((YES, YES))),
        (False, terms.Both((YES, NO))),
        (True, terms.EitherHolds((NO, YES))),
        (False, terms.EitherHolds((NO, NO))),
        (False, terms.EitherHolds(())),
    ],
)
def test_a_condition_holds_or_not(state: State, expected: bool, condition: Condition) -> None:
    """As its parts say."""
    assert expected is condition.holds(state, Scope(0, 0))
