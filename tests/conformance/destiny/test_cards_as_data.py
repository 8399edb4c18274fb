"""What every printing has: one affiliation, one colour, one type, a title, an ID, a rarity."""

from collections import Counter, defaultdict

import pytest

from dejarik.games.destiny.building.printings import Library, side_of
from dejarik.games.destiny.model import facts as f
from dejarik.testing.destiny.games import current_game
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.terminal.cards import card_data, describe, set_name
from scripts.import_facts import card_record

CARDS = list(files.facts().values())
PRINTINGS = 2977

RECORD: dict[str, object] = {
    "code": "99001",
    "set": "TST",
    "number": "1",
    "position": 1,
    "title": "Test Card",
    "type": "upgrade",
    "colour": "red",
    "affiliation": "hero",
    "rarity": "R",
    "unique": False,
    "cost": 1,
    "deck_limit": 2,
}


def refused(**changed: object) -> str:
    """The field for which a record is refused, or nothing."""
    try:
        f.card_from({**RECORD, **changed})
    except f.UnreadableFact as problem:
        return problem.field
    return ""


@ruling("arh.part1.components.01")
def test_every_component_of_a_card_is_shown() -> None:
    """All but the flavour, which no game needs, for every one of the printings."""
    needed = "affiliation colour type subtypes title text unique set number rarity sides"
    assert PRINTINGS == len(CARDS)
    for card in CARDS:
        shown = card_data(card)
        assert [] == [name for name in needed.split() if name not in shown], card
        assert shown["title"], card
        assert f"{set_name(card.set_code)} {card.number}" in " ".join(
            " ".join(describe(card)).split()
        ), card


@ruling("arh.part1.affiliation.01")
def test_every_card_has_one_of_three_affiliations() -> None:
    """No card without, none with two, none with a fourth."""
    known = {f.HERO, f.VILLAIN, f.NEUTRAL}
    assert known == {card.affiliation for card in CARDS}
    assert ("hero", "villain", "neutral") == f.AFFILIATION_NAMES
    assert "" == refused()
    for wrong in (None, "", "jedi", ["hero", "villain"]):
        assert "affiliation" == refused(affiliation=wrong)


@ruling("arh.part1.colors.01")
def test_every_card_has_one_of_four_colours() -> None:
    """No card without, none with two, none with a fifth."""
    assert {f.RED, f.BLUE, f.YELLOW, f.GRAY} == {card.colour for card in CARDS}
    for wrong in (None, "", "green", ["red", "blue"]):
        assert "colour" == refused(colour=wrong)


@ruling("arh.part1.colors.02", "arh.part1.colors.03", "arh.part1.colors.04", "arh.part1.colors.05")
@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("04002", "villain red (Command) character"),
        ("04024", "hero blue (Force) character"),
        ("01046", "hero yellow (Rogue) character"),
        ("04021", "neutral gray (General) event"),
    ],
)
def test_a_colour_stands_for_a_way_of_life(code: str, expected: str) -> None:
    """Command, Force, Rogue, and General for everything else."""
    assert describe(files.facts()[code])[1].startswith(expected)


@ruling("arh.part1.type.01")
def test_every_card_has_exactly_one_type() -> None:
    """The six types, and downgrades, which the rules name elsewhere."""
    six = {"battlefield", "character", "event", "upgrade", "support", "plot"}
    assert six | {"downgrade"} == {f.TYPE_NAMES[card.type] for card in CARDS}
    for wrong in (None, "", "location", ["event", "upgrade"]):
        assert "type" == refused(type=wrong)


@ruling("arh.part1.type.02")
def test_a_card_has_no_subtype_one_or_several() -> None:
    """All three happen among the printings; the same one twice never does."""
    counts = Counter(len(card.subtypes) for card in CARDS)
    assert {0, 1, 2} <= counts.keys()
    assert [] == [card for card in CARDS if len(set(card.subtypes)) != len(card.subtypes)]
    assert "" == refused(subtypes=[])
    assert "" == refused(subtypes=["droid", "vehicle"])
    assert "subtypes" == refused(subtypes="droid")


@ruling("arh.part1.title.01")
def test_the_title_is_what_identifies_a_card() -> None:
    """Copies, unique characters and titles in texts all go by it, never by number or subtitle."""
    assert ["too_many_copies 01005 25007 3 2"] == faults(listed("T618", "01005*2 25007"))
    assert ["unique_twice T600 T601"] == faults(listed("T600 T601"))
    assert "title" == refused(title="")


@ruling("arh.part1.uniqueness.01")
def test_a_card_is_unique_only_if_it_is_marked() -> None:
    """The mark is a fact: without one a card is not unique, and two of them are no fault."""
    assert not f.card_from({**RECORD, "unique": None}).unique
    assert "unique" == refused(unique="diamond")
    assert [] == faults(listed("T604 T604"))
    assert ["unique_twice T617 T617"] == faults(listed("T617 T617"))
    kinds = Counter((card.type, card.unique) for card in CARDS)
    assert {(f.CHARACTER, True), (f.CHARACTER, False)} <= kinds.keys()


