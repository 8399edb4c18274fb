"""Limits: how much a card carries, and limits that upgrades bring along."""

from dejarik.testing.destiny.table import THEM, Tabletop, ruling


@ruling("arh.part5.limits.02")
def test_an_upgrade_beyond_a_limit_is_played_and_then_one_goes() -> None:
    """One form per character: the second is offered and enters play; its controller discards."""
    t = Tabletop("T01", "T02", hand="T350 T31")
    t.upgrade("T351", on="T01")
    t.upgrade("T22", on="T01")

    t.answer("play T350")

    assert "you: replace_upgrade" == t.asked()
    t.answer("no")
    assert "you: too_many_upgrades" == t.asked()
    assert ["T351", "T350"] == t.options()
    t.answer("T351")
    assert ["T351"] == t.discards()
    assert ["T01", "T22", "T350"] == t.in_play()


@ruling("arh.part5.limits.02")
def test_upgrades_go_until_the_limit_is_met() -> None:
    """Two forms that set no limit, and one that does: two of the three must go."""
    t = Tabletop("T01", "T02", hand="T350")
    t.upgrade("T351", on="T01")
    t.upgrade("T351", on="T01")

    t.answer("play T350", "no")
    assert ["T351", "T351", "T350"] == t.options()
    t.answer("T351")
    assert ("you: too_many_upgrades", ["T351", "T350"]) == (t.asked(), t.options())
    t.answer("T351")

    assert ("they: action", ["T01", "T350"]) == (t.asked(), t.in_play())


@ruling("arh.part5.limits.02")
def test_the_controller_of_the_character_discards() -> None:
    """Your event moves an upgrade onto the opponent's character: they choose what goes."""
    t = Tabletop("T01", "T02", hand="T302")
    t.upgrade("T350", on="their T02")
    t.upgrade("T351", on="T01")

    t.answer("play T302", "T351")

    assert "they: too_many_upgrades" == t.asked()
    assert ["their T350", "their T351"] == t.options()


@ruling("arh.part5.limits.01")
def test_a_limit_counts_only_the_character_the_upgrade_is_on() -> None:
    """A form on another character of yours and one on theirs do not count."""
    t = Tabletop("T01 T06", "T02", hand="T350")
    t.upgrade("T351", on="T06")
    t.upgrade("T351", on="their T02")

    t.answer("play T350", "T01")

    assert "they: action" == t.asked()
    assert [] == t.discards()


@ruling("arh.part5.limits.01")
def test_a_limit_counts_only_such_upgrades() -> None:
    """Two upgrades that are no forms stay beside the one form."""
    t = Tabletop("T01", "T02", hand="T350")
    t.upgrade("T22", on="T01")
    t.upgrade("T353", on="T01")

    t.answer("play T350", "no")

    assert "they: action" == t.asked()
    assert 3 == len(t.copy("T01").attached)


@ruling("arh.part1.upgrades.11")
def test_three_weapons_are_as_good_as_any_three_upgrades() -> None:
    """No cap of its own on weapons, equipment or abilities."""
    t = Tabletop("T01", "T02", hand="T353")
    t.upgrade("T353", on="T01")
    t.upgrade("T353", on="T01")

    t.answer("play T353", "no")

    assert "they: action" == t.asked()
    assert 3 == len(t.copy("T01").attached)


@ruling("arh.part1.upgrades.07", "arh.part1.downgrades.04")
def test_cards_change_limits_and_the_surplus_goes_at_once() -> None:
    """With one upgrade and two downgrades less allowed, each character sheds what is too much."""
    t = Tabletop("T01", "T02", hand="T352")
    for _ in range(3):
        t.upgrade("T22", on="T01")
    for _ in range(2):
        t.downgrade("T312", on="their T02")

    t.answer("play T352")

    while "too_many_upgrades" in t.asked():
        t.answer(t.options()[0])
    assert ["T22", "T312"] == sorted(t.discards())
    assert 2 == len(t.copy("T01").attached)
    assert 1 == len(t.copy("their T02").attached)


@ruling("arh.part1.supports.06")
def test_there_is_no_limit_to_supports() -> None:
    """With eight in play a ninth is played like any other."""
    t = Tabletop("T01", "T02", hand="T12")
    for _ in range(8):
        t.support("T11")

    t.answer("play T12")

    assert "they: action" == t.asked()
    assert 9 == len(t.in_play()) - 1
    assert [] == t.discards()


@ruling("arh.part1.downgrades.05", "arh.part8.move.08", "arh.part8.controller.02")
def test_a_downgrade_moves_to_a_full_character_too() -> None:
    """The fourth arrives, and the controller of the character discards one of the four."""
    t = Tabletop("T01", "T02 T03", hand="T307")
    for _ in range(3):
        t.downgrade("T312", on="their T02")
    t.downgrade("T310", on="their T03")

    t.answer("play T307", "T310", "their T02")

    assert "they: too_many_upgrades" == t.asked()
    assert ["T312", "T312", "T312", "T310"] == t.options()
    assert THEM == t.decision().seat


@ruling("arh.part5.limits.02", "arh.part1.upgrades.08")
def test_what_interrupts_a_discard_does_not_ask_for_it_again() -> None:
    """A support pays just before an upgrade leaves play: one upgrade goes, it pays once."""
    t = Tabletop("T01", "T02", hand="T352")
    t.support("T64")
    for _ in range(3):
        t.upgrade("T22", on="T01")

    t.answer("play T352", "T22")

    assert "they: action" == t.asked()
    assert ["T22"] == t.discards()
    assert 5 - 1 + 1 == t.resources()
