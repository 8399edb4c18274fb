"""Identifying cards: what names, types, icons, characteristics and personas in texts mean."""

from dataclasses import replace

from dejarik.games.swccg.definitions import definition_from
from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, Forbids
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import facts
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.edition import ADVANCED
from dejarik.games.swccg.model.texts import Filter, Ongoing
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.frames import Scope
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.sides import TROOPERS
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.games import printed

GAME = game_with("1_19", "1_168", "1_16")
"""The boxed cards, Luke Skywalker, Darth Vader, and one more."""

TYPES = {"alien", "imperial", "rebel", "droid"}
FORCE = {"force-attuned", "dark jedi"}
LISTED = {"guard", "scavenger", "scout", "trooper"}
TROOPER_KINDS = {"death star trooper", "rebel trooper", "stormtrooper"}
SPECIES = {"alderaanian", "jawa", "shistavanen", "talz", "tusken raider"}
DROIDS = {"communications droid", "mining droid"}
CHARACTERISTICS = {
    "1_6": {"communications droid"},
    "1_12": {"jawa", "scavenger"},
    "1_18": {"mining droid"},
    "1_26": {"guard"},
    "1_28": {"alderaanian", "rebel trooper", "trooper"},
    "1_30": {"scout", "shistavanen"},
    "1_31": {"talz"},
    "1_170": {"death star trooper", "trooper"},
    "1_181": {"death star trooper", "guard", "trooper"},
    "1_182": {"jawa", "scavenger"},
    "1_186": {"mining droid"},
    "1_194": {"stormtrooper", "trooper"},
    "1_196": {"tusken raider"},
    "101_2": set(),
    "101_5": set(),
}
"""What the characters of the box are beside their type and Force sensitivity."""

FLEET = ("2_152", "4_167", "9_74", "12_181", "1_146")
FLEET_NAMES = {
    "capital": {"2_152", "4_167", "9_74"},
    "star destroyer": {"2_152", "4_167"},
    "imperial-class star destroyer": {"2_152"},
    "star cruiser": {"9_74"},
    "starfighter": {"12_181", "1_146"},
    "droid starfighter": {"12_181"},
    "droid": {"1_186"},
    "wing": set(),
}
"""Conquest and Executor, Home One, two starfighters, in a game without starships: as
devices. What is meant by each subtype or part of one."""


def boxed() -> set[str]:
    """The codes of the box."""
    return set(files.boxed())


def meant(*filters: Filter, seat: int = 0) -> set[str]:
    """The cards of the box that filters mean, read by a seat; all lie in hand."""
    dark = ", ".join(sorted(one for one in boxed() if side(one) == kinds.DARK))
    light = ", ".join(sorted(one for one in boxed() if side(one) == kinds.LIGHT))
    t = Laid(GAME, "", dark_hand=dark, light_hand=light, filler=TROOPERS)
    return {
        t.table.definition_of(card).code
        for player in range(2)
        for card in t.table.pile(player, 4)
        if nouns.fits_all(t.table, Scope(seat, 0), filters, card)
    }


def side(code: str) -> int:
    """Which side of the Force a card belongs to."""
    return GAME.definitions[GAME.numbers[code]].side


def of_type(name: int) -> set[str]:
    """The cards of the box of a type."""
    return meant(nouns.OfType(name))


@ruling("swccg.d.001", "swccg.d.002", "swccg.d.003")
def test_a_reference_means_the_cards_with_that_type_icon_or_subtype() -> None:
    """Droids by type, warriors by icon, mining droids by characteristic."""
    assert {"1_6", "1_18", "1_186"} == meant(nouns.Is("droid"))
    assert {"1_18", "1_186"} == meant(nouns.Is("mining droid"))
    warriors = {"1_28", "1_30", "1_170", "1_194", "101_2", "101_5"}
    assert warriors == meant(nouns.HasIcon("warrior"))
    assert {"1_124", "1_129", "1_132", "1_285", "1_291", "101_4"} == meant(
        nouns.HasIcon("scomp link")
    )


@ruling("swccg.d.005")
def test_a_reference_to_a_subtype_means_those_that_contain_it() -> None:
    """Both classes are star destroyers, no other capital is; a droid starfighter is no droid."""
    made = printed()
    for code in FLEET:
        made.definitions.append(definition_from(replace(files.cards()[code], type=facts.DEVICE)))
    game = CustomizableCardGame(made, ADVANCED)
    dark, light = "2_152, 4_167, 12_181, 1_186", "9_74, 1_146"
    t = Laid(game, "", dark_hand=dark, light_hand=light, filler=TROOPERS)
    cards = [card for player in range(2) for card in t.table.pile(player, 4)]
    found = {
        name: {
            t.table.definition_of(card).code
            for card in cards
            if nouns.Is(name).fits(t.table, Scope(0, 0), card)
        }
        for name in FLEET_NAMES
    }

    assert found == FLEET_NAMES


