"""Awaiting Fate, characters: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import only_your_activation_counts

# Dagan Gera


@card("24002")
def test_dagan_gera_shows_two_cards_of_one_cost() -> None:
    """They are revealed for the moment, and stay in the hand."""
    t = Tabletop("24002", "T02", hand="T33 T23 T34 T32")

    t.answer("use 24002")
    assert ["card T33", "card T23"] == t.options()[:2]
    t.answer("card T23")
    assert ["card T32"] == t.options()
    t.answer("card T32")

    assert (6, ["T33", "T23", "T34", "T32"]) == (t.resources(), t.hand())
    assert [2] == [len(event.items) for event in t.events("cards_revealed")]
    assert [] == t.state.players[YOU].detected


# HK-87 Assassin Droid


@card("24042")
def test_the_assassin_droid_fires_up_to_four_resources() -> None:
    """Past any shields."""
    t = Tabletop("24042", "T02", resources=0)
    t.copy("24042").resources = 5
    t.copy("their T02").shields = 2
    t.show("24042", "Sp")

    t.answer("resolve special", "either 1")
    assert [f"how_much {number}" for number in range(5)] == t.options()
    t.answer("how_much 4")

    assert (1, 4, 2) == (
        t.copy("24042").resources,
        t.copy("their T02").damage,
        t.copy("their T02").shields,
    )


# Rayvis


def rayvis(dice: int = 1) -> Tabletop:
    """Rayvis with an upgrade of two dice, and your own damage about to hit a friend."""
    t = Tabletop("24030 T01*2", "T02")
    t.upgrade("T21", on="24030")
    t.upgrade("T26", on="24030")
    t.upgrade("T936", on="T01")
    t.downgrade("T903", on="24030", by=THEM)
    t.make_elite("T21")
    for _ in range(dice):
        t.show("T01", "1MD")
    return t


@card("24030")
def test_rayvis_rolls_one_die_of_an_upgrade_of_his() -> None:
    """Once in an action phase; no downgrade, and nobody else's."""
    t = rayvis(dice=2)

    t.answer("resolve melee", "die T01 1MD", "T01", "yes")
    assert ["T21", "T26"] == t.options()
    t.answer("T21")
    assert (False, True) == (t.copy("T21").ready, t.copy("T936").ready)
    t.choose(0)
    assert 2 == len(t.pool())
    t.answer("die T01 1MD", "T01")

    assert 1 == len(t.pool())
    assert [YOU] == [event.seat for event in t.events("dice_rolled")]


@card("24030")
def test_rayvis_waits_until_the_damage_is_dealt_anew_each_round() -> None:
    """The second time in a phase does not count; after the upkeep phase he is healed."""
    t = rayvis(dice=2)
    t.copy("T21").ready = t.copy("T26").ready = False
    t.copy("24030").damage = 2

    t.answer("resolve melee", "die T01 1MD", "T01")
    t.copy("T21").ready = True
    t.answer("die T01 1MD", "T01")
    assert "they: action" == t.asked()
    t.answer("pass", "pass")

    healed, began = t.events("damage_healed")[0], t.events("phase_began")[0]
    assert (1, True) == (t.copy("24030").damage, began.serial < healed.serial)


# Din Djarin


def djarin(target: str = "24070") -> Tabletop:
    """Din Djarin with two upgrades, and a shield given to somebody by a friend's die."""
    t = Tabletop("24070 T01", "T02")
    t.upgrade("T21", on="24070")
    t.upgrade("T26", on="24070")
    t.upgrade("T936", on="T01")
    t.downgrade("T903", on="24070", by=THEM)
    t.show("T01", "1Sh")
    t.show("T936", "1R")
    t.show("their T02", "1R")
    t.next_roll("their T02", "2RD")
    t.answer("resolve shield", target)
    return t


