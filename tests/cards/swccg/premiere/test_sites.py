"""Sites of the boxed decks: each side's text, for the player it faces. Jawa Camps: `test_jawas`."""

from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.effects.nouns import AnyOf, OtherSeat, YourSeat
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import DOCKING_BAY
from dejarik.games.swccg.model.texts import Ongoing
from dejarik.games.swccg.rules.flow.draining import drain_amount
from dejarik.games.swccg.rules.flow.transit import transit_cost
from dejarik.games.swccg.rules.presence import controls
from dejarik.kernel.terms import Number
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.sides import MADE_UP, game_with, laid
from dejarik.testing.swccg.table import Laid

DARK, LIGHT = 0, 1


def hits(site: str, own: str, code: str, top: str, at: str, *, where: int = 1) -> int:
    """How often a shot at a site hits, or at Mos Eisley, the second site on table."""
    cards = (f"{own} + {code} @ {where}", f"{at} @ {where}")
    t = laid(code, f"{site}, 1_295", *cards, phase="battle", top=top)
    name = t.options()[0].removeprefix("battle ")
    t.answer(f"battle {name}", f"fire {code}")
    return len(t.events(ev.HIT))


# --- where Dark's weapons draw better ---------------------------------------------------------


@card("1_284")
@ruling("swccg.9.789", "swccg.9.788")
def test_the_corridor_adds_one_to_darks_weapon_draws() -> None:
    """A three becomes four and hits Luke; at Mos Eisley, and for Light, it stays three."""
    assert 1 == hits("1_284", "1_194", "1_317", "1_182", "101_2")
    assert 0 == hits("1_284", "1_194", "1_317", "1_182", "101_2", where=2)
    assert 0 == hits("1_284", "1_28", "1_152", "1_28", "1_194")


@card("1_284")
def test_the_corridor_adds_to_each_draw_of_a_weapon() -> None:
    """A stick draws two: four with a trooper and a Raider become six, with one each."""
    t = laid(
        "1_315",
        "1_284",
        "1_196 + X @ 1",
        "1_28 + 1_152 @ 1",
        phase="battle",
        top="1_196, 1_196",
    )
    t.answer("battle Detention Block Corridor", "fire 1_315")

    assert [3, 3] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert "fire 1_152" not in t.options()


@card("1_284")
def test_the_corridor_lets_light_drain_for_one_more_when_light_controls_it() -> None:
    """One icon of Dark and one more; at the control room it is one, Light controls it or not."""
    t = laid("1_28", "1_284, 101_4", "1_28 @ 1, 1_28 @ 2")
    empty = laid("1_28", "1_284", "", "1_194 @ 1")

    assert [2, 1] == [drain_amount(t.table, LIGHT, place) for place in t.sites]
    assert 1 == drain_amount(empty.table, LIGHT, empty.sites[0])


@card("1_284")
def test_the_corridor_adds_nothing_to_darks_drains() -> None:
    """Light has no icon there, so nothing is lost."""
    t = laid("1_194", "1_284, 1_295", "1_194 @ 1, 1_194 @ 2", phase="control")
    amount = drain_amount(t.table, DARK, t.sites[0])
    t.answer("drain Detention Block Corridor")

    assert 0 == amount
    assert [] == t.events(ev.LOSE_ONE)


@card("1_132")
def test_the_farm_adds_one_to_darks_weapon_draws() -> None:
    """A three hits Luke, a two does not, nor a three elsewhere; Light's blaster gains nothing."""
    assert 1 == hits("1_132", "1_194", "1_317", "1_182", "101_2")
    assert 0 == hits("1_132", "1_194", "1_317", "1_196", "101_2")
    assert 0 == hits("1_132", "1_194", "1_317", "1_182", "101_2", where=2)
    assert 0 == hits("1_132", "1_28", "1_152", "1_28", "1_194")


@card("1_132")
def test_the_farm_takes_luke_for_one_less() -> None:
    """Three there, four at the Dune Sea; with three Force only the farm is left."""
    t = laid("101_2", "1_132, 1_130", hand="X", force=3)
    t.answer("deploy 101_2")

    assert "Lars' Moisture Farm" == t.where("101_2")
    assert 3 == t.force_used("light")


@card("1_132")
def test_the_farm_takes_others_at_their_price() -> None:
    """A trooper costs one there; one that were Beru Lars would cost nothing."""
    rules = game_with()
    rules.definitions[rules.numbers["1_28"]].title = "Beru Lars"
    t = laid("1_28", "1_132", "1_26 @ 1", hand="X", force=0)
    aunt = laid("1_28", "1_132", "1_26 @ 1", hand="X", force=0, rules=rules)

    assert "deploy 1_28" not in t.options()
    assert "deploy 1_28" in aunt.options()


