"""Seeking Answers, Black Krrsantan: what is resolved against him, and what falls to his dice."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import followed


def krrsantan(label: str, side: str) -> Tabletop:
    """The opponent is about to resolve a die."""
    t = Tabletop("21029 T01", "T02*2 T84")
    t.upgrade("T21", on="their T02")
    t.show(f"their {label}", side)
    t.answer("pass")
    return t


@card("21029")
@pytest.mark.parametrize(
    ("label", "side", "symbol", "target", "dealt"),
    [
        ("T02", "2RD", "ranged", "21029", 1),
        ("T02", "1MD", "melee", "21029", 1),
        ("T02", "2RD", "ranged", "T01", 0),
        ("T21", "1MD", "melee", "21029", 0),
        ("T84", "2ID", "indirect", "", 0),
    ],
)
def test_black_krrsantan_strikes_back_at_who_struck_him(
    label: str, side: str, symbol: str, target: str, dealt: int
) -> None:
    """A character die whose damage was resolved against him, not another, not an upgrade's."""
    t = krrsantan(label, side)

    t.answer(f"resolve {symbol}", target or "21029", *["21029"] * (not target))

    assert (dealt, 0) == (t.copy("their T02").damage, t.copy("their T84").damage)
    assert (dealt * [t.copy("21029").ref]) == [
        one.source for one in t.events("damage_dealt") if one.subject == t.copy("their T02").ref
    ]


@card("21029")
def test_black_krrsantan_strikes_back_at_a_modifier() -> None:
    """A character's die that joined an upgrade's; a shield blocks it, and it comes last."""
    t = krrsantan("T21", "1MD")
    t.show("their T02", "+1MD")
    t.copy("their T02").shields = 1

    t.answer("resolve melee", "their die T02 +1MD", "21029")

    assert (2, 0, 0) == (
        t.copy("21029").damage,
        t.copy("their T02").damage,
        t.copy("their T02").shields,
    )
    assert followed(t, "die_resolved", "damage_dealt")


@card("21029")
def test_black_krrsantan_does_not_strike_his_own_side() -> None:
    """A die of yours resolved against him is not an opponent's."""
    t = Tabletop("21029 T01", "T02")
    t.show("T01", "1MD")

    t.answer("resolve melee", "21029")

    assert (0, 1) == (t.copy("T01").damage, t.copy("21029").damage)


@card("21029")
@pytest.mark.parametrize(("damage", "ready"), [(6, True), (5, False)])
def test_black_krrsantan_is_readied_if_a_character_falls_to_his_die(
    damage: int, ready: bool
) -> None:
    """His power action rolls a die in and resolves it."""
    t = Tabletop("21029*2 T01", "T02 T06")
    t.copy("21029").ready = False
    t.copy("their T06").damage = damage
    t.copy("their T06").shields = 1
    t.next_roll("21029", "3MD")

    t.answer("use 21029")
    assert ["die 21029 2RD", "die 21029 2RD"] == t.options()
    t.choose(0)
    t.answer("their T06")

    assert (ready, ready, []) == (t.copy("21029").ready, bool(t.events("defeated")), t.pool())


@card("21029")
@ruling("arh.clar.sa.03")
def test_black_krrsantan_rolls_his_die_out_of_the_opponents_pool() -> None:
    """It goes into yours, and is resolved as yours."""
    t = Tabletop("21029", "T02")
    t.lend(t.show("21029", "2Sh"))
    t.next_roll("21029", "2R")

    t.answer("use 21029")

    assert (7, []) == (t.resources(), t.pool(THEM))
