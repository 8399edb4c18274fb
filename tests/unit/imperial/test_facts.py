"""The printed facts: what a record says, and what is no record."""

import pytest

from dejarik.games.imperial.model import facts
from dejarik.games.imperial.model.facts import (
    Command,
    Effect,
    Face,
    Restriction,
    Surge,
    UnreadableFact,
    army_rule_from,
    command_from,
    deployment_from,
    die_from,
    fits,
)
from dejarik.testing.imperial.marks import ruling
from dejarik.titles.imperial.catalogue import files

CARDS = files.deployments()

PLAIN: dict[str, object] = {
    "code": "guard",
    "kind": "group",
    "name": "Guard",
    "affiliation": "rebel",
    "modes": ["skirmish"],
    "set": "core",
    "version": "print",
    "witness": "seen",
}
ORDER: dict[str, object] = {
    "code": "order",
    "name": "Order",
    "cost": 1,
    "limit": 2,
    "restriction": {"kind": "none"},
    "set": "core",
    "version": "print",
    "witness": "one",
}


def test_a_record_is_read_fact_by_fact() -> None:
    """The elite stormtrooper, with all that is printed on it."""
    card = CARDS["elitestormtrooper"]

    assert ("group", "Stormtrooper", "", "imperial") == (
        card.kind,
        card.name,
        card.title,
        card.affiliation,
    )
    assert (("Trooper",), True, False) == (card.traits, card.elite, card.unique)
    assert (9, 3, 3, 5, 4) == (card.cost, card.reinforce, card.group, card.health, card.speed)
    assert ("ranged", (facts.BLUE, facts.GREEN), (facts.BLACK,)) == (
        card.attack,
        card.attack_dice,
        card.defence_dice,
    )
    assert {
        Surge(1, (Effect("damage", 2),)),
        Surge(1, (Effect("accuracy", 3),)),
    } == set(card.surges)
    assert ((1, 1), "core", ("stormtroopers",)) == (card.size, card.set_code, card.also_in)
    assert 3 == card.figure_cost


def test_boxes_keywords_and_double_surges_are_read() -> None:
    """Always-on numbers, a condition, a keyword without a number, two effects for one surge."""
    assert (Effect("bleed", 1), Effect("cleave", 2)) == CARDS["elitenexu"].box
    assert ("mobile",) == CARDS["elitenexu"].keywords
    assert ("massive",) == CARDS["eliteatst"].keywords
    both = Surge(1, (Effect("accuracy", 2), Effect("damage", 1)))
    assert both in CARDS["hansolo"].surges
    assert Surge(2, (Effect("damage", 1), Effect("blast", 2))) in CARDS["explosivearmaments"].surges


def test_a_lone_figure_is_worth_its_card() -> None:
    """Of several, each is worth what it costs to bring one back."""
    assert 18 == CARDS["darthvader"].figure_cost
    assert 2 == CARDS["stormtrooper"].figure_cost


def test_bases_are_the_short_side_and_the_long_one() -> None:
    """Large is what covers more than a space; upgrades cover none."""
    sizes = {code: CARDS[code].size for code in ("darthvader", "eliteewebengineer", "nexu")}
    assert {"darthvader": (1, 1), "eliteewebengineer": (1, 2), "nexu": (2, 2)} == sizes
    assert (2, 3) == CARDS["eliteatst"].size
    assert (0, 0) == CARDS["zillotechnique"].size
    assert [False, True, True, False] == [
        CARDS[code].is_large
        for code in ("darthvader", "eliteewebengineer", "nexu", "zillotechnique")
    ]


@ruling("ia.army.01", "ia.army.03", "ia.army.105", "ia.army.124")
def test_a_card_shows_one_of_three_affiliations_or_the_neutral_sign() -> None:
    """A neutral card is of none of the three."""
    army = [one for one in CARDS.values() if one.kind in ("group", "upgrade")]
    assert {"rebel", "imperial", "mercenary", "neutral"} == {one.affiliation for one in army}
    assert ("rebel", "imperial", "mercenary") == facts.AFFILIATIONS
    assert ["imperial", "rebel", "mercenary", "neutral"] == [
        CARDS[code].affiliation for code in ("darthvader", "hansolo", "ig88", "unshakable")
    ]


@ruling("ia.army.24")
def test_a_deployment_card_gives_what_its_figures_are() -> None:
    """Name, group size, Speed, Health; every group that attacks says how and with which dice."""
    groups = [one for one in CARDS.values() if one.kind == "group"]
    lacking = [
        one.code
        for one in groups
        if not (one.name and one.group and one.speed and one.health and one.modes)
        or bool(one.attack) != bool(one.attack_dice)
        or bool(one.reinforce) != (one.group > 1)
    ]
    assert [] == lacking


