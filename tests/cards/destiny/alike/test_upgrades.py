"""Upgrades and downgrades of several sets."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Riot Shield, Armor Plating, A99 Aquata Breather


def struck(code: str, on: str = "T01", *, by: int = THEM, side: str = "5MD") -> Tabletop:
    """A character with this upgrade, dealt five damage, and others without it."""
    t = Tabletop("T01 T905 T02 T934", "T934")
    t.upgrade(code, on="T905" if on == "T905" else "T01")
    t.show("T934" if by == YOU else "their T934", side)
    if by == THEM:
        t.answer("pass")
    t.answer("resolve indirect" if side == "5ID" else "resolve melee")
    while t.asked() not in ("you: may", "you: action", "they: action"):
        t.answer(on)
    return t


@card("09140", "11052")
@pytest.mark.parametrize("on", ["T01", "T905"])
@pytest.mark.parametrize("by", [YOU, THEM])
def test_it_may_be_discarded_to_block_two_damage(code: str, on: str, by: int) -> None:
    """The shield of a trooper blocks three; whoever deals it."""
    t = struck(code, on, by=by)

    assert ("you: may", 0) == (t.asked(), t.copy(on).damage)
    t.answer("yes")

    blocked = 3 if code == "09140" and on == "T905" else 2
    assert (5 - blocked, [code]) == (t.copy(on).damage, t.discards())


@card("09140", "11052")
def test_it_need_not_be_discarded_and_protects_its_own_character_only(code: str) -> None:
    """The damage is taken."""
    t = struck(code)
    t.answer("no")
    assert (5, []) == (t.copy("T01").damage, t.discards())

    t = struck(code, "T02")
    assert (5, "you: action") == (t.copy("T02").damage, t.asked())


@card("07066")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_aquata_breather_may_be_exhausted_to_block_an_indirect_damage(answer: str) -> None:
    """It is a question, put before the damage is taken."""
    t = struck("07066", side="5ID")

    assert ("you: may", 0) == (t.asked(), t.copy("T01").damage)
    t.answer(answer)

    assert (4 if answer == "yes" else 5) == t.copy("T01").damage
    assert (answer == "no") == t.copy("07066").ready


@card("07066")
@pytest.mark.parametrize(("on", "side"), [("T01", "5MD"), ("T02", "5ID")])
def test_aquata_breather_blocks_no_other_damage_and_nobody_elses(on: str, side: str) -> None:
    """It is taken."""
    t = struck("07066", on, side=side)

    assert ("you: action", 5) == (t.asked(), t.copy(on).damage)


@card("07066")
def test_aquata_breather_blocks_indirect_damage_of_your_own() -> None:
    """Such as a die costs."""
    t = Tabletop("T01", "T02")
    t.upgrade("07066", on="T01")
    t.support("T14")
    t.show("T14", "3MDi1")

    t.answer("resolve melee")
    while t.asked() != "you: may":
        t.answer("T01" if "T01" in t.options() else "their T02")
    t.answer("yes")

    assert 0 == t.copy("T01").damage


@card("07066")
def test_an_exhausted_aquata_breather_blocks_nothing() -> None:
    """Its exhaustion is the price."""
    t = Tabletop("T01", "T934")
    t.upgrade("07066", on="T01").ready = False
    t.show("their T934", "5ID")

    t.answer("pass", "resolve indirect")

    assert (5, "you: action") == (t.copy("T01").damage, t.asked())


# Soresu Mastery and Soresu Training


@card("09119", "09120", "07118")
def test_it_goes_on_a_blue_character(code: str) -> None:
    """On no other."""
    t = Tabletop("T01 T02 T904", hand=code)

    t.answer(f"play {code}")

    assert ["T02", "T904"] == t.options()


@card("09119")
def test_one_form_on_a_character_is_the_most() -> None:
    """One of the two is discarded; an upgrade that is no form stays."""
    t = Tabletop("T02 T904", hand="09119")
    t.upgrade("T351", on="T02")
    t.upgrade("T912", on="T02")

    t.answer("play 09119", "T02", "no")
    assert ["T351", "09119"] == t.options()
    t.answer("T351")

    assert ["T02", "T904", "T912", "09119"] == t.in_play()


@card("09119")
def test_after_playing_soresu_mastery_a_die_showing_damage_may_be_removed() -> None:
    """Of any kind and of either player."""
    for answer in ("yes", "no"):
        t = Tabletop("T02", "T01 T07", hand="09119")
        t.support("T910")
        for label, side in (("T910", "1ID"), ("their T01", "2RD"), ("their T07", "3MD")):
            t.show(label, side)
        t.show("T02", "1R")
        t.answer("play 09119")
        assert ("you: may", 1) == (t.asked(), len(t.events("card_played")))
        t.answer(answer)
        if answer == "yes":
            assert ["die T910 1ID", "their die T01 2RD", "their die T07 3MD"] == t.options()
            t.answer("their die T07 3MD")
        assert (1 if answer == "yes" else 2) == len(t.pool(THEM))


@card("09119")
def test_soresu_masterys_special_removes_a_die_and_gives_a_shield() -> None:
    """The shield also without a die to remove."""
    for side in ("1ID", "1F"):
        t = Tabletop("T02", "T01")
        t.upgrade("09119", on="T02")
        t.support("T910", THEM)
        t.show("09119", "Sp")
        t.show("their T910", side)
        t.show("T02", "1R")
        t.answer("resolve special")
        assert ["T02", "their T01"] == t.options()
        t.answer("T02")
        assert (1, int(side == "1F")) == (t.copy("T02").shields, len(t.pool(THEM)))


@card("09119")
def test_soresu_masterys_special_can_remove_any_damage() -> None:
    """One die of those that show it."""
    t = Tabletop("T02", "T01 T07")
    t.upgrade("09119", on="T02")
    t.show("09119", "Sp")
    t.show("T02", "1MD")
    t.show("their T01", "2RD")

    t.answer("resolve special")
    assert ["die T02 1MD", "their die T01 2RD"] == t.options()
    t.answer("die T02 1MD")

    assert ["T02", "their T01", "their T07"] == t.options()
    assert ["T01 2RD"] == t.pool(THEM)


@card("09119")
def test_soresu_mastery_asks_for_no_other_upgrade() -> None:
    """Only when it is played itself."""
    t = Tabletop("T02", "T01", hand="T22")
    t.upgrade("09119", on="T02")
    t.show("their T01", "2RD")

    t.answer("play T22", "no")

    assert "they: action" == t.asked()


def training(hand: str = "09119 T912", discards: str = "") -> Tabletop:
    """Its special is to be resolved; two blue characters, one of them with it."""
    t = Tabletop("T02 T904", "T04", hand=hand, their_hand="09119", resources=0)
    t.upgrade("09120", on="T904")
    t.show("09120", "Sp")
    t.discard_pile(*discards.split())
    t.answer("resolve special")
    return t


@card("09120")
@pytest.mark.parametrize("discards", ["", "09119"])
def test_soresu_training_gives_way_to_the_mastery(discards: str) -> None:
    """It is played for free, on that character, out of hand or discard pile."""
    t = training("T912" if discards else "09119 T912", discards)
    assert ["T02", "T904", "their T04"] == t.options()
    t.answer("T02", "yes")
    assert ["card 09119"] == t.options()
    t.answer("card 09119")

    assert 2 == t.copy("T02").shields
    assert t.copy("T904").ref == t.copy("09119").host
    assert (["09120"], ["T912"]) == (t.discards(), t.hand())


@card("09120")
def test_soresu_training_need_not_give_way() -> None:
    """It stays."""
    t = training()
    t.answer("their T04", "no")

    assert (2, [], ["09119", "T912"]) == (t.copy("their T04").shields, t.discards(), t.hand())


@card("09120")
def test_soresu_training_can_be_discarded_in_vain() -> None:
    """There is a mastery, but it could not be played on a red character."""
    t = Tabletop("T01 T02", "T04", hand="09119")
    t.upgrade("09120", on="T01")
    t.show("09120", "Sp")
    t.answer("resolve special", "T02", "yes")

    assert ["stop"] == t.options()


# Force Jump


@card("07118")
def test_force_jump_turns_a_die_to_a_blank_and_is_rerolled() -> None:
    """Any die that shows damage."""
    t = Tabletop("T02", "T01")
    t.upgrade("07118", on="T02")
    t.support("T910", THEM)
    for label, side in (("T02", "1MD"), ("their T01", "2RD"), ("their T910", "1ID")):
        t.show(label, side)
    t.show("07118", "Sp")
    t.next_roll("07118", "1Sh")

    t.answer("resolve special")
    assert ["die T02 1MD", "their die T01 2RD", "their die T910 1ID"] == t.options()
    t.answer("their die T01 2RD")

    assert (["T02 1MD", "07118 1Sh"], ["T01 -", "T910 1ID"]) == (t.pool(), t.pool(THEM))


# Wanted and Chancellor's Edict


@card("09143", "11006")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_may_pay_when_its_character_is_defeated(code: str, answer: str) -> None:
    """Resources for a bounty, shields for the edict; nothing for another character."""
    t = Tabletop("T07 T01", "T62 T02 T04", resources=0)
    t.downgrade(code, on="their T62")
    t.copy("their T62").damage = 2
    t.show("T07", "3MD")
    emit(t.state, Event(ev.DEFEATED, 0, t.copy("their T04").ref))
    t.answer("resolve melee", "their T62")

    assert ("you: may", 1) == (t.asked(), len(t.events("defeated")))
    t.answer(answer)
    if answer == "yes" and code == "11006":
        assert ["T07", "T01", "their T02"] == t.options()
        t.answer("T01")

    gained = 2 if answer == "yes" else 0
    assert gained == (t.resources() if code == "09143" else t.copy("T01").shields)
    assert "they: action" == t.asked()


@card("11006")
def test_chancellors_edict_takes_all_shields_of_its_character() -> None:
    """After it is played, and nobody else's."""
    t = Tabletop("T01", "T02 T04", hand="11006")
    t.copy("their T02").shields = 2
    t.copy("their T04").shields = 1

    t.answer("play 11006", "their T02")

    assert (0, 1) == (t.copy("their T02").shields, t.copy("their T04").shields)
    assert t.events("card_played")[0].serial < t.events("shields_lost")[0].serial


