"""Objects: control, interacting, doors, tokens that are carried, and what they do not hinder."""

import pytest

from dejarik.games.imperial.effects.modifiers import OfFigures
from dejarik.games.imperial.effects.movement import PlaceItself
from dejarik.games.imperial.effects.objects import Carrying, FlipToken, TakeToken
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import during
from dejarik.games.imperial.model.statistics import SPEED
from dejarik.games.imperial.model.texts import Interaction, Passive
from dejarik.games.imperial.rules.deployment import zone_mask
from dejarik.games.imperial.rules.objects import controls_spaces, controls_token
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

CARDS = (by("one"), by("two"), by("friend"))
TAKE = (Interaction("crate", TakeToken()),)


def control(mine: str, theirs: str, token: str, things: str = "") -> int:
    """Who controls a crate with figures on these spaces."""
    sides = [
        ", ".join(f"{code} {space}" for code, space in zip(codes, spaces.split(), strict=False))
        for codes, spaces in ((("one", "friend"), mine), (("two", "friend"), theirs))
    ]
    field = Field(sides[0], sides[1], things, Brought(cards=CARDS, tokens={"crate": token}))
    return controls_token(field.s, field.token("crate"))


@pytest.mark.parametrize(
    ("mine", "theirs", "seat"),
    [("b2", "f6", 0), ("b3", "f6", 0), ("a1", "c3", NOBODY), ("f6", "c3", 1), ("f6", "f5", NOBODY)],
)
@ruling("ia.object.11", "ia.object.12", "ia.object.15", "ia.object.17")
def test_who_alone_has_figures_on_or_beside_a_token_controls_it(
    mine: str, theirs: str, seat: int
) -> None:
    """The crate lies in b2; figures of both sides cancel each other."""
    assert seat == control(mine, theirs, "b2")


@ruling("ia.object.17")
def test_numbers_do_not_matter_for_control() -> None:
    """Two against one is nobody's."""
    assert NOBODY == control("a1 a2", "c3", "b2")


@ruling("ia.object.13")
def test_a_wall_or_a_closed_door_keeps_a_figure_from_contesting() -> None:
    """Straight across it, with the ways round shut."""
    assert NOBODY == control("a2", "c2", "b2")
    assert 0 == control("a2", "c2", "b2", "wall b2|c2 b1|c1 b3|c3")
    assert 0 == control("a2", "c2", "b2", "door b1|c1 b2|c2, wall b3|c3")


@ruling("ia.object.16")
def test_a_token_on_blocking_terrain_is_controlled_from_beside() -> None:
    """At a distance of one space."""
    assert 0 == control("a2", "f6", "b2", "blocking b2")
    assert NOBODY == control("a2", "c3", "b2", "blocking b2")
    assert NOBODY == control("a4", "f6", "b2", "blocking b2")


@pytest.mark.parametrize(
    ("mine", "theirs", "seat"),
    [("a1", "f1", 0), ("f1", "b2", 1), ("a2", "b1", NOBODY), ("b2", "c2", 0), ("c1", "f1", NOBODY)],
)
@ruling("ia.object.18", "ia.object.19", "ia.object.20", "ia.object.07")
def test_a_zone_is_controlled_by_who_alone_has_figures_in_it(
    mine: str, theirs: str, seat: int
) -> None:
    """The zone of the first seat is a1 to b2; adjacent figures do not count, unlike for a token."""
    brought = Brought(zones=("a1 b1 a2 b2", "f6"), tokens={"crate": "b1"})
    field = duel(at=(mine, theirs), more=brought)

    assert seat == controls_spaces(field.s, zone_mask(field.s, 0))
    if theirs == "c2":
        assert NOBODY == controls_token(field.s, field.token("crate"))


@pytest.mark.parametrize("kind", ["crate", "terminal"])
@ruling("ia.object.21", "ia.object.104", "ia.object.114", "ia.object.134")
def test_a_token_hides_nothing(kind: str) -> None:
    """An attack over its space."""
    more = Brought(terminals="b1") if kind == "terminal" else Brought(tokens={kind: "b1"})

    assert ["two'"] == duel(more=more).offered("attack")


@pytest.mark.parametrize("kind", ["crate", "terminal"])
@ruling("ia.object.22", "ia.object.23", "ia.object.105", "ia.object.106", "ia.object.113")
def test_a_token_hinders_no_movement(kind: str) -> None:
    """Through its space and into it, at no further cost."""
    more = Brought(terminals="a2") if kind == "terminal" else Brought(tokens={kind: "a2"})
    for end, left in (("a3", 0), ("a2", 1)):
        field = duel("speed 2", at=("a1", "f6"), things="blocking b1 b2", more=more)
        field.choose("move", "walk", f"go {end}")
        assert end == field.where("one")
        assert left == field.s.activations[0].points


@ruling("ia.object.135", "ia.object.136", "ia.object.24", "ia.object.137", "ia.object.107")
def test_terrain_under_a_token_stays_what_it_is() -> None:
    """Difficult terrain costs one more with a terminal or a crate on it."""
    for more in (Brought(terminals="a2"), Brought(tokens={"crate": "a2"})):
        field = duel("speed 3", at=("a1", "f6"), things="difficult a2", more=more)
        field.choose("move", "walk", "go a2")
        assert 1 == field.s.activations[0].points


@ruling("ia.object.25", "ia.object.108", "ia.object.138")
def test_a_token_on_blocking_terrain_neither_opens_nor_clears_it() -> None:
    """The space hides and cannot be entered."""
    for more in (Brought(terminals="b1"), Brought(tokens={"crate": "b1"})):
        field = duel(things="blocking b1, wall a2|b2", more=more)
        assert [] == field.offered("attack")
        field.choose("move", "walk")
        assert "b1" not in field.offered("go")


