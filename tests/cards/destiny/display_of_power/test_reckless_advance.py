"""Display of Power, Reckless Advance: a symbol, an activation, and what the opponent gets."""

from dejarik.games.destiny.rules.changes.dice import ROLL
from dejarik.testing.destiny.table import Tabletop, card


def advance(symbol: str = "melee", theirs: str = "T02 T86") -> Tabletop:
    """Played with red and other characters there; the activated one rolls these sides."""
    t = Tabletop("T01*2 T86 T02", theirs, hand="22061 T31", resources=0)
    t.upgrade("T21", on="T01")
    t.support("T68")
    t.copy("their T02").shields = 1
    t.show("T86", "1MD")
    for place, side in ((0, "1MD"), (1, "1R")):
        number = t.copy("T01").dice[place]
        t.state.chance.dictate(ROLL, number, t.side_number(t.state.dice[number], side))
    t.next_roll("T21", "1MD")
    t.answer("play 22061", symbol)
    assert ["T01", "T86"] == t.options()
    t.answer("T01")
    return t


@card("22061")
def test_reckless_advance_resolves_dice_of_the_activated_character_with_the_symbol() -> None:
    """Its own and those of its upgrades, as many as you like."""
    t = advance()

    assert ["die T01 1MD", "die T21 1MD", "stop"] == t.options()
    t.answer("die T01 1MD", "their T02", "die T21 1MD", "their T02")

    assert (1, ["T86 1MD", "T01 1R"]) == (t.copy("their T02").damage, t.pool())
    assert not t.copy("T01").ready


@card("22061")
def test_reckless_advance_resolves_nothing_too_dear_nor_out_of_your_pool() -> None:
    """A side costs what it costs, and a die that lies with the opponent is not yours."""
    t = Tabletop("T01*2", "T02", hand="22061", resources=0)
    t.lend(t.show("T01", "2RD"))
    t.upgrade("T21", on="T01")
    number = t.copy("T01").dice[1]
    t.state.chance.dictate(ROLL, number, 1)
    t.next_roll("T21", "1RD1")

    t.answer("play 22061", "ranged")

    assert ["die T01 2RD", "stop"] == t.options()
    t.answer("die T01 2RD", "their T02")
    assert ("they: action", ["T21 1RD1"]) == (t.asked(), t.pool())


@card("22061")
def test_reckless_advance_may_resolve_none() -> None:
    """Any number of them."""
    t = advance()

    t.answer("stop")

    assert ("they: action", 4) == (t.asked(), len(t.pool()))


@card("22061")
def test_reckless_advance_gives_the_opponent_an_additional_action() -> None:
    """On the next turn, and on no turn after it."""
    t = advance("shield")

    t.answer("activate their T02")
    assert "they: additional_action" == t.asked()
    t.answer("pass", "play T31", "pass")

    assert "you: action" == t.asked()


@card("22061")
def test_reckless_advance_waits_for_the_opponents_turn_of_the_next_round() -> None:
    """Who has no turn left in this round has the action in the next."""
    t = Tabletop("T01", "T06", hand="22061")
    t.next_roll("T01", "1R")
    t.answer("play 22061")
    t.state.ending_phase = True
    t.answer("melee")
    t.keep_hands()

    t.answer("pass", "activate their T06")

    assert "they: additional_action" == t.asked()


@card("22061")
def test_reckless_advance_ends_without_an_activation() -> None:
    """Without a ready red character nothing follows, not even for the opponent."""
    t = Tabletop("T01 T02", "T06", hand="22061")
    t.copy("T01").ready = False
    t.show("T01", "1MD")

    t.answer("play 22061", "melee", "activate their T06")

    assert ("you: action", ["T01 1MD"]) == (t.asked(), t.pool())
