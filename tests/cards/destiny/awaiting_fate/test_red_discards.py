"""Awaiting Fate, red cards that wait for discards."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# Moff Gideon


@card("24017")
def test_gideon_deals_damage_for_each_card_an_effect_discards() -> None:
    """Of a die or of a card; not for what they discard themselves."""
    t = Tabletop("24017", "T02 T06", their_hand="T31 T31 T31")
    t.copy("their T06").shields = 1
    number, source = t.state.players[THEM].hand[0], t.copy("24017").ref
    for seat, by, zone in (
        (YOU, source, ev.FROM_HAND),
        (THEM, 0, ev.FROM_HAND),
        (THEM, source, ev.FROM_DECK),
    ):
        assert not hears(t, "24017", AFTER, Event(ev.CARD_DISCARDED, seat, number, by, 1, zone))
    assert hears(t, "24017", AFTER, Event(ev.CARD_DISCARDED, THEM, number, source, 1, ev.FROM_HAND))
    t.show("24017", "2Dc")

    t.answer("resolve discard")
    assert (2, "they: indirect_damage") == (len(t.discards(THEM)), t.asked())
    t.answer("their T06", "their T06")

    assert (1, "they: action") == (t.copy("their T06").damage, t.asked())


@card("24017")
@pytest.mark.parametrize(("hand", "dealt"), [("T31 T31", 3), ("T31", 2)])
def test_gideon_resolves_damage_with_more_cards_at_hand(hand: str, dealt: int) -> None:
    """One of your dice showing damage, worth one more if your hand is larger."""
    t = Tabletop("24017*2", "T02 T01", hand=hand, their_hand="T31")
    for label, side in (("24017", "2RD"), ("24017", "2Sh"), ("their T01", "2RD")):
        t.show(label, side)
    t.copy("their T02").shields = 1
    t.discard_pile("T31")
    t.discard_pile("T31", "T31", seat=THEM)

    t.answer("use 24017")
    assert ["24017", "their T02", "their T01"] == t.options()
    t.answer("their T02")

    assert (dealt - 1, ["24017 2Sh"]) == (t.copy("their T02").damage, t.pool())
    assert 1 == t.events("ability_used")[0].amount


@card("24017")
def test_gideon_chooses_one_die() -> None:
    """Of several that show damage; what it costs is paid."""
    t = Tabletop("24017*2", "T02")
    t.upgrade("T21", on="24017")
    t.support("T14")
    for label, side in (("24017", "2RD"), ("24017", "2MD"), ("T21", "1RD1"), ("T14", "2ID")):
        t.show(label, side)

    t.answer("use 24017")
    offered = ["die 24017 2RD", "die 24017 2MD", "die T21 1RD1", "die T14 2ID"]
    assert offered == t.options()
    t.answer("die T21 1RD1", "their T02")

    assert (1, 3, 4) == (t.copy("their T02").damage, len(t.pool()), t.resources())


@card("24017")
def test_gideon_is_resilient() -> None:
    """An action removes one of his dice."""
    t = Tabletop("24017*2", "T02", their_hand="T122")
    t.show("24017", "2RD")
    t.show("24017", "2MD")

    t.answer("pass", "play T122")
    assert "they: resilience" == t.asked()
    t.choose(0)

    assert 1 == len(t.pool())


# Imperial Control


def control() -> Tabletop:
    """Imperial Control beside dice of all kinds."""
    t = Tabletop("T07 T01", "T02", hand="T31", their_hand="T31 T31")
    t.upgrade("24027", on="T01")
    t.upgrade("T21", on="T01")
    t.support("T14")
    t.support("T13")
    t.show("T07", "2Dc")
    dice = (("T01", "1MD"), ("T21", "1RD1"), ("T14", "2ID"), ("T13", "1R"), ("their T02", "1MD"))
    for label, side in dice:
        t.show(label, side)
    return t


@card("24027")
def test_imperial_control_follows_a_discard() -> None:
    """By a die or a card, from any hand; a damage die of yours is worth one more."""
    t = control()
    t.copy("their T02").shields = 1

    t.answer("resolve discard")
    assert ("you: may", True) == (t.asked(), t.copy("24027").ready)
    t.answer("yes")
    assert ["die T01 1MD", "die T21 1RD1", "die T14 2ID"] == t.options()
    t.answer("die T21 1RD1")
    assert ["T07", "T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (1, False, 4) == (t.copy("their T02").damage, t.copy("24027").ready, t.resources())
    assert ("they: action", ["T01 1MD", "T14 2ID", "T13 1R"]) == (t.asked(), t.pool())


@card("24027")
def test_imperial_control_waits_for_effects_on_hands() -> None:
    """Of whoever; not for a discard to reroll, nor from a deck. It may be declined."""
    t = control()
    number, source = t.state.players[THEM].hand[0], t.copy("T01").ref
    for seat, by, zone, counts in (
        (YOU, source, ev.FROM_HAND, True),
        (THEM, source, ev.FROM_HAND, True),
        (THEM, 0, ev.FROM_HAND, False),
        (THEM, source, ev.FROM_DECK, False),
    ):
        event = Event(ev.CARD_DISCARDED, seat, number, by, 1, zone)
        assert counts == hears(t, "24027", AFTER, event)

    t.answer("resolve discard", "no")
    assert t.copy("24027").ready


@card("24027")
def test_an_exhausted_imperial_control_resolves_nothing() -> None:
    """It must be ready."""
    t = control()
    t.copy("24027").ready = False

    t.answer("resolve discard")

    assert ("they: action", 4) == (t.asked(), len(t.pool()))
