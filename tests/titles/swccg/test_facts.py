"""The shipped data files of the Customizable Card Game, against the design and the raw data."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dejarik.games.swccg.model import facts
from dejarik.games.swccg.model.facts import Printed
from dejarik.games.swccg.model.layouts import group_of
from dejarik.lab.overlap import LIMIT, words
from dejarik.titles.swccg.catalogue import files, needs
from scripts import import_swccg_facts as importing

CARDS = files.cards()
PREMIERE = ("1", "101")
UP_TO_JABBAS_PALACE = (*PREMIERE, "2", "3", "4", "5", "6", "102", "103", "104", "106", "108")
LATER = ("7", "8", "9", "10", "11", "12", "13", "14", "109", "110", "111", "112")
DECIPHER = (*UP_TO_JABBAS_PALACE, *LATER)


def printings(sets: tuple[str, ...] = ()) -> int:
    """How many entries of the community's data are of these sets, or of any."""
    chosen = [one for one in CARDS.values() if not sets or one.set_code in sets]
    return sum(len(one.printings) for one in chosen)


def source() -> Path:
    """The folder of the raw data, or the test is skipped."""
    if not importing.SOURCE.is_dir():
        pytest.skip("the reference data is not beside the checkout")
    return importing.SOURCE


def raw() -> list[dict[str, Any]]:
    """Every entry of the raw data."""
    return [
        one
        for name in ("Dark", "Light")
        for one in json.loads((source() / f"{name}.json").read_text(encoding="utf-8"))["cards"]
    ]


def test_the_shipped_files_are_what_the_data_gives() -> None:
    """Where the data lies beside the checkout."""
    source()
    assert 0 == importing.main(["--check"])


def test_every_entry_is_a_printing_of_one_card() -> None:
    """3,797 entries; alternate images and second entries of a code are no cards of their own."""
    numbers = [one.source_id for card in CARDS.values() for one in card.printings]

    assert (3797, 3797, 3639) == (len(numbers), len(set(numbers)), len(CARDS))
    assert 330 == printings(PREMIERE)
    assert 1239 == printings(UP_TO_JABBAS_PALACE)
    assert 2546 == printings(DECIPHER)


def test_premiere_is_whole() -> None:
    """330 cards, by type and side."""
    cards = [one for one in CARDS.values() if one.set_code in PREMIERE]

    assert 330 == len(cards)
    assert {"dark": 165, "light": 165} == dict(Counter(one.side for one in cards))
    assert {
        "character": 71,
        "device": 17,
        "effect": 54,
        "interrupt": 100,
        "location": 39,
        "starship": 16,
        "vehicle": 8,
        "weapon": 25,
    } == dict(sorted(Counter(one.type for one in cards).items()))


def test_types_of_all_cards() -> None:
    """Counted in the raw data and again here, printing by printing."""
    found: Counter[str] = Counter()
    for one in CARDS.values():
        found[one.type] += len(one.printings)

    assert {
        "admiral's order": 16,
        "character": 1188,
        "creature": 23,
        "defensive shield": 63,
        "device": 71,
        "effect": 592,
        "epic event": 30,
        "game aid": 2,
        "interrupt": 745,
        "jedi test": 7,
        "location": 477,
        "objective": 58,
        "podracer": 5,
        "starship": 270,
        "vehicle": 80,
        "weapon": 170,
    } == dict(sorted(found.items()))


def test_the_box_has_two_decks_of_sixty() -> None:
    """68 definitions, 35 dark and 33 light, each on its side, by the types of the design."""
    decks = files.boxes()

    assert {"introductory-dark": 60, "introductory-light": 60} == {
        code: sum(one.cards.values()) for code, one in decks.items()
    }
    assert (35, 33, 68) == (
        len(decks["introductory-dark"].cards),
        len(decks["introductory-light"].cards),
        len(files.boxed()),
    )
    for deck in decks.values():
        assert {deck.side} == {CARDS[code].side for code in deck.cards}
    assert {
        "interrupt": 26,
        "character": 15,
        "location": 13,
        "weapon": 7,
        "device": 4,
        "effect": 3,
    } == dict(Counter(one.type for one in files.boxed().values()))


