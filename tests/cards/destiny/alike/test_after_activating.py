"""Characters and supports of several sets: what follows when they are activated."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import only_your_activation_counts

# Sly Moore


def sly_moore() -> Tabletop:
    """Sith dice of both players, and others."""
    t = Tabletop(
        "09004 T62 T04 T03", "T04", hand="T22 T22 T22 T22", their_hand="T31 T31", seed="moore"
    )
    t.discard_pile("T22", "T22", "T22", "T22", seat=THEM)
    t.support("T12").subtypes = ["sith"]
    for label in ("T62", "T04", "T03", "their T04"):
        t.show(label, "1R")
    return t


@card("09004")
def test_sly_moore_may_reroll_one_of_your_sith_dice() -> None:
    """After you activate her."""
    t = sly_moore()
    only_your_activation_counts(t, sly_moore(), "09004")

    t.answer("yes")
    assert ["die T62 1R", "die T04 1R"] == t.options()
    t.answer("die T04 1R")

    rolled = t.events("dice_rolled")[-1]
    assert (t.copy("T04").dice, 1) == (rolled.items, rolled.detail)


@card("09004")
def test_sly_moore_need_not_reroll() -> None:
    """It is a question."""
    t = sly_moore()

    t.answer("activate 09004", "no")

    assert [] == [event for event in t.events("dice_rolled") if event.detail]


@card("09004")
def test_sly_moores_special_turns_a_die_to_a_blank_and_takes_a_card() -> None:
    """A die of either player that can; the card is random."""
    t = sly_moore()
    t.show("09004", "Sp")

    t.answer("resolve special")
    assert ["die T62 1R", "die T04 1R", "die T03 1R", "their die T04 1R"] == [
        one for one in t.options() if "09004" not in one
    ]
    t.answer("their die T04 1R")

    assert (["T04 -"], ["T31"]) == (t.pool(THEM), t.hand(THEM))
    assert ["T22", "T22", "T22", "T22", "T31"] == t.discards(THEM)


# Pirate Ship


def ship() -> Tabletop:
    """Dice that show damage and one that does not; pirates on both sides."""
    t = Tabletop("12049 T928 T03", "T02 T928")
    t.support("T12").subtypes = ["pirate"]
    t.support("T910").subtypes = ["pirate"]
    for label, side in (("T03", "2RD"), ("their T02", "1MD"), ("their T928", "1R")):
        t.show(label, side)
    t.show("T910", "1ID")
    return t


@card("12049")
def test_pirate_ship_may_remove_a_die_and_activate_a_pirate() -> None:
    """A die of anyone that shows damage; a pirate of yours that is ready and can."""
    t = ship()
    only_your_activation_counts(t, ship(), "12049")

    t.answer("yes")
    assert ["die T03 2RD", "die T910 1ID", "their die T02 1MD"] == [
        one for one in t.options() if "12049" not in one
    ]
    t.answer("their die T02 1MD", "yes")
    assert ["T928", "T910"] == t.options()
    t.answer("T928")

    assert not t.copy("T928").ready
    assert t.copy("T910").ready
    assert ["T928 1R"] == t.pool(THEM)


@card("12049")
def test_pirate_ship_may_do_either_or_neither() -> None:
    """They are two sentences."""
    for first, second in (("no", "yes"), ("no", "no")):
        t = ship()
        t.answer("activate 12049", first, second)
        assert second == ("yes" if "choose" in t.asked() else "no")
        assert [] == t.events("die_removed")


# Hound's Tooth


def hound() -> Tabletop:
    """Yellow and other dice of both players."""
    t = Tabletop("03020 T06 T01 T03", "T03", resources=0)
    t.upgrade("T913", on="T01")
    for label in ("T06", "T01", "T03", "their T03"):
        t.show(label, "1Sh")
    return t


@card("03020")
def test_hounds_tooth_may_turn_a_yellow_character_die_into_a_resource() -> None:
    """One of your own."""
    t = hound()
    only_your_activation_counts(t, hound(), "03020")

    t.answer("yes")
    assert ["die T06 1Sh", "die T03 1Sh"] == t.options()
    t.answer("die T06 1Sh")

    assert 1 == t.resources()
    assert "T06 1Sh" not in t.pool()


@card("03020")
@pytest.mark.parametrize("code", ["T01", "T06"])
def test_hounds_tooth_asks_only_for_a_die_it_could_remove(code: str) -> None:
    """And may be declined; it is itself yellow, but no character."""
    t = Tabletop(f"03020 {code}", "T03", resources=0)
    t.show(code, "1Sh")
    t.show("their T03", "1Sh")

    t.answer("activate 03020")
    if code == "T06":
        t.answer("no")

    assert (0, "they: action") == (t.resources(), t.asked())


# General Rieekan


def rieekan() -> Tabletop:
    """Two shielded characters beside him, one without shields, one of theirs with some."""
    t = Tabletop("03024 T01 T02 T03", "T04")
    for label in ("03024", "T01", "T02", "their T04"):
        t.copy(label).shields = 1
    t.support("T12").shields = 1
    return t


@card("03024")
def test_general_rieekan_may_discard_a_card_for_each_shielded_companion() -> None:
    """From the top of their deck, after you activate him."""
    t = rieekan()
    only_your_activation_counts(t, rieekan(), "03024")

    t.answer("yes")

    assert (["T31", "T31"], []) == (t.discards(THEM), t.discards(YOU))


@card("03024")
def test_general_rieekan_need_not_discard_anything() -> None:
    """It is a question."""
    t = rieekan()

    t.answer("activate 03024", "no")

    assert [] == t.discards(THEM)


# Clone Trooper


def clone(controller: int = YOU) -> Tabletop:
    """Character dice of both players and an upgrade's die."""
    t = Tabletop("05038*2 T03", "T02")
    t.battlefield("T42", controller)
    t.upgrade("T21", on="05038")
    t.show("T03", "1R")
    t.show("their T02", "1R")
    return t


@card("05038")
@pytest.mark.parametrize("controller", [YOU, THEM])
def test_clone_trooper_may_reroll_one_of_its_dice_or_any_character_die(controller: int) -> None:
    """Any character die of yours if you control the battlefield."""
    t = clone(controller)
    only_your_activation_counts(t, clone(controller), "05038")

    t.answer("yes")

    kinds = [one.split()[1] for one in t.options()]
    assert (["05038", "05038"] if controller else ["T03", "05038", "05038"]) == kinds
    t.choose(0)
    assert [1] == [event.detail for event in t.events("dice_rolled") if event.detail]


@card("05038")
@pytest.mark.parametrize("controller", [YOU, THEM])
def test_clone_trooper_need_not_reroll(controller: int) -> None:
    """It is a question."""
    t = clone(controller)

    t.answer("activate 05038", "no")

    assert [] == [event for event in t.events("dice_rolled") if event.detail]


# Veteran Stormtrooper


@card("05013")
def test_veteran_stormtrooper_has_no_text() -> None:
    """Nothing follows when it is activated."""
    t = Tabletop("05013", "T02")

    t.answer("activate 05013")

    assert "they: action" == t.asked()