@card("11006")
def test_chancellors_edict_does_not_wait_for_other_downgrades() -> None:
    """Only when it is played itself."""
    t = Tabletop("T01", "T02", hand="T902")
    t.downgrade("11006", on="their T02")
    t.copy("their T02").shields = 2

    t.answer("play T902")

    assert 2 == t.copy("their T02").shields


# Hex


@card("11007")
def test_hex_is_exhausted_to_remove_a_blank_of_its_character() -> None:
    """No other side, no die of another character or of an upgrade."""
    t = Tabletop("T01", "T02*3 T04")
    t.downgrade("11007", on="their T02")
    t.upgrade("T21", on="their T02")
    for label, side in (("T02", "-"), ("T02", "-"), ("T02", "1R"), ("T04", "-"), ("T21", "-")):
        t.show(f"their {label}", side)
    t.show("T01", "-")

    t.answer("use 11007")
    assert ["their die T02 -", "their die T02 -"] == t.options()
    t.answer("their die T02 -", "pass")
    assert (4, False) == (len(t.pool(THEM)), t.copy("11007").ready)

    t.state.copies[t.copy("11007").ref].ready = True
    t.state.decisions = None
    t.answer("use 11007")
    assert 3 == len(t.pool(THEM))


@card("11007")
def test_an_exhausted_hex_removes_nothing() -> None:
    """Its exhaustion is the price."""
    t = Tabletop("T01", "T02")
    t.downgrade("11007", on="their T02").ready = False
    t.show("their T02", "-")

    t.answer("use 11007")

    assert ["T02 -"] == t.pool(THEM)
