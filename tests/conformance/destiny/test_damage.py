"""Damage and shields: dealt, blocked, taken, healed."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, ruling


def shot(shields: int = 0, damage: int = 0) -> Tabletop:
    """Three melee against a character with these tokens."""
    t = Tabletop("T07 T03", "T02 T06")
    t.show("T07", "3MD")
    t.copy("their T02").shields = shields
    t.copy("their T02").damage = damage
    return t


def tokens(t: Tabletop, label: str = "their T02") -> tuple[int, int]:
    """Shields and damage of a character."""
    return t.copy(label).shields, t.copy(label).damage


def course(t: Tabletop) -> list[tuple[str, int]]:
    """What became of the damage, step by step as it happened, and how much each time."""
    names = ("damage_dealt", "shields_lost", "damage_taken")
    steps = [(event.serial, name, event.amount) for name in names for event in t.events(name)]
    return [(name, amount) for _, name, amount in sorted(steps)]


@ruling("arh.part6.damage.01", "arh.part8.takingdamage.01")
def test_unblocked_damage_is_put_on_the_character() -> None:
    """Three are dealt, three are taken."""
    t = shot()

    t.answer("resolve melee", "their T02")

    assert (0, 3) == tokens(t)
    assert [3] == [event.amount for event in t.events("damage_taken")]


@ruling("arh.part6.shields.01", "arh.part8.takingdamage.03")
def test_each_shield_blocks_one_damage_and_is_removed() -> None:
    """Three are dealt, two are blocked, one is taken."""
    t = shot(shields=2)

    t.answer("resolve melee", "their T02")

    assert (0, 1) == tokens(t)
    assert [3] == [event.amount for event in t.events("damage_dealt")]
    assert [2] == [event.amount for event in t.events("shields_lost")]
    assert [1] == [event.amount for event in t.events("damage_taken")]


@ruling("arh.part6.shields.02")
def test_shields_block_after_the_damage_is_dealt_and_before_it_is_taken() -> None:
    """In this order, one after the other, also where several characters are hit at once."""
    t = shot(shields=2)
    t.answer("resolve melee", "their T02")
    assert [("damage_dealt", 3), ("shields_lost", 2), ("damage_taken", 1)] == course(t)

    t = Tabletop("T01", "T02 T06")
    t.support("01017")
    t.show("01017", "Sp")
    t.copy("their T02").shields = t.copy("their T06").shields = 1
    t.answer("resolve special")
    moments = [name for name, _ in course(t)]
    assert ["damage_dealt"] * 2 + ["shields_lost"] * 2 + ["damage_taken"] * 2 == moments


@ruling("arh.part6.shields.03", "arh.faq.02")
def test_shields_are_used_without_being_asked() -> None:
    """Nobody may keep them."""
    t = shot(shields=3)

    t.answer("resolve melee", "their T02")

    assert ("they: action", (0, 0)) == (t.asked(), tokens(t))


@ruling("arh.part8.takingdamage.03")
def test_what_follows_dealing_follows_blocked_damage_too() -> None:
    """Two are dealt and both blocked: "then" is a resource."""
    t = Tabletop(hand="T581", resources=0)
    t.copy("their T02").shields = 2

    t.answer("play T581", "their T02")

    assert ((0, 0), 1) == (tokens(t), t.resources())


@ruling("arh.part8.takingdamage.01", "arh.part8.takingdamage.02")
def test_blocked_damage_is_not_taken() -> None:
    """It was dealt, but nothing was taken."""
    t = shot(shields=3)

    t.answer("resolve melee", "their T02")

    assert (1, 0) == (len(t.events("damage_dealt")), len(t.events("damage_taken")))


@ruling("arh.part6.damage.03", "arh.part6.damage.04", "arh.part8.unblockable.01")
def test_unblockable_damage_passes_shields_and_leaves_them() -> None:
    """Two are taken, three shields stay."""
    t = Tabletop(hand="T39")
    t.copy("their T02").shields = 3

    t.answer("play T39", "their T02")

    assert (3, 2) == tokens(t)


@ruling("arh.part6.damage.05")
def test_damage_of_no_stated_kind_has_none() -> None:
    """A special deals neither melee nor ranged damage."""
    t = Tabletop()
    t.upgrade("T21", on="T01")
    t.show("T21", "Sp")

    t.answer("resolve special", "their T02")

    assert [0] == [event.detail for event in t.events("damage_dealt")]


@ruling("arh.part6.damage.10")
def test_damage_beyond_the_health_is_ignored() -> None:
    """One health is left, so one damage is taken of three."""
    t = shot(damage=7)

    t.answer("resolve melee", "their T02")

    assert [1] == [event.amount for event in t.events("damage_taken")]


@ruling("arh.part8.heal.01", "arh.part8.heal.02")
def test_healing_removes_as_much_as_there_is() -> None:
    """Three of five, and two of two although it would heal three."""
    for damage, healed in ((5, 3), (2, 2)):
        t = Tabletop(hand="T590")
        t.copy("T01").damage = damage

        t.answer("play T590", "T01")

        assert (0, damage - healed) == tokens(t, "T01")
        assert [healed] == [event.amount for event in t.events("damage_healed")]


@ruling("arh.part8.heal.03")
@pytest.mark.parametrize(("pile", "drawn"), [("", 0), ("T31", 1)])
def test_what_heals_nothing_is_no_healing(pile: str, drawn: int) -> None:
    """As much as cards lie in the discard pile: with none, what waits for healing hears nothing."""
    t = Tabletop(hand="T582")
    t.support("T503")
    t.discard_pile(*pile.split())
    t.copy("T01").damage = 2

    t.answer("play T582", "T01")

    assert (2 - drawn, drawn) == (t.copy("T01").damage, len(t.hand()))


@ruling("arh.part8.heal.03")
def test_an_undamaged_character_is_not_healed() -> None:
    """Nothing happens that anyone could hear of."""
    t = Tabletop()
    t.support("04026")
    t.show("04026", "Sp")

    t.answer("resolve special", "T01")

    assert [] == t.events("damage_healed")


@ruling("arh.part1.supports.04")
def test_supports_are_never_dealt_damage() -> None:
    """They are no targets of damage dice, and none of indirect damage goes to them."""
    t = shot()
    t.support("T12", seat=THEM)
    t.answer("resolve melee")
    assert ["T07", "T03", "their T02", "their T06"] == t.options()
    t.answer("T07", "pass")
    t.support("T14")
    t.show("T14", "2ID")

    t.answer("resolve indirect")

    assert ["their T02", "their T06"] == t.options()


@ruling("arh.part1.supports.04")
def test_a_support_takes_no_damage_from_what_deals_it_some() -> None:
    """Even an effect that is aimed at a support puts no damage on it, though it had health once."""
    t = Tabletop("T01", "T02 T06", hand="T360 T519")
    t.answer("play T360", "their T02", "pass")

    t.answer("play T519")

    assert [2] == [event.amount for event in t.events("damage_dealt")]
    assert (0, []) == (t.copy("their T02").damage, t.events("damage_taken"))
