"""Uncharted Alliances: dice that come back, and a die in the opponent's pool."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import (
    hears,
)

# Bendu


@card("25029")
def test_bendu_returns_as_a_blank() -> None:
    """After an opponent removes the die; not after you do, nor another die."""
    t = Tabletop("T01", "T02", hand="T227", their_hand="T227")
    t.support("25029")
    t.show("25029", "2F")
    t.show("T01", "1MD")
    t.pass_turn()

    t.answer("play T227", "die 25029 2F")

    assert (["T01 1MD", "25029 -"], "you: action") == (t.pool(), t.asked())
    t.answer("play T227", "die 25029 -")
    assert ["T01 1MD"] == t.pool()


@card("25029")
def test_bendu_minds_only_its_own_die() -> None:
    """Another stays away."""
    t = Tabletop("T01", "T02", their_hand="T227")
    t.support("25029")
    t.show("25029", "2F")
    t.show("T01", "1MD")
    t.pass_turn()

    t.answer("play T227", "die T01 1MD")

    assert ["25029 2F"] == t.pool()


# Bodhi Rook


def bodhi(side: str = "0RD") -> Tabletop:
    """The opponent activates a character, and his die is rolled."""
    t = Tabletop("T01", "T02 T06")
    t.support("25031")
    t.next_roll("25031", side)
    t.next_roll("their T02", "2RD")
    t.pass_turn()
    t.answer("activate their T02")
    return t


@card("25031")
def test_bodhi_is_rolled_into_the_opponents_pool() -> None:
    """After they activate a character."""
    t = bodhi()

    assert (["T02 2RD", "25031 0RD"], []) == (t.pool(THEM), t.pool())


@card("25031")
def test_bodhi_waits_for_characters_an_opponent_activates() -> None:
    """No support, and none of yours."""
    t = Tabletop("T01", "T02")
    t.support("25031")
    t.support("T11", seat=THEM)

    assert hears(t, "25031", AFTER, Event(ev.ACTIVATED, THEM, t.copy("their T02").ref))
    assert not hears(t, "25031", AFTER, Event(ev.ACTIVATED, THEM, t.copy("their T11").ref))
    assert not hears(t, "25031", AFTER, Event(ev.ACTIVATED, YOU, t.copy("T01").ref))


@card("25031")
def test_bodhi_takes_a_die_with_his_symbol_along() -> None:
    """From either pool."""
    t = bodhi()
    t.show("T01", "2RD")
    t.show("their T06", "1MD")

    t.answer("use 25031")
    assert ["die T01 2RD", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert (["T06 1MD"], ["T01 2RD"]) == (t.pool(THEM), t.pool())


@card("25031")
def test_an_elite_bodhi_sends_one_die_at_a_time() -> None:
    """And one of his dice is removed."""
    t = Tabletop("T01", "T02 T06")
    t.support("25031")
    t.make_elite("25031")
    t.next_roll("their T02", "2RD")
    t.pass_turn()
    t.answer("activate their T02")
    t.choose(0)
    assert 2 == len(t.pool(THEM))

    t = Tabletop("T01", "T02")
    t.support("25031")
    t.make_elite("25031")
    t.lend(t.show("25031", "0RD"))
    t.lend(t.show("25031", "0MD"))
    t.answer("use 25031")
    assert ["their die 25031 0RD", "their die 25031 0MD"] == t.options()
    t.choose(0)
    assert ("they: action", ["25031 0MD"]) == (t.asked(), t.pool(THEM))


@card("25031")
def test_bodhi_must_lie_in_the_opponents_pool() -> None:
    """In yours he does nothing."""
    t = Tabletop("T01", "T02")
    t.support("25031")
    t.show("25031", "0RD")
    t.show("their T02", "2RD")

    t.answer("use 25031")

    assert (["25031 0RD"], ["T02 2RD"]) == (t.pool(), t.pool(THEM))
