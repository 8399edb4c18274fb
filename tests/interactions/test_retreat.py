"""Retreat against cards that make the granted action more than one."""

from dejarik.testing.destiny.table import Tabletop, ruling


@ruling("arh.clar.aw.20")
def test_retreat_ends_the_phase_before_an_action_its_granted_action_made() -> None:
    """The opponent's granted action plays an Ambush card; the phase ends all the same."""
    table = Tabletop(hand="01110 T31", their_hand="T35 T31")

    table.answer("play 01110", "play T35")

    assert "you: upkeep_discard" == table.asked()
    assert [1, 1] == [event.amount for event in table.events("actions_granted")]