@card("24070")
def test_din_djarin_rerolls_a_die_for_an_upgrade_when_he_is_shielded() -> None:
    """One of his own upgrades, and a die of either player; one of each."""
    t = djarin()

    t.answer("yes")
    assert ["T21", "T26"] == t.options()
    t.answer("T26")
    assert ["die T936 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert (["T936 1R"], ["T02 2RD"], "they: action") == (t.pool(), t.pool(THEM), t.asked())
    assert (False, True) == (t.copy("T26").ready, t.copy("T21").ready)


@card("24070")
def test_din_djarin_waits_for_his_own_shields() -> None:
    """Nobody else's."""
    assert "they: action" == djarin("T01").asked()


@card("24070")
def test_din_djarin_is_shielded_by_whoever() -> None:
    """An opponent's die does it as well."""
    t = Tabletop("24070", "T02")
    t.upgrade("T21", on="24070")
    t.show("their T02", "1Sh")
    t.show("24070", "1R")
    t.pass_turn()

    t.answer("resolve shield", "24070")

    assert "you: may" == t.asked()


@card("24070")
def test_din_djarin_counts_upgrades_and_no_downgrades() -> None:
    """An exhausted downgrade on him changes nothing."""
    t = Tabletop("24070", "T02")
    t.downgrade("T903", on="24070", by=THEM).ready = False
    t.show("24070", "Sp")

    t.answer("resolve special", "their T02")

    assert 2 == t.copy("their T02").damage


# Sabine Wren


@card("24072")
def test_sabine_wren_makes_ahsoka_cheaper() -> None:
    """By a point, and nobody else."""
    price = "too_many_points 24072 24044 T611 32 30 13 2 17 2 2 1"
    assert [price] == faults(listed("24072*2 24044*2 T611"))
    price = "too_many_points 24072 T600 T603 31 30 13 2 12 1 6 1"
    assert [price] == faults(listed("24072*2 T600 T603"))


@card("24072")
def test_sabine_wren_is_blue_as_well_after_setup() -> None:
    """For the rest of the game; an upgrade for blue characters goes on her, as one for yellow."""
    t = Tabletop("24072 T01", "T02", hand="24015")
    assert "play 24015" not in t.options()
    emit(t.state, Event(ev.SETUP_DONE))
    t.answer("activate T01", "pass", "pass")
    t.keep_hands()

    t.answer("play 24015")

    assert t.copy("24072").ref == t.copy("24015").host


@card("24072")
def test_sabine_wren_waits_for_you_to_activate_her() -> None:
    """Not for another card of yours, nor for an opponent."""
    yours, theirs = (Tabletop("24072 T03", "T02") for _ in range(2))
    for t in (yours, theirs):
        t.show("T03", "1R")
    only_your_activation_counts(yours, theirs, "24072")


@card("24072")
def test_sabine_wren_hurts_past_shields_if_the_die_shows_indirect_damage() -> None:
    """A rerolled die of either player counts."""
    t = Tabletop("24072", "T83")
    t.copy("their T83").shields = 1
    t.show("their T83", "2R1")
    t.next_roll("their T83", "2ID")

    t.answer("activate 24072", "yes", "their die T83 2R1", "their T83")

    assert (1, 1) == (t.copy("their T83").damage, t.copy("their T83").shields)


# Mok Shaiz's Majordomo


@card("24098")
def test_the_majordomo_takes_one_token() -> None:
    """Of two on a character; not from another card."""
    t = Tabletop("24098", "T02", their_hand="T31")
    t.copy("their T02").charms = 2
    t.support("T11").charms = 1

    t.answer("use 24098")

    assert (1, "they: choose") == (t.copy("their T02").charms, t.asked())


# Marrok


def marrok(hand: str, resources: int = 1) -> Tabletop:
    """Marrok removes a die for a downgrade."""
    t = Tabletop("24004", "T02", hand=hand, resources=resources)
    t.discard_pile("T903")
    t.show("24004", "1MD")
    t.answer("use 24004")
    return t


@card("24004")
@pytest.mark.parametrize(
    ("code", "asked"), [("T903", "you: additional_action"), ("T902", "they: action")]
)
def test_marrok_plays_a_downgrade_for_less(code: str, asked: str) -> None:
    """For a resource less than its cost; a curse brings an action."""
    t = marrok(f"{code} T912 T22")

    assert [f"card {code}"] == t.options()
    t.answer(f"card {code}")

    assert (1, asked) == (t.resources(), t.asked())
    assert t.copy("their T02").ref == t.copy(code).host
    if code == "T903":
        t.answer("activate 24004")
        assert "they: action" == t.asked()


@card("24004")
def test_marrok_pays_what_is_left() -> None:
    """No Escape is free already, and 4-LOM cannot be paid for with nothing."""
    t = marrok("24033 24032", resources=0)
    assert ["card 24033"] == t.options()

    t = marrok("24032", resources=1)
    t.answer("card 24032")
    assert (0, ["24004"]) == (t.resources(), t.in_play()[:1])


# Dengar


@card("24028")
@pytest.mark.parametrize(
    ("dice", "resources", "answer", "left"),
    [(2, 2, "yes", 1), (2, 2, "no", 2), (2, 0, "", 0), (1, 2, "", 2)],
)
def test_an_elite_dengar_is_paid_after_setup(
    dice: int, resources: int, answer: str, left: int
) -> None:
    """A resource, or he is defeated."""
    t = Tabletop(f"T01 24028*{dice}", "T02", resources=resources, their_resources=2)
    t.state.recorder = t.recorder
    emit(t.state, Event(ev.SETUP_DONE))

    assert (0 if answer else 1) == ("action" in t.asked())
    assert 1 == len(t.events("setup_done"))
    if answer:
        t.answer(answer)
    assert (answer == "yes") == len(t.events("resources_spent"))

    stays = answer == "yes" or dice == 1
    assert (stays, left, 2) == ("24028" in t.in_play(), t.resources(), t.resources(THEM))


@card("24028")
def test_dengar_blames_his_own_blank_just_rolled() -> None:
    """Not one of an upgrade of his."""
    t = Tabletop("24028", "T02")
    t.upgrade("T21", on="24028")
    t.next_roll("24028", "2MD")
    t.next_roll("T21", "-")

    t.answer("activate 24028")

    assert "they: action" == t.asked()


@card("24028")
def test_dengar_waits_for_you_to_activate_him() -> None:
    """Not for another card of yours, nor for an opponent."""
    t = Tabletop("24028 T03", "T02")
    for seat, who, through in ((YOU, "T03", "24028"), (THEM, "24028", "24028")):
        rolled = Event(ev.ACTIVATED, seat, t.copy(who).ref, t.copy(through).ref)
        rolled.items = [t.show("24028", "-").id] if seat == YOU else [t.state.players[YOU].pool[0]]
        emit(t.state, rolled)

    assert "you: action" == t.asked()


# Greef Karga


@card("24057")
def test_greef_karga_takes_one_token() -> None:
    """Of two on a character; not from another card."""
    t = Tabletop("24057", "T02")
    t.copy("their T02").charms = 2
    t.support("T11").charms = 1

    t.answer("use 24057")

    assert (1, ["T31"]) == (t.copy("their T02").charms, t.hand(THEM))


# Cal Kestis


@card("24047")
def test_cal_kestis_is_yellow_as_well_after_setup() -> None:
    """For the rest of the game."""
    t = Tabletop("24047 T01", "T02", hand="01023")
    assert "play 01023" not in t.options()
    emit(t.state, Event(ev.SETUP_DONE))
    t.answer("activate T01", "pass", "pass")
    t.keep_hands()

    t.answer("play 01023")

    assert t.copy("24047").ref == t.copy("01023").host


@card("24047")
def test_cal_kestis_brings_yellow_upgrades() -> None:
    """Any number of them, in a deck of his affiliation; nothing else that is yellow."""
    assert [] == faults(listed("24047", "T913*2 24080*2"))
    for other in ("T24", "T622", "01023", "T625", "T73"):
        assert [] != faults(listed("24047", other))


@card("24047")
def test_cal_kestis_hurts_and_heals_for_cards_shown() -> None:
    """A yellow one and a blue one of the hand; shields block; nothing stays revealed."""
    t = Tabletop("24047 T01", "T02", hand="T32 T33", resources=0)
    t.discard_pile("T33")
    t.copy("their T02").shields = 2
    t.copy("T01").damage = t.copy("24047").damage = 3
    t.show("24047", "Sp")

    t.answer("resolve special", "their T02", "yes", "card T32", "their T02", "yes")
    assert ["card T33"] == t.options()
    t.answer("card T33", "T01")

    assert (0, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert (2, 3) == (t.copy("T01").damage, t.copy("24047").damage)
    assert ([], "they: action") == (t.state.players[YOU].detected, t.asked())


# Bo-Katan Kryze


@card("24068")
def test_bo_katan_takes_no_shield_from_a_plot() -> None:
    """From a support of yours she does."""
    t = Tabletop("24068", "T02")
    t.support("T51").shields = 1
    t.support("T12").shields = 1
    t.show("24068", "2MD")

    t.answer("use 24068")

    assert (1, 0) == (t.copy("T51").shields, t.copy("T12").shields)


@card("24068")
def test_bo_katan_waits_for_dice_you_resolve() -> None:
    """Not for what an opponent does with hers."""
    t = Tabletop("24068", "T02")
    t.lend(t.show("24068", "2MD"))
    t.pass_turn()

    t.answer("resolve melee", "their T02")

    assert "you: action" == t.asked()