@card("1_132")
def test_the_farm_is_not_cheaper_for_luke_next_door() -> None:
    """With four Force both sites are open, and the Dune Sea takes all four."""
    t = laid("101_2", "1_132, 1_130", hand="X", force=4)
    t.answer("deploy 101_2", "Dune Sea")

    assert 4 == t.force_used("light")


# --- docking bays -----------------------------------------------------------------------------


def prices(bay: str, other: str) -> list[int]:
    """What Dark and Light pay for a transit from a bay to another."""
    t = laid("1_194", f"{bay}, {other}")
    return [transit_cost(t.table, seat, t.sites[0], t.sites[1]) for seat in (DARK, LIGHT)]


@card("1_285", "1_291", "1_124", "1_129")
@ruling("swccg.7.041")
def test_each_side_of_a_bay_says_what_its_player_pays(code: str) -> None:
    """The bay that is left counts, not the one that is reached."""
    listed = {"1_285": [0, 2], "1_291": [1, 2], "1_124": [1, 1], "1_129": [2, 1]}
    other = "1_129" if code in ("1_285", "1_124") else "1_124"

    assert [listed[code], listed[other]] == [prices(code, other), prices(other, code)]


@card("1_129")
@ruling("swccg.7.036")
def test_a_group_pays_once_for_its_transit() -> None:
    """Two leave together for the two that Dark pays there, not for four."""
    t = laid("1_194", "1_129, 1_124", "X @ 1, 101_5 @ 1", phase="move", force=4)
    begun = next(one for one in t.options() if one.startswith("transit"))
    t.answer(begun, "1_194", "101_5")

    assert [t.where("1_194")] == [t.where("101_5")] != [begun.removeprefix("transit from ")]
    assert 2 == t.force_used("dark")


@card("1_285", "1_291", "1_124", "1_129")
@ruling("swccg.7.043")
def test_a_bay_says_nothing_of_a_transit_from_another_bay(code: str) -> None:
    """A camp made a docking bay for the test lists no price: it is left for nothing."""
    rules = game_with()
    rules.definitions[rules.numbers["1_131"]].kinds |= {DOCKING_BAY}
    t = laid("1_194", f"1_131, {code}", rules=rules)

    assert [0, 0] == [transit_cost(t.table, seat, *t.sites) for seat in (DARK, LIGHT)]


@card("1_285", "1_291", "1_124", "1_129")
@ruling("swccg.7.044")
def test_the_other_end_changes_what_a_bay_lists_but_free_stays_free(code: str) -> None:
    """A made-up text asks one more of everybody who arrives anywhere."""
    dearer = Changes(st.TRANSIT_TO, Number(1), (AnyOf((YourSeat(), OtherSeat())),))
    other = "1_291" if code in ("1_285", "1_124") else "1_285"
    t = laid("1_194", f"{code}, {other}", MADE_UP, rules=game_with(Ongoing(dearer)))
    now = [transit_cost(t.table, seat, *t.sites) for seat in (DARK, LIGHT)]

    asked = {"1_285": [0, 3], "1_291": [2, 3], "1_124": [2, 2], "1_129": [3, 2]}
    assert asked[code] == now


@card("1_285", "1_291", "1_124", "1_129")
def test_a_transit_is_paid_once_for_all_who_go(code: str) -> None:
    """Two troopers of Light go together from each bay, for one price."""
    listed = {"1_285": 2, "1_291": 2, "1_124": 1, "1_129": 1}
    other = "1_291" if code in ("1_285", "1_124") else "1_285"
    t = laid("1_28", f"{code}, {other}", "X @ 1, X @ 1", phase="move")
    start = t.options()[-2]
    t.answer(start, "1_28", "1_28 2")

    assert t.where("1_28") == t.where("1_28 2") != start.removeprefix("transit from ")
    assert listed[code] == t.force_used("light")


@card("1_285", "1_291", "1_124", "1_129")
def test_a_transit_is_not_offered_to_who_cannot_pay(code: str) -> None:
    """Without any Force only Dark leaves 327, by Dark's own card."""
    other = "1_291" if code in ("1_285", "1_124") else "1_285"
    for seat, trooper in enumerate(("1_194", "1_28")):
        t = laid(trooper, f"{code}, {other}", "X @ 1", phase="move", force=0)
        free = [one for one in t.options() if one.startswith("transit")]

        assert (code == "1_285" and seat == DARK) == bool(free)


