"""Where locations go: the strips of systems, buffers, groups that stay together, conditions."""

from typing import Any

from dejarik.games.swccg.advice.deploy_answers import deploy_answer
from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Forbids
from dejarik.games.swccg.effects.place_conditions import ThereAre
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import DeployRule, Ongoing
from dejarik.games.swccg.rules.spaces import are_adjacent
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.labels import thing_name
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.sides import TROOPERS
from dejarik.testing.swccg.table import Laid

CANTINA, BAY_94, DUNES, CAMP, FARM, MOS_EISLEY = (
    "1_128",
    "1_129",
    "1_130",
    "1_131",
    "1_132",
    "1_133",
)
BAY_327, CORRIDOR, CORE, WAR_ROOM, CONTROL = "1_285", "1_284", "1_283", "1_287", "101_4"
YAVIN_BAY, JUNGLE, THRONE, COUNCIL, RUINS, BRIEFING = (
    "1_136",
    "1_137",
    "1_138",
    "1_139",
    "2_68",
    "2_67",
)
SITES = (CANTINA, MOS_EISLEY, CORE, WAR_ROOM, YAVIN_BAY, JUNGLE, THRONE, COUNCIL, RUINS, BRIEFING)
GAME = game_with(*SITES)
GENERIC = game_with(*SITES)
GENERIC.layouts = {name: one for name, one in GENERIC.layouts.items() if name != "Yavin 4"}
"""Without a layout of its own Yavin 4 follows the general pattern."""


def laid(sites: str, code: str, game: Any = GAME, **other: Any) -> Laid:
    """A deploy phase of the player who holds a location."""
    side = "light" if game.definitions[game.numbers[code]].side else "dark"
    hand = {f"{side}_hand": code, "turn": side, **other}
    return Laid(game, sites, filler=TROOPERS, **hand)


def strip(t: Laid, code: str) -> list[str]:
    """The row of sites of the system of a card, by their codes."""
    system = t.game.definitions[t.game.numbers[code]].strip
    return [t.table.definition(one).code for one in t.table.strips[system]]


def rows(sites: list[str], code: str, game: Any = GAME) -> list[list[str]]:
    """Every row that can come of deploying a site to a row as it lies."""
    first = laid(", ".join(sites), code, game)
    first.answer(f"deploy {code}")
    if strip(first, code).count(code):
        return [strip(first, code)]
    found: list[list[str]] = []
    for option in first.options():
        t = laid(", ".join(sites), code, game)
        t.answer(f"deploy {code}", option)
        found.append(strip(t, code))
    return found


@ruling("swccg.e.001", "swccg.e.005")
def test_sites_need_no_system_and_each_system_lies_apart() -> None:
    """Sites of Tatooine and of the Death Star deploy without them and are never adjacent."""
    t = laid(f"{BAY_94}, {CORRIDOR}", FARM)
    t.answer(f"deploy {FARM}", "1")
    places = t.table.places
    pairs = {
        (thing_name(t.table, one), thing_name(t.table, other))
        for one in places
        for other in places
        if are_adjacent(t.table, one, other)
    }

    assert [[BAY_94, FARM], [CORRIDOR]] == [strip(t, FARM), strip(t, CORRIDOR)]
    bay, farm = "Docking Bay 94", "Lars' Moisture Farm"
    assert {(bay, farm), (farm, bay)} == pairs


@ruling("swccg.e.006", "swccg.e.010", "swccg.e.011", "swccg.e.012", "swccg.e.026")
def test_who_deploys_a_site_chooses_among_the_lawful_places() -> None:
    """An interior one goes beside interior ones on their side; the others keep their order."""
    before = [THRONE, COUNCIL, YAVIN_BAY, JUNGLE]

    assert [
        [BRIEFING, THRONE, COUNCIL, YAVIN_BAY, JUNGLE],
        [THRONE, BRIEFING, COUNCIL, YAVIN_BAY, JUNGLE],
        [THRONE, COUNCIL, BRIEFING, YAVIN_BAY, JUNGLE],
    ] == rows(before, BRIEFING)


@ruling("swccg.e.013", "swccg.e.015")
def test_without_a_buffer_the_groups_lie_next_to_each_other() -> None:
    """Interior and exterior are adjacent; another interior site goes to the end or between."""
    t = laid(f"{THRONE}, {JUNGLE}", COUNCIL)
    throne, jungle = t.sites

    assert are_adjacent(t.table, throne, jungle)
    assert [[COUNCIL, THRONE, JUNGLE], [THRONE, COUNCIL, JUNGLE]] == rows([THRONE, JUNGLE], COUNCIL)


@ruling("swccg.e.014", "swccg.e.016", "swccg.e.017")
def test_the_first_docking_bay_is_inserted_between_interior_and_exterior() -> None:
    """It has one lawful place."""
    rows_of_bay = rows([THRONE, COUNCIL, JUNGLE], YAVIN_BAY)

    assert [[THRONE, COUNCIL, YAVIN_BAY, JUNGLE]] == rows_of_bay


@ruling("swccg.e.019", "swccg.e.020")
def test_with_sites_of_one_kind_the_bay_is_at_either_end_and_the_other_kind_goes_beyond() -> None:
    """Not between two interior ones; the first exterior site leaves the bay in between."""
    assert [[YAVIN_BAY, THRONE, COUNCIL], [THRONE, COUNCIL, YAVIN_BAY]] == rows(
        [THRONE, COUNCIL], YAVIN_BAY
    )
    assert [[THRONE, YAVIN_BAY, JUNGLE]] == rows([THRONE, YAVIN_BAY], JUNGLE)
    assert [[JUNGLE, YAVIN_BAY, THRONE]] == rows([YAVIN_BAY, THRONE], JUNGLE)


