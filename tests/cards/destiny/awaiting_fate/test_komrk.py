"""Kom'rk-Class Fighter: shields that go from a support anywhere."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("24078")
def test_the_komrk_comes_with_shields() -> None:
    """Three of them."""
    t = Tabletop("T01", "T02", hand="24078")
    t.answer("play 24078")
    ship = t.copy("24078")
    assert (3, 0, 0) == (ship.shields, ship.damage, ship.resources)


@card("24078")
def test_the_komrk_moves_a_shield_to_any_card_but_a_plot() -> None:
    """Characters, supports, upgrades and the battlefield; once a round."""
    t = Tabletop("T01", "T02")
    t.support("24078").shields = 2
    t.support("T51")
    t.support("T12", THEM)
    t.upgrade("T22", on="their T02")

    t.answer("use 24078")
    assert ["T01", "T41", "their T02", "their T12", "their T22"] == t.options()
    t.answer("their T22")

    assert (1, 1) == (t.copy("24078").shields, t.copy("their T22").shields)
    t.pass_turn()
    assert "use 24078" not in t.options()
