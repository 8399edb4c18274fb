"""What a player reads of the abilities that matter while teams and decks are built."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_node
from dejarik.kernel.program import Node

LINES: list[tuple[Node, str]] = [
    (
        d.team_up(1, (d.other, d.subtype("droid")), d.titled("Maul")),
        "Team Up 1: each other droid card and each copy of Maul on this team costs 1 point less.",
    ),
    (
        d.costs_fewer_points(1, if_=d.team_has(d.other, d.subtype("spectre"))),
        "This card costs 1 point less if the team has another Spectre character.",
    ),
    (
        d.include_only_if(d.team_has(points=20)),
        "For a team only if the team has a character worth 20 points or more.",
    ),
    (
        d.include_only_if(d.each_on_team(d.neutral)),
        "For a team only if every character of the team is a neutral character.",
    ),
    (
        d.may_include(d.hero, d.event, most=4, different=True, fitting_colour=True),
        "The deck may hold up to 4 different hero events although their affiliation does not fit.",
    ),
    (
        d.may_include(d.red, d.villain, d.subtype("weapon", "vehicle")),
        (
            "The deck may hold any number of red villain weapon or vehicle cards although "
            "affiliation or colour do not fit."
        ),
    ),
    (
        d.include_only_if(d.team_has(d.red, at_least=2)),
        "For a team only if the team has 2 or more red characters.",
    ),
]


@pytest.mark.parametrize(("part", "expected"), LINES)
def test_a_rule_of_building_becomes_a_line(part: Node, expected: str) -> None:
    """With what it asks for, or what it allows."""
    assert expected == render_node(part)