@card("1_285", "1_291", "1_124", "1_129")
@ruling("swccg.9.332", "swccg.9.333", "swccg.2.026")
def test_a_bay_is_converted_by_the_other_sides_card(code: str) -> None:
    """Laid over the opponent's, its own texts count from then on; not over one's own."""
    partner = {"1_285": "1_124", "1_124": "1_285", "1_291": "1_129", "1_129": "1_291"}[code]
    other = "1_291" if code in ("1_285", "1_124") else "1_285"
    t = laid(code, f"{partner}, {other}", hand="X, X")
    offered = t.options()
    t.answer(f"deploy {code}")
    listed = {"1_285": [0, 2], "1_291": [1, 2], "1_124": [1, 1], "1_129": [2, 1]}[code]
    now = [transit_cost(t.table, seat, t.sites[0], t.sites[1]) for seat in (DARK, LIGHT)]

    assert [f"deploy {code}", f"deploy {code}", "pass"] == offered
    assert 2 == len(t.table.places[t.sites[0]].layers)
    assert listed == now
    assert f"deploy {code}" not in t.options()


@card("1_285", "1_291", "1_124", "1_129")
@ruling("swccg.9.331", "swccg.9.334")
def test_a_bay_is_converted_back_with_another_copy(code: str) -> None:
    """One's own card lies covered there, which does not count."""
    partner = {"1_285": "1_124", "1_124": "1_285", "1_291": "1_129", "1_129": "1_291"}[code]
    t = laid(code, f"{code}, {partner}", hand="X")
    t.answer(f"deploy {code}")

    assert 3 == len(t.table.places[t.sites[0]].layers)
    assert code == t.table.definition(t.sites[0]).code


# --- Docking Control Room 327 -----------------------------------------------------------------

ROOM = "101_4"
SEARCH = "search by Docking Control Room 327"


@card(ROOM)
@ruling("swccg.1b.009", "swccg.9.335", "swccg.1c.316")
def test_the_control_room_brings_a_docking_bay_out_of_the_reserve_deck() -> None:
    """Of what is there only the two bays; one must be taken, and the deck is shuffled."""
    t = laid(ROOM, "101_4, 1_284", "1_194 @ 1", top="1_285, 1_295, 1_291")
    offered = t.options()
    t.answer(SEARCH)
    found = t.options()
    t.answer("1_291")

    assert [SEARCH, "pass"] == offered
    assert ["1_291", "1_285"] == found
    assert 3 == len(t.table.places)
    assert 1 == len(t.events(ev.SHUFFLED))


@card(ROOM)
@ruling("swccg.1b.010", "swccg.1b.014", "swccg.1b.037", "swccg.1b.039")
def test_a_search_in_vain_is_verified_and_not_repeated() -> None:
    """The opponent may look through the deck; then it is shuffled, and the room is locked."""
    t = laid(ROOM, "101_4, 1_284", "1_194 @ 1, 1_186 @ 1", hand="1_194")
    t.answer(SEARCH)
    asked = [t.asked(), t.options()]
    t.answer("yes")
    knowledge = t.table.knowledge
    deck = t.table.pile(DARK, 0)

    assert ["light: verify", ["yes", "no"]] == asked
    assert 1 == len(t.events(ev.SHUFFLED))
    assert not any(knowledge.knows(LIGHT, one) for one in deck)
    assert ["deploy 1_194", "pass"] == t.options()


@card(ROOM)
@ruling("swccg.1b.030", "swccg.1b.028")
def test_the_control_room_helps_who_controls_it_in_the_own_deploy_phase() -> None:
    """Not while Light is there, not in the control phase, not in Light's turn."""
    contested = laid(ROOM, "101_4, 1_295", "1_194 @ 1", "1_28 @ 1", hand="1_194", top="1_285")
    early = laid(ROOM, "101_4, 1_295", "1_194 @ 1, 1_194 @ 2", top="1_285", phase="control")
    theirs = laid(ROOM, "101_4, 1_295", "1_194 @ 1", "1_28 @ 2", their_hand="1_28", my_turn=False)

    for t in (contested, early, theirs):
        assert SEARCH not in t.options()


@card(ROOM)
def test_the_control_room_gives_light_a_drain_of_three_with_a_rebel_of_ability() -> None:
    """Luke there: one icon and two more. A trooper drains for one, with Luke next door too."""
    luke = laid(ROOM, "101_4", "", "101_2 @ 1")
    away = laid(ROOM, "101_4, 1_285", "", "1_28 @ 1, 101_2 @ 2")
    trooper = laid(ROOM, "101_4", "", "1_28 @ 1")
    contested = laid(ROOM, "101_4", "1_194 @ 1", "101_2 @ 1")

    assert [3, 1, 1, 1] == [
        drain_amount(one.table, LIGHT, one.sites[0]) for one in (luke, trooper, contested, away)
    ]
    both = laid(ROOM, "101_4, 1_285", "", "101_2 @ 1, 1_28 @ 2")
    assert 1 == drain_amount(both.table, LIGHT, both.sites[1])