@ruling("swccg.d.004", "swccg.d.011", "swccg.d.019")
def test_a_name_means_titles_that_contain_it_among_cards_of_its_sort() -> None:
    """Docking bays are sites; a camp of Jawas, scavengers' and troopers' things are none."""
    assert {"1_124", "1_129", "1_285", "1_291"} == meant(nouns.Is("docking bay"))
    assert {"1_12", "1_182"} == meant(nouns.Is("jawa"))
    assert {"1_194"} == meant(nouns.Is("stormtrooper"))
    assert {"1_196"} == meant(nouns.Is("tusken raider"))
    assert {"1_26", "1_28", "101_2"} == meant(nouns.Is("rebel"))


@ruling("swccg.d.011", "swccg.d.153")
def test_tatooine_means_locations_and_blaster_weapons() -> None:
    """The Tatooine Utility Belt is at no site of Tatooine by its name; blasters are weapons."""
    t = Laid(GAME, "1_132, 1_284", "", "1_28 + 1_40 @ 2, 1_28 @ 1", filler=TROOPERS)
    scope = Scope(1, 0)
    there = [one for one in t.table.copies if nouns.OnSystem("Tatooine").fits(t.table, scope, one)]
    names = {t.table.definition(one).code for one in there}
    titled = [one for one in files.cards().values() if "Blaster" in one.title.split()]
    others = [one for one in titled if one.type in ("device", "effect", "interrupt")]

    assert {"1_28", "1_132"} == names
    assert "Detention Block Corridor" == t.where("1_28")
    assert meant(nouns.Is("blaster")) <= of_type(kinds.WEAPON)
    assert others
    assert [] == [one.title for one in others if "blaster" in one.characteristics]


@ruling("swccg.d.145", "swccg.d.146", "swccg.d.147")
def test_categories_are_types_but_for_characters() -> None:
    """As many of each as the box has; each character is of one type of four, nothing else is."""
    counts = [len(of_type(one)) for one in range(len(kinds.TYPE_NAMES))]
    characters = of_type(kinds.CHARACTER)
    found = {one: set(GAME.definitions[GAME.numbers[one]].kinds) & TYPES for one in boxed()}

    assert dict(zip(kinds.TYPE_NAMES, [15, 7, 4, 3, 26, 13], strict=True)) == dict(
        zip(kinds.TYPE_NAMES, counts, strict=True)
    )
    assert {1} == {len(found[one]) for one in characters}
    assert {0} == {len(found[one]) for one in boxed() - characters}


@ruling("swccg.d.149")
def test_unique_and_restricted_are_told_by_the_marks_at_the_title() -> None:
    """One dot is unique; the Wolfman and the Talz with three are not, nor is who has none."""
    unique = meant(nouns.Unique())
    sites = of_type(kinds.LOCATION)

    assert {"101_2", "101_3", "101_5", "101_6"} == unique - sites
    assert sites <= unique
    dots = {code: GAME.definitions[GAME.numbers[code]].dots for code in ("1_30", "1_31", "1_28")}
    assert {"1_30": 3, "1_31": 3, "1_28": 0} == dots


@ruling("swccg.d.150")
def test_numbers_of_a_card_can_be_asked_for() -> None:
    """Luke's destiny, deploy, power, ability and forfeit in hand, as printed."""
    t = Laid(GAME, "1_295", light_hand="101_2", filler=TROOPERS)
    (luke,) = t.table.pile(1, 4)
    printed = files.cards()["101_2"]
    numbers = (st.DESTINY, st.DEPLOY_COST, st.POWER, st.ABILITY, st.FORFEIT)

    assert [
        printed.destiny[0],
        printed.deploy,
        printed.power,
        printed.ability,
        printed.forfeit,
    ] == [value(t.table, one, luke) for one in numbers]


@ruling("swccg.d.144", "swccg.d.152")
def test_side_and_owner_are_those_of_the_card() -> None:
    """Yours are the cards of the reader, the opponent's the others, for each side."""
    dark = {one for one in boxed() if files.cards()[one].side == "dark"}

    assert dark == meant(nouns.Yours()) == meant(nouns.Opponents(), seat=1)
    assert boxed() - dark == meant(nouns.Opponents()) == meant(nouns.Yours(), seat=1)
    assert dark == {one for one in boxed() if side(one) == kinds.DARK}


