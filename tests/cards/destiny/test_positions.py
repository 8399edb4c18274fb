"""Approved positions: what was read and found right on a table is offered and done again."""

from dejarik.testing.destiny.approved import approved
from dejarik.testing.destiny.table import card


@card(*sorted(approved()))
def test_a_card_does_what_was_approved(code: str) -> None:
    """Everything offered on the way, and what can be said of the table at the end."""
    for one in approved().get(code, []):
        assert (one.steps, one.end) == one.replay()
