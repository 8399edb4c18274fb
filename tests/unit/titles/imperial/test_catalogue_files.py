"""The shipped data files of Imperial Assault."""

from collections import Counter

from dejarik.games.imperial.model import dice
from dejarik.games.imperial.model.facts import (
    ATTACK_DICE,
    BLACK,
    BLUE,
    DEFENCE_DICE,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    Face,
)
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.answers import ImperialCatalogue


def test_every_card_is_there() -> None:
    """122 groups, 38 upgrades, 7 companions, 3 forms and 206 commands, all by their codes."""
    kinds = Counter(one.kind for one in files.deployments().values())

    assert {"group": 122, "upgrade": 38, "companion": 7, "form": 3} == dict(kinds)
    assert 206 == len(files.commands())
    assert set() == files.deployments().keys() & files.commands().keys()


def test_the_catalogue_says_how_large_an_army_is() -> None:
    """A page shows the limits beside what an army comes to; it knows none of its own."""
    told = ImperialCatalogue().cards("print", "en").formats

    assert {"open": (40, 15, 15), "core": (40, 15, 15)} == {
        one.code: (one.points, one.deck_size, one.deck_points) for one in told
    }


def test_the_core_set_is_whole() -> None:
    """30 groups of 23 names, 6 upgrades and 37 commands."""
    core = [one for one in files.deployments().values() if one.set_code == "core"]
    groups = [one for one in core if one.kind == "group"]

    assert (30, 23) == (len(groups), len({one.name for one in groups}))
    assert 6 == sum(one.kind == "upgrade" for one in core)
    assert 37 == sum(one.set_code == "core" for one in files.commands().values())


def test_every_card_is_of_a_set() -> None:
    """Also where it is in others as well."""
    sets = {one.code for one in files.sets()}
    used = [files.library().sets(code) for code in [*files.deployments(), *files.commands()]]

    assert "core" == files.sets()[0].code
    assert set() == {one for each in used for one in each} - sets


def test_the_dice_are_those_of_the_design() -> None:
    """Every face, accuracy, damage and surge or block, evade and dodge."""
    expected = {
        RED: "010 020 020 021 030 030",
        BLUE: "201 210 311 320 420 510",
        GREEN: "101 111 120 211 220 320",
        YELLOW: "001 012 120 111 210 201",
        BLACK: "100 100 200 200 300 010",
        WHITE: "110 110 100 010 000 001",
    }
    for colour, faces in expected.items():
        numbers = [tuple(int(one) for one in face) for face in faces.split()]
        if colour in ATTACK_DICE:
            wanted = tuple(Face(*face) for face in numbers)
        else:
            wanted = tuple(Face(0, 0, 0, *face) for face in numbers)
        assert wanted == files.dice()[colour].faces
    assert {*ATTACK_DICE, *DEFENCE_DICE} == files.dice().keys()


def test_the_rules_roll_the_dice_of_the_data() -> None:
    """Colour by colour and face by face."""
    shown = [
        [
            (face.accuracy, face.damage, face.surge)
            if colour in ATTACK_DICE
            else (face.block, face.evade, face.dodge)
            for face in die.faces
        ]
        for colour, die in sorted(files.dice().items())
    ]
    assert shown == [list(faces) for faces in dice.FACE_RESULTS]


def test_names_that_restrictions_ask_for_exist() -> None:
    """Else a command or an attachment could never be used: no name is misspelt."""
    names = {(one.name, one.title) for one in files.deployments().values()}
    restrictions = [one.restriction for one in files.deployments().values()]
    restrictions += [one.restriction for one in files.commands().values()]
    asked = [one for one in restrictions if one.kind == "name"]

    # Commands, attachments and forms.
    assert 48 + 4 + 3 == len(asked)
    for one in asked:
        assert all(
            any(value == name and one.title in ("", title) for name, title in names)
            for value in one.values
        )
