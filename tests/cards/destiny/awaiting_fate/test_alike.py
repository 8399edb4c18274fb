"""Awaiting Fate: teams that are alike, and who is worth most."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Bacta Spray


def bacta(team: str, *subtypes: str) -> Tabletop:
    """Four damaged characters, of whom one of theirs is healed first."""
    t = Tabletop(team, "T02 T06", hand="24061")
    for label in (*team.split(), "their T02", "their T06"):
        t.copy(label).damage = 4
        t.copy(label).subtypes = list(subtypes)
    t.answer("play 24061")
    assert [*team.split(), "their T02", "their T06"] == t.options()
    t.answer("their T02")
    return t


@card("24061")
@pytest.mark.parametrize(("team", "subtypes"), [("T01 T86", ()), ("T01 T03", ("sith",))])
def test_bacta_spray_heals_another_character(team: str, subtypes: tuple[str, ...]) -> None:
    """If all of yours have a colour or a subtype in common."""
    t = bacta(team, *subtypes)
    assert [*team.split(), "their T06"] == t.options()
    t.answer(team.split()[1])
    assert (3, 3) == (t.copy(team.split()[1]).damage, t.copy("their T02").damage)


@card("24061")
def test_bacta_spray_heals_one_character_of_a_mixed_team() -> None:
    """Once."""
    t = bacta("T01 T03")
    assert ("they: action", 3) == (t.asked(), t.copy("their T02").damage)


@card("24061")
def test_bacta_spray_heals_nobody_else_if_nobody_was_healed() -> None:
    """The second part needs the first."""
    t = Tabletop("T01 T86", "T02", hand="24061")
    t.copy("T86").damage = 2
    t.answer("play 24061", "T01")
    assert ("they: action", 2) == (t.asked(), t.copy("T86").damage)


# Honor and Loyalty


def honor(team: str = "T01 T86") -> Tabletop:
    """Dice of both players."""
    t = Tabletop(team, "T02*2", hand="24075")
    t.copy("their T02").shields = 1
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T02", "2RD")
    return t


@card("24075")
def test_honor_and_loyalty_removes_a_die_and_resolves_another() -> None:
    """One that lay in your pool, turned first; each if you like."""
    t = honor()
    t.answer("play 24075")
    assert ["die T01 1R", "their die T02 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["die T01 1R", "their die T02 1R"] == t.options()
    t.answer("die T01 1R", "2RD")
    assert ("you: may", ["T01 2RD"]) == (t.asked(), t.pool())
    t.answer("yes", "their T02")
    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert [] == t.pool()


@card("24075")
def test_honor_and_loyalty_pays_for_the_die() -> None:
    """What its side costs."""
    t = Tabletop("T83", "T02", hand="24075", resources=3)
    t.show("T83", "2ID")
    t.show("their T02", "1R")
    t.answer("play 24075", "their die T02 1R", "yes", "2R1", "yes")
    assert 2 == t.resources()


@card("24075")
def test_honor_and_loyalty_needs_a_die_it_can_remove() -> None:
    """Otherwise none is turned."""
    t = Tabletop("T935", "T02", hand="24075")
    t.show("T935", "1R")
    t.answer("play 24075")
    assert ("they: action", ["T935 1R"]) == (t.asked(), t.pool())


@card("24075")
def test_honor_and_loyalty_does_not_resolve_their_die() -> None:
    """It is only turned."""
    t = honor()
    t.answer("play 24075", "their die T02 2RD", "yes", "their die T02 1R", "1Sh")
    assert ("they: action", ["T02 1Sh"]) == (t.asked(), t.pool(THEM))


@card("24075")
def test_honor_and_loyalty_need_not_turn_or_resolve() -> None:
    """Then the dice stay."""
    t = honor()
    t.answer("play 24075", "their die T02 2RD", "no")
    assert ("they: action", ["T01 1R"]) == (t.asked(), t.pool())
    t = honor()
    t.answer("play 24075", "their die T02 2RD", "yes", "die T01 1R", "1Sh", "no")
    assert ("they: action", ["T01 1Sh"]) == (t.asked(), t.pool())


@card("24075")
@pytest.mark.parametrize(("team", "alike"), [("T01 T86", True), ("T01 T03", False)])
def test_honor_and_loyalty_needs_one_colour(team: str, alike: bool) -> None:
    """A subtype will not do."""
    t = honor(team)
    for label in team.split():
        t.copy(label).subtypes = ["sith"]
    assert alike == ("play 24075" in t.options())


@card("24075")
def test_honor_and_loyalty_turns_nothing_if_nothing_was_removed() -> None:
    """Nothing is there."""
    t = Tabletop("T01", "T02", hand="24075")
    t.answer("play 24075")
    assert "they: action" == t.asked()


# Walking Carpet


def carpet(yours: str, theirs: str) -> Tabletop:
    """Dice of characters and upgrades lie in the pools."""
    t = Tabletop(yours, theirs, hand="24076")
    first = f"their {theirs.split(maxsplit=1)[0].partition('*')[0]}"
    t.upgrade("T21", on=first)
    t.show("their T21", "1R")
    t.show(first, "1R")
    t.answer("play 24076")
    return t


@card("24076")
def test_who_has_the_worthiest_character_rolls_its_die() -> None:
    """One of its character dice; nothing is removed."""
    t = carpet("T920 T01", "T02 T03")
    assert ("they: action", 2) == (t.asked(), len(t.pool(THEM)))
    assert ["T920"] == [one.split()[0] for one in t.pool()]


@card("24076")
def test_one_die_of_two_is_rolled_also_out_of_their_pool() -> None:
    """You choose which."""
    t = Tabletop("T920*2 T01", "T02", hand="24076")
    t.lend(t.show("T920", "1R"))
    t.answer("play 24076")
    assert ["their die T920 1R", "die T920 1MD"] == t.options()
    t.answer("their die T920 1R")
    assert (1, [], "they: action") == (len(t.pool()), t.pool(THEM), t.asked())


@card("24076")
def test_a_plot_is_no_character_whatever_its_points() -> None:
    """Neither yours nor theirs."""
    t = Tabletop("T920 T01", "T02", hand="24076")
    t.support("T933")
    t.support("T933", THEM)
    t.show("their T02", "1R")
    t.answer("play 24076")
    assert (1, ["T02 1R"], "they: action") == (len(t.pool()), t.pool(THEM), t.asked())


@card("24076")
def test_against_the_worthiest_character_a_die_is_removed() -> None:
    """A character die of anybody; none is rolled."""
    t = carpet("T01 T03", "T920 T02")
    assert ([], ["T21 1R"]) == (t.pool(), t.pool(THEM))


@card("24076")
def test_worth_the_same_both_happen() -> None:
    """You choose which of yours, and which die."""
    t = carpet("T920 T920 T01", "T920")
    assert ["T920", "T920"] == t.options()
    t.answer("T920")
    assert 2 == len(t.options())
    t.answer("their die T920 1R")
    assert (1, ["T21 1R"]) == (len(t.pool()), t.pool(THEM))


@card("24076")
def test_an_elite_character_is_worth_more() -> None:
    """As it was bought."""
    t = carpet("T920 T01", "T920*2")
    assert ([], ["T21 1R"]) == (t.pool(), t.pool(THEM))


# Imperial Security


def security(resources: int = 5, their_deck: str = "T32 T31") -> Tabletop:
    """Dice of both players, and decks with different cards on top."""
    t = Tabletop(
        "T01", "T02*2", hand="24022", deck="T33 T31", their_deck=their_deck, resources=resources
    )
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T02", "2RD")
    t.answer("play 24022")
    assert ["you", "they"] == t.options()
    return t


@card("24022")
def test_imperial_security_removes_two_dice_for_two_resources() -> None:
    """No more than two, though the card costs three."""
    t = security()
    t.answer("they")
    assert [["T32"]] == [t.codes(event.items) for event in t.events("cards_revealed")]
    assert ["die T01 1R", "their die T02 1R", "their die T02 2RD", "stop"] == t.options()
    t.answer("their die T02 1R", "their die T02 2RD")
    assert ([], 3, "they: action") == (t.pool(THEM), t.resources(), t.asked())
    assert (0, 2) == (t.events("cards_revealed")[0].detail, t.events("resources_spent")[-1].amount)


@card("24022")
def test_imperial_security_removes_as_many_as_the_card_costs() -> None:
    """One for a card of your deck that costs one; or none."""
    t = security()
    t.answer("you", "their die T02 1R")
    assert (["T02 2RD"], 4, "they: action") == (t.pool(THEM), t.resources(), t.asked())
    t = security()
    t.answer("you", "stop")
    assert (2, 5, "they: action") == (len(t.pool(THEM)), t.resources(), t.asked())


@card("24022")
def test_imperial_security_must_be_paid_for() -> None:
    """Without the resources no die goes; nor for a card that costs nothing, nor without one."""
    t = security(resources=1)
    t.answer("they", "their die T02 1R", "their die T02 2RD")
    assert (2, 1) == (len(t.pool(THEM)), t.resources())
    for deck in ("T31", ""):
        t = security(their_deck=deck)
        t.answer("they")
        assert ("they: action", 2) == (t.asked(), len(t.pool(THEM)))
