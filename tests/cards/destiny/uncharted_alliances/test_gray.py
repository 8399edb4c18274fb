"""Uncharted Alliances, gray cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Krykna


@card("25014")
def test_krykna_deal_damage_together() -> None:
    """Those of yours, the new one among them; theirs are not counted."""
    t = Tabletop("T02", "T03", hand="25014")
    t.support("25014")
    t.support("25014", seat=THEM)
    t.support("25003")

    t.answer("play 25014", "yes")

    assert 2 == t.copy("their T03").damage


# Porg


@card("25027")
def test_porg_can_be_activated_without_a_die() -> None:
    """It is exhausted, and nothing is rolled; another support without a die cannot be."""
    t = Tabletop("T02", "T03")
    t.support("25027")
    t.support("T12")

    offered = [one for one in t.options() if one.startswith("activate")]
    assert ["activate T02", "activate 25027"] == offered
    t.answer("activate 25027")

    assert (False, []) == (t.copy("25027").ready, t.pool())


@card("25027")
@pytest.mark.parametrize(("friend", "healed"), [("T12", 1), ("25003", 2)])
def test_porg_heals_one_character_or_two_with_another_creature(friend: str, healed: int) -> None:
    """Of either player; Porg itself is discarded."""
    t = Tabletop("T02 T01", "T03")
    t.support("25027")
    t.support(friend)
    for label in ("T02", "T01", "their T03"):
        t.copy(label).damage = 2

    t.answer("use 25027")
    assert ["T02", "T01", "their T03"][: 4 - healed] == t.options()
    t.answer(*["T02", "their T03"][:healed])

    left = [t.copy(label).damage for label in ("T02", "their T03", "T01")]
    assert ([1, 3 - healed, 2], ["25027"]) == (left, t.discards())


# Rebel Airspeeder


@card("25028")
def test_a_die_that_rolls_a_one_may_start_the_airspeeder() -> None:
    """Anybody's die."""
    t = Tabletop("T02", "T03")
    t.support("25028")
    t.next_roll("their T03", "1Sh")

    t.answer("pass", "activate their T03", "yes")

    assert False is t.copy("25028").ready


@card("25028")
def test_the_airspeeder_does_not_start_for_other_values() -> None:
    """Nor for a blank."""
    t = Tabletop("T02", "T03")
    t.support("25028")
    t.next_roll("T02", "2RD")

    t.answer("activate T02")

    assert "they: action" == t.asked()


@card("25028")
@pytest.mark.parametrize(("ones", "dealt"), [(2, 2), (6, 5)])
def test_the_airspeeder_deals_as_much_as_dice_show_one(ones: int, dealt: int) -> None:
    """In either pool, five at the most."""
    t = Tabletop("T02 T01 T03", "T04 T05 T06", resources=0)
    t.support("25028")
    t.support("T11")
    for label in ("T02", "their T04", "T01", "their T05", "T03", "their T06")[:ones]:
        t.show(label, "1MD")
    t.show("T11", "2RD")
    t.show("25028", "Sp")

    t.answer("resolve special", *["their T04"] * dealt)

    assert dealt == t.copy("their T04").damage


# Nature


@card("25034")
def test_a_creature_removes_a_die() -> None:
    """Any die; a creature of theirs is none of yours."""
    t = Tabletop("T02", "T03", hand="25034 25034")
    t.support("25012", seat=THEM)
    t.show("T02", "1R")
    t.show("their T03", "1R")
    t.answer("play 25034")
    assert (["T02 1R"], ["T03 1R"]) == (t.pool(), t.pool(THEM))
    t.answer("pass")
    t.support("25003")

    t.answer("play 25034")
    assert ["die T02 1R", "their die T03 1R"] == t.options()
    t.answer("their die T03 1R")

    assert [] == t.pool(THEM)


# Forage


def forage(deck: str, *, subtype: str = "scavenger", resources: int = 1) -> Tabletop:
    """Forage is played beside a card with this subtype."""
    t = Tabletop("T03", "T02", hand="25035 T31", deck=deck, resources=resources)
    t.copy("T03").subtypes = [subtype]
    t.copy("their T02").subtypes = ["creature"]
    t.answer("play 25035")
    return t


