"""Across the Galaxy, red cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Outgun


def outgun(resources: int) -> Tabletop:
    """Two mods on vehicles of yours, other mods elsewhere, and dice in both pools."""
    t = Tabletop("T01", "T02 T06", hand="08081", resources=resources)
    t.support("T11")
    t.support("T66")
    t.support("T910")
    t.support("T11", seat=THEM)
    t.upgrade("T142", on="T11")
    t.upgrade("T140", on="T66")
    t.upgrade("T69", on="T910")
    t.upgrade("T911", on="their T11")
    t.upgrade("T104", on="T66")
    t.downgrade("T144", on="T11", by=THEM)
    t.downgrade("T144", on="their T11")
    for label in ("T01", "their T02", "their T06"):
        t.show(label, "1R")
    return t


@card("08081")
def test_outgun_pays_for_each_mod_to_remove_a_die() -> None:
    """Mods on your vehicles only; any dice."""
    t = outgun(3)

    t.answer("play 08081")
    assert ["T142", "T140", "stop"] == t.options()
    t.answer("T142", "T140")
    assert ["die T01 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R", "their die T06 1R")

    assert 2 == t.events("resources_spent")[0].amount
    assert ("they: action", 1, [], ["T01 1R"]) == (t.asked(), t.resources(), t.pool(THEM), t.pool())


@card("08081")
def test_outgun_may_be_for_fewer() -> None:
    """One of the two."""
    t = outgun(3)

    t.answer("play 08081", "T140", "stop", "their die T02 1R")

    assert ("they: action", 2, ["T06 1R"]) == (t.asked(), t.resources(), t.pool(THEM))


@card("08081")
def test_outgun_spots_no_more_than_can_be_paid_for() -> None:
    """One resource, one mod."""
    t = outgun(1)

    t.answer("play 08081", "T142", "their die T06 1R")

    assert ("they: action", 0, ["T02 1R"]) == (t.asked(), t.resources(), t.pool(THEM))


@card("08081")
def test_outgun_for_none_does_nothing() -> None:
    """Any number may be none."""
    t = outgun(2)

    t.answer("play 08081", "stop")

    assert ("they: action", 2, 2) == (t.asked(), t.resources(), len(t.pool(THEM)))


# Armored Reinforcement


def armored(deck: str, discarded: str, resources: int = 2) -> Tabletop:
    """The plot with these cards in deck and discard pile."""
    t = Tabletop("T01", "T02", deck=deck, hand="T909", resources=resources)
    t.support("08129")
    t.discard_pile(*discarded.split())
    t.discard_pile("T909", seat=THEM)
    return t


@card("08129")
@ruling("arh.errata.20")
def test_armored_reinforcement_fetches_a_vehicle_from_the_deck() -> None:
    """Red, a support and a vehicle; for one less, and the deck is shuffled."""
    t = armored("T31 T909 T11 T79 05064 T31", "T909")

    t.answer("use 08129")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["card T909", "stop"] == t.options()
    t.answer("card T909")

    assert (["T01", "T909"], ["08129"], 0) == (t.in_play(), t.aside(), t.resources())
    assert [YOU] == [one.seat for one in t.events("deck_shuffled")]
    assert 6 == len(t.events("deck_seen")[0].items)
    assert ["T909"] == t.discards()


@card("08129")
@ruling("arh.errata.20")
def test_armored_reinforcement_fetches_a_vehicle_from_the_discard_pile() -> None:
    """One of yours; the deck stays as it is."""
    t = armored("T909 T31", "T909 T11 T79 05064 08031")

    t.answer("use 08129", "either 1")
    assert ["card T909", "card 08031"] == t.options()
    t.answer("card T909")

    assert (["T01", "T909"], ["08129"], 0) == (t.in_play(), t.aside(), t.resources())
    assert (["T31", "T909"], []) == (t.codes(t.state.players[YOU].deck), t.events("deck_shuffled"))


@card("08129")
@pytest.mark.parametrize("way", ["either 0", "either 1"])
def test_armored_reinforcement_does_not_play_what_is_too_dear(way: str) -> None:
    """For one less it would cost two; the plot is gone all the same."""
    t = armored("T909", "T909", resources=1)

    t.answer("use 08129", way, *["card T909"] * (way == "either 0"))

    assert ("they: action", ["T01"], 1) == (t.asked(), t.in_play(), t.resources())
    assert (["T909"], ["T909"]) == (t.codes(t.state.players[YOU].deck), t.discards())
    assert ["08129"] == t.aside()


@card("08129")
def test_armored_reinforcement_offers_what_can_be_paid_for() -> None:
    """The cheaper one of two in the discard pile."""
    t = armored("T31", "T909 08031", resources=1)

    t.answer("use 08129", "either 1")

    assert ("they: action", ["T01", "08031"], 0) == (t.asked(), t.in_play(), t.resources())


@card("08129")
def test_armored_reinforcement_may_find_nothing() -> None:
    """The plot is gone all the same, and the deck shuffled."""
    t = armored("T31 T11", "T909")

    t.answer("use 08129", "either 0", "stop")

    assert (["T01"], ["08129"], 2) == (t.in_play(), t.aside(), t.resources())
    assert ("they: action", 1) == (t.asked(), len(t.events("deck_shuffled")))
