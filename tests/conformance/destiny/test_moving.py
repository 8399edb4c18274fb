"""Moving damage, shields and upgrades from one card to another."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling

CHARACTERS = ["T01", "T06", "their T02"]


def wounded(hand: str, damage: int = 4) -> Tabletop:
    """Two characters of yours, the first hurt; one of theirs with two shields."""
    t = Tabletop("T01 T06", "T02", hand=hand)
    t.copy("T01").damage = damage
    t.copy("their T02").shields = 2
    return t


@ruling("arh.part8.move.01")
def test_damage_cannot_move_to_where_it_is() -> None:
    """Every character may be emptied, but none is offered as its own goal."""
    t = wounded("T300")
    t.answer("play T300")
    assert CHARACTERS == t.options()

    t.answer("T01")

    assert ["T06", "their T02"] == t.options()


@ruling("arh.part8.move.06")
def test_moved_damage_passes_shields() -> None:
    """Three go to a character with two shields: all three arrive, no shield is lost."""
    t = wounded("T300")

    t.answer("play T300", "T01", "their T02")

    assert 1 == t.copy("T01").damage
    assert 3 == t.copy("their T02").damage
    assert 2 == t.copy("their T02").shields


@ruling("arh.part8.move.07")
def test_moved_damage_is_neither_dealt_nor_taken_nor_healed() -> None:
    """A support that pays three for every character that takes damage stays silent."""
    t = wounded("T300")
    t.support("T303")

    t.answer("play T300", "T01", "T06")

    assert 3 == t.copy("T06").damage
    assert 5 == t.resources()
    for kind in ("damage_dealt", "damage_taken", "damage_healed"):
        assert [] == t.events(kind)


@ruling("arh.part8.move.09")
def test_no_more_damage_moves_than_the_goal_has_health_left() -> None:
    """Three of four should go; the goal has room for two and falls, two stay behind."""
    t = wounded("T300")
    t.copy("T06").damage = 6

    t.answer("play T300", "T01", "T06")

    assert 2 == t.copy("T01").damage
    assert ["T01"] == t.in_play()
    assert [2] == [event.amount for event in t.events("damage_moved")]


@ruling("arh.part8.move.06", "arh.part8.move.07")
def test_only_as_much_damage_moves_as_is_there() -> None:
    """One of three; from a character without damage nothing at all."""
    t = wounded("T300 T300", damage=1)
    t.answer("play T300", "T01", "T06")
    assert 0 == t.copy("T01").damage
    assert 1 == t.copy("T06").damage
    t.pass_turn()

    t.answer("play T300", "T01", "their T02")

    assert 0 == t.copy("their T02").damage


@ruling("arh.part8.move.02")
def test_without_a_goal_nothing_moves() -> None:
    """The only character of yours already has the upgrade: it stays, nothing follows."""
    t = Tabletop("T01", "T02", hand="T306")
    t.upgrade("T21", on="T01")

    t.answer("play T306")

    assert "they: action" == t.asked()
    assert 5 == t.resources()
    assert [] == t.events("attached")
    assert t.copy("T01").ref == t.copy("T21").host


@ruling("arh.part8.move.01", "arh.part8.move.04", "arh.part8.move.03")
def test_a_moved_upgrade_takes_its_die_back_and_keeps_its_state() -> None:
    """Exhausted, its die in the pool: still exhausted, the die on the card."""
    t = Tabletop("T01 T06", "T02", hand="T302")
    t.upgrade("T21", on="T01").ready = False
    t.show("T21", "1R")

    t.answer("play T302")

    assert ["T06", "their T02"] == t.options()
    t.answer("T06")
    assert [] == t.pool()
    assert t.copy("T06").ref == t.copy("T21").host
    assert [t.copy("T21").ref] == t.copy("T06").attached
    assert [] == t.copy("T01").attached
    assert not t.copy("T21").ready


@ruling("arh.part8.move.05")
def test_play_restrictions_do_not_hold_for_moving() -> None:
    """It can be played only on a red character, and moves to a yellow or a blue one."""
    t = Tabletop("T01 T06", "T02", hand="T302 T24")
    t.upgrade("T24", on="T01")

    t.answer("play T302")

    assert ["T06", "their T02"] == t.options()
    t.answer("T06")
    assert t.copy("T06").ref == t.copy("T24").host


@ruling("arh.part8.move.08")
def test_an_upgrade_moves_to_a_full_character_and_the_surplus_goes() -> None:
    """The fourth arrives; its controller discards any one of the four."""
    t = Tabletop("T01 T06", "T02", hand="T306")
    for _ in range(3):
        t.upgrade("T22", on="T06")
    t.upgrade("T23", on="T01")

    t.answer("play T306", "T23")

    assert "you: too_many_upgrades" == t.asked()
    assert ["T22", "T22", "T22", "T23"] == t.options()
    t.answer("T23")
    assert ["T23", "T306"] == t.discards()
    assert 3 == len(t.copy("T06").attached)


@ruling("arh.part6.shields.05", "arh.part8.move.08", "arh.part8.move.11")
def test_shields_move_to_a_full_character_and_the_surplus_goes() -> None:
    """Two go onto three: the character has gained shields all the same, and has three."""
    t = wounded("T301")
    t.copy("T06").shields = 3
    t.support("T303")

    t.answer("play T301", "their T02", "T06")
    while t.asked() == "you: order":
        t.answer(t.options()[0])

    assert 3 == t.copy("T06").shields
    assert 0 == t.copy("their T02").shields
    assert 6 == t.resources()
    assert [2] == [event.amount for event in t.events("shields_gained")]


@ruling("arh.part8.move.10", "arh.part8.move.11")
def test_moved_shields_are_removed_here_and_gained_there() -> None:
    """A support draws when shields are lost and pays when they are gained: both happen."""
    t = wounded("T301")
    t.support("T303")

    t.answer("play T301", "their T02", "T06")
    while t.asked() == "you: order":
        t.answer(t.options()[0])

    lost, gained = t.events("shields_lost"), t.events("shields_gained")
    assert [("their T02", 2)] == [(t.label(one.subject), one.amount) for one in lost]
    assert [("T06", 2)] == [(t.label(one.subject), one.amount) for one in gained]
    assert ["T31"] == t.hand()
    assert 6 == t.resources()


@ruling("arh.part8.controller.01", "arh.part8.owner.02")
def test_an_upgrade_moved_to_an_opponents_character_is_theirs() -> None:
    """It lies in their play area now, but its owner stays who brought it."""
    t = Tabletop("T01", "T02", hand="T302")
    t.upgrade("T21", on="T01")

    t.answer("play T302")

    moved = t.copy("their T21")
    assert (THEM, YOU) == (moved.controller, moved.owner)
    assert ["T01"] == t.in_play()


@ruling("arh.part3.outofplay.02", "arh.part3.outofplay.04")
def test_a_card_leaves_play_for_the_top_of_its_deck() -> None:
    """Paid with the support itself: it is the next card drawn, and everyone knows it."""
    t = Tabletop("T01", "T02")
    t.support("T304")

    t.answer("use T304")
    t.answer("T01")

    assert 1 == t.copy("T01").shields
    assert ["T01"] == t.in_play()
    assert "T304" == t.codes(t.state.players[YOU].deck)[-1]
    assert 1 == len(t.events("left_play"))


@ruling("arh.part3.outofplay.02", "arh.part3.outofplay.04")
def test_a_card_returns_from_play_to_its_owners_hand() -> None:
    """Only supports are offered; the tokens on it are gone, the die with it."""
    t = Tabletop("T01", "T02", hand="T305")
    t.support("T11").resources = 1
    t.support("T12", seat=THEM)
    t.upgrade("T21", on="T01")
    t.show("T11", "1R")

    t.answer("play T305")

    assert ["T11", "their T12"] == t.options()
    t.answer("T11")
    assert ["T11"] == t.hand()
    assert [] == t.pool()
    assert 1 == len(t.events("left_play"))
