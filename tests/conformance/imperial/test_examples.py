"""
The examples of the appendices; their pictures are lost, so each position is ours.

Examples of movement stand with the rules they show (`test_movement`, `test_large`).
"""

import pytest

from dejarik.testing.imperial.duels import activate, by
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.floors import Floor
from dejarik.testing.imperial.marks import ruling


@ruling("ia.example.101")
def test_a_wall_is_its_edge_and_nothing_more() -> None:
    """Callout 1: past the end of the wall all is open to steps and to lines."""
    floor = Floor("wall c3|d3")

    assert floor.sees("c2", "d2")
    assert {"d2", "d4"} == set(floor.steps("c3")) & {"d2", "d3", "d4"}


@ruling("ia.example.104")
def test_lines_run_across_the_target_to_its_far_corners() -> None:
    """Callout 5: with walls on both near edges only the far ones are left, and one of them does."""
    floor = Floor("figure d3")

    assert floor.choice("b3", "d3", "<^", ">").is_clear
    assert floor.choice("b3", "d3", ">_", ">").is_clear


@ruling("ia.example.105", "ia.example.106")
def test_figures_on_either_side_of_the_end_of_a_wall_see_each_other_but_are_not_adjacent() -> None:
    """Callout 6: so neither is a target for melee; with two walls more there is no sight."""
    floor = Floor("wall c3|d3")

    assert floor.sees("c3", "d3")
    assert floor.sees("d3", "c3")
    assert not floor.board.in_melee(floor.mask("c3"), floor.mask("d3"))
    assert floor.board.in_melee(floor.mask("c3"), floor.mask("d2"))


@ruling("ia.example.112", "ia.example.113")
def test_a_line_that_touches_an_end_or_a_corner_goes_on() -> None:
    """Callouts 10 and 11: the end of a wall, the corner of a blocking space and of a shield."""
    for thing in ("wall c2|d2", "blocking c2", "shield c2"):
        floor = Floor(thing)
        assert floor.choice("b2", "d3", "<_", "_").is_clear, thing
    assert Floor("wall c3|d3 c4|d4").sees("c3", "d4")


@pytest.mark.parametrize(
    "thing",
    [
        "door d2|e2 d3|e3, wall d4|e4 d1|e1",
        "wall d1|e1 d2|e2 d3|e3 d4|e4",
        "figure d2 d3 d4",
        "blocking d2 d3 d4",
    ],
)
@ruling("ia.example.114", "ia.example.115", "ia.example.116", "ia.example.117")
def test_what_lies_across_all_choices_leaves_no_sight(thing: str) -> None:
    """Callouts 12 to 15: no choice is clear, and without the thing there is sight."""
    floor = Floor(thing)

    assert (False, False) == (floor.sees("c3", "f3"), floor.sees("f3", "c3"))
    assert Floor().sees("c3", "f3")


@ruling("ia.example.114")
def test_an_open_door_across_all_choices_hides_nothing() -> None:
    """The other half of callout 12."""
    assert Floor("door d2|e2 d3|e3, wall d4|e4 d1|e1").open_door().sees("c3", "f3")


BLOCK = "blocking c3 d3 c4 d4"
"""Four blocking spaces; a droid hovers on c3, a trooper on d4, a crate lies on d3."""


@ruling("ia.example.139", "ia.example.141", "ia.example.142")
def test_who_stands_beside_a_figure_on_blocking_terrain_is_adjacent_and_sees_it() -> None:
    """Appendix III, callout 1: seen both ways, one space apart."""
    floor = Floor(f"{BLOCK}, figure c3 b3")

    assert (True, True) == (floor.sees("b3", "c3"), floor.sees("c3", "b3"))
    assert 1 == floor.distance("b3", "c3")
    assert floor.adjacent("b3", "c3")


@ruling("ia.example.143", "ia.example.144")
def test_other_blocking_spaces_hide_what_stands_behind_them() -> None:
    """From b3 the trooper on d4 is behind c3 and c4; the droid on c3 sees b3, but not e4."""
    floor = Floor(f"{BLOCK}, figure c3 d4")

    assert not floor.sees("b3", "d4")
    assert floor.sees("c3", "b3")
    assert not floor.sees("c3", "e4")