@card("25035")
def test_forage_plays_one_of_four_and_puts_the_others_back() -> None:
    """Only what can be paid for; the others on top, on the bottom or some on each."""
    t = forage("T33 24043 T22 T32 T31")
    shown = t.events("cards_revealed")[0]
    assert (4, 0) == (shown.amount, shown.detail)

    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["card T33", "card T22"] == t.options()
    t.answer("card T33")
    assert ("you: deck_bottom", 4, 0) == (t.asked(), len(t.options()), t.resources())
    t.answer("card 24043", "stop", "card T32")

    assert ["24043", "T31", "T22"] == t.codes(t.state.players[YOU].deck)


@card("25035")
def test_forage_may_play_nothing() -> None:
    """All four go back."""
    t = forage("T33 T23 T22 T32")

    t.answer("no")

    assert 1 == t.resources()
    assert ("you: deck_bottom", 5) == (t.asked(), len(t.options()))


@card("25035")
@pytest.mark.parametrize(("subtype", "shown"), [("creature", 1), ("sith", 0)])
def test_forage_spots_a_scavenger_or_a_creature(subtype: str, shown: int) -> None:
    """One of yours; and where nothing can be played that is plain to see."""
    t = forage("T23 T23 T23 T23", subtype=subtype)

    assert shown == len(t.events("cards_revealed"))
    assert ("you: deck_bottom" if shown else "they: action") == t.asked()


# Hunters' Guild Target


@card("25036")
def test_the_guild_shields_a_bounty_hunter_or_strips_a_shield() -> None:
    """Whoever activates the character, and for whichever hunter."""
    t = Tabletop("T906 T02", "T03 T605")
    t.downgrade("25036", on="their T03")
    t.copy("T02").shields = t.copy("their T03").shields = 1

    t.answer("pass", "activate their T03", "yes", "either 0")
    assert ["T906", "their T605"] == t.options()
    t.answer("T906")

    assert 1 == t.copy("T906").shields


@card("25036")
def test_the_guild_takes_a_shield_from_anyone() -> None:
    """Another character's activation gives nothing."""
    t = Tabletop("T906 T02", "T03 T605")
    t.downgrade("25036", on="their T03")
    t.copy("T02").shields = t.copy("their T03").shields = 1
    t.answer("pass", "activate their T605", "pass", "activate their T03", "yes", "either 1")
    assert ["T906", "T02", "their T03", "their T605"] == t.options()
    t.answer("their T03")

    assert 0 == t.copy("their T03").shields


# Feral


@card("25037")
def test_a_feral_creature_strikes_once_more() -> None:
    """After its own die, as long as the upgrade is ready."""
    t = Tabletop("T02", "T03")
    t.support("25003")
    t.upgrade("25037", on="25003")
    t.show("25003", "1R")

    t.answer("resolve resource", "yes")

    assert (1, False) == (t.copy("their T03").damage, t.copy("25037").ready)


@card("25037")
@pytest.mark.parametrize("code", ["25037", "25038"])
def test_a_mod_for_creatures_goes_on_no_other_support(code: str) -> None:
    """Nor on a character."""
    t = Tabletop("T02 T01", "T03", hand=code)
    t.support("25003")
    t.support("25012")
    t.support("T11")

    t.answer(f"play {code}")

    assert ["25003", "25012"] == t.options()


# Tamed


@card("25038")
def test_a_tamed_creature_lets_a_die_be_rerolled() -> None:
    """Any die, after its own was resolved."""
    t = Tabletop("T02", "T03")
    t.support("25003")
    t.upgrade("25038", on="25003")
    t.show("25003", "1R")
    t.show("T02", "2RD")
    t.show("their T03", "1R")
    t.next_roll("their T03", "-")

    t.answer("resolve resource", "yes")
    assert ["die T02 2RD", "their die T03 1R"] == t.options()
    t.answer("their die T03 1R")

    assert (["T03 -"], False) == (t.pool(THEM), t.copy("25038").ready)


@card("25038")
def test_tamed_comes_back_from_the_discard_pile_for_nothing() -> None:
    """Its renewal costs no resource."""
    t = Tabletop("T02", "T03", resources=0)
    t.support("25003")
    t.discard_pile("25038")

    t.answer("play 25038")

    assert (["T02", "25003", "25038"], 0) == (t.in_play(), t.resources())
