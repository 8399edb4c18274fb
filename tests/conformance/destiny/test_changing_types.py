"""Changing types, subtypes, and what a card says of itself."""

import pytest

from dejarik.games.destiny.model.facts import CHARACTER, CHARACTER_SUBTYPES, SUPPORT
from dejarik.games.destiny.model.state import ON_CARD
from dejarik.testing.destiny.table import THEM, Tabletop, ruling
from dejarik.titles.destiny.catalogue.files import facts

SUBTYPES = [
    "advisor",
    "apprentice",
    "bounty-hunter",
    "droid",
    "engineer",
    "ewok",
    "guard",
    "gungan",
    "inquisitor",
    "jawa",
    "jedi",
    "leader",
    "nightbrother",
    "partisan",
    "pilot",
    "pirate",
    "scavenger",
    "scoundrel",
    "shapeshifter",
    "sith",
    "spectre",
    "spy",
    "trooper",
    "twilek",
    "witch",
    "wookiee",
]


@ruling("arh.part5.changetype.07")
def test_words_follow_when_another_card_changes_the_type() -> None:
    """A support that counts your supports becomes a character: it counts your characters."""
    t = Tabletop("T01 T06", "T02", hand="T362")
    t.support("T361")
    t.support("T12")
    t.answer("play T362", "T361")
    t.pass_turn()

    t.answer("use T361")

    assert CHARACTER == t.copy("T361").type
    assert 5 + 3 == t.resources()


@ruling("arh.part5.changetype.07")
def test_words_stay_when_the_card_changes_its_own_type() -> None:
    """It made itself a character: it counts supports as before, one of them."""
    t = Tabletop("T01 T06", "T02")
    t.support("T363")
    t.support("T12")
    t.answer("use T363")
    t.pass_turn()

    t.answer("use T363 1")

    assert CHARACTER == t.copy("T363").type
    assert 5 + 1 == t.resources()


def test_a_card_that_never_had_health_is_not_defeated_for_it() -> None:
    """A support turned into a character stays, even while limits are looked at all the time."""
    t = Tabletop("T01 T06", "T02", hand="T362")
    t.support("T352")
    t.support("T361")

    t.answer("play T362", "T361")

    assert ["T01", "T06", "T352", "T361"] == t.in_play()
    assert [] == t.events("defeated")


@ruling("arh.part5.changetype.03", "arh.part5.changetype.02")
def test_upgrades_and_tokens_go_and_downgrades_stay_on_a_support() -> None:
    """A character of theirs becomes a support: tokens and the upgrade go, the downgrade stays."""
    t = Tabletop("T01", "T02 T03", hand="T360 T322")
    t.upgrade("T21", on="their T02")
    t.downgrade("T310", on="their T02")
    copy = t.copy("their T02")
    copy.damage, copy.shields, copy.resources, copy.charms = 3, 2, 1, 1

    t.answer("play T360", "their T02")

    copy = t.copy("their T02")
    assert SUPPORT == copy.type
    assert (0, 0, 0, 0) == (copy.damage, copy.shields, copy.resources, copy.charms)
    assert ["T21"] == t.discards(THEM)
    assert [t.copy("T310").ref] == copy.attached


@ruling("arh.part5.changetype.04", "arh.part5.changetype.05", "arh.part5.changetype.01")
@pytest.mark.parametrize("ready", [True, False])
def test_a_card_of_a_new_type_keeps_its_state_and_gets_its_dice_back(ready: bool) -> None:
    """One die was in the pool, one on the card; as a support it can be hit no more."""
    t = Tabletop("T06*2 T03", "T02", hand="T360")
    t.show("T06", "1R")
    t.show("T03", "1MD")
    t.copy("T06").ready = ready

    t.answer("play T360", "T06")

    copy = t.copy("T06")
    assert (SUPPORT, ready, ["T03 1MD"]) == (copy.type, copy.ready, t.pool())
    assert [ON_CARD, ON_CARD] == [t.state.dice[number].zone for number in copy.dice]
    t.answer("pass", "resolve melee")
    assert ["T03", "their T02"] == t.options()


@ruling("arh.part5.changetype.05")
@pytest.mark.parametrize(("edition", "rolled"), [({}, ["T06 1Sh"]), ({"kept_dice_stay": True}, [])])
def test_a_die_another_card_keeps_returns_too(edition: dict[str, int], rolled: list[str]) -> None:
    """Your upgrade keeps a die of their character, which becomes a support and rolls it."""
    t = Tabletop("T01", "T02 T06", hand="01102 T360", edition=edition)
    t.show("their T06", "1R")
    t.next_roll("their T06", "1Sh")

    t.answer("play 01102", "yes", "pass", "play T360", "their T06", "activate their T06")

    assert rolled == t.pool(THEM)