def test_every_card_of_set_101_is_in_the_box() -> None:
    """The six that were printed for it."""
    assert {"101_1", "101_2", "101_3", "101_4", "101_5", "101_6"} == set(files.cards_of("101"))
    assert files.cards_of("101").keys() <= files.boxed().keys()


def numbers(card: Printed) -> tuple[object, ...]:
    """Destiny, deploy, power, ability and forfeit."""
    return card.destiny, card.deploy, card.power, card.ability, card.forfeit


@pytest.mark.parametrize(
    ("code", "title", "dots", "expected", "icons"),
    [
        ("101_2", "Luke", 1, ((1,), 4, 2, 3, 4), {"warrior": 1}),
        ("101_5", "Vader", 1, ((1,), 7, 4, 6, 5), {"warrior": 1}),
        ("1_170", "Death Star Trooper", 0, ((3,), 2, 2, 1, 3), {"warrior": 1}),
        ("1_181", "Imperial Trooper Guard", 0, ((3,), 2, 0, 1, 1), {}),
        ("1_182", "Jawa", 0, ((3,), None, 1, 1, 1), {}),
        ("1_194", "Stormtrooper", 0, ((1,), 1, 1, 1, 2), {"warrior": 1}),
        ("1_196", "Tusken Raider", 0, ((2,), 2, 1, 1, 1), {}),
        ("1_186", "LIN-V8M (Elleyein-Veeateemm)", 0, ((3,), 2, 0, None, 4), {}),
        ("1_6", "CZ-3 (Seezee-Three)", 0, ((3,), 1, 1, None, 4), {}),
        ("1_28", "Rebel Trooper", 0, ((1,), 1, 1, 1, 2), {"warrior": 1}),
        ("1_30", "Shistavanen Wolfman", 3, ((2,), 3, 2, 1, 2), {"warrior": 1}),
        ("1_31", "Talz", 3, ((3,), 1, 1, 1, 4), {}),
        ("1_207", "Stormtrooper Utility Belt", 0, ((4,), None, None, None, None), {}),
        ("101_3", "Run Luke, Run!", 1, ((6,), None, None, None, None), {}),
        ("1_262", "Ommni Box", 0, ((5,), None, None, None, None), {}),
        ("1_322", "Timer Mine", 0, ((2,), None, None, None, None), {}),
    ],
)
def test_numbers_of_cards_of_the_box(
    code: str, title: str, dots: int, expected: tuple[object, ...], icons: dict[str, int]
) -> None:
    """As the raw data has them; what a card does not have is not 0."""
    card = CARDS[code]

    assert (title, dots, expected, icons) == (card.title, card.dots, numbers(card), card.icons)


@pytest.mark.parametrize(
    ("code", "system", "kind", "light", "dark", "icons"),
    [
        ("1_284", "Death Star", "interior", 0, 1, {"interior", "mobile"}),
        ("1_285", "Death Star", "both", 1, 1, {"interior", "exterior", "mobile", "scomp link"}),
        ("101_4", "Death Star", "interior", 0, 1, {"interior", "mobile", "scomp link"}),
        ("1_295", "Tatooine", "exterior", 1, 2, {"exterior", "planet"}),
        ("1_132", "Tatooine", "exterior", 2, 1, {"exterior", "planet", "scomp link"}),
    ],
)
def test_sites_of_the_box(
    code: str, system: str, kind: str, light: int, dark: int, icons: set[str]
) -> None:
    """System, kind and icons of both sides."""
    card = CARDS[code]

    assert card.is_a(facts.LOCATION, facts.SITE)
    assert (system, kind) == (card.system, card.site_kind)
    assert (light, dark) == (card.force_icons("light"), card.force_icons("dark"))
    assert icons == set(card.icons)


def test_a_cost_that_the_text_defines_is_unusual() -> None:
    """Jawas of both sides cost what their text says."""
    assert {"1_12": {"deploy": "*"}, "1_182": {"deploy": "*"}} == {
        code: card.unusual for code, card in files.boxed().items() if card.unusual
    }


def test_every_number_of_the_data_is_whole_or_unusual() -> None:
    """Compared number by number with the raw data; nothing is lost and nothing added."""
    by_number = {one.source_id: card for card in CARDS.values() for one in card.printings}
    for entry in raw():
        card = by_number[entry["id"]]
        for side, given in ((card, entry["front"]), (card.back, entry.get("back"))):
            if side is None or given is None:
                continue
            for fact in importing_numbers():
                known = getattr(side, fact) is not None
                assert (fact in given) == (known or fact in side.unusual), (card.code, fact)
                if known:
                    assert str(given[fact]) == str(getattr(side, fact)), (card.code, fact)
            assert bool(side.destiny) != ("destiny" in side.unusual), card.code


