"""Seeking Answers, Vibroknuckle Duster: who was dealt its damage resolves no dice."""

import pytest

from dejarik.testing.destiny.table import Tabletop, card


def duster(side: str = "2MD", base: str = "", **laid: str) -> Tabletop:
    """Its die, perhaps one it modifies, and a die of the opponent's."""
    t = Tabletop("T01", "T02 T06", hand=laid.get("hand", "T31"))
    t.upgrade("21042", on="T01")
    t.show("21042", side)
    if base:
        t.show("T01", base)
    t.show("their T02", "1R")
    return t


@card("21042")
@pytest.mark.parametrize(
    ("side", "base", "symbol", "target", "barred"),
    [
        ("2MD", "", "melee", "their T06", True),
        ("2MD", "", "melee", "T01", False),
        ("1R", "", "resource", "", False),
        ("+2MD", "1MD", "melee", "their T06", True),
        ("-", "1MD", "melee", "their T06", False),
    ],
)
def test_vibroknuckle_duster_bars_the_resolve_dice_action(
    side: str, base: str, symbol: str, target: str, barred: bool
) -> None:
    """By itself or as a modifier, if an opponent's character was dealt the damage."""
    t = duster(side, base)

    t.answer(f"resolve {symbol}", *["die 21042 +2MD"] * (side == "+2MD"))
    t.answer(*[target] * bool(target))

    assert barred is ("resolve resource" not in t.options())


@card("21042")
def test_vibroknuckle_duster_bars_also_who_lost_the_character() -> None:
    """A fallen character was dealt damage as well."""
    t = duster()
    t.copy("their T06").damage = 7

    t.answer("resolve melee", "their T06")

    assert (1, False) == (len(t.events("defeated")), "resolve resource" in t.options())


@card("21042")
def test_vibroknuckle_duster_bars_one_turn() -> None:
    """The turn after that is free again."""
    t = duster()

    t.answer("resolve melee", "their T06", "activate their T06", "play T31")

    assert "resolve resource" in t.options()


@card("21042")
def test_vibroknuckle_duster_bars_nothing_in_the_next_round() -> None:
    """Who has no further turn in this round is not barred in the next."""
    t = duster()
    t.answer("resolve melee")
    t.state.ending_phase = True
    t.answer("their T06")
    t.keep_hands()
    t.show("their T02", "1R")

    t.answer("pass")

    assert "resolve resource" in t.options()


@card("21042")
def test_vibroknuckle_duster_deals_nothing_with_a_die_worth_nothing() -> None:
    """Then nobody is barred."""
    t = duster("1MD", hand="T37 T208")

    t.answer("play T37", "play T208", "resolve melee", "their T06")

    assert "resolve resource" in t.options()


@card("21042")
def test_vibroknuckle_duster_waits_for_you_and_has_ambush() -> None:
    """Resolved by the opponent it bars nobody; after playing it you may act again."""
    t = Tabletop("T01", "T02", hand="21042", resources=2)
    t.answer("play 21042")
    assert "you: additional_action" == t.asked()

    lent = duster()
    lent.lend(lent.state.dice[lent.copy("21042").dice[0]])
    lent.answer("pass", "resolve melee", "their T06", "play T31")
    assert "resolve resource" in lent.options()
