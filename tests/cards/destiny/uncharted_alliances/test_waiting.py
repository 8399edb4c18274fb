"""Uncharted Alliances: what the abilities of cards wait for, and what they do not."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import (
    hears,
    waits_only_for_your_activation,
    waits_only_for_your_die,
)

CHARACTERS = ("25015",)


@card("25003", "25008", "25015", "25018", "25021", "25022", "25033")
def test_it_comes_after_you_activate_it(code: str) -> None:
    """Not another card, and not if an opponent does."""
    team = f"T03 {code}" if code in CHARACTERS else "T03"
    t = Tabletop(team, "T02")
    t.battlefield("T41", controller=THEM)
    if code not in CHARACTERS:
        t.support(code)

    waits_only_for_your_activation(t, code)


@card("25018")
def test_r2_d2_waits_for_your_own_c_3po() -> None:
    """Whatever else is activated by whomever."""
    t = Tabletop("T03", "T02")
    r2, c3 = t.support("25018"), t.support("25021")

    assert hears(t, "25018", AFTER, Event(ev.ACTIVATED, YOU, c3.ref, c3.ref))
    assert not hears(t, "25018", AFTER, Event(ev.ACTIVATED, THEM, c3.ref, c3.ref))
    assert not hears(t, "25018", AFTER, Event(ev.ACTIVATED, YOU, t.copy("T03").ref, c3.ref))
    assert r2.ready


@card("25037", "25038")
def test_a_mod_waits_for_the_die_of_its_creature(code: str) -> None:
    """Resolved by you; not for the die of another."""
    t = Tabletop("T03", "T02")
    t.support("25003")
    t.upgrade(code, on="25003")

    waits_only_for_your_die(t, code, t.show("25003", "1R").id, t.show("T03", "1R").id)


@card("25022")
def test_the_tauntaun_waits_for_its_own_die() -> None:
    """With a value of 1."""
    t = Tabletop("T03", "T02")
    t.support("25022")

    waits_only_for_your_die(t, "25022", t.show("25022", "1R").id, t.show("T03", "1R").id)


@card("25005")
def test_veers_waits_for_the_die_of_a_damaged_trooper_or_vehicle_support() -> None:
    """No character, no other support, none without damage."""
    t = Tabletop("25005 T61", "T02")
    trooper, other = t.support("21025"), t.support("T13")
    for label in ("21025", "T13", "T61"):
        t.copy(label).damage = 1
    die = t.show("T61", "1R").id

    waits_only_for_your_die(t, "25005", trooper.dice[0], other.dice[0])
    assert not hears(t, "25005", AFTER, Event(ev.DIE_RESOLVED, YOU, die))
    trooper.damage = 0
    assert not hears(t, "25005", AFTER, Event(ev.DIE_RESOLVED, YOU, trooper.dice[0]))


@card("25036")
def test_the_target_waits_for_its_characters_activation() -> None:
    """By whomever; not for that of another card."""
    t = Tabletop("T03", "T02 T04")
    t.downgrade("25036", on="their T02")
    ref, other = t.copy("their T02").ref, t.copy("their T04").ref

    assert hears(t, "25036", AFTER, Event(ev.ACTIVATED, YOU, ref, ref))
    assert hears(t, "25036", AFTER, Event(ev.ACTIVATED, THEM, ref, ref))
    assert not hears(t, "25036", AFTER, Event(ev.ACTIVATED, THEM, other, ref))


@card("25009")
def test_boba_waits_for_the_fall_of_one_with_a_bounty() -> None:
    """Defeated by whomever."""
    t = Tabletop("25009", "T02 T04 T06")
    t.downgrade("T902", on="their T02")
    t.downgrade("T310", on="their T04")
    hunted, other, free = (t.copy(f"their {code}").ref for code in ("T02", "T04", "T06"))

    assert hears(t, "25009", AFTER, Event(ev.DEFEATED, YOU, hunted))
    assert hears(t, "25009", AFTER, Event(ev.DEFEATED, THEM, hunted))
    assert not hears(t, "25009", AFTER, Event(ev.DEFEATED, YOU, other))
    assert not hears(t, "25009", AFTER, Event(ev.DEFEATED, YOU, free))


@card("25012")
def test_the_rancor_waits_for_the_fall_of_one_of_theirs() -> None:
    """Defeated by whomever."""
    t = Tabletop("T03", "T02")
    t.support("25012")
    theirs, yours = t.copy("their T02").ref, t.copy("T03").ref

    assert hears(t, "25012", AFTER, Event(ev.DEFEATED, YOU, theirs))
    assert hears(t, "25012", AFTER, Event(ev.DEFEATED, THEM, theirs))
    assert not hears(t, "25012", AFTER, Event(ev.DEFEATED, THEM, yours))


@card("25013")
def test_slave_1_waits_for_a_hunted_character_activated_by_them() -> None:
    """Neither by you, nor a support with a bounty, nor one with another downgrade."""
    t = Tabletop("T03", "T02 T04")
    t.support("25013")
    t.support("T11", seat=THEM)
    t.downgrade("T902", on="their T02")
    t.downgrade("T310", on="their T04")
    t.downgrade("T902", on="their T11")
    hunted = t.copy("their T02").ref

    assert hears(t, "25013", AFTER, Event(ev.ACTIVATED, THEM, hunted, hunted))
    assert not hears(t, "25013", AFTER, Event(ev.ACTIVATED, YOU, hunted, hunted))
    for label in ("their T04", "their T11"):
        other = t.copy(label).ref
        assert not hears(t, "25013", AFTER, Event(ev.ACTIVATED, THEM, other, hunted))


@card("25023")
def test_saw_waits_for_a_partisan_activated_by_you() -> None:
    """No other card."""
    t = Tabletop("25023 T03", "T02")
    saw, other = t.copy("25023").ref, t.copy("T03").ref

    assert hears(t, "25023", AFTER, Event(ev.ACTIVATED, YOU, saw, saw))
    assert not hears(t, "25023", AFTER, Event(ev.ACTIVATED, THEM, saw, saw))
    assert not hears(t, "25023", AFTER, Event(ev.ACTIVATED, YOU, other, saw))


@card("25026")
def test_moroff_waits_for_an_opponents_claim() -> None:
    """Not for yours."""
    t = Tabletop("T03", "T02")
    t.support("25026")

    assert hears(t, "25026", AFTER, Event(ev.BATTLEFIELD_CLAIMED, THEM))
    assert not hears(t, "25026", AFTER, Event(ev.BATTLEFIELD_CLAIMED, YOU))


@card("25033")
def test_the_dragon_waits_for_the_removal_of_its_die() -> None:
    """By whomever; not of another."""
    t = Tabletop("T03", "T02")
    t.support("25033")
    die, other = t.show("25033", "4MD").id, t.show("T03", "1R").id

    assert hears(t, "25033", AFTER, Event(ev.DIE_REMOVED, THEM, die))
    assert hears(t, "25033", AFTER, Event(ev.DIE_REMOVED, YOU, die))
    assert not hears(t, "25033", AFTER, Event(ev.DIE_REMOVED, THEM, other))


@card("25014")
def test_krykna_wait_until_they_are_played_by_you() -> None:
    """Not for another card."""
    t = Tabletop("T03", "T02")
    krykna, other = t.support("25014"), t.support("T11")

    assert hears(t, "25014", AFTER, Event(ev.CARD_PLAYED, YOU, krykna.card, krykna.ref))
    assert not hears(t, "25014", AFTER, Event(ev.CARD_PLAYED, THEM, krykna.card, krykna.ref))
    assert not hears(t, "25014", AFTER, Event(ev.CARD_PLAYED, YOU, other.card, other.ref))


@card("25028")
def test_the_airspeeder_waits_for_anybodys_roll() -> None:
    """Yours as well as theirs, of a value of 1."""
    t = Tabletop("T03", "T02")
    t.support("25028")
    rolled = Event(ev.DICE_ROLLED, YOU)
    rolled.items = [t.show("T03", "1R").id]
    assert hears(t, "25028", AFTER, rolled)
    rolled.seat = THEM
    assert hears(t, "25028", AFTER, rolled)
