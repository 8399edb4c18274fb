"""Why an army is not allowed, in words."""

import ast
import inspect

import pytest

from dejarik.games.imperial.building import (
    alliances,
    armies,
    attachments,
    decks,
    formats,
    list_check,
)
from dejarik.games.imperial.building.list_check import idle_cards, why_not_playable
from dejarik.games.imperial.language.english import complaints as english
from dejarik.games.imperial.language.english.complaints import complaint_sentence, ruling_behind
from dejarik.testing.imperial.lists import complaints, listed
from dejarik.titles.imperial.catalogue import files

CORE = files.formats()["core"]
LIBRARY = files.library()


@pytest.mark.parametrize(
    ("army", "deck", "expected"),
    [
        ("nobody", "", ["There is no card nobody."]),
        (
            "zillotechnique camdroid",
            "",
            [
                (
                    "Cam Droid cannot be chosen for an army: only groups and upgrades can. "
                    "[ia.army.06]"
                ),
                "An army has at least one group; this one has none.",
            ],
        ),
        (
            "darthvader*2 elitestormtrooper",
            "planning*2",
            [
                "The army costs 45 points; 40 is the most. [ia.army.08]",
                "Darth Vader is unique, yet it is here 2 times. [ia.army.10]",
                "The command deck has 2 copies of Planning; it may have 1. [ia.army.21]",
            ],
        ),
        (
            "stormtrooper*2 rebeltrooper",
            "",
            [
                (
                    "Rebel Trooper cannot join an Imperial army: all cards share one affiliation. "
                    "[ia.army.02]"
                )
            ],
        ),
        (
            "stormtrooper temporaryallianceimperial nexu*3",
            "",
            ["2 groups of another affiliation may join, not 3: Nexu. [ia.army.02]"],
        ),
        (
            "stormtrooper temporaryallianceimperial blackmarket",
            "",
            ["Black Market cannot join an Imperial army: only groups are let in. [ia.army.18]"],
        ),
        (
            "chewbacca wookieeavenger hansolo lukeskywalkerherooftherebellion gaarkhan",
            "",
            [
                (
                    "Without the cards of negative cost the army costs 45 points; "
                    "with them it may cost 44. [ia.army.101]"
                )
            ],
        ),
        (
            "eliteprobedroid*3",
            "",
            ["The army has 3 elite cards of Probe Droid; 2 are the most. [ia.army.11]"],
        ),
        (
            "lukeskywalkerherooftherebellion lukeskywalkerjediknight",
            "",
            [
                (
                    "Luke Skywalker is unique: one army cannot have Luke Skywalker (Hero of the "
                    "Rebellion) and Luke Skywalker (Jedi Knight). [ia.army.121]"
                )
            ],
        ),
        (
            "hansolo rebeltrooper rebelsaboteur heroiceffort",
            "",
            [
                (
                    "Heroic Effort wants an army of unique groups, "
                    "without Rebel Trooper or Rebel Saboteur."
                )
            ],
        ),
    ],
)
def test_complaints_are_sentences(army: str, deck: str, expected: list[str]) -> None:
    """With the ruling behind them, if there is one."""
    found = complaints(listed(army, deck))
    assert expected == [complaint_sentence(one, LIBRARY) for one in found]


def test_what_cannot_be_played_or_used_is_said() -> None:
    """One card is, several are."""
    brought = listed("stormtrooper elitestormtrooper", "sonofskywalker", size=1)
    missing = why_not_playable(LIBRARY, brought, {"stormtrooper"})
    idle = idle_cards(LIBRARY, brought)
    assert [
        "Stormtrooper (Elite) and Son of Skywalker are known but not implemented yet.",
        "No group of the army can play Son of Skywalker.",
    ] == [complaint_sentence(one, LIBRARY) for one in [*missing, *idle]]


def test_a_card_outside_a_format_is_said() -> None:
    """With the name of the format and no ruling."""
    found = complaints(listed("bobafett", "pummel*2 marksman*2 regroup*2"), CORE)
    outside = [one for one in found if one.key == "not_in_sets"]
    assert ["Boba Fett (Infamous Bounty Hunter) is not in the sets of Core set."] == [
        complaint_sentence(one, LIBRARY) for one in outside
    ]
    assert [""] == [ruling_behind(one) for one in outside]


def test_every_complaint_has_words() -> None:
    """Every key that building can give, and no other."""
    spoken: set[str] = set()
    given: set[str] = set()
    for module in (alliances, armies, attachments, decks, formats, list_check):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                spoken.add(node.value)
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Complaint":
                given |= {str(one.value) for one in node.args[:1] if isinstance(one, ast.Constant)}
    assert 12 < len(given)
    assert set() == given - set(english._SAID)
    assert set() == set(english._SAID) - spoken
