"""
The reading of die sides and card records.

What belongs here: sides and records made up for the test.
What does not: the shipped data files, which `test_catalogue_files.py` reads.
"""

import pytest

from dejarik.games.destiny.model import facts as f

RECORD: dict[str, object] = {
    "code": "99023",
    "set": "TST",
    "number": "23",
    "position": 23,
    "title": "Test Pilot",
    "subtitle": "First Of Many",
    "type": "character",
    "colour": "yellow",
    "affiliation": "hero",
    "rarity": "R",
    "unique": True,
    "cost": None,
    "health": 9,
    "points": [8, 11],
    "subtypes": ["pilot", "twilek"],
    "sides": ["1RD", "2RD", "+1RD", "1Sh", "1R", "-"],
    "deck_limit": 1,
}


def parts(side: f.Side) -> tuple[int, int, bool, bool, int, int]:
    """Take a side apart, for comparing."""
    return (side.symbol, side.value, side.modifier, side.is_x, side.cost, side.cost_kind)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("-", (f.BLANK, 0, False, False, 0, f.COST_RESOURCES)),
        ("3MD", (f.MELEE, 3, False, False, 0, f.COST_RESOURCES)),
        ("2RD", (f.RANGED, 2, False, False, 0, f.COST_RESOURCES)),
        ("4ID", (f.INDIRECT, 4, False, False, 0, f.COST_RESOURCES)),
        ("1Sh", (f.SHIELD, 1, False, False, 0, f.COST_RESOURCES)),
        ("1R", (f.RESOURCE, 1, False, False, 0, f.COST_RESOURCES)),
        ("2Dr", (f.DISRUPT, 2, False, False, 0, f.COST_RESOURCES)),
        ("1Dc", (f.DISCARD, 1, False, False, 0, f.COST_RESOURCES)),
        ("2F", (f.FOCUS, 2, False, False, 0, f.COST_RESOURCES)),
        ("3Re", (f.REROLL, 3, False, False, 0, f.COST_RESOURCES)),
        ("1Fr", (f.FERAL, 1, False, False, 0, f.COST_RESOURCES)),
        ("0R", (f.RESOURCE, 0, False, False, 0, f.COST_RESOURCES)),
        ("Sp", (f.SPECIAL, 0, False, False, 0, f.COST_RESOURCES)),
        ("Sp1", (f.SPECIAL, 0, False, False, 1, f.COST_RESOURCES)),
        ("Spi1", (f.SPECIAL, 0, False, False, 1, f.COST_INDIRECT)),
        ("3Dr1", (f.DISRUPT, 3, False, False, 1, f.COST_RESOURCES)),
        ("2MDi1", (f.MELEE, 2, False, False, 1, f.COST_INDIRECT)),
        ("+2RD", (f.RANGED, 2, True, False, 0, f.COST_RESOURCES)),
        ("+0MD", (f.MELEE, 0, True, False, 0, f.COST_RESOURCES)),
        ("+4RD1", (f.RANGED, 4, True, False, 1, f.COST_RESOURCES)),
        ("+2Ri1", (f.RESOURCE, 2, True, False, 1, f.COST_INDIRECT)),
        ("+2*", (f.NONE, 2, True, False, 0, f.COST_RESOURCES)),
        ("+3*1", (f.NONE, 3, True, False, 1, f.COST_RESOURCES)),
        ("XSh", (f.SHIELD, 0, False, True, 0, f.COST_RESOURCES)),
        ("XRD1", (f.RANGED, 0, False, True, 1, f.COST_RESOURCES)),
        ("+XMD", (f.MELEE, 0, True, True, 0, f.COST_RESOURCES)),
        ("12ID10", (f.INDIRECT, 12, False, False, 10, f.COST_RESOURCES)),
    ],
)
def test_a_side_is_read_and_written_back(
    text: str, expected: tuple[int, int, bool, bool, int, int]
) -> None:
    """Every form of the grammar gives its parts, and the parts give the form."""
    side = f.parse_side(text)

    assert expected == parts(side)
    assert text == f.write_side(side)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "has no symbol"),
        ("2", "has no symbol"),
        ("+2", "has no symbol"),
        ("X", "has no symbol"),
        ("2Q", 'has a symbol "Q" that no die has'),
        ("2md", 'has a symbol "md" that no die has'),
        ("MD", "has no value"),
        ("+R", "has no value"),
        ("2*", "has no symbol, which only a modifier may do without"),
        ("02MD", 'has too much in it: "2MD" would be understood'),
        ("2MD0", 'has too much in it: "2MD" would be understood'),
        ("2MDi", 'has too much in it: "2MD" would be understood'),
        ("1-", 'has too much in it: "-" would be understood'),
        ("-1", 'has too much in it: "-" would be understood'),
        ("2Sp", 'has too much in it: "Sp" would be understood'),
        ("+Sp", 'has too much in it: "Sp" would be understood'),
        ("2 MD", "is not [+] value symbol [cost]"),
        ("2MD1R", "is not [+] value symbol [cost]"),
        ("++2MD", "is not [+] value symbol [cost]"),
        ("٢MD", "is not [+] value symbol [cost]"),
    ],
)
def test_anything_else_is_refused_with_a_reason(text: str, reason: str) -> None:
    """What the grammar does not allow is named together with what is wrong with it."""
    with pytest.raises(f.UnreadableSide) as caught:
        f.parse_side(text)

    assert f'side "{text}" {reason}' == str(caught.value)


