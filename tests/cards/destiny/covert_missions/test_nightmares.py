"""Covert Missions: a die that hits only the character its card is on."""

from dejarik.testing.destiny.table import Tabletop, card


@card("12005")
def test_a_nightmare_hits_only_the_attached_character() -> None:
    """Nobody else is offered; another die of yours hits anybody."""
    t = Tabletop("T01", "T02 T06")
    t.downgrade("12005", on="their T02")
    t.show("12005", "2MD")
    t.show("T01", "1MD")

    t.answer("resolve melee", "die 12005 2MD")
    assert 2 == t.copy("their T02").damage
    t.answer("die T01 1MD")

    assert ["T01", "their T02", "their T06"] == t.options()
