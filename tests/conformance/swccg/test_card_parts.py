"""Parts of a card: type, subtype, lore, numbers, owner, icons, and words that are only flavour."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.facts import CHARACTER, LOCATION, WEAPON
from dejarik.games.swccg.model.texts import Ongoing
from dejarik.games.swccg.rules.battle_numbers import total_power
from dejarik.games.swccg.rules.values import exists
from dejarik.kernel.frames import Scope
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.games import game

BOXED = game()
FILLER = ("1_194", "1_28")
KINDS_OF_LOCATION = {"site", "system", "sector"}
KINDS_OF_WEAPON = {
    "artillery",
    "automated",
    "character",
    "death star",
    "death star ii",
    "starship",
    "vehicle",
}
EVERYTHING = Ongoing(Changes(st.POWER, Number(3), (nouns.SamePlace(),)))

MADE = make.game_with(
    make.numbers(make.character("light shield", (1, 2, 2)), armor=5, maneuver=3),
    make.numbers(make.character("light dancer", (1, 2, 2)), armor=1, maneuver=4),
    make.numbers(make.character("light tank", (1, make.NO_ABILITY, 2), kind="droid"), armor=3),
    make.effect("dark lesson", Ongoing(Changes(st.ABILITY, Number(2), (nouns.SamePlace(),)))),
    make.effect("dark fog", Ongoing(Changes(st.DEFENCE, Number(2), (nouns.SamePlace(),)))),
    make.effect("dark anthem", EVERYTHING),
)


def boxed(dark: str = "", light: str = "", sites: str = "1_295", **more: str | int) -> Laid:
    """A table of the boxed cards."""
    return Laid(BOXED, sites, dark, light, filler=FILLER, **more)  # type: ignore[arg-type]


# --- type, subtype, lore ----------------------------------------------------------------------


@ruling("swccg.9.036")
def test_a_term_of_the_lore_counts_for_texts_that_ask_for_it() -> None:
    """Garindan is a spy and gets more at Mos Eisley; Dr. Evazan a smuggler; a trooper neither."""
    rules = game_with("1_177", "1_172")
    t = Laid(rules, "1_295, 1_292", "1_177 @ 1, 1_172 @ 1, 1_194 @ 1", filler=FILLER)
    away = Laid(rules, "1_295, 1_292", "1_177 @ 2, 1_172 @ 2", filler=FILLER)
    printed = files.cards()

    assert [printed[one].power + 1 for one in ("1_177", "1_172")] == [  # type: ignore[operator]
        t.value("power", one) for one in ("1_177", "1_172")
    ]
    assert [printed[one].power for one in ("1_177", "1_172")] == [
        away.value("power", one) for one in ("1_177", "1_172")
    ]
    assert 1 == t.value("power", "1_194")


@ruling("swccg.9.037")
def test_a_title_does_not_make_a_card_what_it_names() -> None:
    """Scanning Crew finds the Rebels in Light's hand, not Rebel Barrier or Rebel Reinforcements."""
    t = boxed(
        "1_194 @ 1", phase="control", dark_hand="1_266", light_hand="1_105, 1_26, 1_106, 1_30, 1_28"
    )
    t.answer("play 1_266")

    assert ["1_26", "1_28", "stop"] == t.options()


@ruling("swccg.9.038", "swccg.9.322")
def test_every_location_is_of_one_kind_and_all_are_of_one_type() -> None:
    """Over all facts: sites, systems and sectors are locations, and each is one of the three."""
    cards = files.cards().values()
    locations = [one for one in cards if one.type == LOCATION]
    others = [one for one in cards if one.type != LOCATION]

    assert [] == [one.code for one in locations if len({*one.subtypes} & KINDS_OF_LOCATION) != 1]
    assert [] == [one.code for one in others if {*one.subtypes} & KINDS_OF_LOCATION]
    assert {5} == {BOXED.definitions[BOXED.numbers[one]].kind for one in ("1_295", "101_1")}


@ruling("swccg.9.039", "swccg.9.046")
def test_the_subtype_of_a_droid_counts_and_a_free_card_has_its_conditions() -> None:
    """A Timer Mine costs nothing, but needs a mining droid: LIN-V8K is one, CZ-3 is not."""
    miner = boxed(light="1_18 @ 1", turn="light", light_hand="1_162", light_force=0)
    other = boxed(light="1_6 @ 1", turn="light", light_hand="1_162", light_force=0)

    assert ["deploy 1_162", "bury at Mos Eisley", "pass"] == miner.options()
    assert "deploy 1_162" not in other.options()


@ruling("swccg.9.703")
def test_every_weapon_is_of_one_kind_that_says_where_it_goes() -> None:
    """Over all facts; in the box a blaster goes on a character, a mine to a site."""
    weapons = [one for one in files.cards().values() if one.type == WEAPON]
    t = boxed("1_194 @ 1, 1_186 @ 1", dark_hand="1_317, 1_322")
    t.answer("deploy 1_322")
    mine = t.where("1_322")
    t.pass_until("dark: window")
    t.answer("deploy 1_317")

    assert [] == [one.code for one in weapons if len({*one.subtypes} & KINDS_OF_WEAPON) != 1]
    assert ["Mos Eisley", "1_194"] == [mine, t.where("1_317")]