def test_every_constant_has_its_name() -> None:
    """The numbers of symbols, types, colours and affiliations point at their names."""
    assert "blank" == f.SYMBOL_NAMES[f.BLANK]
    assert "reroll" == f.SYMBOL_NAMES[f.REROLL]
    assert "none" == f.SYMBOL_NAMES[f.NONE]
    assert "character" == f.TYPE_NAMES[f.CHARACTER]
    assert "downgrade" == f.TYPE_NAMES[f.DOWNGRADE]
    assert "red" == f.COLOUR_NAMES[f.RED]
    assert "gray" == f.COLOUR_NAMES[f.GRAY]
    assert "hero" == f.AFFILIATION_NAMES[f.HERO]
    assert "neutral" == f.AFFILIATION_NAMES[f.NEUTRAL]


def test_a_record_becomes_a_card() -> None:
    """Each fact of the record stands in its place on the card."""
    card = f.card_from(RECORD)

    assert ("99023", "TST", "23", 23) == (card.code, card.set_code, card.number, card.position)
    assert ("Test Pilot", "First Of Many", "R") == (card.title, card.subtitle, card.rarity)
    assert (f.CHARACTER, f.YELLOW, f.HERO) == (card.type, card.colour, card.affiliation)
    assert (True, 9, (8, 11), 1) == (card.unique, card.health, card.points, card.deck_limit)
    assert ("pilot", "twilek") == card.subtypes
    assert ["1RD", "2RD", "+1RD", "1Sh", "1R", "-"] == [f.write_side(s) for s in card.sides]


def test_what_a_record_leaves_out_is_empty_on_the_card() -> None:
    """Links and marks that few cards have need not be written."""
    card = f.card_from(RECORD)

    assert ("", "", False, False) == (card.reprint_of, card.parallel, card.flip, card.errata)


@pytest.mark.parametrize(("cost", "expected"), [(None, f.NO_COST), ("X", f.X_COST), (0, 0), (4, 4)])
def test_a_cost_is_a_number_an_x_or_nothing(cost: object, expected: int) -> None:
    """A cost of nothing, no cost and a cost of X are three different things."""
    assert expected == f.card_from({**RECORD, "cost": cost}).cost


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("code", None, "card (no code): code: missing"),
        ("code", 99023, "card (no code): code: 99023 is not a text"),
        ("title", "", "card 99023: title: missing"),
        ("subtitle", 5, "card 99023: subtitle: 5 is not a text"),
        ("type", "hat", f"card 99023: type: 'hat' is not one of {', '.join(f.TYPE_NAMES)}"),
        ("unique", 1, "card 99023: unique: 1 is not true or false"),
        ("cost", "Y", "card 99023: cost: 'Y' is not a whole number"),
        ("health", True, "card 99023: health: True is not a whole number"),
        ("points", "8/11", "card 99023: points: '8/11' is not a list"),
        ("points", ["8"], "card 99023: points: ['8'] is not a list of whole numbers"),
        ("subtypes", [3], "card 99023: subtypes: [3] is not a list of texts"),
        ("sides", ["-"], "card 99023: sides: a die has 6 sides, not 1"),
        ("sides", ["-", "2Q"], 'sides: side 2, side "2Q" has a symbol "Q" that no die has'),
    ],
)
def test_a_bad_record_is_refused_by_name(field: str, value: object, complaint: str) -> None:
    """The complaint names the card, the fact and what is wrong with it."""
    with pytest.raises(f.UnreadableFact) as caught:
        f.card_from({**RECORD, field: value})

    assert str(caught.value).endswith(complaint)