@ruling("arh.part1.flavor.01")
def test_flavour_text_does_nothing() -> None:
    """A record with it makes the same card as one without, and a card's hash ignores it."""
    source: dict[str, object] = {
        "code": "04022", "set_code": "TPG", "position": 22, "name": "Subjugate",
        "type_code": "event", "faction_code": "gray", "affiliation_code": "villain",
        "rarity_code": "S", "is_unique": False, "cost": 1, "deck_limit": 2,
    }  # fmt: skip
    assert card_record(source, {}) == card_record({**source, "flavor": "Remove all dice."}, {})


@ruling("arh.part1.id.01")
def test_set_and_number_are_unique_and_pair_a_card_with_its_die() -> None:
    """Two versions of a character have different dice: each rolls the one of its own number."""
    ids = Counter((card.set_code, card.number) for card in CARDS)
    assert [] == [one for one, times in ids.items() if times > 1]
    t = Tabletop("T600", "T601")
    t.show("T600", "1MD")
    t.show("their T601", "2MD")
    assert (["T600 1MD"], ["T601 2MD"]) == (t.pool(YOU), t.pool(THEM))
    t = Tabletop("T601", hand="T320")
    t.spare_die("T600")

    t.answer("play T320", "T601")

    assert 1 == len(t.copy("T601").dice)


@ruling("arh.part1.rarity.01")
def test_there_are_five_rarities_and_a_die_has_its_card_s() -> None:
    """A die has no facts of its own: it is looked up by its card."""
    assert set(f.RARITY_NAMES) == {card.rarity for card in CARDS}
    assert 5 == len(f.RARITY_NAMES)
    assert "rarity" == refused(rarity="M")
    assert "rarity" == refused(rarity=None)
    t = Tabletop("04001", "T02")
    t.support("01049")
    assert {("04001", "S"), ("01049", "L"), ("T02", "S")} == {
        (facts.code, facts.rarity)
        for facts in (t.state.definition(die.card).facts for die in t.state.dice.values())
    }


@ruling("arh.part1.rarity.02")
def test_fixed_cards_come_in_a_box_and_never_by_chance() -> None:
    """Every card of the Two-Player Game is fixed, and its two decks hold all of them."""
    boxes = [files.boxes()[code].deck_list() for code in ("TPG-V", "TPG-H")]
    boxed = {code for box in boxes for code in box.codes()}
    fixed = {card.code for card in CARDS if card.set_code == "TPG"}
    assert fixed == boxed
    assert {"S"} == {card.rarity for card in CARDS if card.code in boxed}


@ruling("arh.part1.battlefields.05")
def test_every_battlefield_is_gray() -> None:
    """Also the fifteen whose collector's line is in a colour; so any team can bring them."""
    fields = [card for card in CARDS if card.type == f.BATTLEFIELD]
    assert 115 == len(fields)
    assert {f.GRAY} == {card.colour for card in fields}
    assert [] == faults(listed("T604", battlefield="18095"))


@ruling("arh.part1.battlefields.06")
def test_a_subtitle_names_a_place_or_tells_versions_apart() -> None:
    """Every battlefield has one; no two unique characters share title and subtitle."""
    assert [] == [card for card in CARDS if card.type == f.BATTLEFIELD and not card.subtitle]
    versions: dict[tuple[str, str], set[str]] = defaultdict(set)
    library = Library(current_game())
    for card in CARDS:
        if card.type == f.CHARACTER and card.unique:
            versions[card.title, card.subtitle].add(library.same(card.code)[0])
    assert [] == [names for names, codes in versions.items() if len(codes) > 1]


@ruling("arh.part1.doublesided.01")
def test_a_letter_marks_the_sides_of_a_card() -> None:
    """Side A has one back or several; a back has one side A."""
    library = Library(current_game())
    sided = [card.code for card in CARDS if side_of(card.code)]
    assert {"A", "B", "C", "D"} == {side_of(code) for code in sided}
    assert ["13005B", "13005C", "13005D"] == [card.code for card in library.reverse_sides("13005A")]
    assert ["13001A"] == [card.code for card in library.reverse_sides("13001B")]
    assert [] == library.reverse_sides("04001")
    assert [] == [code for code in sided if not library.reverse_sides(code)]


@ruling("arh.part1.doublesided.02")
def test_side_a_is_a_character_plot_or_battlefield() -> None:
    """Its back may be of another type: a support, an upgrade, a downgrade."""
    kinds = {side: set[int]() for side in "AB"}
    for card in CARDS:
        if side_of(card.code) in kinds:
            kinds[side_of(card.code)].add(card.type)
    assert {f.CHARACTER, f.PLOT, f.BATTLEFIELD} == kinds["A"]
    assert {f.SUPPORT, f.UPGRADE, f.DOWNGRADE} <= kinds["B"]