@ruling("arh.part5.changetype.06")
def test_a_character_that_is_none_any_more_has_no_health() -> None:
    """Of two cards with 8 health one becomes a support: of all your cards 8 are left."""
    t = Tabletop("T03 T06", "T02", hand="T360 T324")
    t.answer("play T360", "T06")
    t.pass_turn()

    t.answer("play T324")

    assert 5 + 8 == t.resources()


@ruling("arh.part5.changetype.06")
def test_a_character_that_is_none_any_more_has_no_points() -> None:
    """Of two cards for 8 points one becomes a support: of all your cards 8 are left."""
    t = Tabletop("T03 T06", "T02", hand="T360 T323")
    t.answer("play T360", "T06")
    t.pass_turn()

    t.answer("play T323")

    assert 5 + 8 == t.resources()


@ruling("arh.part5.choosesubtype.01", "arh.part5.choosesubtype.02")
def test_a_character_subtype_is_one_of_twenty_six() -> None:
    """Exactly these; vehicle, weapon and the like are not among them."""
    t = Tabletop("T05 T67", "T02", hand="T370")

    t.answer("play T370")

    assert "you: subtype" == t.asked()
    assert SUBTYPES == t.options()
    assert 26 == len(SUBTYPES)
    t.answer("pilot")
    assert 5 + 2 == t.resources()


@ruling("arh.part5.choosesubtype.02")
def test_subtypes_of_other_cards_cannot_be_named() -> None:
    """Whatever no character has, in all printings, is none of the twenty-six."""
    cards = facts().values()
    of_characters = {one for card in cards if card.type == CHARACTER for one in card.subtypes}
    of_others = {one for card in cards for one in card.subtypes} - of_characters

    assert {"vehicle", "weapon", "ability", "equipment", "mod"} < of_others
    assert not of_others & set(CHARACTER_SUBTYPES)
    assert set(CHARACTER_SUBTYPES) < of_characters


@ruling("arh.part1.subtypes.03")
def test_a_subtype_gained_twice_is_had_once() -> None:
    """A pilot that gains it and a character that gains it twice: two pilots, the third is none."""
    t = Tabletop("T05 T08 T01", "T02", hand="T370")
    t.upgrade("T354", on="T05")
    t.upgrade("T354", on="T08")
    t.upgrade("T354", on="T08")

    t.answer("play T370", "pilot")

    assert 5 + 2 == t.resources()


@ruling("arh.part1.subtypes.01")
@pytest.mark.parametrize("subtype", ["sith", "pilot", "vehicle"])
def test_a_subtype_alone_means_nothing(subtype: str) -> None:
    """Two characters alike but for a subtype may do the same, in the same order."""
    marked = {"sith": "T04", "pilot": "T05", "vehicle": "T61"}[subtype]
    tables = [Tabletop(one, "T02", hand="T22 T24 T31") for one in ("T08", marked)]
    offered = [[one.replace(marked, "T08") for one in t.options()] for t in tables]

    assert offered[0] == offered[1]
    for t, code in zip(tables, ("T08", marked), strict=True):
        t.next_roll(code, "2RD")
        t.answer(f"activate {code}")
        while t.asked() != "they: action":
            t.answer(t.options()[0])
    assert ["2RD"] == [one.split()[1] for one in tables[0].pool()]
    assert ["2RD"] == [one.split()[1] for one in tables[1].pool()]


@ruling("arh.part7.selfref.02", "arh.part8.copy.01")
def test_copies_of_this_are_all_cards_with_its_title() -> None:
    """A support discards its copies: itself, a second one, and an upgrade with the same title."""
    t = Tabletop("T01", "T02")
    t.support("T384")
    t.support("T384", seat=THEM)
    t.upgrade("T385", on="their T02")
    t.support("T12")
    t.upgrade("T22", on="T01")

    t.answer("use T384")

    assert ["T01", "T12", "T22"] == t.in_play()
    assert ["T02"] == t.in_play(THEM)
    assert ["T384"] == t.discards()
    assert ["T384", "T385"] == sorted(t.discards(THEM))


@ruling("arh.part8.diceless.01")
def test_a_diceless_card_has_no_matching_die() -> None:
    """Only those are offered: dice in a pool or on a card make no difference."""
    t = Tabletop("T01", "T02", hand="T386")
    t.support("T12")
    t.support("T11")
    t.show("T11", "1R")
    t.upgrade("T21", on="T01")
    t.upgrade("T22", on="T01")
    t.downgrade("T310", on="their T02")

    t.answer("play T386")

    assert ["T12", "T22", "T310"] == t.options()
