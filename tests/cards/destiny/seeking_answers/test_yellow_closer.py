"""Seeking Answers, yellow cards looked at more closely: costs, shields, whose and when."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21033")
def test_most_wanted_takes_cards_from_their_hand_only() -> None:
    """They choose among theirs, not yours, not the discard pile; two cards stay two."""
    t = Tabletop("T01", "T02", hand="T33", their_hand="T31 T32")
    t.discard_pile("T34", seat=THEM)
    t.downgrade("21033", on="their T02")
    t.pass_turn()

    t.answer("activate their T02")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert "they: choose" == t.asked()
    assert ["their card T31", "their card T32"] == t.options()


@card("21035")
def test_a_prizefighter_needs_his_die_and_is_blocked() -> None:
    """Shields count; their dice and yellow supports do not."""
    t = Tabletop("T03 T01", "T06 T02", hand="21035")
    t.copy("T01").shields = t.copy("their T06").shields = 1
    t.show("T03", "2RD")
    t.show("their T06", "2RD")

    t.answer("play 21035")
    assert ["T03", "T01", "their T06"] == t.options()
    t.answer("T01")
    assert ["their T06", "their T02"] == t.options()
    t.answer("their T06")

    assert (1, 1) == (t.copy("T01").damage, t.copy("their T06").damage)
    assert ["T06 2RD"] == t.pool(THEM)
