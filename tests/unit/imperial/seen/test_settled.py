"""Surges of an attack that defeats its target already."""

import pytest

from dejarik.games.imperial.effects.dice import AddKeyword, AddResults
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.conditions import FOCUSED, STUNNED
from dejarik.games.imperial.seen.settled import only_harms
from dejarik.games.imperial.seen.views import view_of
from dejarik.kernel.ops import Sequence
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.table import Skirmish

PIERCE = AddResults(((st.PIERCE, Number(2)),))
BLAST = AddResults(((st.BLAST, Number(1)),))


def attacked(attack: str, defence: str) -> Skirmish:
    """A trooper of 3 Health is attacked from beside it, with these faces."""
    table = Skirmish("darthvader b2", "rebeltrooper b3 e2 g7")
    table.activate("darthvader")
    table.roll("darthvader", attack)
    table.roll("their rebeltrooper 1", defence)
    table.play("attack their rebeltrooper 1")
    return table


def is_settled(table: Skirmish) -> bool:
    """Whether the first seat is told that nothing more can be gained."""
    decision = view_of(table.state, 0).decision
    assert decision is not None
    assert "surges" == decision.reason
    return decision.settled


def test_surges_are_settled_once_the_target_falls() -> None:
    """Pierce and damage are all that Vader can buy."""
    assert is_settled(attacked("red 030, red 020, yellow 001", "white 000"))


def test_surges_are_open_while_the_target_stands() -> None:
    """Damage that is not enough yet is bought."""
    assert not is_settled(attacked("red 010, red 010, yellow 001", "white 000"))


@pytest.mark.parametrize(
    ("effect", "harms"),
    [
        (PIERCE, True),
        (AddResults(((st.DAMAGE, Number(1)), (st.ACCURACY, Number(2)))), True),
        (AddKeyword(STUNNED), True),
        (Sequence((PIERCE, AddKeyword(STUNNED))), True),
        (BLAST, False),
        (AddResults(((st.RECOVER, Number(1)),)), False),
        (AddKeyword(FOCUSED), False),
        (Sequence((PIERCE, BLAST)), False),
    ],
)
def test_what_reaches_beyond_the_target_is_never_settled(effect: Op, harms: bool) -> None:
    """Blast, Cleave, Recover and conditions that do good are worth buying all the same."""
    assert harms == only_harms(effect)
