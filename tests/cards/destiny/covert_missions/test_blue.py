"""Covert Missions, blue cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# Darth Bane


@card("12001")
def test_darth_banes_first_ability_is_cheaper() -> None:
    """By two, and can be paid for so; no other upgrade is, nor one on somebody else."""
    t = Tabletop("12001 T04", "T02", hand="01057 01057 T23", resources=9)

    t.answer("play 01057", "T04", "pass")
    assert 6 == t.resources()
    t.answer("play T23", "12001", "pass")
    assert 3 == t.resources()
    t.answer("play 01057", "12001", "no")
    assert 2 == t.resources()


@card("12001")
def test_darth_banes_second_ability_costs_what_it_says() -> None:
    """Also in another round; and only he who plays it on him."""
    t = Tabletop("12001", "T02", hand="01057 01057", resources=1)
    number, ref = t.state.players[YOU].hand[0], t.copy("12001").ref
    assert hears(t, "12001", BEFORE, Event(ev.PAYMENT_DUE, YOU, number, ref))
    assert not hears(t, "12001", BEFORE, Event(ev.PAYMENT_DUE, THEM, number, ref))

    assert "play 01057" in t.options()
    t.answer("play 01057")
    assert (0, ["12001", "01057"]) == (t.resources(), t.in_play())
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    t.state.players[YOU].resources = 3
    t.answer("play 01057", "no")
    assert 0 == t.resources()


@card("12001")
def test_darth_bane_turns_an_upgrade_into_indirect_damage() -> None:
    """As much as the chosen one costs; not one on somebody else."""
    t = Tabletop("12001 T04", "T02 T06")
    t.upgrade("01057", on="12001")
    t.upgrade("T22", on="12001")
    t.upgrade("T23", on="T04")
    t.downgrade("T310", on="12001", by=THEM)
    t.show("12001", "Sp")
    t.copy("their T02").shields = 1

    t.answer("resolve special")
    assert ["01057", "T22"] == t.options()
    t.answer("01057")
    assert "they: indirect_damage" == t.asked()
    t.answer("their T02", "their T02", "their T02")

    assert 2 == t.copy("their T02").damage
