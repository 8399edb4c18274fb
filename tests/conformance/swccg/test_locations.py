"""Locations: groups, sides, who reads them, what lies beside what, and what they are called."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.amounts import CountOf
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.effects.place_conditions import YouControl
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import DARK, EXTERIOR, INTERIOR, LIGHT
from dejarik.games.swccg.model.facts import LOCATION
from dejarik.games.swccg.model.texts import Filter, Ongoing
from dejarik.games.swccg.rules.flow.draining import drain_amount
from dejarik.games.swccg.rules.presence import icons
from dejarik.games.swccg.rules.spaces import are_adjacent
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.games import game

BOXED = game()
FILLER = ("1_194", "1_28")
MOS_EISLEY, CAMP, DUNES, FARM = "1_295", "1_292", "1_130", "1_132"
CORRIDOR, ROOM, BAY_327, BAY_94 = "1_284", "101_4", "1_285", "1_291"
SEARCH = "search by Docking Control Room 327"


def stronger(*who: Filter) -> tuple[Node, ...]:
    """Troopers there that fit have one more power."""
    return (Ongoing(Changes(st.POWER, Number(1), (*who, nouns.Is("trooper"), nouns.SamePlace()))),)


MADE = make.game_with(
    make.site("dark hall", "Town: Hall", (1, 1), light=stronger()),
    make.site("dark camp", "Town: Camp", (1, 1), light=stronger(nouns.Yours())),
    make.site(
        "dark pit",
        "Town: Pit",
        (1, 1),
        dark=(Ongoing(Changes(st.DRAIN, Number(1), (nouns.This(),), provided=(YouControl(),))),),
    ),
)


def boxed(sites: str, dark: str = "", light: str = "", **more: str | int) -> Laid:
    """A table of the boxed cards."""
    return Laid(BOXED, sites, dark, light, filler=FILLER, **more)  # type: ignore[arg-type]


def next_to(t: Laid, one: str, other: str) -> bool:
    """Whether two sites are adjacent, either way."""
    found = {
        are_adjacent(t.table, t.thing(first), t.thing(second))
        for first, second in ((one, other), (other, one))
    }
    (answer,) = found
    return answer


# --- groups and deployment --------------------------------------------------------------------


@ruling("swccg.9.311", "swccg.9.320", "swccg.9.321", "swccg.9.325", "swccg.9.438")
def test_sites_come_for_nothing_any_number_and_lie_with_their_system() -> None:
    """Four in one phase without a Force and without a system: two groups, and no way between."""
    t = boxed(CORRIDOR, dark_hand=f"{MOS_EISLEY}, {ROOM}, {CAMP}, {BAY_94}", dark_force=0)
    for code in (MOS_EISLEY, ROOM, CAMP, BAY_94):
        t.play(f"deploy {code}")
        if t.options()[-1].isdigit():
            t.answer(t.options()[0])
    titles = {
        strip: {t.table.definition(one).title.partition(": ")[2] for one in places}
        for strip, places in t.table.strips.items()
    }

    assert {
        "Death Star": {"Detention Block Corridor", "Docking Control Room 327"},
        "Tatooine": {"Docking Bay 94", "Mos Eisley", "Jawa Camp"},
    } == titles
    assert 0 == t.force_used("dark")
    assert not next_to(t, "Detention Block Corridor", "Mos Eisley")
    assert not next_to(t, "Docking Control Room 327", "Docking Bay 94")


@ruling("swccg.9.323")
def test_characters_deploy_battle_and_move_at_sites() -> None:
    """All three are offered at Mos Eisley, each in its phase."""
    deploy = boxed(MOS_EISLEY, dark_hand="1_194")
    battle = boxed(MOS_EISLEY, "1_194 @ 1", "1_28 @ 1", phase="battle")
    move = boxed(f"{MOS_EISLEY}, {CAMP}", "1_194 @ 1", phase="move")
    move.answer("move 1_194")
    deploy.answer("deploy 1_194")

    assert "Mos Eisley" == deploy.where("1_194")
    assert "battle Mos Eisley" in battle.options()
    assert "Jawa Camp" == move.where("1_194")


@ruling("swccg.9.336")
def test_a_search_that_can_only_convert_must_convert() -> None:
    """Dark's one bay in the deck lies on Light's: it must be taken all the same."""
    t = boxed(f"{ROOM}, 1_129", "1_194 @ 1", dark_top=BAY_94)
    t.answer(SEARCH)
    found = [t.asked(), t.options()]
    t.answer(BAY_94)

    assert ["dark: search", [BAY_94]] == found
    assert 1 == len([one for one in t.table.places if "94" in t.table.definition(one).title])
    assert BAY_94 == t.table.definition(t.thing("Docking Bay 94")).code


# --- who reads which side ---------------------------------------------------------------------


@ruling("swccg.9.312")
def test_each_player_has_the_own_side_of_a_location_whoever_deployed_it() -> None:
    """Mos Eisley is Dark's card: Dark has two icons there, Light one."""
    t = boxed(f"{MOS_EISLEY}, {FARM}")
    farm = t.sites[1]

    assert [2, 1] == [icons(t.table, seat, t.sites[0]) for seat in (DARK, LIGHT)]
    assert [1, 2] == [icons(t.table, seat, farm) for seat in (DARK, LIGHT)]