@ruling("swccg.d.079", "swccg.d.088", "swccg.d.024")
def test_what_is_no_character_has_no_characteristics() -> None:
    """No word of the list on an Effect, device, interrupt or site; lore makes them nothing."""
    others = boxed() - of_type(kinds.CHARACTER)
    words = LISTED | TROOPER_KINDS | SPECIES | {"assassin", "bodyguard", "leader", "spy"}

    assert {one: set() for one in others} == {
        one: set(GAME.definitions[GAME.numbers[one]].kinds) & words for one in others
    }


@ruling("swccg.d.030", "swccg.d.080", "swccg.d.083", "swccg.d.087", "swccg.d.092", "swccg.d.093")
def test_each_character_has_exactly_its_characteristics() -> None:
    """From lore too: Jawas scavenge, a Wolfman scouts, troopers come from where they come from."""
    found = {
        code: set(GAME.definitions[GAME.numbers[code]].kinds) - TYPES - FORCE
        for code in CHARACTERISTICS
    }

    assert CHARACTERISTICS == found
    known = LISTED | TROOPER_KINDS | SPECIES | DROIDS
    assert set() == {word for words in found.values() for word in words} - known


@ruling("swccg.d.035", "swccg.d.112", "swccg.d.114", "swccg.d.109")
def test_specialised_troopers_are_troopers() -> None:
    """Three kinds in the box; a trooper that is a Rebel is a Rebel trooper, and an Alderaanian."""
    assert {"1_28", "1_170", "1_181", "1_194"} == meant(nouns.Is("trooper"))
    for kind, codes in {
        "stormtrooper": {"1_194"},
        "death star trooper": {"1_170", "1_181"},
        "rebel trooper": {"1_28"},
        "alderaanian": {"1_28"},
    }.items():
        assert codes == meant(nouns.Is(kind))
    assert meant(nouns.Is("rebel trooper")) == meant(nouns.Is("trooper"), nouns.Is("rebel"))
    special = ("snowtrooper", "sandtrooper", "clone trooper", "echo base trooper", "biker scout")
    cards = files.cards().values()
    troopers = [one for one in cards if any(word in one.characteristics for word in special)]
    assert [] == [one.title for one in troopers if "trooper" not in one.characteristics]


@ruling("swccg.d.097", "swccg.d.099")
def test_guards_are_guards_and_guardians_are_not() -> None:
    """Both guards of the box; not Luke."""
    assert {"1_26", "1_181"} == meant(nouns.Is("guard"))


@ruling("swccg.d.103", "swccg.d.104", "swccg.d.106")
def test_species_are_characteristics_but_human_is_none() -> None:
    """Jawas, Tusken Raiders, the Talz and the Shistavanen; nobody is a human."""
    found = {one: files.cards()[one].species for one in boxed() if files.cards()[one].species}

    assert {
        "1_12": "jawa",
        "1_182": "jawa",
        "1_196": "tusken raider",
        "1_31": "talz",
        "1_30": "shistavanen",
        "1_28": "alderaanian",
    } == found
    assert all(files.cards()[code].species in CHARACTERISTICS[code] for code in found)
    words = {word for one in files.cards().values() for word in one.characteristics}
    assert set() == words & {"human", "humanoid"}


@ruling("swccg.d.084")
def test_terms_of_droids_come_from_their_subtype_alone() -> None:
    """Each droid of the box has the one term of its subtype."""
    droids = meant(nouns.Is("droid"))

    assert {one: set(CHARACTERISTICS[one]) for one in droids} == {
        one: set(files.cards()[one].characteristics) for one in droids
    }
    assert {1} == {len(CHARACTERISTICS[one]) for one in droids}


@ruling("swccg.d.036", "swccg.d.037", "swccg.d.078")
def test_an_imperial_blaster_is_a_dh_17_blaster() -> None:
    """By a ruling, with no such word on it; no other weapon of the box is one."""
    assert {"1_317"} == meant(nouns.Is("dh-17 blaster"))


@ruling("swccg.d.117", "swccg.d.124", "swccg.d.126")
def test_the_name_of_a_persona_means_every_card_of_it() -> None:
    """Luke and Luke Skywalker are Luke; Vader and Darth Vader are Vader."""
    found = {
        name: {one.code for one in GAME.definitions if one.persona == name}
        for name in ("Luke", "Vader")
    }
    t = Laid(GAME, "1_132, 1_284", "1_168 @ 2", light_hand="101_2, 1_19", filler=TROOPERS)
    hand = t.table.pile(1, 4)
    fits = [nouns.OfPersona("Luke").fits(t.table, Scope(1, 0), one) for one in hand]

    assert {"Luke": {"101_2", "1_19"}, "Vader": {"101_5", "1_168"}} == found
    assert [True, True] == fits
    assert nouns.OfPersona("Vader").fits(t.table, Scope(0, 0), t.thing("1_168"))


