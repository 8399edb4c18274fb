"""Seeking Answers: what is not paid for does not happen."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21051")
def test_the_way_of_the_jedi_wants_its_resource() -> None:
    """Without one nothing is asked."""
    t = Tabletop("T02", "T06 T03", hand="21051", resources=1)
    t.copy("T02").subtypes.append("jedi")
    t.show("their T06", "2RD")
    t.show("their T03", "1R")

    t.answer("play 21051")

    assert "they: action" == t.asked()
    assert ["T03 1R"] == t.pool(THEM)


@card("21102")
def test_figrin_dan_asks_for_tokens_first() -> None:
    """Without them no die is resolved, whatever lies in the pools."""
    t = Tabletop("21102 T01", "T02")
    t.copy("T01").charms = 1
    t.show("21102", "1R")
    t.show("T01", "1R")

    t.answer("use 21102")

    assert "they: action" == t.asked()
    assert ["21102 1R", "T01 1R"] == t.pool()
    assert 5 == t.resources()


@card("21035")
def test_a_prizefighter_without_a_die_strikes_nobody() -> None:
    """And nobody is asked."""
    t = Tabletop("T03", "T02 T04", hand="21035")
    t.show("T03", "1R")

    t.answer("play 21035")

    assert "you: additional_action" == t.asked()


@card("21084")
def test_a_lightsaber_feint_is_for_characters() -> None:
    """A blue support with a die stays where it is."""
    t = Tabletop("T04", "T02", hand="21084")
    t.support("21053")
    t.copy("T04").ready = False
    t.show("T04", "1R")

    t.answer("play 21084")

    assert t.copy("21053").ready
    assert "you: additional_action" == t.asked()


@card("21035")
def test_a_prizefighter_may_use_a_yellow_upgrade() -> None:
    """Not a yellow support; indirect damage is damage."""
    t = Tabletop("T84 T03", "T02", hand="21035")
    t.upgrade("01025", on="T03")
    t.support("01049")
    t.show("T84", "2ID")
    t.show("01025", "2MD1")
    t.show("01049", "3RD")

    t.answer("play 21035")
    assert ["die T84 2ID", "die 01025 2MD1"] == t.options()
    t.answer("die 01025 2MD1", "T03", "their T02")

    assert 2 == t.copy("T03").damage
    assert ["T84 2ID", "01049 3RD"] == t.pool()


@card("21073")
def test_sabine_wren_pays_for_dear_dice() -> None:
    """The cost that a die shows."""
    t = Tabletop("21073", "T02")
    t.support("T85")
    t.show("T85", "2Dr1")

    t.answer("use 21073", "die T85 2Dr1")

    assert 4 == t.resources()
    assert 2 == t.copy("their T02").damage