# --- Jundland Wastes, Dune Sea ----------------------------------------------------------------


@card("1_293")
def test_the_wastes_are_good_for_darks_raiders() -> None:
    """One more forfeit for Tusken Raiders there, for nobody else and nowhere else."""
    t = laid("1_196", "1_293, 1_295", "X @ 1, X @ 2, 1_194 @ 1", "1_28 @ 1")
    names = ("1_196", "1_196 2", "1_194", "1_28")

    assert [2, 1, 2, 2] == [t.value("forfeit", one) for one in names]


@card("1_293")
def test_the_wastes_let_dark_drain_for_one_more() -> None:
    """Two for Dark who controls it, one for Light; one at Mos Eisley."""
    dark = laid("1_194", "1_293, 1_295", "1_194 @ 1, 1_194 @ 2")
    light = laid("1_194", "1_293", "", "1_28 @ 1")

    assert [2, 1] == [drain_amount(dark.table, DARK, place) for place in dark.sites]
    assert 1 == drain_amount(light.table, LIGHT, light.sites[0])


def drawing(code: str, site: str, own: str, other: str) -> Laid:
    """A battle of a card's player at a site; it is at its first question."""
    t = laid(code, site, own, other, phase="battle")
    t.answer(t.options()[0])
    return t


@card("1_293")
def test_the_wastes_let_light_draw_only_with_six_ability() -> None:
    """Luke and a trooper have four and draw nothing, but at Mos Eisley; with two more they do."""
    away = laid("101_2", "1_293, 1_295", "X @ 2, 1_28 @ 2", "1_194 @ 2", phase="battle")
    away.answer("battle Mos Eisley")
    four = drawing("101_2", "1_293", "X @ 1, 1_28 @ 1", "1_194 @ 1")
    six = drawing("101_2", "1_293", "X @ 1, 1_28 @ 1, 1_28 @ 1, 1_28 @ 1", "1_194 @ 1")

    assert "light: battle_destiny" != four.asked()
    assert ["light: battle_destiny"] * 2 == [six.asked(), away.asked()]


@card("1_293")
def test_the_wastes_do_not_bind_dark() -> None:
    """Four troopers have four ability, which is enough for Dark."""
    t = drawing("1_194", "1_293", "X @ 1, X @ 1, X @ 1, X @ 1", "1_28 @ 1")

    assert "dark: battle_destiny" == t.asked()


@card("1_130")
@ruling("swccg.card.1_130.01")
def test_the_dune_sea_lets_dark_draw_only_with_six_ability() -> None:
    """Not even a destiny that a text has added; with six both."""
    five = drawing("1_194", "1_130", "X @ 1, X @ 1, X @ 1, X @ 1, X @ 1", "1_28 + 1_152 @ 1")
    five.table.battles[0].extra_destinies[DARK] = 1
    five.answer("pass")
    six = drawing("1_194", "1_130", "X @ 1, X @ 1, X @ 1, X @ 1, X @ 1, X @ 1", "1_28 @ 1")

    assert [] == five.events(ev.DESTINY_DRAWN)
    assert "dark: battle_destiny" != five.asked()
    assert "dark: battle_destiny" == six.asked()


@card("1_130")
@ruling("swccg.card.1_130.01")
def test_the_dune_sea_leaves_dark_what_is_drawn_if_unable_to_otherwise() -> None:
    """A made-up text lets Dark draw one in that case; without it a lone trooper draws nothing."""
    otherwise = Ongoing(Changes(st.UNABLE_OTHERWISE, Number(1), (YourSeat(),)))
    asked = []
    for cards in (f"X @ 1, {MADE_UP}", "X @ 1"):
        rules = game_with(otherwise)
        t = laid("1_194", "1_130", cards, "1_28 @ 1", phase="battle", rules=rules)
        t.answer("battle Dune Sea")
        asked.append(t.asked() == "dark: battle_destiny")

    assert [True, False] == asked


@card("1_130")
def test_the_dune_sea_does_not_bind_light() -> None:
    """Luke and a trooper have four."""
    t = drawing("101_2", "1_130", "X @ 1, 1_28 @ 1", "1_194 @ 1")

    assert "light: battle_destiny" == t.asked()


