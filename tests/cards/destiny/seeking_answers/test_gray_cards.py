"""Seeking Answers, further gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("21102")
def test_figrin_dan_plays_for_charm() -> None:
    """For two tokens a die of that character is resolved and stays."""
    t = Tabletop("21102 T01", "T02 T06")
    t.copy("T01").charms = 2
    t.copy("their T02").charms = 3
    t.copy("their T06").charms = 1
    t.upgrade("T21", on="T01")
    t.show("T01", "1R")
    t.show("T21", "1R")
    t.show("their T02", "1R")

    t.answer("use 21102")
    assert ["T01", "their T02"] == t.options()
    t.answer("T01")

    assert 0 == t.copy("T01").charms
    assert 6 == t.resources()
    assert ["T01 1R", "T21 1R"] == t.pool()


@card("21102")
def test_figrin_dan_can_use_their_dice() -> None:
    """Of either player; once a round."""
    t = Tabletop("21102", "T02 T06")
    t.copy("their T02").charms = 2
    t.show("their T02", "1R")
    t.show("their T06", "1R")

    t.answer("use 21102", "pass")

    assert 0 == t.copy("their T02").charms
    assert 6 == t.resources()
    assert ["T02 1R", "T06 1R"] == t.pool(THEM)
    assert "use 21102" not in t.options()


@card("21102")
def test_figrin_dan_needs_two_tokens() -> None:
    """With one nothing happens."""
    t = Tabletop("21102 T01", "T02")
    t.copy("T01").charms = 1
    t.show("T01", "1R")

    t.answer("use 21102")

    assert 1 == t.copy("T01").charms
    assert 5 == t.resources()


@card("21104")
def test_a_charm_offensive_removes_a_character_die() -> None:
    """For a charm token from any character."""
    t = Tabletop("T01", "T02 T06", hand="21104")
    t.support("T11", seat=THEM)
    t.copy("T01").charms = 1
    t.copy("their T06").charms = 2
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T11", "1R")

    t.answer("play 21104")
    assert ["T01", "their T06"] == t.options()
    t.answer("their T06")
    assert ["die T01 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert 1 == t.copy("their T06").charms
    assert ["T11 1R"] == t.pool(THEM)


@card("21104")
def test_a_charm_offensive_needs_a_token() -> None:
    """Without one no die goes."""
    t = Tabletop("T01", "T02", hand="21104")
    t.show("their T02", "2RD")

    t.answer("play 21104")

    assert ["T02 2RD"] == t.pool(THEM)


@card("21107")
def test_mad_about_me_places_a_charm_token() -> None:
    """On any character, with a musician of yours; another action follows."""
    t = Tabletop("T01", "T02", hand="21107")
    t.support("T12").subtypes.append("musician")

    t.answer("play 21107")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").charms
    assert "you: additional_action" == t.asked()
    assert 4 == t.resources()


@card("21107")
def test_mad_about_me_needs_a_musician() -> None:
    """Theirs does not count."""
    t = Tabletop("T01", "T02", hand="21107")
    t.copy("their T02").subtypes.append("musician")

    t.answer("play 21107")

    assert 0 == t.copy("their T02").charms
    assert "you: additional_action" == t.asked()


@card("21110")
def test_the_moisture_farm_draws_for_a_resource_die() -> None:
    """One of yours, resolved; the farm is exhausted."""
    t = Tabletop("T01 T03", "T02")
    t.support("21110")
    t.support("T13")
    t.show("T01", "1R")
    t.show("T13", "2R")
    t.show("T03", "1MD")
    t.show("their T02", "1R")

    t.answer("use 21110")
    assert ["die T01 1R", "die T13 2R"] == t.options()
    t.answer("die T13 2R")

    assert 7 == t.resources()
    assert 1 == len(t.hand())
    assert not t.copy("21110").ready


@card("21110")
def test_the_moisture_farm_needs_both() -> None:
    """Without a die it is not exhausted, and nothing is drawn."""
    t = Tabletop("T01", "T02")
    t.support("21110")
    t.show("T01", "1MD")
    t.show("their T02", "1R")

    t.answer("use 21110")

    assert [] == t.hand()
    assert t.copy("21110").ready


@card("21110")
def test_the_moisture_farm_works_once() -> None:
    """Exhausted it does nothing."""
    t = Tabletop("T01", "T02")
    t.support("21110").ready = False
    t.show("T01", "1R")

    t.answer("use 21110")

    assert [] == t.hand()
    assert ["T01 1R"] == t.pool()


@card("21111")
def test_the_modal_nodes_turn_a_die_to_resources() -> None:
    """With Figrin D'an beside them, one of yours; once a round."""
    t = Tabletop("21102 T01 T03", "T02")
    t.support("21111")
    t.show("T01", "1MD")
    t.show("T03", "2RD")
    t.show("their T02", "1MD")

    t.answer("use 21111")
    assert ["die T01 1MD", "die T03 2RD"] == t.options()
    t.answer("die T01 1MD", "pass")

    assert ["T01 1R", "T03 2RD"] == t.pool()
    assert "use 21111" not in t.options()


@card("21111")
def test_the_modal_nodes_need_figrin_dan() -> None:
    """Theirs does not count."""
    t = Tabletop("T01", "T02 21102")
    t.support("21111")
    t.show("T01", "1MD")

    t.answer("use 21111")

    assert ["T01 1MD"] == t.pool()


@card("21112")
def test_the_ib_94_shields_its_character() -> None:
    """It is exhausted for it."""
    t = Tabletop("T01 T03", "T02")
    t.upgrade("21112", on="T01")

    t.answer("use 21112")

    assert 1 == t.copy("T01").shields
    assert not t.copy("21112").ready


@card("21112")
def test_the_ib_94_shields_once() -> None:
    """Exhausted it does nothing."""
    t = Tabletop("T01", "T02")
    t.upgrade("21112", on="T01").ready = False

    t.answer("use 21112")

    assert 0 == t.copy("T01").shields


@card("21112")
def test_the_ib_94_has_ambush() -> None:
    """Another action follows."""
    t = Tabletop("T01", "T02", hand="21112")

    t.answer("play 21112")

    assert "you: additional_action" == t.asked()
