"""The names on the wire are those that the rules use."""

from typing import get_args

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import ACTION, SETUP, UPKEEP
from dejarik.games.destiny.seen.view_names import PHASE_NAMES, REASON_NAMES
from dejarik.games.destiny.wire import DecisionReason


def test_every_reason_has_a_number_and_every_number_a_reason() -> None:
    """The numbers of the rules and the names of the wire are one list."""
    assert list(get_args(DecisionReason)) == list(REASON_NAMES.values())


def test_names_stand_in_the_order_of_their_numbers() -> None:
    """A number of the rules is the place of its name."""
    assert ("setup", "action", "upkeep") == (
        PHASE_NAMES[SETUP],
        PHASE_NAMES[ACTION],
        PHASE_NAMES[UPKEEP],
    )
    assert "round_began" == ev.event_name(ev.ROUND_BEGAN)
    assert "activation_due" == ev.event_name(ev.ACTIVATION_DUE)
    assert "die_payment_due" == ev.event_name(ev.KINDS - 1)
    assert ev.KINDS == len(ev.EVENT_NAMES)
