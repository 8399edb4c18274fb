"""Unlikely Heroes, cards that play others, or that wait for others to be played."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import UPGRADE
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Nightsister Acolyte


@card("18003")
@ruling("arh.clar.uh.10")
def test_the_acolyte_rerolls_before_the_event_takes_effect() -> None:
    """What is played waits until her action is finished."""
    t = Tabletop("18003", "T02", hand="T33 T73")
    t.show("their T02", "1R")
    t.next_roll("their T02", "2RD")

    t.answer("use 18003", "card T33")

    rerolled = t.events("dice_rolled")[0].serial
    assert rerolled < t.events("card_played")[0].serial
    assert (["T02 2RD"], ["T73", "T31"]) == (t.pool(THEM), t.hand())


# Republic Senator


@card("18062")
@ruling("arh.clar.uh.12")
def test_the_senator_strikes_before_the_event_takes_effect() -> None:
    """The random card is gone by then."""
    t = Tabletop("18062", "T02", hand="T33 T22", their_hand="T31 T32")

    t.answer("use 18062")
    assert ["card T33"] == t.options()
    t.answer("card T33")

    assert t.events("card_discarded")[0].serial < t.events("card_played")[0].serial
    assert (1, 1, ["T22", "T31"]) == (len(t.hand(THEM)), len(t.discards(THEM)), t.hand())


# Rex


def rex(*hand: str) -> Tabletop:
    """Rex with these cards in hand; the opponent has the battlefield."""
    t = Tabletop("18063", "T02", hand=" ".join(hand), their_hand="T629", resources=9)
    emit(t.state, Event(ev.BATTLEFIELD_TAKEN, THEM, t.state.battlefield))
    return t


@card("18063")
@pytest.mark.parametrize(("answer", "controller"), [("yes", YOU), ("no", THEM)])
def test_rex_may_take_the_battlefield(answer: str, controller: int) -> None:
    """After a red weapon."""
    t = rex("T629")

    t.answer("play T629")
    assert "you: may" == t.asked()
    assert t.events("card_played")
    t.answer(answer)

    assert controller == t.state.copies[t.state.battlefield].controller


@card("18063")
@pytest.mark.parametrize("code", ["T909", "18101"])
def test_rex_takes_vehicles_and_equipment_too(code: str) -> None:
    """If they are red."""
    t = rex(code)
    assert [code] == t.hand()

    t.answer(f"play {code}")

    assert "you: may" == t.asked()


@card("18063")
@pytest.mark.parametrize("code", ["T34", "T11", "T74", "T913"])
def test_rex_does_not_care_for_other_cards(code: str) -> None:
    """Another colour, or another kind of card."""
    t = rex(code)

    t.answer(f"play {code}")

    assert "they: action" == t.asked()


@card("18063")
@ruling("arh.clar.uh.13")
def test_rex_moves_once_a_round_whatever_is_played() -> None:
    """Not for a weapon and for a vehicle; not for an opponent's card either."""
    t = rex("T629", "T909")

    t.answer("pass", "play T629")
    assert "you: action" == t.asked()
    t.answer("play T629", "no", "pass", "play T909")

    assert "they: action" == t.asked()


# Separatist Supply Ship


@card("18027")
@ruling("arh.clar.uh.14")
def test_two_supply_ships_do_not_help_each_other() -> None:
    """Each takes one off the card it plays itself."""
    t = Tabletop("T01", "T02", resources=2)
    t.support("18027")
    t.support("18027")
    t.discard_pile("T68", "T909", "T11", "T625")
    t.discard_pile("T68", seat=THEM)

    t.answer("use 18027")
    assert ["card T68", "card T909"] == t.options()
    t.answer("card T909")

    assert (0, ["T68", "T11", "T625"]) == (t.resources(), t.discards())
    assert 1 == sum(not copy.ready for copy in t.state.copies.values() if copy.ref)
    assert "T909" in t.in_play()