@ruling("ia.army.27", "ia.army.28", "ia.army.120")
def test_cards_are_elite_or_regular_and_some_are_unique() -> None:
    """Both are facts of a card; neither follows from the other."""
    known = ("stormtrooper", "elitestormtrooper", "darthvader", "gaarkhan")
    assert [(False, False), (True, False), (True, True), (False, True)] == [
        (CARDS[code].elite, CARDS[code].unique) for code in known
    ]


@ruling("ia.army.30")
def test_a_name_means_the_regular_and_the_elite_version() -> None:
    """And no other group."""
    named = Restriction(facts.NAME, "", ("Stormtrooper",))
    assert ["elitestormtrooper", "stormtrooper"] == sorted(
        code for code, card in CARDS.items() if fits(named, card)
    )


@pytest.mark.parametrize(
    ("restriction", "fitting"),
    [
        (Restriction("any"), "darthvader nexu stormtrooper"),
        (Restriction("any", "mercenary"), "nexu"),
        (Restriction("trait", "", ("Trooper", "Creature")), "nexu stormtrooper"),
        (Restriction("trait", "imperial", ("Trooper", "Creature")), "stormtrooper"),
        (Restriction("name", "", ("Darth Vader",)), "darthvader"),
        (Restriction("name", "", ("Darth Vader",), "Somebody Else"), ""),
        (Restriction("size", "", ("small",)), "darthvader stormtrooper"),
        (Restriction("size", "", ("large",)), "nexu"),
        (Restriction("keyword", "", ("mobile",)), "nexu"),
        (Restriction("unique"), "darthvader"),
        (Restriction("not_unique"), "nexu stormtrooper"),
    ],
)
def test_a_restriction_asks_for_printed_facts(restriction: Restriction, fitting: str) -> None:
    """Of these three groups and an upgrade, which never fits."""
    cards = ("darthvader", "nexu", "stormtrooper", "zillotechnique")
    assert fitting.split() == [code for code in cards if fits(restriction, CARDS[code])]


def test_the_least_record_is_read() -> None:
    """What is missing is empty, and a card without a restriction fits any group."""
    card = deployment_from(PLAIN)
    assert (0, (), (0, 0), Restriction("any")) == (
        card.cost,
        card.surges,
        card.size,
        card.restriction,
    )
    command = Command("order", "Order", 1, 2, Restriction("none"), "core", (), "print", "one")
    assert command == command_from(ORDER)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("code", ""),
        ("name", 7),
        ("kind", "hero"),
        ("affiliation", "jedi"),
        ("traits", ["Gungan"]),
        ("traits", "Trooper"),
        ("elite", 1),
        ("modes", ["duel"]),
        ("cost", "9"),
        ("cost", True),
        ("size", [2, 1]),
        ("size", [1, 1, 1]),
        ("size", ["1", "1"]),
        ("attack_dice", ["black"]),
        ("defence_dice", ["red"]),
        ("box", [["shield", 1]]),
        ("box", [["damage"]]),
        ("box", [["damage", "1"]]),
        ("surges", [[1]]),
        ("surges", [["1", []]]),
        ("keywords", ["flying"]),
        ("restriction", "Leader"),
        ("restriction", {"kind": "mood"}),
        ("restriction", {"kind": "any", "affiliation": "neutral"}),
        ("set", None),
        ("witness", "hearsay"),
    ],
)
def test_what_is_wrong_with_a_deployment_card_is_said(field: str, value: object) -> None:
    """The card and the fact are named."""
    with pytest.raises(UnreadableFact) as caught:
        deployment_from({**PLAIN, field: value})
    assert caught.value.field in (field, "kind", "affiliation")
    assert caught.value.code in ("guard", "(no code)")


def test_a_command_says_whom_it_is_played_on() -> None:
    """A record without a restriction is none: no box at all is written down as well."""
    with pytest.raises(UnreadableFact, match="card order: restriction"):
        command_from({**ORDER, "restriction": None})


@pytest.mark.parametrize(
    "record",
    [
        {"code": "pink", "faces": [[0] * 6] * 6},
        {"code": "any", "faces": [[0] * 6] * 6},
        {"code": "red", "faces": [[0] * 6] * 5},
        {"code": "red", "faces": [[0] * 5] * 6},
    ],
)
def test_a_die_has_a_colour_and_six_faces(record: dict[str, object]) -> None:
    """Of six numbers each."""
    assert Face(block=1) == die_from({"code": "black", "faces": [[0, 0, 0, 1, 0, 0]] * 6}).faces[5]
    with pytest.raises(UnreadableFact):
        die_from(record)


def test_a_rule_of_armies_is_of_a_known_kind() -> None:
    """Else nobody would keep it."""
    assert 2 == army_rule_from({"code": "a", "kind": "allies", "most": 2}).most
    with pytest.raises(UnreadableFact, match="kind"):
        army_rule_from({"code": "a", "kind": "banned"})