@ruling("swccg.9.075", "swccg.9.076")
def test_capital_letters_make_no_difference() -> None:
    """Imperial Reinforcements mean every stormtrooper, not only the card of that title."""
    rules = game_with("3_91", "2_106")
    t = Laid(
        rules,
        "1_295",
        "1_196 @ 1",
        "1_28 @ 1, 1_28 @ 1",
        phase="control",
        dark_hand="1_251",
        dark_top="1_182",
        dark_lost="3_91, 1_196, 2_106, 1_194",
        filler=FILLER,
    )
    t.answer("play 1_251")

    assert ["1_196", "1_251"] == t.codes("dark", "lost")
    assert {"1_194", "2_106", "3_91"} <= set(t.codes("dark", "used"))


# --- numbers ----------------------------------------------------------------------------------


@ruling("swccg.9.044")
def test_only_characters_have_power() -> None:
    """An anthem gives all there three more: rifle, charm and site still have none."""
    t = Laid(
        MADE, "dark street", "dark trooper + dark rifle @ 1, dark charm on 1, dark anthem on 1"
    )
    things = [t.thing(one) for one in ("dark trooper", "dark rifle", "dark charm", "Street")]

    assert [True, False, False, False] == [exists(t.table, st.POWER, one) for one in things]
    assert [4, 0] == [t.value("power", one) for one in ("dark trooper", "dark rifle")]
    assert 4 == total_power(t.table, 0, t.sites[0])


@ruling("swccg.9.051", "swccg.9.052")
def test_defence_is_the_highest_of_ability_armor_and_maneuver() -> None:
    """Armor five, maneuver four, ability four, armor of a droid; a plain droid has nothing."""
    light = ("light shield", "light dancer", "light hero", "light tank", "light droid")
    t = Laid(MADE, "dark street", light=", ".join(f"{one} @ 1" for one in light))

    assert [5, 4, 4, 3, 0] == [t.value("defence", one) for one in light]


@ruling("swccg.9.055", "swccg.9.056")
def test_defence_follows_ability_and_ability_does_not_follow_defence() -> None:
    """A lesson raises ability by two, a fog defence by two; armor of five hides the lesson."""
    cards = "light trooper @ 1, light shield @ 1"
    lesson = Laid(MADE, "dark street", "dark lesson on 1", cards)
    fog = Laid(MADE, "dark street", "dark fog on 1", cards)
    names = ("light trooper", "light shield")

    assert [3, 5] == [lesson.value("defence", one) for one in names]
    assert [3, 4] == [lesson.value("ability", one) for one in names]
    assert [3, 7] == [fog.value("defence", one) for one in names]
    assert [1, 2] == [fog.value("ability", one) for one in names]


@ruling("swccg.9.064")
def test_the_owner_is_who_played_the_card() -> None:
    """Dark stuns a Rebel: card and blaster go to the hand of Light, who played them."""
    t = boxed("1_194 @ 1", "1_28 + 1_152 @ 1", phase="control", dark_hand="1_268", dark_top="1_196")
    t.answer("play 1_268")

    assert ["1_152", "1_28"] == sorted(t.codes("light", "hand"))
    assert [] == t.codes("dark", "hand")


# --- words in quotes --------------------------------------------------------------------------


@ruling("swccg.9.068")
def test_flavour_does_no_more_than_its_text_says() -> None:
    """A choked Imperial is lost, which is no forfeit: attrition and damage are what they were."""
    t = boxed(
        "101_5 @ 1, 1_194 @ 1",
        "101_2 @ 1, 1_30 @ 1, 1_30 @ 1, 1_30 @ 1, 1_28 @ 1",
        phase="battle",
        dark_top="1_262",
    )
    t.answer("battle Mos Eisley", "no", "no")
    owed = t.table.battles[0].damage.copy()
    t.answer("1_194")

    assert [4, 0] == owed == t.table.battles[0].damage
    assert [] == t.events(ev.FORFEITED)
    assert ["1_194"] == t.codes("dark", "lost")


@ruling("swccg.9.070")
def test_what_is_hit_has_to_be_forfeited() -> None:
    """The word has a rule: with nothing else owed Light may not pass, and forfeits the trooper."""
    t = boxed(
        "1_194 + 1_317 @ 1, 1_194 @ 1",
        "1_28 @ 1, 1_28 @ 1",
        phase="battle",
        dark_top="1_182",
        dark_force=2,
    )
    t.answer("battle Mos Eisley", "fire 1_317", "1_28")
    t.pass_until("light: window")

    assert [1] == [len(t.events(ev.HIT))]
    assert ["forfeit 1_28"] == t.options()


# --- icons ------------------------------------------------------------------------------------


@ruling("swccg.9.869", "swccg.9.873")
def test_an_icon_in_a_text_is_not_the_cards_own() -> None:
    """Ket Maliss makes a Raider a warrior and is none: a blaster goes on the Raider only."""
    t = boxed("1_196 + 1_221 @ 1, 1_196 @ 1, 1_186 @ 1", dark_hand="1_317")
    t.answer("deploy 1_317")
    scope = Scope(0, t.thing("1_221"))
    warrior = nouns.HasIcon(nouns.WARRIOR)

    assert "1_196" == t.where("1_317")
    assert not warrior.fits(t.table, scope, t.thing("1_221"))
    assert [False, False] == [bool(files.cards()[one].icons) for one in ("1_64", "1_221")]


@ruling("swccg.9.157")
def test_the_boxed_characters_have_no_icon_but_that_of_a_warrior() -> None:
    """Over the facts; which of them have it decides who bears a blaster."""
    boxed_characters = [one for one in files.boxed().values() if one.type == CHARACTER]
    found = {icon for one in boxed_characters for icon in one.icons}
    warriors = {one.code for one in boxed_characters if "warrior" in one.icons}

    assert {"warrior"} == found
    assert {"101_2", "101_5", "1_28", "1_194"} <= warriors
    assert not warriors & {"1_196", "1_6", "1_18", "1_186"}