@ruling("swccg.d.126")
def test_what_is_said_of_luke_holds_for_luke_skywalker() -> None:
    """At the farm Luke deploys for one less, and so does Luke Skywalker."""
    t = Laid(GAME, "1_132", turn="light", light_hand="1_19, 1_28", light_force=9, filler=TROOPERS)
    t.answer("deploy 1_19")

    assert files.cards()["1_19"].deploy == t.force_used("light") + 1


@ruling("swccg.d.170")
def test_facts_are_spelt_one_way() -> None:
    """Characteristics are lower case; a name that was misprinted has its right letters."""
    words = {word for one in files.cards().values() for word in one.characteristics}

    assert {word.lower().strip() for word in words} == words
    assert "Leesub Sirln" == files.cards()["1_16"].title


MADE_UP = make.game_with(
    make.character(
        "dark squire",
        (1, 1, 2),
        Ongoing(Changes(st.GIVES_SKILL, Number(1), (nouns.This(),))),
        icons=(),
    ),
    make.character("dark clerk", (1, 1, 2), icons=()),
    make.character(
        "dark rogue",
        (1, 1, 2),
        Ongoing(Changes(st.GIVES_SKILL, Number(1), (nouns.This(), nouns.OnSystem("Town")))),
        kind="smuggler",
        icons=(),
    ),
    make.effect("light hush", Ongoing(Forbids(st.TEXT_CANCELLED, (nouns.SamePlace(),)))),
    make.interrupt(
        "light strike",
        syn.answering(
            ev.PHASE, ev.TOP, syn.LoseChosen(), play=True, targets=((nouns.Opponents(),),)
        ),
    ),
    make.effect(
        "light joy",
        syn.answering(ev.FORFEITED, ev.JUST, syn.Unit(ev.ACTIVATE_ONE, 1), forced=True),
    ),
)


@ruling("swccg.d.015", "swccg.d.017")
def test_a_text_may_give_its_own_card_an_attribute() -> None:
    """The squire says it is a warrior and takes a rifle; Raiders with another one are Raiders."""
    t = Laid(MADE_UP, "dark street", "dark squire @ 1, dark clerk @ 1", dark_hand="dark rifle")
    t.answer("deploy dark rifle")
    raiders = Laid(GAME, "1_295", "1_196 @ 1, 1_196 @ 1", filler=TROOPERS)

    assert "dark squire" == t.where("dark rifle")
    assert [2, 2] == [raiders.value("power", one) for one in ("1_196", "1_196 2")]


@ruling("swccg.d.021", "swccg.d.022")
def test_a_cancelled_text_leaves_what_its_card_is_and_takes_what_it_is_on_a_condition() -> None:
    """The rogue stays a smuggler; a warrior in town by its text, it takes no rifle any more."""
    cards = "dark rogue @ 1, dark trooper @ 1"
    spoken = Laid(MADE_UP, "dark street", cards, dark_hand="dark rifle")
    spoken.answer("deploy dark rifle")
    bearers = spoken.options()
    muted = Laid(MADE_UP, "dark street", cards, "light hush on 1", dark_hand="dark rifle")
    scope = Scope(0, 0)
    smuggler = nouns.Is("smuggler").fits(muted.table, scope, muted.thing("dark rogue"))
    muted.answer("deploy dark rifle")

    assert ["dark rogue", "dark trooper"] == bearers
    assert (True, "dark trooper") == (smuggler, muted.where("dark rifle"))


@ruling("swccg.d.151")
def test_a_state_is_what_a_card_is_at_the_moment() -> None:
    """Light's joy answers a forfeit; a trooper lost in another way is not just forfeited."""
    sites, cards = "dark street", "dark trooper @ 1"
    t = Laid(MADE_UP, sites, cards, "light hero @ 1, light joy on 1", phase="battle")
    before = t.count("light", "force")
    t.play("battle Street", "yes", "forfeit dark trooper")
    forfeited = t.count("light", "force") - before
    lost = Laid(MADE_UP, sites, cards, "light joy on 1", turn="light", light_hand="light strike")
    lost.answer("play light strike")

    assert 1 == forfeited
    assert (False, 4) == (lost.on_table("dark trooper"), lost.count("light", "force"))
