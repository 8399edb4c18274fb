"""Redemption, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.games.destiny.rules.values import has_subtype
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

# Darth Zannah


def dice_of(t: Tabletop, label: str) -> list[str]:
    """The dice of a copy, by the cards they were printed for."""
    return t.codes([t.state.dice[number].card for number in t.copy(label).dice])


def falling(sith: str = "T62") -> Tabletop:
    """A die of your own will defeat the Sith beside Darth Zannah."""
    t = Tabletop(f"15001 {sith} T07", "T02", resources=0)
    t.copy(sith.partition("*")[0]).damage = 7 if sith.startswith("T04") else 2
    t.show("T07", "3MD")
    return t


def defeat(t: Tabletop, label: str) -> None:
    """Resolve that die against a character."""
    t.answer("resolve melee", label)


@card("15001")
def test_zannah_can_damage_your_other_sith() -> None:
    """Not herself, though a Sith by now, not another character or a support, not theirs."""
    t = Tabletop("15001 T04 T01 T62", "T04")
    t.copy("15001").subtypes = ["sith"]
    t.support("T12").subtypes = ["sith"]

    t.answer("activate 15001")

    assert "you: choose" == t.asked()
    assert ["T04", "T62"] == t.options()


@card("15001")
def test_the_damaged_siths_die_is_rolled_into_your_pool() -> None:
    """One damage, and the die of that one, not of the other."""
    t = Tabletop("15001 T04 T62", "T02")
    t.next_roll("T62", "2RD")

    t.answer("activate 15001", "T62")

    assert (0, 1) == (t.copy("T04").damage, t.copy("T62").damage)
    assert ["T62 2RD"] == t.pool()
    assert t.copy("T62").ready
    assert t.events("activated")[0].serial < t.events("damage_dealt")[0].serial


@card("15001")
@ruling("arh.clar.hs.18")
def test_nothing_follows_when_an_opponent_activates_her() -> None:
    """It must be you, with an action or through another card."""
    for seat, damage in ((THEM, 0), (YOU, 1)):
        t = Tabletop("15001 T62", "T02")
        by = t.copy("T62").ref
        emit(t.state, Event(ev.ACTIVATED, seat, t.copy("15001").ref, by))

        assert "you: action" == t.asked()
        assert damage == t.copy("T62").damage


@card("15001")
def test_a_single_sith_is_damaged_without_a_question() -> None:
    """There is no choice not to."""
    t = Tabletop("15001 T01 T62", "T04")

    t.answer("activate 15001")

    assert "they: action" == t.asked()
    assert 1 == t.copy("T62").damage
    assert 1 == len(t.pool())


@card("15001")
def test_of_two_dice_on_the_sith_one_is_chosen() -> None:
    """Only dice that lie on it: not the one in the pool, not the one of its upgrade."""
    t = Tabletop("15001 T04*3", "T02")
    t.upgrade("T21", on="T04")
    t.show("T04", "2RD")

    t.answer("activate 15001")
    assert ["die T04 1MD", "die T04 1MD"] == t.options()
    t.answer("die T04 1MD")

    assert ["T04", "T04"] == [die.split()[0] for die in t.pool()]


@card("15001")
def test_a_blocked_damage_was_dealt_all_the_same() -> None:
    """The shield goes, the die comes."""
    t = Tabletop("15001 T62", "T02")
    t.copy("T62").shields = 1

    t.answer("activate 15001")

    assert (0, 0) == (t.copy("T62").damage, t.copy("T62").shields)
    assert 1 == len(t.pool())


@card("15001")
def test_without_another_sith_nothing_happens() -> None:
    """Neither she herself nor their Sith will do."""
    t = Tabletop("15001 T01", "T04")
    t.copy("15001").subtypes = ["sith"]

    t.answer("activate 15001")

    assert "they: action" == t.asked()
    assert [] == t.events("damage_dealt")
    assert ([], []) == (t.pool(), t.pool(THEM))


@card("15001")
def test_with_its_die_in_the_pool_the_sith_is_damaged_for_nothing() -> None:
    """The cost can be paid, so it is; the die in the pool is not rolled again."""
    t = Tabletop("15001 T62", "T02")
    t.show("T62", "2RD")

    t.answer("activate 15001")

    assert 1 == t.copy("T62").damage
    assert ["T62 2RD"] == t.pool()
    assert 0 == len(t.events("dice_rolled"))


@card("15001")
def test_only_her_own_activation_counts() -> None:
    """Nothing follows when you activate the Sith."""
    t = Tabletop("15001 T62", "T02")

    t.answer("activate T62")

    assert 0 == t.copy("T62").damage
    assert ["T62"] == [die.split()[0] for die in t.pool()]


@card("15001")
def test_a_sith_defeated_by_the_cost_leaves_her_its_die() -> None:
    """It cannot be rolled from a character that is gone; she gains it."""
    t = Tabletop("15001 T62", "T02")
    t.copy("T62").damage = 2

    t.answer("activate 15001")

    assert ["15001"] == t.in_play()
    assert [] == t.pool()
    assert ["T62"] == dice_of(t, "15001")


@card("15001")
@ruling("arh.clar.rm.04")
def test_she_gains_the_dice_of_your_defeated_sith() -> None:
    """All of them, wherever they were; she is their matching card and rolls them."""
    t = falling("T04*2")
    t.show("T04", "2RD")

    defeat(t, "T04")
    assert ["T04", "T04"] == dice_of(t, "15001")
    assert {t.copy("15001").ref} == {t.state.dice[one].copy for one in t.copy("15001").dice}
    assert [] == t.pool()
    t.answer("pass", "activate 15001")

    assert ["T04", "T04"] == [die.split()[0] for die in t.pool()]


@card("15001")
def test_it_does_not_matter_who_defeats_the_sith() -> None:
    """An opponent's card does as well as damage."""
    t = Tabletop("15001 T62", "T03", deck="", hand="T31")
    t.upgrade("01023", on="their T03")
    t.show("their 01023", "Sp")

    t.answer("pass", "resolve special", "yes", "T62", "pass", "pass", "stop")

    assert 2 == t.state.round
    assert ["T62"] == dice_of(t, "15001")