def importing_numbers() -> tuple[str, ...]:
    """The numbers that raw data and facts call by the same names."""
    return tuple(one for one in facts.NUMBERS if one != "special_defense")


def test_unusual_values_are_short() -> None:
    """An asterisk, a fraction or a formula, never a sentence."""
    found = {value for card in CARDS.values() for value in card.unusual.values()}

    assert {"*", "1/2", "3/2", "9/2", "π", "π or 2π", "X", "Y", "(4)", "9 + x"} == {
        one for one in found if "destiny" not in one
    }
    assert {"destiny", "destiny - 1", "2 destiny", "6 + 2 destiny"} <= found


def test_twins_are_mutual() -> None:
    """One card of each side, each naming the other; twelve pairs in the box, 33 in Premiere."""
    pairs = {frozenset((one.code, one.twin_of)) for one in CARDS.values() if one.twin_of}
    for card in CARDS.values():
        if card.twin_of:
            twin = CARDS[card.twin_of]
            assert (card.code, card.type) == (twin.twin_of, twin.type)
            assert {"dark", "light"} == {card.side, twin.side}

    assert 12 == sum(pair <= files.boxed().keys() for pair in pairs)
    assert 33 == sum({CARDS[one].set_code for one in pair} == {"1"} for pair in pairs)


def test_counterparts_are_cards_of_the_other_side() -> None:
    """123 of Premiere's cards name one, and only one of them a title that no card has."""
    found = [one for one in CARDS.values() if one.counterpart]

    assert {True} == {CARDS[one.counterpart].side != one.side for one in found}
    assert 122 == sum(one.set_code in PREMIERE for one in found)
    assert ("1_317", "1_152") == (CARDS["1_152"].counterpart, CARDS["1_317"].counterpart)


def test_alternate_images_are_no_cards_of_their_own() -> None:
    """Aurra Sing's has a code of its own in the data, Hindsight's readable entry has not."""
    assert ["11_51", "11_52"] == [one.code for one in CARDS["11_51"].printings]
    assert "11_52" not in CARDS
    assert [("5_26", ""), ("5_26", "Readable")] == [
        (one.code, one.note) for one in CARDS["5_26"].printings
    ]


def test_double_sided_cards_have_a_second_side() -> None:
    """63 entries of the data, and each side with its own title."""
    assert 63 == sum(len(one.printings) for one in CARDS.values() if one.back)
    back = CARDS["7_296"].back
    assert back is not None
    assert ("Carbon Chamber Testing", "My Favorite Decoration") == (
        CARDS["7_296"].title,
        back.title,
    )


def test_no_title_has_marks() -> None:
    """Dots, diamonds and the mark of virtual cards are facts of their own."""
    titles = [one.title for one in CARDS.values()]

    assert [] == [one for one in titles if any(mark in one for mark in ("•", "<>", "(V)", "(AI)"))]
    assert (True, "Admiral Motti") == (CARDS["200_73"].virtual, CARDS["200_73"].title)


def test_characters_of_the_box_have_species_and_gender() -> None:
    """What the data lacks is in the overlay: Talz, Wolfman, and who is a guard."""
    characters = {one.code: one for one in files.boxed().values() if one.type == "character"}

    assert {
        "1_12": "jawa",
        "1_28": "alderaanian",
        "1_30": "shistavanen",
        "1_31": "talz",
        "1_182": "jawa",
        "1_196": "tusken raider",
    } == {code: one.species for code, one in characters.items() if one.species}
    assert {"male"} == {one.gender for one in characters.values()}
    assert {"1_26", "1_181"} == {
        code for code, one in characters.items() if "guard" in one.characteristics
    }
    assert {"1_18", "1_186"} == {
        code for code, one in characters.items() if "mining droid" in one.characteristics
    }


