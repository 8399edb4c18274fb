"""Card programs as plain data: there and back, strictly."""

import json

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.node_list import from_json, node_classes
from dejarik.kernel.json_form import UnreadableProgram, to_json
from dejarik.titles.destiny.catalogue.texts import versions

CARDS = versions()

GAIN_FOUR = {
    "node": "ChangeResources",
    "kind": 27,
    "amount": {"node": "Number", "number": 4},
    "who": {"node": "You"},
}


@pytest.mark.parametrize("code", sorted(CARDS))
def test_every_card_survives_being_written_down(code: str) -> None:
    """Through JSON text and back, each part of a card is equal to itself."""
    parts = CARDS[code].parts
    written = json.dumps([to_json(part) for part in parts])

    assert parts == tuple(from_json(form) for form in json.loads(written))


def test_the_form_names_the_node_and_every_field() -> None:
    """A node is an object with its class and all its fields, defaults included."""
    assert GAIN_FOUR == to_json(d.gain(4))
    assert {"node": "RemoveDice", "dice": to_json(d.a_die), "name": ""} == to_json(
        d.remove(d.a_die)
    )


def test_a_tuple_is_a_list() -> None:
    """Fields with several values are written as lists."""
    assert {"node": "OfSubtype", "subtypes": ["pilot", "vehicle"]} == to_json(
        d.subtype("pilot", "vehicle")
    )


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"node": "Teleport"}, "there is no node called 'Teleport'"),
        ({"number": 4}, "there is no node called None"),
        ({"node": ["Number"]}, "there is no node called"),
        ({"node": "Number", "number": 4, "sign": -1}, "Number has no field 'sign'; it has number"),
        ({"node": "Number"}, "Number lacks its field 'number'"),
        ({"node": "You", "really": True}, "You has no field 'really'; it has none"),
        ({"node": "Number", "number": 0.5}, "Number: 0.5 cannot stand in the field 'number'"),
        ({**GAIN_FOUR, "who": {"node": "Nobody"}}, "there is no node called 'Nobody'"),
        ([], "[] is not a node"),
        ("Number", "'Number' is not a node"),
    ],
)
def test_what_is_not_a_program_is_refused(data: object, complaint: str) -> None:
    """The complaint names the node and the field, and is a ValueError."""
    with pytest.raises(UnreadableProgram) as problem:
        from_json(data)

    assert complaint in str(problem.value)
    assert isinstance(problem.value, ValueError)


def test_only_plain_values_can_be_written() -> None:
    """A program never holds a list or a number with a fraction."""
    with pytest.raises(TypeError, match="cannot stand in a program"):
        to_json([1, 2])


def test_every_node_is_known_by_its_name() -> None:
    """Nodes of the game and of the kernel stand side by side."""
    assert {"DealDamage", "Pick", "May", "Choose", "Triggered", "Titled"} <= set(node_classes())
