"""Companions, neutral and massive figures: what they hide and hinder, and what is empty."""

import pytest

from dejarik.games.imperial.effects.movement import PlaceItself
from dejarik.games.imperial.language.words import during
from dejarik.games.imperial.model.facts import COMPANION
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.floors import Floor
from dejarik.testing.imperial.made_up import deployment
from dejarik.testing.imperial.marks import ruling

PET = (deployment("pet", kind=COMPANION), ())
ROW = "missing a2 b2 c2 d2 e2 f2"


def company(theirs: str, words: str = "", things: str = ROW) -> Field:
    """A figure on a1 in its activation, with points, and others in its row."""
    more = Brought(cards=(PET, by("wall"), by("giant", "keywords massive")))
    field = duel(words, at=("a1", theirs), things=things, more=more)
    field.choose("move")
    return field


@ruling("ia.movement.04", "ia.movement.06")
def test_a_hostile_companion_costs_nothing_and_may_be_stood_on() -> None:
    """In b1, with one point; another hostile figure needs three to be passed."""
    pet = company("f6, pet b1", "speed 1")
    pet.choose("walk")
    assert ["go b1", "stepwise"] == pet.options()
    pet.choose("go b1")
    assert ("b1", 0) == (pet.where("one"), pet.s.activations[0].points)
    assert "end" in pet.options()


@ruling("ia.movement.04")
def test_another_hostile_figure_costs_a_point_more() -> None:
    """Two points do not lead past it, three do; past a companion two lead."""
    assert "walk" not in company("f6, wall b1", "speed 2").options()
    for name, points in (("wall", 3), ("pet", 2)):
        field = company(f"f6, {name} b1", f"speed {points}")
        field.choose("walk")
        assert "go c1" in field.options()


@pytest.mark.parametrize(("between", "seen"), [("pet", True), ("wall", False)])
@ruling("ia.sight.08", "ia.sight.115")
def test_a_companion_hides_nothing(between: str, seen: bool) -> None:
    """In a row, where any other figure hides."""
    field = company(f"c1, {between} b1")

    assert seen is ("two'" in field.offered("attack"))


@pytest.mark.parametrize(
    ("one", "two", "seen"),
    [("", "", False), ("keywords massive", "", True), ("", "keywords massive", True)],
)
@ruling("ia.sight.140", "ia.sight.141")
def test_nobody_hides_anything_from_or_of_a_massive_figure(one: str, two: str, seen: bool) -> None:
    """In a row with a figure between them."""
    more = Brought(cards=(by("wall"),))
    field = duel(one, two, at=("a1", "c1, wall b1"), things=ROW, more=more)

    assert seen is ("two'" in field.offered("attack"))


@ruling("ia.sight.143")
def test_a_massive_figure_hides_like_any() -> None:
    """Between two others."""
    assert ["giant'"] == company("c1, giant b1").offered("attack")


@ruling("ia.figure.120", "ia.sight.148")
def test_a_neutral_figure_hides_and_costs_nothing() -> None:
    """It counts among those that are not hostile, as friends do."""
    floor = Floor("figure b1", (4, 1))

    assert {"b1": 1} == floor.steps("a1", 2)
    assert 2 == floor.cost("a1", "c1")
    assert not floor.sees("a1", "c1")


@ruling("ia.movement.12", "ia.movement.13")
def test_a_space_without_a_figure_is_empty_whatever_lies_in_it() -> None:
    """Placing asks for empty spaces: not those of friends, foes, large figures and companions."""
    cards = (by("friend"), by("large", "size 1x2"), by("giant", "keywords massive"), PET)
    more = Brought(cards=cards, tokens={"crate": "b1"}, terminals="b2")
    for words in ("", "keywords massive"):
        field = duel(
            words,
            at=("a1, friend c1, pet a2", "f6, large c2, giant a3"),
            things="missing b3",
            more=more,
            programs=((during("Place", PlaceItself(2)),), ()),
        )
        field.choose("use Place")
        assert ["b1", "b2"] == field.options()