@ruling("swccg.e.022", "swccg.e.023", "swccg.e.057")
def test_a_new_exterior_site_has_three_sorts_of_places() -> None:
    """At the end, beside the buffer, between two exterior ones: the general pattern."""
    after = rows([THRONE, YAVIN_BAY, JUNGLE], RUINS, GENERIC)

    assert [[THRONE, YAVIN_BAY, RUINS, JUNGLE], [THRONE, YAVIN_BAY, JUNGLE, RUINS]] == after
    assert [
        [DUNES, CAMP, FARM, BAY_94],
        [CAMP, DUNES, FARM, BAY_94],
        [CAMP, FARM, DUNES, BAY_94],
    ] == rows([CAMP, FARM, BAY_94], DUNES)


@ruling("swccg.e.024", "swccg.e.051", "swccg.e.054")
def test_mos_eisley_lies_beside_docking_bay_94() -> None:
    """Between the bay and the farm is its one place; the bay goes beside it, too."""
    assert [[BAY_94, MOS_EISLEY, FARM, CAMP]] == rows([BAY_94, FARM, CAMP], MOS_EISLEY)
    assert [[BAY_94, MOS_EISLEY, FARM]] == rows([MOS_EISLEY, FARM], BAY_94)
    assert [[CANTINA, BAY_94, MOS_EISLEY]] == rows([BAY_94, MOS_EISLEY], CANTINA)


@ruling("swccg.e.052", "swccg.e.053")
def test_nothing_comes_between_sites_that_stay_together() -> None:
    """The dunes go to the exterior side of Mos Eisley only, not beside the bay or the Cantina."""
    assert [
        [CANTINA, BAY_94, MOS_EISLEY, DUNES, FARM],
        [CANTINA, BAY_94, MOS_EISLEY, FARM, DUNES],
    ] == rows([CANTINA, BAY_94, MOS_EISLEY, FARM], DUNES)


@ruling("swccg.b.044")
def test_docking_bay_327_is_at_an_end_of_the_death_star() -> None:
    """It comes to either end; later sites do not go beyond it."""
    assert [[BAY_327, CORRIDOR, CORE], [CORRIDOR, CORE, BAY_327]] == rows([CORRIDOR, CORE], BAY_327)
    assert [
        [WAR_ROOM, CORRIDOR, CORE, BAY_327],
        [CORRIDOR, WAR_ROOM, CORE, BAY_327],
        [CORRIDOR, CORE, WAR_ROOM, BAY_327],
    ] == rows([CORRIDOR, CORE, BAY_327], WAR_ROOM)


IN_TOWN = DeployRule(provided=(ThereAre((nouns.Yours(), nouns.Is("leader"))),))
TOWN = make.game_with(
    (make.site("dark office", "Town: Office", (1, 1))[0], (IN_TOWN,)),
    make.effect(
        "light closure",
        DeployRule(beside=True),
        Ongoing(Forbids(st.MAY_NOT_DEPLOY, (nouns.OfType(kinds.LOCATION), nouns.Opponents()))),
    ),
)


def deploys(cards: str, hand: str, light: str = "", sites: str = "dark street") -> list[str]:
    """What Dark may deploy."""
    t = Laid(TOWN, sites, cards, light, dark_hand=f"{hand}, dark charm")
    return [one for one in t.options() if one.startswith("deploy") and "charm" not in one]


@ruling("swccg.e.002", "swccg.e.067")
def test_a_location_meets_its_own_conditions_or_stays_in_hand() -> None:
    """The office needs a leader of Dark's on table."""
    assert [] == deploys("dark trooper @ 1", "dark office")
    assert ["deploy dark office"] == deploys("dark leader @ 1", "dark office")


def test_why_a_location_stays_in_hand_is_told() -> None:
    """It is not on table, so there is no place for it."""
    t = Laid(TOWN, "dark street", "dark trooper @ 1", dark_hand="dark office, dark charm")
    card = t.table.pile(0, ids.HAND)[0]

    assert ["nowhere"] == [one.key for one in deploy_answer(t.table, 0, card).against]


@ruling("swccg.e.066")
def test_a_location_obeys_what_other_cards_say() -> None:
    """While Light's closure lies there Dark deploys no location."""
    assert ["deploy dark gate"] == deploys("", "dark gate")
    assert [] == deploys("", "dark gate", "light closure")


@ruling("swccg.e.065", "swccg.e.068")
def test_a_location_that_another_card_deploys_obeys_rules_and_that_card() -> None:
    """The control room finds a bay, no corridor; and no bay that Dark has on table already."""
    cards = {"dark": "1_194 @ 1", "dark_top": f"{CORE}, {BAY_327}, 1_291, {CORRIDOR}"}
    t = Laid(GAME, CONTROL, filler=TROOPERS, **cards)  # type: ignore[arg-type]
    t.answer("search by Docking Control Room 327")
    both = t.options()
    one = Laid(GAME, f"{CONTROL}, {BAY_327}", filler=TROOPERS, **cards)  # type: ignore[arg-type]
    one.answer("search by Docking Control Room 327")

    assert {BAY_327, "1_291"} == set(both)
    assert ["1_291"] == one.options()