@card("1_130")
def test_the_dune_sea_binds_dark_there_only() -> None:
    """At Mos Eisley four ability is enough."""
    t = laid("1_194", "1_130, 1_295", "X @ 2, X @ 2, X @ 2, X @ 2", "1_28 @ 2", phase="battle")
    t.answer("battle Mos Eisley")

    assert "dark: battle_destiny" == t.asked()


@card("1_130")
def test_the_dune_sea_counts_vaders_ability_alone() -> None:
    """Six by himself."""
    t = drawing("101_5", "1_130", "X @ 1", "1_28 @ 1")

    assert "dark: battle_destiny" == t.asked()


# --- Mos Eisley, Level 6 Core Shaft Corridor --------------------------------------------------


def of_kind(code: str, kind: str) -> list[int]:
    """Power and forfeit of a trooper at Mos Eisley, and next door, if it is of a kind."""
    rules = game_with()
    rules.definitions[rules.numbers[code]].kinds |= {kind}
    t = laid(code, "1_295, 1_292", "X @ 1, X @ 2", rules=rules)
    names = (code, f"{code} 2")
    return [t.value(number, name) for name in names for number in ("power", "forfeit")]


@card("1_295")
def test_mos_eisley_leaves_honest_cards_alone() -> None:
    """A stormtrooper has one power and a forfeit of two."""
    assert [1, 2, 1, 2] == of_kind("1_194", "stormtrooper")


@card("1_295")
def test_mos_eisley_favours_darks_rogues() -> None:
    """One more power and forfeit there, not next door."""
    for kind in ("spy", "thief", "bounty hunter", "smuggler"):
        assert [2, 3, 1, 2] == of_kind("1_194", kind)


@card("1_295")
def test_mos_eisley_does_not_favour_lights_rogues() -> None:
    """Light's text of it is blank."""
    assert [1, 2, 1, 2] == of_kind("1_28", "smuggler")


@card("1_295")
def test_mos_eisley_has_two_icons_of_dark_and_one_of_light() -> None:
    """Light drains for two there, Dark for one."""
    dark = laid("1_194", "1_295", "1_194 @ 1")
    light = laid("1_194", "1_295", "", "1_28 @ 1")

    assert 1 == drain_amount(dark.table, DARK, dark.sites[0])
    assert 2 == drain_amount(light.table, LIGHT, light.sites[0])


LEVEL = "101_1"


@card(LEVEL)
def test_level_six_makes_luke_stronger_on_the_death_star() -> None:
    """When Light controls it: at any site there, not on Tatooine, nobody but Luke."""
    sites = "101_1, 1_284, 1_295"
    there = laid(LEVEL, sites, "1_28 @ 1, 101_2 @ 2")
    away = laid(LEVEL, sites, "1_28 @ 1, 101_2 @ 3")

    assert [4, 1] == [there.value("power", "101_2"), there.value("power", "1_28")]
    assert 2 == away.value("power", "101_2")
    rules = game_with()
    rules.definitions[rules.numbers["1_28"]].persona = "Obi-Wan"
    assert 3 == laid(LEVEL, sites, "1_28 @ 1", rules=rules).value("power", "1_28")


@card(LEVEL)
def test_level_six_gives_luke_nothing_when_light_does_not_control_it() -> None:
    """Dark is there too, or nobody is."""
    sites = "101_1, 1_284"
    contested = laid(LEVEL, sites, "1_28 @ 1, 101_2 @ 2", "1_194 @ 1")
    empty = laid(LEVEL, sites, "101_2 @ 2")

    assert [2, 2] == [contested.value("power", "101_2"), empty.value("power", "101_2")]


@card(LEVEL)
def test_level_six_makes_light_need_two_ability_on_the_death_star() -> None:
    """When Dark controls it: a trooper alone is not enough there, two are, and on Tatooine one."""
    sites = "101_1, 1_284, 1_285, 1_295"
    t = laid(LEVEL, sites, "1_28 @ 2, 1_28 @ 3, 1_28 @ 3, 1_28 @ 4", "1_194 @ 1")
    held = [controls(t.table, LIGHT, place) for place in t.sites]

    assert [False, False, True, True] == held


@card(LEVEL)
def test_level_six_binds_nobody_when_dark_does_not_control_it() -> None:
    """And Dark never: one trooper controls a site."""
    sites = "101_1, 1_284, 1_285"
    t = laid(LEVEL, sites, "1_28 @ 2", "1_194 @ 3")
    dark = laid(LEVEL, sites, "", "1_194 @ 1, 1_194 @ 3")

    assert controls(t.table, LIGHT, t.sites[1])
    assert [True, False, True] == [controls(dark.table, DARK, place) for place in dark.sites]
