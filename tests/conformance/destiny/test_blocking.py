"""Blocking: shields and what else stands between dealt and taken."""

import pytest

from dejarik.games.destiny.model.facts import CHARACTER
from dejarik.testing.destiny.table import THEM, Tabletop, ruling


def guarded(shields: int) -> Tabletop:
    """Three melee of theirs against your character with shields and another blocker."""
    t = Tabletop("T01 T03", "T07 T06")
    t.support("T506")
    t.show("their T07", "3MD")
    t.copy("T01").shields = shields
    t.answer("pass", "resolve melee", "T01")
    return t


@ruling("arh.part6.shields.04")
def test_other_blockers_may_be_used_before_or_after_shields() -> None:
    """Their player orders them: the shields stand for themselves in the question."""
    t = guarded(shields=2)

    assert ("you: order", ["first T506", "first T01"]) == (t.asked(), t.options())


@ruling("arh.part6.shields.04")
def test_what_blocks_first_saves_shields() -> None:
    """Two blocked by the support leave one for the shields."""
    t = guarded(shields=2)

    t.answer("first T506", "yes")

    assert (1, 0) == (t.copy("T01").shields, t.copy("T01").damage)


@ruling("arh.part6.shields.04")
def test_shields_may_go_first() -> None:
    """Both shields are used up, then the blocker takes care of the last damage."""
    t = guarded(shields=2)

    t.answer("first T01", "yes")

    assert (0, 0) == (t.copy("T01").shields, t.copy("T01").damage)
    assert "T506" not in t.in_play()


@ruling("arh.part6.shields.03")
def test_shields_cannot_be_kept_behind_a_declined_blocker() -> None:
    """They block what they can, whoever goes first."""
    t = guarded(shields=2)

    t.answer("first T506", "no")

    assert (0, 1) == (t.copy("T01").shields, t.copy("T01").damage)


def test_shields_of_a_character_that_has_left_block_nothing() -> None:
    """The blocker is dealt the damage, and pays by leaving before its shields have a turn."""
    t = Tabletop("T01 T03", "T07 T06")
    t.support("T506")
    t.show("their T07", "3MD")
    copy = t.copy("T506")
    copy.type, copy.shields = CHARACTER, 1

    t.answer("pass", "resolve melee", "T506", "first T506", "yes")

    assert "T506" not in t.in_play()
    assert ([], []) == (t.events("shields_lost"), t.events("damage_taken"))


def test_without_shields_only_the_blocker_is_asked_about() -> None:
    """Two of three are blocked."""
    t = guarded(shields=0)

    assert "you: may" == t.asked()
    t.answer("yes")

    assert 1 == t.copy("T01").damage


def test_damage_may_be_blocked_just_before_it_is_taken() -> None:
    """Of three, one by the shield and one more of what it left."""
    t = Tabletop("T01 T03", "T07 T06")
    t.support("T520")
    t.show("their T07", "3MD")
    t.copy("T01").shields = 1

    t.answer("pass", "resolve melee", "T01")

    assert (0, 1) == (t.copy("T01").shields, t.copy("T01").damage)


@ruling("arh.part6.damage.03", "arh.part8.unblockable.01")
@pytest.mark.parametrize("blocker", ["T506", "T520"])
def test_nothing_blocks_unblockable_damage(blocker: str) -> None:
    """Neither what blocks beside shields nor what blocks before damage is taken; shields stay."""
    t = Tabletop("T01 T03", "T02", their_hand="T39")
    t.support(blocker)
    t.copy("T01").shields = 2

    t.answer("pass", "play T39", "T01")

    assert (2, 2) == (t.copy("T01").shields, t.copy("T01").damage)
    assert blocker in t.in_play()


@ruling("arh.part6.damage.08")
def test_zero_damage_is_not_dealt() -> None:
    """What waits for damage hears nothing of it, neither before nor after."""
    t = Tabletop("T01", "T02", hand="T515", resources=0)
    t.support("T509")
    t.support("T15", seat=THEM)

    t.answer("play T515", "their T02")

    assert ([], 1) == (t.events("damage_dealt"), t.resources())
    assert 0 == t.copy("their T02").shields


@ruling("arh.part8.takingdamage.02")
def test_damage_blocked_to_the_last_is_dealt_but_not_taken() -> None:
    """One ability waits for dealing, the other for taking."""
    t = Tabletop("T07 T01", "T02 T06", resources=0)
    t.support("T507")
    t.support("T509")
    t.show("T07", "3MD")
    t.copy("their T02").shields = 3

    t.answer("resolve melee", "their T02")

    assert (1, 0) == (len(t.events("damage_dealt")), len(t.events("damage_taken")))
    assert 1 == t.resources()


def test_what_leaves_to_block_its_own_damage_takes_none() -> None:
    """A support that has become a character discards itself: nothing is left to be hurt."""
    t = Tabletop("T01", "T02 T07")
    t.support("T506")
    t.copy("T506").type = CHARACTER
    t.show("their T07", "3MD")

    t.pass_turn()
    t.answer("resolve melee", "T506", "yes")

    assert "T506" not in t.in_play()
    assert ([], []) == (t.events("damage_blocking"), t.events("damage_taken"))
    assert "you: action" == t.asked()


@ruling("arh.part6.damage.06")
def test_that_damage_is_the_amount_and_not_the_kind() -> None:
    """Three melee are answered with three damage of no kind."""
    t = Tabletop("T07 T01", "T02 T06")
    t.support("T511")
    t.show("T07", "3MD")

    t.answer("resolve melee", "their T02", "yes", "their T06")

    assert [3, 3] == [event.amount for event in t.events("damage_dealt")]
    assert t.events("damage_dealt")[0].detail != 0
    assert 0 == t.events("damage_dealt")[1].detail


@ruling("arh.part1.characters.05", "arh.part8.remaining.01")
def test_health_is_all_of_it_unless_the_remaining_health_is_meant() -> None:
    """Eight with three damage on it."""
    for code, amount in (("T516", 8), ("T517", 5)):
        t = Tabletop("T03 T01", "T02", hand=code, resources=0)
        t.copy("T03").damage = 3

        t.answer(f"play {code}")

        assert amount == t.resources()


@ruling("arh.part6.resources.04", "arh.part3.supply.03")
def test_the_supply_of_resources_never_runs_out() -> None:
    """A player with very many gains more."""
    t = Tabletop("T01", "T02", hand="T31", resources=500)

    t.answer("play T31")

    assert 501 == t.resources()


@ruling("arh.part6.shields.06", "arh.part3.supply.03")
def test_the_supply_of_shields_never_runs_out() -> None:
    """However many lie on the table, the next character still gets its two."""
    team = "T01 T03 T05 T06 T08 T10 T61 T65"
    t = Tabletop(f"{team} T67", f"{team} T67", hand="04039")
    for label in team.split():
        t.copy(label).shields = 3
        t.copy(f"their {label}").shields = 3

    t.answer("play 04039", "T67")

    assert 2 == t.copy("T67").shields