@card("18027")
def test_the_supply_ship_plays_red_supports_it_can_pay_for() -> None:
    """No upgrade, none without a die, none too dear; and only if it was ready."""
    t = Tabletop("T01", "T02", resources=1)
    t.support("18027")
    t.discard_pile("T68", "T79", "T909", "18101", "T625")

    t.answer("use 18027")
    assert ["card T68", "card T79"] == t.options()
    t.answer("card T79")
    assert (1, False) == (t.resources(), t.copy("18027").ready)

    t = Tabletop("T01", "T02")
    t.support("18027").ready = False
    t.discard_pile("T68")
    if "use 18027" in t.options():
        t.answer("use 18027")
    assert ["T68"] == t.discards()


# Z-95


@card("18113")
def test_whoever_discards_two_cards_takes_the_z_95() -> None:
    """The opponent may use its action, and then you may again."""
    t = Tabletop("T01", "T02", hand="T31 T31", their_hand="T31 T32 T33")
    t.support("18113")
    t.support("T19")
    t.discard_pile("T34", seat=THEM)

    assert "use 18113" in t.options()
    t.answer("pass")
    assert ["use 18113"] == [one for one in t.options() if one.startswith("use")]
    t.answer("use 18113")
    assert ["their card T31", "their card T32"] == t.options()
    t.answer("their card T31")
    assert ["their card T32", "their card T33"] == t.options()
    t.answer("their card T33")

    assert (["T01", "T19"], ["T02", "18113"]) == (t.in_play(), t.in_play(THEM))
    assert (["T34", "T31", "T33"], ["T32"]) == (t.discards(THEM), t.hand(THEM))
    t.answer("use their 18113")
    t.answer("card T31", "card T31")
    assert (["T01", "T19", "18113"], ["T02"]) == (t.in_play(), t.in_play(THEM))


@card("18113")
def test_one_card_is_too_little_for_the_z_95() -> None:
    """Nothing is discarded."""
    t = Tabletop("T01", "T02", their_hand="T31")
    t.support("18113")
    t.discard_pile("T32", "T33", seat=THEM)

    t.answer("activate T01", "use 18113")

    assert ("you: action", ["T01", "18113"]) == (t.asked(), t.in_play())
    assert (["T31"], ["T32", "T33"]) == (t.hand(THEM), t.discards(THEM))


@card("18113")
@pytest.mark.parametrize(("shields", "damage"), [(0, 1), (1, 0)])
def test_the_z_95_hurts_before_it_is_activated(shields: int, damage: int) -> None:
    """Its own player, in whose pool nothing lies yet."""
    t = Tabletop("T01 T05", "T02")
    t.support("18113")
    t.copy("T05").shields = shields

    t.answer("activate 18113")
    assert ("you: indirect_damage", ["T01", "T05"], []) == (t.asked(), t.options(), t.pool())
    t.answer("T05")

    assert (damage, 0, 1) == (t.copy("T05").damage, t.copy("T05").shields, len(t.pool()))


@card("18113")
def test_another_activation_does_not_hurt() -> None:
    """Only that of the ship itself."""
    t = Tabletop("T01 T05", "T02")
    t.support("18113")
    t.support("T11")

    t.answer("activate T11")
    assert ("they: action", 0) == (t.asked(), t.copy("T01").damage)

    t = Tabletop("T01 T05", "T02")
    ship = t.support("18113")
    emit(t.state, Event(ev.ACTIVATION_DUE, THEM, ship.ref, ship.ref))
    assert "you: action" == t.asked()


@card("18113")
@ruling("arh.clar.res.11")
def test_a_z_95_that_is_a_mod_goes_onto_another_support() -> None:
    """Any support of the player who takes it."""
    t = Tabletop("T01", "T02", their_hand="T31 T31")
    t.support("T11")
    t.support("T12", seat=THEM)
    t.support("T13", seat=THEM)
    ship = t.support("18113")
    mod = Event(ev.TYPE_CHANGED, YOU, ship.ref, 0, 0, UPGRADE)
    mod.items = []
    emit(t.state, mod)
    emit(t.state, Event(ev.ATTACHED, YOU, ship.ref, t.copy("T11").ref, 1))

    t.answer("pass", "use 18113", "their card T31", "their card T31")
    assert ["their T12", "their T13"] == t.options()
    t.answer("their T13")

    assert t.copy("their T13").ref == t.copy("their 18113").host
