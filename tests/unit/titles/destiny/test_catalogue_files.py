"""
The shipped card facts, read the way the program reads them.

What belongs here: counts, spot checks and promises about every data file.
What does not: comparing with the reference data, which `scripts/import_facts.py
--check` does.
"""

import json
from collections import Counter
from collections.abc import Iterator
from importlib import resources

import pytest

from dejarik.games.destiny import language
from dejarik.games.destiny.model import facts as f
from dejarik.games.destiny.model.edition import ARH
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.cards import catalogue
from dejarik.titles.destiny.laboratory.games import whole_game

DATA = resources.files("dejarik.games.destiny.data")
FILES = ("sets", "overlay", *files.set_codes())
LONGEST = 60
PRINTED = {"text", "flavor", "flavour", "illustrator"}


def identity(card: f.Card) -> str:
    """Write what a card is, for comparing."""
    words = (
        "unique" if card.unique else "",
        f.COLOUR_NAMES[card.colour],
        f.AFFILIATION_NAMES[card.affiliation],
        *card.subtypes,
        f.TYPE_NAMES[card.type],
    )
    title = f"{card.title}, {card.subtitle}" if card.subtitle else card.title
    return f"{card.set_code} {card.number} {title}: {' '.join(words).strip()}"


def numbers(card: f.Card) -> tuple[int, int, tuple[int, ...], int, str]:
    """Take a card's cost, health, points, deck limit and die sides, for comparing."""
    sides = " ".join(f.write_side(side) for side in card.sides)
    return (card.cost, card.health, card.points, card.deck_limit, sides)


def strings_in(value: object) -> Iterator[str]:
    """Give every text inside a decoded JSON value, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from strings_in(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from strings_in(one)


def decoded(name: str) -> list[dict[str, object]]:
    """Read one data file as plain JSON."""
    found = json.loads(DATA.joinpath(f"{name}.json").read_text(encoding="utf-8"))
    assert isinstance(found, list)
    return found


def test_all_printings_are_there() -> None:
    """There are 2,977 printings in 25 sets; 2,521 of them repeat no earlier one."""
    cards = files.facts()

    assert 2977 == len(cards)
    assert 25 == len(files.set_codes())
    assert 2521 == sum(not card.reprint_of for card in cards.values())


def test_every_printing_stands_in_the_file_of_its_set() -> None:
    """A printing is filed under its set and its code, and no code stands twice."""
    filed = [(name, str(one["code"])) for name in files.set_codes() for one in decoded(name)]

    assert filed == [(card.set_code, code) for code, card in files.facts().items()]
    assert all(code == card.code for code, card in files.facts().items())


def test_the_facts_are_read_once() -> None:
    """Asking again gives the same object."""
    assert files.facts() is files.facts()


def test_sets_stand_in_the_order_of_their_positions() -> None:
    """Awakenings comes first, with what is known of it."""
    awakenings = files.CardSet("AW", "Awakenings", 1, "2016-12-01", 174, "AW")
    positions = [one.position for one in files.sets()]

    assert awakenings == files.sets()[0]
    assert sorted(positions) == positions
    assert ("AW", "SoR", "EaW", "TPG", "LEG") == files.set_codes()[:5]


def test_every_side_of_every_set_is_written_back_as_it_was_read() -> None:
    """No side of any die changes on its way through the reader."""
    cards = files.facts()
    dice = [one for name in files.set_codes() for one in decoded(name) if one["sides"]]

    assert 1296 == len(dice)
    for one in dice:
        assert one["sides"] == [f.write_side(side) for side in cards[str(one["code"])].sides]


def test_the_types_are_all_there() -> None:
    """The printings fall into the seven types."""
    found = Counter(f.TYPE_NAMES[card.type] for card in files.facts().values())

    assert {
        "event": 1079,
        "character": 572,
        "upgrade": 547,
        "support": 484,
        "plot": 119,
        "battlefield": 115,
        "downgrade": 61,
    } == found


def test_links_lead_to_cards() -> None:
    """A reprint names a printing, and a shared die is the same die."""
    cards = files.facts()
    reprints = [card for card in cards.values() if card.reprint_of]
    sharing = [card for card in cards.values() if card.parallel]

    assert all(card.reprint_of in cards for card in reprints)
    assert 57 == len(sharing)
    for card in sharing:
        assert numbers(cards[card.parallel])[-1] == numbers(card)[-1]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (
            "01001",
            "AW 1 Captain Phasma, Elite Trooper: unique red villain leader trooper character",
        ),
        ("01031", "AW 31 Launch Bay: red hero support"),
        ("03035", "EaW 35 Training Remote: blue hero support"),
        ("07157", "WotF 157 Bendu's Lair, Atollon: gray neutral battlefield"),
        ("08117", "AtG 117 Nexus Of Power: blue neutral location support"),
        ("11027", "SoH 27 Execute Order 66: red villain event"),
        ("12004", "CM 4 Snoke's Praetorian Guard: blue villain guard character"),
        ("13004A", "TR 4A Sweeper Droid Infiltration: red villain plot"),
        ("16023", "HS 23 MSE-6 Droid: red villain droid support"),
        ("16063", "HS 63 Din Djarin, The Mandalorian: unique yellow hero bounty-hunter character"),
        ("18085", "UH 85 Unlikely Heroes: gray hero plot"),
    ],
)
def test_spot_checks_of_what_cards_are(code: str, expected: str) -> None:
    """Number, title, colour, affiliation, subtypes and type are those of the card."""
    assert expected == identity(files.facts()[code])


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("01001", (f.NO_COST, 11, (12, 15), 1, "1RD 2RD 1F 1Dc 1R -")),
        ("01031", (5, 0, (), 2, "XRD XRD XDr XSh XDc -")),
        ("03035", (1, 0, (), 2, "+1* +1* +1* +2*1 - -")),
        ("07157", (f.NO_COST, 0, (), 1, "1RD 2ID 1F 2Sh 1R -")),
        ("08117", (1, 0, (), 2, "0RD 0MD 0ID 0Dc 0Sh 0R")),
        ("11027", (2, 0, (), 6, "")),
        ("12004", (f.NO_COST, 8, (8, 11), 5, "1MD 2MD 2MD1 1Sh 1R -")),
        ("13004A", (f.NO_COST, 0, (3, 5), 2, "")),
        ("16023", (f.X_COST, 0, (), 2, "")),
        ("16063", (f.NO_COST, 14, (14, 18, 22), 1, "2RD 3RD 2MD 2Dr 2Sh -")),
        ("18085", (f.NO_COST, 0, (-2,), 1, "")),
    ],
)
def test_spot_checks_of_numbers_and_dice(
    code: str, expected: tuple[int, int, tuple[int, ...], int, str]
) -> None:
    """Cost, health, points, deck limit and die sides are those of the card."""
    assert expected == numbers(files.facts()[code])


@pytest.mark.parametrize("name", FILES)
def test_no_printed_text_is_shipped(name: str) -> None:
    """No file has a place for card text, flavour text or artists, or a text as long as one."""
    records = decoded(name)

    assert set() == PRINTED & {key for one in records for key in one}
    assert [] == [text for text in strings_in(records) if len(text) > LONGEST]


@pytest.mark.parametrize("code", sorted({one.code for one in files.corrections()}))
def test_a_correction_replaces_what_was_imported(code: str) -> None:
    """The card has the corrected fact, the set's file another one, and the source is named."""
    card = files.facts()[code]
    imported = {str(one["code"]): one for one in decoded(card.set_code)}[code]

    for one in files.corrections():
        if one.code == code:
            assert one.value != imported[one.field]
            assert one.source.startswith("ARH Rules Reference")


