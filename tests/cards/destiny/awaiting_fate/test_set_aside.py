"""Awaiting Fate, cards that bring in dice and cards from the set-aside zone."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import Tabletop, card
from tests.cards.destiny.idioms import (
    next_die_shows,
    only_your_activation_counts,
    set_aside_dice,
    waits_only_for_your_die,
)

# Morgan Elsbeth


@card("24018")
def test_morgan_elsbeth_is_also_blue_after_setup() -> None:
    """An upgrade for blue characters fits her then, and stays; nobody else becomes blue."""
    t = Tabletop("24018 T01", "T03", hand="24015")
    assert "play 24015" not in t.options()
    emit(t.state, Event(ev.SETUP_DONE))
    t.answer("activate T01", "pass", "pass")
    t.keep_hands()

    t.answer("play 24015")

    assert t.copy("24018").ref == t.copy("24015").host


@card("24018")
def test_blue_villains_fit_the_deck_of_morgan_elsbeth() -> None:
    """But neither blue heroes, blue neutrals nor yellow villains."""
    assert [] == faults(listed("24018", "01076 T630 01088*2"))
    assert [] != faults(listed("24018", "T627"))
    assert [] != faults(listed("24018", "T624"))
    assert [] != faults(listed("24018", "T622"))


@card("24018")
def test_odd_dice_bring_morgan_elsbeth_resources() -> None:
    """Dice of yours, resolved."""
    t = Tabletop("24018 T01", "T02")
    odd, even = t.show("T01", "1R"), t.show("24018", "2MD")

    waits_only_for_your_die(t, "24018", odd.id, even.id)
    t.answer("resolve resource")

    assert (1, 0) == (t.copy("24018").resources, t.copy("T01").resources)


@card("24018")
@pytest.mark.parametrize(("resources", "left", "rolled"), [(4, 0, 1), (5, 1, 1), (3, 3, 0)])
def test_four_resources_call_thrawn(resources: int, left: int, rolled: int) -> None:
    """Of those on her own card; once a round."""
    t = Tabletop("24018", "T02")
    t.copy("24018").resources = resources
    t.spare_die("11023", count=2)

    t.answer("use 24018")

    assert (left, rolled, 2 - rolled) == (
        t.copy("24018").resources,
        len(t.pool()),
        set_aside_dice(t)["11023"],
    )
    assert 1 == t.events("ability_used")[0].amount


# Cumulus-Class Corsair


@card("24037")
def test_the_corsair_activates_another_of_its_company() -> None:
    """A pirate, a scoundrel or a vehicle of yours that is ready."""
    t = Tabletop("T928 T01 01020", "T928")
    t.support("24037")
    t.support("T11")
    t.support("T66").ready = False
    t.support("T910")

    t.answer("activate 24037")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["T928", "01020", "T11"] == t.options()
    t.answer("T11")

    assert (2, False, True) == (len(t.pool()), t.copy("T11").ready, t.copy("T928").ready)


@card("24037")
def test_the_corsair_may_come_alone() -> None:
    """Nobody else is activated then."""
    t = Tabletop("T928", "T02")
    t.support("24037")

    t.answer("activate 24037", "no")

    assert ("they: action", 1, True) == (t.asked(), len(t.pool()), t.copy("T928").ready)


@card("24037")
def test_only_you_lead_the_corsair() -> None:
    """And only by activating that very card."""
    t, theirs = (Tabletop("T03 T928", "T02") for _ in range(2))
    t.support("24037")
    theirs.support("24037")

    only_your_activation_counts(t, theirs, "24037")


@card("24037")
def test_the_corsair_launches_a_snub_fighter_once_a_round() -> None:
    """One die, set aside again afterwards."""
    t = Tabletop("T01", "T02")
    t.support("24037")
    t.spare_die("24038", count=2)
    next_die_shows(t, 0)

    t.answer("use 24037")

    assert (["24038 2RD"], {"24038": 1}) == (t.pool(), set_aside_dice(t))
    t.answer("pass")
    assert "use 24037" not in t.options()


# Anakin Skywalker's Spirit


@card("24085")
def test_the_spirit_rolls_a_die_of_darth_vader() -> None:
    """One of that very card."""
    t = Tabletop("T01", "T02")
    t.support("24085")
    t.show("24085", "Sp")
    t.spare_die("08001", count=2)
    t.spare_die("01010")
    next_die_shows(t, 0)

    t.answer("resolve special")

    assert (["08001 2MD"], {"08001": 1, "01010": 1}) == (t.pool(), set_aside_dice(t))


@card("24085")
@pytest.mark.parametrize(
    ("yours", "theirs", "stays"),
    [
        ("01010", "T02", False),
        ("12053", "T02", False),
        ("T01", "01010", True),
        ("T04", "T02", True),
    ],
)
def test_the_spirit_does_not_stay_beside_himself(yours: str, theirs: str, stays: bool) -> None:
    """Only who its controller has in play counts."""
    t = Tabletop(yours, theirs, hand="24085")

    t.answer("play 24085")

    assert (stays, [] if stays else ["24085"]) == ("24085" in t.in_play(), t.discards())