@card("15001")
@ruling("arh.clar.rm.03")
def test_she_does_not_gain_dice_of_upgrades() -> None:
    """The upgrade and its die are gone."""
    t = falling()
    t.upgrade("T21", on="T62")

    defeat(t, "T62")

    assert ["T62"] == dice_of(t, "15001")
    assert ["T21"] == t.discards()
    assert t.events("defeated")[0].serial < t.events("dice_gained")[0].serial


@card("15001")
@ruling("arh.clar.rm.05", "arh.part7.special.05")
def test_a_gained_die_keeps_its_special() -> None:
    """What it says of its character is now said of her."""
    t = falling()
    t.upgrade("T21", on="15001")

    defeat(t, "T62")
    t.answer("pass")
    t.show("15001", "Sp")
    t.state.decisions = None
    t.answer("resolve special")

    assert 3 == t.resources()
    assert 2 == t.copy("15001").damage


@card("15001")
def test_she_is_a_sith_for_the_rest_of_the_game() -> None:
    """Not before, but from then on, also in the next round."""
    t = falling()
    assert not has_subtype(t.state, t.copy("15001"), "sith")

    defeat(t, "T62")
    assert has_subtype(t.state, t.copy("15001"), "sith")
    t.answer("pass", "pass")

    assert 2 == t.state.round
    assert has_subtype(t.state, t.copy("15001"), "sith")
    assert not has_subtype(t.state, t.copy("T07"), "sith")


@card("15001")
def test_she_is_a_sith_herself_from_then_on() -> None:
    """As soon as the dead one's dice are hers."""
    t = falling()
    assert not has_subtype(t.state, t.copy("15001"), "sith")

    defeat(t, "T62")

    assert has_subtype(t.state, t.copy("15001"), "sith")


