"""Resurgence: what comes after something comes after it, and only if you did it."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.approved import approved
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import only_your_activation_counts

MOMENTS = {
    "23015": ("activated", "cards_revealed"),
    "23029": ("die_removed", "cards_drawn"),
    "23038": ("die_resolved", "damage_placed"),
    "23058": ("card_played", "cards_drawn"),
    "23059": ("die_resolved", "resources_placed"),
    "23061": ("card_played", "die_resolving"),
    "23071": ("card_discarded", "resources_placed"),
    "23072": ("die_removed", "die_removed"),
    "23074": ("activated", "dice_rolled"),
    "23079": ("die_resolved", "resources_placed"),
    "23081": ("activated", "die_removed"),
    "23098": ("card_played", "shields_gained"),
    "23116": ("activated", "exhausted"),
}
"""What an ability waits for, and what it brings about."""


def copies_of(t: Tabletop, code: str) -> set[int]:
    """The copies of a card that are in play."""
    copies = t.state.copies
    return {ref for ref in copies if t.state.definition_of(copies[ref]).facts.code == code}


@card(*MOMENTS)
def test_what_comes_after_something_comes_after_it(code: str) -> None:
    """On every table that was approved for it."""
    first, second = MOMENTS[code]
    seen = 0
    for one in approved().get(code, []):
        t = one.position.table()
        own = copies_of(t, code)
        for step in one.steps:
            t.answer(step.answer)
        own |= copies_of(t, code)
        causes = t.events(first)
        for effect in [event for event in t.events(second) if causes and event.source in own]:
            seen += 1
            assert [event for event in causes if event.serial < effect.serial]
    assert seen


# Dedra Meero, Maarva Andor, Cloud-Riders, Heavy Laser Cannon and Commander


def on_a_table(code: str) -> Tabletop:
    """With a T03 of yours, and everything the ability needs."""
    team = {"23015": "23015 T03", "23074": "23074 T03 23029"}.get(code, "T02 T03")
    t = Tabletop(team, "T06")
    if code in ("23081", "23116"):
        t.support("23081" if code == "23081" else "T11")
        t.show("T02", "1R")
    if code == "23116":
        t.upgrade("23116", on="T11")
    if code == "23100":
        t.upgrade("23100", on="T02")
        t.support("T68")
    return t


ACTIVATED = {
    "23015": "23015",
    "23074": "23074",
    "23081": "23081",
    "23116": "T11",
    "23100": "T02",
}
"""Whose activation each waits for."""


@card(*ACTIVATED)
def test_only_your_own_activation_counts(code: str) -> None:
    """Not an opponent's, nor one of another card."""
    only_your_activation_counts(on_a_table(code), on_a_table(code), ACTIVATED[code])


# Palpatine


@card("23018")
@ruling("arh.clar.res.08")
def test_palpatine_counts_what_was_paid() -> None:
    """A lowered cost is the cost."""
    t = Tabletop("23018*2 T01", "T06", hand="T400")
    t.show("T01", "1MD")

    t.answer("use 23018", "card T400", "yes")

    assert 4 == t.resources()
    assert ["1Sh", "1R", "+1MD"] == t.options()


@card("23018")
@ruling("arh.clar.res.09")
def test_palpatine_plays_with_renew() -> None:
    """Out of the discard pile, and its Renew cost is the cost."""
    t = Tabletop("23018*2 T02", "T06", hand="T73", resources=3)
    t.discard_pile("23051", "T32")
    t.show("23018", "1F")
    t.show("23018", "2ID")
    t.answer("use 23018")
    assert ["card T73", "card 23051"] == t.options()
    t.answer("card 23051", "yes")
    assert 0 == t.resources()
    assert ["die 23018 1F", "die 23018 2ID"] == t.options()


# Preemptive Defense


@card("23098")
def test_control_of_the_battlefield_is_enough() -> None:
    """Without a claim; an opponent's does not count."""
    for seat, asked in ((YOU, "you: may"), (THEM, "you: action")):
        t = Tabletop("T02 T01", "T03")
        t.battlefield("T42", controller=THEM - seat)
        t.support("23098")
        t.show("their T03", "1R")
        emit(t.state, Event(ev.BATTLEFIELD_TAKEN, seat, t.state.battlefield))
        assert asked == t.asked()


@card("23098")
def test_preemptive_defense_comes_after_the_claim() -> None:
    """The battlefield is claimed before the support is discarded."""
    t = Tabletop("T02 T01", "T03")
    t.support("23098")
    t.show("their T03", "1R")
    t.answer("claim", "yes")
    assert t.events("battlefield_claimed")[0].serial < t.events("left_play")[0].serial


