"""What is not legal: it is not offered, and answering it anyway changes nothing."""

import pytest

from dejarik.kernel.decisions import IllegalAnswer
from dejarik.testing.table import THEM, Tabletop, ruling


@ruling("arh.part5.illegal.01", "arh.part5.illegal.02", "arh.part5.illegal.03")
def test_an_illegal_action_changes_nothing_and_is_asked_for_again() -> None:
    """
    Past the last option, and by who is not asked: the state keeps every byte.
    """
    t = Tabletop(hand="T32", resources=2)
    asked = t.decision()
    before = t.game.dump(t.state)

    for seat, choice in ((asked.seat, len(asked.options)), (THEM, 0)):
        with pytest.raises(IllegalAnswer):
            t.game.apply(t.state, seat, asked.id, choice, t.recorder)

    assert before == t.game.dump(t.state)
    assert ["activate T01", "reroll", "claim", "pass"] == t.options()


@ruling("arh.part5.illegal.01")
def test_a_card_that_cannot_be_paid_for_is_never_shown() -> None:
    """
    It is not offered, so nobody learns that it is in hand.
    """
    t = Tabletop(hand="T32", resources=2)

    t.answer("activate T01")

    assert not t.state.knowledge.knows(THEM, t.state.players[0].hand[0])