# --- interacting --------------------------------------------------------------------------


@ruling("ia.object.27", "ia.activation.101", "ia.activation.102", "ia.object.28", "ia.object.30")
def test_a_door_is_opened_by_an_interact_and_hinders_nothing_then() -> None:
    """For an action; afterwards there is nothing to do with it."""
    field = duel(at=("a1", "c1"), things="door b1|c1 b2|c2, wall b3|c3 b4|c4 b5|c5 b6|c6")
    assert ["move", "end"] == field.options()
    field.put("one", "b1")
    assert ["move", "interact door1", "end"] == field.options()

    field.choose("interact door1")

    assert 1 == field.s.activations[0].actions
    assert ["move", "attack two'", "end"] == field.options()
    field.choose("move", "walk")
    assert "c2" in field.offered("go")


@ruling("ia.activation.103", "ia.activation.104", "ia.activation.105", "ia.activation.108")
def test_objects_of_a_rule_are_interacted_with_from_their_space_or_beside() -> None:
    """Not from afar; not with what no rule speaks of."""
    more = Brought(mission=TAKE, tokens={"crate": "a1", "sign": "a2"}, terminals="b1")
    for space, found in (("a1", ["crate"]), ("b2", ["crate"]), ("c1", []), ("a3", [])):
        field = duel(at=(space, "f6"), more=more)
        assert found == field.offered("interact")


@ruling("ia.activation.107", "ia.round.101")
def test_a_mission_says_what_an_interact_does() -> None:
    """Turning it to a side here; two tasks for one object are two choices."""
    rules: tuple[Node, ...] = (Interaction("panel", FlipToken()), Interaction("panel", _SCORED))
    field = duel(more=Brought(mission=rules, tokens={"panel": "a2"}))
    assert ["panel", "panel"] == field.offered("interact")
    decision = field.decision()
    place = [n for n, one in enumerate(field.options()) if one == "interact panel"][1]
    field.game.apply(field.s, 0, decision.id, place, field.recorder)
    assert [1, 0] == field.points()

    field.choose("interact panel", "1")
    assert 1 == field.token("panel").side


_SCORED = Score(Number(1))


@ruling("ia.object.102", "ia.object.117")
def test_a_token_of_which_the_mission_says_nothing_does_nothing() -> None:
    """It is not offered, and the round scores nothing for it."""
    field = duel(more=Brought(tokens={"sign": "a2"}))

    assert ["move", "attack two'", "end"] == field.options()


# --- carrying -----------------------------------------------------------------------------


def carrier(more: tuple[Node, ...] = ()) -> Field:
    """`one` in its activation with a crate it has just retrieved from beside it."""
    rules = (*TAKE, *more)
    brought = Brought(cards=(by("friend"),), mission=rules, tokens={"crate": "b1 b2"})
    parts = ((during("Jump", PlaceItself(2)),), ())
    field = duel(
        "speed 2, health 3",
        "melee, dice red",
        at=("a1, friend c1", "f6"),
        more=brought,
        programs=parts,
    )
    field.choose("interact crate b1")
    return field


@ruling("ia.object.116", "ia.object.119", "ia.object.120")
def test_a_retrieved_token_is_carried_and_no_longer_in_its_space() -> None:
    """The figure stays where it is."""
    field = carrier()

    assert field.names["one"] == field.token("crate").carrier
    assert -1 == field.token("crate").space
    assert "a1" == field.where("one")
    assert ["crate b2"] == field.offered("interact")


@ruling("ia.object.118")
def test_a_carried_token_goes_where_its_figure_goes() -> None:
    """On foot and by being placed: it falls where the figure falls."""
    field = carrier()
    field.choose("use Jump", "a3")
    field.hurt("one", 2)
    field.put("two'", "a4")
    field.choose("end")
    activate(field, "two")
    field.fight("two'", "one", "red 0/3/0")

    assert "a3" == field.s.map().names[field.token("crate").space]


@ruling("ia.object.121")
def test_a_figure_may_carry_several_tokens() -> None:
    """Unless the mission sets a limit."""
    field = carrier()

    field.choose("interact crate b2")

    assert [field.names["one"]] * 2 == [field.token("crate", n).carrier for n in (0, 1)]


@ruling("ia.object.122", "ia.object.123", "ia.object.124")
def test_a_carried_token_is_neither_taken_nor_given_nor_put_down() -> None:
    """Nothing of the kind is offered to its carrier, a friend or a foe."""
    field = carrier()
    assert ["move", "attack two'", "interact crate b2", "use Jump", "end"] == field.options()
    field.put("two'", "a2")
    field.choose("end")
    activate(field, "two")
    assert ["crate b2"] == field.offered("interact")
    field.choose("end")
    activate(field, "friend")
    assert ["crate b2"] == field.offered("interact")


@ruling("ia.object.125", "ia.object.126")
def test_a_token_lies_where_its_carrier_was_defeated_and_can_be_retrieved_again() -> None:
    """By the one who struck."""
    field = carrier()
    field.put("two'", "a2")
    field.choose("end")
    activate(field, "two")
    field.fight("two'", "one", "red 0/3/0")

    assert [-1, 0] == [field.figure("one").placement, field.token("crate").space]
    field.choose("interact crate a1")
    assert field.names["two'"] == field.token("crate").carrier


@ruling("ia.object.129")
def test_only_the_mission_gives_a_carried_token_an_effect() -> None:
    """Less Speed here, and never below none."""
    field = carrier()
    field.choose("move")
    assert 2 == field.s.activations[0].points
    slow = Passive(OfFigures(SPEED, Number(-3), (Carrying("crate"),)))
    field = carrier((slow,))
    field.choose("move")

    assert 0 == field.s.activations[0].points