@ruling("ia.example.145", "ia.example.146", "ia.example.148")
def test_one_way_sight_at_blocking_terrain() -> None:
    """Callout 2: from d4 past the crate's d3 to e2, two spaces away; not back, past a third."""
    floor = Floor(f"{BLOCK}, figure e4")
    found = [floor.choice("e2", "d4", start, edge) for start, edge in _choices()]

    assert 2 == floor.distance("e2", "d4")
    assert floor.sees("d4", "e2")
    assert not floor.sees("e2", "d4")
    assert {"d3"} == {name for one in found for name in floor.map.named(one.spaces)}
    assert {"e4"} == {name for one in found for name in floor.map.named(one.figures)}
    assert any(one.in_line for one in found)
    assert Floor(BLOCK).sees("e2", "d4")
    assert floor.mask("d3") == floor.choice("d4", "e2", "<^", "<").spaces


def _choices() -> list[tuple[str, str]]:
    """All corners with all edges."""
    return [(start, edge) for start in ("<^", ">^", ">_", "<_") for edge in "^>_<"]


@ruling("ia.example.157", "ia.example.159", "ia.example.160")
def test_a_shield_is_looked_out_of_and_into_but_not_through() -> None:
    """Appendix IV, callouts 1 and 3, and the officer behind the shield."""
    floor = Floor("shield c3")

    assert floor.sees("c3", "f3")
    assert floor.sees("f3", "c3")
    assert (False, False) == (floor.sees("a3", "f3"), floor.sees("f3", "a3"))


# --- figures beside a droid on blocking terrain -------------------------------------------


def droid_field(mine: str, theirs: str) -> Field:
    """A droid hovers on the blocking space c3; figures stand around it."""
    luke = by("luke", "melee, dice red, health 12")
    return Field(mine, theirs, "blocking c3", Brought(cards=(luke, by("jet", "health 12"))))


@ruling("ia.example.150")
def test_an_officer_beside_a_droid_on_blocking_terrain_cowers() -> None:
    """Callout 4: adjacent to a friendly figure; without the droid there is no reroll."""
    for droid, found in (("c3", 1), ("f6", 0)):
        field = droid_field("luke a1", f"imperialofficer b2, probedroid {droid}")
        activate(field, "luke")
        field.dice("luke", "red 0/1/0", "imperialofficer'", "white 1/0/0")
        field.choose("attack imperialofficer'")
        cowers = [one for one in field.options() if one.startswith("imperialofficer'")]
        assert found == len(cowers)


@ruling("ia.example.151")
def test_a_guard_beside_a_droid_on_blocking_terrain_is_not_beside_its_space() -> None:
    """Callout 5: no help when the droid is attacked; with the droid on plain floor there is."""
    for things, block in (("blocking c3", 0), ("", 1)):
        luke = by("luke", "melee, dice red, health 12")
        brought = Brought(cards=(luke,))
        field = Field("luke b4", "royalguard d2 f6, probedroid c3", things, brought)
        activate(field, "luke")
        field.fight("luke", "probedroid'", "red 0/3/0", "black 1/0/0")
        field.pass_all()
        assert 3 - 1 - block == field.damage("probedroid'")


@ruling("ia.example.152")
def test_a_droid_on_blocking_terrain_destroys_itself_among_all_around_it() -> None:
    """Luke, officer, trooper and guard suffer it, and nobody further away."""
    mine = "probedroid c3, imperialofficer b2, royalguard d2 f6, jet d4"
    field = droid_field(mine, "luke b4")
    field.other_dice("probedroid", "red 0/1/0")
    while "probedroid: Self-Destruct" not in field.options():
        options = field.options()
        field.choose(next(one for one in ("end", "pass", *options) if one in options))
    field.choose("probedroid: Self-Destruct")
    names = ("luke'", "imperialofficer", "jet", "royalguard1", "royalguard2")

    assert [1, 1, 1, 1, 0] == [field.damage(one) for one in names]