@ruling("swccg.9.313", "swccg.9.314")
def test_a_side_without_you_is_for_both_and_one_with_your_for_its_player() -> None:
    """Light's side of the hall strengthens all troopers, that of the camp Light's own."""
    cards = [f"{side} trooper @ {place}" for place in (1, 2) for side in ("dark", "light")]
    t = Laid(
        MADE,
        "dark hall, dark camp",
        ", ".join(one for one in cards if "dark" in one),
        ", ".join(one for one in cards if "light" in one),
    )

    assert [2, 2] == [t.value("power", one) for one in ("dark trooper", "light trooper")]
    assert [1, 2] == [t.value("power", one) for one in ("dark trooper 2", "light trooper 2")]


@ruling("swccg.9.317")
def test_a_side_about_drains_is_for_its_player_only() -> None:
    """Dark's side of the pit and of the Wastes: Dark drains for two, Light for one."""
    dark = Laid(MADE, "dark pit", "dark trooper @ 1")
    light = Laid(MADE, "dark pit", "", "light trooper @ 1")
    wastes = [boxed("1_293", "1_194 @ 1"), boxed("1_293", "", "1_28 @ 1")]

    assert [2, 1] == [
        drain_amount(one.table, seat, one.sites[0]) for seat, one in enumerate((dark, light))
    ]
    assert [2, 1] == [
        drain_amount(one.table, seat, one.sites[0]) for seat, one in enumerate(wastes)
    ]


@ruling("swccg.9.318")
def test_only_the_player_of_a_side_may_act_by_it() -> None:
    """Light controls the control room in its own deploy phase: Light may not search by it."""
    dark = boxed(f"{ROOM}, {MOS_EISLEY}", "1_194 @ 1", dark_hand="1_194", dark_top=BAY_94)
    light = boxed(
        f"{ROOM}, {MOS_EISLEY}", "", "1_28 @ 1", turn="light", light_hand="1_28", light_top="1_129"
    )

    assert SEARCH in dark.options()
    assert ["deploy 1_28", "pass"] == light.options()


# --- kinds ------------------------------------------------------------------------------------


@ruling("swccg.9.337", "swccg.9.338", "swccg.9.339", "swccg.9.473")
def test_the_icons_of_a_site_say_what_it_is() -> None:
    """In the box: planet sites on Tatooine, mobile ones on the Death Star; bays are in and out."""
    for one in files.boxed().values():
        if one.type != LOCATION:
            continue
        made = BOXED.definitions[BOXED.numbers[one.code]]
        ground = "planet" if one.system == "Tatooine" else "mobile"

        assert {ground} == {*one.icons} & {"planet", "mobile", "space"}, one.title
        assert (EXTERIOR in one.icons) == (EXTERIOR in made.site_kinds), one.title
        assert (INTERIOR in one.icons) == (INTERIOR in made.site_kinds), one.title
        assert ("Docking Bay" in one.title) == (len(made.site_kinds) == 2), one.title
        assert {*one.icons} <= {ground, EXTERIOR, INTERIOR, "scomp link"}, one.title


@ruling("swccg.9.440")
def test_a_docking_bay_is_what_has_these_words_in_its_title() -> None:
    """The control room of the bay is none: the search does not find it, no transit leaves it."""
    sites = f"{ROOM}, {CORRIDOR}, {BAY_94}, {BAY_327}"
    t = boxed(sites, "1_194 @ 1, 1_194 @ 3", phase="move")
    search = boxed(
        f"{ROOM}, {CORRIDOR}", "1_194 @ 1", dark_top=f"{BAY_94}, 101_4, 1_295, {BAY_327}"
    )
    search.answer(SEARCH)
    transits = [one for one in t.options() if one.startswith("transit")]

    assert ["transit from Docking Bay 94"] == transits
    assert [BAY_327, BAY_94] == search.options()


@ruling("swccg.9.442")
def test_a_location_has_no_characteristics() -> None:
    """The Jawa Camp is no Jawa and is not counted as one."""
    t = boxed(f"{CAMP}, {MOS_EISLEY}", "1_182 @ 2")
    jawa = nouns.Is("jawa")
    scope = Scope(0, t.thing("1_182"))

    assert [False, True] == [jawa.fits(t.table, scope, one) for one in (t.sites[0], scope.source)]
    assert 1 == CountOf((jawa,)).amount(t.table, scope)


# --- adjacent ---------------------------------------------------------------------------------


@ruling("swccg.9.435", "swccg.9.437")
def test_sites_side_by_side_are_adjacent_until_another_comes_between() -> None:
    """The Dune Sea is laid between camp and Mos Eisley: now one moves by way of it."""
    t = boxed(f"{MOS_EISLEY}, {CAMP}", "1_194 @ 1", turn="light", light_hand=DUNES)
    before = next_to(t, "Mos Eisley", "Jawa Camp")
    t.answer(f"deploy {DUNES}", "1")

    assert before
    assert not next_to(t, "Mos Eisley", "Jawa Camp")
    assert next_to(t, "Mos Eisley", "Dune Sea")
    assert next_to(t, "Dune Sea", "Jawa Camp")
    while t.table.turn != 0 or t.table.phase != 5:
        t.answer("pass" if "pass" in t.options() else t.options()[0])
    t.answer("move 1_194")
    assert "Dune Sea" == t.where("1_194")


@ruling("swccg.9.458")
def test_a_site_is_part_of_its_system() -> None:
    """Who is at Mos Eisley is on Tatooine: the belt works there, and not on the Death Star."""
    belt = "1_28 + 1_40"
    t = boxed(f"{MOS_EISLEY}, {CORRIDOR}", "", f"{belt} @ 1, {belt} @ 2")

    assert [3, 1] == [t.value("power", one) for one in ("1_28", "1_28 2")]