def test_the_corrections_reach_the_cards() -> None:
    """The subtypes, the type and the health that lag in the source are right on the cards."""
    cards = files.facts()

    assert ("sith", "leader") == cards["01010"].subtypes
    assert ("leader", "pilot", "spectre", "twilek") == cards["03025"].subtypes
    assert ("advisor", "twilek") == cards["05018"].subtypes
    assert ("jedi", "twilek", "leader") == cards["17010"].subtypes
    assert f.DOWNGRADE == cards["13006B"].type
    assert 0 == cards["15076"].health


@pytest.mark.parametrize(("code", "field"), [("99999", "health"), ("01001", "hat")])
def test_a_correction_without_a_place_is_refused(code: str, field: str) -> None:
    """A card or a fact that does not exist is named, and nothing is changed."""
    records: dict[str, dict[str, object]] = {"01001": {"code": "01001", "health": 11}}
    overlay = (files.Correction(code, field, 1, "a document"),)

    with pytest.raises(files.MisplacedCorrection, match=f"card {code} has no fact {field}"):
        files.correct(records, overlay)

    assert {"01001": {"code": "01001", "health": 11}} == records


def test_the_survey_of_texts_names_cards_parts_and_words_that_exist() -> None:
    """A part without a word is one the language lacks; nothing in it is as long as a text."""
    survey = files.needs()
    used = {name for names in survey.cards.values() for name in names.split()}

    assert set(survey.cards) <= set(files.facts())
    assert used == set(survey.parts)
    words = {word for part in survey.parts.values() for word in part.words}
    assert set() == words - set(dir(language))
    assert [] == [part.means for part in survey.parts.values() if len(part.means) > LONGEST]


def test_a_reprint_needs_what_its_first_printing_needs() -> None:
    """Unless it was read itself."""
    reprint = next(
        card
        for card in files.facts().values()
        if card.code not in files.needs().cards and card.reprint_of in files.needs().cards
    )

    assert files.parts_of(reprint.reprint_of) == files.parts_of(reprint.code)


def test_only_where_people_play_a_circle_of_numbers_is_cut() -> None:
    """Tests and the fuzzer are to find such cards."""
    assert games.destiny().cuts_circles
    assert not whole_game().cuts_circles


def test_the_catalogue_says_what_decks_of_each_format_are_built_by() -> None:
    """Points and cards of the rules, the format's own sets and prices; a box has its own sizes."""
    told = {one.code: one for one in catalogue(ARH).formats}

    assert list(files.formats()) == list(told)
    assert (30, 30, ()) == (told[files.OPEN].points, told[files.OPEN].size, told[files.OPEN].sets)
    assert (0, 0) == (told[files.STARTER].points, told[files.STARTER].size)
    infinite = files.formats()["INF"]
    assert (infinite.sets, infinite.banned) == (told["INF"].sets, told["INF"].banned)
    assert (infinite.balance or {}) == told["INF"].prices
