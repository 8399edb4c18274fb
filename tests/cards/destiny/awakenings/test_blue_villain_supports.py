"""Awakenings, blue villain supports: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Emperor's Favor


@card("01088")
@ruling("ffg17.part8.increases.01")
def test_emperors_favor_lets_you_draw_up_to_six_in_every_upkeep() -> None:
    """You, not the opponent."""
    deck = "T31 T31 T31 T31 T31 T31 T31"
    t = Tabletop(deck=deck, their_deck=deck)
    t.support("01088")

    t.answer("pass", "pass")
    while "upkeep" in t.asked():
        t.answer("stop")

    assert (6, 5) == (len(t.hand()), len(t.hand(THEM)))


@card("01088")
def test_emperors_favor_counts_where_a_card_fills_a_hand() -> None:
    """Boundless Ambition draws up to six."""
    t = Tabletop(hand="01080", deck="T31 T31 T31 T31 T31 T31 T31")
    t.support("01088")

    t.answer("play 01080")

    assert 6 == len(t.hand())


@card("01088")
def test_emperors_favor_is_played_once() -> None:
    """It is unique and costs one."""
    t = Tabletop(hand="01088 01088", resources=2)

    t.answer("play 01088", "pass")

    assert (1, ["activate T01", "reroll", "claim", "pass"]) == (t.resources(), t.options())


# Power of the Dark Side


def dark_side(roll: str = "-") -> Tabletop:
    """The support, dice of both players, and the next roll of your first die."""
    t = Tabletop("T01*2", "T02")
    t.support("01089")
    t.show("T01", "1MD")
    t.show("T01", "-")
    t.show("their T02", "2RD")
    t.next_roll("T01", roll)
    return t


@card("01089")
def test_power_of_the_dark_side_rerolls_a_die_and_a_blank_deals_damage() -> None:
    """A die of yours; two damage to any character, which no shield blocks."""
    t = dark_side()
    t.copy("their T02").shields = 2

    t.answer("use 01089")
    assert ["die T01 1MD", "die T01 -"] == t.options()
    t.answer("die T01 1MD")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, 2) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert ("they: action", False) == (t.asked(), t.copy("01089").ready)
    assert (["T01 -", "T01 -"], ["T02 2RD"]) == (t.pool(), t.pool(THEM))
    assert [0] == [event.amount for event in t.events("ability_used")]


@card("01089")
def test_power_of_the_dark_side_deals_nothing_for_another_side() -> None:
    """A blank that was not rerolled does not count."""
    t = dark_side(roll="1R")

    t.answer("use 01089", "die T01 1MD")

    assert ("they: action", ["T01 1R", "T01 -"]) == (t.asked(), t.pool())
    assert [] == t.events("damage_dealt")


@card("01089")
def test_power_of_the_dark_side_cannot_be_used_while_exhausted() -> None:
    """There is nothing to exhaust."""
    t = dark_side()
    t.copy("01089").ready = False

    t.answer("use 01089")

    assert ("they: action", []) == (t.asked(), t.events("dice_rolled"))


@card("01089")
def test_power_of_the_dark_side_may_be_exhausted_for_nothing() -> None:
    """Without a die of yours nothing is rerolled."""
    t = Tabletop("T01", "T02")
    t.support("01089")
    t.show("their T02", "-")

    t.answer("use 01089")

    assert ("they: action", False) == (t.asked(), t.copy("01089").ready)
    assert ([], []) == (t.events("dice_rolled"), t.events("damage_dealt"))
