"""Awaiting Fate, Ahsoka Tano: her first lightsaber, and a weapon against two."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears


@card("24044")
@pytest.mark.parametrize(("code", "host", "spent"), [("01059", "24044", 2), ("01059", "T04", 3)])
def test_ahsokas_first_lightsaber_costs_less(code: str, host: str, spent: int) -> None:
    """Only on her."""
    t = Tabletop("24044 T04", "T02", hand=f"{code} {code}", resources=6)

    t.answer(f"play {code}", host)
    assert 6 - spent == t.resources()
    t.answer("pass", f"play {code}", "24044", *["no"] * (host == "24044"))

    assert 1 == t.resources()


@card("24044")
def test_ahsokas_next_lightsaber_costs_what_it_says_in_another_round_too() -> None:
    """Nor does she help an opponent who plays one on her."""
    t = Tabletop("24044", "T02", hand="01059 01059", resources=2)
    number, ref = t.state.players[YOU].hand[0], t.copy("24044").ref
    assert hears(t, "24044", BEFORE, Event(ev.PAYMENT_DUE, YOU, number, ref))
    assert not hears(t, "24044", BEFORE, Event(ev.PAYMENT_DUE, THEM, number, ref))

    t.answer("play 01059", "pass", "pass")
    t.keep_hands()
    t.state.players[YOU].resources = 3
    t.answer("play 01059", "no")

    assert 0 == t.resources()


@card("24044")
def test_another_upgrade_costs_ahsoka_as_much_as_anybody() -> None:
    """And the reduction is kept for the lightsaber: with it, two resources are enough."""
    t = Tabletop("24044", "T02", hand="T23 01059 01059", resources=5)

    t.answer("play T23")
    assert 2 == t.resources()
    t.answer("pass", "play 01059", "no")

    assert (0, ["T23", "01059"]) == (t.resources(), t.in_play()[1:])


def weapons() -> Tabletop:
    """Her power action, with dice of weapons and others in the pools."""
    t = Tabletop("24044 T04", "T02 T06")
    for code, host, side in (
        ("01059", "24044", "3MD1"),
        ("T21", "24044", "1MD"),
        ("01054", "24044", "1RD"),
        ("15085", "T04", "2ID"),
        ("19025", "T04", "1Sh"),
        ("01059", "their T02", "3MD1"),
    ):
        upgrade = t.upgrade(code, on=host)
        die = t.show(code if host[0] != "t" else f"their {code}", side)
        assert die.copy == upgrade.ref
    t.show("24044", "2MD")
    for label in ("their T02", "their T06"):
        t.copy(label).shields = 1
    t.answer("use 24044")
    assert ["either 0", "either 1"] == t.options()
    return t


@card("24044")
def test_ahsoka_resolves_a_weapon_for_one_more() -> None:
    """One of your weapon dice showing damage of whatever kind."""
    t = weapons()

    t.answer("either 0")
    assert ["die 01059 3MD1", "die 01054 1RD", "die 15085 2ID"] == t.options()
    t.answer("die 01059 3MD1")
    assert ["24044", "T04", "their T02", "their T06"] == t.options()
    t.answer("their T06")

    assert (3, 4) == (t.copy("their T06").damage, t.resources())
    assert 5 == len(t.pool())


@card("24044")
def test_ahsoka_resolves_a_weapon_against_two_characters() -> None:
    """Two different ones, each dealt all of it; indirect damage goes against nobody."""
    t = weapons()

    t.answer("either 1")
    assert ["die 01059 3MD1", "die 01054 1RD"] == t.options()
    t.answer("die 01059 3MD1", "their T02")
    assert ["their T06"] == t.options()
    t.answer("their T06")

    damage = [t.copy(label).damage for label in ("their T02", "their T06")]
    assert ([2, 2], 1, 4) == (damage, len(t.events("die_resolved")), t.resources())
    assert 5 == len(t.pool())


@card("24044")
def test_ahsoka_loses_one_die_at_a_time() -> None:
    """An action removes one of her dice."""
    t = Tabletop("24044*2", "T02", their_hand="T122")
    t.show("24044", "2Sh")
    t.show("24044", "2Sh")

    t.answer("pass", "play T122")
    t.choose(0)

    assert 1 == len(t.pool())
