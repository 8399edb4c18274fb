"""Armies: what may be in one, what it costs, how often a card is in it."""

import pytest

from dejarik.games.imperial.building.formats import Format
from dejarik.testing.imperial.lists import complaints, faults, listed
from dejarik.testing.imperial.marks import ruling


@ruling("ia.army.06")
@pytest.mark.parametrize("code", ["camdroid", "clawditeshapeshifterscout", "pummel"])
def test_an_army_is_made_of_groups_and_upgrades(code: str) -> None:
    """Companions and forms come with their group; commands are in the deck."""
    assert [] == faults(listed("stormtrooper zillotechnique"))
    assert [f"not_deployable {code}"] == faults(listed(f"stormtrooper {code}"))


@ruling("ia.army.06")
def test_a_command_deck_is_made_of_commands() -> None:
    """A group in it is named, and counts as a card all the same."""
    assert ["not_a_command stormtrooper"] == faults(listed("stormtrooper", "stormtrooper"))


def test_an_army_has_a_group() -> None:
    """Without a figure there is nothing to play with: no ruling is needed for it."""
    assert ["no_group"] == faults(listed("zillotechnique"))
    assert [""] == [one.ruling for one in complaints(listed("zillotechnique"))]


@ruling("ia.army.08", "ia.army.108")
def test_an_army_costs_forty_at_most() -> None:
    """Exactly forty is fine, one more is not."""
    assert [] == faults(listed("darthvader elitestormtrooper*2 imperialofficer*2"))
    assert ["too_many_points 41 40 0"] == faults(
        listed("darthvader elitestormtrooper*2 imperialofficer probedroid")
    )


@ruling("ia.army.07", "ia.army.08")
def test_upgrades_cost_too() -> None:
    """The fortieth point may be one; the forty-first may not."""
    army = "darthvader elitestormtrooper*2 imperialofficer"
    assert [] == faults(listed(f"{army} zillotechnique rulebyfear"))
    assert ["too_many_points 41 40 0"] == faults(
        listed(f"{army} zillotechnique rulebyfear advancedcomsystems")
    )


def test_a_format_may_allow_another_cost() -> None:
    """The limits of the rulebook are only what a format begins with."""
    small = Format("small", "Small", points=18)
    assert [] == faults(listed("darthvader"), small)
    assert ["too_many_points 20 18 0"] == faults(listed("darthvader imperialofficer"), small)


@ruling("ia.army.25", "ia.army.26")
def test_cards_of_the_campaign_stay_there() -> None:
    """A card of both modes is fine, and so is the version for a skirmish."""
    assert [] == faults(listed("obiwankenobiskirmish rebeltrooper"))
    assert ["only_campaign obiwankenobicampaign"] == faults(
        listed("obiwankenobicampaign rebeltrooper")
    )


@ruling("ia.army.09", "ia.army.11")
def test_two_elite_cards_of_a_name_at_most() -> None:
    """The third is one too many."""
    assert [] == faults(listed("eliteprobedroid*2"))
    assert ["too_many_elite eliteprobedroid 3 2"] == faults(listed("eliteprobedroid*3"))


@ruling("ia.army.09", "ia.army.12")
def test_four_regular_cards_of_a_name_at_most() -> None:
    """The fifth is one too many."""
    assert [] == faults(listed("probedroid*4"))
    assert ["too_many_regular probedroid 5 4"] == faults(listed("probedroid*5"))


@ruling("ia.army.13")
def test_elite_and_regular_cards_are_counted_apart() -> None:
    """Two and four of one name are six cards, and no limit is broken."""
    assert [] == faults(listed("eliteprobedroid*2 probedroid*4"))


@ruling("ia.army.09")
def test_cards_are_counted_by_name_not_by_code() -> None:
    """Two versions of the elite Riot Trooper: only the one of the campaign is wrong besides."""
    both = listed("eliteriottrooperskirmish*2 eliteriottroopercampaign")
    assert [
        "only_campaign eliteriottroopercampaign",
        "too_many_elite eliteriottrooperskirmish eliteriottroopercampaign 3 2",
    ] == faults(both)


@ruling("ia.army.07")
def test_upgrades_are_counted_like_other_cards() -> None:
    """A regular one four times, an elite one twice, a unique one once."""
    troops = "elitestormtrooper*2"
    assert [] == faults(listed(f"{troops} elitecrosstraining*2 vadersfinest*4"))
    assert ["too_many_elite elitecrosstraining 3 2"] == faults(
        listed(f"{troops} elitecrosstraining*3")
    )
    assert ["too_many_regular vadersfinest 5 4"] == faults(listed(f"{troops} vadersfinest*5"))
    assert ["unique_twice zillotechnique 2"] == faults(listed(f"{troops} zillotechnique*2"))