@card("15001")
def test_other_defeats_give_her_nothing() -> None:
    """Neither a character of yours that is no Sith nor a Sith of theirs."""
    t = Tabletop("15001 T07*2 T01", "T62 T02")
    t.copy("T01").damage = 7
    t.show("T07", "3MD")
    t.show("T07", "3MD")

    t.answer("resolve melee", "die T07 3MD", "T01", "die T07 3MD", "their T62")

    assert (["15001", "T07"], ["T02"]) == (t.in_play(), t.in_play(THEM))
    assert [] == dice_of(t, "15001")
    assert not has_subtype(t.state, t.copy("15001"), "sith")


# The Haunted


@card("15006")
@pytest.mark.parametrize(("team", "is_offered"), [("T915", True), ("T01", False)])
def test_the_haunted_need_a_witch(team: str, is_offered: bool) -> None:
    """One of yours."""
    t = Tabletop(team, "T915", hand="15006")

    assert is_offered == ("play 15006" in t.options())


@card("15006")
def test_a_haunted_character_becomes_a_zombie_of_yours() -> None:
    """Ready, and set aside by you."""
    t = Tabletop("T01 T915", "T07 T02")
    t.downgrade("15006", on="their T07")
    t.set_aside("11004")
    t.set_aside("11004")
    t.set_aside("11004", seat=THEM)
    t.set_aside("T12")
    t.show("T01", "1MD")

    t.answer("resolve melee", "their T07")
    assert ["card 11004", "card 11004"] == t.options()
    t.answer("card 11004")

    assert (["T01", "T915", "11004"], ["11004", "T12"]) == (t.in_play(), t.aside())
    assert (True, "they: action") == (t.copy("11004").ready, t.asked())


@card("15006")
@pytest.mark.parametrize("seat", [YOU, THEM])
def test_the_haunted_wait_for_their_own_defeat(seat: int) -> None:
    """No other character's."""
    t = Tabletop("T01", "T07 T02")
    t.downgrade("15006", on="their T07")

    assert hears(t, "15006", AFTER, Event(ev.DEFEATED, seat, t.copy("their T07").ref))
    assert not hears(t, "15006", AFTER, Event(ev.DEFEATED, seat, t.copy("their T02").ref))


# Nightsister Assassins


@card("15012")
def test_nightsister_assassins_strike_the_cursed() -> None:
    """When they are played, and if you wish; shields help."""
    t = Tabletop("T915", "T02 T03 T04", hand="15012")
    t.downgrade("T903", on="their T02")
    t.downgrade("T903", on="their T03")
    t.downgrade("T310", on="their T04")
    t.downgrade("T903", on="T915", by=THEM)
    t.copy("their T03").shields = 1

    t.answer("play 15012", "yes")
    assert ["T915", "their T02", "their T03"] == t.options()
    t.answer("their T03")

    assert (0, 0) == (t.copy("their T03").damage, t.copy("their T03").shields)


@card("15012")
def test_nightsister_assassins_need_a_witch_of_yours() -> None:
    """Theirs will not do."""
    t = Tabletop("T02", "T915", hand="15012")

    assert "play 15012" not in t.options()


@card("15012")
def test_nightsister_assassins_wait_until_they_are_played_by_you() -> None:
    """Not for another card."""
    t = Tabletop("T03", "T02")
    ours, other = t.support("15012"), t.support("T11")

    assert hears(t, "15012", AFTER, Event(ev.CARD_PLAYED, YOU, ours.card, ours.ref))
    assert not hears(t, "15012", AFTER, Event(ev.CARD_PLAYED, THEM, ours.card, ours.ref))
    assert not hears(t, "15012", AFTER, Event(ev.CARD_PLAYED, YOU, other.card, other.ref))


@card("15012")
def test_a_cursed_support_is_not_struck() -> None:
    """Only characters are."""
    t = Tabletop("T915", "T02", hand="15012")
    t.support("T11", seat=THEM)
    t.downgrade("T903", on="their T02")
    t.downgrade("T903", on="their T11")

    t.answer("play 15012", "yes")

    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T11").damage)
