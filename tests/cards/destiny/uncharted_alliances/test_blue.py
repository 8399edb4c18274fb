"""Uncharted Alliances, blue cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Seventh Sister


@card("25001")
@pytest.mark.parametrize(("damage", "dealt"), [(3, 2), (4, 3), (5, 3)])
def test_four_damage_make_the_seventh_sister_hit_harder(damage: int, dealt: int) -> None:
    """The damage of her own dice is one more."""
    t = Tabletop("25001", "T02")
    t.copy("25001").damage = damage
    t.copy("their T02").damage = 4
    t.show("25001", "2MD")

    t.answer("resolve melee", "their T02")

    assert 4 + dealt == t.copy("their T02").damage


@card("25001")
def test_neither_her_other_sides_nor_other_dice_are_worth_more() -> None:
    """A shield stays one, and so does another character's damage."""
    t = Tabletop("25001 T03", "T02")
    t.copy("25001").damage = 4
    t.show("25001", "1Sh")
    t.show("T03", "1MD")

    t.answer("resolve shield", "T03", "pass", "resolve melee", "their T02")

    assert (1, 1) == (t.copy("T03").shields, t.copy("their T02").damage)


@card("25001")
def test_she_takes_a_damage_to_turn_a_character_die_to_a_blank() -> None:
    """Anybody's character die, once a round; a shield blocks the damage."""
    t = Tabletop("25001 T03", "T02")
    t.support("T11", seat=THEM)
    for label in ("25001", "T03", "their T02", "their T11"):
        t.show(label, "1R")

    t.answer("use 25001")
    assert 1 == t.copy("25001").damage
    assert ["die 25001 1R", "die T03 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert (["T02 -", "T11 1R"], ["25001 1R", "T03 1R"]) == (t.pool(THEM), t.pool())
    t.answer("pass")
    assert "use 25001" not in t.options()


@card("25001")
def test_her_shield_blocks_the_damage_and_the_die_is_turned() -> None:
    """It was dealt all the same."""
    t = Tabletop("25001", "T02")
    t.copy("25001").shields = 1
    t.show("their T02", "1R")

    t.answer("use 25001")

    assert (0, 0, ["T02 -"]) == (t.copy("25001").damage, t.copy("25001").shields, t.pool(THEM))