# Dark Forces, Consular Teachings and Preemptive Defense


@card("23007", "23054", "23098")
def test_resources_are_spent_for_it_and_not_lost(code: str) -> None:
    """On every table that was approved for it."""
    spent = 0
    for one in approved().get(code, []):
        t = one.position.table()
        for step in one.steps:
            t.answer(step.answer)
        spent += len(t.events("resources_spent"))
        assert [] == t.events("resources_lost")
    assert spent


# Imperial Rule, Jedi Archives and Dedra Meero


@card("23027", "23053", "23015")
def test_what_is_revealed_does_not_stay_revealed(code: str) -> None:
    """It is not detected."""
    for one in approved().get(code, []):
        t = one.position.table()
        for step in one.steps:
            t.answer(step.answer)
        assert 0 == sum(event.detail for event in t.events("cards_revealed"))


@card("23015")
def test_dedra_meero_leaves_the_cards_on_top() -> None:
    """In the order you like."""
    t = Tabletop("23015*2 T02", "T06", deck="T31 T32 T33", their_deck="T34 T35 T36")
    t.answer("activate 23015", "their card T35", "card T32", "they")
    assert ["T35"] == t.discards(THEM)
    assert ["T36", "T34"] == t.codes(t.state.players[THEM].deck)
    assert ["T33", "T31", "T32"] == t.codes(t.state.players[YOU].deck)


# C-21 Highsinger and Consular Teachings


@card("23039")
def test_an_opponent_who_rolls_his_die_deals_nothing() -> None:
    """Only you do it."""
    t = Tabletop("T02", "T06")
    support = t.support("23039")
    rolled = Event(ev.DICE_ROLLED, THEM, 0, 0, 1)
    rolled.items = [support.dice[0]]
    emit(t.state, rolled)
    assert "you: action" == t.asked()
    assert [] == t.events("damage_dealt")


@card("23054")
def test_consular_teachings_may_be_moved_by_anybody() -> None:
    """An opponent's move of it counts."""
    t = Tabletop("T02 T01", "T06")
    upgrade = t.upgrade("23054", on="T02")
    emit(t.state, Event(ev.ATTACHED, THEM, upgrade.ref, t.copy("T01").ref, 1))
    assert "you: may" == t.asked()


# Hunter, Wrecker and Cluster Missiles


@card("23058", "23061", "23115")
def test_its_die_counts_in_an_opponents_pool_too(code: str) -> None:
    """It is the die of the card, wherever it was rolled."""
    t = Tabletop(f"{code if code != '23115' else 'T03'} T01", "T02", hand="T24")
    t.support("T11")
    t.upgrade("23115", on="T11")
    label = {"23115": "T11"}.get(code, code)
    t.lend(t.show(label, "1R" if code == "23058" else "2RD"))
    t.copy("their T02").damage = 6 if code == "23058" else 0
    if code == "23061":
        t.answer("play T24", "T01", "yes", "their T02")
    else:
        t.answer(f"use {code}")
    assert [] == t.pool(THEM)


# Daughters of Ferrix


@card("23086")
def test_daughters_of_ferrix_deal_ranged_damage() -> None:
    """As which the die is resolved."""
    t = Tabletop("T02", "T06")
    t.support("23086")
    t.support("T79")
    t.show("T79", "1Dc")
    t.answer("use 23086", "either 0", "their T06")
    assert [facts.RANGED] == [event.detail for event in t.events("damage_dealt")]


# As You Wish


@card("23104")
def test_as_you_wish_wants_a_bounty_of_yours() -> None:
    """One of an opponent, on a character of yours, cannot be spotted."""
    t = Tabletop("T03 T906", "T06", hand="23104")
    t.downgrade("T902", on="T03", by=THEM)
    t.answer("play 23104")
    assert [] == t.pool()


# Asteroid Field


@card("23103")
def test_each_player_is_the_one_who_deals_it() -> None:
    """To their own characters."""
    t = Tabletop("T02", "T06", hand="23103")
    t.support("T11")
    t.show("T11", "-")
    t.show("their T06", "-")
    t.answer("play 23103")
    assert [YOU, THEM] == [event.seat for event in t.events("damage_dealt")]


# Droopy McCool


@card("23102")
@pytest.mark.parametrize(("before", "after"), [(2, 0), (5, 3)])
def test_droopy_mccool_removes_two_charm_tokens(before: int, after: int) -> None:
    """No more, and no fewer."""
    t = Tabletop("23102*2 T03", "T06")
    t.copy("their T06").charms = before
    t.show("their T06", "1R")
    t.answer("use 23102")
    assert after == t.copy("their T06").charms
    assert ["T06 -"] == t.pool(THEM)
