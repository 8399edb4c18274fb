"""Whom texts mean and whom not, and what a number comes to beside another."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import Ongoing
from dejarik.kernel.terms import Number
from dejarik.testing.marks import card
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.sides import MADE_UP, laid, mine
from dejarik.testing.swccg.sides import game_with as with_effect
from dejarik.testing.swccg.table import Laid
from dejarik.testing.swccg.twins import Mirror
from dejarik.titles.swccg.games import game

GAME = game()
FILLER = ("1_194", "1_28")
EISLEY = "1_295"


def with_kind(code: str, *kinds: str, ability: int = 0, dots: int = 0) -> CustomizableCardGame:
    """The boxed cards, one of them of other kinds, with another ability or with dots."""
    rules = game_with()
    definition = rules.definitions[rules.numbers[code]]
    definition.kinds |= set(kinds)
    definition.ability = ability or definition.ability
    definition.dots = dots or definition.dots
    return rules


# --- characters -------------------------------------------------------------------------------


@card("1_28", "1_194")
def test_a_trooper_is_free_only_where_a_leader_of_its_own_faction_is(code: str) -> None:
    """Not with a guard of two, and not with a droid of three."""
    m = Mirror(GAME, code)
    costs = []
    for one, ability in (("guard", 2), ("droid", 3), ("guard", 3)):
        rules = with_kind(m.own(one), ability=ability)
        t = Mirror(rules, code).lay(EISLEY, f"{one} @ 1", own_hand="trooper", own_force=1)
        t.answer(f"deploy {code}")
        costs.append(t.force_used(m.side_name()))

    assert [1, 1, 0] == costs


@card("1_26", "1_181")
def test_a_guard_adds_its_four_to_what_it_has(code: str) -> None:
    """An Effect gives everybody one more."""
    m = Mirror(with_effect(Ongoing(Changes(st.POWER, Number(1), (nouns.OfType(0),)))), code)
    own, other = "guard @ 1", "trooper @ 1"
    made = f", {MADE_UP}"
    t = m.lay(
        EISLEY,
        own + (made if m.side == 0 else ""),
        other + (made if m.side == 1 else ""),
        own_turn=False,
        phase="battle",
    )
    t.play("battle Mos Eisley")

    assert 5 == t.value("power", code)


@card("1_196")
def test_a_unique_tusken_raider_counts_for_no_other() -> None:
    """Neither for the one power nor among the four; nor does one of the opponent's among them."""
    unique = with_kind("1_170", "tusken raider", dots=1)
    pair = Laid(unique, EISLEY, "1_196 @ 1, 1_170 @ 1", filler=FILLER)
    theirs = with_kind("1_28", "tusken raider")
    powers = []
    for rules, dark, light in (
        (unique, "1_196 @ 1, 1_196 @ 1, 1_196 @ 1, 1_170 @ 1", "1_18 @ 1, 1_26 @ 1"),
        (theirs, "1_196 @ 1, 1_196 @ 1, 1_196 @ 1", "1_28 @ 1"),
        (theirs, "1_196 @ 1, 1_196 @ 1, 1_196 @ 1, 1_196 @ 1", "1_28 @ 1"),
    ):
        t = Laid(rules, EISLEY, dark, light, phase="battle", filler=FILLER)
        t.play("battle Mos Eisley")
        while t.table.battle() is not None and not t.events(ev.TOTALLED):
            t.answer("no" if "no" in t.options() else "pass")
        powers.append(t.events(ev.TOTALLED)[0].items or [t.events(ev.TOTALLED)[0].amount])

    assert 1 == pair.value("power", "1_196")
    assert [7, 6, 10] == [max(one) for one in powers]


@card("101_5")
def test_vader_punishes_a_defeat_without_force() -> None:
    """His text costs nothing, and nobody is asked whether it is used."""
    t = Laid(
        GAME,
        EISLEY,
        "101_5 @ 1, 1_194 @ 1",
        "101_2 @ 1, 101_2 @ 1, 1_30 @ 1",
        turn="light",
        phase="battle",
        dark_force=0,
        light_force=1,
        filler=FILLER,
    )
    t.play("battle Mos Eisley")
    while not t.events(ev.WON):
        t.answer("no" if "no" in t.options() else "pass")

    assert [ev.USING] == [one.kind for one in t.events(ev.USING)]


# --- devices ----------------------------------------------------------------------------------


@card("1_207", "1_40")
def test_a_belt_adds_to_any_forfeit(code: str) -> None:
    """A Tusken Raider has one, a Talz four."""
    bearer, site, printed = ("1_196", "1_284", 1) if code == "1_207" else ("1_31", EISLEY, 4)
    t = laid(code, site, f"{bearer} + X @ 1")

    assert printed + 2 == t.value("forfeit", bearer)