def test_every_correction_has_a_source_and_corrects_something() -> None:
    """A correction that the data agrees with is to be removed."""
    stored = {
        str(record["code"]): record
        for one in files.sets()
        if files.cards_of(one.code)
        for record in json.loads((importing.DATA / f"{one.code}.json").read_text("utf-8"))
    }
    for one in files.overlay():
        assert one.source
        assert stored[one.code].get(one.field) != one.value, one.code


def test_layouts_have_a_place_for_every_site_of_the_box() -> None:
    """The bay between interior and exterior sites, Mos Eisley beside it."""
    placed = {
        one.title: group_of(files.layout_of(one.system), one)
        for one in files.boxed().values()
        if one.is_a(facts.LOCATION, facts.SITE)
    }

    assert {
        "Death Star: Detention Block Corridor": 0,
        "Death Star: Docking Control Room 327": 0,
        "Death Star: Level 6 Core Shaft Corridor": 0,
        "Death Star: Docking Bay 327": 1,
        "Tatooine: Docking Bay 94": 2,
        "Tatooine: Mos Eisley": 3,
        "Tatooine: Dune Sea": 4,
        "Tatooine: Jawa Camp": 4,
        "Tatooine: Jundland Wastes": 4,
        "Tatooine: Lars' Moisture Farm": 4,
    } == placed


def test_personas_name_cards_that_exist() -> None:
    """Both Lukes are one persona and Skywalkers; Lobot is no Lando."""
    titles = {one.title for one in CARDS.values()}
    by_title = files.personas_by_title()

    assert set() == by_title.keys() - titles
    assert ("Luke", "Skywalker") == by_title["Luke"] == by_title["Luke Skywalker"]
    assert ("Vader",) == by_title["Vader"] == by_title["Lord Vader"]
    assert ("Obi-Wan",) == by_title["Ben Kenobi"] == by_title["Obi-Wan Kenobi"]
    assert ("Han",) == by_title["Han Solo"] == by_title["TK-422"]
    assert ("Leia", "Skywalker") == by_title["Leia Organa"] == by_title["Boushh"]
    assert "Lobot, Lando's Broker" not in by_title
    assert "Vader's Obsession" not in by_title


def test_cards_of_the_box_wait_for_nothing() -> None:
    """Every card is told of, and what others wait for can be planned."""
    told = files.needs()

    assert CARDS.keys() == told.keys()
    assert {()} == {told[code] for code in files.boxed()}
    assert {"capacity", "hyperspeed", "starships", "systems"} <= set(told["1_143"])
    assert "Utinni effects" in told["1_46"]
    assert "Utinni effects" not in told["1_143"]


def test_needs_are_counted_by_set() -> None:
    """The counts add up, and building one thing more makes more playable."""
    counts = needs.by_set()
    none, some = needs.playable(()), needs.playable(("personas", "starships"))

    assert sum(map(len, files.needs().values())) == sum(
        number for one in counts.values() for number in one.values()
    )
    assert 17 == counts["1"]["Utinni effects"]
    assert files.boxed().keys() <= set(none) < set(some)
    assert len(needs.playable(("personas",))) - len(none) == needs.gains(())["personas"]
    assert set(needs.subsystems()) == {name for one in counts.values() for name in one}


def test_sets_are_those_of_the_cards() -> None:
    """Premiere first; two anthologies hold only cards of other sets."""
    codes = [one.code for one in files.sets()]

    assert ("1", "Premiere") == (codes[0], files.sets()[0].name)
    assert {one.set_code for one in CARDS.values()} | {"105", "107"} == set(codes)


def strings(value: object) -> Iterator[str]:
    """Every text inside a stored value, but for titles, which are names."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            if key not in ("title", "titles"):
                yield from strings(one)


def test_nothing_stored_is_printed_text() -> None:
    """No run of eight words of any game text or lore stands in a data file."""
    runs = {
        tuple(told[start : start + LIMIT])
        for entry in raw()
        for side in (entry["front"], entry.get("back") or {})
        for told in (words(str(side.get("gametext", ""))), words(str(side.get("lore", ""))))
        for start in range(len(told) - LIMIT + 1)
    }
    assert len(runs) > 50_000
    for path in sorted(importing.DATA.glob("*.json")):
        for text in strings(json.loads(path.read_text(encoding="utf-8"))):
            ours = words(text)
            found = [ours[at : at + LIMIT] for at in range(len(ours) - LIMIT + 1)]
            assert [] == [one for one in found if tuple(one) in runs], path.name
