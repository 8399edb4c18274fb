"""Command decks: size, cost, copies, and cards of no use."""

import pytest

from dejarik.games.imperial.building.decks import can_be_played
from dejarik.games.imperial.building.list_check import idle_cards
from dejarik.testing.imperial.lists import FILLING, faults, listed
from dejarik.testing.imperial.marks import ruling
from dejarik.titles.imperial.catalogue import files

ARMY = "darthvader stormtrooper"


@ruling("ia.army.19", "ia.army.108")
@pytest.mark.parametrize("size", [0, 14, 16])
def test_a_command_deck_has_exactly_fifteen_cards(size: int) -> None:
    """One less is as wrong as one more."""
    assert [] == faults(listed(ARMY))
    assert [f"deck_size {size} 15"] == faults(listed(ARMY, size=size))


def test_the_filling_costs_nothing() -> None:
    """Else the other tests would count it."""
    commands = files.commands()
    assert {0} == {commands[code].cost for code in FILLING}
    assert {1} == {commands[code].limit for code in FILLING}


@ruling("ia.army.20")
def test_a_command_deck_costs_fifteen_at_most() -> None:
    """Exactly fifteen is fine, one more is not."""
    dear = "lordofthesith forcelightning lureofthedarkside coveringfire"
    assert [] == faults(listed(ARMY, f"{dear} deflection*2 pummel"))
    assert ["deck_points 16 15"] == faults(listed(ARMY, f"{dear} deflection*2 pummel*2"))


@ruling("ia.army.21", "ia.army.22")
def test_a_card_is_in_a_deck_as_often_as_its_limit_says() -> None:
    """Twice where the limit is two, once where it is one."""
    assert [] == faults(listed(ARMY, "pummel*2 planning"))
    assert ["too_many_copies pummel 3 2"] == faults(listed(ARMY, "pummel*3"))
    assert ["too_many_copies planning 2 1"] == faults(listed(ARMY, "planning*2"))


def test_only_what_the_side_plays_needs_no_group() -> None:
    """Any figure is still somebody."""
    commands = files.commands()
    assert can_be_played(commands["coveringfire"], [])
    assert not can_be_played(commands["deadeye"], [])


def test_of_a_list_with_unknown_cards_nothing_is_told() -> None:
    """The unknown card may be what plays the other."""
    assert [] == idle_cards(files.library(), listed("nobody", "sonofskywalker"))


@pytest.mark.parametrize(
    ("command", "army", "idle"),
    [
        ("sonofskywalker", "lukeskywalkerjediknight", False),
        ("sonofskywalker", "hansolo", True),
        ("forcelightning", "darthvader", False),
        ("forcelightning", "stormtrooper", True),
        ("forcelightning", "lukeskywalkerjediknight", True),
        ("opportunistic", "nexu", False),
        ("opportunistic", "stormtrooper", True),
        ("crush", "eliteatst", False),
        ("crush", "nexu", True),
        ("jumpjets", "stormtrooper", False),
        ("jumpjets", "nexu", True),
        ("sizeadvantage", "nexu", False),
        ("sizeadvantage", "stormtrooper", True),
        ("coveringfire", "nexu", False),
        ("deadeye", "nexu", False),
    ],
)
def test_a_command_that_nobody_can_play_is_allowed_and_told(
    command: str, army: str, idle: bool
) -> None:
    """By name, trait, affiliation, keyword and size; cards without a box are the side's."""
    brought = listed(army, command)
    assert [] == faults(brought)
    found = [one.cards for one in idle_cards(files.library(), brought)]
    assert ([(command,)] if idle else []) == found