# --- sites ------------------------------------------------------------------------------------


@card("101_4", "1_284", "1_293")
def test_a_site_that_makes_drains_larger_has_no_more_icons(code: str) -> None:
    """Who controls it generates as before."""
    rules = GAME
    dark, light = ("", "101_2 @ 1") if code != "1_293" else ("101_5 @ 1", "")
    t = Laid(rules, code, dark, light, filler=FILLER)
    printed = rules.definitions[rules.numbers[code]].icons_of

    found = [t.value("Dark Side icons", t_site(t)), t.value("Light Side icons", t_site(t))]
    assert printed == found


def t_site(t: Laid) -> str:
    """The name of the only site."""
    return t.table.definition(t.sites[0]).title.partition(": ")[2]


@card("101_4")
def test_the_control_room_asks_for_a_rebel_of_more_than_two() -> None:
    """Not for an alien of three or a Rebel of two."""
    site = "Docking Control Room 327"
    amounts = []
    for one, ability in (("1_31", 3), ("1_26", 2), ("1_26", 3)):
        rules = with_kind(one, ability=ability)
        t = Laid(rules, "101_4", light=f"{one} @ 1", turn="light", phase="control", filler=FILLER)
        t.play(f"drain {site}")
        lost = t.events(ev.MUST_LOSE)
        amounts.append(lost[0].amount if lost else 0)

    assert 2 == amounts[2] - amounts[0] == amounts[2] - amounts[1]


@card("1_293")
def test_the_wastes_favour_darks_tuskens_and_bar_light_below_six() -> None:
    """One of Light's has nothing of it; destiny is drawn with an ability of six, not of five."""
    rules = with_kind("1_28", "tusken raider")
    t = Laid(rules, "1_293", "1_196 @ 1", "1_28 @ 1", filler=FILLER)
    asked = []
    for light in ("101_2 @ 1, 1_28 @ 1, 1_28 @ 1", "101_2 @ 1, 101_2 @ 1"):
        battle = Laid(
            GAME, "1_293", "1_194 @ 1", light, turn="light", phase="battle", filler=FILLER
        )
        battle.play("battle Jundland Wastes")
        while battle.asked() == "light: window" and battle.table.battle() is not None:
            battle.answer("pass" if "pass" in battle.options() else battle.options()[0])
        asked.append(battle.asked() == "light: battle_destiny")

    assert [2, 2] == [t.value("forfeit", "1_196"), t.value("forfeit", "1_28")]
    assert [False, True] == asked


@card("1_132")
def test_the_farm_adds_to_each_weapon_destiny_of_dark() -> None:
    """Two draws of two are six with the stick, which is more than five."""
    t = Laid(
        GAME,
        "1_132",
        "1_196 + 1_315 @ 1",
        "1_28 + 1_152 @ 1",
        phase="battle",
        dark_top="1_196, 1_196",
        filler=FILLER,
    )
    t.play("battle Lars' Moisture Farm", "fire 1_315")

    assert [3, 3] == [one.amount for one in t.events(ev.DESTINY_DONE)]


@card("1_292")
def test_the_camp_of_dark_takes_one_from_lights_jawas() -> None:
    """A Jawa with a belt has three, and two there."""
    t = Laid(GAME, "1_292, 1_295", light="1_12 + 1_40 @ 1, 1_12 + 1_40 @ 2", filler=FILLER)
    numbers = [t.value(one, name) for name in ("1_12", "1_12 2") for one in ("power", "forfeit")]

    assert [2, 2, 3, 3] == numbers


@card("1_131", "1_292")
def test_at_a_camp_a_jawa_costs_one_whatever_else_says(code: str) -> None:
    """An Effect makes all dearer by one: elsewhere, for the opponent's and for other aliens."""
    dearer = Ongoing(Changes(st.DEPLOY_COST, Number(1), (nouns.OfType(0),)))
    rules = with_effect(dearer)
    own, other = ("1_12", "1_182") if mine(code) == "light" else ("1_182", "1_12")
    alien = ("1_30", 4) if mine(code) == "light" else ("1_196", 3)
    costs = []
    for card_code, site in ((own, 1), (own, 2), (other, 1), (alien[0], 1)):
        is_own = card_code != other
        m = Mirror(rules, code)
        made = MADE_UP if m.side == 0 else ""
        t = m.lay(
            f"{code}, {EISLEY}",
            made,
            MADE_UP if m.side == 1 else "",
            own_turn=is_own,
            own_hand=card_code if is_own else "",
            other_hand="" if is_own else card_code,
            own_force=6,
            other_force=6,
        )
        t.answer(f"deploy {card_code}", ("Jawa Camp", "Mos Eisley")[site - 1])
        costs.append(t.force_used(m.side_name(is_own)))

    assert [1, 2, 2, alien[1]] == costs