@ruling("ia.army.10", "ia.army.118")
def test_a_unique_card_is_in_an_army_once() -> None:
    """Elite as it is, its second copy is one too many."""
    assert [] == faults(listed("royalguardchampion"))
    assert ["unique_twice royalguardchampion 2"] == faults(listed("royalguardchampion*2"))
    assert ["ia.army.10"] == [one.ruling for one in complaints(listed("royalguardchampion*2"))]


def test_of_a_unique_card_only_its_uniqueness_is_said() -> None:
    """Elite or regular, the limit of others does not matter to it."""
    assert ["unique_twice c3po 3"] == faults(listed("c3po*3"))
    assert ["unique_twice zillotechnique 5"] == faults(listed("stormtrooper zillotechnique*5"))


@ruling("ia.army.121", "ia.army.123")
def test_a_unique_name_is_in_an_army_once_whatever_the_title() -> None:
    """Luke Skywalker is one person."""
    hero, knight = "lukeskywalkerherooftherebellion", "lukeskywalkerjediknight"
    assert [] == faults(listed(f"{hero} rebeltrooper"))
    assert [] == faults(listed(f"{knight} rebeltrooper"))
    assert [f"unique_twice {hero} {knight} 2"] == faults(listed(f"{hero} {knight}"))
    assert ["ia.army.121"] == [one.ruling for one in complaints(listed(f"{hero} {knight}"))]


@ruling("ia.army.122")
def test_a_unique_name_is_in_an_army_once_whatever_the_abilities() -> None:
    """Two versions with one title: that of the campaign is wrong besides."""
    both = listed("r2d2skirmish r2d2campaign rebeltrooper")
    assert ["only_campaign r2d2campaign", "unique_twice r2d2skirmish r2d2campaign 2"] == faults(
        both
    )
    assert ["ia.army.25", "ia.army.122"] == [one.ruling for one in complaints(both)]


@ruling("ia.army.122")
def test_a_unique_name_is_in_an_army_once_whatever_the_affiliation() -> None:
    """Both alliances in one army: the name stands twice, and one of them is of another side."""
    both = listed("stormtrooper temporaryallianceimperial temporaryalliancemercenary")
    keys = [one.key for one in complaints(both)]
    assert ["allied_upgrade", "unique_twice"] == keys


@ruling("ia.army.119")
def test_each_player_may_have_the_same_unique_card() -> None:
    """A list is held against itself only: the same one is legal for both."""
    armies = [listed("darthvader"), listed("darthvader stormtrooper")]
    assert [[], []] == [faults(one) for one in armies]


@ruling("ia.army.16")
def test_a_card_that_wants_unique_cards_does_not_speak_of_upgrades() -> None:
    """A common upgrade beside it is fine, a common group is not."""
    assert [] == faults(listed("landocalrissian heroiceffort survivalist"))
    assert ["only_unique heroiceffort rebeltrooper"] == faults(
        listed("landocalrissian rebeltrooper heroiceffort")
    )


def test_a_card_may_raise_what_the_command_deck_costs() -> None:
    """Balance of the Force gives three points more, no fourth."""
    luke = "lukeskywalkerherooftherebellion"
    deck = (
        "sonofskywalker coveringfire knowledgeanddefense meditation deflection*2 "
        "telekineticthrow marksman*2 regroup*2"
    )
    assert [] == faults(listed(f"{luke} balanceoftheforce", f"{deck} pummel"))
    assert ["deck_points 19 18"] == faults(
        listed(f"{luke} balanceoftheforce", f"{deck} closethegap")
    )
    assert ["deck_points 18 15"] == faults(listed(luke, f"{deck} pummel"))


def test_unknown_cards_are_all_that_is_said() -> None:
    """Nothing else can be asked of a list with cards nobody knows."""
    assert ["unknown_card jarjar boss"] == faults(listed("darthvader*3 jarjar", "boss", size=3))


def test_a_format_has_its_sets() -> None:
    """A card that is in one of them as well is in; others are named, of army and deck."""
    packs = Format("packs", "Packs", ("stormtroopers",), deck_size=1)
    assert [] == faults(listed("elitestormtrooper", "setforstun", size=1), packs)
    assert ["not_in_sets bobafett planning"] == faults(
        listed("bobafett", "planning", size=1), packs
    )
