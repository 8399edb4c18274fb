"""Bans at play: what cannot be done although nothing else is in its way."""

from dejarik.testing.destiny.table import Tabletop


def test_some_cards_cannot_be_played_on_a_character() -> None:
    """Gray upgrades go on the other one only; a red one goes on either red one."""
    t = Tabletop("T86 T01", "T02", hand="T22 T24")

    t.answer("play T22")
    assert t.copy("T01").ref == t.copy("T22").host
    t.pass_turn()
    t.answer("play T24")

    assert ["T86", "T01"] == t.options()


def test_without_another_character_the_card_cannot_be_played() -> None:
    """There is nowhere for it to go."""
    t = Tabletop("T86", "T02", hand="T22")

    assert "play T22" not in t.options()
